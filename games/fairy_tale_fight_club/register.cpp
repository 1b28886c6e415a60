// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"
#include "games/fairy_tale_fight_club/game.h"
#include "games/fairy_tale_fight_club/text.h"
#include "games/rulebooks.h"
#include "match/game_of.h"

FG_INSTANTIATE_MATCH(fg::ftf::Game, fg::ftf::Text)

namespace fg {

template <>
const AnyGame& registered<ftf::Game>() {
    static const GameOf<ftf::Game, ftf::Text> game(rulebook::fairy_tale_fight_club());
    return game;
}

}  // namespace fg
