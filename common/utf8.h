// SPDX-License-Identifier: Apache-2.0
// Characters of a UTF-8 text. What strangers and terminals send may not be UTF-8 at all.
#pragma once

#include <optional>
#include <string_view>

namespace fg {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;
};
// The character that a text begins with; nothing if the text is empty or does not begin with UTF-8 as
// RFC 3629 has it: no overlong form, no surrogate, nothing above U+10FFFF.
std::optional<Character> first_character(std::string_view text);

// How many characters; nothing if the text is not UTF-8.
std::optional<int> count_characters(std::string_view text);

// At most that many bytes from the start of a text, cut between two characters.
std::string_view first_bytes(std::string_view text, std::size_t most);

// Of ASCII: line ends, escapes and the like, which have no place in a name or a line of talk.
bool has_control_characters(std::string_view text);

// Characters that nobody sees: controls, marks of direction, joiners, spaces other than the plain one, fillers, tags. With them
// two names can look the same, or a line read otherwise than it was written. `but_emoji` lets through the two that pictures are
// put together with.
enum class Hidden { all, but_emoji };
bool has_hidden_characters(std::string_view text, Hidden which = Hidden::all);

}  // namespace fg
