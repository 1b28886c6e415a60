// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer does. Each step does one thing, cites its rules and says what
// comes next; `run` goes on until somebody has to be asked. Their bodies stand in steps/.
#pragma once

#include "games/huzzah/offers.h"

namespace fg::huzzah {

inline constexpr int most_rerolls = 32;    // HUZ-174
inline constexpr int last_gate_stop = 33;  // HUZ-101

enum class Next : u8 {
    ask,
    next_chooser,
    begin_turn,
    order_movers,
    next_mover,
    mover_stopped,
    mover_settled,
    mover_done,
    redraw,
    lay_cards,
    move_richard,
    richard_stopped,
    richard_rests,
    subject_bumped,
    window_answered,
    window_closed,
    reveal,
    clear_up,
    end_turn
};

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;

    Table& table() { return state.table; }
    Frame& frame() { return state.table.frame; }

    // below
    void answer(Seat seat, const Choice& choice);
    void run(Next next);
    static void run_on(const Rules& rules, State& state, C& chance, T& tell, Next next);
    Next take_step(Next next);
    Next ask(Phase phase, SeatSet seats);
    Next seal(Seat seat, const Choice& choice, Next when_all_are_in);
    const Choice& sealed_by(Seat seat) { return state.round.so_far[seat].sealed; }
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(Seat seat, const Event& event) { tell(Audience::only(seat), event); }
    InOrder in_lead_order(SeatSet seats) { return {seats, table().lead}; }
    InOrder lead_order() { return in_lead_order(all_seats(rules)); }
    // What was going on is over; the phase stays that of the last question until the next one.
    void clear_frame() { frame() = {.phase = frame().phase}; }
    void move_pawn(Seat seat, Place place) { table().place[seat] = place; }
    void add_points(Seat seat, int points, Card card, Stage stage);

    // steps/setup.h
    void set_up();
    Next next_chooser();
    Next choose_stage(Seat seat, Stage stage);
    void place_richard();

    // steps/order.h
    template <int highest, class Roll>
    FixedVec<Seat, max_players> roll_for_order(SeatSet seats, Roll roll);
    template <class Roll>
    Seat roll_for_highest(SeatSet seats, Roll roll);

    // steps/draw.h
    Next begin_turn();
    void draw(Seat seat, int cards);
    void take_from_deck(Seat seat, int cards);
    void reshuffle();

    // steps/walk.h
    Next order_movers();
    Next next_mover();
    Next walk(Seat seat, int steps);
    void walk_to(Seat seat, int steps, EventKind kind, Seat by);
    Next mover_stopped();
    Next mover_settled();
    bool is_at_free_stage(Seat seat);
    Next take_or_stay(Seat seat, bool takes);
    Next mover_done();

    // steps/window.h
    Next open_window(Phase phase);
    Next answer_window(Seat seat, const Choice& choice);
    Next answer_in_order(Seat seat, const Choice& choice);
    Next window_answered();
    Next play_bump(Seat by);
    Next subject_bumped();
    Next window_closed();

    // steps/show.h
    Next redraw();
    void show_and_redraw(Seat seat);
    Next lay_cards();
    void lay_card(Seat seat, Card card);

    // steps/richard.h
    Next move_richard();
    void walk_richard();
    void jump_richard();
    Next richard_stopped();
    Next richard_rests();
    void annoy(Stage stage, u8 step);
    Next push(Seat seat);

    // steps/reveal.h
    Next reveal();
    void turn_over(Seat seat);
    void show_outcome(Seat performer);
    void crowd_outcome(Seat performer, Stage stage, Card card);
    void finale_outcome(Seat performer, Stage stage);
    void huzzah_outcome(Seat performer, Stage stage);
    void bleed(Seat performer, Stage stage);
    void step_down(Seat performer);
    void step_all_down(SeatSet leaving);
    void discard_shows();

    // steps/heckle.h
    SeatSet settle_heckles(SeatSet performers, SeatSet hecklers);
    bool settle_heckle(Seat performer, SeatSet hecklers);
    HeckleFailure failure_of(Seat heckler, Seat performer);
    Seat winning_heckler(SeatSet matching, Stage stage);
    void swap_places(Seat heckler, Seat performer, Stage stage);

    // steps/finish.h
    bool is_decided();
    void finish(Ending ending, SeatSet leaders, SeatSet winners);

