// SPDX-License-Identifier: Apache-2.0
// A report: one page that needs nothing but itself, and every table of it as JSON and CSV.
#pragma once

#include <filesystem>
#include <utility>

#include "common/refusal.h"
#include "lab/findings.h"

namespace fg::lab {

struct Report {
    std::string title;                                       // of the game
    std::string subtitle;                                    // what was played
    std::vector<std::pair<std::string, std::string>> facts;  // how it was played, a word and what it was
    std::vector<Findings> findings;                          // one for each player count
};

std::string to_html(const Report& report);
// The beginning of a page in the house's look up to its body, and its end.
std::string page_start(std::string_view title, std::string_view subtitle);
std::string page_end();
std::string table_html(const DataTable& table);

// report.html alone.
Or<Done> write_page(const std::filesystem::path& folder, const Report& report);
// report.html, tables.json and a CSV file for each table; refused with what could not be written.
Or<Done> write_report(const std::filesystem::path& folder, const Report& report);
// Makes the folder if there is none.
Or<Done> make_folder(const std::filesystem::path& folder);

}  // namespace fg::lab
