// SPDX-License-Identifier: Apache-2.0
// A finished game, stepped through and proved.
#pragma once

#include <string>
#include <vector>

#include "match/any_game.h"

namespace fg::server {

// All that is needed to play a game through again, taken off its table.
struct Finished {
    const AnyGame* game = nullptr;
    MatchSetup setup;
    std::vector<LogEntry> steps;
};

struct ReplayRange {
    enum class Eyes { seat, spectator, all };
    Eyes eyes = Eyes::spectator;
    Seat seat = no_seat;
    std::size_t from = 0;
    std::size_t count = 100;
};

std::string replay_json(const Finished& finished, const ReplayRange& range);

struct Secrets {
    SeededSource::Seed secret{};
    std::vector<std::string> pledges, contributions;  // hexadecimal; empty: none
};
std::string proof_json(const Finished& finished, const Secrets& secrets);

}  // namespace fg::server
