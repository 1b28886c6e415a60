// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer, expired clock and report does. Each step does one thing, cites its rules and
// says what comes next; `run` goes on until somebody has to be asked. Their bodies stand in steps/.
//
// Two things can be under way when somebody is asked: the card on the Stage (`table.stage`: which step of which part, who is
// still to come) and the settling of a wardrobe event (`table.settling`). A purchase lies on the stall. So wherever an
// answer leads, `Next::resume` finds what to go on with.
#pragma once

#include "games/ren_faire/offers.h"
#include "games/ren_faire/result.h"

namespace fg::ren {

enum class Next : u8 {
    ask,
    next_turn,
    start_step,    // the next Extended card that is due (REN-088)
    after_action,  // another one, or the turn is over
    card,          // the next step of the card on the Stage
    picked,        // all have answered a secret question of that card
    settle,        // REN-127: the next player who draws or discards
    resume,        // what was under way
    draft          // D02: the next one
};

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;
    Table& table = state.table;
    Stage& stage = state.table.stage;
    PerformancePiles& scripts = state.veiled.scripts;
    CostumePiles& garb = state.veiled.garb;

    [[gnu::always_inline]] void answer(Seat seat, const Choice& choice) { run(taken(seat, choice)); }
    void expire(Seat seat) { run(expired(seat)); }
    void report(const Report& report) { run(reported(report)); }
    void run(Next next) {
        while (next != Next::ask) next = take_step(next);
    }
    Next take_step(Next next) {
        switch (next) {
            case Next::ask: break;
            case Next::next_turn: return next_turn();
            case Next::start_step: return start_step();
            case Next::after_action: return after_action();
            case Next::card: return go_on_with_card();
            case Next::picked: return picked();
            case Next::settle: return settle();
            case Next::resume: return stage.card != Performance::none ? Next::card : Next::after_action;
            case Next::draft: return draft();
        }
        return Next::ask;
    }
    Next taken(Seat seat, const Choice& choice);

    // Small words.
    Next ask(Question question, SeatSet seats) {
        state.round.close();
        table.question = question;
        state.round.open(seats);
        return Next::ask;
    }
    Next ask(Question question, Seat seat) { return ask(question, SeatSet::only(seat)); }
    // A secret question. Nobody to ask: all have answered.
    Next ask_secretly(Question question, SeatSet seats) {
        ask(question, seats);
        return seats.is_empty() ? Next::picked : Next::ask;
    }
    Next seal(Seat seat, const Choice& choice) {
        return state.round.seal(seat, choice) ? Next::picked : Next::ask;
    }
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(SeatSet seats, const Event& event) { tell(Audience::some(seats), event); }
    SeatSet all() const { return everybody(rules); }
    InOrder from_active(SeatSet seats) const { return {seats, table.active}; }
    InOrder from_you(SeatSet seats) const { return {seats, stage.you}; }
    const Operation& step() const { return step_of(rules, stage); }
    int hand_size(Seat seat) const { return scripts.size(hand_of(seat)); }
    int stack_size(Seat seat) const { return garb.size(stack_of(seat)); }
    Costume top_of(Seat seat) const { return garb.top(stack_of(seat)); }
    Extended& laid() { return table.extended[place_of(table, stage.card)]; }

    // steps/setup.h: REN-008 to REN-025
    void set_up();
    Next begin_with(Seat first);
    Next count_first_votes();
    Next draft();
    Next take_character(Seat seat, Character character);
    Next open_faire();

    // steps/turn.h: REN-028 to REN-035, REN-081 to REN-092, REN-145
    Next next_turn();
    Next start_step();
    bool is_due(const Extended& card) const;
    Next after_action();
    Next ask_action(Seat seat);
    Next draw_up_at_once(Seat seat);
    Next act(Seat seat, const Choice& choice);
    Next play_card(Seat seat, Performance card);
    Next draw_up(Seat seat, const Cards& discards);
    Next pick_to_discard(Seat seat, const Choice& choice);
    void settle_judging();
    Next close_faire();
    void show_hand(Seat seat);
    Next end(Ending ending, SeatSet winners);

