// SPDX-License-Identifier: Apache-2.0
// Huzzah! in English sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/huzzah/game.h"
#include "games/huzzah/notes.h"
#include "games/huzzah/pace.h"
#include "games/huzzah/story.h"
#include "match/text.h"

namespace fg::huzzah {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static std::string prompt(const Rules& rules, const Seen& seen, Names names = {});
    static std::string label(const Rules& rules, const Seen& seen, const Choice& choice, Names names = {});
    // HUZ-163: the step where the piece that a walk or a Bump moves would really stop; -1 for any other choice.
    static int leads_to(const Rules& rules, const Seen& seen, const Choice& choice);
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer, Names names);
    static std::string_view rule_of_question(Question question);
    static std::string_view rule_of_choice(const Seen& seen, const Choice& choice);

    static constexpr Showing showing(EventKind kind) { return showing_of(kind); }
    static constexpr std::span<const Window> windows() { return huzzah::windows; }

    using Notes = huzzah::Notes;
    static void note(const Rules&, const View&, const Event& event, Notes& notes) { take_note(event, notes); }

    static constexpr StoryWords story_words = huzzah::story_words;
    static void mark(const Rules&, const State& state, const Event& event, StoryMarks& marks) {
        mark_story(state, event, marks);
    }
};
static_assert(TextFor<Text, Game> && HasLeadsTo<Text, Game> && HasStory<Text, Game>);

}  // namespace fg::huzzah
