// SPDX-License-Identifier: Apache-2.0
// Random play as the server would see it: any seat that owes an answer may be next, every event is kept,
// every chance outcome is known by its word.
#pragma once

#include <string>
#include <vector>

#include "engine/hash.h"
#include "match/match.h"
#include "tests/conformance/tables.h"

namespace fg::conformance {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr u32 slowness = 8;
#else
inline constexpr u32 slowness = 1;
#endif

// Questions that are answered in the open although others still owe their answers, such as several players
// setting up their own places at once. A game that has some specialises this in its test; all other answers
// of a simultaneous round are sealed.
template <Game G>
struct OpenQuestions {
    static bool has(typename G::Question) { return false; }
};

// What was answered, and what chance added, in one step.
template <Game G>
struct Answer {
    Seat seat = no_seat;
    typename G::Choice choice{};
    std::vector<ChanceWord> chance{};
    bool is_open = false;
};

template <Game G>
std::vector<typename G::Choice> offers_of(const typename G::Rules& rules, typename G::Seen seen) {
    typename G::Offers offers;
    G::offer(rules, seen, offers);
    return {offers.begin(), offers.end()};
}

template <class Items>
const auto& any_of(const Items& items, FastChance& chance) {
    return items[chance.below(static_cast<u32>(items.size()))];
}

// A seat's viewers: everybody at the table, and a spectator.
inline std::vector<Seat> viewers(int players) {
    std::vector<Seat> list;
    for (Seat seat : SeatSet::first(players)) list.push_back(seat);
    list.push_back(no_seat);
    return list;
}

// True if an answer led from `before` to `after` and others of that round still owe theirs.
template <Game G>
bool keeps_round_open(const typename G::State& before, const Answer<G>& answer,
                      const typename G::State& after) {
    const SeatSet left = G::owing(before).without(answer.seat);
    return !left.is_empty() && !G::is_over(after.table) && G::asked(after.table) == G::asked(before.table) &&
           (G::owing(after) == left || (answer.is_open && G::owing(after) == G::owing(before)));
}

template <Game G>
class Walk {
  public:
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Told = std::vector<ToldEvent<typename G::Event>>;

    Walk(const TableCase<G>& at, u64 seed) : rules(at.rules), dice(seed * 2 + 1), source_(seed) {
        RecordingSource recording(source_);
        NamedChance chance(recording);
        Telling<typename G::Event> tell{told};
        state = G::setup(rules, chance, tell);
        last.chance = recording.words();
        habit_ = static_cast<int>(dice.below(4));
    }

    int players() const { return rules.players; }
    bool is_over() const { return G::is_over(state.table); }
    SeatSet owing() const { return G::owing(state); }
    // Nobody has answered the present question yet.
    bool is_fresh() const { return owing() == G::asked(state.table); }
    typename G::Seen seen(Seat seat) const { return seen_by<G>(state, seat); }
    std::vector<Choice> offers(Seat seat) const { return offers_of<G>(rules, seen(seat)); }

    Answer<G> next_answer() {
        const Seat seat = owing().nth(static_cast<int>(dice.below(static_cast<u32>(owing().size()))));
        return {.seat = seat, .choice = by_habit(seat)};
    }
    void answer(const Answer<G>& answer) {
        const bool was_fresh = is_fresh();
        const State before = state;
        RecordingSource recording(source_);
        NamedChance chance(recording);
        Telling<typename G::Event> tell{told};
        last = answer;
        last.is_open = OpenQuestions<G>::has(G::question(state.table, answer.seat));
        G::apply(rules, state, answer.seat, answer.choice, chance, tell);
        last.chance = recording.words();
        ++answers;
        is_round_open = keeps_round_open<G>(before, last, state);
        if (was_fresh || !is_round_open) sealed.clear();
        if (is_round_open && !last.is_open) sealed.push_back(last);
    }
    void step() { answer(next_answer()); }

    const typename G::Rules& rules;
    State state{};
    Told told;
    Answer<G> last;
    bool is_round_open = false;     // the last answer left others of its round to answer
    std::vector<Answer<G>> sealed;  // in the round that is still open
    u32 answers = 0;
    FastChance dice;  // the walk's own choices, never the game's

  private:
    // Uniform play alone would seldom see the ends of some games: whole walks lean on the clock's answer, on
    // the first or on the last of the offers.
    Choice by_habit(Seat seat) {
        const std::vector<Choice> all = offers(seat);
        if (all.empty()) throw CheckFailed("a seat owes an answer and has none to give");
        const bool leans = habit_ > 0 && dice.below(4) > 0;
        if (!leans) return any_of(all, dice);
        if (habit_ == 1) return G::timeout(rules, seen(seat));
        return habit_ == 2 ? all.front() : all.back();
    }

    FastSource source_;
    int habit_ = 0;
};

// Plays walks at every table of that player count, until they have `answers` answers together.
// `visit(walk, note)` plays one; `note(what)` keeps a failure with where it happened.
template <Game G, class T, class Visit>
Failures at_every_table(int players, u32 answers, Visit&& visit) {
    constexpr int most_games = 60;
    Failures failures;
    CatchChecks catching;
    const Tables<G, T> tables(players, failures);
    u64 seed = static_cast<u64>(players) * 100000;
    int number = players;
    for (const TableCase<G>& at : tables.cases()) {
        // A slow build takes every fourth of many tables, other ones at each player count.
        if (slowness > 1 && tables.cases().size() > 20 && ++number % 4 != 0) continue;
        u32 played = 0;
        for (int game = 0; game < most_games && played < answers && !failures.is_full(); ++game) {
            const std::string where = at.name + ", seed " + std::to_string(++seed);
            try {
                Walk<G> walk(at, seed);
                visit(walk, [&](const std::string& what) {
                    failures.add(where + ", answer " + std::to_string(walk.answers) + ": " + what);
                });
                played += walk.answers;
            } catch (const CheckFailed& fault) {
                failures.add(where + ": " + fault.what());
            }
        }
    }
    return failures;
}

// A walk is left here: options may let a game go on for ever if nobody wants to end it.
inline constexpr u32 long_enough = 4000;
template <Game G>
bool is_long_enough(const Walk<G>& walk) {
    return walk.is_over() || walk.answers >= long_enough || walk.answers > G::longest(walk.rules);
}

}  // namespace fg::conformance
