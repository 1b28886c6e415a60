// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: scores turn by turn, where the points came from, and which Finales, Huzzahs and heckles came off.
#pragma once

#include "games/huzzah/state.h"
#include "match/story.h"

namespace fg::huzzah {

inline constexpr StoryWords story_words{.measure = "points",
                                        .ledger = "Shows and heckles",
                                        .tried = "tried",
                                        .held = "came off",
                                        .caught = {},
                                        .passed = "came to nothing"};

void mark_story(const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::huzzah
