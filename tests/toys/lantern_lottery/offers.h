// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question, what an expired clock answers, and how long it runs.
#pragma once

#include "engine/numbered_offers.h"
#include "tests/toys/lantern_lottery/state.h"

namespace fg::lantern {

constexpr Question question(const Table& table, Seat) { return table.question; }

using Bars = BarredList<Choice, most_barred>;

struct PeekOffers {  // LAN-004
    bool is_peeking;
    constexpr int count() const { return 1 + is_peeking; }
    constexpr Choice nth(int n) const { return {.act = n == 0 ? Act::wait : Act::peek}; }
    constexpr Choice timeout() const { return {.act = Act::wait}; }
    void bar(Bars& list) const {
        if (is_peeking) return;
        list.add(
            {.choice = {.act = Act::peek}, .why = "this table plays without peeking", .rule = "LAN-004"});
    }
};
struct GuessOffers {  // LAN-005
    constexpr int count() const { return name_count<Colour>; }
    constexpr Choice nth(int n) const { return {.act = Act::guess, .colour = static_cast<Colour>(n)}; }
    constexpr Choice timeout() const { return nth(0); }
};

template <class Visit>
constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    if (seen.table.question == Question::peek) return visit(PeekOffers{rules.options.peeking});
    return visit(GuessOffers{});
}
inline void offer(const Rules& rules, Seen seen, Offers& offers) { offer_numbered(rules, seen, offers); }
inline int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}
constexpr Choice timeout(const Rules& rules, Seen seen) { return timeout_numbered(rules, seen); }
inline void bar(const Rules& rules, Seen seen, Bars& list) { bar_numbered(rules, seen, list); }

constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {
    return rules.content.clocks[table.question];
}

}  // namespace fg::lantern
