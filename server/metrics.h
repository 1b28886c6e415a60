// SPDX-License-Identifier: Apache-2.0
// What /metrics shows, counted from any thread.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace fg::server {

// On a cache line of its own: loops count at the same time.
class alignas(64) Count {
  public:
    void operator+=(std::size_t more) { add(static_cast<std::int64_t>(more)); }
    void operator++() { add(1); }
    void operator-=(std::size_t less) { add(-static_cast<std::int64_t>(less)); }
    void operator--() { add(-1); }
    std::int64_t load() const { return value_.load(std::memory_order_relaxed); }

  private:
    void add(std::int64_t more) { value_.fetch_add(more, std::memory_order_relaxed); }
    std::atomic<std::int64_t> value_ = 0;
};

// How long something took, as Prometheus counts it.
class Times {
  public:
    static constexpr std::array<int, 12> bounds{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000};  // ms

    void note(std::int64_t ms) {
        const auto bound = std::lower_bound(bounds.begin(), bounds.end(), ms);
        ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
        sum_ += static_cast<std::size_t>(ms);
    }
    std::int64_t sum() const { return sum_.load(); }
    // Those that took no longer than a bound; beyond the last bound, all of them.
    std::array<std::int64_t, bounds.size() + 1> within() const {
        std::array<std::int64_t, bounds.size() + 1> all{};
        std::int64_t so_far = 0;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = so_far += counts_[i].load();
        return all;
    }

  private:
    std::array<Count, bounds.size() + 1> counts_;
    Count sum_;
};

struct Metrics {
    Count requests, messages, sent, sent_bytes, refused, answers, appends, appends_failed, dropped, faults;
    Count claims, relayed, lost;
    Times commits;  // appends, from when they were asked for until they were stored
    Count sockets, tables, queued_bytes, waiting, actors, others;

    // `has_lease`: whether this server may speak for its tables.
    std::string text(bool has_lease = true) const;
};

}  // namespace fg::server
