// SPDX-License-Identifier: Apache-2.0
// lab speed: what counting costs, and what more cores bring, as ratios.
#include <algorithm>
#include <chrono>
#include <iomanip>

#include "lab/commands.h"
#include "lab/format.h"
#include "lab/game_lab_of.h"
#include "lab/gpu/gpu.h"
#include "lab/run_study.h"

namespace fg::lab {
namespace {

constexpr double least_ratio = 0.9;
constexpr double least_growth = 0.75;  // of so many times as many games with so many times as many threads
constexpr u64 portion =
    64 * block_size / 8;  // games at a time: as many of them looked at closely as in a long study

struct LoopSpeed {
    double bare = 0, counted = 0;  // processor seconds for the same games
    u64 decisions = 0;
    double ratio() const { return counted > 0 ? bare / counted : 0; }
};

// By turns, so that both meet the same weather.
LoopSpeed measure(const GameLab& lab, const StudyPlan& plan, double seconds) {
    LoopSpeed speed;
    std::vector<u64> sums(lab.tally_words());
    for (u64 first = 0; speed.bare < seconds; first += portion) {
        const Stopwatch bare;
        speed.decisions += lab.bare_decisions(plan, {first, portion});
        speed.bare += bare.seconds();
        const Stopwatch counted;
        lab.play_study(plan, {first, portion}, sums);
        speed.counted += counted.seconds();
    }
    return speed;
}

// Games a second of the clock on the wall, with so many threads.
double games_a_second(const GameLab& lab, const StudyPlan& plan, double seconds, int threads) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    std::atomic<bool> is_stopped{false};
    const Clock::time_point start = Clock::now();
    const Sums sums = run_study(lab, plan, {0, u64{1} << 50},
                                {.threads = threads, .is_stopped = &is_stopped, .progress = [&](u64) {
                                     if (Clock::now() > end) is_stopped = true;
                                 }});
    return static_cast<double>(sums.games()) / std::chrono::duration<double>(Clock::now() - start).count();
}
// How many times as many games threads play as one does; by turns, so that both meet the same weather.
double growth(const GameLab& lab, const StudyPlan& plan, double seconds, int threads) {
    constexpr int turns = 4;
    double alone = 0, together = 0;
    for (int turn = 0; turn < turns; ++turn) {
        alone += games_a_second(lab, plan, seconds / turns, 1);
        together += games_a_second(lab, plan, seconds / turns, threads);
    }
    return together / alone;
}

// Decisions a second of the clock on the wall, with all that is counted. The first portions only warm the device up.
Or<double> decisions_a_second(const GameLab& lab, const StudyPlan& plan, double seconds, Device& device) {
    using Clock = std::chrono::steady_clock;
    u64 first = 0;
    for (int times = 0; times < 3; ++times) {
        std::vector<u64> unused(lab.tally_words());
        if (const Or<Done> done = device.play(lab, plan, {first, device.portion()}, unused); !done)
            return done.refusal();
    }
    std::vector<u64> sums(lab.tally_words());
    const Clock::time_point start = Clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    do {
        const u64 games = device.portion();
        if (const Or<Done> done = device.play(lab, plan, {first, games}, sums); !done) return done.refusal();
        first += games;
    } while (elapsed() < seconds);
    return static_cast<double>(lab.counts(sums, plan.table.players).all.decisions.sum) / elapsed();
}

void print_heading(int most_threads, const Console& console) {
    console.out << std::left << std::setw(24) << "game" << std::right << std::setw(8) << "players"
                << std::setw(24) << "decisions/s on a core" << std::setw(18) << "counted / bare";
    for (int threads = 2; threads <= most_threads; threads *= 2)
        console.out << std::setw(9) << threads << " cores";
    console.out << "\n";
}
// A line; whether it is fast enough.
bool measure_cores(const GameLab& lab, const StudyPlan& plan, int seconds, int most_threads,
                   const Console& console) {
    const LoopSpeed speed = measure(lab, plan, seconds);
    bool is_fast = speed.ratio() >= least_ratio;
    console.out << std::left << std::setw(24) << lab.id() << std::right << std::setw(8) << plan.table.players
                << std::setw(22) << decimals(static_cast<double>(speed.decisions) / speed.bare / 1e6, 2)
                << " M" << std::setw(18) << decimals(speed.ratio(), 3) << std::flush;
    for (int threads = 2; threads <= most_threads; threads *= 2) {
        const double times = growth(lab, plan, seconds, threads);
        is_fast &= times >= least_growth * threads;
        console.out << std::setw(13) << decimals(times, 2) << " x" << std::flush;
    }
    console.out << "\n";
    return is_fast;
}

int measure_gpu(Args& args, const Console& console, const std::vector<const GameLab*>& labs, int seconds) {
    const GpuTuning tuning{.registers = args.number("--registers", 0, 0, 255),
                           .threads = args.number("--block", 0, 0, 1024),
                           .kernels = args.value("--kernels", "")};
    const auto close_every = args.number("--close-every", Study{}.close_every, u32{1}, u32{1} << 30);
    if (!args.fault().empty()) return console.misuse(args.fault());
    int code = fine;
    for (const GameLab* lab : labs) {
        const Or<std::unique_ptr<Device>> device = open_gpu(tuning);
        if (!device) return console.failure(device.refusal().message);
        const int players = (lab->min_players() + lab->max_players()) / 2;
        for (const Player player : {Player::sage, Player::random}) {
            const StudyPlan plan{
                .table = {.players = players}, .player = player, .study = {.close_every = close_every}};
            const Or<double> speed = decisions_a_second(*lab, plan, seconds, **device);
            if (!speed) code = not_as_it_should_be;
            console.out << std::left << std::setw(24) << lab->id() << players << " players, " << std::setw(8)
                        << name_of(player)
                        << (speed ? decimals(*speed / 1e6, 1) + " M decisions/s, portions of " +
                                        std::to_string((*device)->portion()) + " games"
                                  : speed.refusal().message)
                        << std::endl;
        }
    }
    return code;
}

}  // namespace

int measure_speed(Args& args, const Console& console) {
    const std::vector<const GameLab*> labs = games_of(args);
    const int seconds = args.number("--seconds", 2, 1, 3600);
    if (args.value("--device", "cpu") == "gpu") return measure_gpu(args, console, labs, seconds);
    const int most_threads = args.number("--threads", core_count(), 1, 1024);
    if (!args.fault().empty()) return console.misuse(args.fault());
    print_heading(most_threads, console);
    bool is_fast = true;
    for (const GameLab* lab : labs)
        for (const int players : {lab->min_players(), lab->max_players()})
            is_fast &= measure_cores(*lab, {.table = {.players = players}}, seconds, most_threads, console);
    console.out << "counted / bare should be at least " << decimals(least_ratio, 2);
    if (most_threads > 1)
        console.out << ", and so many cores at least " << decimals(least_growth, 2)
                    << " times as fast as that";
    console.out << "\n";
    return is_fast ? fine : not_as_it_should_be;
}

}  // namespace fg::lab
