// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"
#include "games/ren_faire/game.h"
#include "games/ren_faire/text.h"
#include "games/rulebooks.h"
#include "match/game_of.h"

FG_INSTANTIATE_MATCH(fg::ren::Game, fg::ren::Text)

namespace fg {

template <>
const AnyGame& registered<ren::Game>() {
    static const GameOf<ren::Game, ren::Text> game(rulebook::ren_faire());
    return game;
}

}  // namespace fg
