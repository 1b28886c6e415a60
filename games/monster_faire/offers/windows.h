// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Cards on other players' turns and their counters: D6, D7.
#pragma once

#include "games/monster_faire/offers/common.h"

namespace fg::mon::detail {

constexpr u32 bit(Use use) { return 1u << index_of(use); }
constexpr u32 bit_if(bool is_open, Use use) { return is_open ? bit(use) : 0u; }

// What each kind of card could be played for now (MON-248 to MON-261), as far as everybody knows; bits by use.
struct OpenUses {
    const Rules& rules;
    const Table& table;
    Seat player;
    Seat target = table.active;
    ByName<Rank, u32> by_rank{};
    u32 arm = 0;             // MON-360: a numbered card of the arms' suit
    int head = 255;          // MON-356: what a numbered card must beat
    Card igor = Card::none;  // MON-381: who can be stirred up
    u32 trash = 0;           // MON-379: what he can trash

    constexpr OpenUses(const Rules& rules_, const Table& table_, const CardsSeen& cards, Seat player_)
        : rules(rules_), table(table_), player(player_) {
        const bool has_laboratory = cards.size(laboratory_of(target)) > 0;
        const bool has_monster = cards.size(monster_of(target)) > 0;
        const auto is_ahead = [this](Phase phase) { return !table.turn.closed.has(phase); };
        const int place = up_igor(rules, table, cards, target);
        by_rank[Rank::jack] = bit_if(cards.size(hand_of(target)) > 0, Use::steal);                // MON-253
        by_rank[Rank::queen] = bit_if(place >= 0 && is_ahead(Phase::igor), Use::befriend_igor) |  // MON-255
                               bit_if(has_monster && is_ahead(Phase::monster), Use::befriend_monster);
        by_rank[Rank::king] = bit_if(is_ahead(Phase::laboratory), Use::distract_laboratory) |  // MON-257
                              bit_if(is_ahead(Phase::monster), Use::distract_monster);
        by_rank[Rank::red_joker] =
            bit_if(has_laboratory && has_villagers(rules, table, cards), Use::incite);    // MON-259
        by_rank[Rank::black_joker] = bit_if(has_laboratory, Use::dismantle_laboratory) |  // MON-261
                                     bit_if(has_monster, Use::dismantle_monster);
        if (rules.has_morbius()) add_brain(cards, has_laboratory);
        if (!rules.has_revenge() || place < 0) return;
        igor = card_at(cards, igors_of(target), place);
        trash = bit_if(has_laboratory, Use::stir_equipment) |
                bit_if(has_monster && !table.living.has(target), Use::stir_part);
    }
    constexpr void add_brain(const CardsSeen& cards, bool has_laboratory) {
        if (cards.size(brain_of(target)) > 0) head = number_of(card_at(cards, brain_of(target), 0));
        if (!is_condo_up(cards)) return;
        const bool has_room = cards.size(igors_of(player)) < rules.most_igors;
        arm = bit_if(has_room, Use::lure) | bit_if(has_laboratory, Use::sabotage);
    }
    constexpr bool is_condo_up(const CardsSeen& cards) const {
        bool is_up = false;
        each_card(cards, igors_of(target), [&](Card one, int place) {
            is_up = is_up || (one == table.condo && (igors_up(table, target) >> place & 1u) != 0);
        });
        return is_up;
    }
    constexpr u32 of(Card card) const {
        const Rank rank = rank_of(card);
        u32 uses = rank == Rank::none ? bit(Use::lecture) : by_rank[rank];
        if (rank == Rank::none) {
            uses |= bit_if(number_of(card) > head, Use::attack_brain);
            if (is_part(card) && suit_of(card) == Suit::clubs) uses |= arm;
        }
        return igor == Card::none ? uses : uses | stirs(card);
    }
    // MON-381: something to trash for a higher card; else the suit alone will do.
    constexpr u32 stirs(Card card) const {
        const u32 trashes = rules.value[card] > rules.worth[igor] ? trash : 0;
        const bool is_of_suit = !is_joker(card) && suit_of(card) == suit_of(igor);
        return trashes | bit_if(trashes == 0 && is_of_suit, Use::stir);
    }
};
// D6 is split as soon as an option adds uses to it.
constexpr bool is_use_apart(const Rules& rules) { return rules.has_morbius() || rules.has_revenge(); }

struct VisitCardOffers : Asked {
    CardsSeen cards = cards_seen(seen);
    OpenUses open{rules, seen.table, cards, seen.me};
    bool is_apart = is_use_apart(rules);

    constexpr int ways_of(Card card) const {
        const u32 uses = open.of(card);
        return is_apart ? uses != 0 : count_bits(uses);
    }
    constexpr int count() const {
        int ways = 1;
        each_card(cards, hand_of(seen.me), [&](Card card, int) { ways += ways_of(card); });
        return ways;
    }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        int place = 0;
        for (;; ++place) {
            const int ways = ways_of(my_card(seen, place));
            if (n < ways) break;
            n -= ways;
        }
        const Card card = my_card(seen, place);
        if (is_apart) return {.act = Act::play, .card = card};
        return {.act = Act::play, .card = card, .use = static_cast<Use>(nth_bit(open.of(card), n))};
    }
    constexpr Choice timeout() const { return pass; }
};
struct VisitUseOffers : Asked {
    u32 uses = OpenUses(rules, seen.table, cards_seen(seen), seen.me).of(seen.table.visit_card.card);
    constexpr int count() const { return count_bits(uses); }
    constexpr Choice nth(int n) const { return {.act = Act::use, .use = static_cast<Use>(nth_bit(uses, n))}; }
    constexpr Choice timeout() const { return nth(0); }
};

// D7: hand, Defenders (MON-264), and Igor for the stake (MON-260).
struct CounterOffers : Asked {
    CardsSeen cards = cards_seen(seen);
    At hand = hand_of(seen.me), laboratory = laboratory_of(seen.me);
    int in_hand = count_cards(cards, hand, [this](Card card) { return fits(card); });
    int in_laboratory = count_cards(cards, laboratory, [this](Card card) { return is_guard(card); });
    bool can_burn = is_dismantling(seen.table.visit_card.use) && has_igor(cards, seen.me);

    constexpr bool fits(Card card) const { return is_counter(seen.table.visit_card, card); }
    constexpr bool is_guard(Card card) const { return is_igor(card) && fits(card); }
    constexpr int count() const { return 1 + in_hand + in_laboratory + can_burn; }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return pass;
        if (n < in_hand)
            return {.act = Act::counter,
                    .card = nth_card(cards, hand, n, [this](Card card) { return fits(card); })};
        n -= in_hand;
        if (n == in_laboratory) return {.act = Act::stake};
        return {.act = Act::counter,
                .card = nth_card(cards, laboratory, n, [this](Card card) { return is_guard(card); })};
    }
    constexpr Choice timeout() const { return pass; }
};

}  // namespace fg::mon::detail
