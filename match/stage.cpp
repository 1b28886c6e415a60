// SPDX-License-Identifier: Apache-2.0
#include "match/stage.h"

#include <algorithm>

#include "common/utf8.h"

namespace fg {
namespace {

constexpr std::int64_t most_behind = 3000;  // that a device's clock is believed to be
constexpr std::int64_t longest = 10 * 60 * 1000;
constexpr std::int64_t least_reaction = 80;
constexpr std::int64_t most_typed_in_a_second = 25;

bool is_superhuman(const SkillTask& task, const SkillPlay& play) {
    switch (task.kind) {
        case SkillKind::phrase:
            return count_characters(play.typed).value_or(0) * 1000 > play.ms * most_typed_in_a_second;
        case SkillKind::pattern: return play.ms < task.shown_ms;
        case SkillKind::banner: return play.ms < least_reaction;
    }
    return true;
}

}  // namespace

// Who was shown the task before it opened for all, because they would not wait, has had longer than has passed: that counts.
std::optional<std::int64_t> counted_ms(const SkillTask& task, const SkillPlay& play, std::int64_t passed) {
    const bool is_early = play.ms < 0 || passed < 0;
    if (is_early && task.kind == SkillKind::banner) return -1;
    if (is_early || play.ms > longest || is_superhuman(task, play)) return std::nullopt;
    return std::max(play.ms, passed - most_behind);
}

}  // namespace fg
