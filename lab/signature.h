// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// One number that stands for a game's whole behaviour: the hash of every state and every choice of a fixed
// set of random games. The same in every build, natively and in WebAssembly; it changes when a rule does.
#pragma once

#include "engine/game.h"
#include "engine/hash.h"

namespace fg::lab {

inline constexpr int signature_games = 12;  // at each player count

// Plays one game with uniformly random answers, through `offer` and `apply` alone.
template <Game G>
inline void add_game(const typename G::Rules& rules, FastChance& chance, Hash& hash) {
    Silence silence;
    typename G::Offers offers;
    typename G::State state = G::setup(rules, chance, silence);
    hash.add_value(state);
    while (!G::is_over(state.table)) {
        const Seat seat = state.round.owing.lowest();
        G::offer(rules, seen_by<G>(state, seat), offers);
        const typename G::Choice choice =
            offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
        G::apply(rules, state, seat, choice, chance, silence);
        hash.add_value(choice);
        hash.add_value(state);
    }
    hash.add_value(G::result(rules, state.table));
}

template <Game G>
inline u64 signature_of() {
    Hash hash;
    for (int players = G::min_players; players <= G::max_players; ++players) {
        const typename G::Rules rules = G::make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(players));
        for (int game = 0; game < signature_games; ++game) add_game<G>(rules, chance, hash);
    }
    return hash.value();
}

}  // namespace fg::lab
