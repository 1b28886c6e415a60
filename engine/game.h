// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The contract of a game: plain types, and pure functions over them. docs/add_a_game.md walks through it; Lantern Lottery
// (tests/toys/lantern_lottery) is the smallest complete example.
//
// A game writes its functions beside its types, in its own namespace, and names the types once:
//
//   struct Game : GameFrom<Rules, State, Event, Offers, Question, Play> {
//       static constexpr std::string_view id = "huzzah", title = "Huzzah!";
//       static constexpr int min_players = 3, max_players = 8;
//       static constexpr Budget budget{.state_bytes = 400, .instructions = 350};
//   };
//   static_assert(fg::Game<Game>);
//
// GameFrom makes `setup` and `apply` of the game's Play, and finds the other functions by the type of their first
// argument. Everything generic (bots, matches, the suite) calls them as `G::offer(...)`.
#pragma once

#include <concepts>

#include "engine/chance.h"
#include "engine/containers.h"
#include "engine/report.h"
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

// What a game may cost. The suite checks the bytes, scripts/instructions the instructions: of a decision with at
// least two answers, in random play.
struct Budget {
    int state_bytes;
    int instructions;
};

// Receives events during `setup`, `apply` and the like. Self-play uses this one, which compiles away. The rules change the
// state first and tell of it then, so that whoever looks at the state at that moment sees what is told.
struct Silence {
    static constexpr bool listens = false;
    template <class Event>
    constexpr void operator()(Audience, const Event&) const {}
};

// A sentence that says what is wrong; null means that all is well.
using Complaint = const char*;

// A choice that somebody would think of and that is not offered: why, and the rule.
template <class Choice>
struct Barred {
    Choice choice;
    const char* why;
    const char* rule;
};
template <class Choice, int N>
using BarredList = OfferList<Barred<Choice>, N>;

// How to get at the functions of a game's namespace: a call in here finds them by their arguments alone.
namespace contract {
#define FG_CONTRACT(name)                                             \
    template <class... Args>                                          \
    [[gnu::always_inline]] constexpr auto call_##name(Args&&... args) \
        ->decltype(name(static_cast<Args&&>(args)...)) {              \
        return name(static_cast<Args&&>(args)...);                    \
    }
FG_CONTRACT(complaint)
FG_CONTRACT(make_rules)
FG_CONTRACT(question)
FG_CONTRACT(offer)
FG_CONTRACT(timeout)
FG_CONTRACT(clock_seconds)
FG_CONTRACT(is_over)
FG_CONTRACT(result)
FG_CONTRACT(redeal)
FG_CONTRACT(check)
FG_CONTRACT(longest)
FG_CONTRACT(accepts)
FG_CONTRACT(bar)
FG_CONTRACT(ending)
FG_CONTRACT(standing)
FG_CONTRACT(first_seat)
FG_CONTRACT(shared_clock)
FG_CONTRACT(is_left_to_player)
FG_CONTRACT(settle)
FG_CONTRACT(pick)
FG_CONTRACT(for_person)
FG_CONTRACT(for_newcomer)
FG_CONTRACT(derived)
FG_CONTRACT(heir)
FG_CONTRACT(inherited)
FG_CONTRACT(turned)
FG_CONTRACT(turned_choice)
#undef FG_CONTRACT
}  // namespace contract

