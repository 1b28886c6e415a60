// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question (the table "Decisions" of the catalogue), what may not and why, what an expired
// clock answers, and how long it runs. Legal choices are numbered; the list and the random pick both come from that numbering.
#pragma once

#include "engine/numbered_offers.h"
#include "games/king_thief_minister/facts.h"

namespace fg::ktm {

constexpr Question question(const Table& table, Seat) { return table.question; }

// ---- each question's answers; KTM-040, KTM-145: public facts only, nothing of the seat's own is read ----

using Barreds = BarredList<Choice, most_barred>;
using Asked = AskedOf<Rules, Seen>;

// D1, KTM-017: the other spots clockwise from one's own, then declining.
struct PeekOffers : Asked {
    constexpr int count() const { return spots; }
    constexpr Choice nth(int n) const {
        if (n == spots - 1) return {.act = Act::decline};
        return {.act = Act::peek, .spot = spot_on(rules.spot_of[seen.me], 1 + n)};
    }
    constexpr Choice timeout() const { return {.act = Act::peek, .spot = spot_in_front(rules, seen.me)}; }
    void bar(Barreds& list) const {
        list.add({.choice = {.act = Act::peek, .spot = rules.spot_of[seen.me]},
                  .why = "the first look goes to any card but your own",
                  .rule = "KTM-016"});
    }
};

// D2, KTM-038: the moves, the claims, and last the Look, which is not always there.
struct ActionOffers : Asked {
    static constexpr int moves = 3;
    constexpr int count() const { return moves + characters + can_look(rules, seen.table, seen.me); }
    static constexpr Choice nth(int n) {
        if (n == moves + characters) return {.act = Act::look};
        if (n >= moves) return {.act = Act::claim, .character = character_at(n - moves)};
        return {.act = static_cast<Act>(index_of(Act::move_right) + n)};
    }
    constexpr Choice timeout() const { return {.act = Act::move_left}; }
    void bar(Barreds& list) const {
        if (can_look(rules, seen.table, seen.me)) return;
        list.add({.choice = {.act = Act::look},
                  .why = "you cannot pay for a look while the treasury is too small",
                  .rule = "KTM-046"});
    }
};

// D3, D8 (KTM-071) and D7 (KTM-080): no or yes.
template <Act no, Act yes>
struct WishOffers {
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? no : yes}; }
    constexpr Choice timeout() const { return {.act = no}; }
};

// D4, KTM-106, KTM-107.
struct GuessOffers : Asked {
    constexpr int count() const { return (rules.players - 1) * characters; }
    constexpr Choice nth(int n) const {
        return {.act = Act::execute,
                .character = character_at(n % characters),
                .target = nth_other(rules, seen.me, n / characters)};
    }
    constexpr Choice timeout() const {
        return {.act = Act::execute,
                .character = Character::executioner,
                .target = poorest_other(rules, seen.table, seen.me)};
    }
    void bar(Barreds& list) const {
        for (int c = 0; c < characters; ++c)
            list.add({.choice = {.act = Act::execute, .character = character_at(c), .target = seen.me},
                      .why = "the Executioner points at another player",
                      .rule = "KTM-106"});
    }
};

// D5, KTM-114.
struct PayerOffers : Asked {
    constexpr int count() const { return rules.players - 1; }
    constexpr Choice nth(int n) const {
        return {.act = Act::pay_two, .target = nth_other(rules, seen.me, n)};
    }
    constexpr Choice timeout() const {
        return {.act = Act::pay_two, .target = richest_other(rules, seen.table, seen.me)};
    }
    void bar(Barreds& list) const {
        list.add({.choice = {.act = Act::pay_two, .target = seen.me},
                  .why = "the Sheriff pays no tax",
                  .rule = "KTM-114"});
    }
};

