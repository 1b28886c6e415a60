// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: nobody is asked any more, and the cards are shown.
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

// The claim of this turn, and what was chosen for it. A sealed exchange or keep is dropped unpublished (KTM-167).
template <class C, class T>
inline void Play<C, T>::clear_claim() {
    table.claim = Character::none;
    table.pretender = no_seat;
    table.plan = {};
    state.veiled.secret = {};
}

template <class C, class T>
inline Next Play<C, T>::finish(Ending ending) {
    table.ending = ending;
    table.question = Question::none;
    clear_claim();
    state.round.end();
    const SeatSet winners = result(rules, table).winners;
    say({.kind = EventKind::ended,
         .seats = winners,
         .coins = table.purse[winners.lowest()],
         .ending = ending});
    for (int i = 0; i < spots; ++i) {  // KTM-143; the knowledge sets stay as they are
        if (table.face_up[i] != Character::none) continue;
        table.face_up[i] = hidden.face[table.card_at[i]];
        say({.kind = EventKind::turned_up, .character = table.face_up[i], .spot = spot_at(i)});
    }
    return Next::ask;
}

}  // namespace fg::ktm
