// SPDX-License-Identifier: Apache-2.0
// Words for what the lab counts, as each game's people say them.
#pragma once

#include <string>
#include <string_view>

#include "lab/counts.h"

namespace fg::lab {

// What a game's length is counted in: "turns", or "rounds" where each seat has its turn in one.
std::string_view unit_of_length(std::string_view game);

// Names of cards and the like as the game's sentences have them: "lightning rod ♦1" instead of "VD1".
void say_in_words(std::string_view game, std::vector<ThingCount>& things);

}  // namespace fg::lab
