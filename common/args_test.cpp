// SPDX-License-Identifier: Apache-2.0
#include "common/args.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

using Words = std::vector<std::string>;

constexpr Flag flags[] = {{"--players", true}, {"--option", true}, {"--plain"}};

TEST(Args, flags_have_their_values_behind_them_or_after_an_equals_sign) {
    const Words words{"huzzah", "--players", "3", "--option=a=1", "--option", "b=2", "--plain"};
    const Or<Args> args = parse_args(words, flags);
    ASSERT_TRUE(args);
    EXPECT_EQ(args->words(), Words{"huzzah"});
    EXPECT_EQ(args->value("--players"), "3");
    EXPECT_EQ(args->values("--option"), (Words{"a=1", "b=2"}));
    EXPECT_TRUE(args->has("--plain"));
    EXPECT_FALSE(args->has("--help"));
    EXPECT_EQ(args->value("--seed", "none"), "none");
}

TEST(Args, what_is_unknown_or_incomplete_is_refused) {
    const std::pair<Words, std::string> cases[] = {
        {{"--wings"}, "there is no --wings here"},
        {{"--players"}, "--players needs a value"},
        {{"--plain=yes"}, "--plain takes no value"},
    };
    for (const auto& [words, why] : cases) EXPECT_EQ(parse_args(words, flags).refusal().message, why);
}

TEST(Args, help_is_always_known) {
    for (const char* word : {"--help", "-h"}) {
        const Words words{"huzzah", word};
        EXPECT_TRUE(parse_args(words, flags)->has("--help"));
        EXPECT_TRUE(wants_help(words));
    }
    EXPECT_FALSE(wants_help(Words{"help"}));
}

TEST(Args, a_number_is_within_its_bounds_and_the_first_bad_one_is_remembered) {
    Or<Args> args = parse_args(Words{"--players", "9", "--option", "two"}, flags);
    ASSERT_TRUE(args);
    EXPECT_EQ(args->number("--seed", 7, 1, 10), 7);
    EXPECT_EQ(args->number("--players", 2, 1, 10), 9);
    EXPECT_EQ(args->fault(), "");
    EXPECT_EQ(args->number("--players", 2u, 1u, 8u), 2u);
    EXPECT_EQ(args->number("--option", 1, 0, 5), 1);
    EXPECT_EQ(args->fault(), "--players must be a whole number from 1 to 8, not \"9\"");
}

TEST(Args, a_list_has_no_spaces_around_its_items) {
    EXPECT_EQ(split_list("Anna, Ben ,Cleo"), (Words{"Anna", "Ben", "Cleo"}));
    EXPECT_EQ(split_list(""), Words{});
}

}  // namespace
}  // namespace fg
