// SPDX-License-Identifier: Apache-2.0
// What every search has: a clock, and a count of what it did.
#pragma once

#include <chrono>

#include "bots/bot.h"

namespace fg::bots {

struct SearchCount {
    u64 iterations = 0;
    u64 tree_decisions = 0;
    u64 rollout_decisions = 0;
    u64 nodes = 0;
};

// Looks at the time only now and then: a look costs as much as a decision.
class ThinkingClock {
  public:
    explicit ThinkingClock(const Budget& budget)
        : limit_(budget.iterations),
          timed_(budget.ms > 0),
          end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(budget.ms)) {
        if (limit_ == 0 && !timed_) limit_ = usual_iterations;
    }
    bool is_up(u64 iterations) const {
        if (limit_ != 0 && iterations >= limit_) return true;
        return timed_ && iterations > 0 && iterations % 8 == 0 && std::chrono::steady_clock::now() >= end_;
    }

  private:
    u32 limit_;
    bool timed_;
    std::chrono::steady_clock::time_point end_;
};

}  // namespace fg::bots
