// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>

#include "bots/roster.h"
#include "common/text.h"
#include "games/all.h"
#include "lab/game_lab_of.h"
#include "lab/game_labs.h"
#include "lab/lab_main.h"
#include "lab/share.h"
#include "tests/toys/lantern_lottery/advice.h"

namespace fg::lab {
namespace {

const GameLabOf<lantern::Game, lantern::Advice> toy;

struct Ran {
    int code;
    std::string out;
    std::string err;
};
Ran run(const std::string& line) {
    std::ostringstream out, err;
    const std::vector<std::string> words = split(line, ' ');
    const int code = lab_main(words, out, err);
    return {code, out.str(), err.str()};
}

MatchPlan plan_for(std::vector<std::string> bots, int deals) {
    return {.table = {.players = static_cast<int>(bots.size()), .options = {}},
            .bots = std::move(bots),
            .deals = deals,
            .budget = {.iterations = 50, .seed = 9}};
}

TEST(Match, shares_of_a_deal_add_up_to_one) {
    const MatchResult result = toy.play(plan_for({"seer", "sage", "random"}, 20));
    EXPECT_EQ(result.games, 60u);
    ASSERT_EQ(result.shares.size(), 3u);
    for (std::size_t deal = 0; deal < 20; ++deal)
        EXPECT_NEAR(result.shares[0][deal] + result.shares[1][deal] + result.shares[2][deal], 1, 1e-6);
}

TEST(Match, says_what_each_place_in_the_turn_order_wins) {
    const MatchResult result = toy.play(plan_for({"sage", "random", "random"}, 20));
    ASSERT_EQ(result.places.size(), 3u);
    EXPECT_NEAR(result.places[0] + result.places[1] + result.places[2], 1, 1e-6);
    EXPECT_TRUE(result.endings.empty());  // this game has but one
}

TEST(Match, equal_bots_get_equal_shares) {
    const MatchResult result = toy.play(plan_for({"random", "random", "random", "random"}, 2000));
    for (const std::vector<double>& shares : result.shares)
        EXPECT_NEAR(share_of(shares).mean, 0.25, 1.5 * share_of(shares).margin);
}

TEST(Match, better_bot_gets_more_wherever_it_stands_in_the_list) {
    const MatchResult first = toy.play(plan_for({"sage", "random", "random"}, 200));
    const MatchResult last = toy.play(plan_for({"random", "random", "sage"}, 200));
    EXPECT_GT(share_of(first.shares[0]).low(), 1.0 / 3);
    EXPECT_GT(share_of(last.shares[2]).low(), 1.0 / 3);
}

TEST(Match, same_seed_gives_the_same_result_and_another_seed_another) {
    MatchPlan plan = plan_for({"seer", "random"}, 30);
    const MatchResult once = toy.play(plan), again = toy.play(plan);
    EXPECT_EQ(once.shares, again.shares);
    plan.budget.seed = 10;
    EXPECT_NE(once.shares, toy.play(plan).shares);
}

TEST(MatchThreads, number_of_threads_changes_nothing) {
    MatchPlan plan = plan_for({"seer", "sage", "random"}, 12);
    const MatchResult alone = toy.play(plan);
    plan.threads = 4;
    const MatchResult together = toy.play(plan);
    EXPECT_EQ(alone.shares, together.shares);
    EXPECT_EQ(alone.answers, together.answers);
}

TEST(Lab, playouts_count_every_game) {
    const Speed speed = toy.playouts({.players = 3, .options = {}}, 50, 1);
    EXPECT_EQ(speed.games, 50u);
    EXPECT_EQ(speed.decisions, 50u * 3 * 4);  // three rounds of one peek and three guesses
    EXPECT_GT(speed.decisions_per_second(), 0);
}

TEST(Lab, rollouts_compare_the_same_time_of_both) {
    const RolloutSpeed speed = toy.rollouts({.players = 3, .options = {}}, 0.05, 1);
    EXPECT_GT(speed.iterations, 0u);
    EXPECT_GT(speed.search.decisions, speed.tree_decisions);
    EXPECT_GE(speed.plain.seconds, 0.05);
    EXPECT_GT(speed.ratio(), 0);
}

TEST(Lab, options_change_the_table_and_bad_ones_are_refused) {
    EXPECT_EQ(toy.playouts({.players = 2, .options = {{"rounds", 1}}}, 10, 1).decisions, 30u);
    EXPECT_FALSE(toy.check({.players = 2, .options = {{"rounds", 99}}}));
    EXPECT_FALSE(toy.check({.players = 2, .options = {{"laps", 1}}}));
    EXPECT_FALSE(toy.check({.players = 9, .options = {}}));
    EXPECT_TRUE(toy.check({.players = 2, .options = {{"rounds", 2}}}));
}

TEST(Roster, every_registered_game_has_every_bot) {
    ASSERT_FALSE(all_games().empty());
    EXPECT_EQ(all_games().size(), game_labs().size());
    for (const AnyGame* game : all_games()) {
        for (std::string_view name : bots::bot_names())
            EXPECT_NE(bots::make_bot(*game, name), nullptr) << game->id() << " " << name;
        EXPECT_EQ(bots::make_bot(*game, "oracle"), nullptr);
    }
}

// A whole game through the type-erased door, with one bot of each kind.
TEST(Roster, bots_play_every_game_to_its_end) {
    for (const AnyGame* game : all_games()) {
        MatchSetup setup;
        setup.players = game->min_players();
        Or<std::unique_ptr<AnyMatch>> started = game->start(setup);
        ASSERT_TRUE(started) << game->id();
        AnyMatch& match = **started;
        std::vector<std::unique_ptr<bots::AnyBot>> bots;
        for (int seat = 0; seat < setup.players; ++seat)
            bots.push_back(bots::make_bot(
                *game, bots::bot_names()[static_cast<std::size_t>(seat) % bots::bot_names().size()]));
        u64 seed = 0;
        while (!match.is_over()) {
            const Seat seat = match.owing().lowest();
            const AnyChoice choice = bots[static_cast<std::size_t>(seat)]->decide(
                *match.view(seat), {.iterations = 10, .seed = ++seed});
            ASSERT_TRUE(match.choose(seat, choice)) << game->id() << " " << match.choice_json(choice);
        }
        EXPECT_TRUE(match.result().is_over);
    }
}

TEST(Signature, is_the_committed_one) {
    const Ran ran = run("signature");
    EXPECT_EQ(ran.code, 0) << ran.out << "If a rule was meant to change: fairground lab signature --write";
}

TEST(Signature, is_written_read_and_compared) {
    const std::string path = testing::TempDir() + "fairground_signatures.txt";
    std::remove(path.c_str());
    EXPECT_EQ(run("signature --file " + path).code, 1);
    EXPECT_EQ(run("signature --write --file " + path).code, 0);
    EXPECT_EQ(run("signature --file " + path).code, 0);
    std::ofstream(path) << "huzzah 0000000000000000\n";
    const Ran changed = run("signature huzzah --file " + path);
    EXPECT_EQ(changed.code, 1);
    EXPECT_NE(changed.out.find("was 0000000000000000"), std::string::npos);
    std::remove(path.c_str());
}

TEST(Signature, differs_when_a_rule_does) {
    Hash two, three;
    FastChance chance(1), same(1);
    add_game<lantern::Game>(lantern::Game::make_rules(3, {.rounds = 2}, {}), chance, two);
    add_game<lantern::Game>(lantern::Game::make_rules(3, {.rounds = 3}, {}), same, three);
    EXPECT_NE(two.value(), three.value());
}

TEST(LabCommand, match_prints_a_row_for_each_bot) {
    const Ran ran = run("match huzzah --players 3 --bots sage,random,random --games 6 --seed 4");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("6 games"), std::string::npos);
    EXPECT_NE(ran.out.find("sage"), std::string::npos);
    EXPECT_NE(ran.out.find("33.3 %"), std::string::npos);
    EXPECT_NE(ran.out.find("wins by turn order"), std::string::npos);
    EXPECT_NE(ran.out.find("ended by"), std::string::npos);
}

TEST(LabCommand, ladder_compares_points_where_somebody_plays_alone) {
    const Ran ran = run("ladder fairy_tale_fight_club --players 1 --games 12 --iterations 5");
    EXPECT_NE(ran.out.find("seer "), std::string::npos);
    EXPECT_NE(ran.out.find(" points ("), std::string::npos);
}
TEST(LabCommand, ladder_fails_when_nothing_is_shown) {
    // Two games can show nothing: the verdict is open.
    const Ran ran = run("ladder huzzah --players 3 --games 1 --iterations 5");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("seer"), std::string::npos);
}

