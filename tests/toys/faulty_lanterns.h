// SPDX-License-Identifier: Apache-2.0
// Lantern Lottery with one fault at a time, planted from outside: `Faulty` hides functions of the honest game behind ones of
// the same name, and `planted` says which of them goes wrong. The suite must find them all. One game for all faults, because
// every game is one more copy of the suite to compile.
#pragma once

#include "tests/toys/lantern_lottery/game.h"

namespace fg::lantern {

using Honest = Game;

enum class Fault {
    none,
    // leaks: promises 6 and 7
    counts_answers,
    shows_answers,
    tells_of_answers,
    tells_the_answerer_only,
    shows_the_prize_by_peeking,
    lets_all_peek,
    keeps_the_last_guess,
    last_answerer_leads,
    asks_by_hand,   // what the table shows when it is asked for a guess depends on who holds what
    tells_by_hand,  // the same of the numbers of events
    puts_the_prize_on_the_table,
    offers_by_the_prize,
    tells_all_what_was_seen,
    leaves_out_secret_events,  // rather than leaving a blank: numbers depend on a secret
    tells_before_scoring,      // a point is told before it is scored
    forgets_in_redeal,
    redeals_too_few,
    redeals_without_question,
    redeals_one_world,
    redeals_with_prejudice,  // the unseen lanterns in one of two orders: legal, and hardly ever the case
    // others
    hides_a_field_of_an_event,
    is_longer_than_said,
    goes_on_for_ever,  // though it says that it ends, in the far future
    has_no_winner,
    skips_a_place,
    loses_a_lantern,
    checks_nothing,
    asks_nobody,
    offers_twice,
    offers_too_many,
    refuses_colours,
    remembers_elsewhere,
    plays_to_its_listeners,
    favours_the_first_seat,
    picks_unfairly,
    picks_from_too_few,
    settles_too_much,
    times_out_unoffered,
};
inline Fault planted = Fault::none;
inline int guesses_ever = 0;  // outside of the state

// Some have answered the question that is open, others have not.
inline bool is_sealing(const State& s) { return !s.round.owing.is_empty() && s.round.owing != s.round.asked; }

// Between the rules and whoever listens.
template <class T>
struct FaultyTell {
    static constexpr bool listens = T::listens;
    T& tell;
    State& state;
    State before = state;  // at the last event

