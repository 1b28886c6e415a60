// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Igor phase: D8 to D20.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

constexpr bool is_any_igor(Card card) { return is_igor(card); }
constexpr bool is_king(Card card) { return rank_of(card) == Rank::king; }
constexpr bool is_queen(Card card) { return rank_of(card) == Rank::queen; }

// D8 and D9. With MON-367 each hiring comes twice, with and without the call.
struct IgorOffers : Asked {
    CardsSeen cards = cards_seen(seen);
    bool can_hire = cards.size(igors_of(seen.me)) < rules.most_igors;
    bool can_send = sendable_igor(rules, seen.table, cards, seen.me) >= 0;
    int calls = 1 + may_call(rules, seen.table, seen.me);
    int hires = can_hire ? count_cards(cards, hand_of(seen.me), is_any_igor) : 0;
    int in_town = can_hire ? count_cards(cards, town, is_any_igor) : 0;
    int in_graveyard = can_hire ? count_cards(cards, graveyard, is_any_igor) : 0;
    SeatSet hosts = can_send ? at_home(rules, seen.table).without(seen.me) : SeatSet{};
    SeatSet abandoned = can_send ? abandoned_laboratories() : SeatSet{};

    constexpr SeatSet abandoned_laboratories() const {  // MON-336, MON-340
        SeatSet seats;
        for (Seat seat : seen.table.out - seen.table.turn.burgled)
            if (cards.size(laboratory_of(seat)) > 0) seats.add(seat);
        return seats;
    }
    constexpr int employments() const { return calls * (hires + in_town + in_graveyard); }
    constexpr int count() const { return 1 + employments() + 2 * can_send + hosts.size() + abandoned.size(); }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        if (n < employments()) return employment(n / calls, n % calls != 0);
        n -= employments();
        if (n < 2) return {.act = n == 0 ? Act::to_town : Act::to_graveyard};
        n -= 2;
        if (n < hosts.size()) return {.act = Act::visit, .seat = hosts.nth(n)};
        return {.act = Act::burgle, .seat = abandoned.nth(n - hosts.size())};
    }
    constexpr Choice employment(int n, bool has_call) const {
        const bool is_hired = n < hires;
        At at = hand_of(seen.me);
        if (!is_hired) {
            n -= hires;
            at = n < in_town ? town : graveyard;
            if (n >= in_town) n -= in_town;
        }
        return {.act = is_hired ? Act::hire : Act::claim,
                .card = nth_card(cards, at, n, is_any_igor),
                .calls = has_call};
    }
    constexpr Choice timeout() const { return pass; }
};

constexpr auto recruit_offers(const Asked& asked) {  // D10
    const auto fits = [rules = &asked.rules, table = &asked.seen.table](Card card) {
        return is_villager(*rules, *table, card);
    };
    return PileOffers(asked, Act::recruit, town, true, fits);
}
struct DigOffers : Asked {  // D11
    DigSite site{rules, seen.table, cards_seen(seen),
                 cards_seen(seen).own_card(igors_of(seen.me), seen.table.trip.igor)};
    constexpr int count() const { return site.count; }
    constexpr Choice nth(int n) const { return {.act = Act::dig, .card = site.nth(cards_seen(seen), n)}; }
    constexpr Choice timeout() const {
        Choice best = nth(0);
        for (int n = 1; n < count(); ++n)
            if (const Choice next = nth(n); is_better(next.card, best.card)) best = next;
        return best;
    }
    constexpr bool is_better(Card one, Card other) const {  // MON-400
        const int more = number_of(one) - number_of(other);
        return more > 0 || (more == 0 && tie_order(one) < tie_order(other));
    }
};
struct RequestOffers {  // D14
    constexpr int count() const { return name_count<Request>; }
    constexpr Choice nth(int n) const { return {.act = Act::request, .request = static_cast<Request>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
};

// What a host can attack with (MON-079, MON-102, MON-131): bit 0 Igor, bit 1 the Monster.
constexpr u32 attackers(const Asked& asked) {
    const CardsSeen cards = cards_seen(asked.seen);
    const Seat me = asked.seen.me;
    const bool has_fighter = up_igor(asked.rules, asked.seen.table, cards, me) >= 0 ||
                             count_cards(cards, laboratory_of(me), is_king) > 0;
    return u32{has_fighter} | u32{has_guard(asked.seen.table, me)} << 1;
}
constexpr Choice nth_attack(u32 attackers, int n) {
    return {.act = nth_bit(attackers, n) == 0 ? Act::attack_igor : Act::attack_monster};
}
struct DoorOffers : Asked {  // D15
    u32 attacks = attackers(*this);
    int fights = count_bits(attacks);
    bool can_receive = cards_seen(seen).size(cargo) > 0 || (rules.has_wine() && !seen.table.trip.has_wine);
    bool can_ply =
        rules.has_wine() && !seen.table.trip.has_wine && cards_seen(seen).size(cellar_of(seen.me)) > 0;
    constexpr int count() const { return 1 + fights + can_receive + can_ply; }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return {.act = Act::turn_away};
        if (n < fights) return nth_attack(attacks, n);
        return {.act = can_receive && n == fights ? Act::receive : Act::ply};
    }
    constexpr Choice timeout() const { return nth(0); }
};
struct ReplyOffers : Asked {  // D16
    u32 attacks = attackers(*this);
    int fights = count_bits(attacks);
    int offered = cards_seen(seen).size(cargo) > 0 ? my_cards(seen) : 0;  // MON-393: nothing to trade for
    constexpr int count() const { return 1 + fights + offered; }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return {.act = Act::dismiss};
        if (n < fights) return nth_attack(attacks, n);
        return {.act = Act::offer, .card = my_card(seen, n - fights)};
    }
    constexpr Choice timeout() const { return nth(0); }
};

// D18: MON-091 bars MON-288 from a second time.
constexpr DeckOffers fight_deck_offers(const Asked& asked) {
    const CardsSeen cards = cards_seen(asked.seen);
    return {.decks = fight_decks(asked.rules, asked.seen.table, cards)};
}
constexpr auto queen_offers(const Asked& asked) {  // D19
    return PileOffers(asked, Act::defend, laboratory_of(asked.seen.me), true, is_queen);
}
constexpr auto king_offers(const Asked& asked) {  // D19: without an Igor the King must fight
    const CardsSeen cards = cards_seen(asked.seen);
    const Seat me = asked.seen.me;
    const bool may_pass = up_igor(asked.rules, asked.seen.table, cards, me) >= 0 ||
                          count_cards(cards, laboratory_of(me), is_king) == 0;
    return PileOffers(asked, Act::defend, laboratory_of(me), may_pass, is_king);
}
struct SpoilsOffers : Asked {  // D20
    Seat host = seen.table.trip.host;
    bool can_knock_out = up_igor(rules, seen.table, cards_seen(seen), host) >= 0;
    bool can_trash = cards_seen(seen).size(laboratory_of(host)) > 0;
    constexpr int count() const { return can_knock_out + can_trash; }
    constexpr Choice nth(int n) const {
        return {.act = can_knock_out && n == 0 ? Act::knock_out : Act::trash};
    }
    constexpr Choice timeout() const { return nth(0); }
};

}  // namespace fg::mon::detail
