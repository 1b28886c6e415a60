// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Brain of Morbius and Condo (MON-349 to MON-360).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- the announcement ----

// MON-350: it takes two cards of the hand.
template <class C, class T>
Step Play<C, T>::brain() {
    return hand_size(active()) >= 2 ? ask(Question::brain, active()) : done();
}
template <class C, class T>
Step Play<C, T>::announce_brain(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return done();
    }
    cards.move(choice.card, hand_of(seat), played);
    say({.kind = EventKind::brain_head, .seat = seat, .card = choice.card});
    return ask(Question::brain_equipment, seat);
}
// MON-349, MON-351
template <class C, class T>
Step Play<C, T>::equip_brain(Seat seat, Card equipment) {
    const Card head = cards.top(played);
    cards.move(head, played, brain_of(seat));
    cards.move(equipment, hand_of(seat), brain_of(seat));
    table.solon = seat;
    say({.kind = EventKind::brain_announced, .seat = seat, .card = head, .other = equipment});
    const u32 open = decks();
    if (open == 0) return done();
    return (open & (open - 1)) != 0 ? ask(Question::brain_deck, seat)
                                    : draw_for_brain(seat, static_cast<Deck>(lowest_bit(open)));
}
// MON-351: what was drawn lies apart until he has said whether it is played.
template <class C, class T>
Step Play<C, T>::draw_for_brain(Seat seat, Deck deck) {
    const bool may_employ = !has_igor(cards, seat);
    const Card card = draw_free(deck, may_employ ? dealing : hand_of(seat));
    if (card == Card::none) return done();
    if (may_employ) cards.show(card, seat);
    tell_drawn(seat, card, Reason::brain);
    return may_employ ? ask(Question::brain_igor, seat) : done();
}
// MON-351, MON-352: he can be sent in this turn's Igor phase.
template <class C, class T>
Step Play<C, T>::employ_condo(Seat seat, const Choice& choice) {
    const Card card = cards.top(dealing);
    cards.move(card, dealing, hand_of(seat));
    if (choice.act == Act::employ) {
        employ(seat, card, choice.calls);
        turn.used_igors = 0;
    } else {
        say({.kind = EventKind::passed, .seat = seat});
    }
    return done();
}

// ---- attaching it ----

template <class C, class T>
Step Play<C, T>::ask_attach(Seat seat, Step then) {  // MON-357, MON-358
    const bool can_be =
        !cards.is_empty(brain_of(seat)) && !cards.is_empty(monster_of(seat)) && is_at_home(table, seat);
    if (!can_be) return then;
    table.then.push_back(then);
    return ask(Question::attach, seat);
}
template <class C, class T>
Step Play<C, T>::attach_brain(Seat seat, bool is_attached) {
    if (!is_attached) {
        say({.kind = EventKind::passed, .seat = seat});
        return done();
    }
    const Card head = cards.card(brain_of(seat), 0), equipment = cards.card(brain_of(seat), 1);
    cards.move(equipment, brain_of(seat), laboratory_of(seat));
    cards.move(head, brain_of(seat), monster_of(seat));
    table.burnt.remove(seat);  // MON-326
    say({.kind = EventKind::brain_attached, .seat = seat});
    if (!table.living.has(seat)) return done();
    equipment_came(seat);
    const bool is_useless = number_of(head) > capacities(cards, seat)[suit_of(head)];
    mark(seat, cards.size(monster_of(seat)) - 1, is_useless);
    return done();
}

// ---- attacks on it ----

// MON-355: after the Monster has failed, or where there is none.
template <class C, class T>
Step Play<C, T>::brain_stands() {
    const Seat seat = table.attack.target;
    if (cards.is_empty(brain_of(seat))) return Step::stage_over;
    return hand_size(seat) > 0 ? ask(Question::defend_brain, seat) : brain_resists(0);
}
template <class C, class T>
Step Play<C, T>::brain_resists(int total) {
    if (!is_beaten(total)) return hold();
    lose_brain(table.attack.target);
    ++table.attack.triumphs;
    return Step::stage_over;
}
// By villagers (MON-355) or with a visit card (MON-356).
template <class C, class T>
Step Play<C, T>::defend_brain(Seat seat, const Choice& choice) {
    const bool is_helped = choice.act == Act::help;
    if (table.attack.target == no_seat) {
        if (is_helped) return countered_by(choice.card);
        say({.kind = EventKind::not_countered, .seat = seat});
        return Step::resolve;
    }
    if (is_helped) discard(choice.card, Reason::defence, seat, Pile::hand);
    return brain_resists(is_helped ? value(choice.card) : 0);
}
template <class C, class T>
void Play<C, T>::lose_brain(Seat seat) {
    discard_pile(brain_of(seat), Reason::brain);
    say({.kind = EventKind::brain_lost, .seat = seat});
}

// ---- Condo ----

// MON-360: he can be bribed only once.
template <class C, class T>
void Play<C, T>::lure_condo(Seat to) {
    const Seat from = active();
    for (int place = cards.size(igors_of(from)) - 1; place >= 0; --place) {
        if (igor_card(from, place) != table.condo) continue;
        const Card igor = take_igor(from, place, igors_of(to));
        table.served.add(to);
        say({.kind = EventKind::igor_lured, .seat = to, .to = from, .card = igor});
    }
}
template <class C, class T>
void Play<C, T>::sabotage(Seat seat) {
    table.condo = Card::none;
    lose_top_equipment(seat, Reason::sabotage);
}

template <class C, class T>
Step Play<C, T>::answer_brain(Seat seat, const Choice& choice) {
    const Question question = table.question;
    if (question == Question::brain) return announce_brain(seat, choice);
    if (question == Question::brain_equipment) return equip_brain(seat, choice.card);
    if (question == Question::brain_deck) return draw_for_brain(seat, choice.deck);
    if (question == Question::brain_igor) return employ_condo(seat, choice);
    if (question == Question::attach) return attach_brain(seat, choice.act == Act::yes);
    return defend_brain(seat, choice);
}

}  // namespace fg::mon
