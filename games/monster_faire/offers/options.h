// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The optional rules: D40 to D48.
#pragma once

#include "games/monster_faire/offers/igor.h"

namespace fg::mon::detail {

constexpr bool is_head(Card card) { return is_part(card) && suit_of(card) == Suit::diamonds; }

// D40: a Head, if there is Equipment to go with it (MON-350).
constexpr auto brain_offers(const Asked& asked) {
    const At hand = hand_of(asked.seen.me);
    const bool has_some = count_cards(cards_seen(asked.seen), hand, is_equipment) > 0;
    return PileOffers(asked, Act::announce, hand, true,
                      [has_some](Card card) { return has_some && is_head(card); });
}
constexpr auto brain_equipment_offers(const Asked& asked) {
    return PileOffers(asked, Act::equip, hand_of(asked.seen.me), false, is_equipment);
}
// D40: an Igor card may be played at once (MON-351), with or without the call (MON-367).
struct BrainIgorOffers : Asked {
    bool may_employ = is_igor(cards_seen(seen).entry(dealing, 0).card);
    int calls = 1 + may_call(rules, seen.table, seen.me);
    constexpr int count() const { return 1 + (may_employ ? calls : 0); }
    constexpr Choice nth(int n) const { return n == 0 ? pass : Choice{.act = Act::employ, .calls = n == 2}; }
    constexpr Choice timeout() const { return pass; }
};
constexpr YesOffers attach_offers(const Asked& asked) {  // D41
    const CardsSeen cards = cards_seen(asked.seen);
    const Card head = card_at(cards, brain_of(asked.seen.me), 0);
    return {.may_agree = body_of(cards, asked.seen.me).has_room_for(head)};
}
constexpr auto defend_brain_offers(const Asked& asked) {  // D42: MON-356, else any card (MON-355)
    const bool is_besieged = asked.seen.table.attack.target != no_seat;
    const Card rival = asked.seen.table.visit_card.card;
    const auto fits = [is_besieged, rival](Card card) {
        return is_besieged || (is_numbered(card) && number_of(card) > number_of(rival));
    };
    return PileOffers(asked, Act::help, hand_of(asked.seen.me), true, fits);
}
constexpr auto meal_offers(const Asked& asked) {  // D43
    return PileOffers(asked, Act::eat, graveyard, false, is_meal);
}
// D45: whatever leaves something to do (MON-376).
constexpr auto further_igor_offers(const Asked& asked) {
    const CardsSeen cards = cards_seen(asked.seen);
    const Seat me = asked.seen.me;
    const bool has_room = cards.size(igors_of(me)) < asked.rules.most_igors;
    const bool can_go_on =
        sendable_igor(asked.rules, asked.seen.table, cards, me) >= 0 || (has_room && has_vagrant(cards));
    const int hires = has_room ? count_cards(cards, hand_of(me), is_any_igor) : 0;
    const auto fits = [can_go_on, hires](Card card) { return can_go_on || hires > is_igor(card); };
    return PileOffers(asked, Act::discard, hand_of(me), true, fits);
}

// ---- D47 ----

struct DealOffers : Asked {
    Deck deck = dealt_deck(seen.table);
    CardsSeen cards = cards_seen(seen);
    constexpr int count() const { return cards.count_backs(dealing, deck); }
    constexpr Choice nth(int n) const {
        int place = 0;
        while (cards.entry(dealing, place).back != deck || n-- > 0) ++place;
        return {.act = Act::assign, .card = cards.entry(dealing, place).card};
    }
    constexpr Choice timeout() const { return {}; }
};
struct HandOffers {
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = Act::hand, .place = static_cast<u8>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
};

// ---- D48 ----

struct SnoopOffers : Asked {  // a place of a pile (MON-395)
    Seat host = seen.table.trip.host;
    CardsSeen cards = cards_seen(seen);
    constexpr int count() const { return count_hidden(seen.table, cards, host); }
    constexpr Choice nth(int n) const {
        for (const Pile pile : {Pile::laboratory, Pile::monster})
            for (int place = 0; place < cards.size({pile, host}); ++place)
                if (is_hidden(seen.table, cards, {pile, host}, place) && n-- == 0)
                    return {.act = Act::snoop, .pile = pile, .place = static_cast<u8>(place)};
        return {};
    }
    constexpr Choice timeout() const { return nth(0); }
};
struct CellarOffers : Asked {  // no, yes, a Queen against an Igor (MON-130)
    CardsSeen cards = cards_seen(seen);
    bool may_show = cards.size(cellar_of(seen.me)) > 0 && !seen.table.cellar_up.has(seen.me);
    int queens = is_visiting(seen.table) ? count_cards(cards, laboratory_of(seen.me), is_queen) : 0;
    constexpr int count() const { return 1 + may_show + queens; }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        if (may_show && n-- == 0) return {.act = Act::yes};
        return {.act = Act::defend, .card = nth_card(cards, laboratory_of(seen.me), n, is_queen)};
    }
    constexpr Choice timeout() const { return nth(may_show); }
};
struct TakeOffers : Asked {  // a card of the guest's hand, which the host has seen (MON-398)
    CardsSeen cards = cards_seen(seen);
    At hand = hand_of(seen.table.active);
    constexpr int count() const {
        int seen_cards = 0;
        for (int i = 0; i < card_count; ++i) seen_cards += cards.sees(static_cast<Card>(i), hand);
        return seen_cards;
    }
    constexpr Choice nth(int n) const {
        int number = 0;
        while (!cards.sees(static_cast<Card>(number), hand) || n-- > 0) ++number;
        return {.act = Act::take, .card = static_cast<Card>(number)};
    }
    constexpr Choice timeout() const { return {}; }
};

}  // namespace fg::mon::detail
