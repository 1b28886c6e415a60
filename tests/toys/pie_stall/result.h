// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position seen from another chair.
#pragma once

#include "engine/symmetry.h"
#include "tests/toys/pie_stall/facts.h"

namespace fg::pie {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }

constexpr Result result(const Rules& rules, const Table& table) {  // PIE-015
    Result result{.is_over = is_over(table)};
    const auto rank = [&](Seat seat) {
        return table.left.has(seat) ? -1 : table.points[seat] + table.coins[seat];
    };
    for (Seat seat : EachSeat{rules.players}) {
        int better = 0;
        for (Seat other : EachSeat{rules.players}) better += rank(other) > rank(seat);
        result.score[seat] = static_cast<i16>(table.points[seat] + table.coins[seat]);
        result.place[seat] = static_cast<u8>(1 + better);
        if (result.is_over && better == 0) result.winners.add(seat);
    }
    return result;
}

// Two answers each to set out, one each to pass, a turn with a trade each; and all others at each crier.
constexpr u32 longest(const Rules& rules) {
    const u32 players = rules.players;
    return 2 * players + rules.options.rounds * 3u * players + 2 * (players - 1);
}

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    return turned_value(SeatTurning(rules.players, steps), choice);
}

}  // namespace fg::pie
