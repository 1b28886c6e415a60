// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Dinner: the invitation, and what guest and host do at the table (MON-269 to MON-283). The host stands in the frame of a trip
// without an errand.
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- the invitation ----

template <class C, class T>
Step Play<C, T>::invite(Seat seat, const Choice& choice) {  // MON-269
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::turn_over;
    }
    say({.kind = EventKind::invited, .seat = seat, .to = choice.seat});
    return ask(Question::invitation, choice.seat);
}
template <class C, class T>
Step Play<C, T>::answer_invitation(Seat seat, bool is_accepted) {  // MON-270
    if (is_accepted) table.dines_with[seat] = active();
    say({.kind = is_accepted ? EventKind::accepted : EventKind::declined, .seat = seat, .to = active()});
    return Step::turn_over;
}
template <class C, class T>
void Play<C, T>::dinner_lapses(Seat guest) {  // MON-274
    const Seat host = table.dines_with[guest];
    table.dines_with[guest] = no_seat;
    say({.kind = EventKind::dinner_lapsed, .seat = guest, .to = host});
}

// ---- at the table ----

// MON-271, MON-272, MON-275, MON-283
template <class C, class T>
Step Play<C, T>::dinner() {
    const Seat guest = active();
    table.trip = {.host = table.dines_with[guest]};
    table.dines_with[guest] = no_seat;
    table.gloated.add(guest);
    say({.kind = EventKind::dined, .seat = guest, .to = table.trip.host});
    const bool has_laboratory = !is_left_out(Phase::laboratory), has_monster = !is_left_out(Phase::monster);
    if (has_laboratory && has_monster) return ask(Question::forgo, guest);
    if (!has_laboratory && !has_monster) return Step::dinner_wine;
    return forgo(guest, has_laboratory ? Phase::laboratory : Phase::monster);
}
template <class C, class T>
Step Play<C, T>::forgo(Seat guest, Phase phase) {
    leave_out(phase);
    say({.kind = EventKind::forwent, .seat = guest, .phase = phase});
    return Step::dinner_wine;
}
template <class C, class T>
Step Play<C, T>::dinner_wine() {  // MON-395
    return rules.has_wine() ? call(Step::wine, Step::critique) : Step::critique;
}
template <class C, class T>
Step Play<C, T>::critique() {
    const bool can_try = hand_size(active()) > 0 && critical_piles(table, cards, table.trip.host) != 0;
    return can_try ? ask(Question::critique, active()) : Step::brawl;
}
// MON-276, MON-278
template <class C, class T>
Step Play<C, T>::answer_critique(Seat guest, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = guest});
        return Step::brawl;
    }
    const Seat host = table.trip.host;
    const Card top = cards.top({choice.pile, host});
    const bool is_good = value(choice.card) > value(top);
    table.gloated.add(host);  // MON-283
    cards.move(choice.card, hand_of(guest), is_good ? played : hand_of(host));
    cards.show_all(choice.card);
    say({.kind = is_good ? EventKind::critiqued : EventKind::critique_failed,
         .seat = guest,
         .to = host,
         .card = choice.card,
         .pile = choice.pile});
    if (is_good) lose_to_critique(host, choice);
    return Step::brawl;
}
template <class C, class T>
void Play<C, T>::lose_to_critique(Seat host, const Choice& choice) {
    if (choice.pile == Pile::laboratory)
        lose_from_laboratory(host, cards.top(laboratory_of(host)), Reason::critique);
    else
        lose_top_part(host, Reason::critique);
    discard(choice.card, Reason::critique, active());
}

// ---- Igor's attack ----

template <class C, class T>
Step Play<C, T>::brawl() {  // MON-279, MON-280
    const bool can_fight = up_igor(active()) >= 0 && up_igor(table.trip.host) >= 0;
    return can_fight ? ask(Question::brawl, active()) : Step::free_action;
}
template <class C, class T>
Step Play<C, T>::answer_brawl(Seat guest, bool is_ordered) {
    if (!is_ordered) {
        say({.kind = EventKind::passed, .seat = guest});
        return Step::free_action;
    }
    const Step next = begin_fight(Brawl::dinner, guest, table.trip.host, Step::brawl_over);
    say({.kind = EventKind::brawled, .seat = guest, .to = table.trip.host});
    return next;
}
template <class C, class T>
Step Play<C, T>::brawl_over() {
    const Fight fight = table.fight;
    table.fight = {};
    if (fight.outcome == Outcome::visitor_lost) knock_out(active(), up_igor(active()));  // MON-096
    if (fight.outcome == Outcome::visitor_won && can_spoil(fight.host))
        return ask(Question::spoils, active());
    return Step::free_action;
}

// ---- what the host gains ----

// MON-281, MON-282. Left out where public facts leave nothing to do.
template <class C, class T>
Step Play<C, T>::free_action() {
    const Seat host = table.trip.host;
    const bool may_live =
        !table.living.has(host) && !cards.is_empty(monster_of(host)) && !cards.is_empty(laboratory_of(host));
    const bool can_act = hand_size(host) > 0 || may_repair(table, cards, host) || may_live;
    return can_act ? ask(Question::free_action, host) : Step::dinner_over;
}
template <class C, class T>
Step Play<C, T>::answer_free_action(Seat host, const Choice& choice) {
    if (choice.act != Act::pass) say({.kind = EventKind::free_action, .seat = host});
    if (choice.act != Act::give_life) return act_in_laboratory(host, choice, Step::dinner_over);
    bring_to_life(host, capacities(cards, host));
    return Step::dinner_over;
}
template <class C, class T>
Step Play<C, T>::dinner_over() {
    table.trip = {};
    return done();
}

template <class C, class T>
Step Play<C, T>::answer_dinner(Seat seat, const Choice& choice) {
    if (table.question == Question::forgo) return forgo(seat, choice.phase);
    if (table.question == Question::critique) return answer_critique(seat, choice);
    if (table.question == Question::brawl) return answer_brawl(seat, choice.act == Act::yes);
    return answer_free_action(seat, choice);
}

}  // namespace fg::mon
