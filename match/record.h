// SPDX-License-Identifier: Apache-2.0
// Records (`.fair` files): the log of choices and chance outcomes that is the game, as JSON lines in readable
// words. docs/record.md describes the form. Every line carries a sum over itself and all lines before it, so
// that a torn or edited file is refused with the line and the reason.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"

namespace fg {

struct Record {
    std::string game;
    MatchSetup setup;  // its seed is all zero if the file keeps it secret
    std::string content_hash;
    std::string commitment;
    std::vector<LogEntry> steps;  // line k+2 of the file
    bool is_finished = false;
    bool has_seed = false;
    std::string signature;  // of the last state, hex
    std::string result;     // as JSON, of a finished game
};

enum class SeedPolicy { reveal, keep_secret };

std::string write_record(const AnyMatch& match, SeedPolicy policy = SeedPolicy::reveal);

// Checks form and sums, not yet the game. The refusal names the line.
Or<Record> read_record(std::string_view text);

// Plays a record through, step by step. Where the file gives the seed, every outcome is recomputed from it
// and compared.
class Replay {
  public:
    // Refused: a record of another game or content, a seed that is not the one committed to.
    static Or<Replay> start(const Record& record, const AnyGame& game);

    bool is_at_end() const { return next_ == record_.steps.size(); }
    // Plays the next step; the refusal names the line. Must not be at the end.
    Or<Done> next();
    // Everything that is left, then the closing line: the state reached must be the one recorded.
    Or<Done> finish();

    const AnyMatch& match() const { return *match_; }
    std::size_t line() const { return next_ + 1; }  // of the step played last
    // The match, to be played on.
    std::unique_ptr<AnyMatch> take() { return std::move(match_); }

  private:
    Replay(Record record, std::unique_ptr<AnyMatch> match)
        : record_(std::move(record)), match_(std::move(match)) {}
    Or<Done> compare_outcomes(const LogEntry& recorded) const;

    Record record_;
    std::unique_ptr<AnyMatch> match_;
    std::size_t next_ = 1;  // the first step is the deal
};

// Does what one entry of a log says to a match that stands where that entry was made. `given`: outcomes that do not come
// from the seed.
Or<Done> play_again(AnyMatch& match, const LogEntry& step, const std::vector<Outcome>& given = {});

// Appends a list of outcomes as JSON, and reads one.
void append_chance(std::string& out, const std::vector<Outcome>& words);
Or<std::vector<Outcome>> read_chance(const boost::json::value& json);

}  // namespace fg
