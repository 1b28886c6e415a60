// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The counter is refilled; a crier interrupts it, asks all others, and lets it go on.
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

template <class C, class T>
Next Play<C, T>::refill() {  // PIE-006
    while (table.frames.top().left > 0 && !piles.is_empty(pantry)) {
        const Card card = draw();
        if (is_crier(card)) return cry(card);
        piles.move(card, counter);
        --table.frames.top().left;
        say({.kind = EventKind::refilled, .card = card});
    }
    table.frames.pop();
    return Next::end_turn;
}
// PIE-012: whoever's turn it is hears it and has no part in it.
template <class C, class T>
Next Play<C, T>::cry(Card crier) {
    piles.move(crier, scraps);
    table.frames.push({.doing = Doing::cry, .seat = active(table)});
    say({.kind = EventKind::cried, .card = crier});
    return ask(Question::cry, here().without(active(table)));
}
// PIE-012: all have called, or let their clock run out: those call by chance now, so that nobody could tell before.
template <class C, class T>
Next Play<C, T>::calls() {
    const SeatSet callers = state.round.asked;
    PerSeat<Back, max_players> call;
    for (Seat seat : in_order(callers)) {
        call[seat] = state.round.so_far[seat].sealed.back;
        if (call[seat] == Back::none) call[seat] = chance.flip() ? Back::sweet : Back::savoury;
        say({.kind = EventKind::called, .seat = seat, .back = call[seat]});
    }
    state.round.close();
    table.frames.pop();
    throw_coins(call, callers);
    return Next::refill;
}
template <class C, class T>
void Play<C, T>::throw_coins(const PerSeat<Back, max_players>& call, SeatSet callers) {  // PIE-012, PIE-014
    SeatSet sweet;
    for (Seat seat : callers)
        if (call[seat] == Back::sweet) sweet.add(seat);
    const SeatSet savoury = callers - sweet;
    if (sweet.size() == savoury.size()) return;
    const bool is_sweet = savoury.is_empty() || (!sweet.is_empty() && sweet.size() < savoury.size());
    const u8 coins = static_cast<u8>(chance.number(1, rules.content.purse));
    for (Seat seat : in_order(is_sweet ? sweet : savoury)) {
        if (!earns(table, seat)) continue;
        table.coins[seat] = static_cast<u8>(table.coins[seat] + coins);
        say({.kind = EventKind::thrown, .seat = seat, .count = coins});
    }
}

}  // namespace fg::pie
