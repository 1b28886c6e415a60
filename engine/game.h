// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The contract of a game: a struct of types and pure static functions over plain values. docs/add_a_game.md
// walks through it; games/lantern_lottery (the toy beside the conformance suite) is the smallest complete
// example.
#pragma once

#include <concepts>

#include "engine/chance.h"
#include "engine/containers.h"
#include "engine/seat.h"
#include "engine/state.h"

namespace fg {

// The outcome of a game. `place` counts from 1; equal players share a place.
struct Result {
    bool is_over = false;
    SeatSet winners;
    PerSeat<i16> score;
    PerSeat<u8> place;
    FG_FIELDS(Result, is_over, winners, score, place)
};

// Receives events during apply. Self-play uses this one, which compiles away.
struct Silence {
    static constexpr bool listens = false;
    template <class Event>
    constexpr void operator()(Audience, const Event&) const {}
};

// Text that a game's check() and options checks hand back: null means that all is well.
using Complaint = const char*;

template <class G>
concept Game = requires(const typename G::Rules& rules, const typename G::Rules::Options& options,
                        const typename G::Rules::Content& content, typename G::State& state,
                        const typename G::State& constant, const typename G::State::Table& table,
                        const typename G::View& view, typename G::Seen seen, typename G::Offers& offers,
                        typename G::Choice choice, Seat seat, FastChance& chance, Silence& tell) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::View>;
    requires std::is_trivially_copyable_v<typename G::Rules>;
    requires std::is_trivially_copyable_v<typename G::Choice> && sizeof(typename G::Choice) <= 16;
    requires std::is_trivially_copyable_v<typename G::Event>;
    requires HasFields<typename G::Choice> && HasFields<typename G::Event> && HasFields<typename G::State>;
    requires Named<typename G::Question>;
    { G::id } -> std::convertible_to<std::string_view>;
    { G::title } -> std::convertible_to<std::string_view>;
    { G::min_players } -> std::convertible_to<int>;
    { G::max_players } -> std::convertible_to<int>;

    // Why these options or this content cannot be played, or null.
    { G::complaint(0, options, content) } -> std::same_as<Complaint>;
    // `complaint` must have been null.
    { G::make_rules(0, options, content) } -> std::same_as<typename G::Rules>;

    { G::setup(rules, chance, tell) } -> std::same_as<typename G::State>;
    // Whom the present question went to: public facts only, by its signature. Empty when the game is over.
    { G::asked(table) } -> std::same_as<SeatSet>;
    // Who has not answered it yet; each seat knows its own bit.
    { G::owing(constant) } -> std::same_as<SeatSet>;
    // Which decision of the catalogue that seat has before it.
    { G::question(table, seat) } -> std::same_as<typename G::Question>;
    // Every legal answer of that seat, and nothing else. Clears the list first.
    { G::offer(rules, seen, offers) } -> std::same_as<void>;
    // The answer must be among the offers of a seat that owes one.
    { G::apply(rules, state, seat, choice, chance, tell) } -> std::same_as<void>;
    // What the catalogue lets an expired clock answer: one of the offers, found from what that seat sees.
    { G::timeout(rules, seen) } -> std::same_as<typename G::Choice>;
    { G::clock_seconds(rules, table, seat) } -> std::same_as<int>;
    { G::is_over(table) } -> std::same_as<bool>;
    { G::result(rules, table) } -> std::same_as<Result>;
    // A possible whole state behind a view: check() holds, and the view, offers and asked are unchanged.
    { G::redeal(rules, view, chance) } -> std::same_as<typename G::State>;
    // What is wrong with a state, or null.
    { G::check(rules, constant) } -> std::same_as<Complaint>;
    // No game is longer than this many answers.
    { G::longest(rules) } -> std::same_as<u32>;
};

// Optional hooks, each tested against the plain path:
//   settle(rules, state, chance, tell)      answers every forced seat of a fresh round at once
//   pick(rules, seen, fast_chance, choice)  a uniformly random answer without writing the list; returns the
//   number
//                                           of legal answers
//   for_person(rules, view)                 takes out of a person's view what table options keep for bots
//   only turned(rules, state, steps, out)        the same position with every seat moved `steps` on; false if
//   the rules
//                                           are not symmetric under that turn; also turned_choice
template <class G>
concept HasSettle = requires(const typename G::Rules& rules, typename G::State& state, FastChance& chance,
                             Silence& tell) { G::settle(rules, state, chance, tell); };
template <class G>
concept HasPick = requires(const typename G::Rules& rules, typename G::Seen seen, FastChance& chance,
                           typename G::Choice& choice) {
    { G::pick(rules, seen, chance, choice) } -> std::same_as<int>;
};
template <class G>
concept HasPersonView =
    requires(const typename G::Rules& rules, typename G::View& view) { G::for_person(rules, view); };
template <class G>
concept HasTurn = requires(const typename G::Rules& rules, const typename G::State& state,
                           typename G::State& out, typename G::Choice choice) {
    { G::turned(rules, state, 1, out) } -> std::same_as<bool>;
    { G::turned_choice(rules, choice, 1) } -> std::same_as<typename G::Choice>;
};

template <Game G>
constexpr typename G::Seen seen_by(const typename G::State& state, Seat seat) {
    return {state.table, state.own[seat], seat};
}
template <Game G>
constexpr typename G::Seen seen_in(const typename G::View& view) {
    return {view.table, view.mine, view.viewer};
}
template <Game G>
constexpr typename G::View view_for(const typename G::State& state, Seat viewer) {
    return view_of<typename G::View>(state, viewer);
}

}  // namespace fg
