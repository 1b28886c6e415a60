// SPDX-License-Identifier: Apache-2.0
// Promises 8 and 9: turned seats, the size of a state, and the hooks for speed against the plain path.
// (Instruction counts need callgrind: scripts/instructions.)
#pragma once

#include <cmath>

#include "engine/playout.h"
#include "tests/conformance/play_promises.h"

namespace fg::conformance {

inline SeatSet turned_seats(SeatSet seats, int steps, int players) {
    SeatSet turned;
    for (Seat seat : seats) turned.add(clockwise(seat, steps, players));
    return turned;
}

inline Result turned_result(const Result& result, int steps, int players) {
    Result turned{.is_over = result.is_over, .winners = turned_seats(result.winners, steps, players)};
    for (Seat seat : SeatSet::first(players)) {
        turned.score[clockwise(seat, steps, players)] = result.score[seat];
        turned.place[clockwise(seat, steps, players)] = result.place[seat];
    }
    return turned;
}

// The outcomes of a step with the seats among them turned too.
class TurnedSource final : public ChanceSource {
  public:
    TurnedSource(const std::vector<Outcome>& words, int steps, int players)
        : words_(words), steps_(steps), players_(players) {}
    int answer(const Draw& step) override {
        int answer = next_ < words_.size() ? turned_answer(step) : -1;
        ++next_;
        if (answer < 0) fits_ = false, answer = answer_at(step, 0);
        return answer;
    }
    bool fits() const { return fits_ && next_ == words_.size(); }

