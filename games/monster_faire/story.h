// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers: how far everybody was, turn by turn (standing.h), and the ledger of what the Mad Scientists tried.
#pragma once

#include "games/monster_faire/state.h"
#include "match/story.h"

namespace fg::mon {

inline constexpr StoryWords story_words{.measure = "strength",
                                        .ledger = "The ledger of mad science",
                                        .tried = "tried",
                                        .held = "came off",
                                        .caught = "went wrong",
                                        .passed = "came to nothing",
                                        .counts =
                                            "Each card in hand counts 1 and an Igor 3; a living Monster 10 "
                                            "and its total, else each kind of part 1 and Equipment 3. "
                                            "Whoever is out, or has fallen at the Faire, has none."};

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks);

}  // namespace fg::mon
