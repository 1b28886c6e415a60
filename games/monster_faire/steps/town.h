// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Town: when a mob forms, its sweep from Manor to Manor, and the way home (MON-177 to MON-197).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-180 to MON-186: one check for what has arrived.
template <class C, class T>
Step Play<C, T>::mob_check() {
    turn.has_arrival = false;
    const Crowd here = crowd(town);
    if (turn.has_mob || !here.has_four_types() || !ready(Deck::villagers)) return done();
    const Card card = draw(Deck::villagers, played);
    say({.kind = EventKind::mob_checked, .seat = active(), .card = card});
    if (strength(card) > here.highest) {
        discard(card, Reason::mob);
        say({.kind = EventKind::no_mob, .seat = active()});
        return done();
    }
    turn.has_mob = true;
    return form_mob(card);
}
// MON-010, MON-179
template <class C, class T>
int Play<C, T>::strength(Card card) const {
    return is_villager(rules, table, card) ? worth(card) : value(card);
}
template <class C, class T>
Step Play<C, T>::form_mob(Card card) {  // MON-187, MON-196
    table.attack = {.target = active(), .is_mob = true, .prey = at_home(rules, table)};
    gather();
    say({.kind = EventKind::mob_formed, .seat = active()});
    join(card, Reason::mob);
    return Step::attack;
}
// MON-187, MON-188: in Town's order; vagrants stay.
template <class C, class T>
void Play<C, T>::gather() {
    for (int place = 0; place < cards.size(town);) {
        const Card card = cards.card(town, place);
        if (is_villager(rules, table, card))
            cards.move(card, town, force);
        else
            ++place;
    }
}
// MON-186: an Igor card becomes a vagrant instead.
template <class C, class T>
void Play<C, T>::join(Card card, Reason reason) {
    if (!is_villager(rules, table, card)) return arrive(card, reason);
    cards.move(card, played, force);
    say({.kind = EventKind::joined, .card = card});
}

// ---- on to the next Manor ----

// MON-192, MON-193
template <class C, class T>
bool Play<C, T>::may_spread() const {
    return table.attack.has_trashed && !cards.is_empty(force) && is_mob();
}
template <class C, class T>
Step Play<C, T>::spread() {
    if (!ready(Deck::villagers)) return Step::sweep_over;  // MON-287
    const Card card = draw(Deck::villagers, played);
    if (strength(card) <= crowd(force).highest) {
        say({.kind = EventKind::no_spread, .card = card});
        discard(card, Reason::spread);
        return Step::sweep_over;
    }
    const SeatSet next = at_home(rules, table) - table.attack.attacked;  // MON-194
    const Seat target = next.is_empty() ? no_seat : first_after(table, table.attack.target, next);
    say({.kind = EventKind::spread, .seat = target, .card = card});
    join(card, Reason::spread);
    if (target == no_seat) return Step::sweep_over;
    send_home(aside);  // MON-197
    table.attack.target = target;
    return Step::attack;
}
template <class C, class T>
Step Play<C, T>::sweep_over() {  // MON-197
    go_home();
    return done();
}
template <class C, class T>
void Play<C, T>::go_home() {
    const int survivors = cards.size(force) + cards.size(aside);
    send_home(force);
    send_home(aside);
    table.attack = {};
    say({.kind = EventKind::went_home, .count = static_cast<u16>(survivors)});
}
// MON-183: whoever comes home is no arrival.
template <class C, class T>
void Play<C, T>::send_home(At at) {
    while (!cards.is_empty(at)) cards.move(cards.card(at, 0), at, town);
}

}  // namespace fg::mon
