// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Wine Cellar: plying visitors, and snooping (MON-390 to MON-399).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-391: in play order, the dealer last; owners look at theirs.
template <class C, class T>
Step Play<C, T>::lay_cellars() {
    if (!rules.has_wine()) return Step::open_town;
    for (Seat seat : after(table, table.first, all())) {
        const Card card = draw(Deck::villagers, cellar_of(seat));
        say_blind({.kind = EventKind::cellar_laid, .seat = seat}, card, SeatSet::only(seat));
        whisper(seat, {.kind = EventKind::saw, .seat = seat, .to = seat, .card = card});
    }
    return Step::open_town;
}
template <class C, class T>
int Play<C, T>::open_cellar(Seat host) {  // MON-391: once turned up it stays up
    const Card card = cards.top(cellar_of(host));
    if (!table.cellar_up.has(host)) {
        table.cellar_up.add(host);
        cards.show_all(card);
        say({.kind = EventKind::cellar_shown, .seat = host, .card = card});
    }
    return value(card);
}

// ---- plying ----

// MON-396, MON-397, MON-399: an Igor at the door. If it fails the door is asked again (MON-393).
template <class C, class T>
Step Play<C, T>::ply_igor(Seat host) {
    table.trip.has_wine = true;
    say({.kind = EventKind::plied, .seat = host, .to = active()});
    const bool is_drunk = open_cellar(host) > worth(traveller());
    say({.kind = is_drunk ? EventKind::drunk : EventKind::sober, .seat = active()});
    if (!is_drunk) return Step::at_door;
    if (!cards.is_empty(cargo)) leave_cargo(host);
    return Step::visit_over;
}
// MON-395: at dinner.
template <class C, class T>
Step Play<C, T>::wine() {
    const Seat host = table.trip.host;
    return cards.is_empty(cellar_of(host)) ? Step::snoop : ask(Question::ply, host);
}
template <class C, class T>
Step Play<C, T>::ply_guest(Seat host, bool is_plied) {
    if (!is_plied) {
        say({.kind = EventKind::passed, .seat = host});
        return Step::snoop;
    }
    table.trip.has_wine = true;
    say({.kind = EventKind::plied, .seat = host, .to = active()});
    return hand_size(active()) > 0 ? ask(Question::guest_card, active()) : drink(0);
}
template <class C, class T>
Step Play<C, T>::put_up(Seat guest, const Choice& choice) {  // MON-399
    if (choice.act == Act::pass) return drink(0);
    discard(choice.card, Reason::wine, guest, Pile::hand);
    say({.kind = EventKind::put_up, .seat = guest, .card = choice.card});
    return drink(value(choice.card));
}
template <class C, class T>
Step Play<C, T>::drink(int card) {  // MON-396, MON-398
    const Seat guest = active(), host = table.trip.host;
    const bool is_drunk = open_cellar(host) > card;
    say({.kind = is_drunk ? EventKind::drunk : EventKind::sober, .seat = guest});
    if (!is_drunk || hand_size(guest) == 0) return done();
    glimpse(guest, host);
    for (const Card shown : cards.cards_in(hand_of(guest))) {
        if (!cards.is_public(shown)) cards.show(shown, host);
        whisper(host, {.kind = EventKind::saw, .seat = host, .to = guest, .card = shown});
    }
    say({.kind = EventKind::shows_hand, .seat = guest, .to = host});
    return ask(Question::take_card, host);
}
template <class C, class T>
Step Play<C, T>::take_from_guest(Seat host, Card card) {
    move_to_thief(card, active(), host);
    return done();
}

// ---- snooping ----

// MON-393, MON-394: by a received Igor, or by a guest in person.
template <class C, class T>
Step Play<C, T>::snoop() {
    const bool can_try = hand_size(active()) > 0 && count_hidden(table, cards, table.trip.host) > 0;
    return can_try ? ask(Question::snoop, active()) : done();
}
template <class C, class T>
Step Play<C, T>::play_for_look(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return done();
    }
    table.trip.has_wine = true;
    cards.move(choice.card, hand_of(seat), played);
    say({.kind = EventKind::put_up, .seat = seat, .card = choice.card});
    return ask(Question::snoop_at, seat);
}
// MON-130, MON-395: a Queen works against an Igor only; a Cellar that is up is not asked for.
template <class C, class T>
Step Play<C, T>::name_card(Seat seat, const Choice& choice) {
    const Seat host = table.trip.host;
    table.trip.snooped = choice.pile;
    table.trip.place = choice.place;
    say({.kind = EventKind::snooped, .seat = seat, .to = host, .pile = choice.pile, .place = choice.place});
    const bool may_show = !cards.is_empty(cellar_of(host)) && !table.cellar_up.has(host);
    const bool may_defend = is_visiting(table) && !cards.is_empty(laboratory_of(host));
    return may_show || may_defend ? ask(Question::cellar, host) : look_or_not(host, {.act = Act::pass});
}
template <class C, class T>
Step Play<C, T>::look_or_not(Seat host, const Choice& choice) {
    const Card card = cards.top(played);
    const Card target = cards.card({table.trip.snooped, host}, table.trip.place);
    if (choice.act == Act::defend) use_defender(host, choice.card);
    const bool is_open = choice.act == Act::yes || (table.cellar_up.has(host) && choice.act != Act::defend);
    const bool fails = choice.act == Act::defend || (is_open && open_cellar(host) >= value(card));
    discard(card, Reason::wine, active());
    table.trip.snooped = Pile::none;
    if (fails) {
        say({.kind = EventKind::snoop_failed, .seat = active(), .to = host});
        return done();
    }
    if (!cards.is_public(target)) cards.show(target, active());
    glimpse(host, active());
    whisper(active(), {.kind = EventKind::saw, .seat = active(), .to = host, .card = target});
    return done();
}

template <class C, class T>
Step Play<C, T>::answer_wine(Seat seat, const Choice& choice) {
    const Question question = table.question;
    if (question == Question::snoop) return play_for_look(seat, choice);
    if (question == Question::snoop_at) return name_card(seat, choice);
    if (question == Question::cellar) return look_or_not(seat, choice);
    if (question == Question::ply) return ply_guest(seat, choice.act == Act::yes);
    if (question == Question::guest_card) return put_up(seat, choice);
    return take_from_guest(seat, choice.card);
}

}  // namespace fg::mon
