// SPDX-License-Identifier: Apache-2.0
// The kernels of one game, FG_GPU_GAME by its name, played by FG_GPU_PLAYER (sage, random), as clang builds them for NVIDIA's
// cards. Plain C++ but for the names of a thread's place and of its warp's vote.
#include "games/all_games.h"
#include "lab/gpu/warp.h"

void fg::check_failed(const char*, const char*, int) { __builtin_trap(); }

// Names of fields are measured nowhere but in code that is never reached.
extern "C" unsigned long strlen(const char* text) {
    unsigned long length = 0;
    while (text[length] != '\0') ++length;
    return length;
}

namespace fg::lab::gpu {
namespace {

constexpr bool is_sage = FG_GPU_PLAYER == std::string_view("sage");

struct WarpLane {
    static constexpr int width = 32;
    struct Add {
        static void add(u64& counter, u64 more) {
            if (more != 0) __atomic_fetch_add(&counter, more, __ATOMIC_RELAXED);
        }
    };
    u64* next;
    unsigned vote(bool yes) const { return __nvvm_vote_ballot_sync(~0u, yes); }
    unsigned same(int number) const { return __nvvm_match_any_sync_i32(~0u, static_cast<unsigned>(number)); }
    unsigned most(unsigned number) const {
        for (int distance = 1; distance < width; distance *= 2) {
            const auto other = static_cast<unsigned>(
                __nvvm_shfl_sync_bfly_i32(~0u, static_cast<int>(number), distance, width - 1));
            number = other > number ? other : number;
        }
        return number;
    }
    u64 take() const { return __atomic_fetch_add(next, u64{1}, __ATOMIC_RELAXED); }
};

// How many games a thread has at once: the more, the more often its warp is of one mind; but all that they know should stay near
// the card's processors. A sage thinks long about each answer, so that the first counts for more.
template <Game G, class Look>
constexpr int place_count() {
    constexpr std::size_t room = is_sage ? 3584 : 896;
    constexpr int places = static_cast<int>(room / sizeof(typename G::State));
    return places < 2 ? 1 : Look::is_close ? places / 2 : places;
}

template <Game G, class Hand, class Look>
void play(const void* rules, const Orders& orders, u64* next, void* tallies) {
    WarpLane lane{next};
    constexpr int places = place_count<G, Look>();
    Place<G, Look> all[places];
    auto& tally = static_cast<Tally<G>*>(tallies)[__nvvm_read_ptx_sreg_ctaid_x() % orders.copies];
    const auto& fixed = *static_cast<const typename G::Rules*>(rules);
    Player<G, Hand, Look, WarpLane, places>(fixed, orders, lane, all, tally).play_all();
}

template <template <Game> class Look>
void play_this(const void* rules, const Orders& orders, u64* next, void* tallies) {
    for_each_game([&]<Game G, class A>() {
        if constexpr (G::id == std::string_view(FG_GPU_GAME)) {
            using Hand = std::conditional_t<is_sage, SageHand<G, A>, RandomHand<G>>;
            play<G, Hand, Look<G>>(rules, orders, next, tallies);
        }
    });
}

}  // namespace
}  // namespace fg::lab::gpu

#define FG_KERNEL(name, Look)                                                                    \
    extern "C" [[clang::nvptx_kernel]] void name(const void* rules, fg::lab::gpu::Orders orders, \
                                                 fg::u64* next, void* tallies) {                 \
        fg::lab::gpu::play_this<fg::lab::Look>(rules, orders, next, tallies);                    \
    }
FG_KERNEL(plain, NoCloseLook)
FG_KERNEL(closely, CloseLook)