// The functions of a game's namespace as static members of a type.
#define FG_FORWARD(name)                                                                           \
    template <class... Args>                                                                       \
        requires requires(Args&&... args) { contract::call_##name(static_cast<Args&&>(args)...); } \
    [[gnu::always_inline]] static constexpr decltype(auto) name(Args&&... args) {                  \
        return contract::call_##name(static_cast<Args&&>(args)...);                                \
    }
// The rules themselves are a `Play<Chance, Tell>`: the rules of the table, a state, chance and a listener, in this order, and
//   set_up()                 deals into a fresh state
//   answer(seat, choice)     carries out an answer
//   expire(seat)             what an expired clock does, if that is more than `timeout`
//   report(report)           what nobody was asked for, if there are such things
template <class Rules_, class State_, class Event_, class Offers_, class Question_,
          template <class, class> class Play>
struct GameFrom {
    using Rules = Rules_;
    using State = State_;
    using Table = typename State::Table;
    using View = ViewOf<State>;
    using Seen = SeenOf<State>;
    using Choice = typename State::Round::Choice;
    using Event = Event_;
    using Offers = Offers_;
    using Question = Question_;

    static constexpr Complaint complaint(int players, const typename Rules::Options& options,
                                         const typename Rules::Content& content) {
        return contract::call_complaint(players, options, content);
    }
    static constexpr Rules make_rules(int players, const typename Rules::Options& options,
                                      const typename Rules::Content& content) {
        return contract::call_make_rules(players, options, content);
    }
    template <class C, class T>
    [[gnu::always_inline]] static constexpr State setup(const Rules& rules, C& chance, T& tell) {
        State state;
        Play<C, T>{rules, state, chance, tell}.set_up();
        return state;
    }
    [[gnu::always_inline]] static constexpr Question question(const Table& table, Seat seat) {
        return contract::call_question(table, seat);
    }
    [[gnu::always_inline]] static constexpr void offer(const Rules& rules, Seen seen, Offers& offers) {
        contract::call_offer(rules, seen, offers);
    }
    template <class C, class T>
    [[gnu::always_inline]] static constexpr void apply(const Rules& rules, State& state, Seat seat,
                                                       const Choice& choice, C& chance, T& tell) {
        Play<C, T>{rules, state, chance, tell}.answer(seat, choice);
    }
    template <class C, class T>
        requires requires(Play<C, T>& play, Seat seat) { play.expire(seat); }
    static constexpr void expire(const Rules& rules, State& state, Seat seat, C& chance, T& tell) {
        Play<C, T>{rules, state, chance, tell}.expire(seat);
    }
    template <class C, class T>
        requires requires(Play<C, T>& play, const Report& report) { play.report(report); }
    static constexpr void report(const Rules& rules, State& state, const Report& report, C& chance, T& tell) {
        Play<C, T>{rules, state, chance, tell}.report(report);
    }
    [[gnu::always_inline]] static constexpr Choice timeout(const Rules& rules, Seen seen) {
        return contract::call_timeout(rules, seen);
    }
    [[gnu::always_inline]] static constexpr int clock_seconds(const Rules& rules, const Table& table,
                                                              Seat seat) {
        return contract::call_clock_seconds(rules, table, seat);
    }
    [[gnu::always_inline]] static constexpr bool is_over(const Table& table) {
        return contract::call_is_over(table);
    }
    [[gnu::always_inline]] static constexpr Result result(const Rules& rules, const Table& table) {
        return contract::call_result(rules, table);
    }
    template <class C>
    [[gnu::always_inline]] static constexpr State redeal(const Rules& rules, const View& view, C& chance) {
        return contract::call_redeal(rules, view, chance);
    }
    [[gnu::always_inline]] static constexpr Complaint check(const Rules& rules, const State& state) {
        return contract::call_check(rules, state);
    }
    [[gnu::always_inline]] static constexpr u32 longest(const Rules& rules) {
        return contract::call_longest(rules);
    }
    // Optional ones: there if the game has them.
    FG_FORWARD(accepts)
    FG_FORWARD(bar)
    FG_FORWARD(ending)
    FG_FORWARD(standing)
    FG_FORWARD(first_seat)
    FG_FORWARD(shared_clock)
    FG_FORWARD(is_left_to_player)
    FG_FORWARD(settle)
    FG_FORWARD(pick)
    FG_FORWARD(for_person)
    FG_FORWARD(for_newcomer)
    FG_FORWARD(derived)
    FG_FORWARD(heir)
    FG_FORWARD(inherited)
    FG_FORWARD(turned)
    FG_FORWARD(turned_choice)
};
#undef FG_FORWARD

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
    { G::budget } -> std::convertible_to<Budget>;

    // Why these options or this content cannot be played, with the entry it is about; or null.
    { G::complaint(0, options, content) } -> std::same_as<Complaint>;
    // `complaint` must have been null.
    { G::make_rules(0, options, content) } -> std::same_as<typename G::Rules>;

    // Deals, and opens the first round. From here on `state.round` says who is asked and who owes an answer; when the game
    // is over, nobody is asked. Whom a question goes to must follow from public facts.
    { G::setup(rules, chance, tell) } -> std::same_as<typename G::State>;
    // Which decision of the catalogue a seat that is asked has before it. Public facts only, by its signature.
    { G::question(table, seat) } -> std::same_as<typename G::Question>;
    // Every legal answer (or next step of an answer) of a seat that owes one, and nothing else. Clears the list first.
    { G::offer(rules, seen, offers) } -> std::same_as<void>;
    // Takes an answer that was offered to a seat that owes one, and runs on until somebody must be asked again or the game
    // is over.
    { G::apply(rules, state, seat, choice, chance, tell) } -> std::same_as<void>;
    // What the catalogue lets an expired clock answer: one of the offers of a seat that has begun no group, found from what
    // that seat sees. Also what a player passes with who wants to pass every time. A game with `expire` may name none,
    // Choice{}, where its clock draws or abstains.
    { G::timeout(rules, seen) } -> std::same_as<typename G::Choice>;
    // How long a seat may think about its question, all steps of it together.
    { G::clock_seconds(rules, table, seat) } -> std::same_as<int>;
    { G::is_over(table) } -> std::same_as<bool>;
    { G::result(rules, table) } -> std::same_as<Result>;
    // A possible whole state behind a view: check() holds, and the view, offers and round are unchanged.
    { G::redeal(rules, view, chance) } -> std::same_as<typename G::State>;
    // What is wrong with a state, or null.
    { G::check(rules, constant) } -> std::same_as<Complaint>;
    // No game is longer than this many answers, a group counted as one.
    { G::longest(rules) } -> std::same_as<u32>;
};

