// SPDX-License-Identifier: Apache-2.0
// Play to a horizon inside the search: uniformly random, or with the quick hand of a game's advice where it
// has one.
#pragma once

#include "bots/bot.h"
#include "engine/playout.h"

namespace fg::bots {

// `quick(rules, seen, chance, choice)` names an answer that is only a little better than a random one but
// costs hardly more; it returns the number of legal answers, like the hook `pick`.
template <class A, class G>
concept HasQuick = requires(const typename G::Rules& rules, typename G::Seen seen, FastChance& chance,
                            typename G::Choice& choice) {
    { A::quick(rules, seen, chance, choice) } -> std::same_as<int>;
};

// As far as the limit of decisions allows.
struct AnyTable {
    bool operator()(const auto&) const { return true; }
};

// Plays on until the game is over, `limit` decisions have been made or `goes_on(table)` says no; returns how many decisions
// were made. `answer(seat, choice)` names the answer of a seat and returns the number of its legal ones.
template <Game G, class Answer, class GoesOn = AnyTable>
u64 play_on(const typename G::Rules& rules, typename G::State& state, FastChance& chance, u64 limit,
            Answer&& answer, const GoesOn& goes_on = {}) {
    Silence silence;
    u64 decisions = 0;
    while (!G::is_over(state.table) && decisions < limit) {
        if constexpr (HasSettle<G>) {
            G::settle(rules, state, chance, silence);
            if (G::is_over(state.table)) break;
        }
        if (!goes_on(state.table)) break;
        const Seat seat = state.round.owing.lowest();
        typename G::Choice choice;
        decisions += answer(seat, choice) > 1;
        G::apply(rules, state, seat, choice, chance, silence);
    }
    return decisions;
}

template <Game G, AdviceFor<G> A>
u64 roll_out(const typename G::Rules& rules, typename G::State& state, FastChance& chance, u64 limit) {
    if constexpr (!HasQuick<A, G>) {
        return play_at_random<G>(rules, state, chance, limit).decisions;
    } else {
        return play_on<G>(rules, state, chance, limit, [&](Seat seat, typename G::Choice& choice) {
            return A::quick(rules, seen_by<G>(state, seat), chance, choice);
        });
    }
}

// The same by the rule of thumb itself: fewer games, and truer ones.
template <Game G, AdviceFor<G> A, class GoesOn = AnyTable>
u64 roll_out_by_advice(const typename G::Rules& rules, typename G::State& state, FastChance& chance,
                       u64 limit, const GoesOn& goes_on = {}) {
    typename G::Offers offers;
    const auto advised = [&](Seat seat, typename G::Choice& choice) {
        const typename G::View view = view_for<G>(state, seat);
        offers_in<G>(rules, view, offers);
        choice = offers.size() == 1 ? offers[0] : A::advise(rules, view, offers, chance);
        return offers.size();
    };
    return play_on<G>(rules, state, chance, limit, advised, goes_on);
}

}  // namespace fg::bots
