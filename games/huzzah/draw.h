// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The quiet ends of a turn: step {1}, draw; step {5} (f), placing crowds; step {6}, discard.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-047 to HUZ-049: all fill their hands, in lead order.
template <class C, class T>
inline Go Play<C, T>::begin_turn() {
    ++table().turn;
    say({.what = What::turn_began, .seat = table().lead, .count = table().turn});
    for (Seat s : lead_order()) draw(s, rules.content.hand_limit - table().hand_size[s]);
    return Go::order_movers;
}

template <class C, class T>
inline void Play<C, T>::draw(Seat seat, int cards) {
    if (cards <= 0) return;
    say({.what = What::drew, .seat = seat, .count = static_cast<u16>(cards)});
    Bag<Card>& deck = state.hidden.deck;
    Bag<Card>& hand = state.own[seat].hand;
    for (int i = 0; i < cards; ++i) {
        if (deck.is_empty()) reshuffle();
        const Card card = chance.card(deck);
        deck.remove(card);
        hand.add(card);
        tell(Audience::only(seat), Event{.what = What::drew_card, .seat = seat, .card = card});
    }
    table().deck_size = static_cast<u8>(deck.size());
    table().hand_size[seat] = static_cast<u8>(hand.size());
}

// HUZ-026, HUZ-027: the whole pile of that moment, and only when a card is needed.
template <class C, class T>
inline void Play<C, T>::reshuffle() {
    Bag<Card>& deck = state.hidden.deck;
    deck.add_all(table().discards);
    deck.add_all(state.hidden.buried);
    table().discards.clear();
    table().hidden_discards = {};
    state.hidden.buried.clear();
    for (Seat s : each_seat(rules)) state.own[s].buried.clear();
    FG_CHECK(!deck.is_empty());  // HUZ-028
    say({.what = What::reshuffled, .count = static_cast<u16>(deck.size())});
}

// HUZ-044: placements and discards are open to all at once, each seat's placement before its own discard.
template <class C, class T>
inline Go Play<C, T>::clear_up() {
    SeatSet busy;
    for (Seat s : each_seat(rules))
        if (table().to_place[s] != 0 || table().hand_size[s] != 0) busy.add(s);
    if (busy.is_empty()) return Go::end_turn;
    return ask(Step::clear_up, busy);
}

template <class C, class T>
inline Go Play<C, T>::tidy(Seat seat, const Choice& choice) {
    if (choice.act != Act::place) return seal(seat, choice, Go::end_turn);
    place_crowd(seat, choice.step);
    if (table().hand_size[seat] == 0) state.hidden.owing.remove(seat);  // HUZ-146: nothing to discard
    return state.hidden.owing.is_empty() ? Go::end_turn : Go::ask;
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
    say({.what = What::crowd_placed,
         .seat = seat,
         .stage = table().place[seat].stage(),
         .to = static_cast<u8>(step),
         .count = static_cast<u16>(placed),
         .lost = static_cast<u8>(came - placed)});
}

// HUZ-147: when all have chosen, the cards go to the pile together. Then the next turn begins (HUZ-040,
// HUZ-041).
template <class C, class T>
inline Go Play<C, T>::end_turn() {
    for (Seat s : in_lead_order(table().round)) {
        Own& own = state.own[s];
        if (own.sealed.card != Card::none) discard(s, own.sealed);
        own.sealed = {};
    }
    table().lead = clockwise(table().lead, 1, rules.players);
    return Go::begin_turn;
}

template <class C, class T>
inline void Play<C, T>::discard(Seat seat, const Choice& choice) {
    const int cards = choice.other == Card::none ? 1 : 2;
    discard_card(seat, choice.card);
    if (cards == 2) discard_card(seat, choice.other);
    table().hand_size[seat] = static_cast<u8>(table().hand_size[seat] - cards);
    if (rules.options.discard_visibility == DiscardVisibility::face_down)
        say({.what = What::discarded_face_down, .seat = seat, .count = static_cast<u16>(cards)});
}

// HUZ-148: a face-down card is known to its owner only.
template <class C, class T>
inline void Play<C, T>::discard_card(Seat seat, Card card) {
    Own& own = state.own[seat];
    own.hand.remove(card);
    if (rules.options.discard_visibility == DiscardVisibility::face_up) {
        table().discards.add(card);
        say({.what = What::discarded, .seat = seat, .card = card});
    } else {
        own.buried.add(card);
        state.hidden.buried.add(card);
        ++table().hidden_discards[seat];
    }
}

}  // namespace fg::huzzah
