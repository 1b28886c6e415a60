// SPDX-License-Identifier: Apache-2.0
// Every game behind the type-erased interface.
#pragma once

#include <span>
#include <string_view>

#include "match/any_game.h"

namespace fg {

std::span<const AnyGame* const> all_games();
// Null if there is no game of that id.
const AnyGame* find_game(std::string_view id);

// One game by its type. Defined in games/<game>/register.cpp, so that each game is compiled by itself.
template <class G>
const AnyGame& registered();

}  // namespace fg