// Optional, each with its own concept. Rules that need more than the plain contract:
//
//   expire(rules, state, seat, chance, tell)
//       an expired clock that draws by chance, or answers what is not offered (abstains). Without it `timeout` is applied, to
//       an answer in steps until it is whole.
//   accepts(rules, table, report) and report(rules, state, report, chance, tell)
//       what nobody was asked for, see report.h
//   bar(rules, seen, list)
//       choices somebody would think of that are not offered, with the reason and the rule
//   ending(rules, table)
//       how a game that is over has ended, as a Named enumeration; `none` while it runs
//   standing(rules, state)
//       how far each seat is, with the whole truth in sight, where the scores only say who has won: studies of many games take
//       it for points when they ask who leads
//   first_seat(table)
//       who began, where that is not the first seat
//   shared_clock(table, seat)
//       a number, other than 0, for questions of a seat that share one clock: what one of them took, the next one lacks
//   is_left_to_player(table, seat)
//       whether the table waits for the seat's answer even if there is only one
//   for_person(rules, view)
//       takes out of a person's view what table options keep for bots only
//   for_newcomer(rules, view)
//       takes out of a seat's view what table options let nobody know who has not seen the whole game from there
//   derived(rules)
//       what whoever draws the table must know and nobody chooses, because it follows from the player count, the options
//       and the content: a struct with fields, sent with the content
//   heir(rules, table) and inherited(options, heir)
//       what one game hands on to the next one of the same players: who takes something along (no_seat: nobody), and the
//       options of a game into which that seat brings it
//
// Speed, and what follows from the rest; the suite holds each against the plain path:
//
//   settle(rules, state, chance, tell)
//       answers every forced seat of a fresh round at once
//   pick(rules, seen, fast_chance, choice)
//       a uniformly random answer without writing the list; returns the number of legal answers
//   turned(rules, state, steps, out), turned_choice(rules, choice, steps)
//       the same position with every seat moved `steps` on; false if the rules are not symmetric under that turn
template <class G>
concept HasExpire =
    requires(const typename G::Rules& rules, typename G::State& state, Seat seat, FastChance& chance,
             Silence& tell) { G::expire(rules, state, seat, chance, tell); };
template <class G>
concept HasReports =
    requires(const typename G::Rules& rules, typename G::State& state, const typename G::State::Table& table,
             const Report& report, FastChance& chance, Silence& tell) {
        { G::accepts(rules, table, report) } -> std::same_as<bool>;
        G::report(rules, state, report, chance, tell);
    };
