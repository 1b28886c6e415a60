// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/game.h"
#include "games/huzzah/register.h"
#include "games/huzzah/text.h"
#include "games/rulebooks.h"
#include "match/match.h"

namespace fg::huzzah {

const AnyGame& game() {
    static const GameOf<Game, Text> game(rulebook::huzzah());
    return game;
}

}  // namespace fg::huzzah
