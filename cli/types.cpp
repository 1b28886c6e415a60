// SPDX-License-Identifier: Apache-2.0
#include "cli/types.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "common/args.h"
#include "common/files.h"
#include "games/all.h"
#include "server/wire_types.h"

namespace fg::cli {
namespace {

namespace fs = std::filesystem;

constexpr Flag flags[] = {{"--out", true}, {"--check", true}, {"--manual", true}};

constexpr std::string_view types_help =
    "fairground types     the TypeScript types of every game and of the server's messages\n"
    "\n"
    "  --out FOLDER       writes GAME.ts for each game, and wire.ts\n"
    "  --check FOLDER     writes nothing; fails if a file there is not what would be written\n"
    "  --manual FILE      writes the tables of docs/wire.md anew, between their marks\n";

int fail(const Console& console, int exit_code, const std::string& message) {
    return terminal::fail_command(console, "types", exit_code, message);
}

// What a folder of types holds.
struct TypesFile {
    std::string name;
    std::string text;
};
std::vector<TypesFile> types_files(const Console& console) {
    std::vector<TypesFile> files;
    for (const AnyGame* game : console.offered.games) {
        files.push_back({std::string(game->id()) + ".ts",
                         "// SPDX-License-Identifier: Apache-2.0\n" + game->typescript()});
        files.back().text.pop_back();  // one end of line is enough
    }
    files.push_back({"wire.ts", server::wire_typescript(console.offered)});
    return files;
}

int write_types(const fs::path& folder, const Console& console) {
    for (const TypesFile& file : types_files(console)) {
        if (const Or<Done> done = write_file(folder / file.name, file.text); !done)
            return fail(console, 1, done.refusal().message);
        console.out << (folder / file.name).string() << '\n';
    }
    return 0;
}

int check_types(const fs::path& folder, const Console& console) {
    std::vector<std::string> faults;
    const std::vector<TypesFile> files = types_files(console);
    for (const TypesFile& file : files) {
        const Or<std::string> found = read_file(folder / file.name);
        if (!found)
            faults.push_back(found.refusal().message);
        else if (*found != file.text)
            faults.push_back((folder / file.name).string() + ": is not what the field lists say");
    }
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (std::ranges::find(files, entry.path().filename().string(), &TypesFile::name) == files.end())
            faults.push_back(entry.path().string() + ": belongs to no game");
    if (faults.empty()) return console.out << "The types in " << folder.string() << " are current.\n", 0;
    for (const std::string& fault : faults) console.err << fault << '\n';
    return fail(console, 1, "write them anew with: fairground types --out " + folder.string());
}

int write_manual(const fs::path& file, const Console& console) {
    const Or<std::string> manual = read_file(file);
    if (!manual) return fail(console, 1, manual.refusal().message);
    const Or<std::string> text = server::with_tables(*manual);
    if (!text) return fail(console, 1, file.string() + ": " + text.refusal().message);
    if (const Or<Done> done = write_file(file, *text); !done) return fail(console, 1, done.refusal().message);
    return console.out << file.string() << '\n', 0;
}

}  // namespace

int types_main(std::span<const std::string> words, const Console& console) {
    const Or<Args> args = parse_args(words, flags);
    if (!args) return fail(console, 2, args.refusal().message);
    if (args->has("--help")) return console.out << types_help, 0;
    if (!args->words().empty()) return fail(console, 2, '"' + args->words()[0] + "\" means nothing here");
    if (args->has("--out") + args->has("--check") + args->has("--manual") != 1)
        return fail(console, 2, "needs --out, --check or --manual");
    if (args->has("--manual")) return write_manual(args->value("--manual"), console);
    return args->has("--out") ? write_types(args->value("--out"), console)
                              : check_types(args->value("--check"), console);
}

}  // namespace fg::cli
