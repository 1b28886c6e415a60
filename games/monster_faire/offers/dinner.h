// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Dinner: D32, D33.
#pragma once

#include "games/monster_faire/offers/laboratory.h"

namespace fg::mon::detail {

constexpr SeatOffers invite_offers(const Asked& asked) {  // D32
    return {.seen = asked.seen, .act = Act::name, .seats = can_be_invited(asked.rules, asked.seen.table)};
}
// D33: the Laboratory or the Monster phase (MON-275), if neither is lost; an expired clock forgoes the Monster phase.
struct ForgoOffers {
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const {
        return {.act = Act::forgo, .phase = n == 0 ? Phase::laboratory : Phase::monster};
    }
    constexpr Choice timeout() const { return nth(1); }
};
// D33: a pile that lies face down, and a card (MON-276 to MON-278).
struct CritiqueOffers : Asked {
    u32 piles = critical_piles(seen.table, cards_seen(seen), seen.table.trip.host);
    int ways = count_bits(piles);
    constexpr int count() const { return 1 + ways * my_cards(seen); }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        return {.act = Act::critique,
                .card = my_card(seen, n / ways),
                .pile = nth_bit(piles, n % ways) == 0 ? Pile::laboratory : Pile::monster};
    }
    constexpr Choice timeout() const { return pass; }
};
// D33: what could be done in a Laboratory phase, or life (MON-281, MON-282).
struct FreeActionOffers : LaboratoryOffers {
    bool may_live = !seen.table.living.has(seen.me) && can_live(rules, cards, seen.me);
    constexpr int count() const { return LaboratoryOffers::count() + may_live; }
    constexpr Choice nth(int n) const {
        return n == LaboratoryOffers::count() ? Choice{.act = Act::give_life} : LaboratoryOffers::nth(n);
    }
};

}  // namespace fg::mon::detail
