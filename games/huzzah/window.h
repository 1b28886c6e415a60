// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Bump windows: after a stop, everybody is asked whether to carry the piece on (HUZ-069 to HUZ-085).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-083, HUZ-084: all at once in secret, or one at a time in lead order; who is asked never depends on
// hands.
template <class C, class T>
inline Go Play<C, T>::open_window(Step step) {
    if (rules.options.bump_window_mode == WindowMode::commit) return ask(step, all_seats(rules));
    return ask(step, SeatSet::only(table().lead));
}

template <class C, class T>
inline Go Play<C, T>::answer_window(Seat seat, const Choice& choice) {
    if (rules.options.bump_window_mode == WindowMode::ordered) return answer_in_order(seat, choice);
    state.own[seat].sealed.act = choice.act;
    state.hidden.owing.remove(seat);
    return state.hidden.owing.is_empty() ? close_round() : Go::ask;
}

// HUZ-084: every answer is public at once; the window closes when all in a row have passed.
template <class C, class T>
inline Go Play<C, T>::answer_in_order(Seat seat, const Choice& choice) {
    if (choice.act == Act::bump) return play_bump(seat);
    say({.what = What::passed, .seat = seat});
    const Seat next = clockwise(seat, 1, rules.players);
    return next == table().lead ? Go::window_closed : ask(frame().step, SeatSet::only(next));
}

// HUZ-083: the first in lead order plays his Bump; the other commitments are void and nobody learns of them.
template <class C, class T>
inline Go Play<C, T>::close_round() {
    SeatSet committed;
    for (Seat s : each_seat(rules)) {
        if (state.own[s].sealed.act == Act::bump) committed.add(s);
        state.own[s].sealed.act = Act::none;  // a window's answer has nothing else
    }
    return committed.is_empty() ? Go::window_closed : play_bump(committed.first_clockwise(table().lead));
}

// HUZ-069, HUZ-081
template <class C, class T>
inline Go Play<C, T>::play_bump(Seat by) {
    state.own[by].hand.remove(Card::bump);
    --table().hand_size[by];
    table().discards.add(Card::bump);
    if (frame().step != Step::bump_richard) {
        walk_to(frame().subject, rules.content.bump_steps, What::bumped, by);
        return Go::subject_bumped;
    }
    const u8 from = table().richard;
    table().richard = step_after(from, rules.content.bump_steps);  // HUZ-076: he never slides
    say({.what = What::richard_bumped, .other = by, .from = from, .to = table().richard});
    return Go::richard_stopped;
}

// HUZ-075: a Bump opens a new window where the subject now stands.
template <class C, class T>
inline Go Play<C, T>::subject_bumped() {
    return frame().step == Step::bump_mover ? Go::mover_stopped : open_window(Step::bump_pushed);
}

template <class C, class T>
inline Go Play<C, T>::window_closed() {
    if (frame().step == Step::bump_mover) return Go::mover_settled;
    return frame().step == Step::bump_richard ? Go::richard_rests : Go::reveal;
}

}  // namespace fg::huzzah
