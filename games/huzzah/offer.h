// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The legal answers of a seat, a random one of them, and the one an expired clock gives. All from what that
// seat sees.
#pragma once

#include "games/huzzah/state.h"

namespace fg::huzzah {

// Whether the seat has a question before it.
constexpr bool owes_answer(Seen seen) {
    if (!seen.table.round.has(seen.me) || seen.mine.sealed.act != Act::none) return false;
    if (seen.table.frame.step != Step::clear_up) return true;
    return seen.table.to_place[seen.me] != 0 || seen.table.hand_size[seen.me] != 0;
}

namespace detail {

// HUZ-036
inline void offer_stages(const Rules& rules, const Table& table, Offers& offers) {
    for (int s = 0; s < stage_count; ++s)
        if (rules.open.has(stage_of(s)) && !is_taken(table, stage_of(s)))
            offers.add({.act = Act::choose, .stage = stage_of(s)});
}

// HUZ-056, HUZ-057
inline void offer_distances(const Table& table, Offers& offers) {
    for (int steps = 0; steps <= table.frame.roll; ++steps)
        offers.add({.act = Act::walk, .steps = static_cast<u8>(steps)});
}

inline void offer_show_cards(const Bag<Card>& hand, Act act, Offers& offers) {
    for (int k = 0; k < index_of(Card::bump); ++k)
        if (hand.has(static_cast<Card>(k))) offers.add({.act = act, .card = static_cast<Card>(k)});
}

// HUZ-118
inline void offer_steps(const Rules& rules, const Table& table, Seat seat, Offers& offers) {
    const Area& area = rules.area(table.place[seat].stage());
    for (int step = area.first; step < area.first + area.size; ++step)
        if (table.counters[step] < rules.content.step_limit)
            offers.add({.act = Act::place, .step = static_cast<u8>(step)});
}

// HUZ-146, HUZ-147: none, one, or two cards by name.
inline void offer_discards(const Bag<Card>& hand, Offers& offers) {
    offers.add({.act = Act::discard});
    for (int a = 0; a < name_count<Card>; ++a) {
        const Card card = static_cast<Card>(a);
        if (!hand.has(card)) continue;
        offers.add({.act = Act::discard, .card = card});
        for (int b = a; b < name_count<Card>; ++b)
            if (hand.count(static_cast<Card>(b)) > (b == a ? 1 : 0))
                offers.add({.act = Act::discard, .card = card, .other = static_cast<Card>(b)});
    }
}

}  // namespace detail

inline void offer(const Rules& rules, Seen seen, Offers& offers) {
    offers.clear();
    if (!owes_answer(seen)) return;
    const Bag<Card>& hand = seen.mine.hand;
    switch (question_for(seen.table, seen.me)) {
        case Question::choose_stage: return detail::offer_stages(rules, seen.table, offers);
        case Question::walk: return detail::offer_distances(seen.table, offers);
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed:  // HUZ-083: Pass is always there
            offers.add({.act = Act::pass});
            if (hand.has(Card::bump)) offers.add({.act = Act::bump});
            return;
        case Question::take_stage:  // HUZ-061
            offers.add({.act = Act::take});
            offers.add({.act = Act::stay});
            return;
        case Question::show: return detail::offer_show_cards(hand, Act::show, offers);
        case Question::heckle:  // HUZ-094
            offers.add({.act = Act::pass});
            return detail::offer_show_cards(hand, Act::heckle, offers);
        case Question::place_crowd: return detail::offer_steps(rules, seen.table, seen.me, offers);
        case Question::discard: return detail::offer_discards(hand, offers);
    }
}

namespace detail {

// Bit 8k + 7 for every kind k of which the bag has more than `over` cards; counts stay below 128.
constexpr u64 kinds_above(const Bag<Card>& bag, u64 over) {
    constexpr u64 ones = 0x0000010101010101, tops = 0x0000808080808080;
    return (bag.packed_counts() + (0x7f - over) * ones) & tops;
}
// How many kinds such a word marks.
constexpr int count_kinds(u64 kinds) { return static_cast<int>((kinds >> 7) * 0x0101010101010101 >> 56); }
constexpr Card kind_at(u64 kinds, int n) { return static_cast<Card>(nth_bit(kinds, n) >> 3); }

constexpr u64 show_kinds(const Bag<Card>& bag) { return kinds_above(bag, 0) & 0x8080808080; }

constexpr int pick_show_card(const Bag<Card>& hand, bool may_pass, FastChance& chance, Choice& choice) {
    const u64 kinds = show_kinds(hand);
    const int legal = count_kinds(kinds) + may_pass;
    int n = legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)));
    if (may_pass && n-- == 0)
        choice = {.act = Act::pass};
    else
        choice = {.act = may_pass ? Act::heckle : Act::show, .card = kind_at(kinds, n)};
    return legal;
}

