// SPDX-License-Identifier: Apache-2.0
// Pie Stall with one fault at a time, planted from outside as in faulty_lanterns.h: groups picked in steps, cards that some
// know, trades, windows in a refill, clocks that draw or abstain, players who leave. The suite must find them all.
#pragma once

#include "tests/toys/pie_stall/game.h"

namespace fg::pie {

using Honest = Game;

enum class Fault {
    none,
    // groups picked in steps (PIE-004)
    tells_of_steps,
    counts_steps,
    rewards_the_last_passer,
    rewards_haste,
    abstains_aloud,
    follows_hidden_pies,  // a pie that all know is followed by all when it is passed face down
    hands_aloud,
    // cards that some know (PIE-008, PIE-010)
    lets_others_smell,
    gives_away_the_place,
    lies_about_backs,
    shows_before_telling,    // the pie is looked at before it is said that it was offered
    tells_before_refilling,  // and a refill is told before it happens
    loses_a_pie_in_trade,
    smells_without_sniffing,
    // the window in a refill (PIE-012)
    asks_who_can_use_it,
    forgets_the_refill,
    // clocks
    draws_at_once,
    expires_the_wrong_seat,
    never_expires,  // a clock that answers nothing and asks again
    names_what_is_not_offered,
    loses_a_pie_by_the_clock,
    // players who leave (PIE-013)
    asks_who_left,
    leaves_in_silence,  // whoever leaves is not told of
    // answers in the open (PIE-003), bars, redeals
    hides_that_it_is_open,
    bars_what_is_offered,
    asks_again_in_redeal,
    forgets_the_trade,
    forgets_who_knows,
    deals_the_wrong_back,
};
inline Fault planted = Fault::none;

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

// Between the rules and whoever listens.
template <class T>
struct FaultyTell {
    static constexpr bool listens = T::listens;
    T& tell;
    State& state;
    bool is_silent = false;
    State before = state;  // at the last event

