// SPDX-License-Identifier: Apache-2.0
// lab balance, lab merge, lab reports.
#include <filesystem>

#include "common/files.h"
#include "lab/commands.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "lab/watched.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

struct BalancePlan {
    const GameLab* lab = nullptr;
    std::vector<StudyPlan> studies;  // one for each player count
    GameRange range;
};

Player player_of(Args& args) {
    Player player = Player::sage;
    const std::string name = args.value("--bots", "sage");
    if (!find_name(name, player))
        args.fail("--bots must be sage or random, not " + name + "; bots that think play in lab match");
    return player;
}

BalancePlan read_plan(Args& args) {
    BalancePlan plan{.lab = game_of(args)};
    StudyPlan study{.player = player_of(args),
                    .study = {.seed = args.number("--seed", u64{1}, u64{0}, ~u64{0}),
                              .close_every = args.number("--close-every", u32{8}, u32{1}, u32{1} << 20)}};
    plan.range = {args.number("--from", u64{0}, u64{0}, u64{1} << 60),
                  args.number("--games", u64{1'000'000}, u64{1}, u64{1} << 50)};
    if (plan.lab == nullptr) return plan;
    study.table.options = options_of(args, *plan.lab);
    study.table.content = content_of(args);
    for (const int players : player_counts(args, *plan.lab)) {
        study.table.players = players;
        if (!args.fault().empty()) break;
        if (const Or<Done> good = plan.lab->check(study.table); !good) args.fail(good.refusal().message);
        plan.studies.push_back(study);
    }
    return plan;
}

void print_findings(const Findings& findings, const GameLab& lab, const Console& console) {
    console.out << lab.title() << ", " << counted(findings.players, "player") << ", "
                << with_commas(static_cast<double>(findings.games)) << " games\n";
    if (findings.unfinished > 0)
        console.out << "  besides, broken off " << unfinished_words() << ": "
                    << with_commas(static_cast<double>(findings.unfinished)) << "\n";
    for (const Figure& figure : findings.figures)
        console.out << "  " << figure.words << ": " << cell_words(figure.value.mean, figure.unit) << "\n";
    for (const DataTable& table : findings.tables) {
        if (table.key != "places" && table.key != "endings") continue;
        console.out << "  " << table.title << ":\n";
        for (const Row& row : table.rows)
            console.out << "    " << std::get<std::string>(row[0]) << ": " << cell_words(row[1], Unit::share)
                        << " (" << cell_words(row[2], Unit::share) << " to "
                        << cell_words(row[3], Unit::share) << ")\n";
    }
}

// The report, and the sums themselves, to be merged with others.
Or<Done> write_all(const std::filesystem::path& folder, const Report& report, std::span<const Sums> studies) {
    Or<Done> done = write_report(folder, report);
    for (const Sums& sums : studies)
        if (done)
            done =
                write_file((folder / ("sums_" + std::to_string(sums.plan.table.players) + ".json")).string(),
                           to_file(sums));
    return done;
}
int finish(const GameLab& lab, std::span<const Sums> studies, const std::string& folder,
           const Console& console) {
    const Report report = report_of(lab, studies);
    for (const Findings& findings : report.findings) print_findings(findings, lab, console);
    if (folder.empty()) return fine;
    if (const Or<Done> done = write_all(folder, report, studies); !done)
        return console.failure(done.refusal().message);
    console.out << "The report is " << (std::filesystem::path(folder) / "report.html").string() << "\n";
    return fine;
}

std::vector<Sums> run_all(const BalancePlan& plan, Watched& watched, const Console& console) {
    std::vector<Sums> studies;
    for (const StudyPlan& study : plan.studies) {
        if (watched.is_stopped()) break;
        Sums sums =
            run_study(*plan.lab, study, plan.range, watched.running(study.table.players, plan.range.games));
        if (!sums.ranges.empty()) studies.push_back(std::move(sums));
    }
    if (watched.is_stopped()) console.err << "\nlab: stopped; this is what has been played\n";
    return studies;
}

}  // namespace

int balance(Args& args, const Console& console) {
    const BalancePlan plan = read_plan(args);
    const int threads = args.number("--threads", core_count(), 1, 1024);
    FoundDevice device = device_of(args);
    if (!args.fault().empty()) return console.misuse(args.fault());
    const std::string folder = args.value("--out");
    if (!folder.empty())  // before an hour of games
        if (const Or<Done> made = make_folder(folder); !made) return console.failure(made.refusal().message);
    Watched watched(console, threads, std::move(device));
    const std::vector<Sums> studies = run_all(plan, watched, console);
    return studies.empty() ? console.failure("no game was played")
                           : finish(*plan.lab, studies, folder, console);
}

