// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For rules of thumb: a choice among things of different worth that nobody can rely on.
#pragma once

#include "engine/chance.h"
#include "engine/containers.h"

namespace fg {

// Picks by number: the best most often, another the more rarely the more it is behind.
template <int N>
class Mixture {
  public:
    void add(float worth) {
        worth_.push_back(worth);
        best_ = worth > best_ ? worth : best_;
    }
    // What is worth `out_of_question` or less is never picked, unless nothing else is there. `wildness`, above 0, is how far behind
    // the best something may be and still be picked now and then.
    int pick(float wildness, float out_of_question, FastChance& chance) const {
        FixedVec<float, N> weights;
        float total = 0;
        for (float worth : worth_) {
            const bool is_in = worth > out_of_question || worth == best_;
            weights.push_back(is_in ? falling((best_ - worth) / wildness) : 0);
            total += weights.back();
        }
        constexpr u32 grains = 1U << 20;
        float left = total * static_cast<float>(chance.below(grains)) / static_cast<float>(grains);
        int picked = 0;
        for (int i = 0; i < weights.size() && left >= 0; ++i) {
            if (weights[i] <= 0) continue;
            left -= weights[i];
            picked = i;
        }
        return picked;
    }

  private:
    // From 1 at 0 towards 0, much as e to the power of -x, of which there is none without a library.
    static float falling(float x) {
        const float root = 1 / (1 + x * 0.25F);
        return root * root * root * root;
    }

    FixedVec<float, N> worth_;
    float best_ = -1e9F;
};

}  // namespace fg
