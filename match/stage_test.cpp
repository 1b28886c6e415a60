// SPDX-License-Identifier: Apache-2.0
// What a device says of a game of skill is held against the house's own clock.
#include "match/stage.h"

#include <gtest/gtest.h>

#include <string>

namespace fg {
namespace {

const SkillTask phrase{.kind = SkillKind::phrase, .phrase = "plucky pages", .limit_ms = 30'000};
const SkillTask pattern{.kind = SkillKind::pattern, .shown_ms = 5000, .limit_ms = 20'000};
const SkillTask banner{.kind = SkillKind::banner, .limit_ms = 2000};
constexpr auto impossible = std::nullopt;

TEST(Skill, a_device_may_say_three_seconds_less_than_have_passed) {
    EXPECT_EQ(counted_ms(phrase, {.ms = 4000, .typed = "plucky"}, 4100), 4000);
    EXPECT_EQ(counted_ms(phrase, {.ms = 4000, .typed = "plucky"}, 7000), 4000);
    EXPECT_EQ(counted_ms(phrase, {.ms = 4000, .typed = "plucky"}, 9000), 6000)
        << "what is claimed beyond that does not count";
    EXPECT_EQ(counted_ms(phrase, {.ms = 9000, .typed = "plucky"}, 4000), 9000)
        << "who was shown it early gains nothing by it";
    EXPECT_EQ(counted_ms(phrase, {.ms = INT64_MAX, .typed = "plucky"}, 4000), impossible);
    EXPECT_EQ(counted_ms(phrase, {.ms = INT64_MIN, .typed = "plucky"}, 4000), impossible);
}
TEST(Skill, nobody_types_more_than_25_characters_in_a_second) {
    EXPECT_EQ(counted_ms(phrase, {.ms = 480, .typed = "plucky pages"}, 500), 480);
    EXPECT_EQ(counted_ms(phrase, {.ms = 479, .typed = "plucky pages"}, 500), impossible);
    EXPECT_EQ(counted_ms(phrase, {.ms = 0, .typed = ""}, 500), 0);
    EXPECT_EQ(counted_ms(phrase, {.ms = 500, .typed = "plucky pages"}, -1), impossible)
        << "before it was put before them";
}
TEST(Skill, nobody_answers_a_pattern_while_it_is_shown) {
    EXPECT_EQ(counted_ms(pattern, {.ms = 4999}, 5000), impossible);
    EXPECT_EQ(counted_ms(pattern, {.ms = 5000}, 5000), 5000);
}
TEST(Skill, a_press_before_the_banner_is_too_early_and_none_is_quicker_than_80_ms) {
    EXPECT_EQ(counted_ms(banner, {.ms = -1}, 500), -1);
    EXPECT_EQ(counted_ms(banner, {.ms = 300}, -1), -1) << "it has not risen yet";
    EXPECT_EQ(counted_ms(banner, {.ms = 79}, 500), impossible);
    EXPECT_EQ(counted_ms(banner, {.ms = 80}, 500), 80);
    EXPECT_EQ(counted_ms(banner, {.ms = 800}, 500), 800);
}

}  // namespace
}  // namespace fg