    void operator()(Audience audience, Event event) {
        const State now = state;
        if (planted == Fault::leaves_out_secret_events && event.kind == EventKind::saw &&
            event.colour == Colour::red)
            return;
        if (planted == Fault::tells_all_what_was_seen && event.kind == EventKind::saw)
            audience = Audience::all();
        if (planted == Fault::hides_a_field_of_an_event && event.kind == EventKind::scored)
            event.seat = no_seat;
        if (planted == Fault::tells_before_scoring && event.kind == EventKind::scored) state = before;
        tell(audience, event);
        state = before = now;
    }
};

// Chance that always takes the first or always the last.
struct OneEnd {
    bool is_front;
    template <class B>
    auto card(const B& bag) const {
        return bag.nth(is_front ? 0 : bag.size() - 1);
    }
};

struct Faulty : Honest {
    template <class C, class T>
    static State setup(const Rules& rules, C& chance, T& tell) {
        State s = Honest::setup(rules, chance, tell);
        show_the_prize(s);
        return s;
    }
    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, T& tell) {
        if (planted == Fault::refuses_colours) FG_CHECK(choice.colour != Colour::blue);
        FaultyTell<T> between{tell, s};
        const State before = s;
        Honest::apply(rules, s, seat, choice, chance, between);
        if (planted == Fault::goes_on_for_ever && s.table.rounds_left < before.table.rounds_left) {
            s = before;
            s.round.close();
            s.round.open(before.round.asked);
        }
        show_the_prize(s);
        leak(rules, s, seat, choice);
        spoil(s, seat, choice, T::listens);
        tell_too_much(rules, s, seat, choice, tell);
    }
    static void offer(const Rules& rules, Seen seen, Offers& offers) {
        Honest::offer(rules, seen, offers);
        if (planted == Fault::offers_twice && offers.size() < Offers::capacity) offers.add(offers[0]);
        if (planted == Fault::offers_too_many)
            for (int i = 0; i < Offers::capacity; ++i) offers.add({.act = Act::wait});
        if (planted != Fault::offers_by_the_prize) return;
        const Offers all = offers;
        offers.clear();
        for (const Choice& choice : all)
            if (choice.colour == Colour::none || choice.colour != seen.table.leaked) offers.add(choice);
    }
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        if (planted == Fault::redeals_one_world) {
            FastChance always(1);
            return Honest::redeal(rules, view, always);
        }
        if (planted == Fault::redeals_with_prejudice) {
            OneEnd one_end{chance.flip()};
            return Honest::redeal(rules, view, one_end);
        }
        State s = Honest::redeal(rules, view, chance);
        if (planted == Fault::forgets_in_redeal && view.viewer != no_seat)
            s.round.so_far[view.viewer].sealed = {};
        if (planted == Fault::redeals_too_few && !s.hidden.deck.is_empty())
            s.hidden.deck.remove(s.hidden.deck.nth(0));
        if (planted == Fault::redeals_without_question) s.table.question = Question::guess;
        return s;
    }
    static u32 longest(const Rules& rules) {
        if (planted == Fault::goes_on_for_ever) return 90000;
        return Honest::longest(rules) - (planted == Fault::is_longer_than_said ? 1 : 0);
    }
    static Result result(const Rules& rules, const Table& table) {
        Result result = Honest::result(rules, table);
        if (planted == Fault::has_no_winner) result.winners = {};
        if (planted == Fault::skips_a_place)
            for (u8& place : result.place.at) place = static_cast<u8>(place > 1 ? place + 1 : place);
        return result;
    }
    static Complaint check(const Rules& rules, const State& s) {
        return planted == Fault::checks_nothing ? nullptr : Honest::check(rules, s);
    }
    static int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        const int legal = Honest::pick(rules, seen, chance, choice);
        if (planted == Fault::picks_unfairly && choice.colour == Colour::blue && chance.flip())
            choice.colour = Colour::red;
        return planted != Fault::picks_from_too_few ? legal : legal == 3 ? 2 : 1;
    }
    template <class C, class T>
    static void settle(const Rules& rules, State& s, C& chance, T& tell) {
        if (planted != Fault::settles_too_much) return Honest::settle(rules, s, chance, tell);
        if (s.table.question == Question::peek && !is_over(s.table))
            apply(rules, s, s.table.active, {.act = Act::wait}, chance, tell);
    }
    static Choice timeout(const Rules& rules, Seen seen) {
        return planted == Fault::times_out_unoffered ? Choice{.act = Act::peek}
                                                     : Honest::timeout(rules, seen);
    }

  private:
    static void show_the_prize(State& s) {
        if (planted == Fault::puts_the_prize_on_the_table || planted == Fault::offers_by_the_prize)
            s.table.leaked = s.veiled.prize.value;
    }
    static void leak(const Rules& rules, State& s, Seat seat, const Choice& choice) {
        if (planted == Fault::counts_answers) s.table.leaked = is_sealing(s) ? Colour::gold : Colour::none;
        if (planted == Fault::shows_answers) s.table.leaked = is_sealing(s) ? choice.colour : Colour::none;
        if (planted == Fault::shows_the_prize_by_peeking && choice.act == Act::peek)
            s.table.leaked = s.veiled.prize.value;
        if (planted == Fault::lets_all_peek && choice.act == Act::peek)
            s.veiled.prize.known_to = s.table.peekers = SeatSet::first(rules.players);
        if (planted == Fault::keeps_the_last_guess && choice.act == Act::guess && s.round.is_fresh())
            s.round.so_far[seat].sealed = choice;
        if (planted == Fault::last_answerer_leads && choice.act == Act::guess &&
            s.table.question == Question::peek && s.table.rounds_left > 0) {
            s.table.active = seat;
            s.round.asked = s.round.owing = SeatSet::only(seat);
        }
        if (planted == Fault::asks_by_hand && s.table.question == Question::guess && s.round.is_fresh())
            ask_by_hand(rules, s);
    }
    static void ask_by_hand(const Rules& rules, State& s) {
        SeatSet asked = s.round.asked;
        for (Seat other : EachSeat{rules.players})
            if (s.own[other].hand.count(Colour::red) == 2) asked.remove(other);
        if (!asked.is_empty()) s.round.asked = s.round.owing = asked;
    }
    static void spoil(State& s, Seat seat, const Choice& choice, bool has_listeners) {
        const bool is_guess = choice.act == Act::guess;
        if (planted == Fault::loses_a_lantern && choice.act == Act::peek && !s.hidden.deck.is_empty()) {
            s.hidden.deck.remove(s.hidden.deck.nth(0));
            --s.table.deck_size;
        }
        if (planted == Fault::asks_nobody && s.table.question == Question::guess) s.round.owing = {};
        if (planted == Fault::remembers_elsewhere && is_guess && ++guesses_ever % 7 == 0)
            ++s.table.score[seat];
        if (planted == Fault::plays_to_its_listeners && is_guess && has_listeners) ++s.table.score[seat];
        if (planted == Fault::favours_the_first_seat && is_guess && seat == seat_of(0)) ++s.table.score[seat];
    }
    template <class T>
    static void tell_too_much(const Rules& rules, const State& s, Seat seat, const Choice& choice, T& tell) {
        const Event scored{.kind = EventKind::scored, .seat = seat};
        if (planted == Fault::tells_of_answers && is_sealing(s)) tell(Audience::all(), scored);
        if (planted == Fault::tells_the_answerer_only && is_sealing(s)) tell(Audience::only(seat), scored);
        if (planted != Fault::tells_by_hand || choice.act != Act::guess || is_sealing(s)) return;
        for (Seat other : EachSeat{rules.players})
            if (s.own[other].hand.has(Colour::gold))
                tell(Audience::nobody(), Event{.kind = EventKind::peeked, .seat = other});
    }
};

}  // namespace fg::lantern
