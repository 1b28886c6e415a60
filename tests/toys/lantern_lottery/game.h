// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Lantern Lottery as the engine knows it.
#pragma once

#include "tests/toys/lantern_lottery/check.h"
#include "tests/toys/lantern_lottery/play.h"
#include "tests/toys/lantern_lottery/redeal.h"
#include "tests/toys/lantern_lottery/result.h"

namespace fg::lantern {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "lantern_lottery";
    static constexpr std::string_view title = "Lantern Lottery";
    static constexpr int min_players = 2;
    static constexpr int max_players = lantern::max_players;
    static constexpr Budget budget{.state_bytes = 192, .instructions = 200};
};
static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasSettle<Game> && HasTurn<Game> && HasBars<Game>);

}  // namespace fg::lantern
