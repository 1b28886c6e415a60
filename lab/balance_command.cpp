// SPDX-License-Identifier: Apache-2.0
// lab balance, lab merge, lab reports.
#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "common/files.h"
#include "lab/commands.h"
#include "lab/devices.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "lab/run_study.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

struct BalancePlan {
    const GameLab* lab = nullptr;
    std::vector<StudyPlan> studies;  // one for each player count
    GameRange range;
    int threads = 1;
    std::unique_ptr<Device> device;
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
    plan.threads = args.number("--threads", core_count(), 1, 1024);
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

// A line that is written over and over, where somebody watches.
std::function<void(u64)> progress_line(const Console& console, const StudyPlan& plan, u64 games) {
    if (console.err.rdbuf() != std::cerr.rdbuf() || isatty(STDERR_FILENO) == 0) return {};
    return [&console, players = plan.table.players, games, shown = -1](u64 played) mutable {
        const int now = static_cast<int>(1000 * played / games);
        if (now == shown) return;
        shown = now;
        console.err << "\r" << counted(players, "player") << ": " << decimals(now / 10.0, 1) << " % of "
                    << with_commas(static_cast<double>(games)) << " games " << std::flush;
        if (played == games) console.err << "\r\033[K" << std::flush;
    };
}

void print_findings(const Findings& findings, const GameLab& lab, const Console& console) {
    console.out << lab.title() << ", " << counted(findings.players, "player") << ", "
                << with_commas(static_cast<double>(findings.games)) << " games\n";
    for (const Figure& figure : findings.figures)
        console.out << "  " << figure.words << ": " << cell_words(figure.value.mean, figure.unit) << "\n";
    for (const DataTable& table : findings.tables) {
        if (table.key != "places" && table.key != "endings") continue;
        console.out << "  " << table.title << ":\n";
        for (const std::vector<Cell>& row : table.rows)
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

std::vector<Sums> run_all(const BalancePlan& plan, const Console& console) {
    const StopOnInterrupt interrupt;
    std::vector<Sums> studies;
    for (const StudyPlan& study : plan.studies) {
        if (interrupt.flag()) break;
        const Running running{
            .threads = plan.threads,
            .device = plan.device.get(),
            .is_stopped = &interrupt.flag(),
            .progress = progress_line(console, study, plan.range.games),
            .note = [&](const std::string& what) { console.err << "lab: " << what << "\n"; }};
        Sums sums = run_study(*plan.lab, study, plan.range, running);
        if (!sums.ranges.empty()) studies.push_back(std::move(sums));
    }
    if (interrupt.flag()) console.err << "\nlab: stopped; this is what has been played\n";
    return studies;
}

}  // namespace

int balance(Args& args, const Console& console) {
    BalancePlan plan = read_plan(args);
    Or<std::unique_ptr<Device>> device = device_named(args.value("--device", "auto"));
    if (!device) args.fail(device.refusal().message);
    if (!args.fault().empty()) return console.misuse(args.fault());
    plan.device = std::move(*device);
    const std::string folder = args.value("--out");
    if (!folder.empty())  // before an hour of games
        if (const Or<Done> made = make_folder(folder); !made) return console.failure(made.refusal().message);
    const std::vector<Sums> studies = run_all(plan, console);
    return studies.empty() ? console.failure("no game was played")
                           : finish(*plan.lab, studies, folder, console);
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
        if (lab != nullptr && lab != *own) return console.failure(path + ": another game, " + sums->game);
        lab = *own;
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

int write_reports(Args& args, const Console& console) {
    const std::filesystem::path folder = args.value("--out", "docs/balance");
    const u64 games = args.number("--games", u64{100'000}, u64{1}, u64{1} << 40);
    const int threads = args.number("--threads", core_count(), 1, 1024);
    Or<std::unique_ptr<Device>> device = device_named(args.value("--device", "auto"));
    if (!device) args.fail(device.refusal().message);
    const std::vector<const GameLab*> labs = games_of(args);
    if (!args.fault().empty()) return console.misuse(args.fault());
    for (const GameLab* lab : labs) {
        BalancePlan plan{.lab = lab, .studies = {}, .range = {0, games}, .threads = threads};
        plan.device = std::move(*device);
        for (int players = lab->min_players(); players <= lab->max_players(); ++players)
            plan.studies.push_back({.table = {.players = players}});
        const std::vector<Sums> studies = run_all(plan, console);
        *device = std::move(plan.device);
        if (studies.size() < plan.studies.size()) return console.failure("stopped");
        const std::filesystem::path own = folder / lab->id();
        if (const Or<Done> done = write_page(own, report_of(*lab, studies)); !done)
            return console.failure(done.refusal().message);
        console.out << (own / "report.html").string() << "\n";
    }
    return fine;
}

}  // namespace fg::lab
