// SPDX-License-Identifier: Apache-2.0
#include "common/job_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <numeric>

namespace fg {
namespace {

// Runs numbers and notes them; waits before the first until `gate` opens, so that others queue up behind it.
struct Notes {
    std::promise<void> gate, started;
    std::vector<int> numbers;
    std::vector<std::size_t> groups;

    auto runner() {
        return [this, is_first = true](std::deque<int>& jobs) mutable {
            if (std::exchange(is_first, false)) {
                started.set_value();
                gate.get_future().wait();
            }
            groups.push_back(jobs.size());
            numbers.insert(numbers.end(), jobs.begin(), jobs.end());
        };
    }
};

TEST(JobQueueThreads, one_thread_runs_everything_in_order_and_before_the_queue_ends) {
    Notes notes;
    {
        JobQueue<int> queue({.most_at_once = 4}, [&] { return notes.runner(); });
        queue.add(0);
        notes.started.get_future().wait();
        for (int i = 1; i < 10; ++i) queue.add(i);
        notes.gate.set_value();
    }
    std::vector<int> expected(10);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(notes.numbers, expected);
    EXPECT_EQ(notes.groups, (std::vector<std::size_t>{1, 4, 4, 1}));
}

TEST(JobQueueThreads, every_thread_has_a_runner_of_its_own) {
    std::atomic<int> runners = 0, sum = 0;
    {
        JobQueue<std::function<void(int&)>> queue({.threads = 4}, [&] {
            ++runners;
            return [&, own = 0](auto& jobs) mutable {
                for (auto& job : jobs) job(own);
            };
        });
        for (int i = 0; i < 1000; ++i)
            queue.add([&](int& own) {
                ++own;
                ++sum;
            });
    }
    EXPECT_EQ(runners, 4);
    EXPECT_EQ(sum, 1000);
}

}  // namespace
}  // namespace fg
