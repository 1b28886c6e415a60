// SPDX-License-Identifier: Apache-2.0
#include "tests/mutation.h"

#include <algorithm>
#include <array>

namespace fg::fuzzing {

namespace json = boost::json;

namespace {

constexpr std::size_t most_words = 500;
constexpr std::array<std::int64_t, 16> odd_numbers{0,  1,   2,   3,   5,   6,     7,  8,
                                                   63, 127, 128, 255, 256, 65536, -1, std::int64_t{1} << 62};

}  // namespace

void Mutation::learn(const json::value& value) {
    const auto add = [&](std::string_view word) {
        if (words_.size() < most_words && std::ranges::find(words_, word) == words_.end())
            words_.emplace_back(word);
    };
    if (value.is_string()) add(value.get_string());
    if (value.is_array())
        for (const json::value& item : value.get_array()) learn(item);
    if (value.is_object())
        for (const auto& entry : value.get_object()) {
            add(entry.key());
            learn(entry.value());
        }
}

void Mutation::collect(json::value& value, std::string_view key, Places& places) {
    places.push_back({&value, key});
    if (value.is_array())
        for (json::value& item : value.get_array()) collect(item, key, places);
    if (value.is_object())
        for (auto& entry : value.get_object()) collect(entry.value(), entry.key(), places);
}

void Mutation::change(json::value& value) {
    Places places;
    collect(value, "", places);
    if (below(2) == 0) return exchange(places);
    json::value& place = *one_of(places).value;
    if (below(8) == 0)
        replace(place);
    else if (place.is_array())
        change_list(place.get_array());
    else if (place.is_object())
        change_object(place.get_object());
    else if (place.is_int64())
        nudge(place);
    else if (place.is_bool())
        place = !place.get_bool();
    else
        replace(place);
}

void Mutation::exchange(Places& places) {
    std::erase_if(places, [](const Place& p) { return p.value->is_array() || p.value->is_object(); });
    if (places.empty()) return;
    const Place first = one_of(places);
    if (below(8) != 0) std::erase_if(places, [&](const Place& p) { return p.key != first.key; });
    json::value& a = *first.value;
    json::value& b = *one_of(places).value;
    if (a.is_int64() && b.is_int64() && below(3) != 0) {
        --a.get_int64();
        ++b.get_int64();
    } else {
        const json::value kept = a;
        a = b;
        b = kept;
    }
}

json::value Mutation::any_leaf() {
    switch (below(8)) {
        case 0: return nullptr;
        case 1: return below(2) == 0;
        case 2: return json::array();
        case 3: return json::object();
        case 4: return 1e300;
        case 5: return ~u64{0};
        case 6: return one_of(odd_numbers);
        default: return json::value(one_of(words_));
    }
}

void Mutation::replace(json::value& value) {
    if (value.is_string() && below(4) != 0)
        value = one_of(words_);
    else
        value = any_leaf();
}

void Mutation::nudge(json::value& number) {
    if (below(3) == 0)
        number = one_of(odd_numbers);
    else
        number = number.get_int64() + (below(2) == 0 ? 1 : -1);
}

void Mutation::change_list(json::array& list) {
    if (list.empty() || below(6) == 0) {
        list.push_back(any_leaf());
        return;
    }
    const auto at = list.begin() + below(static_cast<u32>(list.size()));
    switch (below(4)) {
        case 0: list.erase(at); break;
        case 1: list.push_back(json::value(*at)); break;
        case 2: std::iter_swap(at, list.begin()); break;
        default: list.clear();
    }
}

void Mutation::change_object(json::object& object) {
    if (object.empty() || below(6) == 0) {
        object[one_of(words_)] = any_leaf();
        return;
    }
    const auto at = object.begin() + below(static_cast<u32>(object.size()));
    const json::value kept = at->value();
    switch (below(4)) {
        case 0: object.erase(at); break;
        case 1: object[one_of(words_)] = kept; break;
        case 2: (object.begin() + below(static_cast<u32>(object.size())))->value() = kept; break;
        default: at->value() = any_leaf();
    }
}

void Mutation::scramble(std::string& line) {
    for (u32 i = below(3); i < 3 && !line.empty(); ++i) {
        const std::size_t at = below(static_cast<u32>(line.size()));
        switch (below(4)) {
            case 0: line[at] = static_cast<char>(below(256)); break;
            case 1: line.erase(at, 1 + below(8)); break;
            case 2: line.insert(at, one_of(words_)); break;
            default: line.insert(at, 1, "{}[]\",:0-\\"[below(10)]);
        }
    }
}

}  // namespace fg::fuzzing
