// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A turn: one thing of taking, serving, ordering, sniffing, resting (and offering, in trade.h).
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

template <class C, class T>
Next Play<C, T>::next_turn() {  // PIE-005
    if (table.to_play.is_empty()) return Next::new_round;
    const Seat seat = table.to_play.first_clockwise(table.first);
    table.to_play.remove(seat);
    table.frames.push({.doing = Doing::turn, .seat = seat});
    say({.kind = EventKind::turn_began, .seat = seat});
    return ask(Question::turn, SeatSet::only(seat));
}
template <class C, class T>
Next Play<C, T>::end_turn() {  // PIE-015
    table.frames.pop();
    clip_glimpses();
    if (piles.size(counter) < rules.content.counter) return end(Ending::sold_out);
    return Next::next_turn;
}
template <class C, class T>
Next Play<C, T>::take(Seat seat, Card card) {  // PIE-006: all have seen it, and know it in that hand
    piles.move(card, hand(seat));
    table.frames.push({.doing = Doing::refill, .seat = seat, .left = 1});
    say({.kind = EventKind::took, .seat = seat, .card = card});
    return Next::refill;
}
template <class C, class T>
Next Play<C, T>::serve(Seat seat, Card card) {  // PIE-007
    add_to_plate(seat, card);
    say({.kind = EventKind::served, .seat = seat, .card = card});
    tip(seat);
    return Next::end_turn;
}
template <class C, class T>
void Play<C, T>::tip(Seat seat) {  // PIE-007, PIE-014
    const Dice<2> dice = roll<2>(chance);
    say({.kind = EventKind::rolled, .seat = seat, .one = dice.face[0], .other = dice.face[1]});
    if (dice.total() < rules.content.tip || !earns(table, seat)) return;
    ++table.coins[seat];
    say({.kind = EventKind::tipped, .seat = seat});
}
template <class C, class T>
Next Play<C, T>::order(Seat seat, Card card, Seat to) {  // PIE-009
    pay(seat, to);
    piles.move(card, hand(seat));
    piles.show_all(card);
    say({.kind = EventKind::ordered, .seat = seat, .to = to, .card = card});
    return Next::end_turn;
}
// PIE-010: that somebody sniffed is public, what they smelled is not, nor is it told to the one who holds it.
template <class C, class T>
Next Play<C, T>::sniff(Seat seat, Seat to) {
    const Card card = chance.card(piles.lot(hand(to)));
    glimpsed(seat, to, 1);
    say({.kind = EventKind::sniffed, .seat = seat, .to = to});
    if (!piles.is_public(card)) piles.show(card, seat);
    whisper(SeatSet::only(seat), {.kind = EventKind::smelled, .seat = seat, .to = to, .card = card});
    return Next::end_turn;
}
template <class C, class T>
Next Play<C, T>::rest(Seat seat) {  // PIE-011
    ++table.coins[seat];
    say({.kind = EventKind::rested, .seat = seat});
    return Next::end_turn;
}
template <class C, class T>
void Play<C, T>::pay(Seat from, Seat to) {
    --table.coins[from];
    ++table.coins[to];
}

}  // namespace fg::pie
