// SPDX-License-Identifier: Apache-2.0
// Who would pay whom if a choice comes off, worked out from what lies open on the table.
#pragma once

#include <vector>

#include "games/king_thief_minister/state.h"
#include "match/transfer.h"

namespace fg::ktm {

std::vector<Transfer> transfers_of(const Rules& rules, const Table& table, Seat me, const Choice& choice);

}  // namespace fg::ktm
