// SPDX-License-Identifier: Apache-2.0
#include "lab/findings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/compare.h"
#include "lab/game_labs.h"
#include "lab/run_study.h"
#include "lab/study_report.h"
#include "lab/table_files.h"

namespace fg::lab {
namespace {

Findings of(const TablePlan& table, u64 games, u64 seed = 1, std::string_view game = "king_thief_minister") {
    const GameLab& lab = *find_lab(game);
    return findings_of(lab,
                       run_study(lab, {.table = table, .study = {.seed = seed}}, {0, games}, {.threads = 2}));
}

TEST(Intervals, mean_and_margin_of_known_numbers) {
    // 0, 0, 0, 4, 4, 4, 4, 4, 4: the mean is 8/3, the variance of a sample 4.
    const Share share = mean_of(Moments{.sum = 24, .squares = 96}, 9);
    EXPECT_NEAR(share.mean, 24.0 / 9, 1e-12);
    EXPECT_NEAR(share.margin, 1.96 * 2 / 3, 1e-9);
    const Share scaled = mean_of(Moments{.sum = 24, .squares = 96}, 9, 4);
    EXPECT_NEAR(scaled.mean, 6.0 / 9, 1e-12);
    EXPECT_NEAR(scaled.margin, share.margin / 4, 1e-12);
    const Moments negative{.sum = static_cast<u64>(-6), .squares = 12};
    EXPECT_NEAR(mean_of(negative, 3).mean, -2, 1e-12);
    EXPECT_NEAR(mean_of(negative, 3).margin, 0, 1e-9);
}

TEST(Intervals, few_cases_never_look_certain) {
    EXPECT_GT(share_of_cases(3, 3).margin, 0.2);
    EXPECT_NEAR(share_of_cases(5000, 10'000).margin, 0.0098, 1e-4);
    EXPECT_EQ(share_of_cases(0, 0).mean, 0);
}

// 95 of 100 intervals must hold what is so: whoever plays Huzzah! at random sits where they like.
TEST(Intervals, hold_the_truth_about_as_often_as_they_say) {
    const GameLab& lab = *find_lab("huzzah");
    int held = 0, all = 0;
    for (u64 seed = 0; seed < 100; ++seed) {
        const Sums sums = run_study(
            lab, {.table = {.players = 3}, .player = Player::random, .study = {.seed = seed}}, {0, 200});
        const Counts counts = lab.counts(sums.words, 3);
        const Share share =
            mean_of(counts.all.won_by_seat[0], counts.all.games, static_cast<double>(whole_win));
        held += share.low() <= 1.0 / 3 && 1.0 / 3 <= share.high();
        ++all;
    }
    EXPECT_GE(held, all * 88 / 100);
}

TEST(Findings, shares_of_places_add_up_and_lie_within_their_intervals) {
    const Findings findings = of({.players = 4}, 2000);
    double sum = 0;
    for (const std::vector<Cell>& row : findings.table("places").rows) {
        sum += std::get<double>(row[1]);
        EXPECT_LT(std::get<double>(row[2]), std::get<double>(row[1]));
        EXPECT_GT(std::get<double>(row[3]), std::get<double>(row[1]));
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_GT(findings.figure("minutes")->value.mean, 2);
    EXPECT_LT(findings.figure("minutes")->value.mean, 60);
}

TEST(Findings, every_game_has_a_report_at_every_player_count) {
    for (const GameLab* lab : game_labs())
        for (int players = lab->min_players(); players <= lab->max_players(); ++players) {
            const Findings findings = of({.players = players}, 64, 1, lab->id());
            EXPECT_EQ(findings.games, 64u);
            EXPECT_FALSE(findings.table("answers").rows.empty());
            EXPECT_FALSE(findings.table("events_by_name").rows.empty());
            EXPECT_EQ(findings.figure("margin") == nullptr, players == 1);
        }
}

TEST(Compare, a_known_change_is_found_and_said) {
    const Findings before = of({.players = 3}, 4000),
                   after = of({.players = 3, .options = {{"round_cap", 4}}}, 4000);
    const std::vector<Change> changes = changes_between(before, after);
    ASSERT_FALSE(changes.empty());
    const auto said = [&](std::string_view words) {
        return std::ranges::any_of(changes,
                                   [&](const Change& change) { return change.sentence.starts_with(words); });
    };
    EXPECT_TRUE(said("games are 1"));  // ten turns or more shorter
    const auto shorter = std::ranges::find(changes, "turns a game", &Change::what);
    ASSERT_NE(shorter, changes.end());
    EXPECT_NE(shorter->sentence.find("turns shorter ("), std::string::npos);
    EXPECT_NEAR(shorter->difference.mean, shorter->after - shorter->before, 1e-9);
    EXPECT_TRUE(said("games that end by round cap come"));
    for (std::size_t i = 1; i < changes.size(); ++i) EXPECT_LE(changes[i].weight, changes[i - 1].weight);
}

TEST(Compare, the_same_table_with_other_seeds_hardly_differs) {
    const std::vector<Change> changes =
        changes_between(of({.players = 3}, 3000, 1), of({.players = 3}, 3000, 2));
    EXPECT_LE(changes.size(), 4u) << changes.front().sentence;
    EXPECT_TRUE(changes_between(of({.players = 3}, 500), of({.players = 3}, 500)).empty());
}

TEST(Compare, settings_are_told_by_their_names) {
    const boost::json::value before = boost::json::parse(R"({"a":{"b":1,"c":[2,3]},"d":"x"})");
    const boost::json::value after = boost::json::parse(R"({"a":{"b":1,"c":[2,4]},"d":"y","e":true})");
    EXPECT_EQ(settings_changed(before, after),
              (std::vector<std::string>{"a.c.1 4 instead of 3", "d y instead of x", "e true"}));
    EXPECT_TRUE(settings_changed(before, before).empty());
}

TEST(Tables, csv_quotes_what_needs_it) {
    const DataTable table{"t",
                          "T",
                          "",
                          {{"what", "what"}, {"n", "n", Unit::number}},
                          {{std::string("a, \"b\""), 1.5}, {Cell(), Cell()}}};
    EXPECT_EQ(to_csv(table), "what,n\n\"a, \"\"b\"\"\",1.500000\n,\n");
    EXPECT_EQ(boost::json::serialize(to_json(table).at("rows")), R"([["a, \"b\"",1.5E0],[null,null]])");
}

}  // namespace
}  // namespace fg::lab
