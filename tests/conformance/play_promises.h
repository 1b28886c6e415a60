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

// What must hold between answers, apart from the game's own check().
template <Game G>
std::string fault_of_position(const Walk<G>& walk) {
    const SeatSet asked = G::asked(walk.state.table);
    if (walk.is_over()) return asked.is_empty() ? "" : "somebody is asked in a game that is over";
    if (!(asked - SeatSet::first(walk.players())).is_empty()) return "a seat nobody sits in is asked";
    if (walk.owing().is_empty()) return "the game runs and nobody owes an answer";
    if (!(walk.owing() - asked).is_empty()) return "a seat owes an answer that was not asked";
    for (Seat seat : walk.owing())
        if (walk.offers(seat).empty()) return "a seat owes an answer and has none to give";
    return "";
}

// check() must be able to fail: a world whose secrets are wiped out is not a possible one.
template <Game G>
bool notices_wiped_secrets(const Walk<G>& walk) {
    typename G::State wiped{};
    wiped.table = walk.state.table;
    return wiped == walk.state || G::check(walk.rules, wiped) != nullptr;
}

// Promise 1 and 5.
template <Game G, class T>
Failures ends_in_time_and_stays_sound(int players) {
    return at_every_table<G, T>(players, 4000 / slowness, [](Walk<G>& walk, const auto& note) {
        for (;;) {
            if (const Complaint complaint = G::check(walk.rules, walk.state)) return note(complaint);
            if (const std::string fault = fault_of_position(walk); !fault.empty()) return note(fault);
            const Result result = G::result(walk.rules, walk.state.table);
            if (const std::string fault = fault_of(result, walk.players(), walk.is_over()); !fault.empty())
                return note(fault);
            if (walk.is_over()) return;
            if (!notices_wiped_secrets(walk))
                return note("check() does not notice that every secret is gone");
            walk.step();
            if (walk.answers > G::longest(walk.rules)) return note("the game is longer than longest() says");
            if (walk.answers > 10 * long_enough) return;
        }
    });
}

// Plays the answers of another walk again from the same outcomes; the signature of where that ends. `tell`
// may be deaf: what is told must not change the game.
template <Game G, class Tell>
u64 signature_again(const typename G::Rules& rules, const std::vector<Answer<G>>& answers,
                    std::vector<ChanceWord> outcomes, Tell tell) {
    ScriptedSource source(std::move(outcomes));
    NamedChance chance(source);
    typename G::State state = G::setup(rules, chance, tell);
    for (const Answer<G>& answer : answers) G::apply(rules, state, answer.seat, answer.choice, chance, tell);
    return source.complaint().empty() && source.is_used_up() ? hash_of(state) : 0;
}

// Promise 3.
template <Game G, class T>
Failures copies_stay_and_seeds_repeat(int players) {
    return at_every_table<G, T>(players, 1000 / slowness, [](Walk<G>& walk, const auto& note) {
        std::vector<typename G::State> past;
        std::vector<u64> signatures;
        std::vector<Answer<G>> answers;
        std::vector<ChanceWord> outcomes = walk.last.chance;
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
        if (signature_again(walk.rules, answers, outcomes, Silence{}) != hash_of(walk.state) ||
            signature_again(walk.rules, answers, outcomes, Telling<typename G::Event>{told}) !=
                hash_of(walk.state))
            return note("the same answers and outcomes do not give the same game");
    });
}

}  // namespace fg::conformance
