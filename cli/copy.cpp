// SPDX-License-Identifier: Apache-2.0
#include "cli/copy.h"

#include <sodium.h>

#include <filesystem>
#include <ostream>

#include "cli/welcome.h"
#include "common/args.h"
#include "server/copy.h"

namespace fg::cli {
namespace {

constexpr std::string_view copy_help =
    "usage: fairground copy-database FROM TO\n"
    "\n"
    "  Copies every table, log and guest from one database to another and reads them again there. Each is "
    "an\n"
    "  SQLite file or postgresql://...; TO must hold nothing yet. Stop the servers first.\n";

int fail(std::ostream& err, const Refusal& refusal) {
    err << "fairground copy-database: " << refusal.message << '\n';
    return 1;
}

}  // namespace

int copy_main(std::span<const std::string> args, const Console& console) {
    if (wants_help(args)) return console.out << copy_help, 0;
    if (args.size() != 2 || sodium_init() < 0) return console.err << copy_help, 2;
    // A file that a server has open is not copied under its hands.
    const Or<DatabaseKey> key = DatabaseKey::take(std::filesystem::exists(args[0]) ? args[0] : ":");
    if (!key) return fail(console.err, key.refusal());
    const Or<server::Copied> copied = server::copy_database(args[0], args[1]);
    if (!copied) return fail(console.err, copied.refusal());
    console.out << copied->tables << " tables, " << copied->rows << " rows and " << copied->people
                << " people are copied; sum " << copied->sum << '\n';
    return 0;
}

}  // namespace fg::cli
