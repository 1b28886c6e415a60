// SPDX-License-Identifier: Apache-2.0
// What scripts/instructions counts: typed loops without type erasure, allocation or output in them.
//   bench_playouts <game> <players> <what> <times>
//   bench_playouts list
// what: playouts (whole random games), or copy, view, redeal (of a position in the middle of a game). Prints
// the times, the decisions made, and sizeof(State). `list` prints each game's id, fewest and most players, and its
// budgets: instructions for a decision, and bytes of its state.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/playout.h"
#include "games/all_games.h"

namespace fg {
namespace {

struct Order {
    std::string_view game;
    int players;
    std::string_view what;
    u64 times;
};

// Makes the compiler believe that somebody reads the value.
template <class T>
void use(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

template <Game G>
u64 playouts(const typename G::Rules& rules, u64 times) {
    FastChance chance(1);
    Silence silence;
    u64 decisions = 0;
    for (u64 i = 0; i < times; ++i) {
        typename G::State state = G::setup(rules, chance, silence);
        decisions += play_at_random<G>(rules, state, chance).decisions;
        use(state);
    }
    return decisions;
}

template <Game G>
typename G::State middle_of_a_game(const typename G::Rules& rules) {
    FastChance chance(2);
    Silence silence;
    typename G::State state = G::setup(rules, chance, silence);
    play_at_random<G>(rules, state, chance, 60);
    return state;
}

template <Game G>
void repeat(const typename G::Rules& rules, const Order& order) {
    const typename G::State state = middle_of_a_game<G>(rules);
    const Seat seat = seat_of(0);
    const typename G::View view = view_for<G>(state, seat);
    FastChance chance(3);
    for (u64 i = 0; i < order.times; ++i) {
        if (order.what == "copy") {
            const typename G::State copy = state;
            use(copy);
        } else if (order.what == "view") {
            use(state);
            use(view_for<G>(state, seat));
        } else {
            use(G::redeal(rules, view, chance));
        }
    }
}

template <Game G>
bool run(const Order& order) {
    if (order.players < G::min_players || order.players > G::max_players) return false;
    const typename G::Rules rules = G::make_rules(order.players, {}, {});
    u64 decisions = 0;
    if (order.what == "playouts")
        decisions = playouts<G>(rules, order.times);
    else
        repeat<G>(rules, order);
    std::printf("%llu %llu %zu\n", static_cast<unsigned long long>(order.times),
                static_cast<unsigned long long>(decisions), sizeof(typename G::State));
    return true;
}

}  // namespace
}  // namespace fg

int main(int count, char** words) {
    bool done = false;
    if (count == 2 && std::string_view(words[1]) == "list") {
        fg::for_each_game([]<fg::Game G, class A>() {
            std::printf("%s %d %d %d %d\n", std::string(G::id).c_str(), G::min_players, G::max_players,
                        G::budget.instructions, G::budget.state_bytes);
        });
        return 0;
    }
    if (count == 5) {
        const fg::Order order{.game = words[1],
                              .players = std::atoi(words[2]),
                              .what = words[3],
                              .times = std::strtoull(words[4], nullptr, 10)};
        const bool known = order.what == "playouts" || order.what == "copy" || order.what == "view" ||
                           order.what == "redeal";
        fg::for_each_game([&]<fg::Game G, class A>() {
            if (known && order.game == G::id) done = fg::run<G>(order);
        });
    }
    if (!done)
        std::fputs(
            "usage: bench_playouts GAME PLAYERS playouts|copy|view|redeal TIMES | bench_playouts list\n",
            stderr);
    return done ? 0 : 2;
}
