// SPDX-License-Identifier: Apache-2.0
// The toy game and its bots, for the server's tests.
#pragma once

#include "bots/games_and_bots.h"
#include "bots/make_bot.h"
#include "match/match.h"
#include "tests/toy/lantern_advice.h"
#include "tests/toy/lantern_text.h"

namespace fg::server {

inline const AnyGame& toy_game() {
    static const GameOf<lantern::Toy, lantern::Text> game("**LAN-005** [ours] Everybody guesses at once.\n");
    return game;
}
inline bots::GamesAndBots toy_game_and_bots() {
    return {.games = {&toy_game()},
            .bots = {"random", "sage", "seer"},
            .make_bot = [](const AnyGame&, std::string_view name) {
                return bots::make_boxed_bot<lantern::Toy, lantern::Advice>(name);
            }};
}

}  // namespace fg::server
