// SPDX-License-Identifier: Apache-2.0
// Random play as the server would see it: any seat that owes an answer may be next, every event is kept,
// every chance outcome is known by its word.
#pragma once

#include <string>
#include <vector>

#include "engine/hash.h"
#include "match/match.h"
#include "tests/conformance/hearing.h"
#include "tests/conformance/tables.h"

namespace fg::conformance {

// A build with sanitizers walks an eighth of the way, but for what needs all of it.
#ifdef FG_SLOW_BUILD
inline u32 slowness = 8;
#else
inline u32 slowness = 1;
#endif
class WholeWay {
  public:
    WholeWay() = default;
    WholeWay(const WholeWay&) = delete;
    WholeWay& operator=(const WholeWay&) = delete;
    ~WholeWay() { slowness = before_; }

  private:
    u32 before_ = std::exchange(slowness, 1);
};

// One thing that happened to a game: an answer (or a step of one), an expired clock, or a report. And what chance added.
template <Game G>
struct Answer {
    Seat seat = no_seat;
    typename G::Choice choice{};
    bool is_timeout = false;
    Report report{};  // its kind is none unless this is one
    std::vector<Outcome> chance{};
    bool is_open = false;  // seen by everybody while its round went on

    bool is_report() const { return report.kind != ReportKind::none; }
    bool is_choice() const { return !is_timeout && !is_report(); }
};

// Does it to a state.
template <Game G, class C, class T>
void carry_out(const typename G::Rules& rules, typename G::State& state, const Answer<G>& answer, C& chance,
               T& tell) {
    if constexpr (HasReports<G>)
        if (answer.is_report()) return G::report(rules, state, answer.report, chance, tell);
    if (answer.is_timeout) return fg::expire<G>(rules, state, answer.seat, chance, tell);
    G::apply(rules, state, answer.seat, answer.choice, chance, tell);
}

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

// A rule of thumb, if the suite was given one by FG_CONFORMANCE.
template <Game G>
using Adviser = typename G::Choice (*)(const typename G::Rules&, const typename G::View&,
                                       const typename G::Offers&, FastChance&);
template <Game G>
inline constexpr Adviser<G> adviser_of = nullptr;

// A walk is left here: options may let a game go on for ever if nobody wants to end it.
inline constexpr u32 long_enough = 4000;

// Positions that play seldom comes to, if the game's test plants any.
template <Game G>
struct Planter {
    int count = 0;
    typename G::State (*plant)(const typename G::Rules& rules, int number) = nullptr;
};
template <Game G>
inline constexpr Planter<G> planter_of{};
// Where walks begin: with the deal, or some of them in a planted position.
enum class Start { dealt, planted_too };

template <Game G>
class Walk {
  public:
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Told = std::vector<ToldEvent<typename G::Event>>;
    using Moments = std::vector<State>;

    Walk(const TableCase<G>& at, u64 seed, Adviser<G> adviser)
        : rules(at.rules), dice(seed * 2 + 1), adviser_(adviser), source_(seed) {
        RecordingSource recording(source_);
        NamedChance chance(recording);
        Hearing<G> tell{told};
        state = G::setup(rules, chance, tell);
        moments.assign(told.size(), state);  // nobody looks on while cards are dealt
        last.chance = recording.words();
        habit_ = static_cast<Habit>(dice.below(8));
        if constexpr (HasReports<G>) arriving_ = dice.flip() ? SeatSet::first(players()) : SeatSet{};
    }
    // What was told so far belongs to another game.
    void plant(const State& planted) {
        state = planted;
        told.clear();
        moments.clear();
        last = {};
        is_planted = true;
    }

