// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Igors fight at a Manor, with each other or against its Monster (MON-088 to MON-104, MON-130, MON-131, MON-279).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
Step Play<C, T>::begin_fight(Brawl brawl, Seat visitor, Seat host, Step then) {
    table.fight = {.brawl = brawl, .visitor = visitor, .host = host};
    table.fight.draws = brawl == Brawl::monster ? 0 : brawl == Brawl::dinner ? 2 : 1;  // MON-279
    return call(Step::fight, then);
}
// MON-130: at dinner the host may call off the attack before any draw.
template <class C, class T>
Step Play<C, T>::fight() {
    Fight& fight = table.fight;
    fight.visitor_total = static_cast<u8>(worth(igor_card(fight.visitor, fighter(fight.visitor))));
    const bool may_cancel = fight.brawl == Brawl::dinner && !cards.is_empty(laboratory_of(fight.host));
    return may_cancel ? ask(Question::fight_queen, fight.host) : Step::visitor_draws;
}
// The Igor who is away, or the weakest at home (MON-377).
template <class C, class T>
int Play<C, T>::fighter(Seat seat) const {
    return is_visiting(table) && seat == active() ? table.trip.igor : up_igor(seat);
}
template <class C, class T>
Step Play<C, T>::use_queen(Seat host, const Choice& choice) {
    if (choice.act == Act::pass) return Step::visitor_draws;
    use_defender(host, choice.card);
    table.fight.outcome = Outcome::cancelled;
    return done();
}
template <class C, class T>
void Play<C, T>::use_defender(Seat seat, Card card) {  // MON-125
    say({.kind = EventKind::used_defender, .seat = seat, .card = card});
    lose_from_laboratory(seat, card, Reason::defender);
}

// ---- draws ----

template <class C, class T>
Step Play<C, T>::visitor_draws() {  // MON-088
    const u32 open = fight_decks(rules, table, cards);
    if (open == 0) return Step::host_begins;
    return (open & (open - 1)) != 0
               ? ask(Question::fight_deck, table.fight.visitor)
               : draw_for_fight(table.fight.visitor, static_cast<Deck>(lowest_bit(open)));
}
// MON-089, MON-090: an Igor card goes to the hand, and another card is drawn.
template <class C, class T>
Step Play<C, T>::draw_for_fight(Seat seat, Deck deck) {
    const bool is_visitor = seat == table.fight.visitor;
    const Step again = is_visitor ? Step::visitor_draws : Step::host_draws;
    const Card card = draw_free(deck, played);
    if (card == Card::none) return is_visitor ? Step::host_begins : Step::compare;
    say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    if (is_igor(card)) {
        cards.move(card, played, hand_of(seat));
        say({.kind = EventKind::took_back, .seat = seat, .card = card});
        return again;
    }
    return is_visitor ? visitor_drew(card) : host_drew(card);
}
template <class C, class T>
Step Play<C, T>::visitor_drew(Card card) {
    table.fight.visitor_total = static_cast<u8>(table.fight.visitor_total + value(card));
    return Step::host_begins;
}
template <class C, class T>
Step Play<C, T>::host_drew(Card card) {
    Fight& fight = table.fight;
    if (value(card) > fight.best) fight.best = static_cast<u8>(value(card));
    --fight.draws;
    return Step::host_draws;
}
// MON-098: a Monster draws nothing. MON-131: a King may stand in or help.
template <class C, class T>
Step Play<C, T>::host_begins() {
    Fight& fight = table.fight;
    fight.has_emptied = false;
    if (fight.brawl == Brawl::monster) {
        fight.host_total = static_cast<u8>(total_of(rules, table, cards, fight.host));
        return Step::compare;
    }
    const int igor = up_igor(fight.host);
    if (igor >= 0) fight.host_total = static_cast<u8>(worth(igor_card(fight.host, igor)));
    return cards.is_empty(laboratory_of(fight.host)) ? Step::host_draws
                                                     : ask(Question::fight_king, fight.host);
}
template <class C, class T>
Step Play<C, T>::use_king(Seat host, const Choice& choice) {
    if (choice.act == Act::defend) {
        table.fight.host_total = static_cast<u8>(table.fight.host_total + worth(choice.card));
        table.fight.has_king = true;
        use_defender(host, choice.card);
    }
    return Step::host_draws;
}
template <class C, class T>
Step Play<C, T>::host_draws() {
    const u32 open = table.fight.draws == 0 ? 0 : fight_decks(rules, table, cards);
    if (open == 0) return Step::compare;
    return (open & (open - 1)) != 0 ? ask(Question::fight_deck, table.fight.host)
                                    : draw_for_fight(table.fight.host, static_cast<Deck>(lowest_bit(open)));
}

// ---- the outcome ----

// MON-091 to MON-093, MON-101
template <class C, class T>
Step Play<C, T>::compare() {
    Fight& fight = table.fight;
    fight.host_total = static_cast<u8>(fight.host_total + fight.best);
    say({.kind = EventKind::fought,
         .seat = fight.visitor,
         .to = fight.host,
         .count = fight.visitor_total,
         .rival = fight.host_total});
    while (!cards.is_empty(played)) discard(cards.card(played, 0), Reason::fight);
    fight.outcome = fight.visitor_total > fight.host_total   ? Outcome::visitor_won
                    : fight.visitor_total < fight.host_total ? Outcome::visitor_lost
                                                             : Outcome::tied;
    return done();
}
template <class C, class T>
void Play<C, T>::knock_out(Seat seat, int place) {
    table.igors_down[seat] |= static_cast<u8>(1u << place);
    say({.kind = EventKind::knocked_out, .seat = seat, .card = igor_card(seat, place)});
}
template <class C, class T>
void Play<C, T>::kill_igor(Seat seat, int place, Reason reason) {
    const Card igor = take_igor(seat, place, discard_at(deck_of(igor_card(seat, place))));
    say({.kind = EventKind::igor_killed, .seat = seat, .card = igor, .reason = reason});
}
// The Igors above him move down a place.
template <class C, class T>
Card Play<C, T>::take_igor(Seat seat, int place, At to) {
    const auto without = [place](u8 bits) {
        const u32 below = (1u << place) - 1;
        return static_cast<u8>((bits & below) | (bits >> 1 & ~below));
    };
    const Card igor = igor_card(seat, place);
    table.igors_down[seat] = without(table.igors_down[seat]);
    if (seat == active()) turn.used_igors = without(turn.used_igors);
    if (igor == table.condo) table.condo = Card::none;
    cards.move(igor, igors_of(seat), to);
    return igor;
}

}  // namespace fg::mon
