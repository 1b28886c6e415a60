// SPDX-License-Identifier: Apache-2.0
#include "lab/compare.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "lab/format.h"

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
    {"turns", "games are", "shorter", "longer"},
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
    const std::string interval = figure.has_interval ? between(difference, figure.unit) : "";
    // "turns a game", or "rounds"
    const std::string of_what =
        figure.key == "turns" ? figure.words.substr(0, figure.words.find(' ') + 1) : "";
    return std::string(way->subject) + " " + amount(difference.mean, figure.unit) + " " + of_what +
           std::string(difference.mean < 0 ? way->less : way->more) + interval;
}
std::string share_sentence(const std::string& subject, std::string_view verb, const Share& difference) {
    return subject + " " + std::string(verb) + " " + amount(difference.mean, Unit::share) + " points " +
           (difference.mean < 0 ? "less" : "more") + " often" + between(difference, Unit::share);
}

// ---- what is compared ----

// How much a figure matters: a percentage point of a share, or two per cent of a number.
double weight_of(double before, const Share& difference, Unit unit) {
    if (unit == Unit::share) return 100 * std::abs(difference.mean);
    return 50 * std::abs(difference.mean) / std::max(std::abs(before), 0.05);
}
// The rows of both, by what they are about: what comes up in one table only has a row in one only.
template <class Visit>
void each_pair(const DataTable& before, const DataTable& after, Visit&& visit) {
    for (const Row& now : after.rows) visit(std::get<std::string>(now[0]), before.row(now[0]), &now);
    for (const Row& then : before.rows)
        if (after.row(then[0]) == nullptr) visit(std::get<std::string>(then[0]), &then, nullptr);
}

void add_figures(const Findings& before, const Findings& after, std::vector<Change>& changes) {
    for (const Figure& now : after.figures) {
        const Figure* then = before.figure(now.key);
        if (then == nullptr) continue;
        const Share more = difference(now.value, then->value);
        if (std::abs(more.mean) <= more.margin || std::abs(more.mean) < 0.0005) continue;
        // Minutes follow from turns and decisions: they come after them, and only with them.
        if (!now.has_interval && changes.empty()) continue;
        const double least = now.has_interval ? 1 : 0.3;
        changes.push_back({figure_sentence(now, more), now.words, now.unit, then->value.mean, now.value.mean,
                           more, least * weight_of(then->value.mean, more, now.unit)});
    }
}
// Shares with their intervals: places in the turn order, endings.
void add_shares(const Findings& before, const Findings& after, std::string_view key, std::string_view verb,
                std::vector<Change>& changes) {
    const auto share = [](const Row* row, u64 games) {
        return row == nullptr
                   ? share_of_cases(0, games)
                   : Share{.mean = number_at(*row, 1), .margin = number_at(*row, 3) - number_at(*row, 1)};
    };
    each_pair(before.table(key), after.table(key),
              [&](const std::string& what, const Row* then, const Row* now) {
                  const Share was = share(then, before.games), is = share(now, after.games);
                  const Share more = difference(is, was);
                  if (std::abs(more.mean) <= more.margin) return;
                  const std::string subject = (verb == "wins" ? "the " : "games that end by ") + what;
                  changes.push_back({share_sentence(subject, verb, more), what, Unit::share, was.mean,
                                     is.mean, more, weight_of(0, more, Unit::share)});
              });
}
// How often a thing comes up. `matters` is how much it matters beside a figure.
void add_frequency(const std::string& what, const Share& was, const Share& is, double matters,
                   std::vector<Change>& changes) {
    const Share more = difference(is, was);
    if (std::abs(more.mean) <= margins_of_a_thing * more.margin) return;
    const std::string name = "\"" + what + "\"";
    const std::string sentence =
        was.mean == 0  ? name + " comes up in " + percent(is.mean) + " of games; before, in none"
        : is.mean == 0 ? name + " never comes up; before, in " + percent(was.mean) + " of games"
                       : share_sentence(name, "comes up", more);
    changes.push_back(
        {sentence, what, Unit::share, was.mean, is.mean, more, matters * weight_of(0, more, Unit::share)});
}
// What an answer is worth to whoever chose it.
void add_worth(const std::string& what, const Share& was, const Share& is, std::vector<Change>& changes) {
    const Share more = difference(is, was);
    const bool is_known = was.margin > 0 && is.margin > 0;
    if (!is_known || std::abs(more.mean) <= margins_of_a_thing * more.margin) return;
    changes.push_back({"to choose \"" + what + "\" is worth " + amount(more.mean, Unit::share) +
                           " points of win " + (more.mean < 0 ? "less" : "more") + between(more, Unit::share),
                       what, Unit::share, was.mean, is.mean, more, 0.5 * weight_of(0, more, Unit::share)});
}
// Whether a name's kind comes up in both tables; if not, the kind says all that its names could.
bool has_common_kind(const Findings& before, const Findings& after, std::string_view key,
                     const std::string& what) {
    constexpr std::string_view by_name = "_by_name";
    if (!key.ends_with(by_name)) return true;
    const std::string_view kinds = key.substr(0, key.size() - by_name.size());
    const Cell kind = what.substr(0, what.find(','));
    return before.table(kinds).row(kind) != nullptr && after.table(kinds).row(kind) != nullptr;
}
// A thing without a row has come up in no game.
void add_things(const Findings& before, const Findings& after, std::string_view key,
                std::vector<Change>& changes) {
    const DataTable& table = after.table(key);
    const std::size_t games = table.column("games"), worth = table.column("difference"),
                      margin = table.column("margin");
    const auto often = [&](const Row* row, u64 cases) {
        return share_of_cases(row == nullptr ? 0 : number_at(*row, games) * static_cast<double>(cases),
                              cases);
    };
    const auto gain = [&](const Row* row) {
        return row == nullptr ? Share{.mean = 0, .margin = 0}
                              : Share{number_at(*row, worth), number_at(*row, margin)};
    };
    each_pair(before.table(key), table, [&](const std::string& what, const Row* then, const Row* now) {
        const double matters = has_common_kind(before, after, key, what) ? 0.4 : 0.01;
        add_frequency(what, often(then, before.close_games), often(now, after.close_games), matters, changes);
        if (key.starts_with("answers")) add_worth(what, gain(then), gain(now), changes);
    });
}

