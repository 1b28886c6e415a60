// SPDX-License-Identifier: Apache-2.0
#include "terminal/choosing.h"

#include <gtest/gtest.h>

#include "common/args.h"
#include "games/all.h"
#include "terminal/plan.h"
#include "terminal/terminal.h"

namespace fg::terminal {
namespace {

const std::vector<std::string> names{"Anna", "Sage Bess"};

TEST(Choosing, a_number_or_the_start_of_a_label_finds_a_choice) {
    const std::vector<std::string> labels{"\"To right\": turn",   "\"To left\": turn",
                                          "Claim the King: take", "Claim",
                                          "Walk 1 to step 4",     "Walk 10 to step 13: Mud Pit"};
    EXPECT_EQ(meant_by("2", labels), 1);
    EXPECT_EQ(meant_by("to r", labels), 0);
    EXPECT_EQ(meant_by("TO", labels), several);
    EXPECT_EQ(meant_by("claim", labels), 3);
    EXPECT_EQ(meant_by("claim the", labels), 2);
    EXPECT_EQ(meant_by("king", labels), 2) << "a word of the head";
    EXPECT_EQ(meant_by("walk 1", labels), 4) << "and not 10";
    EXPECT_EQ(meant_by("walk", labels), several);
    for (const char* wrong : {"0", "7", "ing", "mud", "-1", "99999999999999", "x", "", "\""})
        EXPECT_LT(meant_by(wrong, labels), 0) << wrong;
}

TEST(Choosing, labels_keep_as_many_words_as_fit_while_they_differ) {
    using Labels = std::vector<std::string>;
    const Labels walks{"Stay on step 3", "Walk 9 to step 33: Mud Pit, free, a crowd of 5",
                       "Walk 10 to step 34: Mud Pit, free, a crowd of 5 (slide)"};
    EXPECT_EQ(fitted(walks, 80, 3), walks);
    EXPECT_EQ(fitted(walks, 80, 2),
              (Labels{"Stay on step 3", "Walk 9 to step 33: Mud Pit", "Walk 10 to step 34: Mud Pit"}));
    EXPECT_EQ(fitted(walks, 80, 1), (Labels{"Stay on step 3", "Walk 9 to 33", "Walk 10 to 34"}));
    const Labels same{"Go: left, and quickly", "Go: right, and quickly"};
    EXPECT_EQ(fitted(same, 30, 1), (Labels{"Go: left", "Go: right"}));
}

TEST(Choosing, a_label_wider_than_the_screen_is_wrapped_and_never_cut) {
    EXPECT_EQ(numbered({"Name the Executioner: the empty place", "Short"}, 24),
              (std::vector<std::string>{" " + inked(Ink::bold, "1") + " Name the Executioner:",
                                        "   the empty place", " " + inked(Ink::bold, "2") + " Short"}));
}

TEST(Choosing, a_head_becomes_a_sentence_with_one_stop) {
    EXPECT_EQ(as_sentence(head_of("Show Huzzah!: 3 leave")), "Show Huzzah!");
    EXPECT_EQ(as_sentence(head_of("Show Finale: score 7")), "Show Finale.");
}

const std::vector<BarredChoice> barred{
    {.json = "", .label = "Walk 8", .why = "the dice do not carry you", .rule = "X-1"},
    {.json = "", .label = "Wave a \"Bump\"", .why = "you hold none", .rule = "X-2"},
    {.json = "", .label = "Walk 9", .why = "the dice do not carry you", .rule = "X-1"}};

TEST(Choosing, barred_choices_are_listed_by_their_reasons) {
    const std::vector<BarReason> reasons = bar_reasons(barred);
    ASSERT_EQ(reasons.size(), 2u);
    EXPECT_EQ(bar_line(reasons[0]), "– Walk 8, Walk 9: the dice do not carry you (X-1)");
    EXPECT_EQ(bar_line(reasons[1]), "– Wave a \"Bump\": you hold none (X-2)");
}

TEST(Choosing, barred_choices_take_no_more_room_than_there_is) {
    using Lines = std::vector<std::string>;
    const std::vector<BarReason> reasons = bar_reasons(barred);
    EXPECT_EQ(brief_bar_lines(reasons, 2, 40),
              (Lines{"– Walk 8 and 1 more: the dice do … (X-1)", "– Wave a \"Bump\": you hold none (X-2)"}));
    EXPECT_EQ(brief_bar_lines(reasons, 1, 60), (Lines{"– Walk 8 and 1 more, Wave a \"Bump\": ask why"}));
    EXPECT_EQ(brief_bar_lines(reasons, 1, 29), (Lines{"– Walk 8 and 1 more…: ask why"}));
    EXPECT_TRUE(brief_bar_lines(reasons, 0, 40).empty());
    EXPECT_TRUE(brief_bar_lines({}, 9, 40).empty());
}

TEST(Choosing, the_start_of_a_label_finds_barred_choices) {
    EXPECT_EQ(barred_by("walk", barred).size(), 2u);
    EXPECT_EQ(barred_by("wave a bump", barred).size(), 1u);
    for (const char* wrong : {"", "\"", "1", "bump"}) EXPECT_TRUE(barred_by(wrong, barred).empty()) << wrong;
}

TEST(Choosing, long_lists_are_grouped_under_what_they_have_in_common) {
    std::vector<Offer> offers;
    std::vector<std::string> labels;
    for (const char* who : {"Wat", "Bess", "Hob"})
        for (const char* what : {"King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant"}) {
            labels.push_back("Say that " + std::string(who) + " has the " + what);
            offers.push_back({{},
                              "{\"act\":\"execute\",\"character\":\"" + std::string(what) +
                                  "\",\"target\":\"" + who + "\"}",
                              labels.back(),
                              ""});
        }
    const auto groups = grouped(offers, labels);
    ASSERT_EQ(groups.size(), 3u);
    EXPECT_EQ(groups[1].heading, "Say that Bess has the …");
    EXPECT_EQ(groups[1].labels[2], "Minister");
    EXPECT_EQ(groups[1].members[2], 8u);
    offers.resize(16);
    labels.resize(16);
    EXPECT_TRUE(grouped(offers, labels).empty());
}

TEST(Choosing, a_spot_keeps_its_word_in_a_group) {
    std::vector<Offer> offers;
    std::vector<std::string> labels;
    for (const char* how : {"openly", "in secret"})
        for (int spot = 0; spot < 9; ++spot) {
            labels.push_back("Take spot " + std::to_string(spot) + " " + how);
            offers.push_back(
                {{},
                 "{\"act\":\"take\",\"spot\":" + std::to_string(spot) + ",\"how\":\"" + how + "\"}",
                 labels.back(),
                 ""});
        }
    const auto groups = grouped(offers, labels);
    ASSERT_EQ(groups.size(), 2u);
    EXPECT_EQ(groups[0].heading, "Take … openly");
    EXPECT_EQ(groups[0].labels[3], "spot 3");
}

TEST(Choosing, a_group_has_something_in_common_to_be_called_by) {
    // Sorted by contract, loading and swapping would be one group, and all that one contract allows another.
    const std::vector<std::string> labels{
        "Complete 2-3-5 from the Wheelbarrow: 1 point", "Load a wagon: put hand creatures into one of yours",
        "Swap a creature: discard one, draw one",       "Reserve 2-3-5 for Bean Tower: pay 1 gold",
        "Reserve 2-7-8 for Frog Moat: pay 1 gold",      "End your actions: keep your hand, the Market grows"};
    const char* const choices[]{R"({"act":"complete","contract":"C106","wagon":"Wheelbarrow"})",
                                R"({"act":"load"})",
                                R"({"act":"swap"})",
                                R"({"act":"reserve","contract":"C106"})",
                                R"({"act":"reserve","contract":"C124"})",
                                R"({"act":"end_actions"})"};
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < labels.size(); ++i) offers.push_back({{}, choices[i], labels[i], ""});
    const auto groups = grouped(offers, labels, 2);
    ASSERT_EQ(groups.size(), 5u);
    EXPECT_EQ(groups[1].heading, labels[1]);
    EXPECT_EQ(groups[3].heading, "Reserve …: pay 1 gold");
    EXPECT_EQ(groups[3].labels, (std::vector<std::string>{"2-3-5 for Bean Tower", "2-7-8 for Frog Moat"}));
}

TEST(Arguments, flags_take_values_both_ways_and_unknown_ones_are_refused) {
    const Flag flags[] = {{"--seed", true}, {"--plain", false}};
    const std::vector<std::string> good{"huzzah", "--seed=a=b", "--plain", "--seed", "7", "-"};
    const Or<Args> args = parse_args(good, flags);
    ASSERT_TRUE(bool(args));
    EXPECT_EQ(args->values("--seed"), (std::vector<std::string>{"a=b", "7"}));
    EXPECT_TRUE(args->has("--plain"));
    EXPECT_EQ(args->words(), (std::vector<std::string>{"huzzah", "-"}));
    for (const std::vector<std::string>& bad :
         {std::vector<std::string>{"--sed", "1"}, {"--seed"}, {"--plain=yes"}, {"-x"}})
        EXPECT_FALSE(bool(parse_args(bad, flags))) << bad[0];
}

TEST(Arguments, numbers_are_whole_and_in_range) {
    EXPECT_EQ(*parse_number("4", "--players", 3, 6), 4);
    for (const char* wrong : {"", "2", "7", "4x", " 4", "4.0", "99999999999"})
        EXPECT_FALSE(bool(parse_number(wrong, "--players", 3, 6))) << wrong;
    EXPECT_EQ(parse_number("9", "--players", 3, 6).refusal().message,
              "--players must be a whole number from 3 to 6, not \"9\"");
}

TEST(Plans, every_option_of_every_game_takes_its_values_and_refuses_others) {
    for (const AnyGame* game : all_games())
        for (const OptionInfo& option : game->options()) {
            boost::json::object options;
            std::string key(option.key);
            EXPECT_FALSE(bool(add_option(*game, key + "=no such value", options))) << key;
            std::vector<std::string> values(option.values.begin(), option.values.end());
            if (option.type == OptionInfo::Type::toggle) values = {"true", "no"};
            if (option.type == OptionInfo::Type::number) values = {std::to_string(option.most)};
            for (const std::string& value : values) {
                const Or<Done> done = add_option(*game, key + "=" + value, options);
                EXPECT_TRUE(bool(done)) << key << "=" << value;
            }
            EXPECT_FALSE(option.help.empty()) << key;
        }
    boost::json::object options;
    const Or<Done> unknown = add_option(*find_game("huzzah"), "colour=red", options);
    ASSERT_FALSE(bool(unknown));
    EXPECT_NE(unknown.refusal().message.find("target_score"), std::string::npos);
}

TEST(Plans, bots_are_known_again_by_their_names) {
    for (const char* kind : {"random", "sage", "seer"})
        EXPECT_EQ(kind_of_name(bot_name(kind, seat_of(3))), kind);
    EXPECT_EQ(kind_of_name("Sage"), "");
    EXPECT_EQ(kind_of_name("Anna"), "");
}

TEST(Plans, names_are_tidied) {
    EXPECT_EQ(tidy_name("Anna\x1b[1m"), "Anna[1m");
    EXPECT_EQ(tidy_name(std::string(100, 'x')).size(), 24u);
}

}  // namespace
}  // namespace fg::terminal
