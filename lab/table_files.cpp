// SPDX-License-Identifier: Apache-2.0
#include "lab/table_files.h"

#include "lab/format.h"

namespace fg::lab {
namespace {

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
// Of an interval; nothing if there is none.
Cell bound(const Figure& figure, double number) { return figure.has_interval ? Cell(number) : Cell(); }

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
        case Unit::of_row: break;
    }
    return "";
}

DataTable figures_table(const Findings& findings) {
    DataTable table{"figures",
                    "Figures",
                    "",
                    {{"what", "what"},
                     {std::string(DataTable::unit_key), "unit"},
                     {"mean", "mean", Unit::of_row},
                     {"low", "at least", Unit::of_row},
                     {"high", "at most", Unit::of_row}},
                    {}};
    for (const Figure& figure : findings.figures)
        table.rows.push_back({figure.words, std::string(name_of(figure.unit)), figure.value.mean,
                              bound(figure, figure.value.low()), bound(figure, figure.value.high())});
    return table;
}
DataTable summary_table(const std::vector<Findings>& all) {
    DataTable table{
        "summary", "At a glance", "", {{"what", "players"}, {std::string(DataTable::unit_key), "unit"}}, {}};
    for (const Findings& findings : all)
        table.columns.push_back(
            {std::to_string(findings.players) + "_players", std::to_string(findings.players), Unit::of_row});
    for (const Figure& figure : all.back().figures) {
        Row row{figure.words, std::string(name_of(figure.unit))};
        for (const Findings& findings : all) {
            row.emplace_back();
            if (const Figure* own = findings.figure(figure.key)) row.back() = own->value.mean;
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

boost::json::object to_json(const DataTable& table) {
    boost::json::array columns, rows;
    for (const Column& column : table.columns)
        columns.push_back(boost::json::object{
            {"key", column.key}, {"words", column.words}, {"unit", name_of(column.unit)}});
    for (const Row& row : table.rows) {
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
                               {"unit", name_of(figure.unit)},
                               {"mean", figure.value.mean},
                               {"low", cell_json(bound(figure, figure.value.low()))},
                               {"high", cell_json(bound(figure, figure.value.high()))}};
    for (const DataTable& table : findings.tables) tables[table.key] = to_json(table);
    return {{"players", findings.players},         {"games", findings.games},
            {"close_games", findings.close_games}, {"unfinished", findings.unfinished},
            {"figures", std::move(figures)},       {"tables", std::move(tables)}};
}

std::string to_csv(const DataTable& table) {
    std::string text;
    const auto add = [&](std::size_t column, const std::string& word) {
        text += (column == 0 ? "" : ",") + word;
    };
    for (std::size_t i = 0; i < table.columns.size(); ++i) add(i, csv_word(table.columns[i].key));
    text += "\n";
    for (const Row& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) add(i, csv_cell(row[i], table.unit(row, i)));
        text += "\n";
    }
    return text;
}

}  // namespace fg::lab
