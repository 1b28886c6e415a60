// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Faire: D34 to D38.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

// D34: an opponent, or to sit out. D35: to accept first of all; an objection costs a card (MON-298, MON-299).
struct PickOffers : Asked {
    const Fair& faire = seen.table.faire;
    bool is_answer = seen.table.question == Question::faire_answer;
    bool can_pay = my_cards(seen) > 0;
    SeatSet rivals = can_pay || !is_answer ? others() : SeatSet{};

    constexpr SeatSet others() const {
        const SeatSet free = faire.unmatched.without(seen.me);
        return is_answer ? free.without(faire.picker) : free;
    }
    constexpr int count() const { return is_answer + rivals.size() + can_pay; }
    constexpr Choice nth(int n) const {
        if (is_answer && n-- == 0) return {.act = Act::yes};
        if (n < rivals.size()) return {.act = Act::name, .seat = rivals.nth(n)};
        return {.act = Act::sit_out};
    }
    constexpr Choice timeout() const {
        if (is_answer) return nth(0);
        return {.act = Act::name, .seat = first_after(seen.table, seen.me, rivals)};
    }
};
// D37: a card if there is one (MON-305), with Igor or without (MON-311).
struct FaireCardOffers : Asked {
    int cards = my_cards(seen);
    int ways = 1 + has_igor(cards_seen(seen), seen.me);
    constexpr int count() const { return cards == 0 ? ways : cards * ways; }
    constexpr Choice nth(int n) const {
        if (cards == 0) return n == 0 ? pass : Choice{.act = Act::assist};
        return {.act = Act::show, .card = my_card(seen, n / ways), .assists = n % ways != 0};
    }
    constexpr Choice timeout() const {
        return cards == 0 ? pass : hand_offers(*this, Act::show, false).timeout();
    }
};
// D38: a card, then a fighting Monster (MON-303).
struct FavourOffers : Asked {
    bool has_card = seen.group.card != Card::none;
    SeatSet fighters = has_card ? faire_fighters(seen.table) : SeatSet{};
    constexpr int count() const { return has_card ? fighters.size() : 1 + my_cards(seen); }
    constexpr Choice nth(int n) const {
        if (has_card) return {.act = Act::name, .seat = fighters.nth(n)};
        return n == 0 ? pass : Choice{.act = Act::favour, .card = my_card(seen, n - 1)};
    }
    constexpr Choice timeout() const { return nth(0); }
};

}  // namespace fg::mon::detail
