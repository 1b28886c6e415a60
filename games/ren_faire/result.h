// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position with everybody moved on some seats.
#pragma once

#include "engine/symmetry.h"
#include "games/ren_faire/facts.h"

namespace fg::ren {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }
constexpr Seat first_seat(const Table& table) { return table.first == no_seat ? seat_of(0) : table.first; }

// REN-145: when the Faire closes; larger is better.
constexpr int closing_rank(const Table& table, Seat seat) {
    const Outfit& outfit = table.outfits[seat];
    return (outfit.filled * 8 + outfit.contributing) * 65536 + table.coins[seat];
}
constexpr SeatSet best_dressed(const Rules& rules, const Table& table) {
    SeatSet best;
    int most = -1;
    for (Seat seat : EachSeat{rules.players}) {
        const int rank = closing_rank(table, seat);
        if (rank > most) best = {}, most = rank;
        if (rank == most) best.add(seat);
    }
    return best;
}
// REN-155: the winners are first, all others come after them and are equal. What a board shows beside is how many slots are filled.
constexpr Result result(const Rules& rules, const Table& table) {
    Result result{.is_over = is_over(table), .winners = table.winners};
    for (Seat seat : EachSeat{rules.players}) {
        const bool has_won = table.winners.has(seat);
        result.score[seat] = table.outfits[seat].filled;
        result.place[seat] =
            static_cast<u8>(table.winners.is_empty() || has_won ? 1 : 1 + table.winners.size());
    }
    return result;
}

// "Bounds" in the catalogue: under 80 decisions in an action even with the largest stacks, under 20 in a start step.
constexpr u32 longest(const Rules& rules) {
    if (rules.last_turn == 0) return ~u32{0};  // REN-145: no bound is promised
    return rules.last_turn * (rules.content.actions * 80u + 20u) + 2u * max_players;
}

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    return turned_value(SeatTurning(rules.players, steps), choice);
}

}  // namespace fg::ren
