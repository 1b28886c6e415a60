// SPDX-License-Identifier: Apache-2.0
// The words of King Thief Minister: prompts, labels of choices, sentences about events, help on options. match/text.h says
// what each of them is for.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/notes.h"
#include "games/king_thief_minister/pace.h"
#include "games/king_thief_minister/story.h"
#include "games/king_thief_minister/transfers.h"
#include "match/patience.h"
#include "match/text.h"

namespace fg::ktm {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static constexpr Patience patience{.clocks = 2, .question = "main"};  // KTM-140
    static std::string prompt(const Rules& rules, Seen seen, Names names = {});
    static std::string label(const Rules& rules, Seen seen, const Choice& choice, Names names = {});
    static std::vector<Transfer> transfers(const Rules& rules, Seen seen, const Choice& choice) {
        return transfers_of(rules, seen.table, seen.me, choice);
    }
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer, Names names);
    static std::string_view rule_of_choice(Seen seen, const Choice& choice);
    static std::string_view rule_of_question(Question question);

    static constexpr Showing showing(EventKind kind) { return showing_of(kind); }
    static constexpr std::span<const Window> windows() { return ktm::windows; }

    using Notes = ktm::Notes;
    static void note(const Rules& rules, const View& view, const Event& event, Notes& notes) {
        take_note(rules, view, event, notes);
    }

    static constexpr StoryWords story_words = ktm::story_words;
    static void mark(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
        mark_story(rules, state, event, marks);
    }
};

static_assert(TextFor<Text, Game> && HasStory<Text, Game> && HasTransfers<Text, Game>);

}  // namespace fg::ktm
