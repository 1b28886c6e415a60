// SPDX-License-Identifier: Apache-2.0
// How a finished game stood, turn by turn: each seat's share of the win when sages play on from there, the turns that changed most,
// and what might have been done instead. In hindsight: with everybody's cards in sight. Time bounds the work, so that the same game
// may be told a little differently by a slower machine, or a busier one.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>

#include "lab/game_lab.h"
#include "match/any_game.h"
#include "match/message.h"

namespace fg::lab {

struct OddsMoment {
    static constexpr std::string_view about = "One of the turns that changed most.";
    static constexpr Note notes[] = {
        {"turn", "the turn in which the seat did it; 0 before the first"},
        {"before", "the seat's chance in per cent before that turn; `after` it"},
        {"did", "of what the seat did there, the answer that cost most, or the last one"},
        {"instead",
         "an answer that sages would have done better with, beyond chance; left out if there was none"},
        {"had",
         "the seat's chance after what it did, `could` after that answer; both from games of their own"}};
    int turn = 0;
    SeatNumber seat;
    int before = 0, after = 0;
    std::string_view did;
    std::optional<std::string_view> instead;
    std::optional<int> had, could;
    FG_FIELDS(OddsMoment, turn, seat, before, after, did, instead, had, could)
};
struct Odds {
    static constexpr std::string_view about =
        "How a finished game stood, turn by turn, as sages would have played on.";
    static constexpr Note notes[] = {
        {"turns", "how many turns were over at each place of the curve; the first is the deal"},
        {"curve", "each seat's chance to win, in per cent"},
        {"margins", "how far these may be off, in points: half the width of the 95 % interval"},
        {"games", "how many games at least were played on from each place but the end"},
        {"moments", "the turns that changed most, beyond chance; at most three"}};
    std::vector<int> turns;
    std::vector<std::vector<int>> curve, margins;
    int games = 0;
    std::vector<OddsMoment> moments;
    FG_FIELDS(Odds, turns, curve, margins, games, moments)
};

// The same with its words.
struct TurningPoint {
    int turn = 0;
    Seat seat = no_seat;
    int before = 0, after = 0;
    std::string did;
    std::optional<std::string> instead;
    std::optional<int> had, could;
};
struct OddsFound {
    std::vector<int> turns;
    std::vector<std::vector<int>> curve, margins;
    int games = 0;
    std::vector<TurningPoint> moments;
};
// Refers to what was found.
Odds message_of(const OddsFound& found);

// What an answer is worth to a seat is looked for by 96 games. What a sage would have done is weighed first, for each answer that
// the seat gave in that turn; then other offers, spread evenly over the list, in half of the time. Of an answer in steps the
// whole is weighed and named: if another first step is tried, a sage picks the rest. The best of many looks better than it is, by
// luck: so it and what was done are weighed once more, by other games, and it is named if these tell them apart.
struct OddsLimits {
    using Clock = std::chrono::steady_clock;
    // The first 16 games of the deal are played whatever they take. From any other place there are at least 96, so that no chance
    // is more than ten points off; places for which there is no time then are left out, and those that remain are spread evenly
    // over the game.
    std::chrono::milliseconds curve{1500};
    std::chrono::milliseconds moments{1500};  // in equal shares
    std::size_t places = 60;                  // of the curve
    u64 games = 400;                          // from each place
    u64 proof = 2000;                         // after what is to be named, and after what was done
    std::function<Clock::time_point()> now = &Clock::now;  // asked before every game
};

// How games go on from a position: as GameLab::play_out does it.
using PlayOn = std::function<Or<PlayOut>(const PlayOutPlan&, GameRange)>;

// `steps` is the log of a game that is over. Refused: a log that cannot be played again.
Or<OddsFound> odds_of(const PlayOn& play, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits = {});
Or<OddsFound> odds_of(const GameLab& lab, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits = {});

}  // namespace fg::lab
