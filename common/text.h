// SPDX-License-Identifier: Apache-2.0
// Taking texts apart and putting them together.
#pragma once

#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fg {

// Without blanks at its ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r");

// "a,b,c" -> a, b, c; nothing for an empty text.
std::vector<std::string> split(std::string_view text, char at);

// "a, b or c" if `last` is " or ". `word_of` gives the word for an item, where the items are no words.
template <class Items, class WordOf = std::identity>
std::string joined(const Items& items, std::string_view last = ", ", WordOf word_of = {}) {
    std::string text;
    std::size_t left = std::size(items);
    for (const auto& item : items) {
        if (!text.empty()) text += left == 1 ? last : std::string_view(", ");
        text += std::invoke(word_of, item);
        --left;
    }
    return text;
}

// In quotes, for a message; what is longer than 60 bytes is cut.
std::string in_quotes(std::string_view text);

// The number that the whole text is; nothing if it is anything else or does not fit.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number;
}

}  // namespace fg
