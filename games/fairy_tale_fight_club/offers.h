// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question and at each step of an answer, what is barred and why, what an expired clock answers,
// and how long it runs.
#pragma once

#include "engine/numbered_offers.h"
#include "games/fairy_tale_fight_club/facts.h"

namespace fg::ftf {

constexpr Question question(const Table& table, Seat) { return table.question; }

namespace detail {

using Bars = BarredList<Choice, most_barred>;
using Asked = AskedOf<Rules, Seen>;

// ---- D1, the first step ----

// D1g: wagons that match a contract, in the area or reserved by this seat (FTF-079 to FTF-081): a bit for each place of a
// contract, sixteen for each wagon.
struct Matches {
    const Table& table;
    Seat seat;
    u64 bits = 0;

    constexpr Matches(const Rules& rules, const Table& now, Seat me) : table(now), seat(me) {
        for (int w = 0; w < wagon_count; ++w) {
            const Creatures& cargo = cargo_of(table, seat, wagon_of(w));
            if (cargo.size() < creatures_at(DeckCard::level_1)) continue;
            for (int place = 0; place <= most_in_area; ++place)
                if (const Contract contract = contract_at(place);
                    contract != Contract::none && rules.asked[contract] == cargo)
                    bits |= u64{1} << (16 * w + place);
        }
    }
    // The last place is the reserve.
    constexpr Contract contract_at(int place) const {
        return place == most_in_area ? table.reserved[seat].contract : table.area[place].contract;
    }
    constexpr int count() const { return bits == 0 ? 0 : count_bits(bits); }
    constexpr Choice nth(int n) const {
        const int bit = nth_bit(bits, n);
        return {.act = Act::complete, .contract = contract_at(bit % 16), .wagon = wagon_of(bit / 16)};
    }
};

// FTF-055: the next wagon and a lost Wheelbarrow, each for gold or creatures; the purchases that can be made, as bits.
struct Purchases {
    Wagon next;
    u32 bits = 0;
    constexpr Purchases(const Rules& rules, const Seen& seen) : next(next_wagon(seen.table, seen.me)) {
        const bool has_lost = !owns(seen.table, seen.me, Wagon::wheelbarrow);
        if (next == Wagon::none && !has_lost) return;
        const int gold = seen.table.gold[seen.me], points = points_of(seen.mine.hand);
        if (next != Wagon::none) bits |= ways(rules.wagon(next), gold, points);
        if (has_lost) bits |= ways(rules.wagon(Wagon::wheelbarrow), gold, points) << 2;
    }
    // FTF-058, FTF-059
    static constexpr u32 ways(const WagonCard& card, int gold, int points) {
        return u32{card.gold != 0 && gold >= card.gold} |
               u32{card.creature_points != 0 && points >= card.creature_points} << 1;
    }
    constexpr Choice at(int bit) const {
        return {.act = Act::buy_wagon,
                .wagon = bit < 2 ? next : Wagon::wheelbarrow,
                .payment = bit % 2 == 0 ? Payment::gold : Payment::creatures};
    }
};

// D1c: from a laden wagon to another one with room.
constexpr bool can_move(const Wagons& wagons) {
    const u32 laden = wagons.laden, roomy = wagons.roomy;
    return laden != 0 && roomy != 0 && (laden != roomy || (laden & (laden - 1)) != 0);
}
constexpr bool can_exchange(const Seen& seen) {  // D1f
    const Creatures &hand = seen.mine.hand, &market = seen.table.market;
    const u64 in_hand = hand.present() << 4, on_market = market.present() << 4;
    return (in_hand & sums_of_several(market, in_hand)) != 0 ||
           (on_market & sums_of_several(hand, on_market)) != 0;
}
constexpr bool can_swap_cargo(const Rules& rules) {  // FTF-070
    return rules.options.swap_source == SwapSource::hand_or_wagon;
}

constexpr Act limited_act(int number) { return act_of(static_cast<GroupKind>(number)); }

// Which of the six limited actions can be carried out, as bits (FTF-054).
constexpr u32 possible_acts(const Rules& rules, const Seen& seen) {
    const Table& table = seen.table;
    const bool has_hand = !seen.mine.hand.is_empty();
    const Wagons wagons(rules, table, seen.me);
    u32 bits = 0;
    const auto set = [&bits](GroupKind kind, bool can) { bits |= u32{can} << index_of(kind); };
    set(GroupKind::purchase, Purchases(rules, seen).bits != 0);
    set(GroupKind::load, has_hand && wagons.roomy != 0);
    set(GroupKind::move, can_move(wagons));
    set(GroupKind::discard, has_hand || wagons.laden != 0);
    set(GroupKind::swap, has_hand || (can_swap_cargo(rules) && wagons.laden != 0));
    set(GroupKind::exchange, can_exchange(seen));
    return bits;
}

// D1: matches first, ending last.
struct ActionOffers : Asked {
    Matches matches;
    u32 limited;
    bool can_buy;
    int reserves;
    int acts = count_bits(limited);

