// SPDX-License-Identifier: Apache-2.0
// `fairground play`.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "bots/roster.h"
#include "terminal/terminal.h"

namespace fg::terminal {

// Where a command reads and writes.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Look look;
    std::string autosave;  // where a game that is left is kept; nowhere if empty
    bots::GamesAndBots offered = bots::all_games_and_bots();
};

// Says what went wrong with a command and gives back its exit code; 2, a misuse, names the help.
int fail_command(const Console& console, std::string_view command, int exit_code, const std::string& message);

// 0: played, or left; 1: a file or a table could not be had; 2: the arguments make no sense.
int play_main(std::span<const std::string> args, const Console& console);

}  // namespace fg::terminal
