// SPDX-License-Identifier: Apache-2.0
// Tables as files: JSON for programs, CSV for spreadsheets.
#pragma once

#include <boost/json.hpp>

#include "lab/findings.h"

namespace fg::lab {

// As people read it: "33.4 %", "12.5", "1,204"; nothing for an empty cell.
std::string cell_words(const Cell& cell, Unit unit);

// The figures of one player count as a table, and those of all side by side.
DataTable figures_table(const Findings& findings);
DataTable summary_table(const std::vector<Findings>& all);

boost::json::object to_json(const DataTable& table);
boost::json::object to_json(const Findings& findings);
std::string to_csv(const DataTable& table);

}  // namespace fg::lab
