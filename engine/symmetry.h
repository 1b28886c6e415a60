// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The same value with every player moved some seats on, found from the field lists: seats and sets of seats are renamed,
// what is kept per seat changes places. A game with more geometry than its seats (spots around the table) brings
// a turning of its own:
//
//   struct Turning : SeatTurning { int spots_on; };
//   constexpr void turn(const Turning& turning, Spot& spot) { ... }     // found by its arguments, before the general one
#pragma once

#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/piles.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

struct SeatTurning {
    int players;
    int steps;  // 0..players-1

    constexpr SeatTurning(int players_at_table, int seats_on)
        : players(players_at_table),
          steps((seats_on % players_at_table + players_at_table) % players_at_table) {}
    constexpr Seat seat(Seat s) const { return s == no_seat ? s : clockwise(s, steps, players); }
    constexpr SeatSet set(SeatSet seats) const {
        SeatSet turned;
        for (Seat s : seats) turned.add(seat(s));
        return turned;
    }
};

namespace detail {

// Calls the game's own `turn` for a type if there is one, else the general one below.
template <class Turning, class T>
constexpr void turn_value(const Turning& turning, T& value);

template <class Turning, class T, int N>
constexpr void turn_items(const Turning& turning, PerSeat<T, N>& values) {
    const PerSeat<T, N> before = values;
    for (int i = 0; i < turning.players && i < N; ++i) {
        T& moved = values[turning.seat(seat_of(i))];
        moved = before.at[i];
        turn_value(turning, moved);
    }
}
template <class Turning, class T>
constexpr void turn_range(const Turning& turning, T& values) {
    for (auto& value : values) turn_value(turning, value);
}
template <class Turning, class T, int N>
constexpr void turn_items(const Turning& turning, Array<T, N>& values) {
    turn_range(turning, values);
}
template <class Turning, class T, int N>
constexpr void turn_items(const Turning& turning, FixedVec<T, N>& values) {
    turn_range(turning, values);
}
template <class Turning, class T, int N>
constexpr void turn_items(const Turning& turning, FrameStack<T, N>& values) {
    turn_range(turning, values.frames());
}
template <class Turning, Keyed T>
constexpr void turn_items(const Turning& turning, T& values) {
    turn_range(turning, values);
}
template <class Turning, class T>
constexpr void turn_items(const Turning& turning, Known<T>& known) {
    turn_value(turning, known.value);
    known.known_to = turning.set(known.known_to);
}
template <class Turning, class Deck>
constexpr void turn_items(const Turning& turning, Piles<Deck>& piles) {
    piles = piles.turned(turning);
}
template <class Turning, class T>
constexpr void turn_items(const Turning&, T&) {}  // bags, sets of names, texts: no seats in them

template <class Turning, class T>
constexpr void turn_value(const Turning& turning, T& value) {
    if constexpr (requires { turn(turning, value); })
        turn(turning, value);
    else if constexpr (std::is_same_v<T, Seat>)
        value = turning.seat(value);
    else if constexpr (std::is_same_v<T, SeatSet>)
        value = turning.set(value);
    else if constexpr (std::is_enum_v<T> || std::is_integral_v<T> || std::is_same_v<T, Nothing>)
        return;
    else if constexpr (HasFields<T>)
        T::each(value, [&turning](std::string_view, auto& field) { turn_value(turning, field); });
    else
        turn_items(turning, value);
}

}  // namespace detail

template <class Turning, class T>
constexpr T turned_value(const Turning& turning, T value) {
    detail::turn_value(turning, value);
    return value;
}

}  // namespace fg
