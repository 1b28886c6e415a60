// SPDX-License-Identifier: Apache-2.0
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

// Where a game that is left is kept: as the XDG base directories say. Empty if there is no such place.
std::string autosave_path() {
    std::string folder = environment("XDG_STATE_HOME");
    if (folder.empty() && !environment("HOME").empty()) folder = environment("HOME") + "/.local/state";
    if (folder.empty()) return {};
    folder += "/fairground";
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return error ? "" : folder + "/last.fair";
}

}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone shows as a failed write
    const std::vector<std::string> args(words + 1, words + count);
    const bool is_game = !args.empty() && args[0] == "play";
    const fg::terminal::Console console{.in = std::cin,
                                        .out = std::cout,
                                        .err = std::cerr,
                                        .look = fg::terminal::Look::of_this_process(false),
                                        .autosave = is_game ? autosave_path() : ""};
    const int exit_code = fg::cli::run_command(args, console);
    std::cout.flush();
    return std::cout.good() ? exit_code : 1;
}
