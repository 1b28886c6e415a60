// SPDX-License-Identifier: Apache-2.0
// Threads for what takes time: long logs that are folded, bots that think, replays that are stepped through.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/games_and_bots.h"
#include "common/complaint.h"
#include "server/fair_queue.h"

namespace fg::server {

// How soon a job is wanted, the most urgent first.
enum class Urgency {
    table,   // somebody waits for a whole table
    quick,   // an answer that takes no time worth mentioning, to somebody who is there
    slow,    // one that does
    study,   // one that takes seconds: half of the threads stay free of them
    nobody,  // nobody is there to see it
};
struct Errand {
    Urgency urgency = Urgency::nobody;
    Owner owner;
};

class Workers {
  public:
    using Bots = bots::KeptBots;  // of one thread
    using Task = std::function<void(Bots&)>;
    virtual ~Workers() = default;

    // From any thread; runs later, on another one. False, and nothing is done: so much waits already for this owner that
    // they should ask again later. Work of the first urgency is always taken.
    virtual bool add(const Errand& errand, Task task) = 0;
    // Jobs that wait for each thread.
    virtual double load() const = 0;

    // A bot's time for one answer gets shorter the more wait for theirs.
    int thinking_time(int usual_ms) const {
        return std::max(std::min(usual_ms, 10), static_cast<int>(usual_ms / (1 + load())));
    }
};

class WorkerThreads final : public Workers {
  public:
    WorkerThreads(const bots::GamesAndBots& offered, int threads) : most_studies_(std::max(1, threads / 2)) {
        for (int i = 0; i < threads; ++i) threads_.emplace_back([this, &offered] { work(offered); });
    }
    // What is still queued when the server closes is dropped: the log knows every question that is open.
    ~WorkerThreads() override {
        {
            const std::lock_guard lock(mutex_);
            is_closing_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }
    WorkerThreads(const WorkerThreads&) = delete;
    WorkerThreads& operator=(const WorkerThreads&) = delete;

    bool add(const Errand& errand, Task task) override {
        {
            const std::lock_guard lock(mutex_);
            if (!queue_.add(static_cast<std::size_t>(errand.urgency), errand.owner,
                            {errand.urgency, std::move(task)}))
                return false;
        }
        wake_.notify_one();
        return true;
    }
    double load() const override {
        const std::lock_guard lock(mutex_);
        return static_cast<double>(queue_.size()) / static_cast<double>(threads_.size());
    }

  private:
    struct Job {
        Urgency urgency;
        Task task;
    };
    void work(const bots::GamesAndBots& offered) {
        Bots bots(offered);
        for (std::optional<Job> job = take(); job; job = take()) {
            try {
                job->task(bots);
            } catch (const std::exception& fault) {
                complain(std::string("some work was given up: ") + fault.what());
            }
            if (job->urgency == Urgency::study) end_study();
        }
    }
    // None: the thread is to end.
    std::optional<Job> take() {
        std::unique_lock lock(mutex_);
        std::optional<Job> job;
        wake_.wait(lock, [&] { return is_closing_ || (job = next()); });
        if (is_closing_) return {};
        if (job->urgency == Urgency::study) ++studies_;
        return job;
    }
    std::optional<Job> next() {
        constexpr auto study = static_cast<std::size_t>(Urgency::study);
        return studies_ < most_studies_ ? queue_.take() : queue_.take(study);
    }
    // Another thread may have passed one over.
    void end_study() {
        {
            const std::lock_guard lock(mutex_);
            --studies_;
        }
        wake_.notify_one();
    }

    const int most_studies_;
    int studies_ = 0;  // that are at work
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    FairQueue<Job, static_cast<std::size_t>(Urgency::nobody) + 1> queue_;
    bool is_closing_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace fg::server
