// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Questions about a table that several rooms ask.
#pragma once

#include "games/king_thief_minister/state.h"

namespace fg::ktm {

// ---- questions ----

constexpr bool is_window(Question question) {
    return question == Question::challenge || question == Question::challenge_answer;
}
// Everybody answers at once, in secret.
constexpr bool is_simultaneous(Question question) {
    return is_window(question) || question == Question::initial_look || question == Question::answer;
}

// ---- seats and cards ----

constexpr SeatSet everybody(const Rules& rules) { return SeatSet::first(rules.players); }
constexpr SeatSet others(const Rules& rules, Seat seat) { return everybody(rules).without(seat); }

// The n-th other player clockwise.
constexpr Seat nth_other(const Rules& rules, Seat me, int n) { return clockwise(me, n + 1, rules.players); }

constexpr Spot spot_in_front(const Rules& rules, Seat me) { return spot_on(rules.spot_of[me], 3); }

// The number of the physical card that is the seat's own card now (KTM-023).
constexpr int card_of(const Rules& rules, const Table& table, Seat seat) {
    return table.card_at[rules.spot_of[seat]];
}

// From how many spots further on each spot gets its card: KTM-051.
constexpr int step_of_move(Act direction) {
    return direction == Act::move_right ? 1 : direction == Act::move_left ? spots - 1 : 3;
}

// ---- purses ----

// KTM-046: who cannot pay may still look if the treasury can serve every other player for each missing coin.
constexpr bool can_look(const Rules& rules, const Table& table, Seat seat) {
    const int missing = rules.content.look_price - table.purse[seat];
    return missing <= 0 || table.treasury + table.purse[seat] >= missing * (rules.players - 1);
}

// KTM-145, D4 and D5: the other player with the fewest or the most coins; the first clockwise among equals.
constexpr Seat poorest_other(const Rules& rules, const Table& table, Seat me) {
    Seat found = nth_other(rules, me, 0);
    for (int n = 1; n < rules.players - 1; ++n)
        if (table.purse[nth_other(rules, me, n)] < table.purse[found]) found = nth_other(rules, me, n);
    return found;
}
constexpr Seat richest_other(const Rules& rules, const Table& table, Seat me) {
    Seat found = nth_other(rules, me, 0);
    for (int n = 1; n < rules.players - 1; ++n)
        if (table.purse[nth_other(rules, me, n)] > table.purse[found]) found = nth_other(rules, me, n);
    return found;
}

// ---- claims ----

// Characters whose act needs choices of its own: D4, D5 or D6.
constexpr bool has_plan(Character character) {
    return character == Character::minister || character == Character::executioner ||
           character == Character::sheriff;
}

// KTM-120: the characters not yet shown, and the spots the Peasant still has to name, as bits.
constexpr u32 unshown_characters(const Table& table) {
    u32 unshown = (1u << characters) - 1u;
    for (Character face : table.face_up)
        if (face != Character::none) unshown &= ~(1u << index_of(face));
    return unshown;
}
constexpr u32 spots_to_name(const Rules& rules, const Table& table) {
    u32 left =
        rules.options.peasant_scope == PeasantScope::player_spots ? rules.owned_spots : (1u << spots) - 1u;
    for (int spot = 0; spot < spots; ++spot)
        if (table.face_up[spot] != Character::none) left &= ~(1u << spot);
    return left;
}

}  // namespace fg::ktm
