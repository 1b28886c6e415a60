// SPDX-License-Identifier: Apache-2.0
// How finished games stood: seconds of work, done once and the same for all who ask. From any thread.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "common/refusal.h"

namespace fg::server {

class OddsShelf {
  public:
    using Told = std::function<void(const Or<std::string>&)>;

    explicit OddsShelf(std::size_t room = 500) : room_(room) {}

    // Tells what is kept at once, anything else when it is finished. True: nobody is at work on it, so that whoever asked must be,
    // and then say so.
    bool ask(const std::string& table, Told told) {
        std::unique_lock lock(mutex_);
        if (const auto found = kept_.find(table); found != kept_.end()) {
            const Or<std::string> odds = found->second;
            lock.unlock();
            told(odds);
            return false;
        }
        std::vector<Told>& waiting = waiting_[table];
        waiting.push_back(std::move(told));
        return waiting.size() == 1;
    }
    // Tells all who wait. What failed is not kept: the next who asks tries again.
    void finish(const std::string& table, const Or<std::string>& odds) {
        std::vector<Told> waiting;
        {
            const std::lock_guard lock(mutex_);
            waiting = std::move(waiting_[table]);
            waiting_.erase(table);
            if (odds) keep(table, *odds);
        }
        for (const Told& told : waiting) told(odds);
    }

  private:
    // What was kept first goes first.
    void keep(const std::string& table, const std::string& odds) {
        if (!kept_.emplace(table, odds).second) return;
        order_.push_back(table);
        if (order_.size() <= room_) return;
        kept_.erase(order_.front());
        order_.pop_front();
    }

    const std::size_t room_;
    std::mutex mutex_;
    std::map<std::string, std::string> kept_;
    std::map<std::string, std::vector<Told>> waiting_;  // for what is being worked out
    std::deque<std::string> order_;
};

}  // namespace fg::server
