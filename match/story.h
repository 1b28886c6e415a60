// SPDX-License-Identifier: Apache-2.0
// What a finished game can tell of itself in numbers: how scores went, where they came from, and what was tried how often and held.
// A game whose words have a story (HasStory) marks what counts, event by event, with the whole truth in sight; a match keeps the
// marks to itself and tells the story only when the game is over and nothing is secret any more.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/message.h"
#include "match/text.h"

namespace fg {

// How a game calls the parts of its story.
struct StoryWords {
    std::string_view measure;  // what the score counts: "coins"
    // What was tried: a claim, a heckle. Empty: the game has no such thing.
    std::string_view ledger;  // "The ledger of bluffs"
    std::string_view tried;   // "claimed"
    std::string_view held;    // "had it"
    std::string_view caught;  // "caught"; empty: nobody can be
    std::string_view passed;  // what neither held nor was caught: "a bluff that went by"
    // Of a game without points, whose story goes by how far everybody is: what that is reckoned from, in a sentence.
    std::string_view counts{};
};

struct StorySource {
    static constexpr Note notes[] = {{"amounts", "what each seat gained by it, or lost"}};
    std::string_view name;
    std::vector<int> amounts;
    FG_FIELDS(StorySource, name, amounts)
};
struct StoryEntry {
    static constexpr Note notes[] = {{"what", "was tried"},
                                     {"held", "how often it was true, or came off"},
                                     {"caught", "how often it was shown to be neither"}};
    SeatNumber seat;
    std::string_view what;
    int times = 0, held = 0, caught = 0;
    FG_FIELDS(StoryEntry, seat, what, times, held, caught)
};
struct StoryLedger {
    static constexpr std::string_view about =
        "What was tried how often, and whether there was anything to it.";
    static constexpr Note notes[] = {{"tried", "the words for the columns"},
                                     {"caught", "left out if nobody can be caught"},
                                     {"passed", "what neither held nor was caught"}};
    std::string_view title, tried, held;
    std::optional<std::string_view> caught;
    std::string_view passed;
    std::vector<StoryEntry> entries;
    FG_FIELDS(StoryLedger, title, tried, held, caught, passed, entries)
};
struct Story {
    static constexpr std::string_view about = "A finished game in numbers.";
    static constexpr Note notes[] = {
        {"measure", "what the score counts, such as coins"},
        {"counts", "of a game without points, whose score is how far everybody is: how that is reckoned"},
        {"curve", "the scores by seat, before the first turn and after each"},
        {"sources", "where they came from; they add up to the last scores; none in a game without points"}};
    std::string_view measure;
    std::optional<std::string_view> counts;
    std::vector<std::vector<int>> curve;
    std::vector<StorySource> sources;
    std::optional<StoryLedger> ledger;
    FG_FIELDS(Story, measure, counts, curve, sources, ledger)
};

// What a game marks while it is told. The names must be text that stays: a mark keeps no copy.
class StoryMarks {
  public:
    // A turn begins.
    void turn() {
        marks_.push_back({.kind = Mark::Kind::turn});
        ++turns_;
    }
    // Somebody's score changes by that much.
    void gain(Seat seat, std::string_view source, int amount) {
        if (amount != 0)
            marks_.push_back({.kind = Mark::Kind::gain, .amount = amount, .seat = seat, .what = source});
    }
    // How far somebody is now, in a game without points.
    void stand(Seat seat, int amount) {
        marks_.push_back({.kind = Mark::Kind::stand, .amount = amount, .seat = seat, .what = {}});
    }
    void attempt(Seat seat, std::string_view what) { add(Mark::Kind::attempt, seat, what); }
    void hold(Seat seat, std::string_view what) { add(Mark::Kind::hold, seat, what); }
    void catch_out(Seat seat, std::string_view what) { add(Mark::Kind::caught, seat, what); }

    void append(const StoryMarks& later) {
        marks_.insert(marks_.end(), later.marks_.begin(), later.marks_.end());
        turns_ += later.turns_;
    }
    int turns_begun() const { return turns_; }
    Story told(const StoryWords& words, int players) const;

  private:
    struct Mark {
        enum class Kind : u8 { turn, gain, stand, attempt, hold, caught };
        Kind kind = Kind::turn;
        int amount = 0;
        Seat seat = no_seat;
        std::string_view what;
    };
    class Teller;
    void add(Mark::Kind kind, Seat seat, std::string_view what) {
        marks_.push_back({.kind = kind, .seat = seat, .what = what});
    }
    std::vector<Mark> marks_;
    int turns_ = 0;
};

// Optional for a game's words: `mark` is called with each event, whoever was told, and the state at that moment.
template <class T, class G>
concept HasStory = requires(const typename G::Rules& rules, const typename G::State& state,
                            const typename G::Event& event, StoryMarks& marks) {
    { T::story_words } -> std::convertible_to<StoryWords>;
    T::mark(rules, state, event, marks);
};

// The marks of a match; nothing for a game without a story.
template <class G, class T>
struct MatchStory {
    void take(const typename G::Rules&, const typename G::State&, const typename G::Event&) {}
    void append(const MatchStory&) {}
    std::optional<Story> told(int) const { return std::nullopt; }
    int turns_begun() const { return 0; }
};
template <class G, class T>
    requires HasStory<T, G>
struct MatchStory<G, T> {
    StoryMarks marks;

    void take(const typename G::Rules& rules, const typename G::State& state,
              const typename G::Event& event) {
        T::mark(rules, state, event, marks);
    }
    void append(const MatchStory& later) { marks.append(later.marks); }
    std::optional<Story> told(int players) const { return marks.told(T::story_words, players); }
    int turns_begun() const { return marks.turns_begun(); }
};

// The same in sentences, one or two for each player.
std::vector<std::string> story_lines(const Story& story, Names names);

}  // namespace fg
