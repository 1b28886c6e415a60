// SPDX-License-Identifier: Apache-2.0
// By which a damaged row of a log is found; the same in every storage.
#pragma once

#include "server/codes.h"
#include "server/storage.h"

namespace fg::server {

// Against damage, not against forgers.
std::int64_t sum_of(std::string_view table, std::int64_t sequence, const LogRow& row);

// Of what is stored beside the log.
inline std::int64_t sum_of_odds(std::string_view table, const std::string& odds) {
    return sum_of(table, 0, {.at = 0, .json = odds});
}

inline Refusal damaged_row(std::int64_t sequence) {
    return refused(Code::damaged, "row " + std::to_string(sequence) + " of this table's log is damaged");
}

}  // namespace fg::server
