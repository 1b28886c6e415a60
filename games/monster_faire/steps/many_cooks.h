// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// More than one Igor (MON-374 to MON-377).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-375, MON-376: each further action costs a card.
template <class C, class T>
Step Play<C, T>::further_igors() {
    const Seat seat = active();
    const bool can_go_on =
        cards.size(igors_of(seat)) < rules.most_igors || sendable_igor(rules, table, cards, seat) >= 0;
    return hand_size(seat) > 0 && can_go_on ? ask(Question::further_igor, seat) : Step::igor_phase_over;
}
template <class C, class T>
Step Play<C, T>::answer_further_igor(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::igor_phase_over;
    }
    discard(choice.card, Reason::cooks, seat, Pile::hand);
    return Step::igor_action;
}

// ---- in an attack ----

// MON-377: the next weakest may be added, for a card each.
template <class C, class T>
Step Play<C, T>::muster() {
    const Seat seat = table.attack.target;
    const bool has_more = rules.has_cooks() && hand_size(seat) > 0 && next_fighter(seat) >= 0;
    return has_more ? ask(Question::further_fighter, seat) : Step::igor_stands;
}
template <class C, class T>
int Play<C, T>::next_fighter(Seat seat) const {
    return weakest_igor(rules, cards, seat, igors_up(table, seat) & ~u32{table.attack.fighters});
}
template <class C, class T>
Step Play<C, T>::add_fighter(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) return Step::igor_stands;
    discard(choice.card, Reason::cooks, seat, Pile::hand);
    table.attack.fighters |= static_cast<u8>(1u << next_fighter(seat));
    return Step::muster;
}

}  // namespace fg::mon
