// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The card on the Stage: its operations one after the other (REN-036 to REN-052), coins, choices of players, and what an
// Extended card leaves behind (REN-081 to REN-092).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// ---- step by step ----

// REN-052: in the order written. A step that waits for another verdict is passed over.
template <class C, class T>
Next Play<C, T>::go_on_with_card() {
    const Rules::Range program = rules.program(stage.card, stage.part);
    while (stage.step < program.size()) {
        const Operation& next = program[stage.step];
        const bool is_meant = next.when == When::always ||
                              (next.when == When::success && !stage.succeeded.is_empty()) ||
                              (next.when == When::failure && !stage.failed.is_empty()) ||
                              (next.when == When::tie && !stage.tied.is_empty());
        if (!is_meant) {
            ++stage.step;
        } else if (const Next then = carry_out(next); then != Next::card) {
            return then;
        }
    }
    return finish_card(false);
}
template <class C, class T>
[[gnu::always_inline]] inline Next Play<C, T>::carry_out(const Operation& step) {
    switch (step.op) {
        case Op::gain:
        case Op::gain_shown:
        case Op::lose:
        case Op::pay:
        case Op::take_coins: return move_coins(step);
        case Op::draw: return draw_for_all(step);
        case Op::toss: return toss(step);
        case Op::pass_hands: return pass_hands();
        case Op::bottom_up:
        case Op::top_down: return turn_stacks(step);
        case Op::shed: return shed_all(step);
        case Op::pass_tops: return pass_tops();
        case Op::lift: return ask_of_stacks(step, Question::lift, 2);
        case Op::launder: return ask_of_stacks(step, Question::launder, 1);
        case Op::decree: return ask_of_stacks(step, Question::decree, 0);
        case Op::reorder: return reorder(step);
        case Op::mud: return mud(step);
        case Op::spoils: return spoils(step);
        case Op::restock: return restock();
        case Op::buy: return hawk(step);
        case Op::peek: return peek(step);
        case Op::auction: return auction();
        case Op::choose_player: return choose(Question::choose_player, all());
        case Op::choose_other: return choose(Question::choose_other, all().without(stage.you));
        case Op::name_icon: return ask(Question::icon, stage.you);
        case Op::lay: return lay(step);
        case Op::leave: return finish_card(true);
        case Op::pass_on: return pass_on(step);
        case Op::stake: return ask_secretly(Question::stake, with_coins());
        case Op::payout: return payout();
        case Op::perform: return perform(step);
        case Op::perform_together: return perform_together(step);
        case Op::duel: return duel(step);
        case Op::hold: return hold(step);
        case Op::joust:
            begin_task();
            stage.shown = {};
            stage.count = 0;
            return ask_secretly(Question::joust, both());
        case Op::odds: begin_task(); return ask(Question::call, stage.you);
        case Op::tallest: begin_task(); return ask_secretly(Question::few_fingers, all());
        case Op::thimbles: begin_task(); return ask_secretly(Question::thimble, both());
        case Op::nerve: begin_task(); return ask_secretly(Question::nerve, both());
        case Op::share: begin_task(); return ask_secretly(Question::pie, both());
        case Op::ribbon:  // REN-156: two players can only vote for each other
            begin_task();
            return ask_secretly(Question::ribbon, rules.players > 2 ? all() : SeatSet{});
        case Op::name_slots: return name_slots();
        case Op::race: return race();
        case Op::par: return par();
        case Op::none: break;
    }
    return step_done();
}
template <class C, class T>
Next Play<C, T>::step_done() {
    ++stage.step;
    stage.is_begun = false;
    return Next::card;
}
// REN-038, REN-084: a card that is not laid, or has come to its last part, is discarded.
template <class C, class T>
Next Play<C, T>::finish_card(bool is_left) {
    const bool stays = !is_left && stage.part != Part::last && place_of(table, stage.card) >= 0;
    if (!stays) discard_card(stage.card);
    stage = {};
    return table.is_starting ? Next::start_step : after_action();
}
template <class C, class T>
void Play<C, T>::discard_card(Performance card) {
    if (const int place = place_of(table, card); place >= 0) {
        table.extended.erase_at(place);
        if (place < table.due) --table.due;
    }
    scripts.move(card, in_play, scripts_out);
    say({.kind = EventKind::finished, .card = card});
}

// One player after the other (REN-050): `begin` at the first of them, then `take_next` as long as one is left.
template <class C, class T>
bool Play<C, T>::begin(Who who) {
    if (!stage.is_begun) {
        stage.is_begun = true;
        stage.todo = seats_of(rules, table, who);
    }
    return !stage.todo.is_empty();
}
template <class C, class T>
Seat Play<C, T>::take_next() {
    const Seat seat = stage.todo.first_clockwise(stage.you);
    stage.todo.remove(seat);
    return seat;
}

// ---- coins ----

