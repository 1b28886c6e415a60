// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question, what an expired clock answers, and how long it runs.
#pragma once

#include "engine/numbered_offers.h"
#include "tests/toys/lantern_lottery/state.h"

namespace fg::lantern {

constexpr Question question(const Table& table, Seat) { return table.question; }

constexpr int count_offers(const Rules& rules, const Seen& seen) {
    return seen.table.question == Question::guess ? name_count<Colour> : 1 + rules.options.peeking;
}
constexpr Choice nth_offer(const Rules&, const Seen& seen, int n) {
    if (seen.table.question == Question::peek) return {.act = n == 0 ? Act::wait : Act::peek};  // LAN-004
    return {.act = Act::guess, .colour = static_cast<Colour>(n)};                               // LAN-005
}
inline void offer(const Rules& rules, Seen seen, Offers& offers) { offer_numbered(rules, seen, offers); }
inline int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}

// What somebody would like to do and cannot, with the rule.
inline void bar(const Rules& rules, Seen seen, BarredList<Choice, most_barred>& list) {
    list.clear();
    if (seen.table.question == Question::peek && !rules.options.peeking)
        list.add(
            {.choice = {.act = Act::peek}, .why = "this table plays without peeking", .rule = "LAN-004"});
}

constexpr Choice timeout(const Rules&, Seen seen) {
    if (seen.table.question == Question::peek) return {.act = Act::wait};
    return {.act = Act::guess, .colour = Colour::red};
}
constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {
    return rules.content.clocks[table.question];
}

}  // namespace fg::lantern
