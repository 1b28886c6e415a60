// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// King Thief Minister: six face-down cards travel around the table, everybody claims to have the right one,
// and the game stops when the treasury is empty. The rules are docs/rules/king_thief_minister.md.
#pragma once

#include "games/king_thief_minister/invariants.h"
#include "games/king_thief_minister/redeal.h"
#include "games/king_thief_minister/rules.h"

namespace fg::ktm {

struct Game {
    using Rules = ktm::Rules;
    using State = ktm::State;
    using View = ktm::View;
    using Seen = ktm::Seen;
    using Choice = ktm::Choice;
    using Event = ktm::Event;
    using Offers = ktm::Offers;
    using Question = ktm::Question;
    using Table = ktm::Table;

    static constexpr std::string_view id = "king_thief_minister";
    static constexpr std::string_view title = "King Thief Minister";
    static constexpr int min_players = 3;
    static constexpr int max_players = ktm::max_players;

    static constexpr Complaint complaint(int players, const Options& options, const Content& content) {
        return ktm::complaint(players, options, content);
    }
    static constexpr Rules make_rules(int players, const Options& options, const Content& content) {
        return ktm::make_rules(players, options, content);
    }
    template <class C, class T>
    static State setup(const Rules& rules, C& chance, T& tell) {
        return ktm::setup(rules, chance, tell);
    }
    static constexpr SeatSet asked(const Table& table) { return table.round; }
    static constexpr SeatSet owing(const State& state) { return state.hidden.owing; }
    static constexpr Question question(const Table& table, Seat seat) {
        return table.round.has(seat) ? table.question : Question::none;
    }
    static void offer(const Rules& rules, Seen seen, Offers& offers) { ktm::offer(rules, seen, offers); }
    template <class C, class T>
    static void apply(const Rules& rules, State& state, Seat seat, const Choice& choice, C& chance, T& tell) {
        ktm::apply(rules, state, seat, choice, chance, tell);
    }
    static constexpr Choice timeout(const Rules& rules, Seen seen) { return ktm::timeout(rules, seen); }
    static constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {
        return ktm::clock_seconds(rules, table);
    }
    static constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
    static constexpr Result result(const Rules& rules, const Table& table) {
        return ktm::result(rules, table);
    }
    static State redeal(const Rules& rules, const View& view, FastChance& chance) {
        return ktm::redeal(rules, view, chance);
    }
    static constexpr Complaint check(const Rules& rules, const State& state) {
        return ktm::check(rules, state);
    }
    static constexpr u32 longest(const Rules& rules) { return ktm::longest(rules); }

    static int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        return ktm::pick(rules, seen, chance, choice);
    }
    static constexpr void for_person(const Rules& rules, View& view) { ktm::for_person(rules, view); }
    static constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
        return ktm::turned(rules, state, steps, out);
    }
    static constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
        return ktm::turned_choice(rules, choice, steps);
    }
};

static_assert(fg::Game<Game>);
static_assert(HasPick<Game> && HasPersonView<Game> && HasTurn<Game>);

}  // namespace fg::ktm
