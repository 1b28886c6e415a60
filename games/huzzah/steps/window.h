// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Bump windows: after a stop, everybody is asked whether to carry the piece on (HUZ-069 to HUZ-085).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-083, HUZ-084: all at once in secret, or one at a time in lead order; who is asked never depends on hands.
template <class C, class T>
inline Next Play<C, T>::open_window(Phase phase) {
    if (rules.options.bump_window_mode == WindowMode::commit) return ask(phase, all_seats(rules));
    return ask(phase, SeatSet::only(table().lead));
}

template <class C, class T>
inline Next Play<C, T>::answer_window(Seat seat, const Choice& choice) {
    if (rules.options.bump_window_mode == WindowMode::ordered) return answer_in_order(seat, choice);
    return seal(seat, choice, Next::window_answered);
}

// HUZ-084: every answer is public at once; the window closes when all in a row have passed.
template <class C, class T>
inline Next Play<C, T>::answer_in_order(Seat seat, const Choice& choice) {
    if (choice.act == Act::bump) return play_bump(seat);
    say({.kind = EventKind::passed, .seat = seat});
    const Seat next = clockwise(seat, 1, rules.players);
    return next == table().lead ? Next::window_closed : ask(frame().phase, SeatSet::only(next));
}

// HUZ-083: the first in lead order plays their Bump; the other commitments are void and nobody learns of them.
template <class C, class T>
inline Next Play<C, T>::window_answered() {
    SeatSet committed;
    for (Seat s : each_seat(rules))
        if (sealed_by(s).act == Act::bump) committed.add(s);
    state.round.close();
    return committed.is_empty() ? Next::window_closed : play_bump(committed.first_clockwise(table().lead));
}

// HUZ-069, HUZ-081
template <class C, class T>
inline Next Play<C, T>::play_bump(Seat by) {
    state.own[by].hand.remove(Card::bump);
    --table().hand_size[by];
    table().discards.add(Card::bump);
    if (frame().phase != Phase::bump_richard) {
        walk_to(frame().subject, rules.content.bump_steps, EventKind::bumped, by);
        return Next::subject_bumped;
    }
    const u8 from = table().richard;
    table().richard = step_after(from, rules.content.bump_steps);  // HUZ-076: he never slides
    say({.kind = EventKind::richard_bumped, .other = by, .from = from, .to = table().richard});
    return Next::richard_stopped;
}

// HUZ-075: a Bump opens a new window where the subject now stands.
template <class C, class T>
inline Next Play<C, T>::subject_bumped() {
    return frame().phase == Phase::bump_mover ? Next::mover_stopped : open_window(Phase::bump_pushed);
}

template <class C, class T>
inline Next Play<C, T>::window_closed() {
    if (frame().phase == Phase::bump_mover) return Next::mover_settled;
    return frame().phase == Phase::bump_richard ? Next::richard_rests : Next::reveal;
}

}  // namespace fg::huzzah
