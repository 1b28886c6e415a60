// SPDX-License-Identifier: Apache-2.0
#include "lab/report.h"

#include <algorithm>
#include <cmath>

#include "common/files.h"
#include "lab/chart.h"
#include "lab/format.h"
#include "lab/page_style.h"
#include "lab/play.h"
#include "lab/table_files.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

std::string word_at(const Row& row, std::size_t column) {
    const auto* word = std::get_if<std::string>(&row[column]);
    return word == nullptr ? "" : *word;
}
bool has_number(const Row& row, std::size_t column) { return std::holds_alternative<double>(row[column]); }

// ---- figures ----

std::string value_words(const Figure& figure) {
    switch (figure.unit) {
        case Unit::share: return percent(figure.value.mean);
        case Unit::minutes: return "about " + decimals(figure.value.mean, 0);
        case Unit::count:
        case Unit::number:
        case Unit::of_row: break;
    }
    return decimals(figure.value.mean, 1);
}
std::string fact(const std::string& word, const std::string& value, const std::string& more = "") {
    return "<div><dt>" + escaped(word) + "</dt><dd>" + escaped(value) +
           (more.empty() ? "" : " <small>" + escaped(more) + "</small>") + "</dd></div>\n";
}
std::string figures_html(const Findings& findings) {
    std::string html =
        "<dl class=\"facts sheet\">\n" + fact("games", with_commas(static_cast<double>(findings.games)));
    if (findings.unfinished > 0)
        html += fact("broken off", with_commas(static_cast<double>(findings.unfinished)), unfinished_words());
    for (const Figure& figure : findings.figures) {
        const bool is_share = figure.unit == Unit::share;
        const double scale = is_share ? 100 : 1;
        const std::string margin =
            figure.value.margin > 0 ? "± " + decimals(figure.value.margin * scale, is_share ? 1 : 2) : "";
        html += fact(figure.words, value_words(figure), margin);
    }
    return html + "</dl>\n";
}

// ---- charts ----

std::string interval_chart(const DataTable& table, double mark) {
    std::vector<Bar> bars;
    const std::size_t mean = table.key == "leads" ? 2 : 1;
    for (const Row& row : table.rows)
        bars.push_back({word_at(row, 0), number_at(row, mean),
                        cell_words(row[mean], table.columns[mean].unit), number_at(row, mean + 1),
                        number_at(row, mean + 2)});
    return bar_chart(table.title, bars, mark);
}
// Bins are wider where numbers are large: their columns show how many there are for each number.
std::string histogram_chart(const DataTable& table) {
    std::vector<Bar> columns;
    for (const Row& row : table.rows) {
        const double wide = number_at(row, 1) - number_at(row, 0) + 1;
        columns.push_back(
            {decimals(number_at(row, 0), 0), number_at(row, 3) / wide, percent(number_at(row, 3) / wide)});
    }
    return column_chart(table.title, columns);
}
// Columns of the tables of things.
constexpr std::size_t seats_column = 3, difference_column = 6, margin_column = 7;

// The answers that tell most of who wins, of those that were chosen by some and not by others.
std::string pays_chart(const Findings& findings) {
    constexpr std::size_t most = 12;
    std::vector<const Row*> rows;
    for (const char* key : {"answers", "answers_by_name"})
        for (const Row& row : findings.table(key).rows)
            if (has_number(row, difference_column) && number_at(row, seats_column) > 0.005 &&
                std::abs(number_at(row, difference_column)) > 2 * number_at(row, margin_column))
                rows.push_back(&row);
    std::ranges::sort(rows, std::ranges::greater{}, [](const Row* row) {
        return std::pair(std::abs(number_at(*row, difference_column)) - number_at(*row, margin_column),
                         word_at(*row, 0));
    });
    if (rows.size() > most) rows.resize(most);
    std::ranges::sort(rows, std::ranges::greater{}, [](const Row* row) {
        return std::pair(number_at(*row, difference_column), word_at(*row, 0));
    });
    std::vector<Bar> bars;
    for (const Row* row : rows) {
        const double more = number_at(*row, difference_column);
        bars.push_back({word_at(*row, 0), more, (more > 0 ? "+" : "−") + decimals(100 * std::abs(more), 1)});
    }
    return bars.empty() ? ""
                        : difference_chart(
                              "What pays: points of win for whoever chose it, against who could have", bars);
}

std::string charts_html(const Findings& findings) {
    std::string html = "<div class=\"charts\">\n";
    const double fair = 1.0 / findings.players;
    if (findings.players > 1)
        html +=
            interval_chart(findings.table("places"), fair) + interval_chart(findings.table("leads"), fair);
    for (const DataTable& table : findings.tables)
        if (table.key == "endings") html += interval_chart(table, 0);
    for (const DataTable& table : findings.tables)
        if (table.columns[0].key == "from" && table.rows.size() > 1) html += histogram_chart(table);
    if (findings.players > 1) html += pays_chart(findings);
    return html + "</div>\n";
}

// ---- tables ----

bool is_long(const DataTable& table) { return table.columns[0].key == "from" || table.rows.size() > 40; }

