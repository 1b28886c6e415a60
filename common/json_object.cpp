// SPDX-License-Identifier: Apache-2.0
#include "common/json_object.h"

#include <algorithm>

namespace fg {
namespace {

namespace json = boost::json;

std::string words_for(Range range) {
    const Range any;
    if (range.least == any.least && range.most == any.most) return "a whole number";
    return "a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most);
}

}  // namespace

const json::value& JsonObject::need(std::string_view key) {
    static const json::value nothing;
    if (const json::value* value = find(key)) return *value;
    remember("missing_field", in_quotes(key) + " is missing");
    return nothing;
}

std::string_view JsonObject::text(std::string_view key) {
    need(key);
    return text_or(key, "");
}
std::int64_t JsonObject::number(std::string_view key, Range range) {
    need(key);
    return number_or(key, 0, range);
}
bool JsonObject::flag(std::string_view key) {
    need(key);
    return flag_or(key, false);
}
const json::object& JsonObject::object(std::string_view key) {
    need(key);
    return object_or_empty(key);
}

std::string_view JsonObject::text_or(std::string_view key, std::string_view usual) {
    const json::value* value = find(key);
    if (value == nullptr) return usual;
    if (value->is_string()) return value->get_string();
    must_be(key, "a text");
    return usual;
}
std::int64_t JsonObject::number_or(std::string_view key, std::int64_t usual, Range range) {
    const json::value* value = find(key);
    if (value == nullptr) return usual;
    if (value->is_int64() && value->get_int64() >= range.least && value->get_int64() <= range.most)
        return value->get_int64();
    must_be(key, words_for(range));
    return usual;
}
bool JsonObject::flag_or(std::string_view key, bool usual) {
    const json::value* value = find(key);
    if (value == nullptr) return usual;
    if (value->is_bool()) return value->get_bool();
    must_be(key, "true or false");
    return usual;
}
const json::object& JsonObject::object_or_empty(std::string_view key) {
    static const json::object empty;
    const json::value* value = find(key);
    if (value == nullptr) return empty;
    if (value->is_object()) return value->get_object();
    must_be(key, "an object");
    return empty;
}

void JsonObject::allow_only(std::span<const std::string_view> keys,
                            std::initializer_list<std::string_view> always) {
    for (const auto& entry : *object_) {
        const std::string_view key = entry.key();
        if (std::ranges::find(always, key) != always.end() || std::ranges::find(keys, key) != keys.end())
            continue;
        remember("unknown_field", "there is no field " + in_quotes(key) +
                                      (keys.empty() ? "; this takes none" : "; this takes: " + joined(keys)));
    }
}

void JsonObject::must_be(std::string_view key, std::string_view what) {
    remember("bad_field", in_quotes(key) + " must be " + std::string(what));
}

void JsonObject::remember(std::string_view code, std::string message) {
    if (!fault_) fault_ = Refusal{std::string(code), std::move(message), ""};
}

}  // namespace fg
