// SPDX-License-Identifier: Apache-2.0
#include "lab/table_files.h"

#include "lab/format.h"

namespace fg::lab {
namespace {

constexpr std::string_view unit_words[]{"share", "number", "count", "minutes"};

boost::json::value cell_json(const Cell& cell) {
    if (const auto* word = std::get_if<std::string>(&cell)) return boost::json::value(*word);
    if (const auto* number = std::get_if<double>(&cell)) return *number;
    return nullptr;
}
// A comma, a quote or a line break needs quotes around it.
std::string csv_word(const std::string& word) {
    if (word.find_first_of(",\"\n") == std::string::npos) return word;
    std::string quoted = "\"";
    for (const char c : word) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}
std::string csv_cell(const Cell& cell, Unit unit) {
    if (const auto* word = std::get_if<std::string>(&cell)) return csv_word(*word);
    if (const auto* number = std::get_if<double>(&cell))
        return decimals(*number, unit == Unit::count ? 0 : 6);
    return "";
}

}  // namespace

std::string cell_words(const Cell& cell, Unit unit) {
    if (const auto* word = std::get_if<std::string>(&cell)) return *word;
    const auto* number = std::get_if<double>(&cell);
    if (number == nullptr) return "";
    switch (unit) {
        case Unit::share: return percent(*number);
        case Unit::number: return decimals(*number, 2);
        case Unit::count: return with_commas(*number);
        case Unit::minutes: return decimals(*number, 0);
    }
    return "";
}

boost::json::object to_json(const DataTable& table) {
    boost::json::array columns, rows;
    for (const Column& column : table.columns)
        columns.push_back(boost::json::object{{"key", column.key},
                                              {"words", column.words},
                                              {"unit", unit_words[static_cast<std::size_t>(column.unit)]}});
    for (const std::vector<Cell>& row : table.rows) {
        boost::json::array cells;
        for (const Cell& cell : row) cells.push_back(cell_json(cell));
        rows.push_back(std::move(cells));
    }
    return {{"title", table.title}, {"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

boost::json::object to_json(const Findings& findings) {
    boost::json::object figures, tables;
    for (const Figure& figure : findings.figures)
        figures[figure.key] = {{"words", figure.words},
                               {"unit", unit_words[static_cast<std::size_t>(figure.unit)]},
                               {"mean", figure.value.mean},
                               {"low", figure.value.low()},
                               {"high", figure.value.high()}};
    for (const DataTable& table : findings.tables) tables[table.key] = to_json(table);
    return {{"players", findings.players},
            {"games", findings.games},
            {"close_games", findings.close_games},
            {"figures", std::move(figures)},
            {"tables", std::move(tables)}};
}

std::string to_csv(const DataTable& table) {
    std::string text;
    const auto add = [&](std::size_t column, const std::string& word) {
        text += (column == 0 ? "" : ",") + word;
    };
    for (std::size_t i = 0; i < table.columns.size(); ++i) add(i, csv_word(table.columns[i].key));
    text += "\n";
    for (const std::vector<Cell>& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) add(i, csv_cell(row[i], table.columns[i].unit));
        text += "\n";
    }
    return text;
}

}  // namespace fg::lab