    constexpr explicit ActionOffers(const Asked& asked)
        : Asked(asked),
          matches(rules, seen.table, seen.me),
          limited(seen.table.actions_left == 0 ? 0 : possible_acts(rules, seen)),
          can_buy(gold() >= rules.content.action_price),
          reserves(gold() >= rules.content.reserve_price ? count_in_area(seen.table) : 0) {}
    constexpr int gold() const { return seen.table.gold[seen.me]; }
    constexpr int count() const { return matches.count() + acts + can_buy + reserves + 1; }
    constexpr Choice nth(int n) const {
        if (n < matches.count()) return matches.nth(n);
        n -= matches.count();
        if (n < acts) return {.act = limited_act(nth_bit(limited, n))};
        n -= acts;
        if (can_buy && n-- == 0) return {.act = Act::buy_action};
        if (n < reserves) return nth_reserve(n);
        return {.act = Act::end_actions};
    }
    constexpr Choice nth_reserve(int n) const {
        for (const Posted& posted : seen.table.area)
            if (posted.contract != Contract::none && n-- == 0)
                return {.act = Act::reserve, .contract = posted.contract};
        return {};
    }
    constexpr Choice timeout() const { return {.act = Act::end_actions}; }  // D1j
    void bar(Bars& list) const;
    void bar_second_steps(Bars& list) const;
};

// ---- D1, the second step ----

// What in a group stands for where it is answered.
struct BuyOffers : Asked {
    Purchases purchases{rules, seen};
    constexpr int count() const { return count_bits(purchases.bits); }
    constexpr Choice nth(int n) const { return purchases.at(nth_bit(purchases.bits, n)); }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const;
};
struct LoadOffers : Asked {
    u32 wagons = Wagons(rules, seen.table, seen.me).roomy;
    constexpr int count() const { return count_bits(wagons); }
    constexpr Choice nth(int n) const { return {.act = Act::load_into, .wagon = nth_wagon(wagons, n)}; }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const;
};
struct MoveOffers : Asked {
    Wagons wagons{rules, seen.table, seen.me};
    // From each laden wagon to those with room but itself: bits, four for each.
    u32 pairs = spread(wagons);
    static constexpr u32 spread(const Wagons& wagons) {
        u32 bits = 0;
        for (int from = 0; from < wagon_count; ++from)
            if ((wagons.laden >> from & 1u) != 0)
                bits |= (wagons.roomy & ~(1u << from)) << wagon_count * from;
        return bits;
    }
    constexpr int count() const { return count_bits(pairs); }
    constexpr Choice nth(int n) const {
        const int bit = nth_bit(pairs, n);
        return {.act = Act::move_between,
                .wagon = wagon_of(bit % wagon_count),
                .source = place_of(wagon_of(bit / wagon_count))};
    }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const;
};
struct DiscardOffers : Asked {
    u32 laden = Wagons(rules, seen.table, seen.me).laden;
    constexpr bool has_hand() const { return !seen.mine.hand.is_empty(); }
    constexpr int count() const { return has_hand() + count_bits(laden); }
    constexpr Choice nth(int n) const {
        if (has_hand() && n-- == 0) return {.act = Act::discard_from, .source = Place::hand};
        return {.act = Act::discard_from, .source = place_of(nth_wagon(laden, n))};
    }
    constexpr Choice timeout() const { return nth(0); }
};
// Of each place the kinds of creatures, hand first; `act` says what is done with one.
constexpr int count_cargo_kinds(const Table& table, Seat seat) {
    int count = 0;
    for (const Creatures& cargo : table.cargo[seat]) count += cargo.count_kinds();
    return count;
}
constexpr Choice nth_cargo_kind(const Table& table, Seat seat, Act act, int n) {
    int w = 0;
    while (n >= table.cargo[seat].at[w].count_kinds()) n -= table.cargo[seat].at[w++].count_kinds();
    return {.act = act, .source = place_of(wagon_of(w)), .creature = table.cargo[seat].at[w].nth_kind(n)};
}
struct SwapOffers : Asked {
    int hand_kinds = seen.mine.hand.count_kinds();
    constexpr int count() const {
        return hand_kinds + (can_swap_cargo(rules) ? count_cargo_kinds(seen.table, seen.me) : 0);
    }
    constexpr Choice nth(int n) const {
        if (n < hand_kinds)
            return {.act = Act::swap_out, .source = Place::hand, .creature = seen.mine.hand.nth_kind(n)};
        return nth_cargo_kind(seen.table, seen.me, Act::swap_out, n - hand_kinds);
    }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const;
};
struct ExchangeOffers : Asked {
    Creatures give = with_value_in(seen.mine.hand, sums_of_several(seen.table.market));
    Creatures take = with_value_in(seen.table.market, sums_of_several(seen.mine.hand));
    constexpr int count() const { return give.count_kinds() + take.count_kinds(); }
    constexpr Choice nth(int n) const {
        if (n < give.count_kinds()) return {.act = Act::give_one, .creature = give.nth_kind(n)};
        return {.act = Act::take_one, .creature = take.nth_kind(n - give.count_kinds())};
    }
    constexpr Choice timeout() const { return nth(0); }
};

// ---- groups: one creature after the other, none lower than the one before ----

// What is left to pick from: as if the group so far lay aside, and nothing below its last creature (FTF-184).
constexpr Creatures left_to_pick(const Creatures& creatures, const Creatures& picked) {
    if (picked.is_empty()) return creatures;
    Creatures left = creatures;
    left.remove_all(picked);
    return left.from(picked.highest_kind());
}
// A value that can be finished: with it and cards from it on, at least `needed` more points.
constexpr Creatures picks_for_points(const Creatures& left, int needed) {
    Creatures picks = left;
    while (!picks.is_empty() && points_of(left.from(picks.highest_kind())) < needed)
        picks.remove(picks.highest_kind(), picks.count(picks.highest_kind()));
    return picks;
}
// The same for so many cards.
constexpr Creatures picks_for_count(const Creatures& left, int needed) {
    Creatures picks = left;
    while (!picks.is_empty() && left.from(picks.highest_kind()).size() < needed)
        picks.remove(picks.highest_kind(), picks.count(picks.highest_kind()));
    return picks;
}
// The same for an exact sum, which two or more cards must make. From the highest value down; sums as in facts.h.
constexpr Creatures picks_for_sum(const Creatures& left, int sum, bool is_first) {
    const u64 whole = u64{1} << 4 * sum, up_to_whole = 2 * whole - 1;
    u64 picks = 0, above = 1;  // the sums of cards above a value: the first bit is none of them
    const int highest = is_first ? sum - 1 : sum;
    for (u64 rest = left.present() & ((u64{1} << 4 * highest) - 1); rest != 0;) {
        const int at = 63 - __builtin_clzll(rest);
        rest ^= u64{1} << at;
        u64 with = above, sums = above;  // so many of that value, and any number
        for (int copies = left.count(static_cast<Creature>(at / 4)); copies > 0; --copies) {
            with = with << (at + 4) & up_to_whole;
            sums |= with;
            if ((with & whole) != 0) picks |= u64{1} << at;
        }
        above = sums;
    }
    return Creatures::one_of_each(picks);
}

struct PickOffers {
    Creatures picks;  // of these kinds
    bool may_stop = false;
    constexpr int count() const { return picks.count_kinds() + may_stop; }
    constexpr Choice nth(int n) const {
        if (n == picks.count_kinds()) return {.act = Act::done};
        return {.act = Act::pick, .creature = picks.nth_kind(n)};
    }
    // In D2, D4 and D5 the lowest goes first, until the group is whole (FTF-184).
    constexpr Choice timeout() const { return nth(0); }
};

constexpr PickOffers picks_of_payment(const Rules& rules, const Seen& seen) {  // FTF-057, FTF-059
    const Group& group = seen.group;
    const int needed = rules.wagon(group.wagon).creature_points - points_of(group.picked);
    return {picks_for_points(left_to_pick(seen.mine.hand, group.picked), needed), needed <= 0};
}
constexpr PickOffers picks_up_to(const Creatures& creatures, const Creatures& picked, int most) {
    if (picked.size() >= most) return {{}, true};
    return {left_to_pick(creatures, picked), !picked.is_empty()};
}
constexpr PickOffers picks_of_exchange(const Seen& seen) {  // FTF-072, FTF-073
    const Group& group = seen.group;
    const Creatures& from = group.trade == Trade::one_for_several ? seen.table.market : seen.mine.hand;
    const int sum = value_of(group.single) - points_of(group.picked);
    if (sum == 0) return {{}, true};
    return {picks_for_sum(left_to_pick(from, group.picked), sum, group.picked.is_empty()), false};
}
// Exactly so many: the last one closes the group.
constexpr PickOffers picks_of_number(const Seen& seen, int number) {
    const Creatures& picked = seen.group.picked;
    return {picks_for_count(left_to_pick(seen.mine.hand, picked), number - picked.size()), false};
}

// ---- events ----

struct FightOffers : Asked {  // D3
    constexpr int count() const { return seen.mine.hand.count_kinds(); }
    constexpr Choice nth(int n) const {
        return {.act = Act::fight_with, .creature = seen.mine.hand.nth_kind(n)};
    }
    constexpr Choice timeout() const {
        return nth(is_low_fight(rules.face(seen.table.event).fight) ? 0 : count() - 1);
    }
};
struct EscapeOffers : Asked {  // D6
    constexpr int count() const { return count_cargo_kinds(seen.table, seen.me); }
    constexpr Choice nth(int n) const { return nth_cargo_kind(seen.table, seen.me, Act::release, n); }
    constexpr Choice timeout() const {  // the highest, out of the first wagon that has it
        Choice highest = nth(0);
        for (int n = 1; n < count(); ++n)
            if (nth(n).creature > highest.creature) highest = nth(n);
        return highest;
    }
};
struct TollOffers {  // D7
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::pay_toll : Act::lose_wheelbarrow}; }
    constexpr Choice timeout() const { return nth(0); }
};
struct FreeLoadOffers : Asked {  // D8
    u32 wagons = Wagons(rules, seen.table, seen.me).roomy;
    int kinds = seen.mine.hand.count_kinds();
    int loads = kinds * count_bits(wagons);
    constexpr int count() const { return loads + 1; }
    constexpr Choice nth(int n) const {
        if (n == loads) return {.act = Act::decline};
        return {.act = Act::load_one,
                .wagon = nth_wagon(wagons, n / kinds),
                .creature = seen.mine.hand.nth_kind(n % kinds)};
    }
    constexpr Choice timeout() const { return {.act = Act::decline}; }
};
struct PawnOffers : Asked {  // D9
    Creatures pawns = seen.mine.hand.from(creature_of(rules.face(seen.table.event).amount));
    constexpr int count() const { return pawns.count_kinds() + 1; }
    constexpr Choice nth(int n) const {
        if (n == pawns.count_kinds()) return {.act = Act::decline};
        return {.act = Act::pawn, .creature = pawns.nth_kind(n)};
    }
    constexpr Choice timeout() const { return {.act = Act::decline}; }
    void bar(Bars& list) const;
};

