// SPDX-License-Identifier: Apache-2.0
#include "server/fair_queue.h"

#include <gtest/gtest.h>

#include "server/workers.h"

namespace fg::server {
namespace {

using Queue = FairQueue<std::string, 3>;

std::string order_of(Queue& queue) {
    std::string order;
    while (const auto job = queue.take()) order += *job;
    return order;
}

// Two hundred tables of seers once made everybody else's bots wait for over forty seconds.
TEST(FairQueue, WhoBringsManyJobsWaitsForThemselves) {
    Queue queue;
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(queue.add(1, {"mallory's", "m"}, "m"));
    ASSERT_TRUE(queue.add(1, {"anna's", "a"}, "a"));
    ASSERT_TRUE(queue.add(1, {"ben's", "b"}, "b"));
    EXPECT_EQ(order_of(queue), "abmmmmm");
}

TEST(FairQueue, PeopleOfOneAddressTakeTurnsToo) {
    Queue queue;
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(queue.add(1, {"school", "m"}, "m"));
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(queue.add(1, {"school", "n"}, "n"));
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(queue.add(1, {"home", "h"}, "h"));
    EXPECT_EQ(order_of(queue), "hmhnhmnm");
}

TEST(FairQueue, WhatIsMoreUrgentComesFirst) {
    Queue queue;
    ASSERT_TRUE(queue.add(2, {"a", "a"}, "3"));
    ASSERT_TRUE(queue.add(1, {"a", "a"}, "2"));
    ASSERT_TRUE(queue.add(0, {"b", "b"}, "1"));
    EXPECT_EQ(order_of(queue), "123");
}

TEST(FairQueue, WhatWaitsIsBoundedByAddressAndInAll) {
    Queue queue(Queue::Bounds{.of_address = 2, .in_all = 3});
    EXPECT_TRUE(queue.add(1, {"a", "1"}, "x"));
    EXPECT_TRUE(queue.add(2, {"a", "2"}, "x"));
    EXPECT_FALSE(queue.add(1, {"a", "3"}, "x"));
    EXPECT_TRUE(queue.add(1, {"b", "1"}, "x"));
    EXPECT_FALSE(queue.add(1, {"c", "1"}, "x"));
    EXPECT_TRUE(queue.add(0, {"c", "1"}, "x")) << "a table that somebody waits for";
    EXPECT_EQ(order_of(queue), "xxxx");
    EXPECT_TRUE(queue.add(1, {"a", "1"}, "x"));
}

// The longer the queue, the shorter each thought.
TEST(Workers, ThinkingShrinksUnderLoad) {
    struct Busy final : Workers {
        explicit Busy(double jobs) : jobs_(jobs) {}
        bool add(const Errand&, Task) override { return false; }
        double load() const override { return jobs_; }
        double jobs_;
    };
    EXPECT_EQ(Busy(0).thinking_time(400), 400);
    EXPECT_EQ(Busy(3).thinking_time(400), 100);
    EXPECT_EQ(Busy(1000).thinking_time(400), 10);
    EXPECT_EQ(Busy(1000).thinking_time(2), 2);
}

}  // namespace
}  // namespace fg::server
