// SPDX-License-Identifier: Apache-2.0
// What a game has beside its rules where people show each other something: acts before an audience, and games of skill that are
// played against the clock (docs/decisions/0036). Rules know of them only what comes of it. A game's Text may say:
//
//   static StageNow stage(const Rules& rules, const Table& table, SeatSet asked)           who performs now
//   static StageNow epilogue(const Rules& rules)                                           who may say a word when all is over
//   static std::optional<SkillTask> skill(const Rules&, const Seen& seen, u64 draw)        what the seat has to do now, if anything
//   static bool is_measured(const Seen& seen, const Choice& choice)                        an answer that only comes of doing it
//   static Choice skill_answer(const Rules&, const Seen&, const SkillTask&, const SkillPlay&)
//
// `draw` is a number that nobody can foresee, the same for everybody who plays at once.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/names.h"
#include "engine/seat.h"

namespace fg {

struct StageNow {
    SeatSet performers;                         // what they show now, the others see
    SeatSet kept;                               // whose act stays to be looked at; nobody's when all is over
    std::span<const std::string_view> words{};  // one of them is drawn for the act, if there are any
};

FG_ENUM(SkillKind, phrase, pattern, banner)

struct SkillTask {
    SkillKind kind = SkillKind::phrase;
    std::string_view phrase{};  // to be typed
    std::vector<u8> symbols{};  // to be remembered
    int shown_ms = 0;           // how long these are to be seen
    int rise_ms = 0;            // when the banner rises
    int limit_ms = 0;           // for the answer, from when that is over
    int most_ms = 0;            // all of it at most, whatever was drawn
};

// What somebody did. Time counts on their own device: from when it was put before them, of a banner from when it rose (less than
// 0: too early).
struct SkillPlay {
    std::int64_t ms = 0;
    std::string_view typed{};
    std::span<const u8> symbols{};
};

// The milliseconds that count, given how many have passed where the game is kept; less than 0: too early. Nothing: nobody can have
// done that. A device may report up to three seconds less than have passed, for the network and the drawing.
std::optional<std::int64_t> counted_ms(const SkillTask& task, const SkillPlay& play, std::int64_t passed);

template <class T, class G>
concept HasStage = requires(const typename G::Rules& rules, const typename G::State::Table& table) {
    { T::stage(rules, table, SeatSet{}) } -> std::same_as<StageNow>;
};
template <class T, class G>
concept HasEpilogue = HasStage<T, G> && requires(const typename G::Rules& rules) {
    { T::epilogue(rules) } -> std::same_as<StageNow>;
};
template <class T, class G>
concept HasSkill = requires(const typename G::Rules& rules, typename G::Seen seen,
                            const typename G::Choice& choice, const SkillTask& task, const SkillPlay& play) {
    { T::skill(rules, seen, u64{}) } -> std::same_as<std::optional<SkillTask>>;
    { T::is_measured(seen, choice) } -> std::same_as<bool>;
    { T::skill_answer(rules, seen, task, play) } -> std::same_as<typename G::Choice>;
};

}  // namespace fg
