// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"
#include "games/huzzah/game.h"
#include "games/huzzah/text.h"
#include "games/rulebooks.h"
#include "match/game_of.h"

FG_INSTANTIATE_MATCH(fg::huzzah::Game, fg::huzzah::Text)

namespace fg {

template <>
const AnyGame& registered<huzzah::Game>() {
    static const GameOf<huzzah::Game, huzzah::Text> game(rulebook::huzzah());
    return game;
}

}  // namespace fg
