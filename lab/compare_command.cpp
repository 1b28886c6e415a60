// SPDX-License-Identifier: Apache-2.0
// lab compare.
#include <filesystem>

#include "common/files.h"
#include "games/all.h"
#include "lab/chart.h"
#include "lab/commands.h"
#include "lab/compare.h"
#include "lab/format.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "lab/watched.h"
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
        if (found == nullptr) return boost::json::object();
        if (found->is_object()) return found->get_object();
        args.fail(path + ": " + std::string(key) + " must be an object");
        return boost::json::object();
    };
    const std::vector<OptionInfo> options = find_game(lab.id())->options();
    const bool has_parts = json.contains("options") || json.contains("content");
    const bool are_options = !has_parts && std::ranges::all_of(json, [&](const auto& entry) {
        return std::ranges::find(options, std::string_view(entry.key()), &OptionInfo::key) != options.end();
    });
    if (has_parts) {
        for (const auto& [key, value] : json)
            if (key != "options" && key != "content")
                args.fail(path + ": beside options and content there is no " + std::string(key));
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

// The value of an option as people read it.
boost::json::value value_in_words(const OptionInfo& option, const boost::json::value& value) {
    if (const bool* is_on = value.if_bool()) return *is_on ? "on" : "off";
    const auto* text = value.if_string();
    if (text == nullptr) return value;
    const auto at = std::ranges::find(option.values, std::string_view(*text)) - option.values.begin();
    const auto place = static_cast<std::size_t>(at);
    return place < option.words.size() ? boost::json::value(option.words[place]) : value;
}
// Options by their names and with their defaults, and all of the content, as one value.
boost::json::value settings(const GameLab& lab, const TablePlan& table) {
    boost::json::object all;
    const AnyGame& game = *find_game(lab.id());
    for (const OptionInfo& option : game.options()) {
        const boost::json::value* given = table.options.if_contains(option.key);
        all[option.name] =
            value_in_words(option, given != nullptr ? *given : boost::json::parse(option.usual));
    }
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
    u64 games_before, games_after;
    std::vector<std::string> settings;
    std::vector<Change> changes;
};

// Both tables by turns, so that who presses Ctrl-C has about as many games of each; the first turns are short.
struct Both {
    Sums before, after;
    bool is_any() const { return !before.ranges.empty() && !after.ranges.empty(); }
};
Both play_both(const GameLab& lab, const std::pair<TablePlan, TablePlan>& tables, const Study& study,
               u64 games, Watched& watched) {
    constexpr u64 shortest = 1024;
    Both both;
    const auto play = [&](const TablePlan& table, GameRange range, u64 played, Sums& sums) {
        const StudyPlan plan{.table = table, .study = study};
        Sums more = run_study(lab, plan, range, watched.running(table.players, 2 * games, played));
        if (sums.ranges.empty())
            sums = std::move(more);
        else if (const Or<Done> added = add(sums, more); !added)
            FG_CHECK(false);
    };
    GameRange range{0, shortest};
    while (range.first < games && !watched.is_stopped()) {
        range.games = std::min(range.games, games - range.first);
        play(tables.first, range, 2 * range.first, both.before);
        play(tables.second, range, 2 * range.first + range.games, both.after);
        range = {range.end(), std::min(2 * range.games, std::max(games / 16, shortest))};
    }
    return both;
}
Comparison compared(const GameLab& lab, const Both& both) {
    const TablePlan &before = both.before.plan.table, &after = both.after.plan.table;
    return {before.players, both.before.games(), both.after.games(),
            settings_changed(settings(lab, before), settings(lab, after)),
            changes_between(findings_of(lab, both.before), findings_of(lab, both.after))};
}

void print(const Comparison& found, const Console& console) {
    console.out << counted(found.players, "player") << ", " << joined(found.settings, " and ") << ":\n";
    if (found.changes.empty()) console.out << "  nothing differs beyond chance\n";
    for (std::size_t i = 0; i < std::min(most_sentences, found.changes.size()); ++i)
        console.out << "  - " << found.changes[i].sentence << "\n";
    if (found.changes.size() > most_sentences)
        console.out << "  and " << found.changes.size() - most_sentences << " things more\n";
}

std::string games_words(const Comparison& found) {
    const std::string before = with_commas(static_cast<double>(found.games_before)),
                      after = with_commas(static_cast<double>(found.games_after));
    return before == after ? before + " games of each" : before + " games before and " + after + " after";
}
std::string to_html(const GameLab& lab, const std::vector<Comparison>& all) {
    std::string html = page_start(std::string(lab.title()) + ": what changes",
                                  joined(all.front().settings, " and ") + "; with the same seeds");
    for (const Comparison& found : all) {
        html += "<h2>" + counted(found.players, "player") + "</h2>\n<p class=\"note\">" + games_words(found) +
                "</p>\n<ul>";
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
        json.push_back(boost::json::object{{"players", found.players},
                                           {"games_before", found.games_before},
                                           {"games_after", found.games_after},
                                           {"sentences", sentences},
                                           {"changes", to_json(table)}});
        if (done)
            done = write_file((folder / (std::to_string(found.players) + "_players_changes.csv")).string(),
                              to_csv(table));
    }
    if (done) done = write_file((folder / "compare.json").string(), boost::json::serialize(json) + "\n");
    return done;
}

using Tables = std::vector<std::pair<TablePlan, TablePlan>>;
// One player count after the other, each told as soon as it is known.
std::vector<Comparison> compare_all(const GameLab& lab, const Tables& tables, const Study& study, u64 games,
                                    Watched& watched, const Console& console) {
    std::vector<Comparison> all;
    for (const std::pair<TablePlan, TablePlan>& pair : tables) {
        const Both both = play_both(lab, pair, study, games, watched);
        if (!both.is_any()) break;
        all.push_back(compared(lab, both));
        print(all.back(), console);
        if (watched.is_stopped()) break;
    }
    if (watched.is_stopped()) console.err << "\nlab: stopped; this compares what has been played\n";
    return all;
}

}  // namespace

int compare_tables(Args& args, const Console& console) {
    if (args.words().size() != 3)
        return console.misuse("compare needs a game and two files of options or content (or \"standard\")");
    const GameLab* lab = game_named(args, args.words()[0]);
    const Study study{.seed = args.number("--seed", u64{1}, u64{0}, ~u64{0})};
    const u64 games = args.number("--games", u64{100'000}, u64{1}, u64{1} << 50);
    const int threads = args.number("--threads", core_count(), 1, 1024);
    FoundDevice device = device_of(args);
    Tables tables;
    if (lab != nullptr)
        for (const int players : player_counts(args, *lab))
            tables.emplace_back(table_in(args, *lab, args.words()[1], players),
                                table_in(args, *lab, args.words()[2], players));
    if (!args.fault().empty()) return console.misuse(args.fault());
    const std::filesystem::path folder = args.value("--out");
    for (const auto& [before, after] : tables)
        if (settings(*lab, before) == settings(*lab, after))
            return console.failure("both tables are the same");
    if (!folder.empty())
        if (const Or<Done> made = make_folder(folder); !made) return console.failure(made.refusal().message);

    Watched watched(console, threads, std::move(device));
    const std::vector<Comparison> all = compare_all(*lab, tables, study, games, watched, console);
    if (all.empty()) return console.failure("no game was played");
    if (folder.empty()) return fine;
    const Or<Done> done = write_comparison(folder, to_html(*lab, all), all);
    return done ? fine : console.failure(done.refusal().message);
}

}  // namespace fg::lab