    // steps/wardrobe.h: REN-093 to REN-106, REN-121 to REN-127, REN-141 to REN-144
    Next wardrobe(SeatSet changed, const Event& news, bool is_discarded = false);
    void tell_of_slots(SeatSet changed, const PerSeat<u8, max_players>& before, EventKind why);
    Seat first_complete(SeatSet changed) const;
    Next settle();
    Next triggers();
    Next pick_of_number(Seat seat, Performance card, int number, Reason reason);
    Next latest_of_number(Seat seat, int number, Reason reason);
    Next give_up(Seat seat, const Cards& cards, Reason reason);
    Next buy(Seat seat, Costume costume, int discount);
    Next buy_blind(Seat seat);
    int pay_price(Seat seat, const Market& market, int price);
    Next ask_place(Seat seat);
    Next place(Seat seat, Seat to);

    // steps/deck.h: REN-024, REN-131 to REN-135, REN-157
    void draw(Seat seat, int cards, Reason reason);
    void deal(Seat seat, int cards, Reason reason);
    bool can_draw_script();
    void discard(Seat seat, const Cards& cards, Reason reason);
    void clip_glimpses(Seat holder);
    bool ready_costume();
    Costume take_costume(GarbAt to, Knowers& knowers);
    void fill_window();
    void fill_place(int place);
    void put_under(Costume costume, const Knowers& knowers);

    // steps/card.h: the card on the Stage
    Next go_on_with_card();
    Next carry_out(const Operation& step);
    Next step_done();
    Next finish_card(bool is_left);
    void discard_card(Performance card);
    bool begin(Who who);
    Seat take_next();
    void gain(Seat seat, int coins);
    void lose(Seat seat, int coins);
    int pay(Seat from, Seat to, int coins);
    Next move_coins(const Operation& step);
    void move_coins_now(const Operation& step);
    void take_coins(Seat seat);
    Next choose(Question question, SeatSet seats);
    Next chosen(Seat seat);
    Next lay(const Operation& step);
    Next pass_on(const Operation& step);
    Next passed_on(Seat seat, Seat to);
    Next payout();

    // steps/effects.h: stacks, hands, the Window
    Next turn_stacks(const Operation& step);
    Next shed(Seat seat);
    Next shed_all(const Operation& step);
    Next pass_tops();
    Next pass_hands();
    Next draw_for_all(const Operation& step);
    Next toss(const Operation& step);
    Next mud(const Operation& step);
    Next ask_of_stacks(const Operation& step, Question question, int least);
    Next lifted(Seat seat, Costume costume);
    Next dropped(Seat seat, Costume costume);
    Next reorder(const Operation& step);
    Next arrange(Seat seat, Costume costume);
    Next arrange_rest(Seat seat);
    Next spoils(const Operation& step);
    Next take_top(Seat seat);
    Next restock();
    Next hawk(const Operation& step);
    Next peek(const Operation& step);
    Next peeked(Seat seat, Costume costume);
    void put_tray_under(Seat seat);

    // steps/stunts.h: REN-057 to REN-076
    void begin_task();
    Next perform(const Operation& step);
    Next perform_together(const Operation& step);
    Next duel(const Operation& step);
    Next hold(const Operation& step);
    Next ask_performers();
    Next next_performer();
    Next performs(Seat seat, bool accepts);
    Next begin_act(Seat seat);
    Next curtain_fell(Seat seat);
    Next hold_answered(Seat seat, bool is_kept);
    Next vote_on_act(SeatSet performers);
    Next vote_on_duel();
    Next count_act_votes();
    Next count_duel_votes();
    SeatSet acting() const;
    int roll(Seat seat, int needed = 0);
    Verdict rolled_verdict(Seat performer);
    int least_roll() const { return rules.content.least_roll[step().difficulty]; }
    bool is_success(int face) const { return face >= least_roll(); }
    Next judged(SeatSet performers, Verdict verdict);
    Next duel_won(Seat winner);