// Whether one report may be of both: the number of players aside, they must be alike.
static Or<Done> check_related(const Sums& a, Sums b) {
    b.plan.table.players = a.plan.table.players;
    return check_alike(a, b);
}

int merge_sums(Args& args, const Console& console) {
    if (args.words().empty()) return console.misuse("which sums? Files that lab balance --out has written");
    std::vector<Sums> studies;
    const GameLab* lab = nullptr;
    for (const std::string& path : args.words()) {
        const auto refused = [&](const Refusal& refusal) {
            return console.failure(path + ": " + refusal.message);
        };
        const Or<std::string> text = read_file(path);
        if (!text) return console.failure(text.refusal().message);
        const Or<Sums> sums = from_file(*text);
        if (!sums) return refused(sums.refusal());
        const Or<const GameLab*> own = lab_of(*sums);
        if (!own) return refused(own.refusal());
        lab = *own;
        if (!studies.empty())
            if (const Or<Done> related = check_related(studies.front(), *sums); !related)
                return refused(related.refusal());
        const auto same = std::ranges::find_if(
            studies, [&](const Sums& other) { return other.plan.table.players == sums->plan.table.players; });
        if (same == studies.end())
            studies.push_back(*sums);
        else if (const Or<Done> added = add(*same, *sums); !added)
            return refused(added.refusal());
    }
    std::ranges::sort(studies, {}, [](const Sums& sums) { return sums.plan.table.players; });
    return finish(*lab, studies, args.value("--out"), console);
}

namespace {

// So many games are behind the committed reports: enough for what they say, and minutes on one core.
constexpr u64 games_of_report = 20'000;

BalancePlan report_plan(const GameLab& lab, u64 games) {
    BalancePlan plan{.lab = &lab, .studies = {}, .range = {0, games}};
    for (int players = lab.min_players(); players <= lab.max_players(); ++players)
        plan.studies.push_back({.table = {.players = players}});
    return plan;
}

// Whether a report is of today's rules, sages and words, and of so many games.
bool is_current(const BalancePlan& plan, const std::filesystem::path& folder) {
    std::vector<Sums> studies;
    for (const StudyPlan& study : plan.studies) {
        studies.push_back(sums_of(*plan.lab, study));
        studies.back().ranges = {plan.range};
    }
    const Or<std::string> page = read_file((folder / "report.html").string());
    return page && page->find(facts_html(facts_of(*plan.lab, studies))) != std::string::npos;
}
int check_reports(const std::vector<BalancePlan>& plans, const std::filesystem::path& folder,
                  const Console& console) {
    int code = fine;
    for (const BalancePlan& plan : plans) {
        const std::string id(plan.lab->id());
        if (!is_current(plan, folder / id))
            code = console.failure("the report of " + id +
                                   " is of other rules, sages, words or games: fairground lab reports " + id);
    }
    return code;
}

}  // namespace

int write_reports(Args& args, const Console& console) {
    const std::filesystem::path folder = args.value("--out", "docs/balance");
    const u64 games = args.number("--games", games_of_report, u64{1}, u64{1} << 40);
    const int threads = args.number("--threads", core_count(), 1, 1024);
    FoundDevice device = device_of(args);
    std::vector<BalancePlan> plans;
    for (const GameLab* lab : games_of(args)) plans.push_back(report_plan(*lab, games));
    if (!args.fault().empty()) return console.misuse(args.fault());
    if (args.has("--check")) return check_reports(plans, folder, console);
    Watched watched(console, threads, std::move(device));
    for (const BalancePlan& plan : plans) {
        const std::vector<Sums> studies = run_all(plan, watched, console);
        if (studies.size() < plan.studies.size() || watched.is_stopped()) return console.failure("stopped");
        const std::filesystem::path own = folder / plan.lab->id();
        if (const Or<Done> done = write_report(own, report_of(*plan.lab, studies)); !done)
            return console.failure(done.refusal().message);
        console.out << (own / "report.html").string() << "\n";
    }
    return fine;
}

}  // namespace fg::lab
