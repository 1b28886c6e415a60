// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Huzzah! as the engine knows it.
#pragma once

#include "games/huzzah/check.h"
#include "games/huzzah/play.h"
#include "games/huzzah/redeal.h"
#include "games/huzzah/result.h"
#include "games/huzzah/settle.h"

namespace fg::huzzah {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "huzzah";
    static constexpr std::string_view title = "Huzzah!";
    static constexpr int min_players = huzzah::min_players;
    static constexpr int max_players = huzzah::max_players;
    static constexpr Budget budget{.state_bytes = 448, .instructions = 350};
};
static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasSettle<Game> && HasTurn<Game> && HasBars<Game> && HasEnding<Game>);

}  // namespace fg::huzzah
