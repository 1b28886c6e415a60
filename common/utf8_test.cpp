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

}  // namespace
}  // namespace fg
