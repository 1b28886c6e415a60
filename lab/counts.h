// SPDX-License-Identifier: Apache-2.0
// A tally without the type of its game: the same numbers with the words for them.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lab/tally.h"

namespace fg::lab {

// A name of the program as people write it: "round cap".
inline std::string spaced(std::string name) {
    std::ranges::replace(name, '_', ' ');
    return name;
}

enum class ThingGroup : u8 { question, answer, event };

struct ThingCount {
    ThingGroup group;
    std::string kind;   // the question, the kind of answer or event
    std::string field;  // if it is one name that the kind can have there: the field ...
    std::string name;   // ... and the name
    Sighted seen;

    // "claim", "claim, character King"
    std::string words() const {
        return field.empty() ? spaced(kind) : spaced(kind) + ", " + spaced(field) + " " + spaced(name);
    }
};

struct Counts {
    int players = 0;
    bool has_points = true;  // else scores only say who has won
    Totals all;
    std::vector<std::pair<std::string, u64>> endings;  // empty if the game does not tell them apart
    std::vector<ThingCount> things;
};

}  // namespace fg::lab
