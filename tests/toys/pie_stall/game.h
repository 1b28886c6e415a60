// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Pie Stall as the engine knows it.
#pragma once

#include "tests/toys/pie_stall/check.h"
#include "tests/toys/pie_stall/play.h"
#include "tests/toys/pie_stall/redeal.h"
#include "tests/toys/pie_stall/result.h"

namespace fg::pie {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "pie_stall";
    static constexpr std::string_view title = "Pie Stall";
    static constexpr int min_players = 2;
    static constexpr int max_players = pie::max_players;
    static constexpr Budget budget{.state_bytes = 192, .instructions = 2000};
};
static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasTurn<Game> && HasBars<Game> && HasExpire<Game> && HasReports<Game> &&
              HasEnding<Game>);

}  // namespace fg::pie
