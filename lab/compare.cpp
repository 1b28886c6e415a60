// SPDX-License-Identifier: Apache-2.0
#include "lab/compare.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "lab/format.h"
#include "lab/table_files.h"

namespace fg::lab {
namespace {

// Of hundreds of things some differ by chance: these must lie so many margins away from none.
constexpr double margins_of_a_thing = 2;

// ---- sentences ----

std::string amount(double number, Unit unit) {
    const double size = std::abs(number);
    if (unit != Unit::share) return decimals(size, size < 0.1 ? 2 : 1);
    return decimals(100 * size, 100 * size < 0.1 ? 2 : 1);
}
std::string between(const Share& difference, Unit unit) {
    const double low = std::max(0.0, std::abs(difference.mean) - difference.margin);
    const double high = std::abs(difference.mean) + difference.margin;
    return " (" + amount(low, unit) + " to " + amount(high, unit) + ")";
}
// "1.4 turns shorter", "6.0 points more often"
struct Way {
    std::string_view key;      // of the figure
    std::string_view subject;  // who or what
    std::string_view less, more;
};
constexpr Way ways[]{
    {"turns", "games are", "turns shorter", "turns longer"},
    {"decisions", "a game has", "decisions fewer", "decisions more"},
    {"minutes", "a game takes about", "minutes less at a table", "minutes more at a table"},
    {"best_score", "the winner has", "points fewer", "points more"},
    {"margin", "the first two are", "points closer", "points further apart"},
    {"lead_changes", "the lead changes", "times fewer", "times more"},
    {"leader_wins_1", "the leader at a quarter wins", "points less often", "points more often"},
    {"leader_wins_2", "the leader at half time wins", "points less often", "points more often"},
    {"leader_wins_3", "the leader at three quarters wins", "points less often", "points more often"},
};
std::string figure_sentence(const Figure& figure, const Share& difference) {
    const auto way = std::ranges::find(ways, figure.key, &Way::key);
    FG_CHECK(way != std::end(ways));
    const std::string interval = difference.margin > 0 ? between(difference, figure.unit) : "";
    return std::string(way->subject) + " " + amount(difference.mean, figure.unit) + " " +
           std::string(difference.mean < 0 ? way->less : way->more) + interval;
}
std::string share_sentence(const std::string& subject, const std::string& verb, const Share& difference) {
    return subject + " " + verb + " " + amount(difference.mean, Unit::share) + " points " +
           (difference.mean < 0 ? "less" : "more") + " often" + between(difference, Unit::share);
}

// ---- what is compared ----

// How much a figure matters: a percentage point of a share, or two per cent of a number.
double weight_of(double before, const Share& difference, Unit unit) {
    if (unit == Unit::share) return 100 * std::abs(difference.mean);
    return 50 * std::abs(difference.mean) / std::max(std::abs(before), 0.05);
}
double number_at(const std::vector<Cell>& row, std::size_t column) {
    const auto* number = std::get_if<double>(&row[column]);
    return number == nullptr ? 0 : *number;
}
std::size_t column_of(const DataTable& table, std::string_view key) {
    return static_cast<std::size_t>(std::ranges::find(table.columns, key, &Column::key) -
                                    table.columns.begin());
}
const std::vector<Cell>* row_of(const DataTable& table, const Cell& what) {
    for (const std::vector<Cell>& row : table.rows)
        if (row[0] == what) return &row;
    return nullptr;
}

void add_figures(const Findings& before, const Findings& after, std::vector<Change>& changes) {
    for (const Figure& now : after.figures) {
        const Figure* then = before.figure(now.key);
        if (then == nullptr) continue;
        const Share more = difference(now.value, then->value);
        if (std::abs(more.mean) <= more.margin || std::abs(more.mean) < 0.0005) continue;
        // Minutes follow from turns and decisions: they come after them.
        const double least = now.unit == Unit::minutes ? 0.3 : 1;
        changes.push_back({figure_sentence(now, more), now.words, now.unit, then->value.mean, now.value.mean,
                           more, least * weight_of(then->value.mean, more, now.unit)});
    }
}
// Shares with their intervals: places in the turn order, endings.
void add_shares(const DataTable& before, const DataTable& after, const std::string& verb,
                std::vector<Change>& changes) {
    for (const std::vector<Cell>& now : after.rows) {
        const std::vector<Cell>* then = row_of(before, now[0]);
        if (then == nullptr) continue;
        const auto share = [](const std::vector<Cell>& row) {
            return Share{.mean = number_at(row, 1), .margin = number_at(row, 3) - number_at(row, 1)};
        };
        const Share more = difference(share(now), share(*then));
        if (std::abs(more.mean) <= more.margin) continue;
        const std::string what = std::get<std::string>(now[0]);
        const std::string subject = verb == "wins" ? "the " + what : "games that end by " + what;
        changes.push_back({share_sentence(subject, verb == "wins" ? verb : "come", more), what, Unit::share,
                           number_at(*then, 1), number_at(now, 1), more, weight_of(0, more, Unit::share)});
    }
}
// How often a thing comes up, and what it is worth to whoever chose it.
void add_things(const Findings& before, const Findings& after, std::string_view key,
                std::vector<Change>& changes) {
    const DataTable &then = before.table(key), &now = after.table(key);
    const std::size_t games = column_of(now, "games"), worth = column_of(now, "difference"),
                      margin = column_of(now, "margin");
    for (const std::vector<Cell>& row : now.rows) {
        const std::vector<Cell>* old = row_of(then, row[0]);
        if (old == nullptr) continue;
        const std::string what = std::get<std::string>(row[0]);
        const auto often = [&](const std::vector<Cell>& of, u64 cases) {
            return share_of_cases(number_at(of, games) * static_cast<double>(cases), cases);
        };
        const Share more = difference(often(row, after.close_games), often(*old, before.close_games));
        if (std::abs(more.mean) > margins_of_a_thing * more.margin)
            changes.push_back({share_sentence("\"" + what + "\"", "comes up", more), what, Unit::share,
                               number_at(*old, games), number_at(row, games), more,
                               0.4 * weight_of(0, more, Unit::share)});
        if (key.starts_with("events")) continue;
        const Share gain{number_at(row, worth), number_at(row, margin)},
            old_gain{number_at(*old, worth), number_at(*old, margin)};
        const Share richer = difference(gain, old_gain);
        if (gain.margin > 0 && old_gain.margin > 0 &&
            std::abs(richer.mean) > margins_of_a_thing * richer.margin)
            changes.push_back({"to choose \"" + what + "\" is worth " + amount(richer.mean, Unit::share) +
                                   " points of win " + (richer.mean < 0 ? "less" : "more") +
                                   between(richer, Unit::share),
                               what, Unit::share, gain.mean - richer.mean, gain.mean, richer,
                               0.5 * weight_of(0, richer, Unit::share)});
    }
}

// Things that always come together, an answer and the event that tells of it, say the same: the first one is enough.
void drop_repeated(std::vector<Change>& changes) {
    std::set<std::pair<double, double>> seen;
    std::erase_if(changes,
                  [&](const Change& change) { return !seen.emplace(change.before, change.after).second; });
}

void add_leaves(const boost::json::value& json, const std::string& path,
                std::vector<std::pair<std::string, std::string>>& leaves) {
    const auto below = [&](std::string_view key) {
        return path.empty() ? std::string(key) : path + "." + std::string(key);
    };
    if (json.is_object())
        for (const auto& [key, value] : json.get_object()) add_leaves(value, below(key), leaves);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.get_array().size(); ++i)
            add_leaves(json.get_array()[i], below(std::to_string(i)), leaves);
    else
        leaves.emplace_back(path,
                            json.is_string() ? std::string(json.get_string()) : boost::json::serialize(json));
}

}  // namespace

