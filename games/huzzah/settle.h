// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For self-play: answers the forced seats of a fresh round in one go, with the same state as one by one.
#pragma once

#include "games/huzzah/offer.h"
#include "games/huzzah/play.h"

namespace fg::huzzah {

namespace detail {

// Steps in which many seats have only one answer. The few other forced answers (the last free stage, the last
// step with room) are not worth looking for.
constexpr bool can_be_forced(Step step) {
    constexpr u32 steps = 1u << index_of(Step::bump_mover) | 1u << index_of(Step::show) |
                          1u << index_of(Step::bump_richard) | 1u << index_of(Step::bump_pushed);
    return (steps >> index_of(step) & 1u) != 0;
}

// Who has no Bump passes. True if that closed the round. Nothing is sealed in a fresh round but what is
// written here.
template <class C, class T>
inline bool settle_window(Play<C, T>& play) {
    u32 waiting = 0;
    for (Seat s : each_seat(play.rules)) {
        if (play.state.own[s].hand.has(Card::bump))
            waiting |= 1u << index_of(s);
        else
            play.state.own[s].sealed.act = Act::pass;
    }
    play.state.hidden.owing = SeatSet::of_bits(waiting);
    if (waiting == 0) play.run(play.close_round());
    return waiting == 0;
}

template <class C, class T>
inline bool settle_ordered_window(Play<C, T>& play) {
    const Seat seat = play.table().round.lowest();
    if (play.state.own[seat].hand.has(Card::bump)) return false;
    play.run(play.answer_in_order(seat, {.act = Act::pass}));
    return true;
}

// A performer with one name in hand plays it; who has no Show card cannot heckle.
template <class C, class T>
inline bool settle_show(Play<C, T>& play) {
    SeatSet waiting;
    for (Seat s : play.table().round) {
        Own& own = play.state.own[s];
        const u64 shows = show_kinds(own.hand);
        const bool performs = play.table().place[s].is_stage();
        if (performs && (shows & (shows - 1)) == 0)
            own.sealed = {.act = Act::show, .card = kind_at(shows, 0)};
        else if (!performs && shows == 0)
            own.sealed.act = Act::pass;
        else
            waiting.add(s);
    }
    play.state.hidden.owing = waiting;
    if (waiting.is_empty()) play.run(Go::lay_cards);
    return waiting.is_empty();
}

// True if the round was closed, so that another question is open.
template <class C, class T>
inline bool settle_round(Play<C, T>& play) {
    if (play.frame().step == Step::show) return settle_show(play);
    if (play.rules.options.bump_window_mode == WindowMode::ordered) return settle_ordered_window(play);
    return settle_window(play);
}

}  // namespace detail

template <class C, class T>
[[gnu::always_inline]] inline void settle(const Rules& rules, State& state, C& chance, T& tell) {
    Play<C, T> play{rules, state, chance, tell};
    while (state.hidden.owing == state.table.round && detail::can_be_forced(state.table.frame.step) &&
           detail::settle_round(play)) {
    }
}

}  // namespace fg::huzzah
