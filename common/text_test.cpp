// SPDX-License-Identifier: Apache-2.0
#include "common/text.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

using Words = std::vector<std::string>;

TEST(Text, blanks_at_the_ends_are_taken_off) {
    EXPECT_EQ(trimmed(" \ta b\r"), "a b");
    EXPECT_EQ(trimmed(" \ta ", " "), "\ta");
    EXPECT_EQ(trimmed(" "), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(Text, a_list_is_taken_apart_and_put_together) {
    EXPECT_EQ(split("a,,b", ','), (Words{"a", "", "b"}));
    EXPECT_EQ(split("a,", ','), Words{"a"});
    EXPECT_EQ(split("", ','), Words{});
    EXPECT_EQ(joined(Words{}), "");
    EXPECT_EQ(joined(Words{"a"}, " or "), "a");
    EXPECT_EQ(joined(Words{"a", "b", "c"}, " or "), "a, b or c");
    EXPECT_EQ(joined(std::vector{1, 2}, ", ", [](int number) { return std::to_string(number); }), "1, 2");
}

TEST(Text, a_long_text_is_cut_in_a_message) {
    EXPECT_EQ(in_quotes("a"), "\"a\"");
    EXPECT_EQ(in_quotes(std::string(70, 'k')), "\"" + std::string(60, 'k') + "…\"");
}

TEST(Text, a_number_is_the_whole_text_and_fits) {
    EXPECT_EQ(number_in<int>("-12"), -12);
    EXPECT_EQ(number_in<unsigned>("12"), 12u);
    EXPECT_EQ(number_in<double>("0.5"), 0.5);
    for (const char* text : {"", "1x", " 1", "99999999999", "one"})
        EXPECT_FALSE(number_in<int>(text)) << text;
    EXPECT_FALSE(number_in<unsigned>("-1"));
}

}  // namespace
}  // namespace fg
