// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"

#include <ostream>

#include "cli/copy.h"
#include "cli/serve.h"
#include "cli/types.h"
#include "common/args.h"
#include "games/all.h"
#include "lab/lab_main.h"
#include "protocol/protocol.h"
#include "terminal/replay.h"

namespace fg::cli {
namespace {

constexpr std::string_view main_help =
    "fairground: games of the faire and the fairy tale\n"
    "\n"
    "  fairground play [GAME]     play in the terminal, with bots and with friends\n"
    "  fairground replay FILE     play a saved game through, or verify it\n"
    "  fairground serve           open the faire to browsers\n"
    "  fairground copy-database   move a faire to another database\n"
    "  fairground lab ...         bots against bots; measurements\n"
    "  fairground engine          one JSON object a line, for other programs (docs/protocol.md)\n"
    "  fairground types           the web client's types of every game\n"
    "  fairground version         what this is\n"
    "  fairground help [COMMAND]  this page, or a command's own; COMMAND --help does the same\n";

constexpr std::string_view engine_help =
    "fairground engine     reads one JSON object a line and answers one a line\n"
    "\n"
    "  {\"do\":\"games\"} lists the games; docs/protocol.md describes every request.\n";

int too_many(const Console& console, const std::string& command, const std::string& word) {
    console.err << "fairground " << command << ": \"" << word << "\" means nothing here\n";
    return 2;
}

int run_engine(std::span<const std::string> words, const Console& console) {
    if (wants_help(words)) return console.out << engine_help, 0;
    if (!words.empty()) return too_many(console, "engine", words[0]);
    return protocol::engine_main(console.in, console.out, console.offered);
}

int run_version(std::span<const std::string> words, const Console& console) {
    if (!words.empty() && !wants_help(words)) return too_many(console, "version", words[0]);
    console.out << "fairground " << FG_VERSION << '\n';
    for (const AnyGame* game : console.offered.games)
        console.out << "  " << game->id() << ": " << game->title() << ", " << game->min_players() << " to "
                    << game->max_players() << " players\n";
    return 0;
}

int run_help(std::span<const std::string> words, const Console& console) {
    if (words.empty() || wants_help(words)) return console.out << main_help, 0;
    if (words.size() > 1) return too_many(console, "help", words[1]);
    if (words[0] == "help" || words[0] == "version") return console.out << main_help, 0;
    const std::string asked[] = {words[0], "--help"};
    return run_command(asked, console);
}

}  // namespace

int run_command(std::span<const std::string> words, const Console& console) {
    if (words.empty()) return console.out << main_help, 0;
    const std::string& command = words[0];
    const auto rest = words.subspan(1);
    if (command == "play") return terminal::play_main(rest, console);
    if (command == "replay") return terminal::replay_main(rest, console);
    if (command == "serve") return serve_main(rest, console);
    if (command == "copy-database") return copy_main(rest, console);
    if (command == "lab") return lab::lab_main(rest, console.out, console.err);
    if (command == "engine") return run_engine(rest, console);
    if (command == "types") return types_main(rest, console);
    if (command == "version" || command == "--version") return run_version(rest, console);
    if (command == "help" || command == "--help" || command == "-h") return run_help(rest, console);
    console.err << "fairground: there is no command \"" << command << "\"\n\n" << main_help;
    return 2;
}

}  // namespace fg::cli
