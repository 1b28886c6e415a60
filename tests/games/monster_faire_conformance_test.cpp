// SPDX-License-Identifier: Apache-2.0
#include "games/monster_faire/advice.h"
#include "games/monster_faire/game.h"
#include "games/monster_faire/planted_test.h"
#include "games/monster_faire/text.h"
#include "tests/conformance.h"

template <>
inline constexpr fg::conformance::Planter<fg::mon::Game> fg::conformance::planter_of<fg::mon::Game>{
    .count = fg::mon::planted_count, .plant = &fg::mon::planted};
// Its sieges and its Faire come late.
template <>
inline constexpr int fg::conformance::whole_every_of<fg::mon::Game> = 5;

FG_CONFORMANCE(MonsterFaire, fg::mon::Game, fg::mon::Text, fg::mon::Advice)
