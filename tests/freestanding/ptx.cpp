// SPDX-License-Identifier: Apache-2.0
// Every game as it stands, compiled for a GPU: one thread plays one game after another at random. That it compiles to
// PTX is the test, and needs no GPU; a machine that has one can load the module and compare sums.
#include "engine/playout.h"
#include "games/all_games.h"

void fg::check_failed(const char*, const char*, int) { __builtin_trap(); }

namespace {

// What a kernel adds up over its games: decisions, and how often each seat has won.
struct Sums {
    unsigned long long decisions;
    unsigned long long wins[fg::max_seats];
};

template <fg::Game G>
void play(const typename G::Rules& rules, fg::u64 seed, int games, Sums* sums) {
    const auto thread = static_cast<fg::u64>(__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
                                             __nvvm_read_ptx_sreg_tid_x());
    fg::FastChance chance(seed + thread);
    fg::Silence silence;
    for (int game = 0; game < games; ++game) {
        typename G::State state = G::setup(rules, chance, silence);
        const fg::PlayCount count = fg::play_at_random<G>(rules, state, chance);
        __atomic_fetch_add(&sums->decisions, count.decisions, __ATOMIC_RELAXED);
        for (fg::Seat seat : G::result(rules, state.table).winners)
            __atomic_fetch_add(&sums->wins[fg::index_of(seat)], 1ull, __ATOMIC_RELAXED);
    }
}

}  // namespace

// `game` is the number of the game in the list of games, `rules` the bytes of its Rules: their layout is the host's.
extern "C" [[clang::nvptx_kernel]] void fairground_play(int game, const void* rules, fg::u64 seed, int games,
                                                        Sums* sums) {
    int number = 0;
    fg::for_each_game([&]<fg::Game G, class A>() {
        if (number++ == game) play<G>(*static_cast<const typename G::Rules*>(rules), seed, games, sums);
    });
}
