// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Random play, the inner loop of self-play and search. Never goes through type erasure.
#pragma once

#include "engine/game.h"

namespace fg {

struct PlayCount {
    u64 decisions = 0;  // answers with at least two legal choices
    u64 answers = 0;    // all, forced ones included, a group as one (those given by `settle` not counted)
};

// Answers for one seat uniformly at random; returns how many legal answers it had.
template <Game G>
[[gnu::always_inline]] inline int answer_at_random(const typename G::Rules& rules, typename G::State& state,
                                                   Seat seat, FastChance& chance) {
    Silence silence;
    typename G::Choice choice;
    int legal;
    if constexpr (HasPick<G>) {
        legal = G::pick(rules, seen_by<G>(state, seat), chance, choice);
    } else {
        typename G::Offers offers;
        G::offer(rules, seen_by<G>(state, seat), offers);
        legal = offers.size();
        choice = offers[legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)))];
    }
    G::apply(rules, state, seat, choice, chance, silence);
    return legal;
}

// Plays on until the game is over or `limit` decisions have been made.
template <Game G>
inline PlayCount play_at_random(const typename G::Rules& rules, typename G::State& state, FastChance& chance,
                                u64 limit = ~u64{0}) {
    PlayCount count;
    Silence silence;
    while (!G::is_over(state.table) && count.decisions < limit) {
        if constexpr (HasSettle<G>) {
            G::settle(rules, state, chance, silence);
            if (G::is_over(state.table)) break;
        }
        const Seat seat = state.round.owing.lowest();
        const int legal = answer_at_random<G>(rules, state, seat, chance);
        count.decisions += legal > 1;
        count.answers += !state.round.is_in_group(seat);
    }
    return count;
}

}  // namespace fg
