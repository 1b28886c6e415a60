// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer does. Each step is a small function that cites its rule and says what
// comes next; `run` goes on until somebody must be asked or the game is over. A larger game has a file for each step of
// a turn, in steps/.
#pragma once

#include "tests/toys/lantern_lottery/offers.h"

namespace fg::lantern {

enum class Next : u8 { ask, new_prize, guessing, reveal };

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;

    void set_up() {
        state.hidden.deck = rules.lanterns;
        state.table.rounds_left = rules.options.rounds;
        for (int i = 0; i < 2 * rules.players; ++i) deal(seat_of(i % rules.players));
        run(Next::new_prize);
    }
    void answer(Seat seat, const Choice& choice) {
        if (choice.act == Act::peek) peek(seat);
        if (choice.act == Act::guess)
            run(state.round.seal(seat, choice) ? Next::reveal : Next::ask);
        else
            run(Next::guessing);
    }
    void run(Next next) {
        while (next != Next::ask) switch (next) {
                case Next::ask: return;
                case Next::new_prize: next = new_prize(); break;
                case Next::guessing: next = ask(Question::guess, SeatSet::first(rules.players)); break;
                case Next::reveal: next = reveal(); break;
            }
    }
    Next ask(Question question, SeatSet seats) {
        state.round.close();
        state.table.question = question;
        state.round.open(seats);
        return Next::ask;
    }

    Colour draw() {
        const Colour lantern = chance.card(state.hidden.deck);
        state.hidden.deck.remove(lantern);
        return lantern;
    }
    void deal(Seat seat) {  // LAN-001
        const Colour lantern = draw();
        state.own[seat].hand.add(lantern);
        tell(Audience::only(seat), Event{.kind = EventKind::dealt, .seat = seat, .colour = lantern});
    }
    Next new_prize() {  // LAN-002
        state.veiled.prize = {.value = draw(), .known_to = {}};
        state.table.deck_size = static_cast<u8>(state.hidden.deck.size());
        return ask(Question::peek, SeatSet::only(state.table.active));
    }
    void peek(Seat seat) {  // LAN-004: that somebody looked is public, what they saw is not
        state.table.peekers.add(seat);
        tell(Audience::all(), Event{.kind = EventKind::peeked, .seat = seat});
        state.veiled.prize.known_to.add(seat);
        tell(Audience::only(seat),
             Event{.kind = EventKind::saw, .seat = seat, .colour = state.veiled.prize.value});
    }
    Next reveal() {  // LAN-006
        const Colour prize = state.veiled.prize.value;
        state.table.shown.add(prize);
        state.veiled.prize = {.value = Colour::none, .known_to = {}};
        state.table.peekers = {};
        --state.table.rounds_left;
        tell(Audience::all(), Event{.kind = EventKind::revealed, .colour = prize});
        for (Seat seat : EachSeat{rules.players})
            if (state.round.so_far[seat].sealed.colour == prize) score(seat);
        state.round.close();
        if (state.table.rounds_left == 0) return state.round.end(), Next::ask;
        state.table.active = clockwise(state.table.active, 1, rules.players);  // LAN-003
        return Next::new_prize;
    }
    void score(Seat seat) {
        ++state.table.score[seat];
        tell(Audience::all(), Event{.kind = EventKind::scored, .seat = seat});
    }
};

// For self-play: without peeking there is nothing to decide before the guesses.
template <class C, class T>
void settle(const Rules& rules, State& state, C& chance, T& tell) {
    if (state.table.question == Question::peek && !rules.options.peeking && state.table.rounds_left > 0)
        Play<C, T>{rules, state, chance, tell}.answer(state.table.active, {.act = Act::wait});
}

}  // namespace fg::lantern
