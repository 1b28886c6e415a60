// SPDX-License-Identifier: Apache-2.0
// How finished games stood, once it was worked out: seconds of work, the same for all who ask. From any thread.
#pragma once

#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace fg::server {

class OddsShelf {
  public:
    explicit OddsShelf(std::size_t room = 500) : room_(room) {}

    std::optional<std::string> find(const std::string& table) const {
        const std::lock_guard lock(mutex_);
        const auto found = kept_.find(table);
        return found == kept_.end() ? std::nullopt : std::optional(found->second);
    }
    // What was kept first goes first.
    void keep(const std::string& table, std::string odds) {
        const std::lock_guard lock(mutex_);
        if (!kept_.emplace(table, std::move(odds)).second) return;
        order_.push_back(table);
        if (order_.size() <= room_) return;
        kept_.erase(order_.front());
        order_.pop_front();
    }

  private:
    const std::size_t room_;
    mutable std::mutex mutex_;
    std::map<std::string, std::string> kept_;
    std::deque<std::string> order_;
};

}  // namespace fg::server
