// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Chance is the only source of randomness, and every draw says what it is: a die, a card out of a bag,
// a seat, a flip, a number. Rules are templates over it. There are two instances: FastChance for self-play, and
// NamedChance, which puts each draw to a ChanceSource (seeded, scripted, recorded, enumerating) in the game's words.
#pragma once

#include <concepts>
#include <utility>

#include "engine/bag.h"
#include "engine/seat.h"

namespace fg {

// N dice thrown together.
template <int N>
struct Dice {
    u8 face[N];
    constexpr int total() const {
        int sum = 0;
        for (const u8 one : face) sum += one;
        return sum;
    }
};

template <class C>
concept Chance = requires(C& chance, SeatSet seats) {
    { chance.die() } -> std::same_as<int>;                   // 1..6
    { chance.template dice<2>() } -> std::same_as<Dice<2>>;  // thrown together, told one by one
    { chance.seat(seats) } -> std::same_as<Seat>;            // one of a set that is not empty
    { chance.flip() } -> std::same_as<bool>;                 // heads or tails
    { chance.number(0, 9) } -> std::same_as<int>;            // any of them, both ends included
    // card(lot): the kind of a card drawn from a bag or a pile that is not empty; the caller removes it
};

// `roll<3>(chance)`: what `chance.template dice<3>()` says, for rules that are templates over their chance.
template <int N, class C>
constexpr Dice<N> roll(C& chance) {
    return chance.template dice<N>();
}

// A small fast generator (SplitMix64) with an unbiased `below`. Copyable, 8 bytes, the same on every machine.
class FastChance {
  public:
    explicit constexpr FastChance(u64 seed) : state_(seed) {}

    constexpr u64 bits() {
        u64 z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    }
    // Uniform in 0..n-1. Multiply and shift; the rare rejection keeps it exact.
    [[gnu::always_inline]] constexpr u32 below(u32 n) {
        const u64 product = (bits() >> 32) * n;
        if (static_cast<u32>(product) < n) [[unlikely]]
            return drawn_again(n, product);
        return static_cast<u32>(product >> 32);
    }

    constexpr int die() { return static_cast<int>(below(6)) + 1; }
    // One draw for all of them. Spelt out with a pack: a loop over the faces is not unrolled.
    template <int N>
    constexpr Dice<N> dice() {
        static_assert(N >= 1 && N <= 8);
        u32 ways = 1;
        for (int i = 0; i < N; ++i) ways *= 6;
        u32 n = below(ways);
        const auto next_face = [&n] {
            const u32 face = n % 6 + 1;
            n /= 6;
            return static_cast<u8>(face);
        };
        return [&]<int... I>(std::integer_sequence<int, I...>) {
            return Dice<N>{{(static_cast<void>(I), next_face())...}};
        }(std::make_integer_sequence<int, N>{});
    }
    constexpr int number(int least, int most) {
        return least + static_cast<int>(below(static_cast<u32>(most - least + 1)));
    }
    template <class Lot>
    constexpr auto card(const Lot& lot) {
        return lot.nth(static_cast<int>(below(static_cast<u32>(lot.size()))));
    }
    constexpr Seat seat(SeatSet seats) {
        return seats.nth(static_cast<int>(below(static_cast<u32>(seats.size()))));
    }
    constexpr bool flip() { return (bits() >> 63) != 0; }

  private:
    // The numbers that would come once too often.
    constexpr u32 drawn_again(u32 n, u64 product) {
        const u32 least = (0u - n) % n;
        while (static_cast<u32>(product) < least) product = (bits() >> 32) * n;
        return static_cast<u32>(product >> 32);
    }

    u64 state_;
};

// One draw in words: what is asked of chance, and how many ways each answer has. The arrays it points to are the
// asker's, and live as long as the call.
struct Draw {
    enum class Kind : u8 { die, card, seat, flip, number };
    Kind kind;
    int answers;  // answers are 0..answers-1: face-1, kind, seat number, tails/heads, number-least
    const u8* ways = nullptr;                 // of each answer, 0 = impossible; null: each has one
    int least = 0;                            // number: the smallest one
    const std::string_view* words = nullptr;  // card: the names of the kinds

    constexpr int ways_of(int answer) const { return ways == nullptr ? 1 : ways[answer]; }
};

constexpr int total_ways(const Draw& draw) {
    if (draw.ways == nullptr) return draw.answers;
    int total = 0;
    for (int i = 0; i < draw.answers; ++i) total += draw.ways[i];
    return total;
}
// The answer that the n-th of all ways leads to.
constexpr int answer_at(const Draw& draw, int n) {
    if (draw.ways == nullptr) return n;
    int answer = 0;
    while (n >= draw.ways[answer]) n -= draw.ways[answer++];
    return answer;
}

class ChanceSource {
  public:
    virtual int answer(const Draw& draw) = 0;

  protected:
    ~ChanceSource() = default;
};

class NamedChance {
  public:
    explicit NamedChance(ChanceSource& source) : source_(source) {}

    int die() { return source_.answer({.kind = Draw::Kind::die, .answers = 6}) + 1; }
    template <int N>
    Dice<N> dice() {
        Dice<N> dice{};
        for (u8& face : dice.face) face = static_cast<u8>(die());
        return dice;
    }
    template <class Lot>
    auto card(const Lot& lot) {
        using Kind = decltype(lot.nth(0));
        static constexpr auto words = names_of(Kind{});
        static_assert(words.size() == static_cast<std::size_t>(Lot::kinds), "every kind needs a word");
        u8 ways[static_cast<std::size_t>(Lot::kinds)];
        for (int k = 0; k < Lot::kinds; ++k) ways[k] = static_cast<u8>(lot.count(static_cast<Kind>(k)));
        return static_cast<Kind>(source_.answer(
            {.kind = Draw::Kind::card, .answers = Lot::kinds, .ways = ways, .words = words.data()}));
    }
    Seat seat(SeatSet seats) {
        u8 ways[max_seats]{};
        for (Seat s : seats) ways[index_of(s)] = 1;
        return seat_of(source_.answer({.kind = Draw::Kind::seat, .answers = max_seats, .ways = ways}));
    }
    bool flip() { return source_.answer({.kind = Draw::Kind::flip, .answers = 2}) != 0; }
    int number(int least, int most) {
        return least +
               source_.answer({.kind = Draw::Kind::number, .answers = most - least + 1, .least = least});
    }

  private:
    ChanceSource& source_;
};

static_assert(Chance<FastChance> && Chance<NamedChance>);

}  // namespace fg
