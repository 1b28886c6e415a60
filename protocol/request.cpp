// SPDX-License-Identifier: Apache-2.0
#include "protocol/request.h"

#include <algorithm>
#include <cmath>

#include "common/text.h"
#include "common/utf8.h"
#include "match/record.h"

namespace fg::protocol {
namespace {

namespace json = boost::json;

constexpr std::size_t longest_name = 64;
constexpr std::size_t most_outcomes = 10'000;
constexpr std::size_t seed_digits = 64;

[[noreturn]] void refuse_field(std::string_view key, const std::string& what) {
    refuse("bad_field", in_quotes(key) + " must be " + what);
}

bool is_writable(const json::value& value) {
    const auto each = [](const auto& items, auto part) { return std::ranges::all_of(items, part); };
    if (value.is_array()) return each(value.get_array(), is_writable);
    if (value.is_object())
        return each(value.get_object(), [](const auto& entry) { return is_writable(entry.value()); });
    return !value.is_double() || std::isfinite(value.get_double());
}

bool is_whole(const json::value& value) { return value.is_int64() || value.is_uint64(); }

}  // namespace

void refuse(std::string code, std::string message, std::string rule) {
    throw Refused{{std::move(code), std::move(message), std::move(rule)}};
}

Request Request::parse(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        refuse("empty_line", "the line is empty; it must be a JSON object");
    boost::system::error_code error;
    json::value value = json::parse(json::string_view(line.data(), line.size()), error);
    if (error) refuse("bad_json", "the line is not JSON: " + error.message());
    if (!value.is_object()) refuse("not_an_object", "the line must be a JSON object");
    return Request(std::move(value.get_object()));
}

std::string Request::id() const {
    const json::value* id = object_.if_contains("id");
    if (id == nullptr) return {};
    // JSON has no word for what is beyond the largest number.
    if (!is_writable(*id)) refuse_field("id", "something that can be written again");
    return json::serialize(*id);
}

void Request::allow_only(std::span<const std::string_view> keys) const {
    JsonObject fields(object_);
    fields.allow_only(keys, {"do", "id"});
    refuse_fault(fields);
}

const json::value& Request::need(std::string_view key) const {
    return sound([&](JsonObject& fields) -> const json::value& { return fields.need(key); });
}

std::string Request::text(std::string_view key) const {
    return sound([&](JsonObject& fields) { return std::string(fields.text(key)); });
}

std::string Request::text_or(std::string_view key, std::string_view fallback) const {
    return sound([&](JsonObject& fields) { return std::string(fields.text_or(key, fallback)); });
}

std::int64_t Request::number(std::string_view key, std::int64_t least, std::int64_t most) const {
    return sound([&](JsonObject& fields) { return fields.number(key, {.least = least, .most = most}); });
}

std::int64_t Request::number_or(std::string_view key, std::int64_t fallback, std::int64_t least,
                                std::int64_t most) const {
    return sound(
        [&](JsonObject& fields) { return fields.number_or(key, fallback, {.least = least, .most = most}); });
}

bool Request::flag(std::string_view key) const {
    return sound([&](JsonObject& fields) { return fields.flag_or(key, false); });
}

std::vector<json::object> Request::objects(std::string_view key) const {
    const json::value& list = need(key);
    std::vector<json::object> all;
    if (!list.is_array() || list.get_array().empty())
        refuse("bad_field", "\"" + std::string(key) + "\" must be a list of objects");
    for (const json::value& one : list.get_array()) {
        if (!one.is_object()) refuse("bad_field", "\"" + std::string(key) + "\" must be a list of objects");
        all.push_back(one.get_object());
    }
    return all;
}
const json::object& Request::object(std::string_view key) const {
    return sound([&](JsonObject& fields) -> const json::object& { return fields.object(key); });
}

const json::object& Request::object_or_empty(std::string_view key) const {
    return sound([&](JsonObject& fields) -> const json::object& { return fields.object_or_empty(key); });
}

Seat Request::seat(int players) const {
    const json::value& value = need("seat");
    if (!is_whole(value)) refuse_field("seat", "a whole number");
    if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= players)
        refuse("no_seat", "there is no such seat: the seats are 0 to " + std::to_string(players - 1));
    return seat_of(static_cast<int>(value.get_int64()));
}

Seat Request::viewer(int players) const {
    const json::value& value = need("seat");
    if (value.is_string() && value.get_string() == "spectator") return no_seat;
    if (!is_whole(value)) refuse_field("seat", "a whole number or \"spectator\"");
    return seat(players);
}

std::vector<Outcome> Request::chance() const {
    if (!has("chance")) return {};
    std::vector<Outcome> words = must(read_chance(need("chance")));
    if (words.size() > most_outcomes)
        refuse_field("chance", "at most " + std::to_string(most_outcomes) + " outcomes");
    return words;
}

std::vector<std::string> Request::names(int players) const {
    std::vector<std::string> names;
    if (!has("names")) return names;
    const json::value& value = need("names");
    if (!value.is_array() || value.get_array().size() > static_cast<std::size_t>(std::max(players, 0)))
        refuse_field("names", "a list of at most as many names as there are players");
    for (const json::value& name : value.get_array()) {
        const bool fits = name.is_string() && !name.get_string().empty() &&
                          name.get_string().size() <= longest_name &&
                          !has_control_characters(name.get_string());
        if (!fits)
            refuse_field("names", "texts of 1 to " + std::to_string(longest_name) +
                                      " bytes without control characters");
        names.emplace_back(name.get_string());
    }
    return names;
}

SeededSource::Seed Request::deal_seed() const {
    if (!has("seed")) return SeededSource::random_seed();
    const json::value& value = need("seed");
    if (is_whole(value)) return SeededSource::seed_from_text(json::serialize(value));
    if (!value.is_string()) refuse_field("seed", "a whole number or a text");
    const std::string_view text = value.get_string();
    SeededSource::Seed seed{};
    if (text.size() == seed_digits && SeededSource::from_hex(text, seed)) return seed;
    return SeededSource::seed_from_text(text);
}

u64 Request::seed_or(u64 fallback) const {
    if (!has("seed")) return fallback;
    const json::value& value = need("seed");
    if (value.is_uint64()) return value.get_uint64();
    if (!value.is_int64() || value.get_int64() < 0)
        refuse_field("seed", "a whole number from 0 to 18446744073709551615");
    return static_cast<u64>(value.get_int64());
}

}  // namespace fg::protocol
