// SPDX-License-Identifier: Apache-2.0
// What /metrics shows, counted from any thread.
#pragma once

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

struct Metrics {
    Count requests, messages, sent, sent_bytes, refused, answers, appends, appends_failed, dropped, faults;
    Count claims, relayed, lost, commit_ms;
    Count sockets, tables, queued_bytes, waiting, actors;

    std::string text() const;
};

}  // namespace fg::server
