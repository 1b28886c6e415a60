// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {3}: Show cards are laid face down, performers' and hecklers' (HUZ-086 to HUZ-095).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline Next Play<C, T>::redraw() {
    SeatSet without;
    for (Seat s : each_seat(rules))
        if (table().place[s].is_stage() && !has_show_card(state.own[s].hand)) without.add(s);
    for (Seat s : in_lead_order(without)) show_and_redraw(s);
    const SeatSet seats = seats_with_a_show(rules, table());
    return seats.is_empty() ? Next::move_richard : ask(Phase::show, seats);
}

// HUZ-089 to HUZ-091: a performer without a Show card shows their hand and takes a new one, until it has one.
template <class C, class T>
inline void Play<C, T>::show_and_redraw(Seat seat) {
    Bag<Card>& hand = state.own[seat].hand;
    while (!has_show_card(hand)) {
        const int shown = hand.size();
        table().discards.add_all(hand);
        hand.clear();
        table().hand_size[seat] = 0;
        say({.kind = EventKind::showed_hand, .seat = seat, .count = static_cast<u16>(shown)});
        draw(seat, rules.content.hand_limit);
    }
}

// HUZ-088: all are in; now everybody sees who has a card face down, and against whom.
template <class C, class T>
inline Next Play<C, T>::lay_cards() {
    for (Seat s : in_lead_order(state.round.asked))
        if (sealed_by(s).card != Card::none) lay_card(s, sealed_by(s).card);
    state.round.close();
    return Next::move_richard;
}

template <class C, class T>
inline void Play<C, T>::lay_card(Seat seat, Card card) {
    state.own[seat].hand.remove(card);
    state.own[seat].face_down = card;
    --table().hand_size[seat];
    const bool performs = table().place[seat].is_stage();
    const Stage stage = performs ? table().place[seat].stage() : stage_beside(rules, table(), seat);
    table().show_at[seat] = stage;
    say({.kind = performs ? EventKind::laid : EventKind::heckled_face_down, .seat = seat, .stage = stage});
}

}  // namespace fg::huzzah
