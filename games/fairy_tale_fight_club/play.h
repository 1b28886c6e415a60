// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer does. Each step does one thing, cites its rules and says
// what comes next; `run` goes on until somebody has to be asked. Their bodies stand in steps/.
//
// Everything nests in one place: an action or a reservation may be followed by a refill, a refill turns up Event cards, and
// these ask questions. So `table.event` is all that is needed to go on after an answer.
#pragma once

#include "games/fairy_tale_fight_club/offers.h"
#include "games/fairy_tale_fight_club/result.h"

namespace fg::ftf {

enum class Next : u8 {
    ask,
    actions,     // Phase A: the next answer of the active player
    refill,      // draw until a contract is placed
    refilled,    // the end test
    fight_over,  // all have selected a creature
    effect,      // what the Event card says
    answered,    // all have answered what it asked
    event_over,
    phase_b,
    phase_c,
    end_turn
};

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;
    Table& table = state.table;

    [[gnu::always_inline]] void answer(Seat seat, const Choice& choice) { run(taken(seat, choice)); }
    void run(Next next) {
        if (next != Next::ask) run_on(rules, state, chance, tell, next);
    }
    // Most answers are steps of a group: they never get here. It makes a Play of its own, so that theirs stays in registers.
    [[gnu::noinline]] static void run_on(const Rules& rules, State& state, C& chance, T& tell, Next next) {
        Play play{rules, state, chance, tell};
        while (next != Next::ask) next = play.take_step(next);
    }
    Next take_step(Next next) {
        switch (next) {
            case Next::ask: return Next::ask;
            case Next::actions: return ask(Question::actions, SeatSet::only(table.active));
            case Next::refill: return refill();
            case Next::refilled: return refilled();
            case Next::fight_over: return fight_over();
            case Next::effect: return effect();
            case Next::answered: return answered();
            case Next::event_over: return event_over();
            case Next::phase_b: return phase_b();
            case Next::phase_c: return phase_c();
            case Next::end_turn: return end_turn();
        }
        return Next::ask;
    }
    [[gnu::always_inline]] Next taken(Seat seat, const Choice& choice) {
        switch (table.question) {
            case Question::actions: return act(seat, choice);
            case Question::discard_down: return pick_of_number(seat, choice.creature, hand_excess(seat));
            case Question::pass:
            case Question::event_discard: return pick_of_number(seat, choice.creature, face().amount);
            case Question::fight: return seal(seat, choice, Next::fight_over);
            case Question::escape:
            case Question::toll:
            case Question::free_load:
            case Question::pawn: return seal(seat, choice, Next::answered);
        }
        return Next::ask;
    }

    // Small words.
    Next ask(Question question, SeatSet seats) {
        state.round.close();
        table.question = question;
        state.round.open(seats);
        return Next::ask;
    }
    Next seal(Seat seat, const Choice& choice, Next when_all_are_in) {
        return state.round.seal(seat, choice) ? when_all_are_in : Next::ask;
    }
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(SeatSet seats, const Event& event) { tell(Audience::some(seats), event); }
    InOrder in_order() const { return in_turn_order(rules, table); }
    const EventFace& face() const { return rules.face(table.event); }
    Creatures& hand(Seat seat) { return state.own[seat].hand; }
    Creatures& cargo(Seat seat, Wagon wagon) { return table.cargo[seat][wagon]; }
    int hand_excess(Seat seat) const { return table.hand_size[seat] - max_hand(rules, table, seat); }
    // Creatures into and out of a hand, with the size that everybody sees.
    void take_up(Seat seat, Creatures creatures) {
        hand(seat).add_all(creatures);
        table.hand_size[seat] = static_cast<u8>(table.hand_size[seat] + creatures.size());
    }
    void put_down(Seat seat, Creatures creatures) {
        hand(seat).remove_all(creatures);
        table.hand_size[seat] = static_cast<u8>(table.hand_size[seat] - creatures.size());
    }
    static Creatures only(Creature creature) {
        Creatures one;
        one.add(creature);
        return one;
    }

    // steps/setup.h: FTF-017 to FTF-038
    void set_up();
    void find_first_player();
    void give_seat_gold();

    // steps/actions.h: D1
    Next act(Seat seat, const Choice& choice);
    Next step(Seat seat);
    Group take_group(Seat seat);
    Next carry_out(Seat seat);
    void use_action();
    Next buy_for_gold(Seat seat, Wagon wagon);
    Next buy_for_creatures(Seat seat, Wagon wagon, Creatures creatures);
    void own(Seat seat, Wagon wagon);
    Next after_purchase(Seat seat, Wagon wagon);
    Next load(Seat seat, Wagon wagon, Creatures creatures);
    Next move(Seat seat, const Group& group);
    Next swap(Seat seat, Place source, Creature creature);
    Next exchange(Seat seat, const Group& group);

    // steps/contracts.h: complete, reserve, refill, the end test
    Next complete(Seat seat, Contract contract, Wagon wagon);
    Next reserve(Seat seat, Contract contract);
    Next buy_action(Seat seat);
    Next refill();
    Next refilled();
    void place(Contract contract);
    Contract draw_contract(DeckCard level);
    EventCard draw_event();

    // steps/deck.h: creatures, Market, discard pile
    bool can_draw();
    bool reshuffle();
    Creature draw_one();
    void draw(Seat seat, int cards, Reason reason);
    void deal(Seat seat, int cards, Reason reason);
    void grow_market(Reason reason);
    void remove_from(Seat seat, Place source, Creatures creatures);
    void discard(Seat seat, Place source, Creatures creatures, Reason reason);
    void gain(Seat seat, int gold, Reason reason);
    void pay(Seat seat, int gold);
    void pay_event(Seat seat, int gold);

    // steps/fight.h
    Next turn_event(EventCard card);
    Next begin_fight();
    Next fight_over();
    void reward(Seat victor);

    // steps/events.h
    using Answers = decltype(State::Round::so_far);
    SeatSet holders_of_more(int cards) const;
    Next ask_some(Question question, SeatSet seats);
    Answers take_answers();
    Next effect();
    void befall(Effect effect, int amount);
    Next answered();
    Next event_over();
    Creatures chosen_by(Seat seat, const Answers& answers);
    void pass_cards(const Answers& answers);
    bool can_pay_toll(Seat seat) const;
    void toll(const Answers& answers);
    void wreck(Seat seat);
    void escape(const Answers& answers);
    void new_market();
    void new_hands();
    bool can_load_one(Seat seat) const;
    void free_load(const Answers& answers);
    void pawn(const Answers& answers);

    // steps/turn.h: Phases B and C, the end
    Next begin_turn();
    Next pick_of_number(Seat seat, Creature creature, int number);
    Next phase_b();
    Next phase_c();
    Next end_turn();
    Next end(Ending ending);
};

}  // namespace fg::ftf

#include "games/fairy_tale_fight_club/steps/actions.h"
#include "games/fairy_tale_fight_club/steps/contracts.h"
#include "games/fairy_tale_fight_club/steps/deck.h"
#include "games/fairy_tale_fight_club/steps/events.h"
#include "games/fairy_tale_fight_club/steps/fight.h"
#include "games/fairy_tale_fight_club/steps/setup.h"
#include "games/fairy_tale_fight_club/steps/turn.h"
