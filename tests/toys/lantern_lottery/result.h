// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, who has won, how long it can take; and the same position seen from another chair.
#pragma once

#include "engine/symmetry.h"
#include "tests/toys/lantern_lottery/state.h"

namespace fg::lantern {

constexpr bool is_over(const Table& table) { return table.rounds_left == 0; }

constexpr Result result(const Rules& rules, const Table& table) {  // LAN-006
    Result result{.is_over = is_over(table)};
    for (Seat seat : EachSeat{rules.players}) {
        int better = 0;
        for (Seat other : EachSeat{rules.players}) better += table.score[other] > table.score[seat];
        result.score[seat] = table.score[seat];
        result.place[seat] = static_cast<u8>(1 + better);
        if (result.is_over && better == 0) result.winners.add(seat);
    }
    return result;
}

constexpr u32 longest(const Rules& rules) { return u32{rules.options.rounds} * (1u + rules.players); }

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules&, const Choice& choice, int) { return choice; }

}  // namespace fg::lantern