std::string section(const Findings& findings) {
    const std::string players = counted(findings.players, "player");
    std::string html = "<section id=\"p" + std::to_string(findings.players) + "\"><h2>" + escaped(players) +
                       "</h2>\n" + figures_html(findings) + charts_html(findings);
    for (const DataTable& table : findings.tables) {
        if (table.rows.empty()) continue;
        if (is_long(table))
            html += "<details><summary>" + escaped(table.title) + " (" + std::to_string(table.rows.size()) +
                    ")</summary>\n" + table_html(table) + "</details>\n";
        else
            html += "<h3>" + escaped(table.title) + "</h3>\n" + table_html(table);
    }
    return html + "</section>\n";
}

std::string bunting() {
    static constexpr std::string_view dyes[]{"madder", "weld", "verdigris", "woad", "plum"};
    std::string svg =
        "<svg class=\"bunting\" viewBox=\"0 0 1080 26\" preserveAspectRatio=\"xMidYMin slice\" "
        "aria-hidden=\"true\">"
        "<path d=\"M0 2H1080\" stroke=\"var(--ink)\" stroke-width=\"2\"/>";
    for (int i = 0; i < 36; ++i) {
        const std::string x = std::to_string(30 * i + 4);
        svg += "<path d=\"M" + x + " 2h22l-11 20z\" fill=\"var(--" +
               std::string(dyes[static_cast<std::size_t>(i) % std::size(dyes)]) +
               ")\" stroke=\"var(--ink)\" stroke-width=\"1.2\"/>";
    }
    return svg + "</svg>\n";
}

}  // namespace

std::string page_start(std::string_view title, std::string_view subtitle) {
    return "<!doctype html>\n<html lang=\"en-GB\"><head><meta charset=\"utf-8\">"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
           "<title>" +
           escaped(title) + "</title><style>" + std::string(page_style) + "</style></head>\n<body>" +
           bunting() + "<header><h1>" + escaped(title) + "</h1><p class=\"lead\">" + escaped(subtitle) +
           "</p></header><main>\n";
}
std::string page_end() { return "</main></body></html>\n"; }

std::string table_html(const DataTable& table) {
    std::string html = table.note.empty() ? "" : "<p class=\"note\">" + escaped(table.note) + "</p>\n";
    html += "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"" + escaped(table.title) +
            "\"><table><thead><tr>";
    // Here every number comes with its unit.
    const auto is_shown = [](const Column& column) { return column.key != DataTable::unit_key; };
    for (const Column& column : table.columns)
        if (is_shown(column)) html += "<th scope=\"col\">" + escaped(column.words) + "</th>";
    html += "</tr></thead><tbody>\n";
    for (const Row& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            if (is_shown(table.columns[i]))
                html += "<td>" + escaped(cell_words(row[i], table.unit(row, i))) + "</td>";
        html += "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
}

std::string unfinished_words() {
    return "after " + with_commas(most_answers) + " answers, and counted nowhere else";
}

std::string facts_html(std::span<const std::pair<std::string, std::string>> facts) {
    std::string html = "<dl class=\"facts sheet\">\n";
    for (const auto& [word, what] : facts) html += fact(word, what);
    return html + "</dl>\n";
}

std::string to_html(const Report& report) {
    std::string html = page_start(report.title, report.subtitle);
    if (report.findings.size() > 1) {
        html += "<nav aria-label=\"Player counts\">";
        for (const Findings& findings : report.findings)
            html += "<a href=\"#p" + std::to_string(findings.players) + "\">" +
                    counted(findings.players, "player") + "</a>";
        html += "</nav>\n<h2>At a glance</h2>\n" + table_html(summary_table(report.findings));
    }
    for (const Findings& findings : report.findings) html += section(findings);
    return html + "<h2>How it was played</h2>\n" + facts_html(report.facts) + page_end();
}

Or<Done> make_folder(const std::filesystem::path& folder) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault)
        return Refusal{"unwritable", "cannot make the folder " + folder.string() + ": " + fault.message(),
                       ""};
    return Done{};
}

Or<Done> write_report(const std::filesystem::path& folder, const Report& report) {
    Or<Done> done = make_folder(folder);
    const auto write = [&](const std::string& name, const std::string& text) {
        if (done) done = write_file((folder / name).string(), text);
    };
    const DataTable summary = summary_table(report.findings);
    boost::json::array all;
    for (const Findings& findings : report.findings) all.push_back(to_json(findings));
    boost::json::object facts;
    for (const auto& [word, what] : report.facts) facts[word] = what;
    const boost::json::object json{
        {"title", report.title}, {"facts", facts}, {"summary", to_json(summary)}, {"studies", all}};
    write("report.html", to_html(report));
    write("tables.json", boost::json::serialize(json) + "\n");
    write("summary.csv", to_csv(summary));
    for (const Findings& findings : report.findings) {
        const std::string start = std::to_string(findings.players) + "_players_";
        write(start + "figures.csv", to_csv(figures_table(findings)));
        for (const DataTable& table : findings.tables) write(start + table.key + ".csv", to_csv(table));
    }
    return done;
}

}  // namespace fg::lab
