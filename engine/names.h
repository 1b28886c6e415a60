// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The word for every enumerator, named once: records, events, JSON and scripted chance all speak these words.
#pragma once

#include <array>
#include <string_view>

#include "engine/base.h"

namespace fg {

// An enumeration is Named if `names_of(E{})`, found beside it, returns an array of words in enumerator order
// starting at 0. A value outside the array (by convention 255, `none`) has no word and is written as null.
template <class E>
concept Named = std::is_enum_v<E> && requires(E e) { names_of(e).size(); };

template <Named E>
inline constexpr int name_count = static_cast<int>(names_of(E{}).size());

template <Named E>
constexpr std::string_view name_of(E e) {
    constexpr auto names = names_of(E{});
    return index_of(e) < name_count<E> ? names[static_cast<std::size_t>(e)] : std::string_view{"none"};
}

// Finds the enumerator with that word; false if there is none.
template <Named E>
constexpr bool find_name(std::string_view word, E& found) {
    constexpr auto names = names_of(E{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != word) continue;
        found = static_cast<E>(i);
        return true;
    }
    return false;
}

}  // namespace fg
