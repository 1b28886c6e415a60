// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For self-play: answers every forced seat of a fresh round in one go, with the same state as one by one.
#pragma once

#include "games/huzzah/offer.h"
#include "games/huzzah/play.h"

namespace fg::huzzah {

namespace detail {

// Steps in which somebody may have only one answer.
FG_FN constexpr bool can_be_forced(Step step) {
    constexpr u32 steps = 1u << index_of(Step::choose_stage) | 1u << index_of(Step::bump_mover) |
                          1u << index_of(Step::show) | 1u << index_of(Step::bump_richard) |
                          1u << index_of(Step::bump_pushed) | 1u << index_of(Step::clear_up);
    return (steps >> index_of(step) & 1u) != 0;
}

FG_FN constexpr SeatSet seats_without_bump(const Rules& rules, const State& state) {
    u32 bits = 0;
    for (Seat s : each_seat(rules)) bits |= u32{!state.own[s].hand.has(Card::bump)} << index_of(s);
    return SeatSet::of_bits(bits);
}

// The only answer of a seat that owes one, or no act at all if it has several.
FG_FN constexpr Choice forced_answer(const Rules& rules, Seen seen) {
    const u64 shows = kinds_above(seen.mine.hand, 0) & 0x8080808080;
    switch (question_for(seen.table, seen.me)) {
        case Question::show:
            if ((shows & (shows - 1)) == 0) return {.act = Act::show, .card = kind_at(shows, 0)};
            return {};
        case Question::heckle: return {.act = shows == 0 ? Act::pass : Act::none};
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed: return {.act = seen.mine.hand.has(Card::bump) ? Act::none : Act::pass};
        case Question::choose_stage:
        case Question::place_crowd: {
            FastChance unused{0};  // asked for nothing when there is one answer
            Choice choice;
            return pick(rules, seen, unused, choice) == 1 ? choice : Choice{};
        }
        case Question::walk:
        case Question::take_stage:
        case Question::discard: return {};
    }
    return {};
}

template <class C, class T>
FG_FN inline bool settle_commit_window(Play<C, T>& play) {
    const SeatSet forced = seats_without_bump(play.rules, play.state);
    if (forced == all_seats(play.rules)) {
        play.run(Go::window_closed);
        return true;
    }
    for (Seat s : forced) play.state.own[s].sealed = {.act = Act::pass};
    play.state.hidden.owing = play.state.hidden.owing - forced;
    return !forced.is_empty();
}

// True if a question was answered.
template <class C, class T>
FG_FN inline bool settle_round(Play<C, T>& play) {
    const Step step = play.frame().step;
    if (is_window(step) && play.rules.options.bump_window_mode == WindowMode::commit)
        return settle_commit_window(play);
    bool answered = false;
    for (Seat s : play.table().round) {
        if (step == Step::clear_up && play.table().to_place[s] == 0) continue;  // a discard is never forced
        const Seen seen{play.table(), play.state.own[s], s};
        if (!owes_answer(seen)) continue;
        const Choice choice = forced_answer(play.rules, seen);
        if (choice.act == Act::none) continue;
        answered = true;
        const bool was_last = play.state.hidden.owing == SeatSet::only(s);
        play.answer(s, choice);
        if (was_last) break;  // another question may be open now
    }
    return answered;
}

}  // namespace detail

template <class C, class T>
FG_FN inline void settle(const Rules& rules, State& state, C& chance, T& tell) {
    Play<C, T> play{rules, state, chance, tell};
    while (state.hidden.owing == state.table.round && detail::can_be_forced(state.table.frame.step) &&
           detail::settle_round(play)) {
    }
}

}  // namespace fg::huzzah
