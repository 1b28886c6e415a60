// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: points turn by turn, where they came from, and the ledger of fights.
#pragma once

#include "games/fairy_tale_fight_club/state.h"
#include "match/story.h"

namespace fg::ftf {

inline constexpr StoryWords story_words{.measure = "points",
                                        .ledger = "The ledger of fights",
                                        .tried = "fought",
                                        .held = "won",
                                        .caught = "",
                                        .passed = "came to nothing"};

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::ftf
