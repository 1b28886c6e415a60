// SPDX-License-Identifier: Apache-2.0
#include "cli/types.h"

#include <filesystem>
#include <ostream>

#include "common/args.h"
#include "common/files.h"
#include "games/all.h"

namespace fg::cli {
namespace {

namespace fs = std::filesystem;

constexpr Flag flags[] = {{"--out", true}, {"--check", true}};

constexpr std::string_view types_help =
    "fairground types     the TypeScript types of every game's options, views, choices and events\n"
    "\n"
    "  --out FOLDER       writes GAME.ts for each game\n"
    "  --check FOLDER     writes nothing; fails if a file there is not what would be written\n";

int fail(const Console& console, int exit_code, const std::string& message) {
    return terminal::fail_command(console, "types", exit_code, message);
}

fs::path file_of(const AnyGame& game, const fs::path& folder) {
    return folder / (std::string(game.id()) + ".ts");
}

std::string text_of(const AnyGame& game) {
    std::string text = "// SPDX-License-Identifier: Apache-2.0\n" + game.typescript();
    text.pop_back();  // one end of line is enough
    return text;
}

bool is_of_a_game(const fs::path& file, const Console& console) {
    for (const AnyGame* game : console.offered.games)
        if (file.filename() == file_of(*game, "")) return true;
    return false;
}

int write_types(const fs::path& folder, const Console& console) {
    for (const AnyGame* game : console.offered.games) {
        const fs::path file = file_of(*game, folder);
        if (const Or<Done> done = write_file(file, text_of(*game)); !done)
            return fail(console, 1, done.refusal().message);
        console.out << file.string() << '\n';
    }
    return 0;
}

int check_types(const fs::path& folder, const Console& console) {
    std::vector<std::string> faults;
    for (const AnyGame* game : console.offered.games) {
        const fs::path file = file_of(*game, folder);
        const Or<std::string> found = read_file(file);
        if (!found)
            faults.push_back(found.refusal().message);
        else if (*found != text_of(*game))
            faults.push_back(file.string() + ": is not what the game's field lists say");
    }
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (!is_of_a_game(entry.path(), console))
            faults.push_back(entry.path().string() + ": belongs to no game");
    if (faults.empty()) return console.out << "The types in " << folder.string() << " are current.\n", 0;
    for (const std::string& fault : faults) console.err << fault << '\n';
    return fail(console, 1, "write them anew with: fairground types --out " + folder.string());
}

}  // namespace

int types_main(std::span<const std::string> words, const Console& console) {
    const Or<Args> args = parse_args(words, flags);
    if (!args) return fail(console, 2, args.refusal().message);
    if (args->has("--help")) return console.out << types_help, 0;
    if (!args->words().empty()) return fail(console, 2, '"' + args->words()[0] + "\" means nothing here");
    if (args->has("--out") == args->has("--check")) return fail(console, 2, "needs --out or --check");
    return args->has("--out") ? write_types(args->value("--out"), console)
                              : check_types(args->value("--check"), console);
}

}  // namespace fg::cli