    // steps/clear_up.h
    Next clear_up();
    Next tidy(Seat seat, const Choice& choice);
    void place_crowd(Seat seat, int step);
    Next end_turn();
    void discard(Seat seat, const Choice& choice);
    void discard_card(Seat seat, Card card);
};

template <class C, class T>
[[gnu::always_inline]] inline void Play<C, T>::answer(Seat seat, const Choice& choice) {
    switch (frame().phase) {
        case Phase::choose_stage: return run(choose_stage(seat, choice.stage));
        case Phase::walk: return run(walk(seat, choice.steps));
        case Phase::take_stage: return run(take_or_stay(seat, choice.act == Act::take));
        case Phase::show: return run(seal(seat, choice, Next::lay_cards));
        case Phase::clear_up: return run(tidy(seat, choice));
        case Phase::bump_mover:
        case Phase::bump_richard:
        case Phase::bump_pushed: return run(answer_window(seat, choice));
        case Phase::over: FG_CHECK(false);
    }
}

// Most answers only seal something: the loop of steps is not worth entering for them. It makes a Play of its own, so
// that one which never enters it stays in registers.
template <class C, class T>
[[gnu::always_inline]] inline void Play<C, T>::run(Next next) {
    if (next != Next::ask) run_on(rules, state, chance, tell, next);
}

template <class C, class T>
[[gnu::noinline]] void Play<C, T>::run_on(const Rules& rules, State& state, C& chance, T& tell, Next next) {
    Play play{rules, state, chance, tell};
    while (next != Next::ask) next = play.take_step(next);
}

template <class C, class T>
[[gnu::always_inline]] inline Next Play<C, T>::take_step(Next next) {
    switch (next) {
        case Next::ask: return Next::ask;
        case Next::next_chooser: return next_chooser();
        case Next::begin_turn: return begin_turn();
        case Next::order_movers: return order_movers();
        case Next::next_mover: return next_mover();
        case Next::mover_stopped: return mover_stopped();
        case Next::mover_settled: return mover_settled();
        case Next::mover_done: return mover_done();
        case Next::redraw: return redraw();
        case Next::lay_cards: return lay_cards();
        case Next::move_richard: return move_richard();
        case Next::richard_stopped: return richard_stopped();
        case Next::richard_rests: return richard_rests();
        case Next::subject_bumped: return subject_bumped();
        case Next::window_answered: return window_answered();
        case Next::window_closed: return window_closed();
        case Next::reveal: return reveal();
        case Next::clear_up: return clear_up();
        case Next::end_turn: return end_turn();
    }
    return Next::ask;
}

template <class C, class T>
inline Next Play<C, T>::ask(Phase phase, SeatSet seats) {
    frame().phase = phase;
    state.round.open(seats);
    return Next::ask;
}

// The answer waits in the round until the last is in.
template <class C, class T>
inline Next Play<C, T>::seal(Seat seat, const Choice& choice, Next when_all_are_in) {
    return state.round.seal(seat, choice) ? when_all_are_in : Next::ask;
}

// HUZ-123, HUZ-124: a score stays at 0 or above unless the table plays with negative scores.
template <class C, class T>
inline void Play<C, T>::add_points(Seat seat, int points, Card card, Stage stage) {
    const int before = table().score[seat];
    int after = before + points;
    if (after < 0 && !rules.options.negative_scores) after = 0;
    if (after > score_bound) after = score_bound;
    if (after < -score_bound) after = -score_bound;
    table().score[seat] = static_cast<i16>(after);
    say({.kind = EventKind::scored,
         .seat = seat,
         .stage = stage,
         .card = card,
         .points = static_cast<i16>(after - before)});
}

}  // namespace fg::huzzah

#include "games/huzzah/steps/clear_up.h"  // {5} (f), crowds are placed; {6}
#include "games/huzzah/steps/draw.h"      // {1}
#include "games/huzzah/steps/finish.h"    // {5} (e), the end check
#include "games/huzzah/steps/heckle.h"    // {5} (b)
#include "games/huzzah/steps/order.h"     // dice for an order
#include "games/huzzah/steps/reveal.h"    // {5}
#include "games/huzzah/steps/richard.h"   // {4}
#include "games/huzzah/steps/setup.h"     // stages are chosen, Richard is placed
#include "games/huzzah/steps/show.h"      // {3}
#include "games/huzzah/steps/walk.h"      // {2}
#include "games/huzzah/steps/window.h"    // Bumps, in {2} and {4}
