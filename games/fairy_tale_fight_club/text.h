// SPDX-License-Identifier: Apache-2.0
// Fairy Tale Fight Club in English sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/fairy_tale_fight_club/game.h"
#include "games/fairy_tale_fight_club/notes.h"
#include "games/fairy_tale_fight_club/pace.h"
#include "games/fairy_tale_fight_club/story.h"
#include "match/captions.h"
#include "match/text.h"

namespace fg::ftf {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static std::string prompt(const Rules& rules, const Seen& seen, Names names = {});
    static std::string label(const Rules& rules, const Seen& seen, const Choice& choice, Names names = {});
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer, Names names);
    static std::string_view rule_of_question(Question question);
    static std::string_view rule_of_choice(const Seen& seen, const Choice& choice);

    static constexpr Showing showing(EventKind kind) { return showing_of(kind); }

    using Notes = ftf::Notes;
    static void note(const Rules& rules, const View& view, const Event& event, Notes& notes) {
        take_note(rules, view.table, event, notes);
    }
    // What Event cards say, by the card's name; and each kind of fight, by its own.
    static std::vector<Caption> captions(const Rules& rules);

    static constexpr StoryWords story_words = ftf::story_words;
    static void mark(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
        mark_story(rules, state, event, marks);
    }
};
static_assert(TextFor<Text, Game> && HasStory<Text, Game> && HasNotes<Text, Game> && HasCaptions<Text, Game>);

}  // namespace fg::ftf