// A value may look like a number and be a word.
TEST(LabCommand, a_preset_is_its_options) {
    const std::string table = "match ren_faire --players 4 --bots sage,sage,sage,sage --games 8 ";
    const Ran preset = run(table + "--preset long_afternoon");
    const Ran options = run(table + "--option slots_needed=5 --option late_coins=on");
    EXPECT_EQ(preset.code, 0) << preset.err;
    EXPECT_EQ(preset.out, options.out);
    EXPECT_NE(preset.out, run(table).out);
}

TEST(LabCommand, every_misuse_is_explained) {
    const std::array<std::pair<const char*, const char*>, 14> cases{{
        {"", "which experiment"},
        {"brew", "no experiment brew"},
        {"match", "which game"},
        {"match chess --players 3", "no game chess"},
        {"match huzzah --bots sage,sage,sage", "how many --players"},
        {"match huzzah --players 9 --bots sage", "from 1 to 8"},
        {"match huzzah --players 2 --bots sage,sage", "3 to 8 players"},
        {"match huzzah --players 3 --bots sage,sage", "one bot for each"},
        {"match huzzah --players 3 --bots sage,sage,owl", "no bot owl"},
        {"match huzzah --players 3 --bots sage,sage,sage --option laps=3", "laps"},
        {"match ren_faire --players 3 --bots sage,sage,sage --preset picnic", "no preset \"picnic\", but"},
        {"match huzzah --players 3 --bots sage,sage,sage --preset picnic", "no preset"},
        {"playouts huzzah --players three", "whole number"},
        {"rollouts huzzah --players 3 --speed 4", "no --speed"},
    }};
    for (const auto& [line, why] : cases) {
        const Ran ran = run(line);
        EXPECT_EQ(ran.code, 2) << line;
        EXPECT_NE(ran.err.find(why), std::string::npos) << line << ": " << ran.err.substr(0, 100);
        EXPECT_NE(ran.err.find("fairground lab match"), std::string::npos) << line;
    }
}

}  // namespace
}  // namespace fg::lab
