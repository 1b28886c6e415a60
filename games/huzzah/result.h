// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position seen from another chair.
#pragma once

#include "engine/symmetry.h"
#include "games/huzzah/facts.h"

namespace fg::huzzah {

constexpr bool is_over(const Table& table) { return table.frame.phase == Phase::over; }

// Nothing that decides how a game ends changes afterwards.
constexpr Ending ending(const Rules& rules, const Table& table) {
    return is_over(table) ? ending_now(rules, table, leaders(rules, table)) : Ending::none;
}

// HUZ-175: winners first, the others by score; equals share a place and the next is skipped.
constexpr Result result(const Rules& rules, const Table& table) {
    Result result;
    result.score = table.score;
    if (!is_over(table)) return result;
    result.is_over = true;
    result.winners = table.winners;
    for (Seat s : each_seat(rules)) {
        int ahead = 0;
        if (!result.winners.has(s)) {
            ahead = result.winners.size();
            for (Seat o : all_seats(rules) - result.winners) ahead += table.score[o] > table.score[s];
        }
        result.place[s] = static_cast<u8>(1 + ahead);
    }
    return result;
}

// The bounds table of the catalogue: rounds of windows, then every other decision of a turn, then the turns.
constexpr u32 longest(const Rules& rules) {
    const u32 players = rules.players;
    const u32 bumps = static_cast<u32>(rules.deck.count(Card::bump));
    const u32 rounds = players + 1 + 2 * bumps + (rules.options.bump_after_push ? 1 : 0);
    const u32 claims = rules.options.stage_claim_timing == ClaimTiming::before_bumps ? bumps : 0;
    const u32 turn = 5 * players + rounds * players + claims;
    return players + turn * rules.last_turn;
}

// The lead seat is a field, so every turn of the table keeps the rules (HUZ-040).
constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules&, const Choice& choice, int) { return choice; }

}  // namespace fg::huzzah
