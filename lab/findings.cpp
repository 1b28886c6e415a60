// SPDX-License-Identifier: Apache-2.0
#include "lab/findings.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fg::lab {
namespace {

constexpr double normal_quantile = 1.96;  // of the 97.5 % point

double real(u64 number) { return static_cast<double>(number); }
double ratio(u64 part, u64 whole) { return whole == 0 ? 0 : real(part) / real(whole); }
double won(u64 parts) { return real(parts) / real(whole_win); }

// No share is less than nothing or more than all, however few games there were.
double bounded(double share) { return std::clamp(share, 0.0, 1.0); }

Row with_interval(std::string word, const Share& share) {
    return {std::move(word), share.mean, bounded(share.low()), bounded(share.high())};
}
std::vector<Column> interval_columns(std::string what, std::string measure, Unit unit) {
    return {{"what", std::move(what)},
            {"mean", std::move(measure), unit},
            {"low", "at least", unit},
            {"high", "at most", unit}};
}

// ---- whole games ----

DataTable places(const Counts& counts) {
    static constexpr std::string_view ordinals[max_seats]{"first", "second", "third",   "fourth",
                                                          "fifth", "sixth",  "seventh", "eighth"};
    DataTable table{"places", "Who begins", "", interval_columns("who", "wins", Unit::share), {}};
    for (int place = 0; place < counts.players; ++place)
        table.rows.push_back(
            with_interval(std::string(ordinals[place]) + " to play",
                          mean_of(counts.all.won_by_place[place], counts.all.games, real(whole_win))));
    return table;
}
DataTable seats(const Counts& counts) {
    DataTable table{"seats", "Wins by seat", "", interval_columns("seat", "wins", Unit::share), {}};
    for (int seat = 0; seat < counts.players; ++seat)
        table.rows.push_back(
            with_interval("seat " + std::to_string(seat + 1),
                          mean_of(counts.all.won_by_seat[seat], counts.all.games, real(whole_win))));
    return table;
}
DataTable endings(const Counts& counts) {
    DataTable table{"endings", "How games end", "", interval_columns("ending", "games", Unit::share), {}};
    for (const auto& [name, games] : counts.endings)
        table.rows.push_back(with_interval(spaced(name), share_of_cases(real(games), counts.all.games)));
    return table;
}
DataTable winners(const Counts& counts) {
    DataTable table{
        "winners", "How many win together", "", interval_columns("winners", "games", Unit::share), {}};
    for (int i = 0; i < counts.players; ++i)
        if (counts.all.winners[i] > 0)
            table.rows.push_back(with_interval(
                std::to_string(i + 1), share_of_cases(real(counts.all.winners[i]), counts.all.games)));
    return table;
}
DataTable ranks(const Counts& counts) {
    DataTable table{"ranks",
                    "Points of the first, the second …",
                    "",
                    interval_columns("rank", "points", Unit::number),
                    {}};
    for (int i = 0; i < counts.players; ++i) {
        const Share points = mean_of(counts.all.score_by_rank[i], counts.all.games);
        table.rows.push_back({std::to_string(i + 1), points.mean, points.low(), points.high()});
    }
    return table;
}
DataTable leads(const Counts& counts, const std::string& unit_of_length) {
    static constexpr std::string_view stage_words[stages]{"a quarter", "half", "three quarters"};
    DataTable table{"leads",
                    "Who leads, and still wins",
                    "After so much of a game's " + unit_of_length +
                        ": how often somebody is alone in front, and what they then win.",
                    {{"what", "after"},
                     {"led", "games with a leader", Unit::share},
                     {"mean", "the leader wins", Unit::share},
                     {"low", "at least", Unit::share},
                     {"high", "at most", Unit::share}},
                    {}};
    for (int stage = 0; stage < stages; ++stage) {
        const Share share = share_of_cases(won(counts.all.led_won[stage]), counts.all.led[stage]);
        table.rows.push_back({std::string(stage_words[stage]),
                              ratio(counts.all.led[stage], counts.all.close_games), share.mean,
                              bounded(share.low()), bounded(share.high())});
    }
    return table;
}

// ---- histograms ----

DataTable histogram(std::string key, std::string title, std::string what) {
    return {std::move(key),
            std::move(title),
            "",
            {{"from", std::move(what) + ", from"},
             {"to", "to"},
             {"times", "times"},
             {"share", "share", Unit::share}},
            {}};
}
// Without the empty bins at both ends.
template <class LeastOf>
DataTable filled(DataTable table, std::span<const u64> bins_of, LeastOf least_of) {
    std::size_t first = 0, end = bins_of.size();
    while (first < end && bins_of[first] == 0) ++first;
    while (end > first && bins_of[end - 1] == 0) --end;
    u64 all = 0;
    for (const u64 times : bins_of) all += times;
    for (std::size_t bin = first; bin < end; ++bin)
        table.rows.push_back({static_cast<double>(least_of(static_cast<int>(bin))),
                              static_cast<double>(least_of(static_cast<int>(bin) + 1)) - 1,
                              real(bins_of[bin]), ratio(bins_of[bin], all)});
    return table;
}
DataTable binned(std::string key, std::string title, std::string what, const u64 (&bins_of)[bins]) {
    return filled(histogram(std::move(key), std::move(title), std::move(what)), bins_of, &least_of_bin);
}
DataTable scores(const Counts& counts) {
    return filled(histogram("scores", "Points at the end", "points"), counts.all.scores,
                  [](int bin) { return bin + least_score; });
}

// ---- things ----

// What those won whom it concerned, and those of the same games whom it did not, or who could have and did not.
struct Fared {
    Share with, without;
};
Fared fared(const ThingCount& thing, int players) {
    const Sighted& seen = thing.seen;
    if (thing.group == ThingGroup::answer)
        return {share_of_cases(won(seen.won), seen.seats),
                share_of_cases(won(seen.refrained_won), seen.refrained)};
    const u64 others = seen.games * static_cast<u64>(players) - seen.seats;
    return {share_of_cases(won(seen.won), seen.seats),
            share_of_cases(won(seen.games * whole_win - seen.won), others)};
}

constexpr std::string_view keys_of_groups[]{"questions", "answers", "events"};
constexpr std::string_view titles_of_groups[]{"Questions", "Answers", "Events"};
constexpr std::string_view notes_of_groups[]{
    "How often each question came, and what those won who were asked.",
    "How often each was chosen, and what those won who chose it at least once in a game, against those who "
    "could have and never "
    "did.",
    "How often each happened, and what those won whom it concerned, against the others of the same games."};
constexpr std::string_view others_of_groups[]{"not asked, won", "could have, won", "others won"};

DataTable thing_table(ThingGroup group, bool has_names) {
    const auto at = static_cast<std::size_t>(group);
    return {std::string(keys_of_groups[at]) + (has_names ? "_by_name" : ""),
            std::string(titles_of_groups[at]) + (has_names ? ", name by name" : ""),
            std::string(notes_of_groups[at]),
            {{"what", "what"},
             {"times", "a game", Unit::number},
             {"games", "of games", Unit::share},
             {"seats", "of seats", Unit::share},
             {"with", "they won", Unit::share},
             {"without", std::string(others_of_groups[at]), Unit::share},
             {"difference", "difference", Unit::share},
             {"margin", "give or take", Unit::share}},
            {}};
}
Row thing_row(const ThingCount& thing, const Counts& counts) {
    const u64 games = counts.all.close_games;
    const Fared how = fared(thing, counts.players);
    const u64 others = thing.group == ThingGroup::answer
                           ? thing.seen.refrained
                           : thing.seen.games * static_cast<u64>(counts.players) - thing.seen.seats;
    const bool has_seats = thing.seen.seats > 0, has_both = has_seats && others > 0 && counts.players > 1;
    const Share more = difference_within(how.with, how.without);
    const auto if_there = [](bool is_there, double number) { return is_there ? Cell(number) : Cell(); };
    return {thing.words(),
            ratio(thing.seen.times, games),
            ratio(thing.seen.games, games),
            if_there(has_seats, ratio(thing.seen.seats, games * static_cast<u64>(counts.players))),
            if_there(has_seats && counts.players > 1, how.with.mean),
            if_there(has_both, how.without.mean),
            if_there(has_both, more.mean),
            if_there(has_both, more.margin)};
}
void add_things(const Counts& counts, std::vector<DataTable>& tables) {
    for (const ThingGroup group : {ThingGroup::question, ThingGroup::answer, ThingGroup::event})
        for (const bool has_names : {false, true}) {
            if (group == ThingGroup::question && has_names) continue;
            DataTable table = thing_table(group, has_names);
            for (const ThingCount& thing : counts.things)
                if (thing.group == group && thing.field.empty() != has_names &&
                    thing.seen.times + thing.seen.refrained > 0)
                    table.rows.push_back(thing_row(thing, counts));
            tables.push_back(std::move(table));
        }
}

// ---- figures ----

double events_a_game(const Counts& counts) {
    u64 events = 0;
    for (const ThingCount& thing : counts.things)
        if (thing.group == ThingGroup::event && thing.field.empty()) events += thing.seen.times;
    return ratio(events, counts.all.close_games);
}
Share minutes(const Counts& counts, const Pace& pace) {
    const double thought = ratio(counts.all.clock_seconds, counts.all.close_games) * Pace::share_of_clock;
    return {.mean = (thought + events_a_game(counts) * pace.seconds_of_event) / 60, .margin = 0};
}
void add_figures(const Counts& counts, const Pace& pace, const std::string& unit_of_length,
                 std::vector<Figure>& figures) {
    const Totals& all = counts.all;
    figures.push_back({"turns", unit_of_length + " a game", Unit::number, mean_of(all.turns, all.games)});
    figures.push_back({"decisions", "decisions a game", Unit::number, mean_of(all.decisions, all.games)});
    // How long people think and look is a guess: an interval would only say how sure one may be of the turns.
    figures.push_back({"minutes", "minutes at a table", Unit::minutes, minutes(counts, pace), false});
    if (counts.has_points)
        figures.push_back(
            {"best_score", "points of the winner", Unit::number, mean_of(all.score_by_rank[0], all.games)});
    if (counts.players == 1) return;
    if (counts.has_points)
        figures.push_back(
            {"margin", "points between the first two", Unit::number, mean_of(all.margin, all.games)});
    figures.push_back(
        {"lead_changes", "changes of the lead", Unit::number, mean_of(all.lead_changes, all.close_games)});
    static constexpr std::string_view at_stage[stages]{"at a quarter", "at half time", "at three quarters"};
    for (int stage = 0; stage < stages; ++stage)
        figures.push_back({"leader_wins_" + std::to_string(stage + 1),
                           "wins of the leader " + std::string(at_stage[stage]), Unit::share,
                           share_of_cases(won(all.led_won[stage]), all.led[stage])});
}

}  // namespace

