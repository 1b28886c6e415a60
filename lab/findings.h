// SPDX-License-Identifier: Apache-2.0
// What a tally says: figures with their intervals, and tables of everything that was counted.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lab/counts.h"
#include "lab/share.h"

namespace fg::lab {

// How a number is written. `of_row`: as the cell under "unit" in its row says.
FG_ENUM(Unit, share, number, count, minutes, of_row)

// One number that tells of the whole study.
struct Figure {
    std::string key;
    std::string words;  // "turns a game"
    Unit unit = Unit::number;
    Share value{};  // with its 95 % interval
    bool has_interval = true;
};

// A cell without anything in it, a word, or a number in the unit of its column.
using Cell = std::variant<std::monostate, std::string, double>;
using Row = std::vector<Cell>;

struct Column {
    std::string key;
    std::string words;
    Unit unit = Unit::count;
};

struct DataTable {
    static constexpr std::string_view unit_key = "unit";  // of a column that says the units of its rows

    std::string key;
    std::string title;
    std::string note;
    std::vector<Column> columns;
    std::vector<Row> rows;

    // There must be such a column.
    std::size_t column(std::string_view of_key) const;
    // Null if there is no such row.
    const Row* row(const Cell& what) const;
    Unit unit(const Row& row, std::size_t column) const;
};
// 0 if there is no number.
double number_at(const Row& row, std::size_t column);

struct Findings {
    int players = 0;
    u64 games = 0;
    u64 close_games = 0;
    u64 unfinished = 0;  // besides: broken off because they went on for ever
    std::vector<Figure> figures;
    std::vector<DataTable> tables;

    const DataTable& table(std::string_view key) const;
    const Figure* figure(std::string_view key) const;
};

// How long a game takes at a table follows from how long its events are shown, which the words of the game say, and from the
// clocks of its questions, of which people use a quarter or so.
struct Pace {
    double seconds_of_event = 0;
    static constexpr double share_of_clock = 0.25;
};

// Its length is counted in turns, or whatever the game has instead.
Findings findings_of(const Counts& counts, const Pace& pace, std::string_view unit_of_length = "turns");

// The mean of something that was met `times` times.
Share mean_of(const Moments& moments, u64 times, double scale = 1);
// A share of independent cases, each of which counts between 0 and 1.
Share share_of_cases(double sum, u64 cases);
// What one share is more than another, of different games.
Share difference(const Share& a, const Share& b);
// The same if both are of the same games: what one seat wins, the others do not, so that one share is high where the other is low,
// and their margins add up.
Share difference_within(const Share& a, const Share& b);

}  // namespace fg::lab
