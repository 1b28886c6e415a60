// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Questions about a table that several rooms ask.
#pragma once

#include "tests/toys/pie_stall/state.h"

namespace fg::pie {

// Who has not left (PIE-013).
constexpr SeatSet present(const Rules& rules, const Table& table) {
    return SeatSet::first(rules.players) - table.left;
}
// The next player clockwise who is still there.
constexpr Seat next_present(const Rules& rules, const Table& table, Seat seat) {
    return present(rules, table).first_clockwise(clockwise(seat, 1, rules.players));
}
// Whose turn it is, or no_seat.
constexpr Seat active(const Table& table) { return table.frames.is_empty() ? no_seat : table.frames[0].seat; }
constexpr bool is_doing(const Table& table, Doing doing) {
    return !table.frames.is_empty() && table.frames.top().doing == doing;
}
// PIE-014
constexpr bool earns(const Table& table, Seat seat) { return !table.stand_ins.has(seat); }

constexpr int count_secret_cards(const Stall& piles, Seat seat) {
    int count = 0;
    for (const Card card : piles.cards_in(hand(seat))) count += !piles.is_public(card);
    return count;
}
// How many cards of a hand a seat knows that not everybody knows.
constexpr int count_known(const Stall& piles, Seat who, Seat holder) {
    int count = 0;
    for (const Card card : piles.cards_in(hand(holder)))
        count += !piles.is_public(card) && piles.known_to(card).has(who);
    return count;
}

}  // namespace fg::pie
