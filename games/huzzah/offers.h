// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What a seat is asked, its legal answers, those it may wonder about, the one an expired clock gives, and how long it
// runs. All from what that seat sees.
#pragma once

#include "engine/numbered_offers.h"
#include "games/huzzah/facts.h"

namespace fg::huzzah {

constexpr Question question(const Table& table, Seat seat) {
    switch (table.frame.phase) {
        case Phase::choose_stage: return Question::choose_stage;
        case Phase::walk: return Question::walk;
        case Phase::bump_mover: return Question::bump_mover;
        case Phase::take_stage: return Question::take_stage;
        case Phase::show: return table.place[seat].is_stage() ? Question::show : Question::heckle;
        case Phase::bump_richard: return Question::bump_richard;
        case Phase::bump_pushed: return Question::bump_pushed;
        case Phase::clear_up:
        case Phase::over: return table.to_place[seat] != 0 ? Question::place_crowd : Question::discard;
    }
    return Question::discard;
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

// Each question's legal answers, numbered: how many there are, and the n-th of them.

struct StageOffers {  // HUZ-036: open, and not taken
    u64 free = 0;
    constexpr StageOffers(const Rules& rules, const Table& table) {
        for (int s = 0; s < stage_count; ++s)
            free |= u64{rules.open.has(stage_of(s)) && !is_taken(table, stage_of(s))} << s;
    }
    constexpr int count() const { return count_bits(free); }
    constexpr Choice nth(int n) const { return {.act = Act::choose, .stage = stage_of(nth_bit(free, n))}; }
};

struct WalkOffers {  // HUZ-056, HUZ-057: any distance up to the roll
    int roll;
    constexpr int count() const { return roll + 1; }
    constexpr Choice nth(int n) const { return {.act = Act::walk, .steps = static_cast<u8>(n)}; }
};

struct BumpOffers {  // HUZ-083: Pass is always there
    bool has_bump;
    constexpr int count() const { return 1 + has_bump; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::pass : Act::bump}; }
};

struct TakeOffers {  // HUZ-061
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::take : Act::stay}; }
};

struct ShowOffers {  // HUZ-086: never none
    u64 kinds;
    constexpr int count() const { return count_kinds(kinds); }
    constexpr Choice nth(int n) const { return {.act = Act::show, .card = kind_at(kinds, n)}; }
};

struct HeckleOffers {  // HUZ-094: none is always there
    u64 kinds;
    constexpr int count() const { return 1 + count_kinds(kinds); }
    constexpr Choice nth(int n) const {
        if (n == 0) return {.act = Act::pass};
        return {.act = Act::heckle, .card = kind_at(kinds, n - 1)};
    }
};

struct PlaceOffers {  // HUZ-118: the steps of the own area with room
    u8 first;
    u64 free = 0;
    constexpr PlaceOffers(const Rules& rules, const Table& table, Stage stage)
        : first(rules.area(stage).first) {
        for (int i = 0; i < rules.area(stage).size; ++i)
            free |= u64{table.counters[first + i] < rules.content.step_limit} << i;
    }
    constexpr int count() const { return count_bits(free); }
    constexpr Choice nth(int n) const {
        return {.act = Act::place, .step = static_cast<u8>(first + nth_bit(free, n))};
    }
};

struct DiscardOffers {  // HUZ-146, HUZ-147: none; each kind; each kind twice; each pair of kinds
    u64 kinds, doubles;
    constexpr explicit DiscardOffers(const Bag<Card>& hand)
        : kinds(kinds_above(hand, 0)), doubles(kinds_above(hand, 1)) {}
    constexpr int count() const {
        const int k = count_kinds(kinds);
        return 1 + k + count_kinds(doubles) + k * (k - 1) / 2;
    }
    constexpr Choice nth(int n) const {
        const int k = count_kinds(kinds), d = count_kinds(doubles);
        Choice choice{.act = Act::discard};
        if (--n < 0) return choice;
        if (n < k) return choice.card = kind_at(kinds, n), choice;
        if ((n -= k) < d) return choice.card = choice.other = kind_at(doubles, n), choice;
        n -= d;
        int first = 0;
        while (n >= k - 1 - first) n -= k - 1 - first++;
        choice.card = kind_at(kinds, first);
        choice.other = kind_at(kinds, first + 1 + n);
        return choice;
    }
};

// Calls `visit` with the numbered answers of the seat's question.
template <class Visit>
[[gnu::always_inline]] constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    const Table& table = seen.table;
    const Bag<Card>& hand = seen.mine.hand;
    const Place place = table.place[seen.me];
    switch (table.frame.phase) {
        case Phase::choose_stage: return visit(StageOffers(rules, table));
        case Phase::walk: return visit(WalkOffers{table.frame.roll});
        case Phase::bump_mover:
        case Phase::bump_richard:
        case Phase::bump_pushed: return visit(BumpOffers{hand.has(Card::bump)});
        case Phase::take_stage: return visit(TakeOffers{});
        case Phase::show:
            if (place.is_stage()) return visit(ShowOffers{show_kinds(hand)});
            return visit(HeckleOffers{show_kinds(hand)});
        case Phase::clear_up:
        case Phase::over: break;
    }
    if (table.to_place[seen.me] != 0) return visit(PlaceOffers(rules, table, place.stage()));
    return visit(DiscardOffers(hand));
}

}  // namespace detail

