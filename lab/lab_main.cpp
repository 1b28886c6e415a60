// SPDX-License-Identifier: Apache-2.0
#include "lab/lab_main.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <map>
#include <ostream>
#include <sstream>

#include "bots/roster.h"
#include "common/args.h"
#include "games/all.h"
#include "lab/course.h"
#include "lab/digest.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "lab/share.h"
#include "match/speaker.h"
#include "match/typed_options.h"

namespace fg::lab {
namespace {

constexpr std::string_view usage =
    R"(fairground lab match GAME --players N --bots seer,sage,sage [--games 200] [--ms 50 | --iterations 500]
               [--seed S] [--preset KEY] [--option key=value]... [--threads 2]
    Plays the bots against each other, every deal once with each rotation of the seats; shows the shares of wins,
    by bot and by place in the turn order, and how the games ended.
fairground lab balance GAME --players N [--bots sage] [--games 1000] [--ms M | --iterations 500] [--seed S]
               [--preset KEY] [--option key=value]... [--threads 2] [--out FOLDER]
    What comes up in games of equal bots: shares by turn order, scores, endings, and how often each event and each
    thing it speaks of was there and how those fared whom it concerned; with pictures in a folder.
fairground lab ladder [GAME] [--players N] [--games 120] [--ms M | --iterations 500] [--seed S] [--threads 2]
    One seer among sages and one sage among randoms, at every player count; alone, by their points.
fairground lab signature [GAME] [--write] [--file tests/signatures.txt]
    One number for each game's behaviour, compared with the file.
fairground lab digest [GAME] [--write] [--file tests/digests.txt]
    One number for what each game does at each player count, whatever its state looks like inside.
fairground lab playouts GAME --players N [--games 10000] [--seed S] [--preset KEY] [--option key=value]...
    Random play: how fast, how long.
fairground lab rollouts GAME --players N [--seconds 2] [--seed S]
    How fast the search plays, against plain random play in the same run. Slower where it plays on by advice.
)";

constexpr int fine = 0, not_as_it_should_be = 1, misused = 2;

struct Console {
    std::ostream& out;
    std::ostream& err;

    int misuse(const std::string& why) const {
        err << "lab: " << why << "\n\n" << usage;
        return misused;
    }
};

std::string hex(u64 value) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << value;
    return text.str();
}
std::string known_games() { return joined(game_labs(), ", ", &GameLab::id); }
// The game named by the first word; a fault if there is none.
const GameLab* game_of(Args& args) {
    if (args.words().size() > 1) args.fail("one game at a time: what is " + args.words()[1] + "?");
    if (args.words().empty()) {
        args.fail("which game? There are: " + known_games());
        return nullptr;
    }
    const GameLab* lab = find_lab(args.words()[0]);
    if (lab == nullptr) args.fail("there is no game " + args.words()[0] + "; there are: " + known_games());
    return lab;
}
// The game named, or all.
std::vector<const GameLab*> games_of(Args& args) {
    if (args.words().empty()) return {game_labs().begin(), game_labs().end()};
    if (const GameLab* lab = game_of(args)) return {lab};
    return {};
}

bots::Budget budget_of(Args& args) {
    bots::Budget budget{.ms = args.number("--ms", 0, 1, 600'000),
                        .iterations = args.number("--iterations", u32{0}, u32{1}, u32{100'000'000}),
                        .seed = args.number("--seed", u64{1}, u64{0}, ~u64{0})};
    if (budget.ms == 0 && budget.iterations == 0) budget.iterations = 500;
    return budget;
}
void add_options(Args& args, const AnyGame& game, boost::json::object& options) {
    const auto note = [&](const Or<Done>& done) {
        if (!done) args.fail(done.refusal().message);
    };
    if (args.has("--preset")) note(add_preset(game, args.value("--preset"), options));
    for (const std::string& given : args.values("--option")) note(add_option(game, given, options));
}
TablePlan table_of(Args& args, const GameLab* lab) {
    TablePlan plan{.players = args.number("--players", 0, 1, max_seats), .options = {}};
    if (lab != nullptr) add_options(args, *find_game(lab->id()), plan.options);
    if (plan.players == 0) args.fail("how many --players?");
    if (lab == nullptr || !args.fault().empty()) return plan;
    if (const Or<Done> good = lab->check(plan); !good) args.fail(good.refusal().message);
    return plan;
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

int balance(Args& args, const Console& console) {
    const GameLab* lab = game_of(args);
    const std::string bot = args.value("--bots").empty() ? "sage" : args.value("--bots");
    MatchPlan plan{.table = table_of(args, lab),
                   .budget = budget_of(args),
                   .threads = args.number("--threads", 1, 1, 256),
                   .is_census = true};
    plan.bots.assign(static_cast<std::size_t>(plan.table.players), bot);
    const int games = args.number("--games", 1000, 1, 10'000'000);
    check_bots(args, plan);
    if (!args.fault().empty()) return console.misuse(args.fault());

    plan.deals = deals_for(games, plan.table.players);
    const MatchResult result = lab->play(plan);
    console.out << lab->title() << ", " << counted(plan.table.players, "player") << ", " << result.games
                << " games of " << bot << "s, " << result.answers / result.games << " answers a game\n";
    print_course(result, console.out);
    print_scores(result, console.out);
    print_census(result, console.out);
    const std::string folder = args.value("--out");
    if (folder.empty() || write_pictures(folder, *lab, result)) return fine;
    console.err << "lab: the pictures could not be written to " << folder << "\n";
    return not_as_it_should_be;
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
                                           {"--preset", true},  {"--option", true},     {"--threads", true}};
    static constexpr Flag balance_flags[] = {{"--players", true}, {"--bots", true},       {"--games", true},
                                             {"--ms", true},      {"--iterations", true}, {"--seed", true},
                                             {"--preset", true},  {"--option", true},     {"--threads", true},
                                             {"--out", true}};
    static constexpr Flag ladder_flags[] = {{"--players", true},    {"--games", true}, {"--ms", true},
                                            {"--iterations", true}, {"--seed", true},  {"--threads", true}};
    static constexpr Flag file_flags[] = {{"--file", true}, {"--write"}};
    static constexpr Flag playouts_flags[] = {
        {"--players", true}, {"--games", true}, {"--seed", true}, {"--preset", true}, {"--option", true}};
    static constexpr Flag rollouts_flags[] = {
        {"--players", true}, {"--seconds", true}, {"--seed", true}, {"--preset", true}, {"--option", true}};
    static constexpr Experiment list[] = {
        {"match", &match, match_flags},          {"balance", &balance, balance_flags},
        {"ladder", &ladder, ladder_flags},       {"signature", &signature, file_flags},
        {"digest", &digest, file_flags},         {"playouts", &playouts, playouts_flags},
        {"rollouts", &rollouts, rollouts_flags},
    };
    return list;
}

}  // namespace

int lab_main(std::span<const std::string> words, std::ostream& out, std::ostream& err) {
    const Console console{out, err};
    if (words.empty()) return console.misuse("which experiment?");
    if (words[0] == "help" || wants_help(words)) return out << usage, fine;
    for (const Experiment& experiment : experiments()) {
        if (experiment.name != words[0]) continue;
        Or<Args> args = parse_args(words.subspan(1), experiment.flags);
        return args ? experiment.run(*args, console) : console.misuse(args.refusal().message);
    }
    return console.misuse("there is no experiment " + words[0]);
}

}  // namespace fg::lab
