// SPDX-License-Identifier: Apache-2.0
// Promises 1, 3 and 5: random play ends in time with a well-formed result, copies stay what they are and the
// same seed is the same game, and check() holds after every step.
#pragma once

#include "tests/conformance/walk.h"

namespace fg::conformance {

// What is wrong with a result, or nothing.
inline std::string fault_of(const Result& result, int players, bool is_over) {
    if (result.is_over != is_over) return "the result and is_over disagree";
    if (!is_over) return result.winners.is_empty() ? "" : "somebody has won a game that still runs";
    if (result.winners.is_empty()) return "nobody has won";
    const SeatSet seats = SeatSet::first(players);
    if (!(result.winners - seats).is_empty()) return "a seat nobody sits in has won";
    for (Seat seat : seats) {
        int better = 0;
        for (Seat other : seats) better += result.place[other] < result.place[seat];
        if (result.place[seat] != better + 1) return "the places are not 1, 2, ... with equals sharing one";
        if (result.winners.has(seat) != (result.place[seat] == 1))
            return "the winners are not those in first place";
    }
    for (int i = players; i < max_seats; ++i)
        if (result.place.at[i] != 0 || result.score.at[i] != 0)
            return "a seat nobody sits in has a place or a score";
    return "";
}

// A field that a kind has and a value lacks, or the other way round; or nothing.
template <class Value>
std::string fault_of_fields(const Value& value, int players) {
    if constexpr (HasKinds<Value>)
        if (const std::string_view field = misplaced_field(value); !field.empty())
            return to_json(value, players) + " has or lacks \"" + std::string(field) +
                   "\" against what its kind says";
    return "";
}

// What must hold between answers, apart from the game's own check().
template <Game G>
std::string fault_of_position(const Walk<G>& walk) {
    const SeatSet asked = walk.state.round.asked;
    if (const Complaint complaint = complaint_of(walk.state.round, walk.players())) return complaint;
    if (walk.is_over()) return asked.is_empty() ? "" : "somebody is asked in a game that is over";
    if (!(asked - SeatSet::first(walk.players())).is_empty()) return "a seat nobody sits in is asked";
    if (walk.owing().is_empty()) return "the game runs and nobody owes an answer";
    if (!(walk.owing() - asked).is_empty()) return "a seat owes an answer that was not asked";
    for (Seat seat : walk.owing()) {
        const auto offers = walk.offers(seat);
        if (offers.empty()) return "a seat owes an answer and has none to give";
        for (const auto& choice : offers)
            if (std::string fault = fault_of_fields(choice, walk.players()); !fault.empty())
                return "the choice " + fault;
    }
    return "";
}

// An expired clock answers: its seat owes nothing more in that round, or has another question in it.
template <Game G>
std::string fault_of_clock(const Walk<G>& walk, const typename G::State& before) {
    const Seat seat = walk.last.seat;
    if (!walk.last.is_timeout || !is_same_round(before, walk.state) || !walk.owing().has(seat)) return "";
    // An open answer has left its mark on the table; dropping what was begun is no answer.
    return was_open(before, walk.state) ? "" : "a clock ran out and the seat owes the same answer";
}

// check() must be able to fail: a world whose secrets are wiped out is not a possible one. (One in which nobody has answered
// yet is.)
template <Game G>
bool notices_wiped_secrets(const Walk<G>& walk) {
    typename G::State wiped{}, unanswered = walk.state;
    wiped.table = walk.state.table;
    wiped.round = unanswered.round = round_behind(round_view_of(walk.state.round, no_seat), no_seat);
    return wiped == unanswered || G::check(walk.rules, wiped) != nullptr;
}

// A game is left here. Where a near bound is promised none may get so far: one that only the bound itself could stop would pass.
// A far bound is that of a table which has asked for hardly any, such as Huzzah! without a cap of turns.
inline constexpr u64 most_answers = 10 * long_enough;
template <Game G>
bool promises_an_end(const typename G::Rules& rules) {
    return G::longest(rules) < 100000;
}
template <Game G>
bool is_cut_off(const typename G::Rules& rules, u64 answers) {
    return answers > most_answers && promises_an_end<G>(rules);
}

// Promise 1 and 5.
template <Game G, class Note>
void walk_soundly(Walk<G>& walk, const Note& note) {
    for (std::size_t told = 0;;) {
        if (const Complaint complaint = G::check(walk.rules, walk.state)) return note(complaint);
        if (const std::string fault = fault_of_position(walk); !fault.empty()) return note(fault);
        for (; told < walk.told.size(); ++told)
            if (const std::string fault = fault_of_fields(walk.told[told].event, walk.players());
                !fault.empty())
                return note("the event " + fault);
        const Result result = G::result(walk.rules, walk.state.table);
        if (const std::string fault = fault_of(result, walk.players(), walk.is_over()); !fault.empty())
            return note(fault);
        if (walk.is_over()) return;
        if (!notices_wiped_secrets(walk)) return note("check() does not notice that every secret is gone");
        const typename G::State before = walk.state;
        walk.step();
        if (const std::string fault = fault_of_clock(walk, before); !fault.empty()) return note(fault);
        if (walk.decisions > G::longest(walk.rules)) return note("the game is longer than longest() says");
        if (is_cut_off<G>(walk.rules, walk.answers)) return note("the game must end, and goes on and on");
        if (walk.answers > most_answers) return;
    }
}
template <Game G, class T>
Failures ends_in_time_and_stays_sound(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_soundly(walk, note); };
    return at_every_table<G, T>(players, 4000 / slowness, visit, Start::planted_too);
}
template <Game G, class T>
Failures ends_in_time_with_random_options(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_soundly(walk, note); };
    return at_random_tables<G, T>(players, Sets::whole, visit, Start::planted_too);
}