// D6, KTM-091 to KTM-094: the ways of each pair.
struct ShuffleOffers : Asked {
    constexpr int ways() const { return rules.is_blind_shuffle() ? 2 : 3; }
    constexpr int count() const { return swaps * ways(); }
    constexpr Choice nth(int n) const {
        const Pair pair = world_tables.pair[n / ways()];
        const Shuffle hidden = n % ways() == 1 ? Shuffle::exchange : Shuffle::keep;
        return {.act = Act::shuffle,
                .spot = spot_at(pair.first),
                .other_spot = spot_at(pair.second),
                .shuffle = n % ways() == 0            ? Shuffle::open
                           : rules.is_blind_shuffle() ? Shuffle::hidden
                                                      : hidden};
    }
    constexpr Choice timeout() const {
        const Spot own = rules.spot_of[seen.me], front = spot_in_front(rules, seen.me);
        return {.act = Act::shuffle,
                .spot = own < front ? own : front,
                .other_spot = own < front ? front : own,
                .shuffle = Shuffle::open};
    }
};

// D9, KTM-120.
struct NameOffers : Asked {
    constexpr int count() const {
        return count_bits(spots_to_name(rules, seen.table)) * count_bits(unshown_characters(seen.table));
    }
    constexpr Choice nth(int n) const {
        const u32 unshown = unshown_characters(seen.table);
        const int faces = count_bits(unshown);
        return {.act = Act::name,
                .character = character_at(nth_bit(unshown, n % faces)),
                .spot = spot_at(nth_bit(spots_to_name(rules, seen.table), n / faces))};
    }
    constexpr Choice timeout() const {
        const u32 left = spots_to_name(rules, seen.table);
        Spot spot = spot_on(rules.spot_of[seen.me], 1);
        while ((left >> index_of(spot) & 1u) == 0) spot = spot_on(spot, 1);
        return {.act = Act::name,
                .character = character_at(lowest_bit(unshown_characters(seen.table))),
                .spot = spot};
    }
    // The one thing that is wrong with naming a card so; choices that are wrong in two ways are left out.
    void bar(Barreds& list) const {
        const u32 to_name = spots_to_name(rules, seen.table), unshown = unshown_characters(seen.table);
        for (int n = 0; n < spots * characters; ++n) {
            const Choice choice{
                .act = Act::name, .character = character_at(n % characters), .spot = spot_at(n / characters)};
            const Character up = seen.table.face_up[choice.spot];
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
};

struct NoOffers {
    constexpr int count() const { return 0; }
    constexpr Choice nth(int) const { return {}; }
    constexpr Choice timeout() const { return {}; }
};

// ---- all of them ----

template <class Visit>
[[gnu::always_inline]] constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    const Asked asked{rules, seen};
    switch (seen.table.question) {
        case Question::initial_look: return visit(PeekOffers{asked});
        case Question::main: return visit(ActionOffers{asked});
        case Question::challenge:
        case Question::challenge_answer: return visit(WishOffers<Act::no, Act::challenge>{});
        case Question::answer: return visit(WishOffers<Act::silent, Act::answer>{});
        case Question::execute: return visit(GuessOffers{asked});
        case Question::pay_two: return visit(PayerOffers{asked});
        case Question::shuffle: return visit(ShuffleOffers{asked});
        case Question::name: return visit(NameOffers{asked});
        case Question::none: break;
    }
    return visit(NoOffers{});
}
inline void offer(const Rules& rules, Seen seen, Offers& offers) { offer_numbered(rules, seen, offers); }
[[gnu::always_inline]] inline int pick(const Rules& rules, const Seen& seen, FastChance& chance,
                                       Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}
constexpr Choice timeout(const Rules& rules, Seen seen) { return timeout_numbered(rules, seen); }
inline void bar(const Rules& rules, Seen seen, Barreds& list) { bar_numbered(rules, seen, list); }

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {  // KTM-139, KTM-166
    return table.question == Question::none ? 0 : rules.content.clocks[table.question];
}

}  // namespace fg::ktm