// The answer to D1 as far as it has come.
template <class Visit>
[[gnu::always_inline]] constexpr auto with_actions(const Asked& asked, Visit&& visit) {
    const auto& [rules, seen] = asked;
    const Group& group = seen.group;
    const Table& table = seen.table;
    switch (group.kind) {
        case GroupKind::purchase:
            if (group.has_place()) return visit(picks_of_payment(rules, seen));
            return visit(BuyOffers{asked});
        case GroupKind::load:
            if (group.has_place())
                return visit(
                    picks_up_to(seen.mine.hand, group.picked, room_in(rules, table, seen.me, group.wagon)));
            return visit(LoadOffers{asked});
        case GroupKind::move:
            if (group.has_place())
                return visit(picks_up_to(cargo_of(table, seen.me, wagon_at(group.source)), group.picked,
                                         room_in(rules, table, seen.me, group.wagon)));
            return visit(MoveOffers{asked});
        case GroupKind::discard:
            if (group.has_place()) {
                const Creatures& from = group.source == Place::hand
                                            ? seen.mine.hand
                                            : cargo_of(table, seen.me, wagon_at(group.source));
                return visit(picks_up_to(from, group.picked, from.size()));
            }
            return visit(DiscardOffers{asked});
        case GroupKind::swap: return visit(SwapOffers{asked});
        case GroupKind::exchange:
            if (group.has_place()) return visit(picks_of_exchange(seen));
            return visit(ExchangeOffers{asked});
        case GroupKind::number:
        case GroupKind::none: break;
    }
    return visit(ActionOffers(asked));
}

}  // namespace detail

