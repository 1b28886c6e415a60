// SPDX-License-Identifier: Apache-2.0
// Acts and mini-games: who performs, what is put before the players of P48 to P50, and what they score (REN-057, REN-078, REN-079,
// REN-153). None of it is known to the rules.
#pragma once

#include "games/ren_faire/facts.h"
#include "match/stage.h"

namespace fg::ren {

constexpr bool is_skill(Question question) {
    return question == Question::score || question == Question::pattern;
}

StageNow stage_of(const Rules& rules, const Table& table, SeatSet asked);

// The one that the card on the Stage names; nothing if none is being played.
std::optional<SkillTask> skill_of(const Rules& rules, const Table& table, u64 draw);
// D35
Choice scored(const SkillTask& task, const SkillPlay& play);

// Characters to insert, delete or replace; capitals, and how an apostrophe is curled, do not count.
int mistakes_in(std::string_view typed, std::string_view phrase);
int phrase_score(std::string_view phrase, std::string_view typed, std::int64_t ms);
bool is_pattern_passed(std::span<const u8> symbols, std::span<const u8> entered, std::int64_t ms);
int banner_score(std::int64_t ms);

}  // namespace fg::ren
