// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5} (e): the end check (HUZ-149 to HUZ-155, HUZ-176).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline bool Play<C, T>::is_decided() {
    const SeatSet best = leaders(rules, table());
    switch (ending_now(rules, table(), best)) {
        case Ending::none: return false;
        case Ending::target:
        case Ending::last_turn: return finish(best), true;
        case Ending::last_turn_by_crowd: return finish(leaders_by_crowd(best)), true;
    }
    return false;
}

// HUZ-155: among equals, more counters in the area of one's own stage; nobody's on the path.
template <class C, class T>
inline SeatSet Play<C, T>::leaders_by_crowd(SeatSet tied) {
    SeatSet best;
    int most = -1;
    for (Seat s : tied) {
        const Place place = table().place[s];
        const int crowd = place.is_stage() ? crowd_of(rules, table(), place.stage()) : 0;
        if (crowd > most) best = {};
        if (crowd >= most) {
            best.add(s);
            most = crowd;
        }
    }
    return best;
}

template <class C, class T>
inline void Play<C, T>::finish(SeatSet winners) {
    table().winners = winners;
    table().to_place = {};
    frame().phase = Phase::over;
    state.round.end();
    say({.kind = EventKind::game_over, .count = table().turn, .winners = winners});
}

}  // namespace fg::huzzah
