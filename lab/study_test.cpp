// SPDX-License-Identifier: Apache-2.0
#include "lab/study.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sstream>
#include <utility>

#include "lab/game_lab_of.h"
#include "lab/game_labs.h"
#include "lab/report.h"
#include "lab/run_study.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "lab/watched.h"
#include "tests/toys/lantern_lottery/advice.h"

namespace fg::lab {
namespace {

const GameLab& huzzah() { return *find_lab("huzzah"); }
StudyPlan plan_of(int players = 3) { return {.table = {.players = players}, .study = {.seed = 4}}; }
std::string page(const Sums& sums) { return to_html(report_of(huzzah(), {&sums, 1})); }

TEST(StudyThreads, the_report_is_the_same_on_one_thread_on_three_and_after_a_merge) {
    constexpr u64 games = 1500;
    const Sums alone = run_study(huzzah(), plan_of(), {0, games});
    const Sums together = run_study(huzzah(), plan_of(), {0, games}, {.threads = 3});
    EXPECT_EQ(alone.words, together.words);
    EXPECT_EQ(to_file(alone), to_file(together));

    Sums merged = run_study(huzzah(), plan_of(), {900, 600});
    ASSERT_TRUE(add(merged, run_study(huzzah(), plan_of(), {0, 100})));
    ASSERT_TRUE(add(merged, run_study(huzzah(), plan_of(), {100, 800}, {.threads = 2})));
    EXPECT_EQ(to_file(alone), to_file(merged));
    EXPECT_EQ(page(alone), page(merged));
    EXPECT_EQ(boost::json::serialize(to_json(findings_of(huzzah(), alone))),
              boost::json::serialize(to_json(findings_of(huzzah(), together))));
}

TEST(StudyThreads, a_stopped_study_has_played_the_first_games_of_its_range) {
    std::atomic<bool> is_stopped{false};
    const Sums sums = run_study(huzzah(), plan_of(), {1000, u64{1} << 40},
                                {.threads = 3, .is_stopped = &is_stopped, .progress = [&](u64 played) {
                                     if (played > 2000) is_stopped = true;
                                 }});
    ASSERT_EQ(sums.ranges.size(), 1u);
    EXPECT_EQ(sums.ranges[0].first, 1000u);
    EXPECT_GT(sums.games(), 2000u);
    EXPECT_EQ(sums.words, run_study(huzzah(), plan_of(), sums.ranges[0]).words);
}

TEST(Study, ctrl_c_sets_a_flag_while_somebody_waits) {
    const StopOnInterrupt interrupt;
    EXPECT_FALSE(interrupt.flag());
    std::raise(SIGINT);
    EXPECT_TRUE(interrupt.flag());
}

// A device that gives up after its first portion.
class Tired final : public Device {
  public:
    std::string name() const override { return "a tired machine"; }
    u64 portion() const override { return 300; }
    Or<Done> play(const GameLab& lab, const StudyPlan& plan, GameRange range, std::span<u64> sums) override {
        if (range.first > 0) return Refusal{"tired", "The machine is tired.", ""};
        lab.play_study(plan, range, sums);
        return Done{};
    }
};
TEST(Study, the_cores_go_on_where_a_device_gives_up) {
    Tired device;
    std::string reason;
    std::vector<u64> progress;
    const Sums sums = run_study(huzzah(), plan_of(), {0, 700},
                                {.device = &device,
                                 .progress = [&](u64 played) { progress.push_back(played); },
                                 .gave_up = [&](const std::string& why) { reason = why; }});
    EXPECT_EQ(sums.words, run_study(huzzah(), plan_of(), {0, 700}).words);
    EXPECT_EQ(reason, "The machine is tired. The processor's cores go on.");
    EXPECT_TRUE(std::ranges::is_sorted(progress)) << "it goes on from where the device was";
    EXPECT_EQ(progress.back(), 700u);
}
// Of one player count after the other, or of two tables by turns.
TEST(Study, a_device_that_gave_up_is_not_asked_again) {
    std::ostringstream out, err;
    const Console console{.out = out, .err = err};
    Watched watched(console, 1, {.device = std::make_unique<Tired>()});
    EXPECT_NE(watched.running(3, 700).device, nullptr);
    run_study(huzzah(), plan_of(), {0, 700}, watched.running(3, 700));
    EXPECT_EQ(watched.running(4, 700).device, nullptr);
    run_study(huzzah(), plan_of(4), {0, 700}, watched.running(4, 700));
    EXPECT_EQ(err.str(), "lab: The machine is tired. The processor's cores go on.\n");
}

TEST(Study, sums_come_back_from_their_file) {
    const Sums sums = run_study(huzzah(), plan_of(4), {3, 100});
    const Or<Sums> read = from_file(to_file(sums));
    ASSERT_TRUE(read) << read.refusal().message;
    EXPECT_EQ(to_file(*read), to_file(sums));
    EXPECT_EQ(read->words, sums.words);
}

TEST(Study, torn_or_changed_files_are_refused) {
    const std::string text = to_file(run_study(huzzah(), plan_of(), {0, 50}));
    for (std::size_t size = 0; size + 2 < text.size(); size += text.size() / 37)
        EXPECT_FALSE(from_file(text.substr(0, size)));
    std::string changed = text;
    changed.replace(changed.find("\"seed\":4"), 8, "\"seed\":5");
    const Or<Sums> refused = from_file(changed);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.refusal().message.find("changed by hand"), std::string::npos);
    EXPECT_FALSE(from_file("{}"));
    EXPECT_FALSE(from_file("[1,2]"));
}

TEST(Study, what_is_not_alike_is_not_added) {
    const Sums sums = run_study(huzzah(), plan_of(), {0, 20});
    const auto refusal = [&](Sums other) {
        Sums copy = sums;
        const Or<Done> added = add(copy, other);
        return added ? std::string() : added.refusal().message;
    };
    const Sums next = run_study(huzzah(), plan_of(), {20, 20});
    EXPECT_EQ(refusal(next), "");
    EXPECT_NE(refusal(run_study(huzzah(), plan_of(), {19, 20})).find("both have played game 19"),
              std::string::npos);
    const auto changed = [&](auto change) {
        Sums other = next;
        change(other);
        return refusal(other);
    };
    EXPECT_NE(changed([](Sums& other) { other.game = "chess"; }).find("game huzzah and game chess"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.build = "1"; }).find("other rules"), std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.trial = "1"; }).find("sage plays otherwise"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.table.players = 5; }).find("3 players and 5"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.table.options["x"] = 1; }).find("options"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.table.content["x"] = 1; }).find("contents"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.player = Player::random; }).find("bots sage"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.study.seed = 9; }).find("seed 4 and seed 9"),
              std::string::npos);
    EXPECT_NE(changed([](Sums& other) { other.plan.study.close_every = 1; }).find("closely"),
              std::string::npos);
}