    int players() const { return rules.players; }
    bool is_over() const { return G::is_over(state.table); }
    SeatSet owing() const { return state.round.owing; }
    // Nobody has answered the present question yet, nor begun to.
    bool is_fresh() const {
        for (Seat seat : owing())
            if (state.round.so_far[seat].count > 0) return false;
        return state.round.is_fresh();
    }
    typename G::Seen seen(Seat seat) const { return seen_by<G>(state, seat); }
    std::vector<Choice> offers(Seat seat) const { return offers_of<G>(rules, seen(seat)); }

    Answer<G> next_answer() {
        if constexpr (HasReports<G>)
            for (const Report& report : {next_arrival(), any_report()})
                if (report.kind != ReportKind::none) return {.seat = report.seat, .report = report};
        const Seat seat = owing().nth(static_cast<int>(dice.below(static_cast<u32>(owing().size()))));
        return by_habit(seat);
    }
    void answer(const Answer<G>& answer) {
        const bool was_fresh = is_fresh();
        const State before = state;
        RecordingSource recording(source_);
        NamedChance chance(recording);
        Hearing<G> tell{told, &state, &moments};
        last = answer;
        carry_out<G>(rules, state, answer, chance, tell);
        last.chance = recording.words();
        ++answers;
        if (answer.is_timeout || (answer.is_choice() && !state.round.is_in_group(answer.seat))) ++decisions;
        is_round_open = is_same_round(before, state) && !is_over();
        last.is_open = is_round_open && (was_open(before, state) || last.is_report());
        if (was_fresh || !is_round_open) sealed.clear(), done_openly = {};
        if (last.is_open && last.is_choice() && !owing().has(answer.seat)) done_openly.add(answer.seat);
        if (is_round_open && !last.is_open) sealed.push_back(last);
    }
    void step() { answer(next_answer()); }

    const typename G::Rules& rules;
    State state{};
    bool is_planted = false;
    u32 leaves_at = long_enough;  // after so many answers
    Told told;
    Moments moments;  // the state when each event was told
    Answer<G> last;
    bool is_round_open = false;     // the last answer left its round open
    std::vector<Answer<G>> sealed;  // in the round that is still open, steps included
    SeatSet done_openly;            // who has answered that round to its end, seen by everybody
    u32 answers = 0;                // steps of an answer counted each
    u32 decisions = 0;              // an answer given in steps counted once, a report not at all
    FastChance dice;                // the walk's own choices, never the game's

  private:
    // Uniform play alone would seldom see the ends of some games: whole walks lean on the clock, on the first or the last
    // of the offers, or on the game's rule of thumb.
    enum class Habit { any, clock, first, last, advice };

    Answer<G> by_habit(Seat seat) {
        const std::vector<Choice> all = offers(seat);
        if (all.empty()) throw CheckFailed("a seat owes an answer and has none to give");
        if (dice.below(200) == 0) return {.seat = seat, .is_timeout = true};
        const bool leans = habit_ != Habit::any && dice.below(8) > 0;
        if (!leans) return {.seat = seat, .choice = any_of(all, dice)};
        switch (habit_) {
            case Habit::clock: return {.seat = seat, .is_timeout = true};
            case Habit::first: return {.seat = seat, .choice = all.front()};
            case Habit::last: return {.seat = seat, .choice = all.back()};
            case Habit::any:
            case Habit::advice: break;
        }
        return {.seat = seat, .choice = advised(seat, all)};
    }
    Choice advised(Seat seat, const std::vector<Choice>& all) {
        if (adviser_ == nullptr) return any_of(all, dice);
        typename G::Offers list;
        G::offer(rules, seen(seat), list);
        return list.size() == 1 ? list[0] : adviser_(rules, view_for<G>(state, seat), list, dice);
    }
    // In every other game whoever runs it says at once which seats people play, most of them.
    Report next_arrival() {
        while (!arriving_.is_empty()) {
            const Report report{.kind = ReportKind::live, .seat = arriving_.lowest()};
            arriving_.remove(report.seat);
            if (dice.below(4) != 0 && is_accepted(report)) return report;
        }
        return {};
    }
    // Now and then something nobody was asked for.
    Report any_report() {
        if (dice.below(60) != 0) return {};
        const Report report{
            .kind = static_cast<ReportKind>(dice.below(static_cast<u32>(name_count<ReportKind>))),
            .seat = seat_of(static_cast<int>(dice.below(static_cast<u32>(players())))),
            .value = static_cast<i16>(dice.below(100))};
        return is_accepted(report) ? report : Report{};
    }
    bool is_accepted([[maybe_unused]] const Report& report) const {
        if constexpr (HasReports<G>)
            return G::accepts(rules, state.table, report);
        else
            return false;
    }