constexpr int pick_step(const Rules& rules, const Table& table, Seat seat, FastChance& chance,
                        Choice& choice) {
    const Area& area = rules.area(table.place[seat].stage());
    u64 free = 0;
    for (int i = 0; i < area.size; ++i)
        free |= u64{table.counters[area.first + i] < rules.content.step_limit} << i;
    const int legal = count_bits(free);
    const int n = legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)));
    choice = {.act = Act::place, .step = static_cast<u8>(area.first + nth_bit(free, n))};
    return legal;
}

// Numbered: none; each kind; each kind twice; each pair of kinds.
constexpr int pick_discard(const Bag<Card>& hand, FastChance& chance, Choice& choice) {
    const u64 kinds = kinds_above(hand, 0), doubles = kinds_above(hand, 1);
    const int k = count_kinds(kinds), d = count_kinds(doubles);
    const int legal = 1 + k + d + k * (k - 1) / 2;
    int n = static_cast<int>(chance.below(static_cast<u32>(legal))) - 1;
    choice = {.act = Act::discard};
    if (n < 0) return legal;
    if (n < k) return choice.card = kind_at(kinds, n), legal;
    if ((n -= k) < d) return choice.card = choice.other = kind_at(doubles, n), legal;
    n -= d;
    int first = 0;
    while (n >= k - 1 - first) n -= k - 1 - first++;
    choice.card = kind_at(kinds, first);
    choice.other = kind_at(kinds, first + 1 + n);
    return legal;
}

constexpr int pick_stage(const Rules& rules, const Table& table, FastChance& chance, Choice& choice) {
    u64 free = 0;
    for (int s = 0; s < stage_count; ++s)
        free |= u64{rules.open.has(stage_of(s)) && !is_taken(table, stage_of(s))} << s;
    const int legal = count_bits(free);
    const int n = legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)));
    choice = {.act = Act::choose, .stage = stage_of(nth_bit(free, n))};
    return legal;
}

}  // namespace detail

// A uniformly random answer of a seat that owes one; returns how many it had to choose from.
[[gnu::always_inline]] constexpr int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    const Table& table = seen.table;
    const Bag<Card>& hand = seen.mine.hand;
    switch (table.frame.step) {
        case Step::choose_stage: return detail::pick_stage(rules, table, chance, choice);
        case Step::walk: {
            const u32 legal = table.frame.roll + 1u;
            choice = {.act = Act::walk, .steps = static_cast<u8>(chance.below(legal))};
            return static_cast<int>(legal);
        }
        case Step::bump_mover:
        case Step::bump_richard:
        case Step::bump_pushed: {
            const bool can_bump = hand.has(Card::bump);
            choice = {.act = can_bump && chance.flip() ? Act::bump : Act::pass};
            return 1 + can_bump;
        }
        case Step::take_stage: choice = {.act = chance.flip() ? Act::take : Act::stay}; return 2;
        case Step::show:
            return detail::pick_show_card(hand, !table.place[seen.me].is_stage(), chance, choice);
        case Step::clear_up:
        case Step::over:
            if (table.to_place[seen.me] != 0) return detail::pick_step(rules, table, seen.me, chance, choice);
            return detail::pick_discard(hand, chance, choice);
    }
    return 0;
}

// The defaults of the Decisions table (HUZ-164).
namespace detail {

constexpr Choice largest_free_stage(const Rules& rules, const Table& table) {
    Stage best = Stage::none;
    for (int n = 0; n < stage_count; ++n) {
        const Stage stage = stage_of(n);
        if (!rules.open.has(stage) || is_taken(table, stage)) continue;
        if (best == Stage::none || rules.area(stage).size > rules.area(best).size) best = stage;
    }
    return {.act = Act::choose, .stage = best};
}

constexpr Choice first_show_card(const Bag<Card>& hand) {
    for (const Card card : {Card::crowd2, Card::crowd3, Card::crowd5, Card::huzzah})
        if (hand.has(card)) return {.act = Act::show, .card = card};
    return {.act = Act::show, .card = Card::finale};
}

constexpr Choice emptiest_step(const Rules& rules, const Table& table, Seat seat) {
    const Area& area = rules.area(table.place[seat].stage());
    int best = area.first;
    for (int step = area.first + 1; step < area.first + area.size; ++step)
        if (table.counters[step] < table.counters[best]) best = step;
    return {.act = Act::place, .step = static_cast<u8>(best)};
}

}  // namespace detail

constexpr Choice timeout(const Rules& rules, Seen seen) {
    switch (question_for(seen.table, seen.me)) {
        case Question::choose_stage: return detail::largest_free_stage(rules, seen.table);
        case Question::walk: return {.act = Act::walk, .steps = 0};
        case Question::take_stage: return {.act = Act::take};
        case Question::show: return detail::first_show_card(seen.mine.hand);
        case Question::place_crowd: return detail::emptiest_step(rules, seen.table, seen.me);
        case Question::discard: return {.act = Act::discard};
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed:
        case Question::heckle: return {.act = Act::pass};
    }
    return {};
}

}  // namespace fg::huzzah
