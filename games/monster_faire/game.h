// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Monster Faire as the engine knows it.
#pragma once

#include "games/monster_faire/check.h"
#include "games/monster_faire/play.h"
#include "games/monster_faire/redeal.h"
#include "games/monster_faire/result.h"
#include "games/monster_faire/standing.h"

namespace fg::mon {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "monster_faire";
    static constexpr std::string_view title = "Monster Faire";
    static constexpr int min_players = mon::min_players;
    static constexpr int max_players = mon::max_players;
    static constexpr Budget budget{.state_bytes = 1024, .instructions = 1200};
};

static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasBars<Game> && HasEnding<Game> && HasFirstSeat<Game> && HasTurn<Game> &&
              HasExpire<Game> && HasReports<Game> && HasHeirs<Game> && HasStanding<Game>);

}  // namespace fg::mon
