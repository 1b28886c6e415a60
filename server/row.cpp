// SPDX-License-Identifier: Apache-2.0
#include "server/row.h"

#include "match/json_write.h"
#include "match/record.h"

namespace fg::server {
namespace {

namespace json = boost::json;

void add_text(std::string& out, std::string_view key, const std::string& text) {
    if (text.empty()) return;
    out += ",\"";
    out += key;
    out += "\":";
    append_quoted(out, text);
}

std::string text_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

template <Named E>
E word_in(const json::object& object, std::string_view key) {
    const std::string word = text_in(object, key);
    for (int i = 0; i < name_count<E>; ++i)
        if (name_of(static_cast<E>(i)) == word) return static_cast<E>(i);
    return E::none;
}

}  // namespace

std::string write_row(const Row& row) {
    std::string out = "{\"row\":";
    append_quoted(out, name_of(row.kind));
    if (row.seat != no_seat) out += ",\"seat\":" + std::to_string(index_of(row.seat));
    if (row.by != Row::By::none) add_text(out, "by", std::string(name_of(row.by)));
    if (row.on) out += ",\"on\":true";
    add_text(out, "person", row.person);
    add_text(out, "text", row.text);
    add_text(out, "name", row.name);
    if (!row.choice.empty()) out += ",\"choice\":" + row.choice;
    if (!row.chance.empty()) {
        out += ",\"chance\":";
        append_chance(out, row.chance);
    }
    if (!row.setup.empty()) out += ",\"setup\":" + json::serialize(row.setup);
    out += '}';
    return out;
}

Or<Row> read_row(std::string_view text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) return Refusal{"bad_row", "a row is not a JSON object", ""};
    const json::object& object = value.get_object();
    Row row{.kind = word_in<Row::Kind>(object, "row"), .by = word_in<Row::By>(object, "by")};
    if (row.kind == Row::Kind::none) return Refusal{"bad_row", "a row is of no known kind", ""};
    if (const json::value* seat = object.if_contains("seat"); seat != nullptr && seat->is_int64())
        row.seat = seat_of(static_cast<int>(seat->get_int64()));
    if (row.seat != no_seat && index_of(row.seat) >= max_seats)
        return Refusal{"bad_row", "a row has no such seat", ""};
    row.on = object.contains("on");
    row.person = text_in(object, "person");
    row.text = text_in(object, "text");
    row.name = text_in(object, "name");
    if (const json::value* choice = object.if_contains("choice")) row.choice = json::serialize(*choice);
    if (const json::value* setup = object.if_contains("setup"); setup != nullptr && setup->is_object())
        row.setup = setup->get_object();
    if (const json::value* chance = object.if_contains("chance")) {
        Or<std::vector<ChanceWord>> words = read_chance(*chance);
        if (!words) return words.refusal();
        row.chance = std::move(*words);
    }
    return row;
}

}  // namespace fg::server
