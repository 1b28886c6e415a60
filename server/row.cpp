// SPDX-License-Identifier: Apache-2.0
#include "server/row.h"

#include "common/json_object.h"
#include "common/json_text.h"
#include "match/record.h"

namespace fg::server {
namespace {

namespace json = boost::json;

void add_text_if_any(std::string& out, std::string_view key, std::string_view text) {
    if (!text.empty()) add_text(out, key, text);
}

}  // namespace

std::string write_row(const Row& row) {
    std::string out = "{";
    add_text(out, "row", name_of(row.kind));
    if (row.seat != no_seat) add_number(out, "seat", index_of(row.seat));
    if (row.by != Row::By::none) add_text(out, "by", name_of(row.by));
    if (row.on) add_flag(out, "on", true);
    add_text_if_any(out, "person", row.person);
    add_text_if_any(out, "text", row.text);
    add_text_if_any(out, "name", row.name);
    if (!row.choice.empty()) add_json(out, "choice", row.choice);
    if (!row.report.empty()) add_json(out, "report", row.report);
    if (!row.chance.empty()) {
        add_key(out, "chance");
        append_chance(out, row.chance);
    }
    if (!row.setup.empty()) add_json(out, "setup", json::serialize(row.setup));
    return out + '}';
}

Or<Row> read_row(std::string_view text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) return Refusal{"bad_row", "a row is not a JSON object", ""};
    JsonObject fields(value.get_object());
    Row row{.kind = fields.name_or("row", Row::Kind::none), .by = fields.name_or("by", Row::By::none)};
    if (row.kind == Row::Kind::none) return Refusal{"bad_row", "a row is of no known kind", ""};
    if (fields.has("seat")) row.seat = seat_of(static_cast<int>(fields.number("seat", {0, max_seats - 1})));
    row.on = fields.flag_or("on", false);
    row.person = fields.text_or("person", "");
    row.text = fields.text_or("text", "");
    row.name = fields.text_or("name", "");
    row.setup = fields.object_or_empty("setup");
    if (!fields.is_sound()) return Refusal{"bad_row", "a row's " + fields.fault().message, ""};
    if (const json::value* choice = fields.find("choice")) row.choice = json::serialize(*choice);
    if (const json::value* report = fields.find("report")) row.report = json::serialize(*report);
    if (const json::value* chance = fields.find("chance")) {
        Or<std::vector<Outcome>> words = read_chance(*chance);
        if (!words) return words.refusal();
        row.chance = std::move(*words);
    }
    return row;
}

}  // namespace fg::server
