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
    double rows_per_hour = 36'000;  // written to logs by one person, or for them; twice that by one address
    int tables_per_person = 20;     // gathering or playing, as host, also those put away
    int tables_per_address = 200;   // the same
    int sockets = 12'000;
    int sockets_per_address = 500;
    int watched_per_socket = 32;
    std::size_t message_bytes = 16 * 1024;
    std::size_t queue_bytes = 1024 * 1024;             // waiting for one socket
    std::size_t all_queues_bytes = 256 * 1024 * 1024;  // waiting for all of them
    int bot_ms = 400;                                  // a seer's time for one answer
    int idle_minutes = 10;                             // a table nobody looks at is put away
    int rows_per_table = 30'000;                       // in its log; then its game ends
    int close_days = 30;                               // a game nobody came back to is closed
    int delete_days = 30;                              // a closed table is deleted
    int keep_days = 365;                               // a finished game is deleted; 0: never
    int guest_days = 30;                               // a guest without a table is forgotten; 0: never
};

// So many at once, refilled at a steady rate.
class TokenBucket {
  public:
    bool take(double per_second, double burst, Millis now) {
        refill(per_second, burst, now);
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    // Whether something is left; and to use up more than that, for which there is nothing until it is made up for.
    bool has_some(double per_second, double burst, Millis now) {
        refill(per_second, burst, now);
        return left_ >= 1;
    }
    void spend(double amount) { left_ -= amount; }
    bool is_full(double burst) const { return left_ >= burst; }

  private:
    void refill(double per_second, double burst, Millis now) {
        const auto elapsed = static_cast<double>(std::max<Millis>(0, now - last_));
        left_ = last_ == 0 ? burst : std::min(burst, left_ + per_second * elapsed / 1000);
        last_ = now;
    }

    double left_ = 0;
    Millis last_ = 0;
};

// One bucket for each address or person. Safe from any thread.
class TokenBuckets {
  public:
    bool take(const std::string& who, double per_second, double burst, Millis now) {
        const std::lock_guard lock(mutex_);
        return bucket_of(who, per_second, burst, now).take(per_second, burst, now);
    }
    bool has_some(const std::string& who, double per_second, double burst, Millis now) {
        const std::lock_guard lock(mutex_);
        return bucket_of(who, per_second, burst, now).has_some(per_second, burst, now);
    }
    void spend(const std::string& who, double amount) {
        const std::lock_guard lock(mutex_);
        if (const auto known = buckets_.find(who); known != buckets_.end()) known->second.spend(amount);
    }

  private:
    TokenBucket& bucket_of(const std::string& who, double per_second, double burst, Millis now) {
        // Who has everything left is as good as unknown. Nobody gets their tokens back because others come.
        if (buckets_.size() > most && now - swept_ > 1000) {
            swept_ = now;
            for (auto next = buckets_.begin(); next != buckets_.end();) {
                next->second.has_some(per_second, burst, now);
                next = next->second.is_full(burst) ? buckets_.erase(next) : std::next(next);
            }
        }
        return buckets_[who];
    }

    static constexpr std::size_t most = 50'000;
    std::mutex mutex_;
    Millis swept_ = 0;
    std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace fg::server
