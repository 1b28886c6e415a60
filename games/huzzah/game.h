// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Huzzah! as the engine knows it.
#pragma once

#include "games/huzzah/check.h"
#include "games/huzzah/redeal.h"
#include "games/huzzah/result.h"
#include "games/huzzah/rules.h"

namespace fg::huzzah {

struct Game {
    using Rules = huzzah::Rules;
    using State = huzzah::State;
    using View = huzzah::View;
    using Seen = huzzah::Seen;
    using Choice = huzzah::Choice;
    using Event = huzzah::Event;
    using Offers = huzzah::Offers;
    using Question = huzzah::Question;

    static constexpr std::string_view id = "huzzah";
    static constexpr std::string_view title = "Huzzah!";
    static constexpr int min_players = huzzah::min_players;
    static constexpr int max_players = huzzah::max_players;

    static constexpr Complaint complaint(int players, const Options& options, const Content& content) {
        return huzzah::complaint(players, options, content);
    }
    static constexpr Rules make_rules(int players, const Options& options, const Content& content) {
        return huzzah::make_rules(players, options, content);
    }
    template <class C, class T>
    static State setup(const Rules& rules, C& chance, T& tell) {
        State state;
        Play<C, T>{rules, state, chance, tell}.set_up();
        return state;
    }
    static constexpr SeatSet asked(const Table& table) { return table.round; }
    static constexpr SeatSet owing(const State& state) { return state.hidden.owing; }
    static constexpr Question question(const Table& table, Seat seat) { return question_for(table, seat); }
    static void offer(const Rules& rules, Seen seen, Offers& offers) { huzzah::offer(rules, seen, offers); }
    template <class C, class T>
    [[gnu::always_inline]] static void apply(const Rules& rules, State& state, Seat seat,
                                             const Choice& choice, C& chance, T& tell) {
        Play<C, T>{rules, state, chance, tell}.answer(seat, choice);
    }
    static constexpr Choice timeout(const Rules& rules, Seen seen) { return huzzah::timeout(rules, seen); }
    static constexpr int clock_seconds(const Rules& rules, const Table& table, Seat seat) {
        return rules.content.clocks[question_for(table, seat)];
    }
    static constexpr bool is_over(const Table& table) { return table.frame.step == Step::over; }
    static constexpr Result result(const Rules& rules, const Table& table) {
        return huzzah::result(rules, table);
    }
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        return huzzah::redeal(rules, view, chance);
    }
    static Complaint check(const Rules& rules, const State& state) { return huzzah::check(rules, state); }
    static constexpr u32 longest(const Rules& rules) { return huzzah::longest(rules); }

    template <class C, class T>
    [[gnu::always_inline]] static void settle(const Rules& rules, State& state, C& chance, T& tell) {
        huzzah::settle(rules, state, chance, tell);
    }
    [[gnu::always_inline]] static constexpr int pick(const Rules& rules, Seen seen, FastChance& chance,
                                                     Choice& choice) {
        return huzzah::pick(rules, seen, chance, choice);
    }
    static constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
        return huzzah::turned(rules, state, steps, out);
    }
    static constexpr Choice turned_choice(const Rules&, const Choice& choice, int) { return choice; }
};

static_assert(fg::Game<Game>);
static_assert(sizeof(State) <= 1024);

}  // namespace fg::huzzah
