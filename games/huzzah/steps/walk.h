// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {2}: the players on the path move, one after another.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-051 to HUZ-054
template <class C, class T>
inline Next Play<C, T>::order_movers() {
    const SeatSet movers = seats_on_path(rules, table());
    if (movers.is_empty()) return Next::redraw;
    const auto roll = [this](Seat seat) {
        const int die = chance.die();
        say({.kind = EventKind::rolled_for_order, .seat = seat, .dice = {{static_cast<u8>(die), 0, 0}}});
        return die;
    };
    if (movers.size() == 1) {
        table().order.push_back(movers.lowest());
    } else if (rules.options.move_order == MoveOrder::by_roll) {
        table().order = roll_for_order<6>(movers, roll);
    } else {
        const Seat first = roll_for_highest(movers, roll);
        for (Seat s : InOrder{movers, first}) table().order.push_back(s);
    }
    return Next::next_mover;
}

// HUZ-055
template <class C, class T>
inline Next Play<C, T>::next_mover() {
    if (table().order.is_empty()) return Next::redraw;
    const Seat mover = table().order[0];
    const Dice<3> dice = roll<3>(chance);
    frame().subject = mover;
    frame().roll = static_cast<u8>(dice.total());
    say({.kind = EventKind::rolled_to_walk,
         .seat = mover,
         .dice = {{dice.face[0], dice.face[1], dice.face[2]}}});
    return ask(Phase::walk, SeatSet::only(mover));
}

// HUZ-056, HUZ-057, HUZ-060, HUZ-063: who stays where they are has not moved, and no window opens on them.
template <class C, class T>
inline Next Play<C, T>::walk(Seat seat, int steps) {
    frame().has_moved = steps != 0;
    if (steps == 0) {
        say({.kind = EventKind::stood_still,
             .seat = seat,
             .to = static_cast<u8>(table().place[seat].step())});
        return Next::mover_settled;
    }
    walk_to(seat, steps, EventKind::walked, no_seat);
    return Next::mover_stopped;
}

// HUZ-058, HUZ-059, HUZ-076: so many steps, then the slide; both make one stop.
template <class C, class T>
inline void Play<C, T>::walk_to(Seat seat, int steps, EventKind kind, Seat by) {
    const int from = table().place[seat].step();
    const u8 target = step_after(from, steps);
    const u8 to = slide(rules, table(), table().place[seat], target);
    move_pawn(seat, Place::on_step(to));
    say({.kind = kind,
         .seat = seat,
         .other = by,
         .from = static_cast<u8>(from),
         .slid_from = to == target ? no_step : target,
         .to = to});
}

// HUZ-065: with `before_bumps` the mover decides before the window; else the window comes first (HUZ-064).
template <class C, class T>
inline Next Play<C, T>::mover_stopped() {
    const Seat mover = frame().subject;
    if (rules.options.stage_claim_timing == ClaimTiming::before_bumps && is_at_free_stage(mover))
        return ask(Phase::take_stage, SeatSet::only(mover));
    return open_window(Phase::bump_mover);
}

// HUZ-061, HUZ-064: where the mover finally stands.
template <class C, class T>
inline Next Play<C, T>::mover_settled() {
    const Seat mover = frame().subject;
    const bool was_asked = rules.options.stage_claim_timing == ClaimTiming::before_bumps && frame().has_moved;
    if (was_asked || !is_at_free_stage(mover)) return Next::mover_done;
    return ask(Phase::take_stage, SeatSet::only(mover));
}

// HUZ-062: on any step of the area of an open stage that nobody is on.
template <class C, class T>
inline bool Play<C, T>::is_at_free_stage(Seat seat) {
    const Stage stage = stage_beside(rules, table(), seat);
    return stage != Stage::none && !is_taken(table(), stage);
}

template <class C, class T>
inline Next Play<C, T>::take_or_stay(Seat seat, bool takes) {
    const Stage stage = stage_beside(rules, table(), seat);
    if (takes) move_pawn(seat, Place::on_stage(stage));  // HUZ-064: and cannot be bumped any more
    say({.kind = takes ? EventKind::took_stage : EventKind::stayed, .seat = seat, .stage = stage});
    if (takes) return Next::mover_done;
    const bool window_follows =
        rules.options.stage_claim_timing == ClaimTiming::before_bumps && frame().has_moved;
    return window_follows ? open_window(Phase::bump_mover) : Next::mover_done;
}

template <class C, class T>
inline Next Play<C, T>::mover_done() {
    table().order.erase_at(0);
    clear_frame();
    return Next::next_mover;
}

}  // namespace fg::huzzah