// Calls `visit` with the answers of the seat's question.
template <class Visit>
[[gnu::always_inline]] constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    const detail::Asked asked{rules, seen};
    const Table& table = seen.table;
    switch (table.question) {
        case Question::actions: break;
        case Question::discard_down:
            return visit(
                detail::picks_of_number(seen, table.hand_size[seen.me] - max_hand(rules, table, seen.me)));
        case Question::pass:
        case Question::event_discard:
            return visit(detail::picks_of_number(seen, rules.face(table.event).amount));
        case Question::fight: return visit(detail::FightOffers{asked});
        case Question::escape: return visit(detail::EscapeOffers{asked});
        case Question::toll: return visit(detail::TollOffers{});
        case Question::free_load: return visit(detail::FreeLoadOffers{asked});
        case Question::pawn: return visit(detail::PawnOffers{asked});
    }
    return detail::with_actions(asked, visit);
}
inline void offer(const Rules& rules, const Seen& seen, Offers& offers) {
    offer_numbered(rules, seen, offers);
}
[[gnu::always_inline]] constexpr int pick(const Rules& rules, const Seen& seen, FastChance& chance,
                                          Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}
constexpr Choice timeout(const Rules& rules, const Seen& seen) { return timeout_numbered(rules, seen); }
inline void bar(const Rules& rules, const Seen& seen, detail::Bars& list) { bar_numbered(rules, seen, list); }

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {  // FTF-179
    return rules.content.clocks[table.question];
}
// FTF-179: Phase A has one clock for the whole turn.
constexpr u32 shared_clock(const Table& table, Seat) {
    return table.question == Question::actions ? table.turns + 1u : 0u;
}
// FTF-041, FTF-181, FTF-184: in Phase A even the only answer, or "done", is the player's own.
constexpr bool is_left_to_player(const Table& table, Seat) { return table.question == Question::actions; }

}  // namespace fg::ftf

#include "games/fairy_tale_fight_club/bars.h"  // why something is not offered
