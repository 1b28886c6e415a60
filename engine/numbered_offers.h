// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Legality written once: a game numbers the legal answers of a seat, with
//
//   int count_offers(const Rules& rules, Seen seen)
//   Choice nth_offer(const Rules& rules, Seen seen, int n)
//
// and its `offer` and `pick` both come from that numbering. Each question has a pair of its own behind these two.
#pragma once

#include "engine/chance.h"

namespace fg {

template <class Rules, class Seen, class Offers>
inline void offer_numbered(const Rules& rules, const Seen& seen, Offers& offers) {
    offers.clear();
    const int count = count_offers(rules, seen);
    for (int n = 0; n < count; ++n) offers.add(nth_offer(rules, seen, n));
}

// A uniformly random answer; returns how many there were.
template <class Rules, class Seen, class Choice>
[[gnu::always_inline]] inline int pick_numbered(const Rules& rules, const Seen& seen, FastChance& chance,
                                                Choice& choice) {
    const int count = count_offers(rules, seen);
    choice = nth_offer(rules, seen, count == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(count))));
    return count;
}

}  // namespace fg
