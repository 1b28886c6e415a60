// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to a question, all of it in one place: a game has a struct for each question, with
//
//   int count() const            how many answers are legal
//   Choice nth(int n) const      the n-th of them
//   Choice timeout() const       what an expired clock answers
//   void bar(list) const         what somebody would think of that is not offered, if there is such a thing
//
// and one function that calls `visit` with the struct of the question that a seat has before it:
//
//   auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit)
//
// The game's `offer`, `pick`, `timeout` and `bar` come from these.
#pragma once

#include "engine/chance.h"

namespace fg {

// Most of such structs are made of this.
template <class Rules_, class Seen_>
struct AskedOf {
    const Rules_& rules;
    const Seen_& seen;
};

template <class Rules, class Seen, class Offers>
inline void offer_numbered(const Rules& rules, const Seen& seen, Offers& offers) {
    offers.clear();
    with_offers(rules, seen, [&](const auto& legal) {
        const int count = legal.count();
        for (int n = 0; n < count; ++n) offers.add(legal.nth(n));
    });
}

// A uniformly random answer; returns how many there were.
template <class Rules, class Seen, class Choice>
[[gnu::always_inline]] constexpr int pick_numbered(const Rules& rules, const Seen& seen, FastChance& chance,
                                                   Choice& choice) {
    return with_offers(rules, seen, [&](const auto& legal) {
        const int count = legal.count();
        choice = legal.nth(count == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(count))));
        return count;
    });
}

template <class Rules, class Seen>
constexpr int count_offers(const Rules& rules, const Seen& seen) {
    return with_offers(rules, seen, [](const auto& legal) { return legal.count(); });
}
template <class Rules, class Seen, class Choice>
constexpr bool is_offered(const Rules& rules, const Seen& seen, const Choice& choice) {
    return with_offers(rules, seen, [&](const auto& legal) {
        int n = legal.count();
        while (n > 0 && legal.nth(n - 1) != choice) --n;
        return n > 0;
    });
}

template <class Rules, class Seen>
constexpr auto timeout_numbered(const Rules& rules, const Seen& seen) {
    return with_offers(rules, seen, [](const auto& legal) { return legal.timeout(); });
}

template <class Rules, class Seen, class List>
inline void bar_numbered(const Rules& rules, const Seen& seen, List& list) {
    list.clear();
    with_offers(rules, seen, [&](const auto& legal) {
        if constexpr (requires { legal.bar(list); }) legal.bar(list);
    });
}

}  // namespace fg
