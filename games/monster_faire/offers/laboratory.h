// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Laboratory and Monster phases: D21 to D24.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

// D21, also for a host's free action (MON-282): while the Monster hides it gets no part and no repair (MON-176).
struct LaboratoryOffers : Asked {
    CardsSeen cards = cards_seen(seen);
    Seat me = seen.me;
    bool is_home = is_at_home(seen.table, me);
    Body body = body_of(cards, me);
    u64 repairs = repairable();
    int lays = count_cards(cards, hand_of(me), [this](Card card) { return fits(card); });

    constexpr bool fits(Card card) const {
        if (is_equipment(card)) return true;
        if (is_part(card)) return is_home && body.has_room_for(card);
        return rules.options.defender_decks == DefenderDecks::both ||
               deck_of(card) == Deck::villagers;  // MON-117
    }
    constexpr u64 repairable() const {  // MON-156, MON-157
        const u64 injured = seen.table.marks[me].injured;
        if (injured == 0 || !is_home) return 0;
        const Capacities capacity = capacities(cards, me);
        u64 places = 0;
        each_card(cards, monster_of(me), [&](Card part, int place) {
            if (number_of(part) <= capacity[suit_of(part)]) places |= u64{1} << place;
        });
        places &= injured;
        return rules.options.repair_rate == RepairRate::all ? places & (~places + 1) : places;  // MON-158
    }
    constexpr int count() const { return 1 + lays + count_bits(repairs); }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        if (n < lays)
            return {.act = Act::lay,
                    .card = nth_card(cards, hand_of(me), n, [this](Card card) { return fits(card); })};
        return {.act = Act::repair, .place = static_cast<u8>(nth_bit(repairs, n - lays))};
    }
    constexpr Choice timeout() const { return pass; }
    void bar(Bars& list) const {
        each_card(cards, hand_of(me), [&](Card card, int) {
            if (fits(card) || list.size() == most_barred) return;
            const bool is_body = is_part(card);
            list.add({.choice = {.act = Act::lay, .card = card},
                      .why = !is_body  ? "only villagers serve as Defenders at this table"
                             : is_home ? "the torsos cannot carry it"
                                       : "your Monster is in hiding",
                      .rule = !is_body  ? "MON-117"
                              : is_home ? "MON-137"
                                        : "MON-176"});
        });
    }
};

// MON-143 to MON-146
constexpr bool can_live(const Rules& rules, const CardsSeen& cards, Seat seat) {
    return body_of(cards, seat).is_complete() && can_animate(rules, capacities(cards, seat));
}
// D22
struct MonsterOffers : Asked {
    CardsSeen cards = cards_seen(seen);
    bool is_living = seen.table.living.has(seen.me);
    bool may_live = !is_living && can_live(rules, cards, seen.me);
    bool is_crippled = rules.options.crippling == Toggle::on && is_living;
    bool may_go = is_living && !(is_crippled && !has_working(seen.table, cards, seen.me, Suit::spades));
    bool may_rampage = may_go && !(is_crippled && !has_working(seen.table, cards, seen.me, Suit::diamonds));
    SeatSet rivals = may_go ? seen.table.in_town.without(seen.me) : SeatSet{};

    constexpr int count() const { return 1 + may_live + may_rampage + rivals.size(); }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        if (may_live) return {.act = Act::give_life};
        if (may_rampage && n-- == 0) return {.act = Act::rampage};
        return {.act = Act::fight, .seat = rivals.nth(n)};
    }
    constexpr Choice timeout() const { return pass; }
    void bar(Bars& list) const {
        if (is_living || may_live) return;
        const bool is_complete = body_of(cards, seen.me).is_complete();
        list.add({.choice = {.act = Act::give_life},
                  .why = is_complete ? "the Laboratory lacks Equipment" : "some part is missing",
                  .rule = is_complete ? "MON-144" : "MON-132"});
    }
};
constexpr YesOffers prowl_offers(const Asked& asked) {  // D23
    const bool is_lost =
        asked.rules.options.crippling == Toggle::on &&
        !has_working(asked.seen.table, cards_seen(asked.seen), asked.seen.me, Suit::diamonds);
    return {.may_agree = !is_lost, .is_usual = true};
}

}  // namespace fg::mon::detail
