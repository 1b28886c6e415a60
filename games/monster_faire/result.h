// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position with everybody moved on some seats.
#pragma once

#include "engine/symmetry.h"
#include "games/monster_faire/facts.h"

namespace fg::mon {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }
constexpr Seat first_seat(const Table& table) { return table.first == no_seat ? seat_of(0) : table.first; }

// MON-403: winners, then by elimination at the Faire, then who is alive without having taken part, then by the time of going
// out; later is better.
constexpr int rank_of(const Table& table, Seat seat) {
    if (table.winners.is_empty() || table.winners.has(seat)) return 1000;
    if (table.faire.entrants.has(seat)) return 500 + table.exits[seat];
    return table.out.has(seat) ? table.exits[seat] : 400;
}
constexpr Result result(const Rules& rules, const Table& table) {
    Result result{.is_over = is_over(table)};
    if (result.is_over) result.winners = table.winners.is_empty() ? everybody(rules) : table.winners;
    for (Seat seat : EachSeat{rules.players}) {
        int better = 0;
        for (Seat other : EachSeat{rules.players}) better += rank_of(table, other) > rank_of(table, seat);
        result.place[seat] = static_cast<u8>(better + 1);
        result.score[seat] = table.winners.has(seat) ? 1 : 0;
    }
    return result;
}

// "Termination" in the catalogue: so many turns, each with its windows, one errand, one sweep; then the Faire, of which every round
// costs a card.
constexpr u32 longest(const Rules& rules) {
    const u32 players = rules.players;
    const u32 of_turn = 40 + 4 * players * 3 + players * 3 * card_count;
    return rules.options.faire_deadline * players * of_turn + card_count * 6 * players;
}

// The scholar's seat is one of the options, and before somebody is first all is done by seat number.
constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    if (rules.scholar != no_seat || state.table.first == no_seat) return false;
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    return turned_value(SeatTurning(rules.players, steps), choice);
}

}  // namespace fg::mon
