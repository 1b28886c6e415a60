// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Renfrew at the Graveyard (MON-361 to MON-365).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
Step Play<C, T>::answer_renfrew(Seat seat, const Choice& choice) {
    if (table.question == Question::renfrew_meal) return eat(choice.card);
    if (choice.act == Act::yes)  // MON-362
        bury(Reason::errand, seat);
    else
        say({.kind = EventKind::passed, .seat = seat});
    return Step::renfrew_meal;
}
// MON-363, MON-364. Left out where there is only one.
template <class C, class T>
Step Play<C, T>::renfrew_meal() {
    const int meals = count_cards(cards, graveyard, is_meal);
    if (meals == 0) return Step::look_for_part;
    return meals == 1 ? eat(nth_card(cards, graveyard, 0, is_meal)) : ask(Question::renfrew_meal, active());
}
template <class C, class T>
Step Play<C, T>::eat(Card part) {
    discard(part, Reason::eaten, active(), Pile::graveyard);
    return Step::look_for_part;
}

}  // namespace fg::mon
