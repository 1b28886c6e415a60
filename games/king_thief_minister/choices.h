// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question (the table "Decisions" of the catalogue), and what an expired clock
// answers. Legal choices are numbered; the list, the random pick and the tests all come from that one
// numbering.
#pragma once

#include "engine/chance.h"
#include "games/king_thief_minister/state.h"

namespace fg::ktm {

// KTM-046: who cannot pay may still look if the treasury can serve every other player for each missing coin.
constexpr bool can_look(const Rules& rules, const Table& table, Seat seat) {
    const int missing = rules.content.look_price - table.purse[seat];
    return missing <= 0 || table.treasury + table.purse[seat] >= missing * (rules.players - 1);
}

constexpr int modes_of_shuffle(const Rules& rules) { return rules.is_blind_shuffle() ? 2 : 3; }

// How many legal answers the seat has.
constexpr int count_offers(const Rules& rules, const Table& table, Seat me) {
    switch (table.question) {
        case Question::initial_look: return spots;  // the five others, or decline
        case Question::main: return 9 + can_look(rules, table, me);
        case Question::challenge:
        case Question::challenge_answer:
        case Question::answer: return 2;
        case Question::execute: return (rules.players - 1) * characters;
        case Question::pay_two: return rules.players - 1;
        case Question::shuffle: return swaps * modes_of_shuffle(rules);
        case Question::name:
            return count_bits(spots_to_name(rules, table)) * count_bits(unshown_characters(table));
        case Question::none: return 0;
    }
    return 0;
}

// D1, KTM-017: the other spots clockwise from his own, then declining.
constexpr Choice nth_peek(const Rules& rules, Seat me, int n) {
    if (n == spots - 1) return {.act = Act::decline};
    return {.act = Act::peek, .spot = static_cast<u8>((rules.spot_of[me] + 1 + n) % spots)};
}

// D2, KTM-038: the moves, the claims, and last the Look, which is not always there.
constexpr Choice nth_action(int n) {
    if (n == 9) return {.act = Act::look};
    if (n >= 3) return {.act = Act::claim, .character = character_at(n - 3)};
    return {.act = static_cast<Act>(index_of(Act::move_right) + n)};
}

// The n-th other player clockwise.
constexpr Seat nth_other(const Rules& rules, Seat me, int n) { return clockwise(me, n + 1, rules.players); }

// D6, KTM-091 to KTM-094.
constexpr Choice nth_shuffle(const Rules& rules, int n) {
    const int modes = modes_of_shuffle(rules);
    const Pair pair = world_tables.pair[n / modes];
    const Shuffle hidden = n % modes == 1 ? Shuffle::exchange : Shuffle::keep;
    return {.act = Act::shuffle,
            .spot = pair.first,
            .other_spot = pair.second,
            .shuffle = n % modes == 0             ? Shuffle::open
                       : rules.is_blind_shuffle() ? Shuffle::hidden
                                                  : hidden};
}

// D9, KTM-120.
constexpr Choice nth_name(const Rules& rules, const Table& table, int n) {
    const u32 unshown = unshown_characters(table);
    const int faces = count_bits(unshown);
    return {.act = Act::name,
            .character = character_at(nth_bit(unshown, n % faces)),
            .spot = static_cast<u8>(nth_bit(spots_to_name(rules, table), n / faces))};
}

constexpr Choice nth_offer(const Rules& rules, const Table& table, Seat me, int n) {
    switch (table.question) {
        case Question::initial_look: return nth_peek(rules, me, n);
        case Question::main: return nth_action(n);
        case Question::challenge:
        case Question::challenge_answer: return {.act = n == 0 ? Act::no : Act::challenge};
        case Question::answer: return {.act = n == 0 ? Act::silent : Act::answer};
        case Question::execute:
            return {.act = Act::execute,
                    .character = character_at(n % characters),
                    .target = nth_other(rules, me, n / characters)};
        case Question::pay_two: return {.act = Act::pay_two, .target = nth_other(rules, me, n)};
        case Question::shuffle: return nth_shuffle(rules, n);
        case Question::name: return nth_name(rules, table, n);
        case Question::none: break;
    }
    return {};
}

// KTM-040: public facts only; nothing of the seat's own is read.
inline void offer(const Rules& rules, Seen seen, Offers& offers) {
    offers.clear();
    const int count = count_offers(rules, seen.table, seen.me);
    for (int n = 0; n < count; ++n) offers.add(nth_offer(rules, seen.table, seen.me, n));
}

inline int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    const int count = count_offers(rules, seen.table, seen.me);
    choice = nth_offer(rules, seen.table, seen.me, static_cast<int>(chance.below(static_cast<u32>(count))));
    return count;
}

// KTM-145, D4 and D5: the other player with the fewest or the most coins; the first clockwise among equals.
constexpr Seat poorest_other(const Rules& rules, const Table& table, Seat me) {
    Seat found = left_of(rules, me);
    for (int n = 1; n < rules.players - 1; ++n)
        if (table.purse[nth_other(rules, me, n)] < table.purse[found]) found = nth_other(rules, me, n);
    return found;
}
constexpr Seat richest_other(const Rules& rules, const Table& table, Seat me) {
    Seat found = left_of(rules, me);
    for (int n = 1; n < rules.players - 1; ++n)
        if (table.purse[nth_other(rules, me, n)] > table.purse[found]) found = nth_other(rules, me, n);
    return found;
}

constexpr u8 spot_in_front(const Rules& rules, Seat me) {
    return static_cast<u8>((rules.spot_of[me] + 3) % spots);
}

constexpr Choice timeout_name(const Rules& rules, const Table& table, Seat me) {
    const u32 left = spots_to_name(rules, table);
    int spot = (rules.spot_of[me] + 1) % spots;
    while ((left >> spot & 1u) == 0) spot = (spot + 1) % spots;
    return {.act = Act::name,
            .character = character_at(lowest_bit(unshown_characters(table))),
            .spot = static_cast<u8>(spot)};
}

// KTM-145: one of the offers, from public facts alone.
constexpr Choice timeout(const Rules& rules, Seen seen) {
    const Seat me = seen.me;
    const u8 own = rules.spot_of[me], front = spot_in_front(rules, me);
    switch (seen.table.question) {
        case Question::initial_look: return {.act = Act::peek, .spot = front};
        case Question::main: return {.act = Act::move_left};
        case Question::challenge:
        case Question::challenge_answer: return {.act = Act::no};
        case Question::execute:
            return {.act = Act::execute,
                    .character = Character::executioner,
                    .target = poorest_other(rules, seen.table, me)};
        case Question::pay_two: return {.act = Act::pay_two, .target = richest_other(rules, seen.table, me)};
        case Question::shuffle:
            return {.act = Act::shuffle,
                    .spot = own < front ? own : front,
                    .other_spot = own < front ? front : own,
                    .shuffle = Shuffle::open};
        case Question::answer: return {.act = Act::silent};
        case Question::name: return timeout_name(rules, seen.table, me);
        case Question::none: break;
    }
    return {};
}

// KTM-139, KTM-166.
constexpr int clock_seconds(const Rules& rules, const Table& table) {
    switch (table.question) {
        case Question::initial_look: return rules.content.initial_look_seconds;
        case Question::main: return rules.content.main_seconds;
        case Question::challenge:
        case Question::challenge_answer:
        case Question::answer: return rules.content.window_seconds;
        case Question::execute:
        case Question::pay_two:
        case Question::shuffle: return rules.content.act_seconds;
        case Question::name: return rules.content.name_seconds;
        case Question::none: break;
    }
    return 0;
}

}  // namespace fg::ktm
