// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question (the table "Decisions" of the catalogue), what may not and why, what an expired
// clock answers, and how long it runs. Legal choices are numbered; the list and the random pick both come from that numbering.
#pragma once

#include "engine/numbered_offers.h"
#include "games/king_thief_minister/facts.h"

namespace fg::ktm {

constexpr Question question(const Table& table, Seat) { return table.question; }

// ---- a pair for each question; KTM-040: public facts only, nothing of the seat's own is read ----

// D1, KTM-017: the other spots clockwise from one's own, then declining.
constexpr int count_peeks() { return spots; }
constexpr Choice nth_peek(const Rules& rules, Seat me, int n) {
    if (n == spots - 1) return {.act = Act::decline};
    return {.act = Act::peek, .spot = spot_on(rules.spot_of[me], 1 + n)};
}

// D2, KTM-038: the moves, the claims, and last the Look, which is not always there.
inline constexpr int moves = 3;
constexpr int count_actions(const Rules& rules, const Seen& seen) {
    return moves + characters + can_look(rules, seen.table, seen.me);
}
constexpr Choice nth_action(int n) {
    if (n == moves + characters) return {.act = Act::look};
    if (n >= moves) return {.act = Act::claim, .character = character_at(n - moves)};
    return {.act = static_cast<Act>(index_of(Act::move_right) + n)};
}

// D3, D8 (KTM-071) and D7 (KTM-080): no or yes.
constexpr int count_wishes() { return 2; }
constexpr Choice nth_challenge(int n) { return {.act = n == 0 ? Act::no : Act::challenge}; }
constexpr Choice nth_answer(int n) { return {.act = n == 0 ? Act::silent : Act::answer}; }

// D4, KTM-106, KTM-107.
constexpr int count_guesses(const Rules& rules) { return (rules.players - 1) * characters; }
constexpr Choice nth_guess(const Rules& rules, Seat me, int n) {
    return {.act = Act::execute,
            .character = character_at(n % characters),
            .target = nth_other(rules, me, n / characters)};
}

// D5, KTM-114.
constexpr int count_payers(const Rules& rules) { return rules.players - 1; }
constexpr Choice nth_payer(const Rules& rules, Seat me, int n) {
    return {.act = Act::pay_two, .target = nth_other(rules, me, n)};
}

// D6, KTM-091 to KTM-094: the ways of each pair.
constexpr int ways_to_shuffle(const Rules& rules) { return rules.is_blind_shuffle() ? 2 : 3; }
constexpr int count_shuffles(const Rules& rules) { return swaps * ways_to_shuffle(rules); }
constexpr Choice nth_shuffle(const Rules& rules, int n) {
    const int ways = ways_to_shuffle(rules);
    const Pair pair = world_tables.pair[n / ways];
    const Shuffle hidden = n % ways == 1 ? Shuffle::exchange : Shuffle::keep;
    return {.act = Act::shuffle,
            .spot = spot_at(pair.first),
            .other_spot = spot_at(pair.second),
            .shuffle = n % ways == 0              ? Shuffle::open
                       : rules.is_blind_shuffle() ? Shuffle::hidden
                                                  : hidden};
}

// D9, KTM-120.
constexpr int count_names(const Rules& rules, const Table& table) {
    return count_bits(spots_to_name(rules, table)) * count_bits(unshown_characters(table));
}
constexpr Choice nth_name(const Rules& rules, const Table& table, int n) {
    const u32 unshown = unshown_characters(table);
    const int faces = count_bits(unshown);
    return {.act = Act::name,
            .character = character_at(nth_bit(unshown, n % faces)),
            .spot = spot_at(nth_bit(spots_to_name(rules, table), n / faces))};
}

// ---- all of them ----

constexpr int count_offers(const Rules& rules, const Seen& seen) {
    switch (seen.table.question) {
        case Question::initial_look: return count_peeks();
        case Question::main: return count_actions(rules, seen);
        case Question::challenge:
        case Question::challenge_answer:
        case Question::answer: return count_wishes();
        case Question::execute: return count_guesses(rules);
        case Question::pay_two: return count_payers(rules);
        case Question::shuffle: return count_shuffles(rules);
        case Question::name: return count_names(rules, seen.table);
        case Question::none: break;
    }
    return 0;
}
constexpr Choice nth_offer(const Rules& rules, const Seen& seen, int n) {
    switch (seen.table.question) {
        case Question::initial_look: return nth_peek(rules, seen.me, n);
        case Question::main: return nth_action(n);
        case Question::challenge:
        case Question::challenge_answer: return nth_challenge(n);
        case Question::answer: return nth_answer(n);
        case Question::execute: return nth_guess(rules, seen.me, n);
        case Question::pay_two: return nth_payer(rules, seen.me, n);
        case Question::shuffle: return nth_shuffle(rules, n);
        case Question::name: return nth_name(rules, seen.table, n);
        case Question::none: break;
    }
    return {};
}
inline void offer(const Rules& rules, Seen seen, Offers& offers) { offer_numbered(rules, seen, offers); }
inline int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}