std::size_t DataTable::column(std::string_view of_key) const {
    const auto found = std::ranges::find(columns, of_key, &Column::key);
    FG_CHECK(found != columns.end());
    return static_cast<std::size_t>(found - columns.begin());
}
const Row* DataTable::row(const Cell& what) const {
    const auto found = std::ranges::find_if(rows, [&](const Row& cells) { return cells[0] == what; });
    return found == rows.end() ? nullptr : &*found;
}
Unit DataTable::unit(const Row& row, std::size_t at) const {
    Unit unit = columns[at].unit;
    if (unit != Unit::of_row) return unit;
    const bool is_known = find_name(std::get<std::string>(row[column(unit_key)]), unit);
    FG_CHECK(is_known);
    return unit;
}
double number_at(const Row& row, std::size_t column) {
    const auto* number = std::get_if<double>(&row[column]);
    return number == nullptr ? 0 : *number;
}

const DataTable& Findings::table(std::string_view key) const {
    const auto found = std::ranges::find(tables, key, &DataTable::key);
    FG_CHECK(found != tables.end());
    return *found;
}
const Figure* Findings::figure(std::string_view key) const {
    const auto found = std::ranges::find(figures, key, &Figure::key);
    return found == figures.end() ? nullptr : &*found;
}

Share mean_of(const Moments& moments, u64 times, double scale) {
    if (times == 0) return {.mean = 0, .margin = 0};
    const double n = real(times), mean = static_cast<double>(static_cast<std::int64_t>(moments.sum)) / n;
    const double spread = std::max(0.0, real(moments.squares) / n - mean * mean);
    const double margin = times < 2 ? std::abs(mean) : normal_quantile * std::sqrt(spread / (n - 1));
    return {.mean = mean / scale, .margin = margin / scale};
}
Share share_of_cases(double sum, u64 cases) {
    if (cases == 0) return {.mean = 0, .margin = 0};
    // Two cases more of either outcome: so few cases never look certain.
    const double n = real(cases), mean = sum / n, drawn = (sum + 2) / (n + 4);
    return {.mean = mean, .margin = normal_quantile * std::sqrt(drawn * (1 - drawn) / (n + 4))};
}
Share difference(const Share& a, const Share& b) {
    return {.mean = a.mean - b.mean, .margin = std::hypot(a.margin, b.margin)};
}
Share difference_within(const Share& a, const Share& b) {
    return {.mean = a.mean - b.mean, .margin = a.margin + b.margin};
}