// Things that always come together, an answer and the event that tells of it, say the same: the first one is enough. Those
// that come in every game or in none are alike without having to do with each other.
void drop_repeated(std::vector<Change>& changes) {
    std::set<std::pair<double, double>> seen;
    const auto is_certain = [](double share) { return share == 0 || share == 1; };
    std::erase_if(changes, [&](const Change& change) {
        if (change.unit == Unit::share && is_certain(change.before) && is_certain(change.after)) return false;
        return !seen.emplace(change.before, change.after).second;
    });
}

std::string own_name_of(const boost::json::value& entry) {
    if (const auto* object = entry.if_object())
        for (const char* key : {"name", "id"})
            if (const auto* name = object->if_contains(key); name != nullptr && name->is_string())
                return std::string(name->get_string());
    return {};
}
// An entry of a list goes by its own name, if it has one that no other has, else by its place.
std::string name_of_entry(const boost::json::array& list, std::size_t place) {
    const std::string name = own_name_of(list[place]);
    const bool is_its_own = !name.empty() && std::ranges::count(list, name, own_name_of) == 1;
    return is_its_own ? name : std::to_string(place + 1);
}
// A setting is called by what it lies in: "king takes", "contracts, Gingerbread, gold".
void add_leaves(const boost::json::value& json, const std::string& path,
                std::vector<std::pair<std::string, std::string>>& leaves) {
    const auto below = [&](std::string key) {
        return path.empty() ? spaced(std::move(key)) : path + ", " + spaced(std::move(key));
    };
    if (json.is_object())
        for (const auto& [key, value] : json.get_object()) add_leaves(value, below(key), leaves);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.get_array().size(); ++i)
            add_leaves(json.get_array()[i], below(name_of_entry(json.get_array(), i)), leaves);
    else
        leaves.emplace_back(
            path, spaced(json.is_string() ? std::string(json.get_string()) : boost::json::serialize(json)));
}

}  // namespace

std::vector<Change> changes_between(const Findings& before, const Findings& after) {
    std::vector<Change> changes;
    add_figures(before, after, changes);
    for (const DataTable& table : after.tables) {
        if (table.key == "places") add_shares(before, after, table.key, "wins", changes);
        if (table.key == "endings") add_shares(before, after, table.key, "come", changes);
    }
    for (const char* key : {"answers", "answers_by_name", "events", "events_by_name", "questions"})
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
                     {std::string(DataTable::unit_key), "unit"},
                     {"before", "before", Unit::of_row},
                     {"after", "after", Unit::of_row},
                     {"difference", "difference", Unit::of_row},
                     {"margin", "give or take", Unit::of_row}},
                    {}};
    for (const Change& change : changes)
        table.rows.push_back({change.what, std::string(name_of(change.unit)), change.before, change.after,
                              change.difference.mean, change.difference.margin});
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
