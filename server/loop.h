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
    // What time it is in this house; never goes back and never jumps.
    virtual Millis now() const = 0;
    // From its own thread only. Not before `at`.
    virtual void wake(Millis at, Task task) = 0;
};

// The clock on the wall as it was when the program first asked, carried on by the steady clock. Whoever sets the wall
// clock while the server runs moves no deadline, stops no timer and fills no bucket.
inline Millis house_clock() {
    using namespace std::chrono;
    const auto millis = [](auto time) {
        return duration_cast<milliseconds>(time.time_since_epoch()).count();
    };
    static const Millis base = millis(system_clock::now()) - millis(steady_clock::now());
    return base + millis(steady_clock::now());
}

}  // namespace fg::server
