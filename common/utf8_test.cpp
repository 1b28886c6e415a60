// SPDX-License-Identifier: Apache-2.0
#include "common/utf8.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

TEST(Utf8, a_character_has_one_to_four_bytes) {
    struct Known {
        std::string_view text;
        char32_t code;
    };
    for (const auto& [text, code] :
         {Known{"a", 'a'}, Known{"é", 0xe9}, Known{"…", 0x2026}, Known{"\xf0\x9f\x91\x91", 0x1f451},
          Known{"\xf4\x8f\xbf\xbf", 0x10ffff}}) {
        const auto first = first_character(std::string(text) + "z");
        ASSERT_TRUE(first) << text;
        EXPECT_EQ(first->code, code);
        EXPECT_EQ(first->bytes, text.size());
    }
}

TEST(Utf8, torn_overlong_and_impossible_characters_are_none) {
    for (const std::string_view text :
         {"", "\x80", "\xc3", "\xc3(", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
          "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
        EXPECT_FALSE(first_character(text)) << text;
        EXPECT_EQ(count_characters("a" + std::string(text)).has_value(), text.empty()) << text;
    }
}

TEST(Utf8, characters_are_counted_not_bytes) {
    EXPECT_EQ(count_characters(""), 0);
    EXPECT_EQ(count_characters("Zoë…"), 4);
}

TEST(Utf8, a_cut_never_falls_inside_a_character) {
    EXPECT_EQ(first_bytes("Zoë", 9), "Zoë");
    EXPECT_EQ(first_bytes("Zoë", 4), "Zoë");
    EXPECT_EQ(first_bytes("Zoë", 3), "Zo");
    EXPECT_EQ(first_bytes("ë", 1), "");
}

TEST(Utf8, control_characters_are_found) {
    EXPECT_FALSE(has_control_characters("Zoë says: huzzah!"));
    for (const std::string_view text : {"a\nb", "\x1b[1m", "\x7f"}) EXPECT_TRUE(has_control_characters(text));
}

TEST(Utf8, what_nobody_sees_is_found) {
    for (const char* text :
         {"a\tb", "\u202eeve", "Ev\u200be", "\u2066Eve", "Eve\u200f", "Eve\ufeff", "E\u00adve", "\u3164",
          "\u00a0Eve", "\u2003", "Eve\u2028", "E\u034fve", "\u2800", "Eve\u0085", "Eve\U000e0041", "\xff"})
        EXPECT_TRUE(has_hidden_characters(text)) << text;
    for (const char* text : {"Eve", "Ève", "Мария", "王さん", "نور", "O'Neil-Smith 2nd", "\U0001f9d9"})
        EXPECT_FALSE(has_hidden_characters(text)) << text;
}
TEST(Utf8, talk_may_have_pictures_that_are_put_together) {
    const char* family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f";
    EXPECT_TRUE(has_hidden_characters(family));
    EXPECT_FALSE(has_hidden_characters(family, Hidden::but_emoji));
    EXPECT_TRUE(has_hidden_characters("\u202e", Hidden::but_emoji));
}

}  // namespace
}  // namespace fg
