// SPDX-License-Identifier: Apache-2.0
#include "lab/lab_main.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <ostream>
#include <sstream>

#include "bots/roster.h"
#include "games/all.h"
#include "lab/commands.h"
#include "lab/digest.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "lab/share.h"

namespace fg::lab {
namespace {

constexpr std::string_view usage_text =
    R"(fairground lab match GAME --players N --bots seer,sage,sage [--games 200] [--ms 50 | --iterations 500]
               [--seed S] [--preset KEY] [--option key=value]... [--content FILE] [--threads 2]
    Plays the bots against each other, every deal once with each rotation of the seats; shows the shares of wins,
    by bot and by place in the turn order, and how the games ended.
fairground lab balance GAME [--players 3-6] [--bots sage] [--games 1000000] [--seed 1] [--preset KEY]
               [--option key=value]... [--content FILE] [--threads N] [--device auto] [--out FOLDER]
               [--from 0] [--close-every 8]
    What comes up in games of equal bots (sage or random): who wins, how long, how games end, who leads, and what each
    answer and event is worth. Ctrl-C stops, with a report of what has been played. The folder gets report.html, every
    table as JSON and CSV, and the sums. Games are played by their numbers, from --from on.
fairground lab merge SUMS.json... [--out FOLDER]
    The report of several runs of one study, each of which has played other numbers.
fairground lab compare GAME A.json B.json [--players 3-6] [--games 100000] [--seed 1] [--threads N] [--device auto]
               [--out FOLDER]
    What differs between two tables, in sentences. A file holds options, or changes to the content, or
    {"options":…,"content":…}; "standard" is the table as it comes.
fairground lab play-out FILE [--after N] [--eyes SEAT] [--games 1000000] [--seed 1] [--threads N]
    From a record, after so many answers (or from its deal), or from a position {"game":…,"players":…,"state":…}: each
    seat's share of the win when sages play on; with --eyes, as that seat sees it. Ctrl-C stops, with what has been played.
fairground lab reports [GAME] [--games 20000] [--threads N] [--device auto] [--out docs/balance] [--check]
    The reports of all games anew, as balance writes them but for the sums; or, with --check, whether those in the folder
    are of today's rules and sages.
fairground lab speed [GAME] [--seconds 2] [--threads N]
fairground lab speed [GAME] --device gpu [--seconds 2] [--close-every 8] [--registers N] [--block 128] [--kernels FOLDER]
    What counting costs against the bare loop of sages, and what more cores bring; on a GPU, decisions a second of
    sages and at random with all that is counted. A folder may have other kernels, GAME_PLAYER.cubin or .ptx.
fairground lab devices [GAME] [--games 1024] [--kernels FOLDER]
    Whether a GPU counts the same as the processor, at every number of players and over a sample of options.
fairground lab ladder [GAME] [--players N] [--games 120] [--ms M | --iterations 500] [--seed S] [--threads 2]
    One seer among sages and one sage among randoms, at every player count; alone, by their points.
fairground lab signature [GAME] [--write] [--file tests/signatures.txt]
    One number for each game's behaviour, compared with the file.
fairground lab digest [GAME] [--write] [--file tests/digests.txt]
    One number for what each game does at each player count, whatever its state looks like inside.
fairground lab playouts GAME --players N [--games 10000] [--seed S] [--preset KEY] [--option key=value]...
               [--content FILE]
    Random play: how fast, how long.
fairground lab rollouts GAME --players N [--seconds 2] [--seed S] [--preset KEY] [--option key=value]...
               [--content FILE]
    How fast the search plays, against plain random play in the same run. Slower where it plays on by advice.
)";

std::string hex(u64 value) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << value;
    return text.str();
}

