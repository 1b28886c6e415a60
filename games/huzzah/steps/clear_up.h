// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5} (f), placing crowds, and step {6}, discard.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-044: placements and discards are open to all at once, each seat's placement before its own discard.
template <class C, class T>
inline Next Play<C, T>::clear_up() {
    SeatSet busy;
    for (Seat s : each_seat(rules))
        if (has_work(table(), s)) busy.add(s);
    return busy.is_empty() ? Next::end_turn : ask(Phase::clear_up, busy);
}

// A placement is seen at once, a discard waits for the others.
template <class C, class T>
inline Next Play<C, T>::tidy(Seat seat, const Choice& choice) {
    if (choice.act != Act::place) return seal(seat, choice, Next::end_turn);
    const bool has_cards = table().hand_size[seat] != 0;  // HUZ-146: else nothing to discard
    const bool is_last = !has_cards && state.round.answered_last_openly(seat);
    if (has_cards) state.round.answered_openly(seat);
    place_crowd(seat, choice.step);
    return is_last ? Next::end_turn : Next::ask;
}

// HUZ-117, HUZ-018: all on one step; what does not fit is lost.
template <class C, class T>
inline void Play<C, T>::place_crowd(Seat seat, int step) {
    u8& here = table().counters[step];
    const int came = table().to_place[seat];
    const int room = rules.content.step_limit - here;
    const int placed = came < room ? came : room;
    here = static_cast<u8>(here + placed);
    table().to_place[seat] = 0;
    say({.kind = EventKind::crowd_placed,
         .seat = seat,
         .stage = table().place[seat].stage(),
         .to = static_cast<u8>(step),
         .count = static_cast<u16>(placed),
         .lost = static_cast<u8>(came - placed)});
}

// HUZ-147: when all have chosen, the cards go to the pile together. Then the next turn begins (HUZ-040, HUZ-041).
template <class C, class T>
inline Next Play<C, T>::end_turn() {
    for (Seat s : in_lead_order(state.round.asked))
        if (sealed_by(s).card != Card::none) discard(s, sealed_by(s));
    state.round.close();
    table().lead = clockwise(table().lead, 1, rules.players);
    return Next::begin_turn;
}

template <class C, class T>
inline void Play<C, T>::discard(Seat seat, const Choice& choice) {
    const int cards = choice.other == Card::none ? 1 : 2;
    discard_card(seat, choice.card);
    if (cards == 2) discard_card(seat, choice.other);
    if (rules.options.discard_visibility == DiscardVisibility::face_down)
        say({.kind = EventKind::discarded_face_down, .seat = seat, .count = static_cast<u16>(cards)});
}

// HUZ-148: a face-down card is known to its owner only.
template <class C, class T>
inline void Play<C, T>::discard_card(Seat seat, Card card) {
    Own& own = state.own[seat];
    own.hand.remove(card);
    --table().hand_size[seat];
    if (rules.options.discard_visibility == DiscardVisibility::face_up) {
        table().discards.add(card);
        say({.kind = EventKind::discarded, .seat = seat, .card = card});
    } else {
        own.buried.add(card);
        state.hidden.buried.add(card);
        ++table().hidden_discards[seat];
    }
}

}  // namespace fg::huzzah
