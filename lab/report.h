// SPDX-License-Identifier: Apache-2.0
// A report: one page that needs nothing but itself, and every table of it as JSON and CSV.
#pragma once

#include <filesystem>
#include <span>
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
// Of games that were broken off: when, and what of them is told.
std::string unfinished_words();
std::string facts_html(std::span<const std::pair<std::string, std::string>> facts);

// report.html, and every table as CSV and all of them in tables.json; refused with what could not be written.
Or<Done> write_report(const std::filesystem::path& folder, const Report& report);
// Makes the folder if there is none.
Or<Done> make_folder(const std::filesystem::path& folder);

}  // namespace fg::lab
