// SPDX-License-Identifier: Apache-2.0
// What the house can offer: its games and its bots. Handed in from outside, so that the server knows neither.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "match/any_game.h"

namespace fg::server {

struct House {
    std::vector<const AnyGame*> games;
    std::vector<std::string> bots;
    // Null if there is no such bot. Called from any thread.
    std::function<std::unique_ptr<bots::AnyBot>(const AnyGame&, std::string_view)> make_bot;

    const AnyGame* find_game(std::string_view id) const {
        for (const AnyGame* game : games)
            if (game->id() == id) return game;
        return nullptr;
    }
    bool has_bot(std::string_view name) const {
        for (const std::string& bot : bots)
            if (bot == name) return true;
        return false;
    }
};

}  // namespace fg::server