constexpr int count_offers(const Rules& rules, const Seen& seen) {
    return detail::with_offers(rules, seen, [](const auto& offers) { return offers.count(); });
}
constexpr Choice nth_offer(const Rules& rules, const Seen& seen, int n) {
    return detail::with_offers(rules, seen, [n](const auto& offers) { return offers.nth(n); });
}
inline void offer(const Rules& rules, const Seen& seen, Offers& offers) {
    offer_numbered(rules, seen, offers);
}
// The question is looked up once for both, which pick_numbered would do twice.
[[gnu::always_inline]] constexpr int pick(const Rules& rules, const Seen& seen, FastChance& chance,
                                          Choice& choice) {
    return detail::with_offers(rules, seen, [&](const auto& offers) {
        const int count = offers.count();
        choice = offers.nth(count == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(count))));
        return count;
    });
}

namespace detail {

using Bars = BarredList<Choice, most_barred>;

inline void bar_stages(const Rules& rules, const Table& table, Bars& list) {
    for (int s = 0; s < stage_count; ++s) {
        const Choice choice{.act = Act::choose, .stage = stage_of(s)};
        if (!rules.open.has(stage_of(s)))
            list.add({.choice = choice, .why = "this stage is closed for the game", .rule = "HUZ-160"});
        else if (is_taken(table, stage_of(s)))
            list.add({.choice = choice, .why = "another player has taken this stage", .rule = "HUZ-036"});
    }
}

inline void bar_distances(const Table& table, Bars& list) {
    constexpr int most = 18;  // what three dice can show
    for (int steps = table.frame.roll + 1; steps <= most; ++steps)
        list.add({.choice = {.act = Act::walk, .steps = static_cast<u8>(steps)},
                  .why = "your dice do not carry you that far",
                  .rule = "HUZ-056"});
}

inline void bar_in_window(const Bag<Card>& hand, Bars& list) {
    if (!hand.has(Card::bump))
        list.add({.choice = {.act = Act::bump}, .why = "you hold no Bump", .rule = "HUZ-083"});
    for (int k = 0; k < index_of(Card::bump); ++k)
        if (hand.has(static_cast<Card>(k)))
            list.add({.choice = {.act = Act::show, .card = static_cast<Card>(k)},
                      .why = "only a Bump carries a piece on; Show cards are laid before Richard moves",
                      .rule = "HUZ-087"});
}

inline void bar_in_show(const Bag<Card>& hand, Act act, Bars& list) {
    if (hand.has(Card::bump))
        list.add({.choice = {.act = act, .card = Card::bump},
                  .why = "a Bump is no Show card; it only carries on a piece that has just stopped",
                  .rule = "HUZ-082"});
    if (act == Act::show)
        list.add({.choice = {.act = Act::pass},
                  .why = "everybody on a stage must play a Show card",
                  .rule = "HUZ-086"});
}

inline void bar_steps(const Rules& rules, const Table& table, Seat seat, Bars& list) {
    const Area& area = rules.area(table.place[seat].stage());
    for (int step = area.first; step < area.first + area.size; ++step)
        if (table.counters[step] >= rules.content.step_limit)
            list.add({.choice = {.act = Act::place, .step = static_cast<u8>(step)},
                      .why = "this step is full",
                      .rule = "HUZ-118"});
}

}  // namespace detail

// Choices that somebody would think of and that are not offered, with the rule.
inline void bar(const Rules& rules, const Seen& seen, BarredList<Choice, most_barred>& list) {
    list.clear();
    switch (question(seen.table, seen.me)) {
        case Question::choose_stage: return detail::bar_stages(rules, seen.table, list);
        case Question::walk: return detail::bar_distances(seen.table, list);
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed: return detail::bar_in_window(seen.mine.hand, list);
        case Question::show: return detail::bar_in_show(seen.mine.hand, Act::show, list);
        case Question::heckle: return detail::bar_in_show(seen.mine.hand, Act::heckle, list);
        case Question::place_crowd: return detail::bar_steps(rules, seen.table, seen.me, list);
        case Question::take_stage:
        case Question::discard: return;  // everything that can be tried is offered
    }
}

// The defaults of the Decisions table (HUZ-164).
namespace detail {

constexpr Choice largest_free_stage(const Rules& rules, const Table& table) {
    const StageOffers offers(rules, table);
    Choice best = offers.nth(0);
    for (int n = 1; n < offers.count(); ++n)
        if (rules.area(offers.nth(n).stage).size > rules.area(best.stage).size) best = offers.nth(n);
    return best;
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

constexpr Choice timeout(const Rules& rules, const Seen& seen) {
    switch (question(seen.table, seen.me)) {
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

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat seat) {
    return rules.content.clocks[question(table, seat)];
}

}  // namespace fg::huzzah
