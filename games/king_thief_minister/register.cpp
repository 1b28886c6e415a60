// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"
#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/text.h"
#include "games/rulebooks.h"
#include "match/game_of.h"

FG_INSTANTIATE_MATCH(fg::ktm::Game, fg::ktm::Text)

namespace fg {

template <>
const AnyGame& registered<ktm::Game>() {
    static const GameOf<ktm::Game, ktm::Text> game(rulebook::king_thief_minister());
    return game;
}

}  // namespace fg
