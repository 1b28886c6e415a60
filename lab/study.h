// SPDX-License-Identifier: Apache-2.0
// A study: many games of one table, played by their numbers, and what they added up to. Sums of the same study over different
// ranges of games are merged exactly, so that machines can share one.
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "common/refusal.h"
#include "lab/play.h"

namespace fg::lab {

// A table as the lab sets it up.
struct TablePlan {
    int players = 0;
    boost::json::object options{};  // missing keys have their defaults
    boost::json::object content{};  // changes to the standard cards, boards and numbers
};

// Who plays, at every seat.
FG_ENUM(Player, sage, random)

struct StudyPlan {
    TablePlan table;
    Player player = Player::sage;
    Study study{};
};

// Games number `first`, `first` + 1, ...
struct GameRange {
    u64 first = 0;
    u64 games = 0;
    u64 end() const { return first + games; }
    friend bool operator==(const GameRange&, const GameRange&) = default;
};

struct Sums {
    std::string game;
    std::string build;  // what the game does, as a number: another one counts other things
    std::string trial;  // what its players do, and how it is counted
    StudyPlan plan;
    std::vector<GameRange>
        ranges;              // what has been played, by rising number, neither touching nor overlapping
    std::vector<u64> words;  // the tally

    u64 games() const;
};

// As a file. A number over all of it is written with it, so that a torn or edited file is refused.
std::string to_file(const Sums& sums);
Or<Sums> from_file(std::string_view text);

// Refused: another game, build, table, seed or player, or games that both have played.
Or<Done> add(Sums& sums, const Sums& more);
// Whether both are of the same table and played alike, the ranges aside; else what differs.
Or<Done> check_alike(const Sums& a, const Sums& b);

}  // namespace fg::lab
