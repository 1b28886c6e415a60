// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A pie offered to another player, face down, and their answer (PIE-008).
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

// PIE-008: all see its back on the tray; then the one it is offered to looks at it.
template <class C, class T>
Next Play<C, T>::make_offer(Seat seat, Card card, Seat to) {
    piles.move_unseen(card, tray(to), SeatSet::only(seat));
    table.frames.push({.doing = Doing::trade, .seat = seat, .to = to});
    say({.kind = EventKind::offered, .seat = seat, .to = to, .back = Deck::back_of(card)});
    if (!piles.is_public(card)) piles.show(card, to);
    whisper(SeatSet::only(seat).with(to), {.kind = EventKind::shown, .seat = seat, .to = to, .card = card});
    return ask(Question::trade, SeatSet::only(to));
}
template <class C, class T>
Next Play<C, T>::accept(Seat seat) {  // PIE-008
    const Seat from = table.frames.pop().seat;
    pay(seat, from);
    piles.move(piles.top(tray(seat)), hand(seat));
    hand_moved(from, seat);
    say({.kind = EventKind::accepted, .seat = seat, .to = from});
    return Next::end_turn;
}
// PIE-008: the pie goes back, and who looked at it goes on knowing it.
template <class C, class T>
Next Play<C, T>::refuse(Seat seat) {
    const Seat from = table.frames.pop().seat;
    piles.move(piles.top(tray(seat)), hand(from));
    glimpsed(seat, from, 1);
    say({.kind = EventKind::refused, .seat = seat, .to = from});
    return Next::end_turn;
}

}  // namespace fg::pie
