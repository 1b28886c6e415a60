// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How far everybody is, for studies of many games: nobody has points here.
#pragma once

#include "games/monster_faire/facts.h"

namespace fg::mon {

// What a bout is fought with, or what there is of it. The weights are round numbers near those that told best, round by round in
// 4,000 games of four sages, who would win.
constexpr int strength_of(const Rules& rules, const State& state, Seat seat) {
    const Table& table = state.table;
    const Cards& cards = state.veiled.cards;
    const bool has_fallen = table.faire.is_on && !table.faire.standing.has(seat);
    if (table.out.has(seat) || has_fallen) return 0;
    const int at_hand = cards.size(hand_of(seat)) + (has_igor(cards, seat) ? 3 : 0);
    if (table.living.has(seat)) return at_hand + 10 + total_of(rules, table, cards, seat);
    const Body body = body_of(cards, seat);
    int kinds = 0;
    for (const u8 count : body.count) kinds += count > 0;
    return at_hand + kinds + (has_equipment(cards, seat) ? 3 : 0);
}
constexpr PerSeat<i16> standing(const Rules& rules, const State& state) {
    PerSeat<i16> strength;
    for (const Seat seat : EachSeat{rules.players})
        strength[seat] = static_cast<i16>(strength_of(rules, state, seat));
    return strength;
}

}  // namespace fg::mon
