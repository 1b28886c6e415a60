// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: each card is there once and may lie where it lies, what is public about hidden things is true,
// nobody knows more than they can, the round fits.
#pragma once

#include "tests/toys/pie_stall/facts.h"

namespace fg::pie {

constexpr Complaint complaint_of_piles(const Rules& rules, const State& state) {
    const Stall& piles = state.veiled.piles;
    if (const Complaint complaint = piles.complaint()) return complaint;
    for (int i = 0; i < name_count<Card>; ++i) {
        const Card card = static_cast<Card>(i);
        const Pile kind = piles.where(card).kind;
        const bool is_missing = !is_crier(card) && rules.options.missing.has(kind_of(card));
        if (is_missing != (kind == Pile::box)) return "the box holds the missing kinds (PIE-001)";
        if (is_crier(card) && kind != Pile::pantry && kind != Pile::scraps)
            return "a crier lies in the pantry or on the scraps (PIE-012)";
        if (kind == Pile::pantry && !piles.known_to(card).is_empty())
            return "nobody knows what the pantry holds";
    }
    return nullptr;
}
constexpr Complaint complaint_of_counter(const Rules& rules, const State& state) {
    const Stall& piles = state.veiled.piles;
    const bool is_refill = is_doing(state.table, Doing::cry);
    const int cards = piles.size(counter) + (is_refill ? state.table.frames[1].left : 0);
    // A game may end in the middle of a refill: nothing is left, or everybody has (PIE-015).
    const bool may_be_short =
        state.table.ending == Ending::sold_out || state.table.ending == Ending::deserted;
    if (cards != rules.content.counter && !may_be_short) return "the counter is full (PIE-006)";
    if (!is_refill) return nullptr;
    for (const Card card : piles.cards_in(scraps))
        if (is_crier(card)) return nullptr;
    return "nobody cries without a crier (PIE-012)";
}
// PIE-008: in a trade one card lies on the tray, and both know it; else there is none.
constexpr Complaint complaint_of_trays(const Rules& rules, const State& state) {
    const Stall& piles = state.veiled.piles;
    const bool is_trade = is_doing(state.table, Doing::trade);
    for (Seat seat : EachSeat{rules.players}) {
        const bool is_offered = is_trade && state.table.frames.top().to == seat;
        if (piles.size(tray(seat)) != is_offered) return "only what is offered lies on a tray (PIE-008)";
        if (!is_offered) continue;
        const Card card = piles.top(tray(seat));
        if (!piles.knows(seat, card) || !piles.knows(state.table.frames.top().seat, card))
            return "both know what is offered (PIE-008)";
    }
    return nullptr;
}
constexpr Complaint complaint_of_seat(const Rules& rules, const State& state, Seat seat) {
    const Stall& piles = state.veiled.piles;
    int points = 0;
    for (const Card card : piles.cards_in(plate(seat))) points += rules.value[card];
    if (points != state.table.points[seat]) return "points are what lies on the plate (PIE-015)";
    if (state.table.left.has(seat) && !piles.is_empty(hand(seat))) return "who left holds nothing (PIE-013)";
    if (state.table.left.has(seat) && state.round.asked.has(seat)) return "who left is not asked (PIE-013)";
    for (Seat who : EachSeat{rules.players})
        if (who != seat && count_known(piles, who, seat) > state.table.glimpses[who][seat])
            return "somebody knows a card that they cannot have seen";
    return nullptr;
}
// PIE-004: picked pies are of one's own hand, in rising order.
constexpr Complaint complaint_of_group(const State& state, Seat seat) {
    const auto& cards = state.round.so_far[seat].group.cards;
    if (!cards.is_empty() && state.table.question != Question::pass) return "pies are picked to be passed";
    for (int i = 0; i < cards.size(); ++i) {
        if (!state.veiled.piles.is_in(cards[i], hand(seat))) return "a pie is picked that is not held";
        if (i > 0 && cards[i] <= cards[i - 1]) return "pies are picked in rising order (PIE-004)";
    }
    return nullptr;
}
constexpr Complaint check(const Rules& rules, const State& state) {
    if (const Complaint complaint = complaint_of(state.round, rules.players)) return complaint;
    if (state.round.asked.is_empty() != (state.table.ending != Ending::none))
        return "somebody is asked until the game is over";
    if (const Complaint complaint = complaint_of_piles(rules, state)) return complaint;
    if (const Complaint complaint = complaint_of_counter(rules, state)) return complaint;
    if (const Complaint complaint = complaint_of_trays(rules, state)) return complaint;
    for (Seat seat : EachSeat{rules.players}) {
        if (const Complaint complaint = complaint_of_seat(rules, state, seat)) return complaint;
        if (const Complaint complaint = complaint_of_group(state, seat)) return complaint;
    }
    return nullptr;
}

}  // namespace fg::pie
