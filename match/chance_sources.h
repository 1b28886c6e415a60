// SPDX-License-Identifier: Apache-2.0
// Where NamedChance gets its answers: a seed, a script, a record, or every possibility in turn.
#pragma once

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "engine/chance.h"

namespace fg {

// What came of one draw, in the game's words: a die's face, a seat or a number as a number, a card as
// its name, a flip as true or false.
using Outcome = std::variant<int, std::string, bool>;

Outcome word_for(const Draw& draw, int answer);
// The answer a word stands for, or -1 if it does not fit the draw (wrong type, unknown, or impossible now).
int answer_for(const Draw& draw, const Outcome& word);
// "a die's face from 1 to 6", "one of: King, Thief": for error messages.
std::string describe(const Draw& draw);

// Deals from a 256-bit seed: word i of the stream is taken from SHA-256(seed, block number), eight 32-bit
// words a block, so that a browser's WebCrypto can recompute every deal (docs/decisions).
class SeededSource final : public ChanceSource {
  public:
    using Seed = std::array<unsigned char, 32>;
    // Continues after `words_used` words of the stream.
    explicit SeededSource(const Seed& seed, u64 words_used = 0) : seed_(seed), used_(words_used) {}
    int answer(const Draw& draw) override;
    u64 words_used() const { return used_; }

    static Seed seed_from_text(std::string_view text);
    static Seed random_seed();
    static std::string commitment(const Seed& seed);  // hex of SHA-256(seed)
    static std::string to_hex(const Seed& seed);
    static bool from_hex(std::string_view hex, Seed& seed);

  private:
    u32 next_word();
    u32 below(u32 n);
    Seed seed_;
    u64 used_;
    u64 block_ = ~u64{0};
    std::array<u32, 8> words_{};
};

// The same for tests and tools that only want speed and repeatability.
class FastSource final : public ChanceSource {
  public:
    explicit FastSource(u64 seed) : chance_(seed) {}
    int answer(const Draw& draw) override;

  private:
    FastChance chance_;
};

// Gives the listed outcomes in order, then asks `after`. One that does not fit sets `complaint` and is
// replaced by any possible answer, so that the rules can finish on a state the caller then throws away.
class ScriptedSource final : public ChanceSource {
  public:
    // Without `after`, running out of words is a complaint too.
    explicit ScriptedSource(std::vector<Outcome> words, ChanceSource* after = nullptr)
        : words_(std::move(words)), after_(after) {}
    int answer(const Draw& draw) override;
    bool is_used_up() const { return next_ == words_.size(); }
    std::size_t used() const { return next_; }
    const std::string& complaint() const { return complaint_; }

  private:
    std::vector<Outcome> words_;
    ChanceSource* after_;
    std::size_t next_ = 0;
    std::string complaint_;
};

// A draw that outlives its asker, with what came of it.
class DrawMade {
  public:
    DrawMade(const Draw& draw, int answer_given);
    // Points into this draw.
    Draw draw() const;
    int answer;

  private:
    Draw draw_;
    std::vector<u8> ways_;
};

// Passes every draw on and keeps what came of it; with `draws`, also each draw itself, as a proof needs it.
class RecordingSource final : public ChanceSource {
  public:
    explicit RecordingSource(ChanceSource& source, std::vector<DrawMade>* draws = nullptr)
        : source_(source), draws_(draws) {}
    int answer(const Draw& draw) override;
    const std::vector<Outcome>& words() const { return words_; }

  private:
    ChanceSource& source_;
    std::vector<DrawMade>* draws_;
    std::vector<Outcome> words_;
};

// Runs through every outcome of a random procedure, for exact analysis:
//   EnumeratingSource all; do { all.restart(); run(NamedChance(all)); use(all.probability()); } while
//   (all.next());
class EnumeratingSource final : public ChanceSource {
  public:
    int answer(const Draw& draw) override;
    void restart();
    bool next();
    double probability() const { return probability_; }

  private:
    std::vector<DrawMade> path_;
    std::size_t depth_ = 0;
    double probability_ = 1;
};

}  // namespace fg
