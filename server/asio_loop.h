// SPDX-License-Identifier: Apache-2.0
// A Loop of Asio's. Only this header, http.* and asio.cpp know of Asio: each costs many seconds to compile.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "common/complaint.h"
#include "server/loop.h"

namespace fg::server {

class AsioLoop final : public Loop {
  public:
    AsioLoop() : work_(context_.get_executor()), timer_(context_) {}
    ~AsioLoop() override { stop(); }

    void start() {
        thread_ = std::thread([this] { context_.run(); });
    }
    void stop() {
        context_.stop();
        if (thread_.joinable()) thread_.join();
    }
    // What was posted and not run, run here; after `stop`.
    void run_out() {
        timers_.clear();
        context_.restart();
        context_.poll();
    }
    boost::asio::io_context& context() { return context_; }

    // Tasks wait in one place and are fetched together: waking a thread costs more than most of them.
    void post(Task task) override {
        bool was_empty = false;
        {
            const std::lock_guard lock(mutex_);
            was_empty = posted_.empty();
            posted_.push_back(std::move(task));
        }
        if (was_empty) boost::asio::post(context_, [this] { run_posted(); });
    }
    Millis now() const override { return house_clock(); }
    bool is_here() const override { return context_.get_executor().running_in_this_thread(); }
    // All timers hang on one of Asio's, set for the earliest.
    void wake(Millis at, Task task) override {
        const bool is_first = timers_.empty() || at < timers_.begin()->first;
        timers_.emplace(at, std::move(task));
        if (is_first) arm();
    }

  private:
    // Whatever was wrong with one thing ends that thing and not the house.
    static void run(const Task& task) {
        try {
            task();
        } catch (const std::exception& fault) {
            complain(std::string("something was given up: ") + fault.what());
        }
    }
    void run_posted() {
        {
            const std::lock_guard lock(mutex_);
            running_.swap(posted_);
        }
        for (Task& task : running_) {
            run(task);
            task = nullptr;
        }
        running_.clear();
    }
    void arm() {
        const Millis wait = std::max<Millis>(0, timers_.begin()->first - now());
        timer_.expires_after(std::chrono::milliseconds(wait));
        timer_.async_wait([this](boost::system::error_code error) {
            if (!error) run_due();
        });
    }
    void run_due() {
        const Millis time = now();
        while (!timers_.empty() && timers_.begin()->first <= time) {
            const Task task = std::move(timers_.begin()->second);
            timers_.erase(timers_.begin());
            run(task);
        }
        if (!timers_.empty()) arm();
    }

    // Every socket is used by its own loop only, so the reactor need not lock for each read and write.
    mutable boost::asio::io_context context_{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
    boost::asio::steady_timer timer_;
    std::multimap<Millis, Task> timers_;
    std::mutex mutex_;  // guards `posted_`
    std::vector<Task> posted_, running_;
    std::thread thread_;
};

}  // namespace fg::server
