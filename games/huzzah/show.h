// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {3}: Show cards are laid face down, performers' and hecklers' (HUZ-086 to HUZ-095).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline Go Play<C, T>::redraw() {
    SeatSet without;
    for (Seat s : each_seat(rules))
        if (table().place[s].is_stage() && !has_show_card(state.own[s].hand)) without.add(s);
    for (Seat s : in_lead_order(without)) show_and_redraw(s);
    const SeatSet seats = seats_with_a_show(rules, table());
    return seats.is_empty() ? Go::move_richard : ask(Step::show, seats);
}

// HUZ-089 to HUZ-091: a performer without a Show card shows his hand and takes a new one, until it has one.
template <class C, class T>
inline void Play<C, T>::show_and_redraw(Seat seat) {
    Own& own = state.own[seat];
    while (!has_show_card(own.hand)) {
        say({.what = What::showed_hand, .seat = seat, .count = static_cast<u16>(own.hand.size())});
        table().discards.add_all(own.hand);
        own.hand.clear();
        draw(seat, rules.content.hand_limit);
    }
}

// HUZ-088: all are in; now everybody sees who has a card face down, and against whom.
template <class C, class T>
inline Go Play<C, T>::lay_cards() {
    for (Seat s : in_lead_order(table().round)) {
        Own& own = state.own[s];
        const Choice sealed = own.sealed;
        own.sealed = {};
        if (sealed.card == Card::none) continue;
        own.hand.remove(sealed.card);
        own.face_down = sealed.card;
        --table().hand_size[s];
        const bool performs = table().place[s].is_stage();
        const Stage stage = performs ? table().place[s].stage() : stage_beside(rules, table(), s);
        table().show_at[s] = stage;
        say({.what = performs ? What::laid : What::heckled_face_down, .seat = s, .stage = stage});
    }
    return Go::move_richard;
}

}  // namespace fg::huzzah
