// SPDX-License-Identifier: Apache-2.0
// What is to be played and by whom, whether it came from the command line or from the menu.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/args.h"
#include "match/any_game.h"
#include "match/typed_options.h"

namespace fg::terminal {

struct Plan {
    const AnyGame* game = nullptr;
    int players = 0;
    SeatSet people;
    std::vector<std::string> people_names;  // in seat order; missing ones are given
    std::vector<std::string> bot_kinds;     // in seat order, begun again when used up
    boost::json::object options;
    boost::json::object content;
    std::string content_file;
    std::optional<SeededSource::Seed> seed;
};

// A table with everybody on their seats.
struct SeatedMatch {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> bots;  // by seat; empty for people
};

inline constexpr std::string_view usual_bot = "sage";
// Usual number of players of a game: its smallest but one.
int usual_players(const AnyGame& game);

// Words such as "Sage Bess" tell which bot sits there, also in a record that is loaded.
std::string bot_name(std::string_view kind, Seat seat);
std::string kind_of_name(std::string_view name);

// Names without control characters, at most 24 columns.
std::string tidy_name(std::string_view name);

// 64 hexadecimal digits are a seed itself; any other text is made into one.
SeededSource::Seed seed_of(std::string_view text);

Or<Done> check_bot(std::string_view kind);
Or<SeatedMatch> seat(const Plan& plan);

}  // namespace fg::terminal
