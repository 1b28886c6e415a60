// SPDX-License-Identifier: Apache-2.0
// The toy game and its bots, for the server's tests.
#pragma once

#include "tests/toys/lantern_lottery/game.h"
#include "tests/toys/offered.h"

namespace fg::server {

inline const AnyGame& toy_game() { return *toys::offered().games.front(); }
inline bots::GamesAndBots toy_game_and_bots() { return toys::offered(); }

}  // namespace fg::server
