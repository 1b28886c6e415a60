// SPDX-License-Identifier: Apache-2.0
// Two tables of the same game side by side: what a changed card does, in sentences, what matters most first.
#pragma once

#include "lab/findings.h"
#include "match/any_game.h"

namespace fg::lab {

// One thing that differs beyond chance.
struct Change {
    std::string sentence;  // "games are 1.4 turns shorter (1.3 to 1.5)"
    std::string what;      // the figure or the row
    Unit unit = Unit::number;
    double before = 0, after = 0;
    Share difference{};
    double weight = 0;  // how much it matters
};

// The same player count in both; those that matter most come first.
std::vector<Change> changes_between(const Findings& before, const Findings& after);

DataTable table_of_changes(const std::vector<Change>& changes);

// What is different about the second table, an entry each: "king_takes 4 instead of 3".
std::vector<std::string> settings_changed(const boost::json::value& before, const boost::json::value& after);

}  // namespace fg::lab
