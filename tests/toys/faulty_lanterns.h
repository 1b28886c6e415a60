// SPDX-License-Identifier: Apache-2.0
// Lantern Lottery with one fault each, planted from outside: every struct hides one function of the honest
// game behind a faulty one of the same name. The suite must find them all.
#pragma once

#include "tests/conformance/indiscreet.h"
#include "tests/toys/lantern_lottery/game.h"

namespace fg::lantern {

using Honest = Game;

// Some have answered the question that is open, others have not.
inline bool is_sealing(const State& s) { return !s.round.owing.is_empty() && s.round.owing != s.round.asked; }

#define FG_FAULTY_APPLY(Name, ...)                                                                  \
    struct Name : Honest {                                                                          \
        template <class C, class T>                                                                 \
        static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, \
                          T& tell) {                                                                \
            Honest::apply(rules, s, seat, choice, chance, tell);                                    \
            __VA_ARGS__                                                                             \
        }                                                                                           \
    };

// Leaks: promises 6 and 7.
FG_FAULTY_APPLY(CountsAnswers, s.table.leaked = is_sealing(s) ? Colour::gold : Colour::none;)
FG_FAULTY_APPLY(ShowsAnswers, s.table.leaked = is_sealing(s) ? choice.colour : Colour::none;)
FG_FAULTY_APPLY(TellsOfAnswers,
                if (is_sealing(s)) tell(Audience::all(), Event{.kind = EventKind::scored, .seat = seat});)
FG_FAULTY_APPLY(TellsTheAnswererOnly,
                if (is_sealing(s))
                    tell(Audience::only(seat), Event{.kind = EventKind::scored, .seat = seat});)
FG_FAULTY_APPLY(ShowsThePrizeByPeeking, if (choice.act == Act::peek) s.table.leaked = s.veiled.prize.value;)
FG_FAULTY_APPLY(LetsAllPeek, if (choice.act == Act::peek)
                                 s.veiled.prize.known_to = s.table.peekers = SeatSet::first(rules.players);)
FG_FAULTY_APPLY(KeepsTheLastGuess,
                if (choice.act == Act::guess && s.round.is_fresh()) s.round.so_far[seat].sealed = choice;)
FG_FAULTY_APPLY(
    LastAnswererLeads,
    if (choice.act == Act::guess && s.table.question == Question::peek && s.table.rounds_left > 0) {
        s.table.active = seat;
        s.round.asked = s.round.owing = SeatSet::only(seat);
    })
// What the table shows when it is asked for a guess depends on who holds what.
FG_FAULTY_APPLY(
    AsksByHand, if (s.table.question == Question::guess && s.round.is_fresh()) {
        SeatSet asked = s.round.asked;
        for (Seat other : EachSeat{rules.players})
            if (s.own[other].hand.count(Colour::red) == 2) asked.remove(other);
        if (!asked.is_empty()) s.round.asked = s.round.owing = asked;
    })
FG_FAULTY_APPLY(TellsByHand,
                if (choice.act == Act::guess && !is_sealing(s)) for (
                    Seat other : EachSeat{rules.players}) if (s.own[other].hand.has(Colour::gold))
                    tell(Audience::nobody(), Event{.kind = EventKind::peeked, .seat = other});)
struct PrizeOnTable : Honest {
    template <class C, class T>
    static State setup(const Rules& rules, C& chance, T& tell) {
        State s = Honest::setup(rules, chance, tell);
        s.table.leaked = s.veiled.prize.value;
        return s;
    }
    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, T& tell) {
        Honest::apply(rules, s, seat, choice, chance, tell);
        s.table.leaked = s.veiled.prize.value;
    }
};
struct OffersByPrize : PrizeOnTable {
    static void offer(const Rules& rules, Seen seen, Offers& offers) {
        Offers all;
        Honest::offer(rules, seen, all);
        offers.clear();
        for (const Choice& choice : all)
            if (choice.colour == Colour::none || choice.colour != seen.table.leaked) offers.add(choice);
    }
};
struct ForgetsInRedeal : Honest {
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        State s = Honest::redeal(rules, view, chance);
        if (view.viewer != no_seat) s.round.so_far[view.viewer].sealed = {};
        return s;
    }
};
// An event without a field that its kind has.
FG_FAULTY_TELL(HidesAFieldOfAnEvent, if (event.kind == EventKind::scored) event.seat = no_seat;)
// Everybody hears what a peeker saw.
FG_FAULTY_TELL(TellsAllWhatWasSeen, if (event.kind == EventKind::saw) audience = Audience::all();)
// Nothing is said of a red lantern, rather than leaving a blank: numbers depend on a secret.
FG_FAULTY_TELL(LeavesOutSecretEvents,
               if (event.kind == EventKind::saw && event.colour == Colour::red) return;)
