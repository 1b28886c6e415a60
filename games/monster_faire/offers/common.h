// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Kinds of offers that many questions share. The passing answer comes first.
#pragma once

#include "engine/numbered_offers.h"
#include "games/monster_faire/facts.h"

namespace fg::mon::detail {

using Bars = BarredList<Choice, most_barred>;
using Asked = AskedOf<Rules, Seen>;

inline constexpr Choice pass{.act = Act::pass};

// MON-408: whoever is asked and has nothing that fits.
struct OnlyPass {
    constexpr int count() const { return 1; }
    constexpr Choice nth(int) const { return pass; }
    constexpr Choice timeout() const { return pass; }
};
// No, or yes if it may be.
struct YesOffers {
    bool may_agree = true;
    bool is_usual = false;  // an expired clock agrees
    constexpr int count() const { return 1 + may_agree; }
    constexpr Choice nth(int n) const { return n == 0 ? pass : Choice{.act = Act::yes}; }
    constexpr Choice timeout() const { return nth(is_usual && may_agree); }
};
// One of two.
struct TwoOffers {
    Act one, other;
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? one : other}; }
    constexpr Choice timeout() const { return nth(0); }
};
// A deck, of those that are not exhausted (MON-287); an expired clock takes V, else B.
struct DeckOffers {
    u32 decks;
    bool may_pass = false;
    int drawable = count_bits(decks);
    constexpr int count() const { return drawable + may_pass; }
    constexpr Choice nth(int n) const {
        if (n == drawable) return pass;
        return {.act = Act::draw, .deck = static_cast<Deck>(nth_bit(decks, n))};
    }
    constexpr Choice timeout() const { return nth(0); }
};
constexpr DeckOffers deck_offers(const Asked& asked, bool may_pass = false) {
    return {.decks = open_decks(asked.rules, asked.seen.table, cards_seen(asked.seen)), .may_pass = may_pass};
}
// A player of some, in play order after the one who is asked.
struct SeatOffers {
    const Seen& seen;
    Act act;
    SeatSet seats;
    bool may_pass = true;
    constexpr int count() const { return seats.size() + may_pass; }
    constexpr Choice nth(int n) const {
        if (may_pass && n-- == 0) return pass;
        return {.act = act, .seat = seats.nth(n)};
    }
    constexpr Choice timeout() const { return nth(0); }
};

// Cards of a pile that fit, and none if one may pass. An expired clock passes, or takes the lowest card (MON-400).
template <class Fits>
struct PileOffers : Asked {
    Act act;
    At at;
    bool may_pass;
    Fits fits;
    int cards = count_cards(cards_seen(seen), at, fits);

    constexpr PileOffers(const Asked& asked, Act act_, At at_, bool may_pass_, Fits fits_)
        : Asked(asked), act(act_), at(at_), may_pass(may_pass_), fits(fits_) {}
    constexpr int count() const { return cards + may_pass; }
    constexpr Choice nth(int n) const {
        if (may_pass && n-- == 0) return pass;
        return {.act = act, .card = nth_card(cards_seen(seen), at, n, fits)};
    }
    constexpr Choice timeout() const {
        return may_pass ? pass : best([](int a, int b) { return a < b; });
    }
    template <class Better>
    constexpr Choice best(Better&& better) const {
        Card found = Card::none;
        each_card(cards_seen(seen), at, [&](Card card, int) {
            if (fits(card) && (found == Card::none || better(order_of(rules, card), order_of(rules, found))))
                found = card;
        });
        return {.act = act, .card = found};
    }
};
// The same where every card fits.
struct AnyCardOffers : Asked {
    Act act;
    At at;
    bool may_pass;
    int cards;
    constexpr AnyCardOffers(const Asked& asked, Act act_, At at_, bool may_pass_)
        : Asked(asked), act(act_), at(at_), may_pass(may_pass_), cards(cards_seen(seen).size(at)) {}
    constexpr int count() const { return cards + may_pass; }
    constexpr Choice nth(int n) const {
        if (may_pass && n-- == 0) return pass;
        return {.act = act, .card = card_at(cards_seen(seen), at, n)};
    }
    constexpr Choice timeout() const {
        if (may_pass) return pass;
        Card lowest = card_at(cards_seen(seen), at, 0);
        each_card(cards_seen(seen), at, [&](Card card, int) {
            if (order_of(rules, card) < order_of(rules, lowest)) lowest = card;
        });
        return {.act = act, .card = lowest};
    }
};
constexpr AnyCardOffers hand_offers(const Asked& asked, Act act, bool may_pass = true) {
    return {asked, act, hand_of(asked.seen.me), may_pass};
}

}  // namespace fg::mon::detail
