// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Setup: rolling for the choice of stages, choosing, placing Richard (HUZ-031 to HUZ-040).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-031 to HUZ-034. The first hand comes with the draw of turn 1.
template <class C, class T>
inline void Play<C, T>::set_up() {
    state.hidden.deck = rules.deck;
    table().deck_size = static_cast<u8>(rules.deck.size());
    table().order = roll_for_order<18>(all_seats(rules), [this](Seat seat) {
        const Dice<3> dice = roll<3>(chance);
        say({.kind = EventKind::rolled_for_stage,
             .seat = seat,
             .dice = {{dice.face[0], dice.face[1], dice.face[2]}}});
        return dice.total();
    });
    run(Next::next_chooser);
}

template <class C, class T>
inline Next Play<C, T>::next_chooser() {
    if (!table().order.is_empty()) return ask(Phase::choose_stage, SeatSet::only(table().order[0]));
    place_richard();
    return Next::begin_turn;
}

// HUZ-035, HUZ-036
template <class C, class T>
inline Next Play<C, T>::choose_stage(Seat seat, Stage stage) {
    table().order.erase_at(0);
    move_pawn(seat, Place::on_stage(stage));
    say({.kind = EventKind::stage_chosen, .seat = seat, .stage = stage});
    return Next::next_chooser;
}

// HUZ-037 to HUZ-039: as if he had just landed on a Gate, without effects and without a window.
template <class C, class T>
inline void Play<C, T>::place_richard() {
    int gate_stops = 0;  // HUZ-101
    do jump_richard();
    while (rules.is_gate(table().richard) && ++gate_stops < last_gate_stop);
    say({.kind = EventKind::richard_placed, .stage = rules.stage_at[table().richard], .to = table().richard});
}

}  // namespace fg::huzzah
