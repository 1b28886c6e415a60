// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The turn as small steps. Each does one thing, cites its rules and says what comes next; `run` goes on until
// somebody has to be asked. Their bodies stand in draw.h, walk.h, window.h, show.h, richard.h and reveal.h.
#pragma once

#include "games/huzzah/state.h"

namespace fg::huzzah {

inline constexpr int most_rerolls = 32;    // HUZ-174
inline constexpr int last_gate_stop = 33;  // HUZ-101

enum class Go : u8 {
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

    // play.h
    void answer(Seat seat, const Choice& choice);
    void run(Go go);
    void run_on(Go go);
    Go take_step(Go go);
    Go ask(Step step, SeatSet seats);
    Go seal(Seat seat, const Choice& choice, Go when_all_are_in);
    void say(const Event& event) { tell(Audience::all(), event); }
    SeatsInOrder in_lead_order(SeatSet seats) { return {seats, table().lead}; }
    SeatsInOrder lead_order() { return in_lead_order(all_seats(rules)); }
    void move_pawn(Seat seat, Place place) { table().place[seat] = place; }
    void add_points(Seat seat, int points, Card card, Stage stage);

    // setup.h
    void set_up();
    Go next_chooser();
    Go choose_stage(Seat seat, Stage stage);
    void place_richard();
    template <int highest, class Roll>
    FixedVec<Seat, 8> roll_for_order(SeatSet seats, Roll roll);
    template <class Roll>
    Seat roll_for_highest(SeatSet seats, Roll roll);

    // draw.h
    Go begin_turn();
    void draw(Seat seat, int cards);
    void reshuffle();
    Go clear_up();
    Go tidy(Seat seat, const Choice& choice);
    void place_crowd(Seat seat, int step);
    Go end_turn();
    void discard(Seat seat, const Choice& choice);
    void discard_card(Seat seat, Card card);

    // walk.h
    Go order_movers();
    Go next_mover();
    Go walk(Seat seat, int steps);
    void walk_to(Seat seat, int steps, What what, Seat by);
    Go mover_stopped();
    Go mover_settled();
    bool is_at_free_stage(Seat seat);
    Go take_or_stay(Seat seat, bool takes);
    Go mover_done();

    // window.h
    Go open_window(Step step);
    Go answer_window(Seat seat, const Choice& choice);
    Go answer_in_order(Seat seat, const Choice& choice);
    Go close_round();
    Go play_bump(Seat by);
    Go subject_bumped();
    Go window_closed();

    // show.h
    Go redraw();
    void show_and_redraw(Seat seat);
    Go lay_cards();

    // richard.h
    Go move_richard();
    void walk_richard(What what, int from, int steps, Dice dice);
    void jump_richard();
    Go richard_stopped();
    Go richard_rests();
    Go push(Seat seat);

    // reveal.h
    Go reveal();
    SeatSet settle_heckles(SeatSet performers, SeatSet hecklers);
    bool settle_heckle(Seat performer, SeatSet hecklers);
    void swap_places(Seat heckler, Seat performer, Stage stage);
    bool heckles(Seat heckler, Seat performer);
    void show_outcome(Seat performer);
    void crowd_outcome(Seat performer, Stage stage, Card card);
    void finale_outcome(Seat performer, Stage stage);
    void huzzah_outcome(Seat performer, Stage stage);
    void bleed(Seat performer, Stage stage);
    void step_down(Seat performer);
    void step_all_down(SeatSet leaving);
    void discard_shows();
    bool is_decided();
    void finish(SeatSet winners);
    SeatSet leaders();
    SeatSet leaders_by_crowd(SeatSet tied);
};

template <class C, class T>
[[gnu::always_inline]] inline void Play<C, T>::answer(Seat seat, const Choice& choice) {
    switch (frame().step) {
        case Step::choose_stage: return run(choose_stage(seat, choice.stage));
        case Step::walk: return run(walk(seat, choice.steps));
        case Step::take_stage: return run(take_or_stay(seat, choice.act == Act::take));
        case Step::show: return run(seal(seat, choice, Go::lay_cards));
        case Step::clear_up: return run(tidy(seat, choice));
        case Step::bump_mover:
        case Step::bump_richard:
        case Step::bump_pushed: return run(answer_window(seat, choice));
        case Step::over: FG_CHECK(false);
    }
}

// Most answers only seal something: the loop of steps is not worth entering for them.
template <class C, class T>
[[gnu::always_inline]] inline void Play<C, T>::run(Go go) {
    if (go != Go::ask) run_on(go);
}

template <class C, class T>
inline void Play<C, T>::run_on(Go go) {
    while (go != Go::ask) go = take_step(go);
}

template <class C, class T>
[[gnu::always_inline]] inline Go Play<C, T>::take_step(Go go) {
    switch (go) {
        case Go::ask: return Go::ask;
        case Go::next_chooser: return next_chooser();
        case Go::begin_turn: return begin_turn();
        case Go::order_movers: return order_movers();
        case Go::next_mover: return next_mover();
        case Go::mover_stopped: return mover_stopped();
        case Go::mover_settled: return mover_settled();
        case Go::mover_done: return mover_done();
        case Go::redraw: return redraw();
        case Go::lay_cards: return lay_cards();
        case Go::move_richard: return move_richard();
        case Go::richard_stopped: return richard_stopped();
        case Go::richard_rests: return richard_rests();
        case Go::subject_bumped: return subject_bumped();
        case Go::window_closed: return window_closed();
        case Go::reveal: return reveal();
        case Go::clear_up: return clear_up();
        case Go::end_turn: return end_turn();
    }
    return Go::ask;
}

template <class C, class T>
inline Go Play<C, T>::ask(Step step, SeatSet seats) {
    frame().step = step;
    table().round = seats;
    state.hidden.owing = seats;
    return Go::ask;
}

// The answer waits in the seat's own zone until the last is in.
template <class C, class T>
inline Go Play<C, T>::seal(Seat seat, const Choice& choice, Go when_all_are_in) {
    state.own[seat].sealed = choice;
    state.hidden.owing.remove(seat);
    return state.hidden.owing.is_empty() ? when_all_are_in : Go::ask;
}

// HUZ-123, HUZ-124: a score stays at 0 or above unless the table plays with negative scores.
template <class C, class T>
inline void Play<C, T>::add_points(Seat seat, int points, Card card, Stage stage) {
    constexpr int bound = 30000;  // a formal one, so that no content can overflow a score
    const int before = table().score[seat];
    int after = before + points;
    if (after < 0 && !rules.options.negative_scores) after = 0;
    if (after > bound) after = bound;
    if (after < -bound) after = -bound;
    table().score[seat] = static_cast<i16>(after);
    say({.what = What::scored,
         .seat = seat,
         .stage = stage,
         .card = card,
         .points = static_cast<i16>(after - before)});
}

}  // namespace fg::huzzah
