// SPDX-License-Identifier: Apache-2.0
// Threads for what takes time: bots that think, replays that are stepped through.
#pragma once

#include <functional>

#include "bots/games_and_bots.h"
#include "common/job_queue.h"

namespace fg::server {

class Workers {
  public:
    using Bots = bots::KeptBots;  // of one thread
    using Task = std::function<void(Bots&)>;
    virtual ~Workers() = default;

    // From any thread; runs later, on another one.
    virtual void add(Task task) = 0;
};

class WorkerThreads final : public Workers {
  public:
    // What is still queued when the server closes is dropped: the log knows every question that is open.
    WorkerThreads(const bots::GamesAndBots& offered, int threads)
        : queue_({.threads = threads, .at_end = WaitingJobs::dropped}, [&offered] {
              return [bots = Bots(offered)](std::deque<Task>& tasks) mutable {
                  for (Task& task : tasks) task(bots);
              };
          }) {}

    void add(Task task) override { queue_.add(std::move(task)); }

  private:
    JobQueue<Task> queue_;
};

}  // namespace fg::server
