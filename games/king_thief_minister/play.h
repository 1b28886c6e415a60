// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How a game begins and what every answer does. Each step is one small function that cites its rules and says what comes
// next; the loop in `run` goes on until somebody must be asked or the game is over. Their bodies stand in steps/.
#pragma once

#include "games/king_thief_minister/offers.h"
#include "games/king_thief_minister/result.h"

namespace fg::ktm {

enum class Next : u8 {
    ask,         // somebody has to answer, or the game is over
    claim_made,  // the claim and its choices are public
    stands,      // nobody challenged, or the verdict was "true" and has been paid for
    act,         // the choices of the act are made
    turn_over,
    treasury_empty,
};

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;
    Table& table = state.table;
    Hidden& hidden = state.hidden;

    // Most answers are only sealed: the loop of steps is not worth entering for them.
    void answer(Seat seat, const Choice& choice) {
        if (const Next next = taken(seat, choice); next != Next::ask) run(next);
    }
    Next taken(Seat seat, const Choice& choice);
    void run(Next next);

    // Small words.
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(Seat seat, const Event& event) { tell(Audience::only(seat), event); }
    Next ask(Question question, SeatSet seats) {
        table.question = question;
        state.round.open(seats);
        return Next::ask;
    }
    int card_of(Seat seat) const { return ktm::card_of(rules, table, seat); }

    // steps/setup.h
    void set_up();
    void lay_out();
    Next initial_look(Seat seat, const Choice& choice);

    // steps/turn.h
    Next begin_turn();
    Next action(const Choice& choice);
    Next look();
    Next move(Act direction);
    Next turn_over();

    // steps/claims.h
    Next claim(Character character);
    Next ask_plan();
    Next planned(const Choice& choice);
    void say_plan();
    Next claim_made();
    Next challenge_or_not(Seat seat, const Choice& choice);
    Next nobody_challenges();
    Next challenge(Seat challenger);
    bool judge(Seat pretender, Character claimed, Character face);
    Next stands();

    // steps/acts.h
    Next act();
    Next thief();
    int steal(Seat neighbour);
    Next execute();
    Next tax();
    Next shuffle();
    void shuffle_hidden(int first, int second);

    // steps/king.h
    Next king();
    Next answer_or_not(Seat seat, const Choice& choice);
    Next answers_given();
    Next pay_answer(Seat minister);
    Next mutual_challenge(SeatSet answerers);

    // steps/peasant.h
    Next show_peasant();
    Next named(const Choice& choice);
    Next mistake();
    bool turns_out_to_be(Spot spot, Character expected);
    void turn_up(Spot spot, Seat said_by = no_seat, Verdict verdict = Verdict::none);

    // steps/coins.h
    bool take(Seat seat, int coins, Reason reason, SeatSet in_place_of = {});
    void put(Seat seat, int coins, Reason reason);
    bool pay(Seat seat, int owed, Reason reason);
    void hand_over(Seat from, int coins);

    // steps/knowing.h
    Character see(Seat seat, Spot spot);
    void all_learn_is(int card, Character face);
    void all_learn_is_not(int card, Character face);

    // steps/end.h
    void clear_claim();
    Next finish(Ending ending);
};

template <class C, class T>
inline Next Play<C, T>::taken(Seat seat, const Choice& choice) {
    switch (table.question) {
        case Question::initial_look: return initial_look(seat, choice);
        case Question::main: return action(choice);
        case Question::challenge:
        case Question::challenge_answer: return challenge_or_not(seat, choice);
        case Question::execute:
        case Question::pay_two:
        case Question::shuffle: return planned(choice);
        case Question::answer: return answer_or_not(seat, choice);
        case Question::name: return named(choice);
        case Question::none: break;
    }
    return Next::ask;
}

template <class C, class T>
inline void Play<C, T>::run(Next next) {
    while (next != Next::ask) switch (next) {
            case Next::ask: return;
            case Next::claim_made: next = claim_made(); break;
            case Next::stands: next = stands(); break;
            case Next::act: next = act(); break;
            case Next::turn_over: next = turn_over(); break;
            case Next::treasury_empty: next = finish(Ending::empty_treasury); break;
        }
}

}  // namespace fg::ktm

#include "games/king_thief_minister/steps/acts.h"
#include "games/king_thief_minister/steps/claims.h"
#include "games/king_thief_minister/steps/coins.h"
#include "games/king_thief_minister/steps/end.h"
#include "games/king_thief_minister/steps/king.h"
#include "games/king_thief_minister/steps/knowing.h"
#include "games/king_thief_minister/steps/peasant.h"
#include "games/king_thief_minister/steps/setup.h"
#include "games/king_thief_minister/steps/turn.h"