// Plays the answers of another walk again from the same outcomes, and from the position that was planted if one was; the
// signature of where that ends. `tell` may be deaf: what is told must not change the game.
template <Game G, class Tell>
u64 signature_again(const typename G::Rules& rules, const typename G::State* planted,
                    const std::vector<Answer<G>>& answers, std::vector<Outcome> outcomes, Tell tell) {
    ScriptedSource source(std::move(outcomes));
    NamedChance chance(source);
    typename G::State state = planted != nullptr ? *planted : G::setup(rules, chance, tell);
    for (const Answer<G>& answer : answers) carry_out<G>(rules, state, answer, chance, tell);
    return source.complaint().empty() && source.is_used_up() ? hash_of(state) : 0;
}

// Promise 3.
template <Game G, class Note>
void walk_twice(Walk<G>& walk, const Note& note) {
    const typename G::State start = walk.state;
    std::vector<typename G::State> past;
    std::vector<u64> signatures;
    std::vector<Answer<G>> answers;
    std::vector<Outcome> outcomes = walk.last.chance;
    while (!is_long_enough(walk)) {
        past.push_back(walk.state);
        signatures.push_back(hash_of(walk.state));
        if (!(past.back() == walk.state)) return note("a copy is not equal");
        walk.step();
        answers.push_back(walk.last);
        outcomes.insert(outcomes.end(), walk.last.chance.begin(), walk.last.chance.end());
    }
    for (std::size_t i = 0; i < past.size(); ++i)
        if (hash_of(past[i]) != signatures[i]) return note("a copy changed while the game played on");
    typename Walk<G>::Told told;
    const auto again = [&](auto tell) {
        return signature_again(walk.rules, walk.is_planted ? &start : nullptr, answers, outcomes, tell);
    };
    if (again(Silence{}) != hash_of(walk.state) || again(Hearing<G>{told}) != hash_of(walk.state))
        note("the same answers and outcomes do not give the same game");
}
template <Game G, class T>
Failures copies_stay_and_seeds_repeat(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_twice(walk, note); };
    return at_every_table<G, T>(players, 1000 / slowness, visit, Start::planted_too);
}

}  // namespace fg::conformance
