// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A Manor under attack: D25 to D31.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

constexpr auto defender_offers(const Asked& asked) {  // D25, MON-126, MON-383
    const Attack& attack = asked.seen.table.attack;
    const bool may_use_king = attack.stage == 1 && !attack.has_king && !attack.has_turned;
    const auto fits = [may_use_king](Card card) {
        return is_igor(card) && (may_use_king || rank_of(card) != Rank::king);
    };
    return PileOffers(asked, Act::defend, laboratory_of(asked.seen.me), true, fits);
}
// Whom the chosen card can meet: anybody for a Defender (MON-128), nobody better than a card of the hand (MON-226).
struct Victims {
    const Rules& rules;
    int limit;
    int count;
    constexpr Victims(const Rules& rules_, const Table& table, const CardsSeen& cards)
        : rules(rules_),
          limit(table.attack.is_thrown ? rules_.value[table.attack.chosen] : 255),
          count(count_cards(cards, force, [this](Card card) { return fits(card); })) {}
    constexpr bool fits(Card card) const { return rules.worth[card] <= limit; }
    constexpr Card nth(const CardsSeen& cards, int n) const {
        return nth_card(cards, force, n, [this](Card card) { return fits(card); });
    }
};
struct VictimOffers : Asked {  // D25, D29
    Victims victims{rules, seen.table, cards_seen(seen)};
    constexpr int count() const { return victims.count; }
    constexpr Choice nth(int n) const {
        return {.act = Act::victim, .card = victims.nth(cards_seen(seen), n)};
    }
    constexpr Choice timeout() const {  // the highest
        Choice best = nth(0);
        for (int n = 1; n < count(); ++n) {
            const Choice next = nth(n);
            const int more = rules.worth[next.card] - rules.worth[best.card];
            if (more > 0 || (more == 0 && tie_order(next.card) < tie_order(best.card))) best = next;
        }
        return best;
    }
};
// D27: MON-132; what the drawn card must still bring is not known before.
constexpr YesOffers emergency_offers(const Asked& asked) {
    return {.may_agree = body_of(cards_seen(asked.seen), asked.seen.me).is_complete()};
}
constexpr auto defend_offers(const Asked& asked) {  // D29
    int weakest = 255;
    each_card(cards_seen(asked.seen), force, [&](Card card, int) {
        if (asked.rules.worth[card] < weakest) weakest = asked.rules.worth[card];
    });
    const auto fits = [rules = &asked.rules, weakest](Card card) { return rules->value[card] >= weakest; };
    return PileOffers(asked, Act::defend, hand_of(asked.seen.me), true, fits);
}

}  // namespace fg::mon::detail
