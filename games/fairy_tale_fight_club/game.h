// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Fairy Tale Fight Club as the engine knows it.
#pragma once

#include "games/fairy_tale_fight_club/check.h"
#include "games/fairy_tale_fight_club/play.h"
#include "games/fairy_tale_fight_club/redeal.h"
#include "games/fairy_tale_fight_club/result.h"

namespace fg::ftf {

struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
    static constexpr std::string_view id = "fairy_tale_fight_club";
    static constexpr std::string_view title = "Fairy Tale Fight Club";
    static constexpr int min_players = 1;
    static constexpr int max_players = ftf::max_players;
    static constexpr Budget budget{.state_bytes = 640, .instructions = 720};
};

static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasBars<Game> && HasEnding<Game> && HasFirstSeat<Game> && HasTurn<Game> &&
              HasSharedClock<Game> && HasLeftToPlayer<Game>);

}  // namespace fg::ftf
