// SPDX-License-Identifier: Apache-2.0
// The games that a program offers and the bots that play them: handed to it from outside, so that neither the
// server nor the engine protocol knows a particular game or bot.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"

namespace fg::bots {

struct GamesAndBots {
    std::vector<const AnyGame*> games;
    std::vector<std::string> bots;
    std::vector<std::string> searching_bots{};  // those of them that use all the time they are given
    // Null if there is no such bot. Called from any thread.
    std::function<std::unique_ptr<AnyBot>(const AnyGame&, std::string_view)> make_bot;

    // Null if there is none.
    const AnyGame* find_game(std::string_view id) const {
        for (const AnyGame* game : games)
            if (game->id() == id) return game;
        return nullptr;
    }
    bool is_searching(std::string_view name) const {
        for (const std::string& bot : searching_bots)
            if (bot == name) return true;
        return false;
    }
    bool has_bot(std::string_view name) const {
        for (const std::string& bot : bots)
            if (bot == name) return true;
        return false;
    }
};

// Bots of one thread, made when first wanted and kept, because a search keeps its memory between answers.
class KeptBots {
  public:
    explicit KeptBots(const GamesAndBots& offered) : offered_(offered) {}
    // Null if there is no such bot.
    AnyBot* find(const AnyGame& game, const std::string& name) {
        const std::pair key(&game, name);
        if (const auto kept = bots_.find(key); kept != bots_.end()) return kept->second.get();
        std::unique_ptr<AnyBot> bot = offered_.make_bot(game, name);
        return bot ? (bots_[key] = std::move(bot)).get() : nullptr;
    }

  private:
    const GamesAndBots& offered_;
    std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<AnyBot>> bots_;
};

}  // namespace fg::bots
