// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view: the piles deal what the viewer has not seen; then others know what they may have seen.
#pragma once

#include "tests/toys/pie_stall/facts.h"

namespace fg::pie {

// Both sides of a trade know what is offered (PIE-008).
constexpr void show_offered(State& state) {
    if (!is_doing(state.table, Doing::trade)) return;
    const Frame& trade = state.table.frames.top();
    Stall& piles = state.veiled.piles;
    const Card card = piles.top(tray(trade.to));
    if (piles.is_public(card)) return;
    piles.show(card, trade.seat);
    piles.show(card, trade.to);
}
// Of the pies that `who` may have seen in a hand, each is known or not.
template <class C>
void show_some(State& state, Seat who, Seat holder, C& chance) {
    Stall& piles = state.veiled.piles;
    int left = state.table.glimpses[who][holder];
    for (const Card card : piles.cards_in(hand(holder))) {
        if (left == 0) return;
        if (piles.is_public(card) || chance.flip()) continue;
        piles.show(card, who);
        --left;
    }
}

template <class C>
State redeal(const Rules& rules, const View& view, C& chance) {
    State state;
    state.table = view.table;
    state.round = round_behind(view.round, view.viewer, view.table.ready);
    state.veiled.piles = view.veiled.piles.redealt(view.viewer, chance, [](Card card, At at) {
        return !is_crier(card) || at.kind == Pile::pantry;  // PIE-012: a crier is never held
    });
    show_offered(state);
    for (Seat holder : EachSeat{rules.players})
        for (Seat who : SeatSet::first(rules.players).without(holder))
            if (who != view.viewer) show_some(state, who, holder, chance);
    return state;
}

}  // namespace fg::pie
