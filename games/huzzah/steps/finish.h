// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5} (e): the end check (HUZ-149 to HUZ-155, HUZ-176).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline bool Play<C, T>::is_decided() {
    const SeatSet best = leaders(rules, table());
    const Ending ending = ending_now(rules, table(), best);
    if (ending == Ending::none) {
        const i16 points = table().score[best.lowest()];
        if (points >= rules.options.target_score)  // HUZ-153
            say({.kind = EventKind::tied_at_target, .points = points, .leaders = best});
        return false;
    }
    finish(ending, best, winners_by(ending, rules, table(), best));
    return true;
}

template <class C, class T>
inline void Play<C, T>::finish(Ending ending, SeatSet leaders, SeatSet winners) {
    table().winners = winners;
    table().to_place = {};
    frame().phase = Phase::over;
    state.round.end();
    say({.kind = EventKind::game_over,
         .count = table().turn,
         .points = table().score[leaders.lowest()],
         .leaders = leaders,
         .winners = winners,
         .ending = ending});
}

}  // namespace fg::huzzah
