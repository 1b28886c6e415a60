// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {4}: Richard moves, jumps through Gates, and annoys (HUZ-096 to HUZ-110).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-096
template <class C, class T>
inline Go Play<C, T>::move_richard() {
    frame() = {};
    const Dice dice = chance.three_dice();
    walk_richard(What::richard_walked, table().richard, dice.total(), dice);
    return Go::richard_stopped;
}

template <class C, class T>
inline void Play<C, T>::walk_richard(What what, int from, int steps, Dice dice) {
    table().richard = step_after(from, steps);  // HUZ-097: blocked by nothing
    say({.what = what,
         .from = static_cast<u8>(from),
         .to = table().richard,
         .dice = {{dice.face[0], dice.face[1], dice.face[2]}}});
}

// HUZ-098, HUZ-099: being put on the other Gate is no stop; he walks on from there.
template <class C, class T>
inline void Play<C, T>::jump_richard() {
    const int die = chance.die();
    const u8 gate = rules.content.gates[die - 1];
    say({.what = What::richard_jumped,
         .from = table().richard,
         .to = gate,
         .dice = {{static_cast<u8>(die), 0, 0}}});
    const Dice dice = chance.three_dice();
    walk_richard(What::richard_walked, gate, dice.total(), dice);
}

// HUZ-077, HUZ-100 to HUZ-102: no window on a Gate.
template <class C, class T>
inline Go Play<C, T>::richard_stopped() {
    while (rules.is_gate(table().richard)) {
        if (++frame().gate_stops == last_gate_stop) {
            say({.what = What::richard_rested, .to = table().richard});
            return Go::reveal;
        }
        jump_richard();
    }
    return open_window(Step::bump_richard);
}

// HUZ-103 to HUZ-108: counters first, then the push.
template <class C, class T>
inline Go Play<C, T>::richard_rests() {
    const u8 here = table().richard;
    const Stage stage = rules.stage_at[here];
    say({.what = What::richard_rested, .stage = stage, .to = here});
    if (table().counters[here] != 0)
        say({.what = What::crowd_annoyed, .stage = stage, .to = here, .count = table().counters[here]});
    table().counters[here] = 0;
    for (Seat s : each_seat(rules))
        if (table().place[s] == Place::on_step(here)) return push(s);
    return Go::reveal;
}

// HUZ-107; HUZ-080: only with that option may he then be bumped.
template <class C, class T>
inline Go Play<C, T>::push(Seat seat) {
    walk_to(seat, 1, What::pushed, no_seat);
    if (!rules.options.bump_after_push) return Go::reveal;
    frame().subject = seat;
    return open_window(Step::bump_pushed);
}

}  // namespace fg::huzzah
