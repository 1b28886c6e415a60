// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Ren Faire as the engine knows it.
#pragma once

#include "games/ren_faire/check.h"
#include "games/ren_faire/play.h"
#include "games/ren_faire/redeal.h"
#include "games/ren_faire/result.h"

namespace fg::ren {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "ren_faire";
    static constexpr std::string_view title = "Ren Faire";
    static constexpr int min_players = 2;
    static constexpr int max_players = ren::max_players;
    static constexpr Budget budget{.state_bytes = 1024, .instructions = 800};
};

static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasBars<Game> && HasEnding<Game> && HasFirstSeat<Game> && HasTurn<Game> &&
              HasExpire<Game> && HasReports<Game> && HasDerived<Game>);

}  // namespace fg::ren
