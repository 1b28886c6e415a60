// SPDX-License-Identifier: Apache-2.0
// What a tally says: figures with their intervals, and tables of everything that was counted.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "lab/counts.h"
#include "lab/share.h"

namespace fg::lab {

// How a number is written.
enum class Unit : u8 { share, number, count, minutes };

// One number that tells of the whole study.
struct Figure {
    std::string key;
    std::string words;  // "turns a game"
    Unit unit = Unit::number;
    Share value{};  // with its 95 % interval
};

// A cell without anything in it, a word, or a number in the unit of its column.
using Cell = std::variant<std::monostate, std::string, double>;

struct Column {
    std::string key;
    std::string words;
    Unit unit = Unit::count;
};

struct DataTable {
    std::string key;
    std::string title;
    std::string note;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

struct Findings {
    int players = 0;
    u64 games = 0;
    u64 close_games = 0;
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

Findings findings_of(const Counts& counts, const Pace& pace);

// The mean of something that was met `times` times.
Share mean_of(const Moments& moments, u64 times, double scale = 1);
// A share of independent cases, each of which counts between 0 and 1.
Share share_of_cases(double sum, u64 cases);
// What one share is more than another.
Share difference(const Share& a, const Share& b);

}  // namespace fg::lab
