// SPDX-License-Identifier: Apache-2.0
#include "tests/toys/offered.h"

#include "bots/make_bot.h"
#include "tests/toys/lantern_lottery/advice.h"
#include "tests/toys/matches.h"
#include "tests/toys/pie_stall/advice.h"

namespace fg::toys {
namespace {

const AnyGame& lantern_lottery() {
    static const GameOf<lantern::Game, lantern::Text> game("**LAN-005** [ours] Everybody guesses at once.\n");
    return game;
}

const AnyGame& pie_stall() {
    static const GameOf<pie::Game, pie::Text> game("**PIE-004** [ours] Pies are passed in secret.\n");
    return game;
}

std::unique_ptr<bots::AnyBot> make_bot(const AnyGame& game, std::string_view name) {
    if (game.id() == lantern::Game::id) return bots::make_boxed_bot<lantern::Game, lantern::Advice>(name);
    if (game.id() == pie::Game::id) return bots::make_boxed_bot<pie::Game, pie::Advice>(name);
    return nullptr;
}

}  // namespace

bots::GamesAndBots offered() {
    return {.games = {&lantern_lottery(), &pie_stall()},
            .bots = {bots::names.begin(), bots::names.end()},
            .searching_bots = {"seer"},
            .make_bot = &make_bot};
}

}  // namespace fg::toys
