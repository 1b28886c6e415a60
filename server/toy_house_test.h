// SPDX-License-Identifier: Apache-2.0
// A house with the toy game and its bots, for the server's tests.
#pragma once

#include "bots/make_bot.h"
#include "match/match.h"
#include "server/house.h"
#include "tests/toy/lantern_advice.h"
#include "tests/toy/lantern_text.h"

namespace fg::server {

inline const AnyGame& toy_game() {
    static const GameOf<lantern::Toy, lantern::Text> game("**LAN-005** [ours] Everybody guesses at once.\n");
    return game;
}
inline House toy_house() {
    House house;
    house.games = {&toy_game()};
    house.bots = {"random", "sage", "seer"};
    house.make_bot = [](const AnyGame&, std::string_view name) {
        return bots::make_boxed_bot<lantern::Toy, lantern::Advice>(name);
    };
    return house;
}

}  // namespace fg::server