// A point is told before it is scored.
using TellsBeforeScoring =
    conformance::Hasty<Honest, [](const Event& event) { return event.kind == EventKind::scored; }>;
struct RedealsTooFew : Honest {
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        State s = Honest::redeal(rules, view, chance);
        if (!s.hidden.deck.is_empty()) s.hidden.deck.remove(s.hidden.deck.nth(0));
        return s;
    }
};
struct RedealsWithoutQuestion : Honest {
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        State s = Honest::redeal(rules, view, chance);
        s.table.question = Question::guess;
        return s;
    }
};

struct RedealsOneWorld : Honest {
    template <class C>
    static State redeal(const Rules& rules, const View& view, C&) {
        FastChance always(1);
        return Honest::redeal(rules, view, always);
    }
};
// Deals the unseen lanterns in one of two orders: legal, and hardly ever the case.
struct RedealsWithPrejudice : Honest {
    struct OneEnd {
        bool is_front;
        template <class B>
        auto card(const B& bag) const {
            return bag.nth(is_front ? 0 : bag.size() - 1);
        }
    };
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        OneEnd one_end{chance.flip()};
        return Honest::redeal(rules, view, one_end);
    }
};

// Other faults.
struct LongerThanSaid : Honest {
    static u32 longest(const Rules& rules) { return Honest::longest(rules) - 1; }
};
struct HasNoWinner : Honest {
    static Result result(const Rules& rules, const Table& table) {
        Result result = Honest::result(rules, table);
        result.winners = {};
        return result;
    }
};
struct SkipsAPlace : Honest {
    static Result result(const Rules& rules, const Table& table) {
        Result result = Honest::result(rules, table);
        for (u8& place : result.place.at) place = static_cast<u8>(place > 1 ? place + 1 : place);
        return result;
    }
};
FG_FAULTY_APPLY(
    LosesALantern, if (choice.act == Act::peek && !s.hidden.deck.is_empty()) {
        s.hidden.deck.remove(s.hidden.deck.nth(0));
        --s.table.deck_size;
    })
struct ChecksNothing : Honest {
    static Complaint check(const Rules&, const State&) { return nullptr; }
};
FG_FAULTY_APPLY(AsksNobody, if (s.table.question == Question::guess) s.round.owing = {};)
struct OffersTwice : Honest {
    static void offer(const Rules& rules, Seen seen, Offers& offers) {
        Honest::offer(rules, seen, offers);
        if (offers.size() < Offers::capacity) offers.add(offers[0]);
    }
};
struct OffersTooMany : Honest {
    static void offer(const Rules& rules, Seen seen, Offers& offers) {
        Honest::offer(rules, seen, offers);
        for (int i = 0; i < Offers::capacity; ++i) offers.add({.act = Act::wait});
    }
};
struct RefusesColours : Honest {
    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, T& tell) {
        FG_CHECK(choice.colour != Colour::blue);
        Honest::apply(rules, s, seat, choice, chance, tell);
    }
};
// Keeps something outside of the state.
inline int guesses_ever = 0;
FG_FAULTY_APPLY(RemembersElsewhere,
                if (choice.act == Act::guess && ++guesses_ever % 7 == 0)++ s.table.score[seat];)
FG_FAULTY_APPLY(PlaysToItsListeners, if (T::listens && choice.act == Act::guess)++ s.table.score[seat];)
FG_FAULTY_APPLY(FavoursTheFirstSeat,
                if (seat == seat_of(0) && choice.act == Act::guess)++ s.table.score[seat];)
struct PicksUnfairly : Honest {
    static int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        const int legal = Honest::pick(rules, seen, chance, choice);
        if (choice.colour == Colour::blue && chance.flip()) choice.colour = Colour::red;
        return legal;
    }
};
struct PicksFromTooFew : Honest {
    static int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        return Honest::pick(rules, seen, chance, choice) == 3 ? 2 : 1;
    }
};
struct SettlesTooMuch : Honest {
    template <class C, class T>
    static void settle(const Rules& rules, State& s, C& chance, T& tell) {
        if (s.table.question == Question::peek && !is_over(s.table))
            apply(rules, s, s.table.active, {.act = Act::wait}, chance, tell);
    }
};
struct TimesOutUnoffered : Honest {
    static Choice timeout(const Rules&, Seen) { return {.act = Act::peek}; }
};

#undef FG_FAULTY_APPLY

}  // namespace fg::lantern
