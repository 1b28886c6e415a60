// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Igor visits another Mad Scientist: cargo, door, trade (MON-075 to MON-087).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-076, MON-077: everybody sees its back.
template <class C, class T>
Step Play<C, T>::load(Seat seat, const Choice& choice) {
    if (choice.act == Act::carry) {
        cards.move_unseen(choice.card, cargo, SeatSet::only(seat));
        if (!cards.is_public(choice.card)) cards.show(choice.card, seat);
        say({.kind = EventKind::loaded, .seat = seat, .to = table.trip.host, .deck = deck_of(choice.card)});
    }
    return ask(Question::request, seat);
}
template <class C, class T>
Step Play<C, T>::request(Seat seat, Request request) {  // MON-079
    table.trip.request = request;
    say({.kind = EventKind::requested, .seat = seat, .to = table.trip.host, .request = request});
    return Step::at_door;
}
template <class C, class T>
Step Play<C, T>::answer_door(Seat host, const Choice& choice) {  // MON-078, MON-079
    if (choice.act == Act::attack_igor) return attack_visitor(host, Brawl::igors);
    if (choice.act == Act::attack_monster) return attack_visitor(host, Brawl::monster);
    if (choice.act == Act::receive) return receive();
    if (choice.act == Act::ply) return ply_igor(host);
    say({.kind = EventKind::turned_away, .seat = host, .to = active()});
    return Step::visit_over;
}
// MON-080: only now the host sees the cargo.
template <class C, class T>
Step Play<C, T>::receive() {
    const Seat host = table.trip.host;
    table.trip.is_received = true;
    say({.kind = EventKind::received, .seat = host, .to = active()});
    if (!cards.is_empty(cargo)) {
        const Card card = cards.top(cargo);
        if (!cards.is_public(card)) cards.show(card, host);
        glimpse(active(), host);
        whisper(host, {.kind = EventKind::saw, .seat = host, .to = active(), .card = card});
    }
    return rules.has_wine() && !table.trip.has_wine ? call(Step::snoop, Step::reply) : Step::reply;
}
template <class C, class T>
Step Play<C, T>::answer_visit(Seat host, const Choice& choice) {  // MON-080
    if (choice.act == Act::offer) return offer_card(host, choice.card);
    if (choice.act == Act::attack_igor) return attack_visitor(host, Brawl::igors);
    if (choice.act == Act::attack_monster) return attack_visitor(host, Brawl::monster);
    say({.kind = EventKind::dismissed, .seat = host, .to = active()});
    return Step::visit_over;
}
template <class C, class T>
Step Play<C, T>::offer_card(Seat host, Card card) {
    const Seat visitor = active();
    cards.move_unseen(card, offered, SeatSet::only(host));
    if (!cards.is_public(card)) cards.show(card, host);
    say({.kind = EventKind::offered, .seat = host, .to = visitor, .deck = deck_of(card)});
    if (!cards.is_public(card)) cards.show(card, visitor);
    glimpse(host, visitor);
    whisper(visitor, {.kind = EventKind::saw, .seat = visitor, .to = host, .card = card});
    return ask(Question::accept, visitor);
}
// MON-081, MON-082: the two know both cards.
template <class C, class T>
Step Play<C, T>::settle_trade(Seat visitor, bool accepts) {
    const Seat host = table.trip.host;
    cards.move(cards.top(offered), hand_of(accepts ? visitor : host));
    if (accepts) {
        forget_recruit(cards.top(cargo));
        cards.move(cards.top(cargo), hand_of(host));
    }
    pass_on_glimpses(active(), host);
    pass_on_glimpses(host, active());
    say({.kind = accepts ? EventKind::traded : EventKind::refused, .seat = visitor, .to = host});
    return Step::visit_over;
}
// MON-062: who has changed hands is no recruit any more, though the card may come back in the same turn (MON-376).
template <class C, class T>
void Play<C, T>::forget_recruit(Card card) {
    for (int i = turn.recruits.size() - 1; i >= 0; --i)
        if (turn.recruits[i] == card) turn.recruits.erase_at(i);
}
template <class C, class T>
Step Play<C, T>::visit_over() {  // MON-082
    if (!cards.is_empty(cargo)) {
        const Card card = cards.top(cargo);
        cards.move(card, cargo, hand_of(active()));
        say({.kind = EventKind::cargo_back, .seat = active(), .deck = deck_of(card)});
    }
    return Step::errand_over;
}

// ---- the host attacks ----

template <class C, class T>
Step Play<C, T>::attack_visitor(Seat host, Brawl brawl) {  // MON-083
    const Step next = begin_fight(brawl, active(), host, Step::visit_fight_over);
    say({.kind = EventKind::attacked_visitor,
         .seat = host,
         .to = active(),
         .pile = brawl == Brawl::monster ? Pile::monster : Pile::igor});
    if (brawl == Brawl::monster) reveal(host);  // MON-102
    return next;
}
template <class C, class T>
Step Play<C, T>::visit_fight_over() {
    const Fight fight = table.fight;
    table.fight = {};
    const bool is_monster = fight.brawl == Brawl::monster;
    if (fight.outcome == Outcome::visitor_lost) return is_monster ? killed_by_monster() : beaten_by_igor();
    if (fight.outcome == Outcome::visitor_won) {
        if (!is_monster) return can_spoil(fight.host) ? ask(Question::spoils, active()) : Step::visit_over;
        lose_top_part(fight.host, Reason::fight);  // MON-100
    }
    return Step::visit_over;
}
// MON-084 to MON-086, MON-096
template <class C, class T>
Step Play<C, T>::beaten_by_igor() {
    knock_out(active(), table.trip.igor);
    if (!cards.is_empty(cargo)) {
        if (rules.options.dropped_cargo == DroppedCargo::discarded)
            discard(cards.top(cargo), Reason::visit, active(), Pile::cargo);
        else
            leave_cargo(table.trip.host);
    }
    return Step::visit_over;
}
template <class C, class T>
void Play<C, T>::leave_cargo(Seat host) {
    const Card card = cards.top(cargo);
    forget_recruit(card);
    cards.move(card, cargo, hand_of(host));
    pass_on_glimpses(active(), host);
    say_blind({.kind = EventKind::cargo_left, .seat = active(), .to = host, .deck = deck_of(card)}, card,
              SeatSet::only(host));
    whisper(host, {.kind = EventKind::got, .seat = host, .card = card});
}
// MON-087, MON-103
template <class C, class T>
Step Play<C, T>::killed_by_monster() {
    kill_igor(active(), table.trip.igor, Reason::fight);
    if (!cards.is_empty(cargo)) discard(cards.top(cargo), Reason::visit, active(), Pile::cargo);
    bury(Reason::killed);
    return Step::visit_over;
}
// MON-094, MON-095
template <class C, class T>
bool Play<C, T>::can_spoil(Seat host) const {
    return up_igor(host) >= 0 || !cards.is_empty(laboratory_of(host));
}
template <class C, class T>
Step Play<C, T>::take_spoils(Seat, Act act) {
    spoil(table.trip.host, act);
    return is_visiting(table) ? Step::visit_over : Step::free_action;
}
template <class C, class T>
void Play<C, T>::spoil(Seat host, Act act) {
    if (act == Act::knock_out)
        knock_out(host, up_igor(host));
    else
        lose_from_laboratory(host, cards.top(laboratory_of(host)), Reason::brawl);
}

}  // namespace fg::mon