// ---- what somebody would like to do and may not ----

using Barreds = BarredList<Choice, most_barred>;

// D9: the one thing that is wrong with naming a card so; choices that are wrong in two ways are left out.
inline void bar_names(const Rules& rules, const Table& table, Barreds& list) {
    const u32 to_name = spots_to_name(rules, table), unshown = unshown_characters(table);
    for (int n = 0; n < spots * characters; ++n) {
        const Choice choice{
            .act = Act::name, .character = character_at(n % characters), .spot = spot_at(n / characters)};
        const Character up = table.face_up[choice.spot];
        const bool is_shown = (unshown >> index_of(choice.character) & 1u) == 0;
        const bool is_asked = (to_name >> index_of(choice.spot) & 1u) != 0;
        if (up != Character::none && (up == choice.character || !is_shown))
            list.add({choice, "that card already lies face up", "KTM-120"});
        if (up == Character::none && is_asked && is_shown)
            list.add({choice, "that character has already been shown", "KTM-120"});
        if (up == Character::none && !is_asked && !is_shown)
            list.add({choice, "at this table only the cards of the other players are named", "KTM-119"});
    }
}

inline void bar(const Rules& rules, Seen seen, Barreds& list) {
    list.clear();
    const Seat me = seen.me;
    switch (seen.table.question) {
        case Question::initial_look:
            return list.add({.choice = {.act = Act::peek, .spot = rules.spot_of[me]},
                             .why = "the first look goes to any card but your own",
                             .rule = "KTM-016"});
        case Question::main:
            if (can_look(rules, seen.table, me)) return;
            return list.add({.choice = {.act = Act::look},
                             .why = "you cannot pay for a look while the treasury is too small",
                             .rule = "KTM-046"});
        case Question::execute:
            for (int c = 0; c < characters; ++c)
                list.add({.choice = {.act = Act::execute, .character = character_at(c), .target = me},
                          .why = "the Executioner points at another player",
                          .rule = "KTM-106"});
            return;
        case Question::pay_two:
            return list.add({.choice = {.act = Act::pay_two, .target = me},
                             .why = "the Sheriff pays no tax",
                             .rule = "KTM-114"});
        case Question::name: return bar_names(rules, seen.table, list);
        case Question::challenge:
        case Question::shuffle:
        case Question::answer:
        case Question::challenge_answer:
        case Question::none: return;
    }
}

// ---- clocks ----

constexpr Choice timeout_name(const Rules& rules, const Table& table, Seat me) {
    const u32 left = spots_to_name(rules, table);
    Spot spot = spot_on(rules.spot_of[me], 1);
    while ((left >> index_of(spot) & 1u) == 0) spot = spot_on(spot, 1);
    return {.act = Act::name, .character = character_at(lowest_bit(unshown_characters(table))), .spot = spot};
}

// KTM-145: one of the offers, from public facts alone.
constexpr Choice timeout(const Rules& rules, Seen seen) {
    const Seat me = seen.me;
    const Spot own = rules.spot_of[me], front = spot_in_front(rules, me);
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

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {  // KTM-139, KTM-166
    return table.question == Question::none ? 0 : rules.content.clocks[table.question];
}

}  // namespace fg::ktm
