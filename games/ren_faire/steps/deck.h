// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Both decks, their discard piles, the Window, and who knows which card (REN-024, REN-106, REN-131 to REN-135, REN-157).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// ---- Performances ----

template <class C, class T>
bool Play<C, T>::can_draw_script() {  // REN-131, REN-132
    if (!scripts.is_empty(script_deck)) return true;
    if (scripts.is_empty(scripts_out)) return false;
    scripts.shuffle_into(scripts_out, script_deck);
    say({.kind = EventKind::reshuffled,
         .deck = Deck::performances,
         .count = static_cast<u16>(scripts.size(script_deck))});
    return true;
}
// What is there, then a rebuilt deck, and on.
template <class C, class T>
void Play<C, T>::draw(Seat seat, int cards, Reason reason) {
    while (cards > 0 && can_draw_script()) {
        const int left = scripts.size(script_deck), now = cards < left ? cards : left;
        deal(seat, now, reason);
        cards -= now;
    }
}
template <class C, class T>
void Play<C, T>::deal(Seat seat, int cards, Reason reason) {
    Event news{.kind = EventKind::drew_cards, .seat = seat};
    for (int i = 0; i < cards; ++i) {
        const Performance card = scripts.draw(chance, script_deck, hand_of(seat));
        if constexpr (T::listens) news.cards.push_back(card);
    }
    whisper(SeatSet::only(seat), news);
    say({.kind = EventKind::drew, .seat = seat, .reason = reason, .count = static_cast<u16>(cards)});
}
// REN-133: by card number, lowest first.
template <class C, class T>
void Play<C, T>::discard(Seat seat, const Cards& cards, Reason reason) {
    if (cards.is_empty()) return;
    for (const Performance card : cards) scripts.move(card, hand_of(seat), scripts_out);
    clip_glimpses(seat);
    say({.kind = EventKind::discarded, .seat = seat, .reason = reason, .cards = cards});
}
// Nobody knows more cards of a hand than are in it.
template <class C, class T>
void Play<C, T>::clip_glimpses(Seat holder) {
    u64 rows[2];
    static_assert(sizeof rows == sizeof table.glimpses);
    __builtin_memcpy(rows, &table.glimpses, sizeof rows);
    if ((rows[0] | rows[1]) == 0) return;  // nearly always: before a Scrambled Scripts nobody knows any
    const u8 most = static_cast<u8>(hand_size(holder));
    for (Seat who : EachSeat{rules.players})
        if (table.glimpses[who][holder] > most) table.glimpses[who][holder] = most;
}

// ---- Costumes ----

// Whether a Costume can be drawn; the discard pile is shuffled if it must be.
template <class C, class T>
bool Play<C, T>::ready_costume() {
    if (garb.size(garb_deck) + garb.size(under_deck) > 0) return true;
    if (garb.is_empty(garb_out)) return false;
    garb.shuffle_into(garb_out, garb_deck);
    say({.kind = EventKind::reshuffled,
         .deck = Deck::costumes,
         .count = static_cast<u16>(garb.size(garb_deck))});
    return true;
}
// The top of the deck, which must be ready, goes there: one of those whose order nobody knows, else the first of those put
// under it. Says who knew it.
template <class C, class T>
Costume Play<C, T>::take_costume(GarbAt to, Knowers& knowers) {
    knowers = {};
    if (!garb.is_empty(garb_deck)) return garb.draw(chance, garb_deck, to);
    const Costume costume = garb.top(under_deck);
    knowers = table.under_known.erase_at(0);
    garb.move(costume, under_deck, to);
    return costume;
}
template <class C, class T>
void Play<C, T>::fill_window() {  // REN-106
    for (int place = 0; place < window_places; ++place)
        if (garb.is_empty(window_at(place))) fill_place(place);
}
template <class C, class T>
void Play<C, T>::fill_place(int place) {
    if (!ready_costume()) return;
    Knowers knowers;
    const Costume costume = take_costume(window_at(place), knowers);
    say({.kind = EventKind::window_filled, .costume = costume, .place = static_cast<Place>(place)});
}
template <class C, class T>
void Play<C, T>::put_under(Costume costume, const Knowers& knowers) {  // REN-135
    garb.move_under(costume, under_deck);
    table.under_known.push_back(knowers);
}

}  // namespace fg::ren