    void operator()(Audience audience, Event event) {
        if (is_silent) return;
        if (planted == Fault::hands_aloud && event.kind == EventKind::handed) audience = Audience::all();
        if (planted == Fault::lies_about_backs && event.kind == EventKind::offered) event.back = Back::sweet;
        if (planted == Fault::smells_without_sniffing && event.kind == EventKind::sniffed)
            event.card = Card::apple1;
        if (planted == Fault::shows_before_telling && event.kind == EventKind::offered)
            state.veiled.piles.show(state.veiled.piles.top(tray(event.to)), event.to);
        const State now = state;
        if (planted == Fault::tells_before_refilling && event.kind == EventKind::refilled) state = before;
        tell(audience, event);
        state = before = now;
    }
};

struct Faulty : Honest {
    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, const Choice& choice, C& chance, T& tell) {
        const State before = s;
        FaultyTell<T> between{tell, s};
        Honest::apply(rules, s, seat, choice, chance, between);
        if (planted == Fault::tells_of_steps && s.round.is_in_group(seat))
            tell(Audience::only(seat), Event{.kind = EventKind::rested, .seat = seat});
        spoil_a_round(before, s, seat);
        spoil_knowledge(rules, before, s, seat, choice);
        spoil_a_refill(before, s);
    }
    template <class C, class T>
    static void expire(const Rules& rules, State& s, Seat seat, C& chance, T& tell) {
        const Question question = s.table.question;
        if (planted == Fault::never_expires && question == Question::trade) return;
        if (planted == Fault::abstains_aloud && question == Question::pass)
            tell(Audience::all(), Event{.kind = EventKind::rested, .seat = seat});
        if (planted == Fault::expires_the_wrong_seat) seat = s.round.owing.lowest();
        FaultyTell<T> between{tell, s};
        if (planted == Fault::draws_at_once && question == Question::cry) {
            const Back back = chance.flip() ? Back::sweet : Back::savoury;
            return Honest::apply(rules, s, seat, {.act = Act::call, .back = back}, chance, between);
        }
        const bool is_lost = planted == Fault::loses_a_pie_by_the_clock && question == Question::trade;
        const Card offered = is_lost ? s.veiled.piles.top(tray(seat)) : Card::none;
        Honest::expire(rules, s, seat, chance, between);
        if (is_lost) s.veiled.piles.move(offered, pantry);
    }
    template <class C, class T>
    static void report(const Rules& rules, State& s, const Report& report, C& chance, T& tell) {
        const SeatSet asked = s.round.asked;
        FaultyTell<T> between{tell, s, planted == Fault::leaves_in_silence};
        Honest::report(rules, s, report, chance, between);
        const bool was_asked = report.kind == ReportKind::left && asked.has(report.seat);
        if (planted != Fault::asks_who_left || !was_asked || is_over(s.table)) return;
        s.round.asked.add(report.seat);
        s.round.owing.add(report.seat);
    }
    static Choice timeout(const Rules& rules, Seen seen) {
        if (planted == Fault::names_what_is_not_offered && seen.table.question == Question::cry)
            return {.act = Act::refuse};
        return Honest::timeout(rules, seen);
    }
    static void bar(const Rules& rules, Seen seen, Bars& list) {
        Honest::bar(rules, seen, list);
        if (planted == Fault::bars_what_is_offered && seen.table.question == Question::trade)
            list.add({.choice = {.act = Act::accept}, .why = "it looks stale", .rule = "PIE-008"});
    }
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        State s = Honest::redeal(rules, view, chance);
        if (planted == Fault::asks_again_in_redeal) s.round.owing = s.round.asked;
        for (Seat seat : EachSeat{rules.players}) spoil_a_redeal(view, s.veiled.piles, seat);
        return s;
    }

  private:
    static void spoil_a_round(const State& before, State& s, Seat seat) {
        const bool is_pass = before.table.question == Question::pass;
        const bool goes_on = is_same_round(before, s);
        if (planted == Fault::counts_steps)
            s.table.leaked = static_cast<u8>(s.round.is_in_group(seat) ? s.round.so_far[seat].count : 0);
        if (planted == Fault::rewards_the_last_passer && is_pass && !goes_on) ++s.table.coins[seat];
        if (planted == Fault::rewards_haste && is_pass && goes_on && before.round.is_fresh())
            s.table.first = seat;
        if (planted == Fault::follows_hidden_pies) {
            for (int i = 0; is_pass && !goes_on && i < name_count<Card>; ++i)
                if (before.veiled.piles.is_public(static_cast<Card>(i)))
                    s.veiled.piles.show_all(static_cast<Card>(i));
        }
        if (planted == Fault::hides_that_it_is_open && goes_on)
            s.round.open_answers = before.round.open_answers;
    }
    static void spoil_knowledge(const Rules& rules, const State& before, State& s, Seat seat,
                                const Choice& choice) {
        Stall& piles = s.veiled.piles;
        const Card sniffed = choice.act == Act::sniff ? news_to(seat, before, s) : Card::none;
        if (planted == Fault::lets_others_smell && sniffed != Card::none)
            piles.set_known(sniffed, SeatSet::first(rules.players));
        if (planted == Fault::gives_away_the_place && sniffed != Card::none)
            s.table.leaked = static_cast<u8>(1 + place_in(piles, hand(choice.to), sniffed));
        if (planted == Fault::loses_a_pie_in_trade && choice.act == Act::accept)
            piles.move(before.veiled.piles.top(tray(seat)), pantry);
    }
    static void spoil_a_refill(const State& before, State& s) {
        Stall& piles = s.veiled.piles;
        if (planted == Fault::asks_who_can_use_it && s.table.question == Question::cry &&
            s.round.is_fresh()) {
            SeatSet asked = s.round.asked;
            for (Seat other : s.round.asked)
                if (piles.is_empty(hand(other)) || kind_of(piles.card(hand(other), 0)) == Kind::cherry)
                    asked.remove(other);
            if (!asked.is_empty()) s.round.asked = s.round.owing = asked;
        }
        if (planted == Fault::forgets_the_refill && before.table.question == Question::cry &&
            !is_same_round(before, s) && !is_over(s.table) && !piles.is_empty(counter))
            piles.move(piles.top(counter), scraps);
    }
    static void spoil_a_redeal(const View& view, Stall& piles, Seat seat) {
        const bool is_viewer = seat == view.viewer;
        if (planted == Fault::forgets_the_trade && !is_viewer && !piles.is_empty(tray(seat)))
            piles.set_known(piles.top(tray(seat)), {});
        if (planted == Fault::forgets_who_knows) {
            for (const Card card : piles.cards_in(hand(seat))) {
                const bool is_seen = view.viewer != no_seat && piles.known_to(card).has(view.viewer);
                if (!piles.is_public(card))
                    piles.set_known(card,
                                    is_seen ? SeatSet::only(seat).with(view.viewer) : SeatSet::only(seat));
            }
        }
        if (planted == Fault::deals_the_wrong_back && !is_viewer && !piles.is_empty(hand(seat)) &&
            !piles.is_empty(pantry))
            swap_a_back(piles, seat);
    }
    static void swap_a_back(Stall& piles, Seat seat) {
        const Card held = piles.top(hand(seat)), other = piles.card(pantry, 0);
        if (piles.known_to(held) != SeatSet::only(seat) || is_crier(other)) return;
        piles.set_known(held, {});
        piles.move(held, pantry);
        piles.move(other, hand(seat));
    }
};

}  // namespace fg::pie