TEST(Study, sums_of_another_program_are_not_read) {
    Sums sums = run_study(huzzah(), plan_of(), {0, 5});
    EXPECT_TRUE(lab_of(sums));
    const std::string trial = std::exchange(sums.trial, "0");
    ASSERT_FALSE(lab_of(sums));
    EXPECT_NE(lab_of(sums).refusal().message.find("whose sage plays huzzah otherwise"), std::string::npos);
    sums.trial = trial;
    sums.build = "0";
    EXPECT_FALSE(lab_of(sums));
    sums.game = "chess";
    EXPECT_FALSE(lab_of(sums));
}

// The same rules, and somebody who now and then guesses another colour.
struct OtherAdvice : lantern::Advice {
    static lantern::Choice advise(const lantern::Rules& rules, const lantern::View& view,
                                  const lantern::Offers& offers, FastChance& chance) {
        return chance.below(8) == 0 ? offers[0] : Advice::advise(rules, view, offers, chance);
    }
};
TEST(Study, another_sage_has_another_trial_and_the_same_signature) {
    const GameLabOf<lantern::Game, lantern::Advice> one;
    const GameLabOf<lantern::Game, OtherAdvice> other;
    EXPECT_EQ(one.signature(), other.signature());
    EXPECT_NE(one.trial(Player::sage), other.trial(Player::sage));
    EXPECT_EQ(one.trial(Player::random), other.trial(Player::random)) << "no sage plays there";
    const StudyPlan plan{.table = {.players = 3}};
    Sums sums = run_study(one, plan, {0, 10});
    EXPECT_FALSE(add(sums, run_study(other, plan, {10, 10})));
    EXPECT_TRUE(add(sums, run_study(one, plan, {10, 10})));
}

TEST(Study, content_that_cannot_be_played_is_refused) {
    const GameLab& lab = *find_lab("king_thief_minister");
    EXPECT_TRUE(lab.check({.players = 3, .content = {{"king_takes", 4}}}));
    for (const boost::json::object& content :
         {boost::json::object{{"king_takes", 99}}, {{"king_gives", 1}}, {{"king_takes", "many"}}}) {
        const Or<Done> refused = lab.check({.players = 3, .content = content});
        ASSERT_FALSE(refused);
        EXPECT_NE(refused.refusal().message.find("content"), std::string::npos);
    }
}

}  // namespace
}  // namespace fg::lab
