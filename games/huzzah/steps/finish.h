// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5} (e): the end check (HUZ-149 to HUZ-155, HUZ-176).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline bool Play<C, T>::is_decided() {
    const SeatSet best = leaders();
    const bool is_reached = table().score[best.lowest()] >= rules.options.target_score;
    if (is_reached && (best.size() == 1 || rules.options.tie_rule == TieRule::shared))
        return finish(Ending::target, best), true;
    if (table().turn < rules.last_turn) return false;
    if (best.size() == 1) return finish(Ending::last_turn, best), true;
    return finish(Ending::last_turn_by_crowd, leaders_by_crowd(best)), true;
}

template <class C, class T>
inline SeatSet Play<C, T>::leaders() {
    SeatSet best;
    int highest = -32768;
    for (Seat s : each_seat(rules)) {
        const int score = table().score[s];
        if (score > highest) best = {};
        if (score >= highest) {
            best.add(s);
            highest = score;
        }
    }
    return best;
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
inline void Play<C, T>::finish(Ending ending, SeatSet winners) {
    table().won[ending] = winners;
    table().to_place = {};
    frame().phase = Phase::over;
    state.round.end();
    say({.kind = EventKind::game_over, .count = table().turn, .winners = winners});
}

}  // namespace fg::huzzah
