// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Drawing, refilling, discarding, and what goes to Town and Graveyard (MON-284 to MON-292).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// Whether a card can be drawn from this deck; the discard pile is shuffled if it must be (MON-285, MON-286), and all hands are given up
// if there is nothing else (MON-288). During the Faire a deck is not refilled (MON-309).
template <class C, class T>
bool Play<C, T>::ready(Deck deck) {
    if (!cards.is_empty(deck_at(deck))) return true;
    if (table.faire.is_on) return false;
    if (!can_draw(table, cards, deck)) {
        const Deck other = deck == Deck::villagers ? Deck::parts : Deck::villagers;
        if (can_draw(table, cards, other)) return false;  // MON-287
        empty_hands();
        refill(other);  // both are made anew
    }
    return refill(deck);
}
template <class C, class T>
bool Play<C, T>::refill(Deck deck) {
    if (cards.is_empty(discard_at(deck))) return false;
    cards.shuffle_into(discard_at(deck), deck_at(deck));
    say({.kind = EventKind::reshuffled, .deck = deck, .count = static_cast<u16>(cards.size(deck_at(deck)))});
    return true;
}
template <class C, class T>
void Play<C, T>::empty_hands() {  // MON-288: what is carried, played or in play is no hand
    bool has_any = false;
    for (Seat seat : all()) has_any = has_any || hand_to_give_up(table, cards, seat) > 0;
    if (!has_any) return;
    say({.kind = EventKind::hands_emptied});
    for (Seat seat : after(table, active(), all()))
        for (int place = hand_size(seat) - 1; place >= 0; --place)
            if (const Card card = cards.card(hand_of(seat), place); card != state.own[seat].pledge.card)
                discard(card, Reason::emptied, seat, Pile::hand);
    if (is_fighting(table)) table.fight.has_emptied = true;  // MON-091
}
template <class C, class T>
Card Play<C, T>::draw(Deck deck, At to) {
    return cards.draw(chance, deck_at(deck), to);
}
template <class C, class T>
Card Play<C, T>::draw_free(Deck deck, At to) {
    if (ready(deck)) return draw(deck, to);
    const Deck other = deck == Deck::villagers ? Deck::parts : Deck::villagers;
    return ready(other) ? draw(other, to) : Card::none;
}
template <class C, class T>
void Play<C, T>::draw_to_hand(Seat seat, Deck deck, Reason reason) {
    const Card card = draw_free(deck, hand_of(seat));
    if (card != Card::none) tell_drawn(seat, card, reason);
}
template <class C, class T>
void Play<C, T>::tell_drawn(Seat seat, Card card, Reason reason) {
    say_blind({.kind = EventKind::drew, .seat = seat, .deck = deck_of(card), .reason = reason}, card,
              SeatSet::only(seat));
    whisper(seat, {.kind = EventKind::got, .seat = seat, .card = card});
}

// All are told of a card that went face down; only then those see it who may. Meanwhile whoever it came from cannot tell it from
// the others of its back there.
template <class C, class T>
void Play<C, T>::say_blind(const Event& news, Card card, SeatSet seeing, At from) {
    if constexpr (T::listens) {
        const Cards truth = cards;
        const auto hide = [&](Card hidden) {
            if (!cards.is_public(hidden)) cards.set_known(hidden, cards.known_to(hidden) - seeing);
        };
        hide(card);
        if (from.kind == Pile::hand)
            for (const Card other : truth.cards_in(from))
                if (deck_of(other) == deck_of(card)) hide(other);
        say(news);
        cards = truth;
    }
}

// Everybody can tell that `who` may know some card of `holder`, though not which.
template <class C, class T>
void Play<C, T>::glimpse(Seat holder, Seat who) {
    table.glimpsed[holder].add(who);
}
// A card went from one hand to another: who may have known it there may know it here, the giver included.
template <class C, class T>
void Play<C, T>::pass_on_glimpses(Seat from, Seat to) {
    table.glimpsed[to] = (table.glimpsed[to] | table.glimpsed[from]).with(from).without(to);
}

// Whoever looks on can tell the places of a Laboratory apart, so that they are told.
template <class C, class T>
u8 Play<C, T>::place_in_laboratory(Seat seat, Card card) const {
    u8 found = 0;
    if constexpr (T::listens)
        each_card(cards, laboratory_of(seat), [&](Card other, int place) {
            if (other == card) found = static_cast<u8>(place);
        });
    return found;
}
// MON-040, MON-284
template <class C, class T>
void Play<C, T>::discard(Card card, Reason reason, Seat seat, Pile pile) {
    const At to = discard_at(deck_of(card));
    const u8 place = pile == Pile::laboratory ? place_in_laboratory(seat, card) : u8{0};
    if (pile == Pile::none)
        cards.move(card, to);
    else
        cards.move(card, pile_at(pile, seat), to);
    say({.kind = EventKind::discarded,
         .seat = seat,
         .card = card,
         .pile = pile,
         .place = place,
         .reason = reason});
}
template <class C, class T>
void Play<C, T>::discard_pile(At at, Reason reason) {
    while (!cards.is_empty(at)) discard(cards.top(at), reason, at.owner, at.kind);
}

// MON-183: what is placed in Town from the deck or by a chase is an arrival.
template <class C, class T>
void Play<C, T>::arrive(Card card, Reason reason, Seat seat) {
    cards.move(card, played, town);
    tell_arrival(card, reason, seat);
}
template <class C, class T>
void Play<C, T>::tell_arrival(Card card, Reason reason, Seat seat) {
    if (is_villager(rules, table, card)) turn.has_arrival = true;
    say({.kind = EventKind::arrived, .seat = seat, .card = card, .reason = reason});
}
template <class C, class T>
bool Play<C, T>::embolden(Reason reason, Seat seat) {
    if (!ready(Deck::villagers)) return false;  // MON-287
    tell_arrival(draw(Deck::villagers, town), reason, seat);
    return true;
}
template <class C, class T>
void Play<C, T>::bury(Reason reason, Seat seat) {
    if (!ready(Deck::parts)) return;  // MON-287
    const Card card = draw(Deck::parts, graveyard);
    say({.kind = EventKind::buried, .seat = seat, .card = card, .reason = reason});
}
template <class C, class T>
Step Play<C, T>::after_action(Step then) {
    return turn.has_arrival ? call(Step::mob_check, then) : then;
}

}  // namespace fg::mon
