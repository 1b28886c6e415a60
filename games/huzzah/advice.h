// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Rules of thumb for bots: what a sensible player would answer, and how a position looks. Never needed for
// the rules.
#pragma once

#include "games/huzzah/outlook.h"

namespace fg::huzzah {

struct Advice {
    FG_FN static Choice advise(const Rules& rules, const View& view, const Offers& offers,
                               FastChance& chance) {
        const detail::Thinker thinker(rules, view.table, view.mine, view.viewer);
        Choice best;
        float highest = -1e9f;
        for (const Choice& choice : offers) {
            // A little noise parts equals, so that a sage is not the same in every seat.
            const float worth = thinker.worth(choice) + 0.01f * static_cast<float>(chance.below(16));
            if (worth <= highest) continue;
            highest = worth;
            best = choice;
        }
        return best;
    }

    FG_FN static void outlook(const Rules& rules, const State& state, PerSeat<float>& shares) {
        detail::outlook(rules, state, shares);
    }
};

}  // namespace fg::huzzah
