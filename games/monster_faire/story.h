// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: who has won, and the ledger of what the Mad Scientists tried.
#pragma once

#include "games/monster_faire/state.h"
#include "match/story.h"

namespace fg::mon {

inline constexpr StoryWords story_words{.measure = "wins",
                                        .ledger = "The ledger of mad science",
                                        .tried = "tried",
                                        .held = "came off",
                                        .caught = "went wrong"};

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::mon
