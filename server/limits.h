// SPDX-License-Identifier: Apache-2.0
// How much of everything a stranger may have.
#pragma once

#include <algorithm>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/storage.h"

namespace fg::server {

struct Limits {
    double messages_per_second = 20;  // of one socket
    double message_burst = 60;
    double requests_per_second = 40;  // of one address
    double request_burst = 200;
    double guests_per_minute = 30;  // of one address
    int tables_per_person = 20;     // gathering or playing, as host
    int sockets = 12'000;
    int sockets_per_address = 500;
    int watched_per_socket = 32;
    std::size_t message_bytes = 16 * 1024;
    std::size_t queue_bytes = 1024 * 1024;  // waiting for one socket
    int bot_ms = 400;                       // a seer's time for one answer
    int idle_minutes = 10;                  // a table nobody looks at is put away
    int rows_per_table = 30'000;            // in its log; then only answers are taken, and a game ends
};

// So many at once, refilled at a steady rate.
class TokenBucket {
  public:
    bool take(double per_second, double burst, Millis now) {
        if (last_ == 0)
            left_ = burst;
        else
            left_ = std::min(
                burst, left_ + per_second * static_cast<double>(std::max<Millis>(0, now - last_)) / 1000);
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double left_ = 0;
    Millis last_ = 0;
};

// One bucket for each address or person. Safe from any thread.
class TokenBuckets {
  public:
    bool take(const std::string& who, double per_second, double burst, Millis now) {
        const std::lock_guard lock(mutex_);
        if (buckets_.size() > most) buckets_.clear();
        return buckets_[who].take(per_second, burst, now);
    }

  private:
    static constexpr std::size_t most = 50'000;
    std::mutex mutex_;
    std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace fg::server
