// SPDX-License-Identifier: Apache-2.0
// What is written on cards whose words follow from the table's content. It is sent with the content, so that who draws a card says
// what the game says, and need not know what the card does.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace fg {

struct Caption {
    std::string_view name;  // of the card, or of what stands on several of them
    std::string text;       // a sentence
};

// Optional, of a game's words.
template <class T, class G>
concept HasCaptions = requires(const typename G::Rules& rules) {
    { T::captions(rules) } -> std::same_as<std::vector<Caption>>;
};

}  // namespace fg