    // steps/contests.h: REN-077 to REN-079
    Next picked();
    Choice answer_of(Seat seat);
    using Answers = PerSeat<Choice, max_players>;
    Answers take_answers(SeatSet seats);
    SeatSet both() const { return SeatSet::only(stage.you).with(stage.chosen); }
    Next win(Seat winner, Seat loser);
    void show_picks(const Answers& answers, SeatSet seats);
    void show_numbers(const Answers& answers, SeatSet seats);
    Next joust_passed();
    Next joust_over();
    Next odds_shown();
    Next tallest_shown();
    Next guessed();
    Next nerve_shown();
    Next shared();
    Next ribbon_given();
    Next name_slots();
    Next slots_named();
    Next auction();
    Next bids_opened();
    Next staked();
    Next race();
    Next raced();
    Next par();
    Next par_done();
    SeatSet who_plays(SeatSet seats) const;
    SeatSet with_coins() const;

    // steps/seats.h: REN-147, REN-154, and clocks that run out
    Next expired(Seat seat);
    Next reported(const Report& report);
};

// Which step an answer belongs to. Written into its only caller in self-play, as `act` and `carry_out` are: the calls cost a
// tenth of everything.
template <class C, class T>
[[gnu::always_inline]] inline Next Play<C, T>::taken(Seat seat, const Choice& choice) {
    switch (table.question) {
        case Question::action: return act(seat, choice);
        case Question::discard: return pick_to_discard(seat, choice);
        case Question::place: return place(seat, choice.seat);
        case Question::trim:
            return pick_of_number(seat, choice.card, hand_size(seat) - table.outfits[seat].maximum,
                                  Reason::hand_maximum);
        case Question::toss: return pick_of_number(seat, choice.card, step().n, Reason::toss);
        case Question::host_choice: return begin_with(choice.seat);
        case Question::character: return take_character(seat, choice.character);
        case Question::choose_other:
        case Question::choose_player: return chosen(choice.seat);
        case Question::mud:
            if (choice.act == Act::shed) return shed(seat);
            lose(seat, step().n);
            return Next::card;
        case Question::lift: return choice.act == Act::decline ? Next::card : lifted(seat, choice.costume);
        case Question::launder:
        case Question::decree: return choice.act == Act::decline ? Next::card : dropped(seat, choice.costume);
        case Question::icon:
            stage.icon = choice.icon;
            say({.kind = EventKind::icon_named, .seat = seat, .icon = choice.icon});
            return step_done();
        case Question::pass_on:
            return choice.act == Act::decline ? step_done() : passed_on(seat, choice.seat);
        case Question::perform: return performs(seat, choice.act == Act::perform);
        case Question::kept: return hold_answered(seat, choice.act == Act::kept);
        case Question::act: return curtain_fell(seat);
        case Question::hawker:
            return choice.act == Act::decline ? Next::card : buy(seat, choice.costume, step().n);
        case Question::order: return arrange(seat, choice.costume);
        case Question::seer: return peeked(seat, choice.costume);
        case Question::spoils:
            if (choice.act == Act::take_top) return take_top(seat);
            gain(seat, step().n);
            return Next::card;
        case Question::call:
            stage.call = choice.pick;
            say({.kind = EventKind::picked, .seat = seat, .pick = choice.pick});
            return ask_secretly(Question::fingers, both());
        case Question::first_vote:
        case Question::vote:
        case Question::duel_vote:
        case Question::joust:
        case Question::fingers:
        case Question::few_fingers:
        case Question::thimble:
        case Question::nerve:
        case Question::pie:
        case Question::bid:
        case Question::ribbon:
        case Question::slots:
        case Question::stake:
        case Question::score:
        case Question::pattern: return seal(seat, choice);
    }
    return Next::ask;
}

// REN-154; REN-015: as long as the host has not decided.
constexpr bool accepts(const Rules& rules, const Table& table, const Report& report) {
    if (table.ending != Ending::none || index_of(report.seat) >= rules.players) return false;
    if (report.kind == ReportKind::host) return table.question == Question::host_choice;
    if (report.kind == ReportKind::stand_in) return table.live.has(report.seat);
    return report.kind == ReportKind::live && !table.live.has(report.seat);
}

}  // namespace fg::ren

#include "games/ren_faire/steps/card.h"
#include "games/ren_faire/steps/contests.h"
#include "games/ren_faire/steps/deck.h"
#include "games/ren_faire/steps/effects.h"
#include "games/ren_faire/steps/seats.h"
#include "games/ren_faire/steps/setup.h"
#include "games/ren_faire/steps/stunts.h"
#include "games/ren_faire/steps/turn.h"
#include "games/ren_faire/steps/wardrobe.h"
