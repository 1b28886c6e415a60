// SPDX-License-Identifier: Apache-2.0
// Who has which table. Of all that wait it is asked in one go, and first without a lock: what is no table, or is that of another
// server which lives, costs a look, and strangers may make up as many names as they like. Only what can be had is taken, all of it in
// one commit.
#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "common/job_queue.h"
#include "server/postgres_line.h"
#include "server/storage.h"

namespace fg::server::postgres {

class Claims {
  public:
    // More than this at once are refused: who asks is told soon, and asks again.
    static constexpr int most_waiting = 2000;

    Claims(const std::string& address, const std::string& name);

    // As in Storage.
    void claim(std::uint64_t server, std::string table, std::function<void(Or<Claim>)> claimed);
    void release(std::string table, std::uint64_t epoch);

  private:
    struct Job {
        std::uint64_t server = 0;  // 0: it is let go of
        std::string table;
        std::uint64_t epoch = 0;
        std::function<void(Or<Claim>)> claimed{};
        std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();
    };
    using Jobs = std::vector<Job>;

    void work(std::deque<Job>& jobs);
    static Jobs take_together(std::deque<Job>& jobs);
    void let_go(const Jobs& jobs);
    void look(Jobs jobs);
    void take(const Jobs& jobs);
    static void tell(const Job& job, const Rows& owners, int row);
    static void refuse(const Jobs& jobs, const Refusal& why);

    Line line_;
    std::atomic<int> waiting_ = 0;
    JobQueue<Job> jobs_;
};

}  // namespace fg::server::postgres
