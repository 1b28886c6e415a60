// SPDX-License-Identifier: Apache-2.0
// What the lab can do with a game, without its type. The loops inside are typed: see game_lab_of.h.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "common/refusal.h"
#include "lab/counts.h"
#include "lab/play_out.h"
#include "lab/study.h"

namespace fg::lab {

struct MatchPlan {
    TablePlan table;
    std::vector<std::string> bots;  // one for each player
    int deals = 50;                 // each is played once with every rotation of the seats
    bots::Budget budget;            // for each decision; its seed is the match's
    int threads = 1;
};

struct MatchResult {
    std::vector<std::vector<double>> shares;  // of each bot, for each deal: the mean over the rotations
    u64 games = 0;
    u64 answers = 0;             // of all games, forced ones included
    std::vector<double> places;  // shares of the win by the seat's distance from the one that began
    std::map<std::string_view, u64> endings;  // how often each came, if the game tells them apart
    std::map<int, u64> scores;                // how many seats ended with each
};

// Work done, and the processor time it took.
struct Speed {
    u64 games = 0;
    u64 decisions = 0;
    u64 answers = 0;
    double seconds = 0;
    double decisions_per_second() const { return seconds > 0 ? static_cast<double>(decisions) / seconds : 0; }
};

struct RolloutSpeed {
    Speed plain;   // random playouts and nothing else
    Speed search;  // inside the search: tree and rollouts, redeals and outlooks included in the time
    u64 iterations = 0;
    u64 tree_decisions = 0;
    double ratio() const { return search.decisions_per_second() / plain.decisions_per_second(); }
};

class GameLab {
  public:
    virtual ~GameLab() = default;
    virtual std::string_view id() const = 0;
    virtual std::string_view title() const = 0;
    virtual int min_players() const = 0;
    virtual int max_players() const = 0;

    virtual Or<Done> check(const TablePlan& plan) const = 0;
    // The plans of what follows must have been checked, and the bots must exist.
    virtual MatchResult play(const MatchPlan& plan) const = 0;
    virtual Speed playouts(const TablePlan& plan, u64 games, u64 seed) const = 0;
    virtual RolloutSpeed rollouts(const TablePlan& plan, double seconds, u64 seed) const = 0;
    virtual u64 signature() const = 0;
    // What a few games of such players add up to, as a number: the signature is of games at random and says nothing of a sage.
    virtual u64 trial(Player player) const = 0;

    // The rules of a table as their bytes, for machines that share nothing else with this one.
    virtual std::string rules_bytes(const TablePlan& plan) const = 0;
    virtual std::size_t tally_words() const = 0;
    // Plays the games of a range on this thread and adds them to so many words.
    virtual void play_study(const StudyPlan& plan, GameRange range, std::span<u64> sums) const = 0;
    virtual Counts counts(std::span<const u64> sums, int players) const = 0;
    // Refused: a state that cannot be read, or that the game's own check does not let pass. Fewer games than asked for if the plan
    // says that it is enough.
    virtual Or<PlayOut> play_out(const PlayOutPlan& plan, GameRange range) const = 0;
    // Games of sages and nothing else, on this thread: what counting is measured against.
    virtual u64 bare_decisions(const StudyPlan& plan, GameRange range) const = 0;
};

}  // namespace fg::lab
