// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Every game with its type and its advice, for the loops that never go through type erasure.
#pragma once

#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/game.h"
#include "games/huzzah/advice.h"
#include "games/huzzah/game.h"
#include "games/king_thief_minister/advice.h"
#include "games/king_thief_minister/game.h"
#include "games/monster_faire/advice.h"
#include "games/monster_faire/game.h"
#include "games/ren_faire/advice.h"
#include "games/ren_faire/game.h"

namespace fg {

// Calls `visit.template operator()<Game, Advice>()` for each game: `for_each_game([]<Game G, class A>() { ...
// })`.
template <class Visit>
constexpr void for_each_game(Visit&& visit) {
    visit.template operator()<ktm::Game, ktm::Advice>();
    visit.template operator()<huzzah::Game, huzzah::Advice>();
    visit.template operator()<ftf::Game, ftf::Advice>();
    visit.template operator()<ren::Game, ren::Advice>();
    visit.template operator()<mon::Game, mon::Advice>();
}

}  // namespace fg
