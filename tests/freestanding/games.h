// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The signature of every game, by its number in the list of games.
#pragma once

#include "games/all_games.h"
#include "lab/signature.h"

namespace fg::freestanding {

inline int game_count() {
    int count = 0;
    for_each_game([&]<Game G, class A>() { ++count; });
    return count;
}
inline u64 signature(int number) {
    u64 value = 0;
    int count = 0;
    for_each_game([&]<Game G, class A>() {
        if (count++ == number) value = lab::signature_of<G>();
    });
    return value;
}
inline std::string_view id(int number) {
    std::string_view word;
    int count = 0;
    for_each_game([&]<Game G, class A>() {
        if (count++ == number) word = G::id;
    });
    return word;
}

}  // namespace fg::freestanding
