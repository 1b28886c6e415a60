// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {4}: Richard moves, jumps through Gates, and annoys (HUZ-096 to HUZ-110).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline Next Play<C, T>::move_richard() {
    clear_frame();
    walk_richard();
    return Next::richard_stopped;
}

// HUZ-096, HUZ-097: three dice, blocked by nothing.
template <class C, class T>
inline void Play<C, T>::walk_richard() {
    const u8 from = table().richard;
    const Dice<3> dice = roll<3>(chance);
    table().richard = step_after(from, dice.total());
    say({.kind = EventKind::richard_walked,
         .from = from,
         .to = table().richard,
         .dice = {{dice.face[0], dice.face[1], dice.face[2]}}});
}

// HUZ-098, HUZ-099: being put on the other Gate is no stop; he walks on from there.
template <class C, class T>
inline void Play<C, T>::jump_richard() {
    const u8 from = table().richard;
    const int die = chance.die();
    table().richard = rules.content.gates[die - 1];
    say({.kind = EventKind::richard_jumped,
         .from = from,
         .to = table().richard,
         .dice = {{static_cast<u8>(die), 0, 0}}});
    walk_richard();
}

// HUZ-077, HUZ-100 to HUZ-102: no window on a Gate.
template <class C, class T>
inline Next Play<C, T>::richard_stopped() {
    while (rules.is_gate(table().richard)) {
        if (++frame().gate_stops == last_gate_stop) {
            say({.kind = EventKind::richard_rested, .to = table().richard});
            return Next::reveal;
        }
        jump_richard();
    }
    return open_window(Phase::bump_richard);
}

// HUZ-103 to HUZ-108: counters first, then the push.
template <class C, class T>
inline Next Play<C, T>::richard_rests() {
    const u8 here = table().richard;
    const Stage stage = rules.stage_at[here];
    say({.kind = EventKind::richard_rested, .stage = stage, .to = here});
    if (table().counters[here] != 0) annoy(stage, here);
    for (Seat s : each_seat(rules))
        if (table().place[s] == Place::on_step(here)) return push(s);
    return Next::reveal;
}

// HUZ-104, HUZ-105
template <class C, class T>
inline void Play<C, T>::annoy(Stage stage, u8 step) {
    const u8 gone = table().counters[step];
    table().counters[step] = 0;
    say({.kind = EventKind::crowd_annoyed, .stage = stage, .to = step, .count = gone});
}

// HUZ-107; HUZ-080: only with that option may they then be bumped.
template <class C, class T>
inline Next Play<C, T>::push(Seat seat) {
    walk_to(seat, 1, EventKind::pushed, no_seat);
    if (!rules.options.bump_after_push) return Next::reveal;
    frame().subject = seat;
    return open_window(Phase::bump_pushed);
}

}  // namespace fg::huzzah
