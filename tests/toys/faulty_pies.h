// SPDX-License-Identifier: Apache-2.0
// Pie Stall with one fault each, planted from outside as in faulty_lanterns.h: groups picked in steps, cards that some
// know, trades, windows in a refill, clocks that draw or abstain, players who leave. The suite must find them all.
#pragma once

#include "tests/conformance/indiscreet.h"
#include "tests/toys/pie_stall/game.h"

namespace fg::pie {

using Honest = Game;

// `before` is the state before the answer, `s` the one after it.
#define FG_FAULTY_APPLY(Name, ...)                                                                  \
    struct Name : Honest {                                                                          \
        template <class C, class T>                                                                 \
        static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, \
                          T& tell) {                                                                \
            [[maybe_unused]] const State before = s;                                                \
            Honest::apply(rules, s, seat, choice, chance, tell);                                    \
            __VA_ARGS__                                                                             \
        }                                                                                           \
    };
#define FG_FAULTY_EXPIRE(Name, ...)                                                       \
    struct Name : Honest {                                                                \
        template <class C, class T>                                                       \
        static void expire(const Rules& rules, State& s, Seat seat, C& chance, T& tell) { \
            __VA_ARGS__                                                                   \
            Honest::expire(rules, s, seat, chance, tell);                                 \
        }                                                                                 \
    };
#define FG_FAULTY_REDEAL(Name, ...)                                            \
    struct Name : Honest {                                                     \
        template <class C>                                                     \
        static State redeal(const Rules& rules, const View& view, C& chance) { \
            State s = Honest::redeal(rules, view, chance);                     \
            [[maybe_unused]] Stall& piles = s.veiled.piles;                    \
            __VA_ARGS__                                                        \
            return s;                                                          \
        }                                                                      \
    };
// The first card that a seat knows now and did not know before, or none.
inline Card news_to(Seat seat, const State& before, const State& after) {
    for (int i = 0; i < name_count<Card>; ++i) {
        const Card card = static_cast<Card>(i);
        if (after.veiled.piles.knows(seat, card) && !before.veiled.piles.knows(seat, card)) return card;
    }
    return Card::none;
}
inline int place_in(const Stall& piles, At at, Card card) {
    int place = 0;
    while (piles.card(at, place) != card) ++place;
    return place;
}

// Groups picked in steps (PIE-004).
FG_FAULTY_APPLY(TellsOfSteps, if (s.round.is_in_group(seat))
                                  tell(Audience::only(seat), Event{.kind = EventKind::rested, .seat = seat});)
FG_FAULTY_APPLY(CountsSteps,
                s.table.leaked = static_cast<u8>(s.round.is_in_group(seat) ? s.round.so_far[seat].count : 0);)
FG_FAULTY_APPLY(RewardsTheLastPasser, if (before.table.question == Question::pass &&
                                          !is_same_round(before, s))++ s.table.coins[seat];)
FG_FAULTY_APPLY(RewardsHaste, if (before.table.question == Question::pass && is_same_round(before, s) &&
                                  before.round.is_fresh()) s.table.first = seat;)
FG_FAULTY_EXPIRE(AbstainsAloud, if (s.table.question == Question::pass)
                                    tell(Audience::all(), Event{.kind = EventKind::rested, .seat = seat});)
// A pie that all know is followed by all when it is passed face down.
FG_FAULTY_APPLY(FollowsHiddenPies,
                if (before.table.question == Question::pass && !is_same_round(before, s)) for (
                    int i = 0; i < name_count<Card>;
                    ++i) if (before.veiled.piles.is_public(static_cast<Card>(i)))
                    s.veiled.piles.show_all(static_cast<Card>(i));)
FG_FAULTY_TELL(HandsAloud, if (event.kind == EventKind::handed) audience = Audience::all();)

// Cards that some know (PIE-008, PIE-010).
FG_FAULTY_APPLY(LetsOthersSmell,
                if (const Card card = choice.act == Act::sniff ? news_to(seat, before, s) : Card::none;
                    card != Card::none) s.veiled.piles.set_known(card, SeatSet::first(rules.players));)
FG_FAULTY_APPLY(GivesAwayThePlace,
                if (const Card card = choice.act == Act::sniff ? news_to(seat, before, s) : Card::none;
                    card != Card::none)
                    s.table.leaked = static_cast<u8>(1 + place_in(s.veiled.piles, hand(choice.to), card));)
FG_FAULTY_TELL(LiesAboutBacks, if (event.kind == EventKind::offered) event.back = Back::sweet;)
struct ShowsBeforeTelling : Honest {
    template <class T>
    struct Between {
        static constexpr bool listens = T::listens;
        T& tell;
        State& state;
        // The pie is looked at before it is said that it was offered.
        void operator()(Audience audience, const Event& event) const {
            if (event.kind == EventKind::offered)
                state.veiled.piles.show(state.veiled.piles.top(tray(event.to)), event.to);
            tell(audience, event);
        }
    };
    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, T& tell) {
        Between<T> between{tell, s};
        Honest::apply(rules, s, seat, choice, chance, between);
    }
};
using TellsBeforeRefilling =
    conformance::Hasty<Honest, [](const Event& event) { return event.kind == EventKind::refilled; }>;
FG_FAULTY_APPLY(LosesAPieInTrade, if (choice.act == Act::accept)
                                      s.veiled.piles.move(before.veiled.piles.top(tray(seat)), pantry);)
