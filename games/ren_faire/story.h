// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: filled slots turn by turn, what filled and emptied them, and the ledger of Tasks.
#pragma once

#include "games/ren_faire/state.h"
#include "match/story.h"

namespace fg::ren {

inline constexpr StoryWords story_words{.measure = "filled slots",
                                        .ledger = "The ledger of Tasks",
                                        .tried = "tried",
                                        .held = "succeeded",
                                        .caught = "",
                                        .passed = "came to nothing"};

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::ren