template <class C, class T>
void Play<C, T>::gain(Seat seat, int coins) {
    if (coins == 0) return;
    table.coins[seat] = static_cast<u16>(table.coins[seat] + coins);
    say({.kind = EventKind::gained, .seat = seat, .count = static_cast<u16>(coins)});
}
template <class C, class T>
void Play<C, T>::lose(Seat seat, int coins) {  // REN-051
    const int lost = coins < table.coins[seat] ? coins : table.coins[seat];
    if (lost == 0) return;
    table.coins[seat] = static_cast<u16>(table.coins[seat] - lost);
    say({.kind = EventKind::lost, .seat = seat, .count = static_cast<u16>(lost)});
}
template <class C, class T>
int Play<C, T>::pay(Seat from, Seat to, int coins) {  // REN-051
    const int paid = coins < table.coins[from] ? coins : table.coins[from];
    if (paid == 0 || from == to) return 0;
    table.coins[from] = static_cast<u16>(table.coins[from] - paid);
    table.coins[to] = static_cast<u16>(table.coins[to] + paid);
    say({.kind = EventKind::paid, .seat = from, .to = to, .count = static_cast<u16>(paid)});
    return paid;
}
template <class C, class T>
Next Play<C, T>::move_coins(const Operation& step) {
    move_coins_now(step);
    return step_done();
}
template <class C, class T>
void Play<C, T>::move_coins_now(const Operation& step) {
    if (step.op == Op::gain && step.below != 0 && stage.count >= step.below) return;  // P02
    int paid = 0;
    for (Seat seat : from_you(seats_of(rules, table, step.who))) {
        if (step.op == Op::gain) gain(seat, seat == stage.you && step.you != 0 ? step.you : step.n);
        if (step.op == Op::gain_shown) gain(seat, stage.shown[seat]);
        if (step.op == Op::lose && stage.shown[seat] >= step.shown) lose(seat, step.n);
        if (step.op == Op::pay)
            for (Seat to : from_you(seats_of(rules, table, step.to))) paid += pay(seat, to, step.n);
        if (step.op == Op::take_coins) take_coins(seat);
    }
    if (step.op == Op::pay) stage.count = static_cast<u8>(paid);
}

template <class C, class T>
void Play<C, T>::take_coins(Seat seat) {  // P13
    Extended& card = laid();
    const u8 coins = card.coins;
    card.coins = 0;
    table.coins[seat] = static_cast<u16>(table.coins[seat] + coins);
    say({.kind = EventKind::took_from_card, .seat = seat, .card = card.card, .count = coins});
}

// ---- players ----

// REN-046 to REN-049
template <class C, class T>
Next Play<C, T>::choose(Question question, SeatSet seats) {
    return seats.size() == 1 ? chosen(seats.lowest()) : ask(question, stage.you);
}
template <class C, class T>
Next Play<C, T>::chosen(Seat seat) {
    stage.chosen = seat;
    say({.kind = EventKind::chose, .seat = stage.you, .to = seat});
    return step_done();
}

// ---- Extended cards ----

// REN-082, REN-083
template <class C, class T>
Next Play<C, T>::lay(const Operation& step) {
    const Seat holder = step.who == Who::chosen ? stage.chosen : stage.you;
    Extended card{.card = stage.card,
                  .you = stage.you,
                  .holder = holder,
                  .counters = step.n,
                  .coins = step.coins,
                  .icon = stage.icon,
                  .was_live = is_live(table, holder)};
    if (detail::has_op(rules.program(stage.card, Part::now), Op::stake)) card.stakes = stage.shown;
    table.extended.push_back(card);
    say({.kind = EventKind::laid, .seat = holder, .card = stage.card, .count = step.n});
    return step_done();
}
// P18, D14: who has a coin may move it on.
template <class C, class T>
Next Play<C, T>::pass_on(const Operation& step) {
    const Seat holder = laid().holder;
    return table.coins[holder] >= step.n ? ask(Question::pass_on, holder) : step_done();
}
template <class C, class T>
Next Play<C, T>::passed_on(Seat seat, Seat to) {
    lose(seat, step().n);
    laid().holder = to;  // REN-092
    say({.kind = EventKind::passed_on, .seat = seat, .to = to, .card = stage.card});
    return step_done();
}
// P17: 1 lost, 2 to 4 returned, 5 doubled, 6 tripled.
template <class C, class T>
Next Play<C, T>::payout() {
    const int face = chance.die(), times = face == 1 ? 0 : face <= 4 ? 1 : face - 3;
    say({.kind = EventKind::venture, .card = stage.card, .count = static_cast<u16>(face)});
    for (Seat seat : from_you(all())) {
        const int coins = laid().stakes[seat] * times;
        if (laid().stakes[seat] == 0) continue;
        laid().stakes[seat] = 0;
        table.coins[seat] = static_cast<u16>(table.coins[seat] + coins);
        say({.kind = EventKind::took_from_card,
             .seat = seat,
             .card = stage.card,
             .count = static_cast<u16>(coins)});
    }
    return step_done();
}

}  // namespace fg::ren
