// SPDX-License-Identifier: Apache-2.0
// A Loop of Asio's. Only this header, http.* and asio.cpp know of Asio: each costs many seconds to compile.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <thread>

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

    void post(Task task) override { boost::asio::post(context_, std::move(task)); }
    // All timers hang on one of Asio's, set for the earliest.
    void wake(Millis at, Task task) override {
        const bool is_first = timers_.empty() || at < timers_.begin()->first;
        timers_.emplace(at, std::move(task));
        if (is_first) arm();
    }

  private:
    void arm() {
        const Millis wait = std::max<Millis>(0, timers_.begin()->first - wall_clock());
        timer_.expires_after(std::chrono::milliseconds(wait));
        timer_.async_wait([this](boost::system::error_code error) {
            if (!error) run_due();
        });
    }
    void run_due() {
        const Millis now = wall_clock();
        while (!timers_.empty() && timers_.begin()->first <= now) {
            const Task task = std::move(timers_.begin()->second);
            timers_.erase(timers_.begin());
            task();
        }
        if (!timers_.empty()) arm();
    }

    boost::asio::io_context context_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
    boost::asio::steady_timer timer_;
    std::multimap<Millis, Task> timers_;
    std::thread thread_;
};

}  // namespace fg::server
