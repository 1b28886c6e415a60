// SPDX-License-Identifier: Apache-2.0
// How a finished game stood, turn by turn: each seat's share of the win when sages play on from there, the turns that changed most,
// and what might have been done instead. In hindsight: with everybody's cards in sight.
#pragma once

#include <chrono>
#include <optional>
#include <span>

#include "lab/game_lab.h"
#include "match/any_game.h"
#include "match/message.h"

namespace fg::lab {

struct OddsMoment {
    static constexpr std::string_view about = "One of the turns that changed most.";
    static constexpr Note notes[] = {
        {"turn", "the place in the curve that it led to"},
        {"before", "the seat's chance in per cent before that turn; `after` it"},
        {"did", "of what the seat did there, the answer that cost most, or the last one"},
        {"instead", "an answer that sages would have done better with; left out if there was none"},
        {"could", "the seat's chance after that answer"}};
    int turn = 0;
    SeatNumber seat;
    int before = 0, after = 0;
    std::string_view did;
    std::optional<std::string_view> instead;
    std::optional<int> could;
    FG_FIELDS(OddsMoment, turn, seat, before, after, did, instead, could)
};
struct Odds {
    static constexpr std::string_view about =
        "How a finished game stood, turn by turn, as sages would have played on.";
    static constexpr Note notes[] = {{"turns", "the number of the turn at each place of the curve"},
                                     {"curve", "each seat's chance to win, in per cent"},
                                     {"games", "how many games were played on from each place"},
                                     {"moments", "the turns that changed most, at most three"}};
    std::vector<int> turns;
    std::vector<std::vector<int>> curve;
    int games = 0;
    std::vector<OddsMoment> moments;
    FG_FIELDS(Odds, turns, curve, games, moments)
};

// The same with its words.
struct TurningPoint {
    int turn = 0;
    Seat seat = no_seat;
    int before = 0, after = 0;
    std::string did;
    std::optional<std::string> instead;
    std::optional<int> could;
};
struct OddsFound {
    std::vector<int> turns;
    std::vector<std::vector<int>> curve;
    int games = 0;
    std::vector<TurningPoint> moments;
};
// Refers to what was found.
Odds message_of(const OddsFound& found);

struct OddsLimits {
    std::chrono::milliseconds curve{1500};  // the first games of every place are played whatever they take
    std::chrono::milliseconds moments{1500};
    std::size_t places = 60;  // of the curve
    u64 games = 400;          // from each place
};

// `steps` is the log of a game that is over. Refused: a log that cannot be played again.
Or<OddsFound> odds_of(const GameLab& lab, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits = {});

}  // namespace fg::lab
