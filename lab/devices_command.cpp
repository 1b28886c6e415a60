// SPDX-License-Identifier: Apache-2.0
// lab devices: whether a device plays the same games as the cores of this machine, to the last count.
#include <chrono>
#include <iomanip>

#include "games/all.h"
#include "lab/commands.h"
#include "lab/format.h"
#include "lab/gpu/gpu.h"
#include "lab/run_study.h"

namespace fg::lab {
namespace {

// The table as it comes, and for each option that is a choice or a toggle one more with another value, as far as the number
// of players allows.
std::vector<boost::json::object> sample_of_options(const GameLab& lab, int players) {
    std::vector<boost::json::object> all(1);
    for (const OptionInfo& option : find_game(lab.id())->options()) {
        std::vector<boost::json::value> values;
        if (option.type == OptionInfo::Type::toggle) values = {true, false};
        if (option.type == OptionInfo::Type::choice)
            values.assign(option.values.begin(), option.values.end());
        for (const boost::json::value& value : values) {
            const boost::json::object changed{{option.key, value}};
            if (serialize(value) == option.usual || !lab.check({.players = players, .options = changed}))
                continue;
            all.push_back(changed);
            break;
        }
    }
    return all;
}

struct Comparison {
    int tables = 0;
    int different = 0;
    std::string refusal;  // why the device gave up, if it did
};

void compare_table(const GameLab& lab, const StudyPlan& plan, u64 games, Device& device, Comparison& all) {
    const Sums here = run_study(lab, plan, {0, games}, {.threads = core_count()});
    std::vector<u64> there(lab.tally_words());
    const Or<Done> done = device.play(lab, plan, {0, games}, there);
    ++all.tables;
    if (!done)
        all.refusal = done.refusal().message;
    else if (there != here.words)
        ++all.different;
}

Comparison compare_game(const GameLab& lab, u64 games, Device& device) {
    Comparison all;
    for (int players = lab.min_players(); players <= lab.max_players(); ++players)
        for (const boost::json::object& options : sample_of_options(lab, players))
            for (const Player player : {Player::sage, Player::random})
                if (all.refusal.empty())
                    compare_table(lab, {.table = {.players = players, .options = options}, .player = player},
                                  games, device, all);
    return all;
}

}  // namespace

int compare_devices(Args& args, const Console& console) {
    const std::vector<const GameLab*> labs = games_of(args);
    const auto games = static_cast<u64>(args.number("--games", 1024, 1, 1 << 24));
    const GpuTuning tuning{.kernels = args.value("--kernels", "")};
    if (!args.fault().empty()) return console.misuse(args.fault());
    bool is_alike = true;
    for (const GameLab* lab : labs) {
        // One for each game: a kernel that fails takes the device down with it.
        const Or<std::unique_ptr<Device>> device = open_gpu(tuning);
        if (!device) return console.failure(device.refusal().message);
        const auto start = std::chrono::steady_clock::now();
        const Comparison all = compare_game(*lab, games, **device);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        console.out << std::left << std::setw(24) << lab->id() << (*device)->name() << ": " << all.tables
                    << " tables of " << games << " games, " << all.different << " different, "
                    << decimals(took.count(), 0) << " s"
                    << (all.refusal.empty() ? "" : "; then " + all.refusal) << std::endl;
        is_alike &= all.different == 0 && all.refusal.empty();
    }
    return is_alike ? fine : not_as_it_should_be;
}

}  // namespace fg::lab