Findings findings_of(const Counts& counts, const Pace& pace, std::string_view unit_of_length) {
    const std::string unit(unit_of_length);
    Findings findings{.players = counts.players,
                      .games = counts.all.games,
                      .close_games = counts.all.close_games,
                      .unfinished = counts.all.unfinished,
                      .figures = {},
                      .tables = {}};
    add_figures(counts, pace, unit, findings.figures);
    std::vector<DataTable>& tables = findings.tables;
    if (counts.players > 1) {
        tables.push_back(places(counts));
        tables.push_back(seats(counts));
        tables.push_back(leads(counts, unit));
    }
    tables.push_back(binned("turns", "How long: " + unit, unit, counts.all.turn_bins));
    tables.push_back(binned("decisions", "How long: decisions", "decisions", counts.all.decision_bins));
    if (!counts.endings.empty()) tables.push_back(endings(counts));
    if (counts.has_points) tables.push_back(scores(counts));
    if (counts.has_points) tables.push_back(ranks(counts));
    if (counts.players > 1) {
        tables.push_back(winners(counts));
        if (counts.has_points)
            tables.push_back(binned("margins", "Points between the first two", "points", counts.all.margins));
        tables.push_back(
            binned("lead_changes", "Changes of the lead", "changes", counts.all.lead_change_bins));
    }
    add_things(counts, tables);
    return findings;
}

}  // namespace fg::lab
