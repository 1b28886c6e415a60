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

using Bars = BarredList<Choice, most_barred>;

// Each question's answers: how many are legal and the n-th of them, what an expired clock answers (HUZ-164), and what is
// not offered though somebody may think of it.

struct StageOffers {  // HUZ-036: open, and not taken
    const Rules& rules;
    const Table& table;
    u64 free = 0;
    constexpr StageOffers(const Rules& all, const Table& now) : rules(all), table(now) {
        for (int s = 0; s < stage_count; ++s)
            free |= u64{rules.open.has(stage_of(s)) && !is_taken(table, stage_of(s))} << s;
    }
    constexpr int count() const { return count_bits(free); }
    constexpr Choice nth(int n) const { return {.act = Act::choose, .stage = stage_of(nth_bit(free, n))}; }
    constexpr Choice timeout() const {  // the largest
        Choice best = nth(0);
        for (int n = 1; n < count(); ++n)
            if (rules.area(nth(n).stage).size > rules.area(best.stage).size) best = nth(n);
        return best;
    }
    void bar(Bars& list) const {
        for (int s = 0; s < stage_count; ++s) {
            const Choice choice{.act = Act::choose, .stage = stage_of(s)};
            if (!rules.open.has(stage_of(s)))
                list.add({.choice = choice, .why = "this stage is closed for the game", .rule = "HUZ-160"});
            else if (is_taken(table, stage_of(s)))
                list.add({.choice = choice, .why = "another player has taken this stage", .rule = "HUZ-036"});
        }
    }
};

struct WalkOffers {  // HUZ-056, HUZ-057: any distance up to the roll
    int roll;
    constexpr int count() const { return roll + 1; }
    constexpr Choice nth(int n) const { return {.act = Act::walk, .steps = static_cast<u8>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
    void bar(Bars& list) const {
        constexpr int most = 18;  // what three dice can show
        for (int steps = roll + 1; steps <= most; ++steps)
            list.add({.choice = nth(steps), .why = "your dice do not carry you that far", .rule = "HUZ-056"});
    }
};

struct BumpOffers {  // HUZ-083: Pass is always there
    const Bag<Card>& hand;
    constexpr int count() const { return 1 + hand.has(Card::bump); }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::pass : Act::bump}; }
    constexpr Choice timeout() const { return {.act = Act::pass}; }
    void bar(Bars& list) const {
        if (!hand.has(Card::bump))
            list.add({.choice = {.act = Act::bump}, .why = "you hold no Bump", .rule = "HUZ-083"});
        for (int k = 0; k < index_of(Card::bump); ++k)
            if (hand.has(static_cast<Card>(k)))
                list.add({.choice = {.act = Act::show, .card = static_cast<Card>(k)},
                          .why = "only a Bump carries a piece on; Show cards are laid before Richard moves",
                          .rule = "HUZ-087"});
    }
};

struct TakeOffers {  // HUZ-061
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::take : Act::stay}; }
    constexpr Choice timeout() const { return {.act = Act::take}; }
};

// HUZ-082
inline void bar_bump(const Bag<Card>& hand, Act act, Bars& list) {
    if (hand.has(Card::bump))
        list.add({.choice = {.act = act, .card = Card::bump},
                  .why = "a Bump is no Show card; it only carries on a piece that has just stopped",
                  .rule = "HUZ-082"});
}

struct ShowOffers {  // HUZ-086: never none
    const Bag<Card>& hand;
    u64 kinds = show_kinds(hand);
    constexpr int count() const { return count_kinds(kinds); }
    constexpr Choice nth(int n) const { return {.act = Act::show, .card = kind_at(kinds, n)}; }
    constexpr Choice timeout() const {
        for (const Card card : {Card::crowd2, Card::crowd3, Card::crowd5, Card::huzzah})
            if (hand.has(card)) return {.act = Act::show, .card = card};
        return {.act = Act::show, .card = Card::finale};
    }
    void bar(Bars& list) const {
        bar_bump(hand, Act::show, list);
        list.add({.choice = {.act = Act::pass},
                  .why = "everybody on a stage must play a Show card",
                  .rule = "HUZ-086"});
    }
};

struct HeckleOffers {  // HUZ-094: none is always there
    const Bag<Card>& hand;
    u64 kinds = show_kinds(hand);
    constexpr int count() const { return 1 + count_kinds(kinds); }
    constexpr Choice nth(int n) const {
        if (n == 0) return {.act = Act::pass};
        return {.act = Act::heckle, .card = kind_at(kinds, n - 1)};
    }
    constexpr Choice timeout() const { return {.act = Act::pass}; }
    void bar(Bars& list) const { bar_bump(hand, Act::heckle, list); }
};

struct PlaceOffers {  // HUZ-118: the steps of the own area with room
    const Table& table;
    Area area;
    u64 free = 0;
    constexpr PlaceOffers(const Rules& rules, const Table& now, Stage stage)
        : table(now), area(rules.area(stage)) {
        for (int i = 0; i < area.size; ++i)
            free |= u64{table.counters[area.first + i] < rules.content.step_limit} << i;
    }
    constexpr Choice at(int i) const { return {.act = Act::place, .step = static_cast<u8>(area.first + i)}; }
    constexpr int count() const { return count_bits(free); }
    constexpr Choice nth(int n) const { return at(nth_bit(free, n)); }
    constexpr Choice timeout() const {  // the emptiest
        int best = 0;
        for (int i = 1; i < area.size; ++i)
            if (table.counters[area.first + i] < table.counters[area.first + best]) best = i;
        return at(best);
    }
    void bar(Bars& list) const {
        for (int i = 0; i < area.size; ++i)
            if ((free >> i & 1u) == 0)
                list.add({.choice = at(i), .why = "this step is full", .rule = "HUZ-118"});
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
    constexpr Choice timeout() const { return {.act = Act::discard}; }
};

}  // namespace detail

// Calls `visit` with the answers of the seat's question.
template <class Visit>
[[gnu::always_inline]] constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    const Table& table = seen.table;
    const Bag<Card>& hand = seen.mine.hand;
    const Place place = table.place[seen.me];
    switch (table.frame.phase) {
        case Phase::choose_stage: return visit(detail::StageOffers(rules, table));
        case Phase::walk: return visit(detail::WalkOffers{table.frame.roll});
        case Phase::bump_mover:
        case Phase::bump_richard:
        case Phase::bump_pushed: return visit(detail::BumpOffers{hand});
        case Phase::take_stage: return visit(detail::TakeOffers{});
        case Phase::show:
            if (place.is_stage()) return visit(detail::ShowOffers{hand});
            return visit(detail::HeckleOffers{hand});
        case Phase::clear_up:
        case Phase::over: break;
    }
    if (table.to_place[seen.me] != 0) return visit(detail::PlaceOffers(rules, table, place.stage()));
    return visit(detail::DiscardOffers(hand));
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

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat seat) {
    return rules.content.clocks[question(table, seat)];
}

}  // namespace fg::huzzah
