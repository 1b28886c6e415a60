// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {1}: draw.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-047 to HUZ-049: all fill their hands, in lead order.
template <class C, class T>
inline Next Play<C, T>::begin_turn() {
    ++table().turn;
    say({.kind = EventKind::turn_began, .seat = table().lead, .count = table().turn});
    for (Seat s : lead_order()) draw(s, rules.content.hand_limit - table().hand_size[s]);
    return Next::order_movers;
}

// In two parts if the deck runs out between them (HUZ-026).
template <class C, class T>
inline void Play<C, T>::draw(Seat seat, int cards) {
    const int left = table().deck_size;
    if (cards <= left) return take_from_deck(seat, cards);
    take_from_deck(seat, left);
    reshuffle();
    take_from_deck(seat, cards - left);
}

// All see at once how many cards are drawn; the seat gets them one by one.
template <class C, class T>
inline void Play<C, T>::take_from_deck(Seat seat, int cards) {
    if (cards <= 0) return;
    Bag<Card>& deck = state.hidden.deck;
    Bag<Card>& hand = state.own[seat].hand;
    table().deck_size = static_cast<u8>(table().deck_size - cards);
    table().hand_size[seat] = static_cast<u8>(table().hand_size[seat] + cards);
    say({.kind = EventKind::drew, .seat = seat, .count = static_cast<u16>(cards)});
    for (int i = 0; i < cards; ++i) {
        const Card card = chance.card(deck);
        deck.remove(card);
        hand.add(card);
        whisper(seat, {.kind = EventKind::drew_card, .seat = seat, .card = card});
    }
}

// HUZ-026, HUZ-027: the whole pile of that moment, and only when a card is needed.
template <class C, class T>
inline void Play<C, T>::reshuffle() {
    Bag<Card>& deck = state.hidden.deck;
    deck.add_all(table().discards);
    deck.add_all(state.hidden.buried);
    table().discards.clear();
    table().hidden_discards = {};
    table().deck_size = static_cast<u8>(deck.size());
    state.hidden.buried.clear();
    for (Seat s : each_seat(rules)) state.own[s].buried.clear();
    FG_CHECK(!deck.is_empty());  // HUZ-028
    say({.kind = EventKind::reshuffled, .count = static_cast<u16>(deck.size())});
}

}  // namespace fg::huzzah
