// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question, what is barred, what an expired clock answers, and how long it runs.
// Everything is read through the lens: the piles as one seat sees them.
#pragma once

#include "engine/numbered_offers.h"
#include "tests/toys/pie_stall/facts.h"

namespace fg::pie {

constexpr Question question(const Table& table, Seat) { return table.question; }

constexpr PilesSeen<Deck> piles_seen(const Seen& seen) {
    return seen.veiled.at([](const auto& zone) -> const auto& { return zone.piles; });
}
constexpr Card my_card(const Seen& seen, int place) {
    return piles_seen(seen).entry(hand(seen.me), place).card;
}
constexpr int my_cards(const Seen& seen) { return piles_seen(seen).size(hand(seen.me)); }

using Bars = BarredList<Choice, most_barred>;
using Asked = AskedOf<Rules, Seen>;

// PIE-003: a pie; after the first one, enough is fine too.
struct SetOutOffers : Asked {
    constexpr int count() const { return my_cards(seen) + (piles_seen(seen).size(plate(seen.me)) > 0); }
    constexpr Choice nth(int n) const {
        if (n == my_cards(seen)) return {.act = Act::ready};
        return {.act = Act::lay, .card = my_card(seen, n)};
    }
    constexpr Choice timeout() const { return nth(count() - 1); }
};

// PIE-004: in rising order, so that a group of pies can be picked in one way only.
struct PassOffers : Asked {
    constexpr bool may_pass(Card card) const {
        return seen.group.cards.is_empty() || card > seen.group.cards.back();
    }
    constexpr int count() const {
        int count = !seen.group.cards.is_empty();
        for (int i = 0; i < my_cards(seen); ++i) count += may_pass(my_card(seen, i));
        return count;
    }
    constexpr Choice nth(int n) const {
        for (int i = 0; i < my_cards(seen); ++i)
            if (const Card card = my_card(seen, i); may_pass(card) && n-- == 0)
                return {.act = Act::pass, .card = card};
        return {.act = Act::done};
    }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const {
        for (int i = 0; i < my_cards(seen); ++i)
            if (const Card card = my_card(seen, i); !may_pass(card))
                list.add({.choice = {.act = Act::pass, .card = card},
                          .why = "pies are picked in rising order",
                          .rule = "PIE-004"});
    }
};

// PIE-006
constexpr int count_takes(const Rules& rules, const Seen& seen) {
    const int cards = piles_seen(seen).size(counter);
    return rules.options.market == Market::any || cards == 0 ? cards : 1;
}
constexpr SeatSet others(const Rules& rules, const Seen& seen) {
    return present(rules, seen.table).without(seen.me);
}
// PIE-009: what this seat knows to lie in another hand; of card number n of these, whose hand. `use` returns true to stop.
template <class Use>
constexpr void each_known(const Rules& rules, const Seen& seen, Use&& use) {
    const PilesSeen<Deck> piles = piles_seen(seen);
    for (Seat to : others(rules, seen))
        for (int i = 0; i < name_count<Card>; ++i)
            if (const Card card = static_cast<Card>(i); piles.sees(card, hand(to)))
                if (use(Choice{.act = Act::order, .card = card, .to = to})) return;
}
constexpr int count_orders(const Rules& rules, const Seen& seen) {
    int count = 0;
    if (seen.table.coins[seen.me] > 0) each_known(rules, seen, [&](const Choice&) { return ++count, false; });
    return count;
}
constexpr Choice nth_order(const Rules& rules, const Seen& seen, int n) {
    Choice found;
    each_known(rules, seen, [&](const Choice& order) { return found = order, n-- == 0; });
    return found;
}
// PIE-010: hands that have something to smell.
constexpr SeatSet hands_to_sniff(const Rules& rules, const Seen& seen) {
    SeatSet seats;
    if (!rules.options.sniffing) return seats;
    for (Seat other : others(rules, seen))
        if (piles_seen(seen).size(hand(other)) > 0) seats.add(other);
    return seats;
}

// PIE-005: resting comes first, then taking, serving, offering, ordering, sniffing.
struct TurnOffers : Asked {
    int takes = count_takes(rules, seen);
    int serves = my_cards(seen);
    int offers = serves * others(rules, seen).size();
    int orders = count_orders(rules, seen);
    int sniffs = hands_to_sniff(rules, seen).size();

    constexpr int count() const { return 1 + takes + serves + offers + orders + sniffs; }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return {.act = Act::rest};
        if (n < takes) return {.act = Act::take, .card = piles_seen(seen).entry(counter, n).card};
        n -= takes;
        if (n < serves) return {.act = Act::serve, .card = my_card(seen, n)};
        n -= serves;
        if (n < offers)
            return {.act = Act::offer,
                    .card = my_card(seen, n % serves),
                    .to = others(rules, seen).nth(n / serves)};
        n -= offers;
        if (n < orders) return nth_order(rules, seen, n);
        return {.act = Act::sniff, .to = hands_to_sniff(rules, seen).nth(n - orders)};
    }
    constexpr Choice timeout() const { return {.act = Act::rest}; }
    void bar(Bars& list) const {
        const PilesSeen<Deck> piles = piles_seen(seen);
        for (int i = takes; i < piles.size(counter); ++i)
            list.add({.choice = {.act = Act::take, .card = piles.entry(counter, i).card},
                      .why = "an older pie must be taken first",
                      .rule = "PIE-006"});
        if (seen.table.coins[seen.me] == 0)
            each_known(rules, seen, [&](const Choice& order) {
                return list.add({.choice = order, .why = "ordering costs a coin", .rule = "PIE-009"}), false;
            });
        for (Seat to : others(rules, seen) - hands_to_sniff(rules, seen))
            list.add(
                {.choice = {.act = Act::sniff, .to = to},
                 .why = rules.options.sniffing ? "there is nothing to smell" : "this table does not sniff",
                 .rule = "PIE-010"});
    }
};

// PIE-008: refusing comes first; accepting costs a coin.
struct TradeOffers : Asked {
    constexpr int count() const { return 1 + (seen.table.coins[seen.me] > 0); }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::refuse : Act::accept}; }
    constexpr Choice timeout() const { return {.act = Act::refuse}; }
    void bar(Bars& list) const {
        if (count() == 1)
            list.add({.choice = {.act = Act::accept}, .why = "accepting costs a coin", .rule = "PIE-008"});
    }
};

struct CallOffers {  // PIE-012
    constexpr int count() const { return name_count<Back>; }
    constexpr Choice nth(int n) const { return {.act = Act::call, .back = static_cast<Back>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
};

template <class Visit>
constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    const Asked asked{rules, seen};
    switch (seen.table.question) {
        case Question::set_out: return visit(SetOutOffers{asked});
        case Question::pass: return visit(PassOffers{asked});
        case Question::turn: return visit(TurnOffers{asked});
        case Question::trade: return visit(TradeOffers{asked});
        case Question::cry: break;
    }
    return visit(CallOffers{});
}
inline void offer(const Rules& rules, Seen seen, Offers& offers) { offer_numbered(rules, seen, offers); }
inline int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}
// What a player passes with; clocks that draw or abstain are in `expire`.
constexpr Choice timeout(const Rules& rules, Seen seen) { return timeout_numbered(rules, seen); }
inline void bar(const Rules& rules, Seen seen, Bars& list) { bar_numbered(rules, seen, list); }

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {
    return rules.content.clocks[table.question];
}

}  // namespace fg::pie
