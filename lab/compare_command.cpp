// SPDX-License-Identifier: Apache-2.0
// lab compare.
#include <filesystem>

#include "common/files.h"
#include "games/all.h"
#include "lab/chart.h"
#include "lab/commands.h"
#include "lab/compare.h"
#include "lab/devices.h"
#include "lab/format.h"
#include "lab/run_study.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

constexpr std::size_t most_sentences = 12;

// A table as a file describes it: {"options": …, "content": …}, or only one of the two without saying which. "standard" is the
// table as it comes.
void read_table(Args& args, const GameLab& lab, const std::string& path, TablePlan& table) {
    if (path == "standard") return;
    const Or<boost::json::object> read = read_json_object(path);
    if (!read) return args.fail(read.refusal().message);
    const boost::json::object& json = *read;
    const auto part = [&](std::string_view key) {
        const boost::json::value* found = json.if_contains(key);
        return found != nullptr && found->is_object() ? found->get_object() : boost::json::object();
    };
    const std::vector<OptionInfo> options = find_game(lab.id())->options();
    const bool has_parts = json.contains("options") || json.contains("content");
    const bool are_options = !has_parts && std::ranges::all_of(json, [&](const auto& entry) {
        return std::ranges::find(options, std::string_view(entry.key()), &OptionInfo::key) != options.end();
    });
    if (has_parts) {
        table.options = part("options");
        table.content = part("content");
    } else {
        (are_options ? table.options : table.content) = json;
    }
}
TablePlan table_in(Args& args, const GameLab& lab, const std::string& path, int players) {
    TablePlan table{.players = players};
    read_table(args, lab, path, table);
    if (args.fault().empty())
        if (const Or<Done> good = lab.check(table); !good) args.fail(path + ": " + good.refusal().message);
    return table;
}

// Options with their defaults, and all of the content, as one value.
boost::json::value settings(const GameLab& lab, const TablePlan& table) {
    boost::json::object all;
    const AnyGame& game = *find_game(lab.id());
    for (const OptionInfo& option : game.options()) all[option.key] = boost::json::parse(option.usual);
    for (const auto& [key, value] : table.options) all[key] = value;
    const Or<std::string> content = game.content_json(table.players, table.options, table.content);
    FG_CHECK(content);
    const boost::json::value parsed = boost::json::parse(*content);
    if (const boost::json::object* entries = parsed.if_object())
        for (const auto& [key, value] : *entries)
            if (key != "derived") all[key] = value;
    return all;
}

struct Comparison {
    int players;
    std::vector<std::string> settings;
    std::vector<Change> changes;
};

void print(const Comparison& found, const Console& console) {
    console.out << counted(found.players, "player") << ", " << joined(found.settings, " and ") << ":\n";
    if (found.changes.empty()) console.out << "  nothing differs beyond chance\n";
    for (std::size_t i = 0; i < std::min(most_sentences, found.changes.size()); ++i)
        console.out << "  - " << found.changes[i].sentence << "\n";
    if (found.changes.size() > most_sentences)
        console.out << "  and " << found.changes.size() - most_sentences << " things more\n";
}

std::string to_html(const GameLab& lab, const std::vector<Comparison>& all, u64 games) {
    std::string html =
        page_start(std::string(lab.title()) + ": what changes", joined(all.front().settings, " and ") + "; " +
                                                                    with_commas(static_cast<double>(games)) +
                                                                    " games of each, with the same seeds");
    for (const Comparison& found : all) {
        html += "<h2>" + counted(found.players, "player") + "</h2>\n<ul>";
        for (std::size_t i = 0; i < std::min(most_sentences, found.changes.size()); ++i)
            html += "<li>" + escaped(found.changes[i].sentence) + "</li>\n";
        html += found.changes.empty() ? "<li>Nothing differs beyond chance.</li></ul>\n" : "</ul>\n";
        html += table_html(table_of_changes(found.changes));
    }
    return html + page_end();
}
Or<Done> write_comparison(const std::filesystem::path& folder, const std::string& html,
                          const std::vector<Comparison>& all) {
    boost::json::array json;
    Or<Done> done = write_file((folder / "compare.html").string(), html);
    for (const Comparison& found : all) {
        const DataTable table = table_of_changes(found.changes);
        boost::json::array sentences;
        for (const Change& change : found.changes) sentences.emplace_back(change.sentence);
        json.push_back(boost::json::object{
            {"players", found.players}, {"sentences", sentences}, {"changes", to_json(table)}});
        if (done)
            done = write_file((folder / (std::to_string(found.players) + "_players_changes.csv")).string(),
                              to_csv(table));
    }
    if (done) done = write_file((folder / "compare.json").string(), boost::json::serialize(json) + "\n");
    return done;
}

}  // namespace

int compare_tables(Args& args, const Console& console) {
    if (args.words().size() != 3)
        return console.misuse("compare needs a game and two files of options or content (or \"standard\")");
    const GameLab* lab = game_named(args, args.words()[0]);
    const Study study{.seed = args.number("--seed", u64{1}, u64{0}, ~u64{0})};
    const u64 games = args.number("--games", u64{100'000}, u64{1}, u64{1} << 50);
    const int threads = args.number("--threads", core_count(), 1, 1024);
    const Or<std::unique_ptr<Device>> device = device_named(args.value("--device", "auto"));
    if (!device) args.fail(device.refusal().message);
    std::vector<std::pair<TablePlan, TablePlan>> tables;
    if (lab != nullptr)
        for (const int players : player_counts(args, *lab))
            tables.emplace_back(table_in(args, *lab, args.words()[1], players),
                                table_in(args, *lab, args.words()[2], players));
    if (!args.fault().empty()) return console.misuse(args.fault());
    const std::filesystem::path folder = args.value("--out");
    if (!folder.empty())
        if (const Or<Done> made = make_folder(folder); !made) return console.failure(made.refusal().message);

    std::vector<Comparison> all;
    const auto findings = [&](const TablePlan& table) {
        return findings_of(*lab, run_study(*lab, {.table = table, .study = study}, {0, games},
                                           {.threads = threads, .device = device->get()}));
    };
    for (const auto& [before, after] : tables) {
        all.push_back({before.players, settings_changed(settings(*lab, before), settings(*lab, after)),
                       changes_between(findings(before), findings(after))});
        if (all.back().settings.empty()) return console.failure("both tables are the same");
        print(all.back(), console);
    }
    if (folder.empty()) return fine;
    const Or<Done> done = write_comparison(folder, to_html(*lab, all, games), all);
    return done ? fine : console.failure(done.refusal().message);
}

}  // namespace fg::lab
