// SPDX-License-Identifier: Apache-2.0
// What /metrics shows, counted from any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace fg::server {

struct Metrics {
    std::atomic<std::uint64_t> requests = 0, messages = 0, sent = 0, sent_bytes = 0, refused = 0, answers = 0,
                               appends = 0, appends_failed = 0, dropped = 0, faults = 0;
    std::atomic<std::int64_t> sockets = 0, tables = 0;

    std::string text() const;
};

}  // namespace fg::server