  private:
    int turned_answer(const Draw& step) const {
        if (step.kind != Draw::Kind::seat) return answer_for(step, words_[next_]);
        const int* seat = std::get_if<int>(&words_[next_]);
        return seat == nullptr ? -1 : answer_for(step, index_of(clockwise(seat_of(*seat), steps_, players_)));
    }
    const std::vector<Outcome>& words_;
    int steps_, players_;
    std::size_t next_ = 0;
    bool fits_ = true;
};

// What a turned position has different but for the names of its seats, or nothing.
template <Game G>
std::string fault_of_turn(const Walk<G>& walk, const typename G::State& turned, int steps) {
    const int players = walk.players();
    if (const Complaint complaint = G::check(walk.rules, turned)) return complaint;
    if (turned.round.asked != turned_seats(walk.state.round.asked, steps, players)) return "others are asked";
    if (walk.is_over()) return "";
    if (turned.round.owing != turned_seats(walk.owing(), steps, players)) return "others owe an answer";
    for (Seat seat : walk.owing()) {
        const Seat moved = clockwise(seat, steps, players);
        const auto offers = offers_of<G>(walk.rules, seen_by<G>(turned, moved));
        const auto expected = walk.offers(seat);
        if (offers.size() != expected.size()) return "another number of choices is offered";
        for (const auto& choice : expected)
            if (std::find(offers.begin(), offers.end(), G::turned_choice(walk.rules, choice, steps)) ==
                offers.end())
                return "not offered to the turned seat: " + to_json(choice);
    }
    return "";
}

// Turns by one of the numbers of seats the table is symmetric under, at random; 0 if there is none.
template <Game G>
int turn_somehow(Walk<G>& walk, typename G::State& turned) {
    const int first = static_cast<int>(walk.dice.below(static_cast<u32>(walk.players())));
    for (int k = 0; k < walk.players(); ++k) {
        const int steps = (first + k) % walk.players();
        if (steps != 0 && G::turned(walk.rules, walk.state, steps, turned)) return steps;
    }
    return 0;
}

// Promise 8.
template <Game G, class Note>
void walk_turned(Walk<G>& walk, const Note& note) {
    while (!is_long_enough(walk)) {
        typename G::State turned, expected;
        const int steps = turn_somehow(walk, turned);
        if (steps == 0) return;
        if (const std::string fault = fault_of_turn(walk, turned, steps); !fault.empty()) return note(fault);
        walk.step();
        TurnedSource source(walk.last.chance, steps, walk.players());
        NamedChance chance(source);
        Silence silence;
        Answer<G> moved = walk.last;
        moved.seat = clockwise(walk.last.seat, steps, walk.players());
        moved.report.seat = moved.seat;
        moved.choice = G::turned_choice(walk.rules, walk.last.choice, steps);
        carry_out<G>(walk.rules, turned, moved, chance, silence);
        if (!source.fits()) return note("chance is asked for something else when the seats are turned");
        if (!G::turned(walk.rules, walk.state, steps, expected) || !(turned == expected))
            return note("the same answer leads elsewhere when the seats are turned");
        if (!(G::result(walk.rules, turned.table) ==
              turned_result(G::result(walk.rules, walk.state.table), steps, walk.players())))
            return note("the result is another when the seats are turned");
    }
}
template <Game G, class T>
Failures turned_seats_change_names_only(int players) {
    if constexpr (!HasTurn<G>) {
        return {};
    } else {
        const auto visit = [](Walk<G>& walk, const auto& note) { walk_turned(walk, note); };
        return at_every_table<G, T>(players, 1000 / slowness, visit, Start::planted_too);
    }
}

// One by one, in the order of seats, as long as somebody has only one answer: `settle` must have stopped
// somewhere on this way.
template <Game G>
bool is_settled_alike(const typename G::Rules& rules, const typename G::State& before, u64 seed) {
    Silence silence;
    FastChance settling(seed), plain(seed);
    typename G::State settled = before, state = before;
    G::settle(rules, settled, settling, silence);
    const u64 bits_after = settling.bits();
    for (;;) {
        if (settled == state && FastChance(plain).bits() == bits_after) return true;
        Seat forced = no_seat;
        for (Seat seat : G::is_over(state.table) ? SeatSet{} : state.round.owing)
            if (forced == no_seat && offers_of<G>(rules, seen_by<G>(state, seat)).size() == 1) forced = seat;
        if (forced == no_seat) return false;
        G::apply(rules, state, forced, offers_of<G>(rules, seen_by<G>(state, forced)).front(), plain,
                 silence);
    }
}

// The chi-square of counts that should be equal must stay within six standard deviations or so.
inline bool looks_uniform(const std::vector<int>& counts, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
    double sum = 0;
    for (int count : counts) sum += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size()) - 1;
    return sum <= freedom + 6 * std::sqrt(2 * freedom) + 18;
}

template <Game G>
std::string fault_of_pick(const typename G::Rules& rules, typename G::Seen seen, FastChance& dice) {
    const auto offers = offers_of<G>(rules, seen);
    std::vector<int> counts(offers.size());
    const int draws = static_cast<int>(offers.size()) * (offers.size() == 1 ? 2 : 60);
    for (int n = 0; n < draws; ++n) {
        typename G::Choice choice;
        if (G::pick(rules, seen, dice, choice) != static_cast<int>(offers.size()))
            return "pick counts another number of answers than are offered";
        const auto found = std::find(offers.begin(), offers.end(), choice);
        if (found == offers.end()) return "pick gives what is not offered: " + to_json(choice);
        ++counts[static_cast<std::size_t>(found - offers.begin())];
    }
    if (offers.size() > 1 && !looks_uniform(counts, draws)) return "pick favours some answers";
    return "";
}

