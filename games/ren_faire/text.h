// SPDX-License-Identifier: Apache-2.0
// Ren Faire in English sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/ren_faire/game.h"
#include "games/ren_faire/pace.h"
#include "games/ren_faire/skill.h"
#include "games/ren_faire/story.h"
#include "match/patience.h"
#include "match/text.h"

namespace fg::ren {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static std::span<const Preset> presets();
    static std::string prompt(const Rules& rules, const Seen& seen, Names names = {});
    static std::string label(const Rules& rules, const Seen& seen, const Choice& choice, Names names = {});
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer, Names names);
    static std::string_view rule_of_question(Question question);
    static std::string_view rule_of_choice(const Seen& seen, const Choice& choice);
    // Which Performance is wrong, at which step, and why; empty if it is something else.
    static std::string content_fault(const Content& content);

    static constexpr Showing showing(EventKind kind) { return showing_of(kind); }
    static constexpr Timing timing(Question question) { return timing_of(question); }
    static StageNow stage(const Rules& rules, const Table& table, SeatSet asked) {
        return stage_of(rules, table, asked);
    }
    static std::optional<SkillTask> skill(const Rules& rules, const Seen& seen, u64 draw) {
        return skill_of(rules, seen.table, draw);
    }
    static bool is_measured(const Seen& seen, const Choice& choice) {
        return is_skill(seen.table.question) && choice.act != Act::dice;
    }
    static Choice skill_answer(const Rules&, const Seen&, const SkillTask& task, const SkillPlay& play) {
        return scored(task, play);
    }
    static constexpr Patience patience{.clocks = 2, .question = {}};  // REN-147

    static constexpr StoryWords story_words = ren::story_words;
    static void mark(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
        mark_story(rules, state, event, marks);
    }
};
static_assert(TextFor<Text, Game> && HasStory<Text, Game> && HasStage<Text, Game> && HasSkill<Text, Game>);

}  // namespace fg::ren