std::vector<Change> changes_between(const Findings& before, const Findings& after) {
    std::vector<Change> changes;
    add_figures(before, after, changes);
    for (const DataTable& table : after.tables) {
        if (table.key == "places") add_shares(before.table(table.key), table, "wins", changes);
        if (table.key == "endings") add_shares(before.table(table.key), table, "come", changes);
    }
    for (const char* key : {"answers", "answers_by_name", "events", "events_by_name"})
        add_things(before, after, key, changes);
    std::ranges::sort(changes, std::ranges::greater{},
                      [](const Change& change) { return std::pair(change.weight, change.sentence); });
    drop_repeated(changes);
    return changes;
}

DataTable table_of_changes(const std::vector<Change>& changes) {
    DataTable table{"changes",
                    "All that differs beyond chance",
                    "",
                    {{"what", "what"},
                     {"before", "before"},
                     {"after", "after"},
                     {"difference", "difference"},
                     {"margin", "give or take"}},
                    {}};
    for (const Change& change : changes) {
        const auto words = [&](double number) { return cell_words(number, change.unit); };
        table.rows.push_back({change.what, words(change.before), words(change.after),
                              words(change.difference.mean), words(change.difference.margin)});
    }
    return table;
}

std::vector<std::string> settings_changed(const boost::json::value& before, const boost::json::value& after) {
    std::vector<std::pair<std::string, std::string>> old_leaves, new_leaves;
    add_leaves(before, "", old_leaves);
    add_leaves(after, "", new_leaves);
    std::vector<std::string> changed;
    for (const auto& [path, value] : new_leaves) {
        const auto old = std::ranges::find(old_leaves, path, &std::pair<std::string, std::string>::first);
        if (old == old_leaves.end())
            changed.push_back(path + " " + value);
        else if (old->second != value)
            changed.push_back(path + " " + value + " instead of " + old->second);
    }
    for (const auto& [path, value] : old_leaves)
        if (std::ranges::find(new_leaves, path, &std::pair<std::string, std::string>::first) ==
            new_leaves.end())
            changed.push_back("no " + path + " " + value);
    return changed;
}

}  // namespace fg::lab