FG_FAULTY_TELL(SmellsWithoutSniffing, if (event.kind == EventKind::sniffed) event.card = Card::apple1;)

// The window in a refill (PIE-012).
FG_FAULTY_APPLY(
    AsksWhoCanUseIt, if (s.table.question == Question::cry && s.round.is_fresh()) {
        SeatSet asked = s.round.asked;
        for (Seat other : s.round.asked)
            if (s.veiled.piles.is_empty(hand(other)) ||
                kind_of(s.veiled.piles.card(hand(other), 0)) == Kind::cherry)
                asked.remove(other);
        if (!asked.is_empty()) s.round.asked = s.round.owing = asked;
    })
FG_FAULTY_APPLY(ForgetsTheRefill, if (before.table.question == Question::cry && !is_same_round(before, s) &&
                                      !is_over(s.table) && !s.veiled.piles.is_empty(counter))
                                      s.veiled.piles.move(s.veiled.piles.top(counter), scraps);)
struct DrawsAtOnce : Honest {
    template <class C, class T>
    static void expire(const Rules& rules, State& s, Seat seat, C& chance, T& tell) {
        if (s.table.question != Question::cry) return Honest::expire(rules, s, seat, chance, tell);
        const Back back = chance.flip() ? Back::sweet : Back::savoury;
        Honest::apply(rules, s, seat, {.act = Act::call, .back = back}, chance, tell);
    }
};
struct ExpiresTheWrongSeat : Honest {
    template <class C, class T>
    static void expire(const Rules& rules, State& s, Seat, C& chance, T& tell) {
        Honest::expire(rules, s, s.round.owing.lowest(), chance, tell);
    }
};
// A clock that answers nothing and asks again.
struct NeverExpires : Honest {
    template <class C, class T>
    static void expire(const Rules& rules, State& s, Seat seat, C& chance, T& tell) {
        if (s.table.question != Question::trade) Honest::expire(rules, s, seat, chance, tell);
    }
};

struct NamesWhatIsNotOffered : Honest {
    static Choice timeout(const Rules& rules, Seen seen) {
        return seen.table.question == Question::cry ? Choice{.act = Act::refuse}
                                                    : Honest::timeout(rules, seen);
    }
};
struct LosesAPieByTheClock : Honest {
    template <class C, class T>
    static void expire(const Rules& rules, State& s, Seat seat, C& chance, T& tell) {
        const bool is_trade = s.table.question == Question::trade;
        const Card offered = is_trade ? s.veiled.piles.top(tray(seat)) : Card::none;
        Honest::expire(rules, s, seat, chance, tell);
        if (is_trade) s.veiled.piles.move(offered, pantry);
    }
};

// Players who leave (PIE-013).
struct AsksWhoLeft : Honest {
    template <class C, class T>
    static void report(const Rules& rules, State& s, const Report& report, C& chance, T& tell) {
        const SeatSet asked = s.round.asked;
        Honest::report(rules, s, report, chance, tell);
        if (report.kind != ReportKind::left || !asked.has(report.seat) || is_over(s.table)) return;
        s.round.asked.add(report.seat);
        s.round.owing.add(report.seat);
    }
};
// Whoever leaves is not told of.
struct LeavesInSilence : Honest {
    template <class C, class T>
    static void report(const Rules& rules, State& s, const Report& report, C& chance, T&) {
        Silence silence;
        Honest::report(rules, s, report, chance, silence);
    }
};

// Answers in the open (PIE-003), bars, redeals.
FG_FAULTY_APPLY(HidesThatItIsOpen,
                if (is_same_round(before, s)) s.round.open_answers = before.round.open_answers;)
struct BarsWhatIsOffered : Honest {
    static void bar(const Rules& rules, Seen seen, Bars& list) {
        Honest::bar(rules, seen, list);
        if (seen.table.question == Question::trade)
            list.add({.choice = {.act = Act::accept}, .why = "it looks stale", .rule = "PIE-008"});
    }
};
FG_FAULTY_REDEAL(AsksAgainInRedeal, s.round.owing = s.round.asked;)
FG_FAULTY_REDEAL(ForgetsTheTrade, for (Seat seat : EachSeat{rules.players}) if (!piles.is_empty(tray(seat)) &&
                                                                                view.viewer != seat)
                                      piles.set_known(piles.top(tray(seat)), {});)
FG_FAULTY_REDEAL(ForgetsWhoKnows,
                 for (Seat seat : EachSeat{rules.players}) for (
                     const Card card : piles.cards_in(hand(seat))) if (!piles.is_public(card))
                     piles.set_known(card, view.viewer != no_seat && piles.known_to(card).has(view.viewer)
                                               ? SeatSet::only(seat).with(view.viewer)
                                               : SeatSet::only(seat));)
FG_FAULTY_REDEAL(
    DealsTheWrongBack,
    for (Seat seat : EachSeat{rules.players}) if (seat != view.viewer && !piles.is_empty(hand(seat)) &&
                                                  !piles.is_empty(pantry)) {
        const Card held = piles.top(hand(seat)), other = piles.card(pantry, 0);
        if (piles.known_to(held) != SeatSet::only(seat) || is_crier(other)) continue;
        piles.set_known(held, {});
        piles.move(held, pantry);
        piles.move(other, hand(seat));
    })

#undef FG_FAULTY_APPLY
#undef FG_FAULTY_EXPIRE
#undef FG_FAULTY_REDEAL

}  // namespace fg::pie
