// SPDX-License-Identifier: Apache-2.0
// Random play as the server would see it: any seat that owes an answer may be next, every event is kept,
// every chance outcome is known by its word.
#pragma once

#include <string>
#include <vector>

#include "engine/hash.h"
#include "engine/match.h"
#include "tests/conformance/tables.h"

namespace fg::conformance {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_slow_build = true;
#else
inline constexpr bool is_slow_build = false;
#endif

// What was answered, and what chance added, in one step.
template <Game G>
struct Answer {
    Seat seat = no_seat;
    typename G::Choice choice{};
    std::vector<ChanceWord> chance;
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
        return {.seat = seat, .choice = by_habit(seat), .chance = {}};
    }
    void answer(const Answer<G>& answer) {
        const bool was_fresh = is_fresh();
        const SeatSet left = owing().without(answer.seat), asked = G::asked(state.table);
        RecordingSource recording(source_);
        NamedChance chance(recording);
        Telling<typename G::Event> tell{told};
        last = answer;
        G::apply(rules, state, answer.seat, answer.choice, chance, tell);
        last.chance = recording.words();
        ++answers;
        const bool is_sealed =
            !is_over() && !left.is_empty() && owing() == left && G::asked(state.table) == asked;
        if (was_fresh || !is_sealed) sealed.clear();
        if (is_sealed) sealed.push_back(last);
    }
    void step() { answer(next_answer()); }

    const typename G::Rules& rules;
    State state{};
    Told told;
    Answer<G> last;
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

// Plays walks at every table of that player count, `games` at each and more where games are short.
// `visit(walk, note)` plays one; `note(what)` keeps a failure with where it happened.
template <Game G, class T, class Visit>
Failures at_every_table(int players, int games, Visit&& visit) {
    Failures failures;
    CatchChecks catching;
    const Tables<G, T> tables(players, failures);
    u64 seed = static_cast<u64>(players) * 100000;
    for (const TableCase<G>& at : tables.cases()) {
        const int more = 1 + 400 / static_cast<int>(G::longest(at.rules));
        for (int game = 0; game < games * more && !failures.is_full(); ++game) {
            const std::string where = at.name + ", seed " + std::to_string(++seed);
            try {
                Walk<G> walk(at, seed);
                visit(walk, [&](const std::string& what) {
                    failures.add(where + ", answer " + std::to_string(walk.answers) + ": " + what);
                });
            } catch (const CheckFailed& fault) {
                failures.add(where + ": " + fault.what());
            }
        }
    }
    return failures;
}

// A walk that can never end must not hang the suite.
template <Game G>
bool is_too_long(const Walk<G>& walk) {
    return walk.answers > G::longest(walk.rules);
}

}  // namespace fg::conformance
