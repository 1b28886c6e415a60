// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: purses turn by turn, where the coins came from, and the ledger of bluffs. The record of a
// finished game holds every choice (KTM-143), so all of it may be told then, and none of it before.
#pragma once

#include "games/king_thief_minister/state.h"
#include "match/story.h"

namespace fg::ktm {

inline constexpr StoryWords story_words{.measure = "coins",
                                        .ledger = "The ledger of bluffs",
                                        .tried = "claimed",
                                        .held = "had it",
                                        .caught = "caught",
                                        .passed = "a bluff that went by"};

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::ktm
