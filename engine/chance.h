// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Chance is the only source of randomness, and every random step says what it is: a die, a card out of a bag,
// a seat, a flip. Rules are templates over it. There are two instances: FastChance for self-play, and
// NamedChance, which puts each step to a ChanceSource (seeded, scripted, recorded, enumerating) in the game's
// words.
#pragma once

#include <concepts>

#include "engine/bag.h"
#include "engine/seat.h"

namespace fg {

struct Dice {
    u8 face[3];
    constexpr int total() const { return face[0] + face[1] + face[2]; }
};

template <class C>
concept Chance = requires(C& chance, SeatSet seats) {
    { chance.die() } -> std::same_as<int>;          // 1..6
    { chance.three_dice() } -> std::same_as<Dice>;  // thrown together, told one by one
    { chance.seat(seats) } -> std::same_as<Seat>;   // one of a set that is not empty
    { chance.flip() } -> std::same_as<bool>;        // heads or tails
    // card(bag): the kind of a card drawn from a bag that is not empty; the caller removes it
};

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
    constexpr u32 below(u32 n) {
        u64 product = (bits() >> 32) * n;
        if (static_cast<u32>(product) < n) [[unlikely]] {
            const u32 least = (0u - n) % n;
            while (static_cast<u32>(product) < least) product = (bits() >> 32) * n;
        }
        return static_cast<u32>(product >> 32);
    }

    constexpr int die() { return static_cast<int>(below(6)) + 1; }
    constexpr Dice three_dice() {
        const u32 n = below(216);
        return {{static_cast<u8>(n % 6 + 1), static_cast<u8>(n / 6 % 6 + 1), static_cast<u8>(n / 36 + 1)}};
    }
    template <class B>
    constexpr auto card(const B& bag) {
        return bag.nth(static_cast<int>(below(static_cast<u32>(bag.size()))));
    }
    constexpr Seat seat(SeatSet seats) {
        return seats.nth(static_cast<int>(below(static_cast<u32>(seats.size()))));
    }
    constexpr bool flip() { return (bits() >> 63) != 0; }

  private:
    u64 state_;
};

// One random step in words: what is asked of chance, and how many ways each answer has.
struct ChanceStep {
    enum class Kind : u8 { die, card, seat, flip };
    Kind kind;
    int answers;  // answers are 0..answers-1: face-1, kind, seat number, tails/heads
    u8 ways[64];  // of each answer; 0 = impossible
    const std::string_view* words = nullptr;  // card: the names of the kinds
};

constexpr int total_ways(const ChanceStep& step) {
    int total = 0;
    for (int i = 0; i < step.answers; ++i) total += step.ways[i];
    return total;
}
// The answer that the n-th of all ways leads to.
constexpr int answer_at(const ChanceStep& step, int n) {
    int answer = 0;
    while (n >= step.ways[answer]) n -= step.ways[answer++];
    return answer;
}

class ChanceSource {
  public:
    virtual int answer(const ChanceStep& step) = 0;

  protected:
    ~ChanceSource() = default;
};

class NamedChance {
  public:
    explicit NamedChance(ChanceSource& source) : source_(source) {}

    int die() { return source_.answer(even_step(ChanceStep::Kind::die, 6)) + 1; }
    Dice three_dice() {
        Dice dice{};
        for (u8& face : dice.face) face = static_cast<u8>(die());
        return dice;
    }
    template <class B>
    auto card(const B& bag) {
        using Kind = decltype(bag.nth(0));
        static constexpr auto words = names_of(Kind{});
        ChanceStep step{
            .kind = ChanceStep::Kind::card, .answers = B::kinds, .ways = {}, .words = words.data()};
        for (int k = 0; k < B::kinds; ++k) step.ways[k] = static_cast<u8>(bag.count(static_cast<Kind>(k)));
        return static_cast<Kind>(source_.answer(step));
    }
    Seat seat(SeatSet seats) {
        ChanceStep step{.kind = ChanceStep::Kind::seat, .answers = max_seats, .ways = {}};
        for (Seat s : seats) step.ways[index_of(s)] = 1;
        return seat_of(source_.answer(step));
    }
    bool flip() { return source_.answer(even_step(ChanceStep::Kind::flip, 2)) != 0; }

  private:
    static ChanceStep even_step(ChanceStep::Kind kind, int answers) {
        ChanceStep step{.kind = kind, .answers = answers, .ways = {}};
        for (int i = 0; i < answers; ++i) step.ways[i] = 1;
        return step;
    }
    ChanceSource& source_;
};

static_assert(Chance<FastChance> && Chance<NamedChance>);

}  // namespace fg
