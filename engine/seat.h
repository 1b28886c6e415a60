// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Seats, sets of seats, and one value per seat.
#pragma once

#include "engine/base.h"

namespace fg {

inline constexpr int max_seats = 8;

// A place at the table, numbered 0.. clockwise. Not an int, so that it cannot be mixed up with a count or a
// step.
enum class Seat : u8 {};
inline constexpr Seat no_seat{255};

constexpr Seat seat_of(int number) { return Seat{static_cast<u8>(number)}; }

// The seat `steps` places on from `seat` in clockwise order. `steps` may be negative down to -players.
constexpr Seat clockwise(Seat seat, int steps, int players) {
    return seat_of((index_of(seat) + steps + players) % players);
}

class SeatSet {
  public:
    constexpr SeatSet() = default;
    static constexpr SeatSet of_bits(u32 bits) { return SeatSet{static_cast<u8>(bits)}; }
    static constexpr SeatSet only(Seat seat) { return of_bits(1u << index_of(seat)); }
    static constexpr SeatSet first(int players) { return of_bits((1u << players) - 1u); }

    constexpr u32 bits() const { return bits_; }
    constexpr bool is_empty() const { return bits_ == 0; }
    constexpr int size() const {
        constexpr u64 of_four = 0x4332322132212110;  // the bits of 0 to 15
        return static_cast<int>((of_four >> 4 * (bits_ & 15u) & 15u) + (of_four >> 4 * (bits_ >> 4) & 15u));
    }
    constexpr bool has(Seat seat) const { return seat != no_seat && (bits_ >> index_of(seat) & 1u) != 0; }
    // Smallest seat number of the set, which must not be empty.
    constexpr Seat lowest() const { return seat_of(lowest_bit(bits_)); }
    constexpr Seat nth(int n) const { return seat_of(nth_bit(bits_, n)); }
    // The member met first when walking clockwise and starting with `from` itself. The set must not be empty.
    constexpr Seat first_clockwise(Seat from) const {
        const u32 ahead = static_cast<u32>(bits_) >> index_of(from) << index_of(from);
        return seat_of(lowest_bit(ahead != 0 ? ahead : bits_));
    }

    // The member met first when walking anticlockwise and starting beside `from`, who comes last. The set must not be
    // empty.
    constexpr Seat first_anticlockwise(Seat from) const {
        const u32 before = bits_ & ((1u << index_of(from)) - 1u);
        return seat_of(31 - __builtin_clz(before != 0 ? before : bits_));
    }

    constexpr void add(Seat seat) { bits_ = static_cast<u8>(bits_ | 1u << index_of(seat)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<u8>(bits_ & ~(1u << index_of(seat))); }
    constexpr SeatSet with(Seat seat) const { return of_bits(bits_ | 1u << index_of(seat)); }
    constexpr SeatSet without(Seat seat) const { return of_bits(bits_ & ~(1u << index_of(seat))); }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return of_bits(u32{a.bits_} | b.bits_); }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return of_bits(u32{a.bits_} & b.bits_); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return of_bits(u32{a.bits_} & ~u32{b.bits_}); }

    // `for (Seat s : set)` visits members by rising number.
    class Iterator {
      public:
        explicit constexpr Iterator(u32 rest) : rest_(rest) {}
        constexpr Seat operator*() const { return seat_of(lowest_bit(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        u32 rest_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

  private:
    explicit constexpr SeatSet(u8 bits) : bits_(bits) {}
    u8 bits_ = 0;
};

// The seats of a table of `players` in clockwise order from `from`: `for (Seat s : SeatsFrom{lead,
// players})`.
struct SeatsFrom {
    Seat from;
    int players;

    struct Iterator {
        int step;
        Seat from;
        int players;
        constexpr Seat operator*() const { return clockwise(from, step, players); }
        constexpr Iterator& operator++() {
            ++step;
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.step == b.step; }
    };
    constexpr Iterator begin() const { return {0, from, players}; }
    constexpr Iterator end() const { return {players, from, players}; }
};

// All seats of a table by rising number, for loops: cheaper than taking a set apart. `for (Seat s : EachSeat{players})`.
struct EachSeat {
    int players;

    struct Iterator {
        u8 number;
        constexpr Seat operator*() const { return Seat{number}; }
        constexpr Iterator& operator++() {
            ++number;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {static_cast<u8>(players)}; }
};

// The members of a set in clockwise order from `first` on: `for (Seat s : InOrder{movers, lead})`.
struct InOrder {
    SeatSet seats;
    Seat first;

    struct Iterator {
        u32 rest;  // the seats ahead, then, eight bits up, those behind
        constexpr Seat operator*() const { return seat_of(lowest_bit(rest) & 7); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const {
        const u32 behind = (1u << index_of(first)) - 1;
        return {(seats.bits() & ~behind) | (seats.bits() & behind) << 8};
    }
    constexpr Iterator end() const { return {0}; }
};

// The other seats in anticlockwise order from one of them: `for (Seat s : OthersAnticlockwise{seat, players})`.
struct OthersAnticlockwise {
    Seat from;
    int players;

    struct Iterator {
        int step;
        Seat from;
        int players;
        constexpr Seat operator*() const { return clockwise(from, -step, players); }
        constexpr Iterator& operator++() {
            ++step;
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.step == b.step; }
    };
    constexpr Iterator begin() const { return {1, from, players}; }
    constexpr Iterator end() const { return {players, from, players}; }
};

// One value per seat. Entries of seats beyond the player count stay value-initialised.
template <class T, int N = max_seats>
struct PerSeat {
    static_assert(N <= max_seats);
    static constexpr int capacity = N;
    T at[N]{};

    constexpr T& operator[](Seat seat) { return at[index_of(seat)]; }
    constexpr const T& operator[](Seat seat) const { return at[index_of(seat)]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

// Who is told or shown something: some seats, or everyone (spectators included).
struct Audience {
    SeatSet seats;
    bool everyone = false;

    static constexpr Audience all() { return {.seats = SeatSet::of_bits(0xff), .everyone = true}; }
    static constexpr Audience only(Seat seat) { return {.seats = SeatSet::only(seat)}; }
    static constexpr Audience some(SeatSet seats) { return {.seats = seats}; }
    static constexpr Audience nobody() { return {}; }
    // A spectator is `no_seat`.
    constexpr bool includes(Seat viewer) const { return everyone || seats.has(viewer); }
    friend constexpr bool operator==(const Audience&, const Audience&) = default;
};

}  // namespace fg