// What an expired clock answers is one of the offers. A game whose clocks draw or abstain (`expire`) may name nothing.
template <Game G>
std::string fault_of_timeout(const Walk<G>& walk, Seat seat, const std::vector<typename G::Choice>& offers) {
    if (walk.state.round.is_in_group(seat)) return "";
    const auto timeout = G::timeout(walk.rules, walk.seen(seat));
    if (HasExpire<G> && timeout == typename G::Choice{}) return "";
    if (std::find(offers.begin(), offers.end(), timeout) == offers.end())
        return "an expired clock answers what is not offered: " + to_json(timeout);
    return "";
}
// Wherever a clock runs out, a sound state is left behind: whatever was begun is dropped, and somebody goes on.
template <Game G>
std::string fault_of_expiry(Walk<G>& walk, Seat seat) {
    typename G::State state = walk.state;
    FastChance chance(walk.dice.bits());
    Silence silence;
    fg::expire<G>(walk.rules, state, seat, chance, silence);
    if (const Complaint complaint = G::check(walk.rules, state)) return complaint;
    if (const Complaint complaint = complaint_of(state.round, walk.players())) return complaint;
    if (!G::is_over(state.table) && state.round.owing.is_empty()) return "nobody owes an answer";
    if (is_same_round(walk.state, state) && state.round.is_in_group(seat)) return "the group goes on";
    return "";
}
// What is barred is not offered, and says why.
template <Game G>
std::string fault_of_bars(const Walk<G>& walk, Seat seat, const std::vector<typename G::Choice>& offers) {
    if constexpr (HasBars<G>) {
        BarredList<typename G::Choice, most_barred> bars;
        G::bar(walk.rules, walk.seen(seat), bars);
        for (const auto& bar : bars) {
            if (std::find(offers.begin(), offers.end(), bar.choice) != offers.end())
                return "barred and offered: " + to_json(bar.choice);
            if (bar.why == nullptr || bar.rule == nullptr || bar.why[0] == 0)
                return "barred without a reason";
        }
    }
    return "";
}

// A whole game by the fast path: fast chance, settle and pick.
template <Game G>
std::string fault_of_playout(const typename G::Rules& rules, FastChance chance) {
    Silence silence;
    typename G::State state = G::setup(rules, chance, silence);
    const PlayCount count = play_at_random<G>(rules, state, chance, most_answers);
    if (const Complaint complaint = G::check(rules, state))
        return std::string("after a playout: ") + complaint;
    if (!G::is_over(state.table))
        return promises_an_end<G>(rules) ? "a playout that must end goes on and on" : "";
    return count.answers <= G::longest(rules) ? "" : "a playout is too long";
}

// Promise 9.
template <Game G, class Note>
void walk_with_hooks(Walk<G>& walk, const Note& note) {
    const u32 every = 4 * slowness;
    for (; !is_long_enough(walk); walk.step()) {
        for (Seat seat : walk.owing()) {
            const auto offers = walk.offers(seat);
            if (const std::string fault = fault_of_timeout(walk, seat, offers); !fault.empty())
                return note(fault);
            if (const std::string fault = fault_of_expiry(walk, seat); !fault.empty())
                return note("after a clock ran out: " + fault);
            if (const std::string fault = fault_of_bars(walk, seat, offers); !fault.empty())
                return note(fault);
            if (G::clock_seconds(walk.rules, walk.state.table, seat) < 0)
                return note("a clock runs backwards");
            if constexpr (HasPick<G>)
                if (walk.answers < 8 || walk.dice.below(every) == 0)
                    if (const std::string fault = fault_of_pick<G>(walk.rules, walk.seen(seat), walk.dice);
                        !fault.empty())
                        return note(fault);
        }
        if constexpr (HasSettle<G>)
            if (!is_settled_alike<G>(walk.rules, walk.state, walk.dice.bits()))
                return note("settle leads elsewhere than answering one by one");
    }
    if (const std::string fault = fault_of_playout<G>(walk.rules, walk.dice); !fault.empty()) note(fault);
}
template <Game G, class T>
Failures hooks_agree_with_the_plain_path(int players) {
    static_assert(sizeof(typename G::State) <= static_cast<std::size_t>(G::budget.state_bytes),
                  "the state is larger than the game's budget");
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_with_hooks(walk, note); };
    return at_every_table<G, T>(players, 1000 / slowness, visit, Start::planted_too);
}

}  // namespace fg::conformance
