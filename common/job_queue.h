// SPDX-License-Identifier: Apache-2.0
// Jobs that wait for a thread, and the threads that run them, in the order in which they were added. What still waits when the
// queue is destroyed is done first.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace fg {

template <class Job>
class JobQueue {
  public:
    struct Settings {
        int threads = 1;
        std::size_t most_at_once = 1;  // jobs that a thread takes together, if so many wait
    };

    // Each thread calls `make_runner` once and then the runner it got, with a std::deque<Job>& that is never
    // empty. So a runner may keep what belongs to its thread alone.
    template <class MakeRunner>
    JobQueue(Settings settings, MakeRunner make_runner) : settings_(settings) {
        for (int i = 0; i < settings.threads; ++i)
            threads_.emplace_back([this, make_runner] {
                auto runner = make_runner();
                for (std::deque<Job> jobs = take(); !jobs.empty(); jobs = take()) {
                    runner(jobs);
                    jobs.clear();  // what they hold is let go before the thread waits again
                }
            });
    }
    ~JobQueue() {
        {
            const std::lock_guard lock(mutex_);
            is_closing_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }
    JobQueue(const JobQueue&) = delete;
    JobQueue& operator=(const JobQueue&) = delete;

    // From any thread.
    void add(Job job) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(std::move(job));
        }
        wake_.notify_one();
    }

  private:
    // Waits for jobs; none: the thread is to end.
    std::deque<Job> take() {
        std::deque<Job> taken;
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return is_closing_ || !waiting_.empty(); });
        while (!waiting_.empty() && taken.size() < settings_.most_at_once) {
            taken.push_back(std::move(waiting_.front()));
            waiting_.pop_front();
        }
        return taken;
    }

    const Settings settings_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> waiting_;
    bool is_closing_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace fg
