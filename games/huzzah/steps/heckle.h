// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5} (b): heckles, with swaps and their points (HUZ-133 to HUZ-145).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-114 (b), by stage. Returns the performers whose cards were cancelled.
template <class C, class T>
inline SeatSet Play<C, T>::settle_heckles(SeatSet performers, SeatSet hecklers) {
    SeatSet cancelled;
    if (hecklers.is_empty()) return cancelled;
    for (int n = 0; n < stage_count; ++n)
        for (Seat p : performers)
            if (table().show_at[p] == stage_of(n) && settle_heckle(p, hecklers)) cancelled.add(p);
    return cancelled;
}

// Who does not win fails (HUZ-141, HUZ-145). True if somebody has won.
template <class C, class T>
inline bool Play<C, T>::settle_heckle(Seat performer, SeatSet hecklers) {
    const Stage stage = table().show_at[performer];
    SeatSet present, matching;
    for (Seat h : hecklers) {
        if (table().show_at[h] != stage) continue;
        present.add(h);
        if (failure_of(h, performer) == HeckleFailure::none) matching.add(h);
    }
    const Seat winner = winning_heckler(matching, stage);
    for (Seat h : in_lead_order(present))
        if (h != winner)
            say({.kind = EventKind::heckle_failed,
                 .seat = h,
                 .other = performer,
                 .stage = stage,
                 .failure = matching.has(h) ? HeckleFailure::lost_roll : failure_of(h, performer)});
    if (winner == no_seat) return false;
    swap_places(winner, performer, stage);
    return true;
}

// HUZ-133, HUZ-134: the same name; HUZ-142, HUZ-143: and still in the audience, unless the table plays otherwise.
template <class C, class T>
inline HeckleFailure Play<C, T>::failure_of(Seat heckler, Seat performer) {
    if (table().revealed[heckler] != table().revealed[performer]) return HeckleFailure::other_card;
    const bool is_there = rules.options.heckle_presence == HecklePresence::at_play ||
                          stage_beside(rules, table(), heckler) == table().show_at[performer];
    return is_there ? HeckleFailure::none : HeckleFailure::out_of_audience;
}

// HUZ-144, HUZ-145
template <class C, class T>
inline Seat Play<C, T>::winning_heckler(SeatSet matching, Stage stage) {
    if (matching.is_empty()) return no_seat;
    return roll_for_highest(matching, [this, stage](Seat seat) {
        const int die = chance.die();
        say({.kind = EventKind::rolled_off,
             .seat = seat,
             .stage = stage,
             .dice = {{static_cast<u8>(die), 0, 0}}});
        return die;
    });
}

// HUZ-137 to HUZ-140: an exact swap; the crowd stays with the stage.
template <class C, class T>
inline void Play<C, T>::swap_places(Seat heckler, Seat performer, Stage stage) {
    const Place step = table().place[heckler];
    move_pawn(heckler, Place::on_stage(stage));
    move_pawn(performer, step);
    say({.kind = EventKind::heckle_won,
         .seat = heckler,
         .other = performer,
         .stage = stage,
         .to = static_cast<u8>(step.step())});
    add_points(heckler, rules.content.heckle_points, Card::none, stage);
}

}  // namespace fg::huzzah