    Adviser<G> adviser_;
    SeatSet arriving_;
    FastSource source_;
    Habit habit_ = Habit::any;
};

// How far walks go at one table: until they have `answers` answers together, and so many games at least. At one table of
// `whole_every` they go all the way, at the others they are left early.
struct Extent {
    u32 answers;
    int games = 1;
    int whole_every = 1;
};
inline constexpr u32 early = 60;
inline constexpr int random_sets = 200;
template <Game G>
bool is_long_enough(const Walk<G>& walk) {
    return walk.is_over() || walk.answers >= walk.leaves_at || walk.decisions > G::longest(walk.rules);
}
inline constexpr int most_games = 60;

// `visit(walk, note)` plays one walk; `note(what)` keeps a failure with where it happened. Of the games at one table every other one
// begins in a planted position, if `start` says so.
template <Game G, class T, class Visit>
Failures at_tables(const Tables<G, T>& tables, Failures& failures, int players, Extent extent, Visit&& visit,
                   Start start) {
    constexpr Planter<G> planter = planter_of<G>;
    CatchChecks catching;
    u64 seed = static_cast<u64>(players) * 100000;
    int number = players, plants = players, visited = 0;
    for (const TableCase<G>& at : tables.cases()) {
        // A slow build takes every fourth of many tables, other ones at each player count.
        if (slowness > 1 && tables.cases().size() > 20 && ++number % 4 != 0) continue;
        const bool is_whole = visited++ % extent.whole_every == 0;
        u32 played = 0;
        for (int game = 0; game < most_games && !failures.is_full(); ++game) {
            if (game >= extent.games && played >= extent.answers) break;
            const std::string where = at.name + ", seed " + std::to_string(++seed);
            try {
                Walk<G> walk(at, seed, adviser_of<G>);
                if (start == Start::planted_too && planter.count > 0 && game % 2 == 1)
                    walk.plant(planter.plant(at.rules, plants++ % planter.count));
                if (!is_whole) walk.leaves_at = early;
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
template <Game G, class T, class Visit>
Failures at_every_table(int players, u32 answers, Visit&& visit, Start start = Start::dealt) {
    Failures failures;
    const Tables<G, T> tables(players, failures);
    return at_tables(tables, failures, players, {.answers = answers}, visit, start);
}
// At one of so many random sets of options a dear promise is tried on the whole way.
template <Game G>
inline constexpr int whole_every_of = 8;
// A walk each with random sets of options, and one from a planted position.
enum class Sets {
    whole,       // all walked to the end
    often_early  // most walks are left early; a slow build has fewer, and walks these to the end
};
template <Game G, class T, class Visit>
Failures at_random_tables(int players, Sets sets, Visit&& visit, Start start = Start::dealt) {
    Failures failures;
    const bool is_dear = sets == Sets::often_early;
    const bool is_slow = slowness > 1;
    const Tables<G, T> tables(players, failures, is_dear && is_slow ? random_sets / 4 : random_sets);
    const bool plants = start == Start::planted_too && planter_of<G>.count > 0;
    const Extent extent{
        .answers = 1, .games = plants ? 2 : 1, .whole_every = is_dear && !is_slow ? whole_every_of<G> : 1};
    return at_tables(tables, failures, players, extent, visit, start);
}

}  // namespace fg::conformance
