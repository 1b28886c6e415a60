// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The threads of a GPU play side by side, 32 to a warp, and a warp does one thing at a time. So each thread plays games of
// its own, but all of a warp answer one question together, round after round; a game that is over waits until a few others of
// the warp are, and then new ones are dealt together.
#pragma once

#include <new>

#include "lab/gpu/orders.h"

namespace fg::lab::gpu {

// A kernel plays one kind of a study's games: those that are looked at closely, or the others.
template <class Look>
constexpr bool is_ours(const Study& study, u64 number) {
    return is_looked_at_closely(study, number) == Look::is_close;
}

// One thread's game, and the next ones. `Lane` is what the thread can do together with its warp:
//   unsigned vote(bool)   which threads of the warp say yes, this one among them
//   u64 take()            the next number that nobody has taken
//   Add                   how to add to a counter that others add to as well
template <Game G, class Hand, class Look, class Lane>
class Player {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    Player(const Rules& rules, const Orders& orders, Lane& lane, State& state, Tally<G>& tally)
        : rules_(rules), orders_(orders), lane_(lane), state_(state), tally_(tally) {}

    // Until all games are taken, and those of this warp are over.
    void play_all() {
        for (;;) {
            const unsigned waiting = lane_.vote(phase_ == Phase::waiting);
            const unsigned playing = lane_.vote(phase_ == Phase::playing);
            if ((waiting | playing) == 0) return;
            if (playing == 0 || __builtin_popcount(waiting) >= deal_together) {
                if (phase_ == Phase::waiting) deal();
            }
            if (phase_ == Phase::playing) answer();
        }
    }

  private:
    enum class Phase { waiting, playing, home };
    // Fewer deal too often, more wait too long.
    static constexpr int deal_together = Lane::width < 4 ? 1 : Lane::width / 4;

    void deal() {
        if (has_game_) count();
        u64 number = lane_.take();
        while (number < orders_.end && !is_ours<Look>(orders_.study, number)) number = lane_.take();
        has_game_ = number < orders_.end;
        phase_ = has_game_ ? Phase::playing : Phase::home;
        if (!has_game_) return;
        chance_ = FastChance(seed_of_game(orders_.study, number));
        course_ = {};
        look_.clear();
        ::new (&state_) State(G::setup(rules_, chance_, look_.tell));  // in its place
        if (is_over()) phase_ = Phase::waiting;
    }
    void answer() {
        answer_once<G, Hand>(rules_, state_, chance_, course_, look_);
        if (is_over()) phase_ = Phase::waiting;
    }
    bool is_over() const { return is_finished<G>(state_, course_); }
    void count() const { add_game<G, Look, typename Lane::Add>(rules_, state_, course_, look_, tally_); }

    const Rules& rules_;
    const Orders& orders_;
    Lane& lane_;
    State& state_;
    Tally<G>& tally_;
    FastChance chance_{0};
    Course course_;
    Look look_;
    Phase phase_ = Phase::waiting;
    bool has_game_ = false;
};

}  // namespace fg::lab::gpu
