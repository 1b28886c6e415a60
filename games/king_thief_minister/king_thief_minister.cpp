// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/register.h"
#include "games/king_thief_minister/text.h"
#include "games/rulebooks.h"
#include "match/match.h"

namespace fg::ktm {

const AnyGame& game() {
    static const GameOf<Game, Text> the_game(rulebook::king_thief_minister());
    return the_game;
}

}  // namespace fg::ktm
