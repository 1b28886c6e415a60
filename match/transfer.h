// SPDX-License-Identifier: Apache-2.0
// What a choice would move between players if it comes off, so that a board can show it before it is confirmed.
#pragma once

#include "engine/fields.h"
#include "engine/seat.h"
#include "match/message.h"

namespace fg {

struct Transfer {
    static constexpr std::string_view about =
        "What would go from one player to another, or from or to what is in the middle, if the choice comes "
        "off.";
    static constexpr Note notes[] = {{"from", "null: out of the middle"}, {"to", "null: into the middle"}};
    Seat from = no_seat;
    Seat to = no_seat;
    int amount = 0;
    FG_FIELDS(Transfer, from, to, amount)
};

}  // namespace fg