inline constexpr int most_barred = 32;
template <class G>
concept HasBars = requires(const typename G::Rules& rules, typename G::Seen seen,
                           BarredList<typename G::Choice, most_barred>& list) { G::bar(rules, seen, list); };
template <class G>
concept HasEnding = requires(const typename G::Rules& rules, const typename G::State::Table& table) {
    requires Named<std::remove_cvref_t<decltype(G::ending(rules, table))>>;
};
template <class G>
concept HasStanding = requires(const typename G::Rules& rules, const typename G::State& state) {
    { G::standing(rules, state) } -> std::same_as<PerSeat<i16>>;
};
template <class G>
concept HasFirstSeat = requires(const typename G::State::Table& table) {
    { G::first_seat(table) } -> std::same_as<Seat>;
};
template <class G>
constexpr Seat first_seat_of(const typename G::State::Table& table) {
    if constexpr (HasFirstSeat<G>)
        return G::first_seat(table);
    else
        return seat_of(0);
}
template <class G>
concept HasSharedClock = requires(const typename G::State::Table& table, Seat seat) {
    { G::shared_clock(table, seat) } -> std::same_as<u32>;
};
template <class G>
concept HasLeftToPlayer = requires(const typename G::State::Table& table, Seat seat) {
    { G::is_left_to_player(table, seat) } -> std::same_as<bool>;
};
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
concept HasNewcomerView =
    requires(const typename G::Rules& rules, typename G::View& view) { G::for_newcomer(rules, view); };
template <class G>
concept HasDerived =
    requires(const typename G::Rules& rules) { requires HasFields<decltype(G::derived(rules))>; };
template <class G>
concept HasHeirs = requires(const typename G::Rules& rules, const typename G::Rules::Options& options,
                            const typename G::State::Table& table, Seat seat) {
    { G::heir(rules, table) } -> std::same_as<Seat>;
    { G::inherited(options, seat) } -> std::same_as<typename G::Rules::Options>;
};
template <class G>
concept HasTurn = requires(const typename G::Rules& rules, const typename G::State& state,
                           typename G::State& out, typename G::Choice choice) {
    { G::turned(rules, state, 1, out) } -> std::same_as<bool>;
    { G::turned_choice(rules, choice, 1) } -> std::same_as<typename G::Choice>;
};

template <Game G>
constexpr typename G::Seen seen_by(const typename G::State& state, Seat seat) {
    return seen_of(state, seat);
}
template <Game G>
constexpr typename G::Seen seen_in(const typename G::View& view) {
    return seen_of<typename G::State>(view);
}
template <Game G>
constexpr typename G::View view_for(const typename G::State& state, Seat viewer) {
    return view_of(state, viewer);
}

// The seat's clock has run out: what it has picked so far is dropped, and the catalogue's default answers for it, with all its
// steps.
template <Game G, class C, class T>
constexpr void expire(const typename G::Rules& rules, typename G::State& state, Seat seat, C& chance,
                      T& tell) {
    state.round.drop_group(seat);
    if constexpr (HasExpire<G>) return G::expire(rules, state, seat, chance, tell);
    const auto round = state.round.number;
    do G::apply(rules, state, seat, G::timeout(rules, seen_by<G>(state, seat)), chance, tell);
    while (state.round.number == round && state.round.is_in_group(seat));
}

// True if the answer that led from `before` to `after` left the round open: others of it, or the same seat, still owe.
template <class State>
constexpr bool is_same_round(const State& before, const State& after) {
    return before.round.number == after.round.number;
}
// True if that answer of the seat was one step of an answer, with more to come.
template <class State>
constexpr bool is_step_between(const State& before, const State& after, Seat seat) {
    return is_same_round(before, after) && after.round.is_in_group(seat);
}
// True if such an answer was seen by everybody at once; else it was sealed, or a step of a group.
template <class State>
constexpr bool was_open(const State& before, const State& after) {
    return before.round.open_answers != after.round.open_answers;
}

}  // namespace fg
