// SPDX-License-Identifier: Apache-2.0
#include "server/workers.h"

#include <gtest/gtest.h>

#include <future>

#include "server/toy_game_test.h"

namespace fg::server {
namespace {

// Everybody may ask, at the end of a game, who could have won it: seconds of work each.
TEST(WorkerThreads, StudiesLeaveHalfOfTheThreadsToTables) {
    const bots::GamesAndBots offered = toy_game_and_bots();
    WorkerThreads workers(offered, 4);
    std::promise<void> end;
    const std::shared_future<void> ended = end.get_future().share();
    std::promise<void> two_are_at_work, all_are_done;
    std::atomic<int> begun{0}, done{0};
    for (int i = 0; i < 6; ++i)
        ASSERT_TRUE(workers.add({Urgency::study, {}}, [&](Workers::Bots&) {
            if (++begun == 2) two_are_at_work.set_value();
            ended.wait();
            if (++done == 6) all_are_done.set_value();
        }));
    two_are_at_work.get_future().wait();
    for (const Urgency urgency : {Urgency::nobody, Urgency::slow, Urgency::quick, Urgency::table}) {
        std::promise<int> answered;
        ASSERT_TRUE(workers.add({urgency, {}}, [&](Workers::Bots&) { answered.set_value(begun); }));
        EXPECT_EQ(answered.get_future().get(), 2) << "the others wait";
    }
    end.set_value();
    all_are_done.get_future().wait();
}
TEST(WorkerThreads, OneAloneDoesStudiesToo) {
    const bots::GamesAndBots offered = toy_game_and_bots();
    WorkerThreads workers(offered, 1);
    std::promise<void> done;
    ASSERT_TRUE(workers.add({Urgency::study, {}}, [&](Workers::Bots&) { done.set_value(); }));
    done.get_future().wait();
}

}  // namespace
}  // namespace fg::server
