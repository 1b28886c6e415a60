// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The scholar's advantage: the first turn and the deal, or a second hand (MON-384 to MON-389).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
Step Play<C, T>::offer_first_turn(Seat seat, bool is_taken) {  // MON-386
    say({.kind = is_taken ? EventKind::scholar_takes : EventKind::scholar_declines, .seat = seat});
    return is_taken ? begin_with(seat) : Step::find_first;
}

// ---- the scholar deals ----

template <class C, class T>
Step Play<C, T>::scholar_deals() {  // MON-387
    for (const Deck deck : {Deck::villagers, Deck::parts}) {
        for (int i = 0; i < rules.players; ++i) lay_out(deck);
        say({.kind = EventKind::laid_out, .deck = deck, .count = rules.players});
    }
    return ask(Question::scholar_deal, rules.scholar);
}
template <class C, class T>
void Play<C, T>::lay_out(Deck deck) {
    const Card card = draw(deck, dealing);
    cards.show(card, rules.scholar);
    whisper(rules.scholar, {.kind = EventKind::laid_out_card, .seat = rules.scholar, .card = card});
}
// Each seat in turn, a V card and a B card; the last ones are left over.
template <class C, class T>
Step Play<C, T>::assign(Card card) {
    hand_out(card);
    if (cards.size(dealing) > 2) return ask(Question::scholar_deal, rules.scholar);
    while (cards.size(dealing) > 0) hand_out(cards.card(dealing, 0));
    return Step::lay_cellars;
}
template <class C, class T>
void Play<C, T>::hand_out(Card card) {
    const Seat to = dealt_to(table, rules.players);
    ++table.dealt;
    cards.move(card, dealing, hand_of(to));
    if (to != rules.scholar) glimpse(to, rules.scholar);
    say_blind({.kind = EventKind::assigned, .seat = rules.scholar, .to = to, .deck = deck_of(card)}, card,
              SeatSet::only(to).without(rules.scholar));
    whisper(to, {.kind = EventKind::got, .seat = to, .card = card});
}
template <class C, class T>
Step Play<C, T>::deal_rest() {  // the clock has run out
    Step next = Step::ask;
    while (cards.size(dealing) > 2) {
        const Deck deck = dealt_deck(table);
        const auto fits = [deck](Card card) { return deck_of(card) == deck; };
        const int left = count_cards(cards, dealing, fits);
        next = assign(nth_card(cards, dealing, chance.number(0, left - 1), fits));
    }
    return next;
}

// ---- the scholar has two hands ----

template <class C, class T>
Step Play<C, T>::second_hand() {  // MON-388
    for (const Deck deck : {Deck::villagers, Deck::parts}) lay_out(deck);
    say({.kind = EventKind::second_hand, .seat = rules.scholar});
    return ask(Question::scholar_hand, rules.scholar);
}
// MON-389: the hand that is not kept goes back.
template <class C, class T>
Step Play<C, T>::keep_hand(Seat seat, int hand) {
    const At other = hand == 0 ? dealing : hand_of(seat);
    while (!cards.is_empty(other)) {
        const Card card = cards.top(other);
        cards.move(card, other, deck_at(deck_of(card)));
        cards.set_known(card, {});
    }
    while (!cards.is_empty(dealing)) cards.move(cards.card(dealing, 0), dealing, hand_of(seat));
    say({.kind = EventKind::kept_hand, .seat = seat, .place = static_cast<u8>(hand)});
    return Step::lay_cellars;
}

template <class C, class T>
Step Play<C, T>::answer_scholar(Seat seat, const Choice& choice) {
    if (table.question == Question::scholar) return offer_first_turn(seat, choice.act == Act::yes);
    if (table.question == Question::scholar_deal) return assign(choice.card);
    return keep_hand(seat, choice.place);
}

}  // namespace fg::mon
