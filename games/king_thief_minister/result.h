// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position with everybody moved on some seats.
#pragma once

#include "engine/symmetry.h"
#include "games/king_thief_minister/facts.h"

namespace fg::ktm {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }

constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }
constexpr Seat first_seat(const Table& table) { return table.start_player; }  // KTM-013

constexpr Result result(const Rules& rules, const Table& table) {  // KTM-159, KTM-160, KTM-168
    Result result{.is_over = is_over(table)};
    for (Seat seat : EachSeat{rules.players}) {
        int richer = 0;
        for (Seat other : EachSeat{rules.players}) richer += table.purse[other] > table.purse[seat];
        result.score[seat] = table.purse[seat];
        result.place[seat] = static_cast<u8>(richer + 1);
        if (result.is_over && richer == 0) result.winners.add(seat);
    }
    return result;
}

// KTM-165: everybody's first look, then the longest turn of KTM-144 every time.
constexpr u32 longest(const Rules& rules) {
    if (rules.options.round_cap == 0) return 0xffffffffu;  // KTM-164: no bound exists
    const u32 players = rules.players;
    return players + rules.last_turn * (1 + 3 * (players - 1));
}

// ---- symmetry: the layouts that look the same from several seats ----

// When every player moves on some seats, the table turns under them by some spots.
struct Turning : SeatTurning {
    int spots_on;
};

constexpr void turn(const Turning& turning, Spot& spot) {
    if (spot != no_spot) spot = spot_on(spot, turning.spots_on);
}
template <class T>
constexpr void turn(const Turning& turning, PerSpot<T>& values) {
    const PerSpot<T> before = values;
    for (int spot = 0; spot < spots; ++spot)
        values[spot_on(spot_at(spot), turning.spots_on)] = turned_value(turning, before[spot]);
}
// A pair stays in order.
constexpr void turn(const Turning& turning, Choice& choice) {
    Choice::each(choice, [&](std::string_view, auto& field) { field = turned_value(turning, field); });
    if (choice.other_spot != no_spot && choice.spot > choice.other_spot)
        std::swap(choice.spot, choice.other_spot);
}

// By how many spots the table turns when every player moves on `steps` seats; -1 if the layout does not fit itself.
constexpr int spots_turned(const Rules& rules, const SeatTurning& turning) {
    for (int steps = 0; steps < spots; ++steps) {
        bool is_fit = true;
        for (Seat seat : EachSeat{rules.players})
            is_fit &= spot_on(rules.spot_of[seat], steps) == rules.spot_of[turning.seat(seat)];
        if (is_fit) return steps;
    }
    return -1;
}

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    const SeatTurning seats(rules.players, steps);
    const Turning turning{seats, spots_turned(rules, seats)};
    if (turning.spots_on < 0) return false;
    out = turned_value(turning, state);
    return true;
}

// `steps` must be one for which `turned` is true.
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    const SeatTurning seats(rules.players, steps);
    return turned_value(Turning{seats, spots_turned(rules, seats)}, choice);
}

}  // namespace fg::ktm
