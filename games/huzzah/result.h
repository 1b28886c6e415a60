// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The outcome, the bound on the length, and the same position seen from other seats.
#pragma once

#include "games/huzzah/state.h"

namespace fg::huzzah {

// HUZ-175: winners first, the others by score; equals share a place and the next is skipped.
constexpr Result result(const Rules& rules, const Table& table) {
    Result result;
    result.score = table.score;
    if (table.frame.step != Step::over) return result;
    result.is_over = true;
    result.winners = table.winners;
    for (Seat s : each_seat(rules)) {
        int ahead = 0;
        if (!table.winners.has(s)) {
            ahead = table.winners.size();
            for (Seat o : all_seats(rules) - table.winners) ahead += table.score[o] > table.score[s];
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

namespace detail {

template <class V>
constexpr void turn_values(int players, int steps, PerSeat<V>& values) {
    const PerSeat<V> before = values;
    for (int s = 0; s < players; ++s) values[clockwise(seat_of(s), steps, players)] = before[seat_of(s)];
}
constexpr SeatSet turn_set(int players, int steps, SeatSet set) {
    SeatSet turned;
    for (Seat s : set) turned.add(clockwise(s, steps, players));
    return turned;
}
constexpr Seat turn_seat(int players, int steps, Seat seat) {
    return seat == no_seat ? no_seat : clockwise(seat, steps, players);
}

}  // namespace detail

// The lead seat is a field, so every turn of the table keeps the rules (HUZ-040).
constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    const int n = rules.players;
    steps = (steps % n + n) % n;
    out = state;
    Table& table = out.table;
    table.lead = detail::turn_seat(n, steps, table.lead);
    table.frame.subject = detail::turn_seat(n, steps, table.frame.subject);
    table.round = detail::turn_set(n, steps, table.round);
    table.winners = detail::turn_set(n, steps, table.winners);
    for (Seat& s : table.order) s = detail::turn_seat(n, steps, s);
    detail::turn_values(n, steps, table.place);
    detail::turn_values(n, steps, table.score);
    detail::turn_values(n, steps, table.hand_size);
    detail::turn_values(n, steps, table.show_at);
    detail::turn_values(n, steps, table.to_place);
    detail::turn_values(n, steps, table.hidden_discards);
    detail::turn_values(n, steps, out.own);
    out.hidden.owing = detail::turn_set(n, steps, out.hidden.owing);
    return true;
}

}  // namespace fg::huzzah
