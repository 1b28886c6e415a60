// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Setup and Draw phase: D1 to D5.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

struct CackleOffers {  // D1
    constexpr int count() const { return 1 + name_count<Cackle>; }
    constexpr Choice nth(int n) const {
        return n == 0 ? pass : Choice{.act = Act::cackle, .sound = static_cast<Cackle>(n - 1)};
    }
    constexpr Choice timeout() const { return pass; }
};
constexpr SeatOffers vote_offers(const Asked& asked) {  // D1
    return {.seen = asked.seen, .act = Act::name, .seats = everybody(asked.rules).without(asked.seen.me)};
}
struct SkipOffers {  // D4
    constexpr int count() const { return 1 + name_count<Phase>; }
    constexpr Choice nth(int n) const { return {.act = Act::skip, .count = static_cast<u8>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
};

}  // namespace fg::mon::detail
