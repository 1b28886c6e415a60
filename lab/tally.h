// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What many games of one table added up to: nothing but counters, so that sums of any number of runs are added number by
// number, on whatever machine and in whatever order, and come out the same.
#pragma once

#include "lab/things.h"

namespace fg::lab {

// A share of the win in whole numbers: a win divides into as many equal parts as there may be winners.
inline constexpr u64 whole_win = 840;

// A number that was met many times: how the mean and its margin are found. Negative numbers wrap, and come back as such.
struct Moments {
    u64 sum = 0;
    u64 squares = 0;
};

// Numbers from 0 in bins: exact up to 16, from there on eight bins for each doubling, up to 65,535.
inline constexpr int bins = 16 + 8 * 12;
constexpr int bin_of(u32 number) {
    if (number < 16) return static_cast<int>(number);
    if (number > 65535) return bins - 1;
    const int top = 31 - __builtin_clz(number);
    return 16 + 8 * (top - 4) + static_cast<int>(number >> (top - 3) & 7);
}
// The smallest number of a bin.
constexpr u32 least_of_bin(int bin) {
    if (bin < 16) return static_cast<u32>(bin);
    const int top = 4 + (bin - 16) / 8;
    return (8u + static_cast<u32>((bin - 16) % 8)) << (top - 3);
}

// Points from -32 on, one bin each; what lies beyond is in the outermost.
inline constexpr int score_bins = 256, least_score = -32;
constexpr int score_bin(int score) {
    const int bin = score - least_score;
    return bin < 0 ? 0 : bin >= score_bins ? score_bins - 1 : bin;
}

// The times in a game at which it is asked who leads: at a quarter, half and three quarters of its turns.
inline constexpr int stages = 3;

// One thing that came up.
struct Sighted {
    u64 games = 0;          // in which it came up
    u64 times = 0;          // in all of them
    u64 seats = 0;          // who chose it, or whom it concerned, once a game
    u64 won = 0;            // by these
    u64 refrained = 0;      // seats that could have chosen it and never did, once a game
    u64 refrained_won = 0;  // by these
};

template <Game G>
constexpr int ending_count() {
    if constexpr (HasEnding<G>)
        return name_count<std::remove_cvref_t<decltype(G::ending(std::declval<const typename G::Rules&>(),
                                                                 std::declval<const typename G::Table&>()))>>;
    else
        return 1;
}

// What is counted in every game alike.
struct Totals {
    // Of every game.
    u64 games = 0;
    u64 unfinished = 0;  // broken off because they went on for ever; counted nowhere else
    u64 answers = 0;     // all of them, forced ones and steps included
    Moments decisions;   // answers that had an alternative
    Moments turns;
    u64 turn_bins[bins]{};
    u64 decision_bins[bins]{};
    Moments won_by_seat[max_seats]{};    // in parts of a win
    Moments won_by_place[max_seats]{};   // the same by distance from the seat that began
    u64 winners[max_seats]{};            // games with one winner, two, ...
    Moments score_by_rank[max_seats]{};  // the best of a game, the second best, ...
    u64 scores[score_bins]{};            // of seats
    Moments margin;                      // between the best two scores
    u64 margins[bins]{};
    // Of the games that are looked at closely.
    u64 close_games = 0;
    u64 rounds = 0;         // questions put, to one seat or to several at once, with something to decide
    u64 clock_seconds = 0;  // what the clocks of these rounds allow
    Moments lead_changes;
    u64 lead_change_bins[bins]{};
    u64 led[stages]{};      // games in which one seat was alone in the lead then
    u64 led_won[stages]{};  // parts of the win that these seats got
};

template <Game G>
struct Tally {
    Totals all;
    u64 endings[ending_count<G>()]{};
    Sighted things[static_cast<std::size_t>(Things<G>::count)]{};
};

// A tally is a row of such counters, wherever it travels.
template <Game G>
inline constexpr int tally_words = static_cast<int>(sizeof(Tally<G>) / sizeof(u64));
static_assert(sizeof(Moments) == 2 * sizeof(u64) && sizeof(Sighted) == 6 * sizeof(u64));

// How a counter grows. A machine whose threads share a tally has another one.
struct PlainAdd {
    [[gnu::always_inline]] static void add(u64& counter, u64 more) { counter += more; }
};

template <Game G>
void merge(Tally<G>& sum, const Tally<G>& more) {
    static_assert(std::is_trivially_copyable_v<Tally<G>>);
    auto* to = reinterpret_cast<u64*>(&sum);
    const auto* from = reinterpret_cast<const u64*>(&more);
    for (int i = 0; i < tally_words<G>; ++i) to[i] += from[i];
}

}  // namespace fg::lab
