// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"
#include "games/monster_faire/game.h"
#include "games/monster_faire/text.h"
#include "games/rulebooks.h"
#include "match/game_of.h"

FG_INSTANTIATE_MATCH(fg::mon::Game, fg::mon::Text)

namespace fg {

template <>
const AnyGame& registered<mon::Game>() {
    static const GameOf<mon::Game, mon::Text> game(rulebook::monster_faire());
    return game;
}

}  // namespace fg
