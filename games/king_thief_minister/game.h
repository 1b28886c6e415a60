// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// King Thief Minister as the engine knows it.
#pragma once

#include "games/king_thief_minister/check.h"
#include "games/king_thief_minister/play.h"
#include "games/king_thief_minister/redeal.h"
#include "games/king_thief_minister/result.h"

namespace fg::ktm {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "king_thief_minister";
    static constexpr std::string_view title = "King Thief Minister";
    static constexpr int min_players = 3;
    static constexpr int max_players = ktm::max_players;
    static constexpr Budget budget{.state_bytes = 800, .instructions = 306};
};

static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasBars<Game> && HasEnding<Game> && HasPersonView<Game> && HasTurn<Game>);

}  // namespace fg::ktm
