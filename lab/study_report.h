// SPDX-License-Identifier: Apache-2.0
// From sums to a report.
#pragma once

#include <span>

#include "lab/game_lab.h"
#include "lab/report.h"

namespace fg::lab {

// How long the events of a table are shown, seen in a few games of sages.
Pace pace_of(const GameLab& lab, const TablePlan& plan);

Findings findings_of(const GameLab& lab, const Sums& sums);
// How studies were played, a word and what it was; those of a report.
std::vector<std::pair<std::string, std::string>> facts_of(const GameLab& lab, std::span<const Sums> studies);
// Of one game, each of another player count, by rising number of players.
Report report_of(const GameLab& lab, std::span<const Sums> studies);

// Refused: sums of a game that this program does not know, or knows with other rules or other sages.
Or<const GameLab*> lab_of(const Sums& sums);

}  // namespace fg::lab
