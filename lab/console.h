// SPDX-License-Identifier: Apache-2.0
// What every experiment of the lab's command line needs: where to write, and how to read a table from its words.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "common/args.h"
#include "lab/game_lab.h"

namespace fg::lab {

inline constexpr int fine = 0, not_as_it_should_be = 1, misused = 2;

std::string_view usage();

struct Console {
    std::ostream& out;
    std::ostream& err;
    bool is_watched = false;  // somebody looks at `err`, and a line of it can be written over

    int misuse(const std::string& why) const {
        err << "lab: " << why << "\n\n" << usage();
        return misused;
    }
    // The world failed, or what was given cannot be used.
    int failure(const std::string& why) const {
        err << "lab: " << why << "\n";
        return not_as_it_should_be;
    }
};

// For Running::progress: a line that is written over and over, where somebody watches, and that is gone when all is played.
std::function<void(u64 played)> progress_line(const Console& console, const std::string& what, u64 games);

// The game named by a word; a fault if there is none.
const GameLab* game_named(Args& args, const std::string& word);
// The game named by the first word, which must be the only one.
const GameLab* game_of(Args& args);
// The game named, or all.
std::vector<const GameLab*> games_of(Args& args);

// --preset and --option; a fault if they cannot be read.
boost::json::object options_of(Args& args, const GameLab& lab);
// --content FILE; a fault if it cannot be read.
boost::json::object content_of(Args& args);
// --players, --preset, --option, --content, all checked.
TablePlan table_of(Args& args, const GameLab* lab);
// --players 3-6, or 4; all of the game's if it is not given.
std::vector<int> player_counts(Args& args, const GameLab& lab);

}  // namespace fg::lab
