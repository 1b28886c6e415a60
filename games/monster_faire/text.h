// SPDX-License-Identifier: Apache-2.0
// Monster Faire in English sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/monster_faire/game.h"
#include "games/monster_faire/notes.h"
#include "games/monster_faire/pace.h"
#include "games/monster_faire/story.h"
#include "match/stage.h"
#include "match/text.h"

namespace fg::mon {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static std::span<const Preset> presets();
    static std::string prompt(const Rules& rules, const Seen& seen, Names names = {});
    static std::string label(const Rules& rules, const Seen& seen, const Choice& choice, Names names = {});
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer, Names names);
    static std::string_view rule_of_question(Question question);
    static std::string_view rule_of_choice(const Seen& seen, const Choice& choice);

    static constexpr Showing showing(EventKind kind) { return showing_of(kind); }
    static constexpr std::span<const Window> windows() { return mon::windows; }
    static constexpr Timing timing(Question question) { return timing_of(question); }
    // MON-401: whoever wants to be asked only with a face card or Joker in hand.
    static bool is_worth_asking(const Rules&, const Seen& seen) {
        return count_cards(cards_seen(seen), hand_of(seen.me), is_igor) > 0;
    }
    // MON-021: whoever has still to cackle may do so for all to hear; it is kept until the votes are in.
    static StageNow stage(const Rules& rules, const Table& table, SeatSet asked) {
        const bool is_cackling = table.question == Question::cackle;
        if (!is_cackling && table.question != Question::vote) return {};
        return {.performers = is_cackling ? asked : SeatSet{}, .kept = everybody(rules), .words = {}};
    }

    // MON-324, MON-385: whoever played may raise a glass at the celebratory dinner.
    static StageNow epilogue(const Rules& rules) {
        return {.performers = everybody(rules), .kept = everybody(rules), .words = {}};
    }

    using Notes = mon::Notes;
    static void note(const Rules& rules, const View& view, const Event&, Notes& notes) {
        take_note(rules, view, notes);
    }

    static constexpr StoryWords story_words = mon::story_words;
    static void mark(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
        mark_story(rules, state, event, marks);
    }
};
static_assert(TextFor<Text, Game> && HasStory<Text, Game> && HasNotes<Text, Game> && HasEpilogue<Text, Game>);

}  // namespace fg::mon
