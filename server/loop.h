// SPDX-License-Identifier: Apache-2.0
// An event loop as tables see it: one thread that runs what is posted, in order. Nothing posted may block.
#pragma once

#include <chrono>
#include <functional>

#include "server/storage.h"

namespace fg::server {

class Loop {
  public:
    using Task = std::function<void()>;
    virtual ~Loop() = default;
    // From any thread.
    virtual void post(Task task) = 0;
    // Whether the caller is on this loop's thread.
    virtual bool is_here() const = 0;
    // From its own thread only. Not before `at`, by the wall clock.
    virtual void wake(Millis at, Task task) = 0;
};

inline Millis wall_clock() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace fg::server
