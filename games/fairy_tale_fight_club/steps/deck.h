// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The creature deck, the Market and the discard pile (FTF-139 to FTF-144), and gold (FTF-145 to FTF-147).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

// FTF-141: from an empty deck only after a reshuffle, if that has become possible.
template <class C, class T>
bool Play<C, T>::can_draw() {
    return table.deck_size > 0 || reshuffle();
}

// FTF-139 to FTF-141: Market and discards make a new deck and a new Market. With too few cards everything stays.
template <class C, class T>
bool Play<C, T>::reshuffle() {
    if (table.market.size() + table.discards.size() <= rules.content.market) return false;
    Creatures& deck = state.hidden.deck;
    deck = table.market;
    deck.add_all(table.discards);
    table.deck_size = static_cast<u8>(deck.size());
    table.market.clear();
    table.discards.clear();
    for (int i = 0; i < rules.content.market; ++i) table.market.add(draw_one());
    say({.kind = EventKind::reshuffled, .creatures = table.market, .count = table.deck_size});
    return true;
}

template <class C, class T>
Creature Play<C, T>::draw_one() {
    const Creature creature = chance.card(state.hidden.deck);
    state.hidden.deck.remove(creature);
    --table.deck_size;
    return creature;
}

// In parts, if the deck runs out in between (FTF-140).
template <class C, class T>
void Play<C, T>::draw(Seat seat, int cards, Reason reason) {
    while (cards > 0 && can_draw()) {
        const int now = cards < table.deck_size ? cards : table.deck_size;
        deal(seat, now, reason);
        cards -= now;
        if (table.deck_size == 0) reshuffle();
    }
}
// All see at once how many cards are drawn; the seat gets them one by one.
template <class C, class T>
void Play<C, T>::deal(Seat seat, int cards, Reason reason) {
    table.deck_size = static_cast<u8>(table.deck_size - cards);
    table.hand_size[seat] = static_cast<u8>(table.hand_size[seat] + cards);
    say({.kind = EventKind::drew,
         .seat = seat,
         .event = table.event,
         .count = static_cast<u16>(cards),
         .reason = reason});
    for (int i = 0; i < cards; ++i) {
        const Creature creature = chance.card(state.hidden.deck);
        state.hidden.deck.remove(creature);
        hand(seat).add(creature);
        whisper(SeatSet::only(seat), {.kind = EventKind::drew_card, .seat = seat, .creature = creature});
    }
}

// FTF-051, FTF-140: the deck must not be empty. The new card is part of a reshuffle that it causes.
template <class C, class T>
void Play<C, T>::grow_market(Reason reason) {
    const Creature creature = draw_one();
    table.market.add(creature);
    say({.kind = EventKind::market_grew, .event = table.event, .creature = creature, .reason = reason});
    if (table.deck_size == 0) reshuffle();
}

template <class C, class T>
void Play<C, T>::remove_from(Seat seat, Place source, Creatures creatures) {
    if (source == Place::hand)
        put_down(seat, creatures);
    else
        cargo(seat, wagon_at(source)).remove_all(creatures);
}
template <class C, class T>
void Play<C, T>::discard(Seat seat, Place source, Creatures creatures, Reason reason) {
    if (creatures.is_empty()) return;
    remove_from(seat, source, creatures);
    table.discards.add_all(creatures);
    say({.kind = EventKind::discarded,
         .seat = seat,
         .event = table.event,
         .source = source,
         .creatures = creatures,
         .reason = reason});
}

// FTF-146: what is left, if the supply is short.
template <class C, class T>
void Play<C, T>::gain(Seat seat, int gold, Reason reason) {
    const int got = gold < table.supply ? gold : table.supply;
    table.supply = static_cast<u8>(table.supply - got);
    table.gold[seat] = static_cast<u8>(table.gold[seat] + got);
    say({.kind = EventKind::gained,
         .seat = seat,
         .event = table.event,
         .gold = static_cast<u8>(got),
         .reason = reason});
}
template <class C, class T>
void Play<C, T>::pay(Seat seat, int gold) {  // FTF-060
    table.gold[seat] = static_cast<u8>(table.gold[seat] - gold);
    table.supply = static_cast<u8>(table.supply + gold);
}
template <class C, class T>
void Play<C, T>::pay_event(Seat seat, int gold) {
    pay(seat, gold);
    say({.kind = EventKind::paid, .seat = seat, .event = table.event, .gold = static_cast<u8>(gold)});
}

}  // namespace fg::ftf
