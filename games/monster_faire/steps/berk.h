// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Thing Upstairs calls for Berk (MON-366 to MON-371). What Berk brings home is eaten in errands.h.
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
Step Play<C, T>::berk_card() {  // MON-368, MON-369
    const bool can_call =
        rules.has_berk() && table.upstairs == active() && up_igor(active()) >= 0 && (decks() & 2u) != 0;
    return can_call ? ask(Question::berk, active()) : Step::announce;
}
template <class C, class T>
Step Play<C, T>::answer_berk(Seat seat, bool is_called) {
    if (!is_called) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::announce;
    }
    say({.kind = EventKind::berk_called, .seat = seat});
    if (ready(Deck::parts)) tell_drawn(seat, draw(Deck::parts, hand_of(seat)), Reason::berk);
    return Step::announce;
}

}  // namespace fg::mon
