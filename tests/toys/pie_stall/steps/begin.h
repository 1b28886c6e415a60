// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How a game begins: the deal, and what everybody sets out.
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

template <class C, class T>
void Play<C, T>::set_up() {
    for (int i = 0; i < name_count<Card>; ++i) {  // PIE-001
        const Card card = static_cast<Card>(i);
        if (is_crier(card))
            piles.move(card, scraps);
        else if (rules.options.missing.has(kind_of(card)))
            piles.move(card, box);
    }
    for (Seat seat : EachSeat{rules.players}) deal(seat);
    for (int i = 0; i < rules.content.counter; ++i) {  // PIE-002
        const Card card = draw();
        piles.move(card, counter);
        say({.kind = EventKind::refilled, .card = card});
    }
    piles.shuffle_into(scraps, pantry);
    ask(Question::set_out, here());  // PIE-003
}
template <class C, class T>
void Play<C, T>::deal(Seat seat) {  // PIE-002
    table.coins[seat] = rules.content.coins;
    for (int i = 0; i < rules.content.hand[rules.players]; ++i) {
        const Card card = draw();
        piles.move(card, hand(seat));
        say({.kind = EventKind::dealt, .seat = seat, .back = Deck::back_of(card)});
        whisper(SeatSet::only(seat), {.kind = EventKind::got, .seat = seat, .card = card});
    }
}
// PIE-003: in the open, while others still think; the second pie is the last.
template <class C, class T>
Next Play<C, T>::lay(Seat seat, Card card) {
    add_to_plate(seat, card);
    const bool is_enough = piles.size(plate(seat)) == 2;
    if (is_enough) table.ready.add(seat);
    say({.kind = EventKind::laid, .seat = seat, .card = card});
    if (is_enough) return set_out_done(state.round.answered_last_openly(seat));
    state.round.answered_openly(seat);
    return Next::ask;
}
template <class C, class T>
Next Play<C, T>::is_ready(Seat seat) {  // PIE-003
    table.ready.add(seat);
    return set_out_done(state.round.answered_last_openly(seat));
}
template <class C, class T>
void Play<C, T>::add_to_plate(Seat seat, Card card) {
    piles.move(card, plate(seat));
    table.points[seat] = static_cast<u8>(table.points[seat] + rules.value[card]);  // PIE-015
}

}  // namespace fg::pie