bots::Budget budget_of(Args& args) {
    bots::Budget budget{.ms = args.number("--ms", 0, 1, 600'000),
                        .iterations = args.number("--iterations", u32{0}, u32{1}, u32{100'000'000}),
                        .seed = args.number("--seed", u64{1}, u64{0}, ~u64{0})};
    if (budget.ms == 0 && budget.iterations == 0) budget.iterations = 500;
    return budget;
}
void check_bots(Args& args, const MatchPlan& plan) {
    if (static_cast<int>(plan.bots.size()) != plan.table.players)
        args.fail("--bots must name one bot for each of the " + std::to_string(plan.table.players) +
                  " players");
    for (const std::string& bot : plan.bots)
        if (std::ranges::find(bots::bot_names(), bot) == bots::bot_names().end())
            args.fail("there is no bot " + bot + "; there are: " + joined(bots::bot_names()));
}
// Games are played in whole deals: as many as it takes to reach the number asked for.
int deals_for(int games, int players) { return (games + players - 1) / players; }

// Whether it matters where one sits, and how the games end.
void print_course(const MatchResult& result, std::ostream& out) {
    out << "wins by turn order, the first first: "
        << joined(result.places, ", ", [](double share) { return percent(share); }) << "\n";
    if (result.endings.empty()) return;
    const auto often = [&](const auto& ending) {
        return std::string(ending.first) + " " +
               percent(static_cast<double>(ending.second) / static_cast<double>(result.games));
    };
    out << "ended by: " << joined(result.endings, ", ", often) << "\n";
}

int match(Args& args, const Console& console) {
    const GameLab* lab = game_of(args);
    MatchPlan plan{.table = table_of(args, lab),
                   .bots = split_list(args.value("--bots")),
                   .budget = budget_of(args),
                   .threads = args.number("--threads", 1, 1, 256)};
    const int games = args.number("--games", 200, 1, 10'000'000);
    check_bots(args, plan);
    if (!args.fault().empty()) return console.misuse(args.fault());

    plan.deals = deals_for(games, plan.table.players);
    const MatchResult result = lab->play(plan);
    const double expected = 1.0 / plan.table.players;
    console.out << lab->title() << ", " << plan.table.players << " players, " << result.games << " games ("
                << plan.deals << " deals, every rotation of the seats)\n"
                << std::left << std::setw(10) << "bot" << std::right << std::setw(9) << "wins"
                << std::setw(20) << "95 % interval" << std::setw(11) << "by chance\n";
    for (std::size_t bot = 0; bot < plan.bots.size(); ++bot) {
        const Share share = share_of(result.shares[bot]);
        console.out << std::left << std::setw(10) << plan.bots[bot] << std::right << std::setw(9)
                    << percent(share.mean) << std::setw(20) << interval(share) << std::setw(10)
                    << percent(expected) << "  " << verdict(share, expected) << "\n";
    }
    print_course(result, console.out);
    return fine;
}

// One bot among others of another kind, at one player count. Returns false unless it is better than chance.
bool climb(const GameLab& lab, const MatchPlan& plan, const Console& console) {
    const Share share = share_of(lab.play(plan).shares[0]);
    const double expected = 1.0 / plan.table.players;
    console.out << std::left << std::setw(22) << lab.id() << std::setw(3) << plan.table.players
                << std::setw(6) << plan.bots[0] << " among " << std::setw(8) << plan.bots[1] << std::right
                << std::setw(8) << percent(share.mean) << std::setw(20) << interval(share) << std::setw(10)
                << percent(expected) << "  " << verdict(share, expected) << std::endl;
    return share.low() > expected;
}
MatchPlan among(MatchPlan plan, const std::string& one, const std::string& others) {
    plan.bots.assign(static_cast<std::size_t>(plan.table.players), others);
    plan.bots[0] = one;
    return plan;
}
// The same deals, each bot alone: who gets more points?
bool climb_alone(const GameLab& lab, MatchPlan plan, const std::string& one, const std::string& other,
                 const Console& console) {
    plan.bots = {one};
    const Share better = mean_of(lab.play(plan).scores);
    plan.bots = {other};
    const Share worse = mean_of(lab.play(plan).scores);
    console.out << std::left << std::setw(22) << lab.id() << std::setw(3) << 1 << one << ' '
                << decimals(better.mean, 1) << " points (" << decimals(better.low(), 1) << " to "
                << decimals(better.high(), 1) << "), " << other << ' ' << decimals(worse.mean, 1) << " ("
                << decimals(worse.low(), 1) << " to " << decimals(worse.high(), 1) << ")" << std::endl;
    return better.low() > worse.high();
}

int ladder(Args& args, const Console& console) {
    const std::vector<const GameLab*> labs = games_of(args);
    MatchPlan plan{.budget = budget_of(args), .threads = args.number("--threads", 1, 1, 256)};
    const int games = args.number("--games", 120, 1, 10'000'000);
    const int only = args.number("--players", 0, 1, max_seats);
    if (!args.fault().empty()) return console.misuse(args.fault());

    console.out << std::left << std::setw(22) << "game" << std::setw(24) << "N" << std::right << std::setw(8)
                << "wins" << std::setw(20) << "95 % interval" << std::setw(11) << "by chance\n";
    bool all_climb = true;
    for (const GameLab* lab : labs)
        for (int players = lab->min_players(); players <= lab->max_players(); ++players) {
            if (only != 0 && players != only) continue;
            plan.table.players = players;
            plan.deals = deals_for(games, players);
            for (const auto& [one, others] : {std::pair("seer", "sage"), std::pair("sage", "random")})
                all_climb &= players == 1 ? climb_alone(*lab, plan, one, others, console)
                                          : climb(*lab, among(plan, one, others), console);
        }
    return all_climb ? fine : not_as_it_should_be;
}

// Numbers by name, "name number" a line.
using Numbers = std::map<std::string, std::string>;

Numbers read_numbers(const std::string& path) {
    Numbers known;
    std::ifstream file(path);
    for (std::string name, number; file >> name >> number;) known[name] = number;
    return known;
}

// Prints the numbers that `add_numbers(lab, numbers)` gives for each game and compares them with those of the
// file, or writes them there.
template <class AddNumbers>
int compare(Args& args, std::string_view usual_file, const Console& console, AddNumbers add_numbers) {
    const std::vector<const GameLab*> labs = games_of(args);
    const std::string path = args.value("--file", usual_file);
    if (!args.fault().empty()) return console.misuse(args.fault());
    Numbers now;
    for (const GameLab* lab : labs) add_numbers(*lab, now);

    Numbers known = read_numbers(path);
    bool all_same = true;
    for (const auto& [name, number] : now) {
        const bool same = known[name] == number;
        all_same &= same;
        console.out << name << " " << number
                    << (same                  ? ""
                        : known[name].empty() ? " (new)"
                                              : " (was " + known[name] + ")")
                    << "\n";
        known[name] = number;
    }
    if (!args.has("--write")) return all_same ? fine : not_as_it_should_be;
    std::ofstream file(path);
    for (const auto& [name, number] : known) file << name << " " << number << "\n";
    if (!file.flush()) return console.err << "lab: cannot write " << path << "\n", not_as_it_should_be;
    return fine;
}

int signature(Args& args, const Console& console) {
    return compare(args, "tests/signatures.txt", console, [](const GameLab& lab, Numbers& numbers) {
        numbers[std::string(lab.id())] = hex(lab.signature());
    });
}

int digest(Args& args, const Console& console) {
    return compare(args, "tests/digests.txt", console, [](const GameLab& lab, Numbers& numbers) {
        for (int players = lab.min_players(); players <= lab.max_players(); ++players)
            numbers[std::string(lab.id()) + "/" + std::to_string(players)] =
                hex(digest_of(*find_game(lab.id()), players));
    });
}

void print_speed(std::ostream& out, std::string_view what, const Speed& speed) {
    out << std::left << std::setw(10) << what << std::right << std::setw(9) << speed.games << " games"
        << std::setw(13) << speed.decisions << " decisions" << std::setw(13) << speed.answers << " answers"
        << std::setw(8) << decimals(speed.seconds, 2) << " s" << std::setw(8)
        << decimals(speed.decisions_per_second() / 1e6, 2) << " million decisions/s\n";
}

int playouts(Args& args, const Console& console) {
    const GameLab* lab = game_of(args);
    const TablePlan table = table_of(args, lab);
    const u64 games = args.number("--games", u64{10'000}, u64{1}, ~u64{0});
    const u64 seed = args.number("--seed", u64{1}, u64{0}, ~u64{0});
    if (!args.fault().empty()) return console.misuse(args.fault());
    print_speed(console.out, "playouts", lab->playouts(table, games, seed));
    return fine;
}

int rollouts(Args& args, const Console& console) {
    const GameLab* lab = game_of(args);
    const TablePlan table = table_of(args, lab);
    const int seconds = args.number("--seconds", 2, 1, 3600);
    const u64 seed = args.number("--seed", u64{1}, u64{0}, ~u64{0});
    if (!args.fault().empty()) return console.misuse(args.fault());

    const RolloutSpeed speed = lab->rollouts(table, seconds, seed);
    print_speed(console.out, "plain", speed.plain);
    print_speed(console.out, "search", speed.search);
    const double n = static_cast<double>(speed.iterations);
    console.out << "ratio " << decimals(speed.ratio(), 2) << " (at least 0.50); "
                << decimals(n / speed.search.seconds, 0) << " iterations/s of "
                << decimals(static_cast<double>(speed.tree_decisions) / n, 1) << " decisions in the tree and "
                << decimals(static_cast<double>(speed.search.decisions - speed.tree_decisions) / n, 1)
                << " after it\n";
    return speed.ratio() >= 0.5 ? fine : not_as_it_should_be;
}

struct Experiment {
    std::string_view name;
    int (*run)(Args&, const Console&);
    std::span<const Flag> flags;
};
std::span<const Experiment> experiments() {
    static constexpr Flag match_flags[] = {{"--players", true}, {"--bots", true},       {"--games", true},
                                           {"--ms", true},      {"--iterations", true}, {"--seed", true},
                                           {"--preset", true},  {"--option", true},     {"--content", true},
                                           {"--threads", true}};
    static constexpr Flag balance_flags[] = {
        {"--players", true}, {"--bots", true},   {"--games", true},   {"--seed", true},
        {"--preset", true},  {"--option", true}, {"--content", true}, {"--threads", true},
        {"--device", true},  {"--out", true},    {"--from", true},    {"--close-every", true}};
    static constexpr Flag merge_flags[] = {{"--out", true}};
    static constexpr Flag compare_flags[] = {{"--players", true}, {"--games", true},  {"--seed", true},
                                             {"--threads", true}, {"--device", true}, {"--out", true}};
    static constexpr Flag play_out_flags[] = {
        {"--after", true}, {"--eyes", true}, {"--games", true}, {"--seed", true}, {"--threads", true}};
    static constexpr Flag reports_flags[] = {
        {"--games", true}, {"--threads", true}, {"--device", true}, {"--out", true}, {"--check"}};
    static constexpr Flag speed_flags[] = {
        {"--seconds", true}, {"--threads", true},     {"--device", true}, {"--registers", true},
        {"--block", true},   {"--close-every", true}, {"--kernels", true}};
    static constexpr Flag devices_flags[] = {{"--games", true}, {"--kernels", true}};
    static constexpr Flag ladder_flags[] = {{"--players", true},    {"--games", true}, {"--ms", true},
                                            {"--iterations", true}, {"--seed", true},  {"--threads", true}};
    static constexpr Flag file_flags[] = {{"--file", true}, {"--write"}};
    static constexpr Flag playouts_flags[] = {{"--players", true}, {"--games", true},  {"--seed", true},
                                              {"--preset", true},  {"--option", true}, {"--content", true}};
    static constexpr Flag rollouts_flags[] = {{"--players", true}, {"--seconds", true}, {"--seed", true},
                                              {"--preset", true},  {"--option", true},  {"--content", true}};
    static constexpr Experiment list[] = {
        {"match", &match, match_flags},
        {"balance", &balance, balance_flags},
        {"ladder", &ladder, ladder_flags},
        {"signature", &signature, file_flags},
        {"digest", &digest, file_flags},
        {"playouts", &playouts, playouts_flags},
        {"rollouts", &rollouts, rollouts_flags},
        {"merge", &merge_sums, merge_flags},
        {"compare", &compare_tables, compare_flags},
        {"play-out", &play_out, play_out_flags},
        {"reports", &write_reports, reports_flags},
        {"speed", &measure_speed, speed_flags},
        {"devices", &compare_devices, devices_flags},
    };
    return list;
}

}  // namespace

std::string_view usage() { return usage_text; }

int lab_main(std::span<const std::string> words, std::ostream& out, std::ostream& err) {
    const Console console{
        .out = out, .err = err, .is_watched = err.rdbuf() == std::cerr.rdbuf() && isatty(STDERR_FILENO) != 0};
    if (words.empty()) return console.misuse("which experiment?");
    if (words[0] == "help" || wants_help(words)) return out << usage(), fine;
    for (const Experiment& experiment : experiments()) {
        if (experiment.name != words[0]) continue;
        Or<Args> args = parse_args(words.subspan(1), experiment.flags);
        return args ? experiment.run(*args, console) : console.misuse(args.refusal().message);
    }
    return console.misuse("there is no experiment " + words[0]);
}

}  // namespace fg::lab
