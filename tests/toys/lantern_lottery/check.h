// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: each lantern is there once, what is public about hidden things is true, the round fits.
#pragma once

#include "tests/toys/lantern_lottery/state.h"

namespace fg::lantern {

constexpr Complaint check(const Rules& rules, const State& state) {
    const bool is_over = state.table.rounds_left == 0;
    if (const Complaint complaint = complaint_of(state.round, rules.players)) return complaint;
    if (state.round.asked.is_empty() != is_over) return "somebody is asked until the game is over";
    Bag<Colour> all = state.hidden.deck;
    all.add_all(state.table.shown);
    if (!is_over) all.add(state.veiled.prize.value);
    for (Seat seat : EachSeat{rules.players}) {
        if (state.own[seat].hand.size() != 2) return "every hand holds two lanterns";
        all.add_all(state.own[seat].hand);
    }
    if (all != rules.lanterns) return "a lantern is missing or there twice";
    if (state.table.deck_size != state.hidden.deck.size()) return "the deck's public size is wrong";
    if (!is_over && state.veiled.prize.known_to != state.table.peekers) return "the peekers know the prize";
    return nullptr;
}

}  // namespace fg::lantern
