// SPDX-License-Identifier: Apache-2.0
#include "bots/roster.h"

#include "bots/make_bot.h"
#include "games/all.h"
#include "games/all_games.h"

namespace fg::bots {

std::span<const std::string_view> bot_names() { return names; }

std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name) {
    std::unique_ptr<AnyBot> bot;
    for_each_game([&]<Game G, class A>() {
        if (G::id == game.id()) bot = make_boxed_bot<G, A>(name);
    });
    return bot;
}

GamesAndBots all_games_and_bots() {
    return {.games = {all_games().begin(), all_games().end()},
            .bots = {bot_names().begin(), bot_names().end()},
            .searching_bots = {"seer"},
            .make_bot = &make_bot};
}

}  // namespace fg::bots
