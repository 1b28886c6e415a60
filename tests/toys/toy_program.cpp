// SPDX-License-Identifier: Apache-2.0
// The program `fairground` with the toys in place of the games, to play them in the terminal and in a browser:
//   build/release/tests/toy_fairground play lantern_lottery
//   build/release/tests/toy_fairground serve --web web/dist
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "tests/toys/offered.h"

int main(int count, char** words) {
    const std::vector<std::string> args(words + 1, words + count);
    return fg::cli::run_command(args, {.in = std::cin,
                                       .out = std::cout,
                                       .err = std::cerr,
                                       .look = fg::terminal::Look::of_this_process(false),
                                       .autosave = "",
                                       .offered = fg::toys::offered()});
}
