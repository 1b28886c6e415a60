// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For self-play: answers the forced seats of a fresh round in one go, with the same state as one by one.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

namespace detail {

// Phases in which many seats have only one answer. The few other forced answers (the last free stage, the last step
// with room) are not worth looking for.
constexpr bool can_be_forced(Phase phase) {
    constexpr u32 phases = 1u << index_of(Phase::bump_mover) | 1u << index_of(Phase::show) |
                           1u << index_of(Phase::bump_richard) | 1u << index_of(Phase::bump_pushed);
    return (phases >> index_of(phase) & 1u) != 0;
}

// Who has no Bump passes. True if that closed the round.
template <class C, class T>
inline bool settle_window(Play<C, T>& play) {
    static constexpr State::Round::Answer passed{.sealed = {.act = Act::pass}, .count = 1};
    auto& round = play.state.round;
    u32 waiting = 0;
    for (Seat s : each_seat(play.rules)) {
        if (play.state.own[s].hand.has(Card::bump))
            waiting |= 1u << index_of(s);
        else
            round.so_far[s] = passed;
    }
    round.owing = SeatSet::of_bits(waiting);
    if (waiting == 0) play.run(Next::window_answered);
    return waiting == 0;
}

template <class C, class T>
inline bool settle_ordered_window(Play<C, T>& play) {
    const Seat seat = play.state.round.asked.lowest();
    if (play.state.own[seat].hand.has(Card::bump)) return false;
    play.run(play.answer_in_order(seat, {.act = Act::pass}));
    return true;
}

// A performer with one name in hand plays it; who has no Show card cannot heckle.
template <class C, class T>
inline bool settle_show(Play<C, T>& play) {
    auto& round = play.state.round;
    SeatSet waiting;
    for (Seat s : round.asked) {
        const u64 shows = show_kinds(play.state.own[s].hand);
        const bool performs = play.table().place[s].is_stage();
        if (performs && (shows & (shows - 1)) == 0)
            round.so_far[s] = {.sealed = {.act = Act::show, .card = kind_at(shows, 0)}, .count = 1};
        else if (!performs && shows == 0)
            round.so_far[s] = {.sealed = {.act = Act::pass}, .count = 1};
        else
            waiting.add(s);
    }
    round.owing = waiting;
    if (waiting.is_empty()) play.run(Next::lay_cards);
    return waiting.is_empty();
}

// True if the round was closed, so that another question is open.
template <class C, class T>
inline bool settle_round(Play<C, T>& play) {
    if (play.frame().phase == Phase::show) return settle_show(play);
    if (play.rules.options.bump_window_mode == WindowMode::ordered) return settle_ordered_window(play);
    return settle_window(play);
}

}  // namespace detail

template <class C, class T>
[[gnu::always_inline]] inline void settle(const Rules& rules, State& state, C& chance, T& tell) {
    while (state.round.is_fresh() && detail::can_be_forced(state.table.frame.phase)) {
        Play<C, T> play{rules, state, chance, tell};
        if (!detail::settle_round(play)) return;
    }
}

}  // namespace fg::huzzah
