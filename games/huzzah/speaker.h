// SPDX-License-Identifier: Apache-2.0
// How the words of Huzzah! speak of stages, cards and crowds; for text.cpp and sentences.cpp.
#pragma once

#include <string>

#include "games/huzzah/state.h"
#include "match/speaker.h"

namespace fg::huzzah {

inline std::string word(Stage stage) { return std::string(name_of(stage)); }
inline std::string word(Card card) { return std::string(name_of(card)); }
inline std::string people_text(int people) { return counted(people, "person", "people"); }
inline std::string crowd_name(int people) {
    return people == 0 ? "no crowd" : "a crowd of " + std::to_string(people);
}

// "step 19 at Tinker's Row", "step 22, a Gate", "step 0"
inline std::string step_name(const Rules& rules, int step) {
    std::string text = "step " + std::to_string(step);
    if (rules.is_gate(step)) text += ", a Gate";
    if (rules.stage_at[step] != Stage::none) text += " at " + word(rules.stage_at[step]);
    return text;
}

}  // namespace fg::huzzah
