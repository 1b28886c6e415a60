// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A round begins, and pies are passed on; and what everybody can tell of who knows which pies.
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

template <class C, class T>
SeatSet Play<C, T>::holders() const {
    SeatSet seats;
    for (Seat seat : here())
        if (!piles.is_empty(hand(seat))) seats.add(seat);
    return seats;
}
template <class C, class T>
Next Play<C, T>::new_round() {  // PIE-004, PIE-015
    if (table.round == rules.options.rounds) return end(Ending::evening);
    table.first =
        here().first_clockwise(table.round == 0 ? table.first : clockwise(table.first, 1, rules.players));
    ++table.round;
    table.to_play = here();
    table.ready = {};
    say({.kind = EventKind::round_began, .seat = table.first, .count = table.round});
    if (holders().is_empty()) return Next::next_turn;
    return ask(Question::pass, holders());
}
// PIE-004: a step, which nobody sees. The last pie that may be passed closes the group.
template <class C, class T>
Next Play<C, T>::pick_to_pass(Seat seat, Card card) {
    auto& cards = state.round.so_far[seat].group.cards;
    cards.push_back(card);
    if (cards.size() == rules.options.passing) return picked(seat);
    state.round.step(seat);
    return Next::ask;
}
// PIE-004: all at once: first every pie leaves its hand, and its back is seen; then each is taken up.
template <class C, class T>
Next Play<C, T>::passes() {
    for (Seat seat : in_order(state.round.asked))
        for (const Card card : state.round.so_far[seat].group.cards)
            put_on_tray(seat, next_present(rules, table, seat), card);
    PerSeat<FixedVec<Card, most_passed>, max_players> passed;
    for (Seat seat : state.round.asked) passed[seat] = state.round.so_far[seat].group.cards;
    const SeatSet givers = state.round.asked;
    state.round.close();
    for (Seat seat : in_order(givers))
        for (int i = 0; i < passed[seat].size(); ++i) take_from_tray(seat, next_present(rules, table, seat));
    clip_glimpses();
    return Next::next_turn;
}
template <class C, class T>
void Play<C, T>::put_on_tray(Seat seat, Seat to, Card card) {
    piles.move_unseen(card, tray(to), SeatSet::only(seat));
    say({.kind = EventKind::passed, .seat = seat, .to = to, .back = Deck::back_of(card)});
}
template <class C, class T>
void Play<C, T>::take_from_tray(Seat seat, Seat to) {
    const Card card = piles.card(tray(to), 0);
    piles.move(card, hand(to));
    hand_moved(seat, to);
    whisper(SeatSet::only(seat).with(to), {.kind = EventKind::handed, .seat = seat, .to = to, .card = card});
}
// A pie went from one hand to another: who gave it knows it still, and who may have known it in the old hand may do so now.
template <class C, class T>
void Play<C, T>::hand_moved(Seat from, Seat to) {
    for (Seat other : SeatSet::first(rules.players).without(from).without(to))
        if (table.glimpses[other][from] > 0) glimpsed(other, to, 1);
    glimpsed(from, to, 1);
}
template <class C, class T>
void Play<C, T>::glimpsed(Seat who, Seat holder, int cards) {
    table.glimpses[who][holder] = static_cast<u8>(table.glimpses[who][holder] + cards);
}
// Nobody knows more pies of a hand than are in it, face down. Once nothing is on its way any more.
template <class C, class T>
void Play<C, T>::clip_glimpses() {
    for (Seat holder : EachSeat{rules.players}) {
        const u8 most = static_cast<u8>(count_secret_cards(piles, holder));
        for (Seat who : EachSeat{rules.players})
            if (table.glimpses[who][holder] > most) table.glimpses[who][holder] = most;
    }
}

}  // namespace fg::pie
