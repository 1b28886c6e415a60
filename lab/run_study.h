// SPDX-License-Identifier: Apache-2.0
// Plays a study on all cores that it may use, or on a device; the sums are the same.
#pragma once

#include <atomic>
#include <functional>

#include "lab/device.h"

namespace fg::lab {

struct Running {
    int threads = 1;
    Device* device = nullptr;                       // null: the cores play
    const std::atomic<bool>* is_stopped = nullptr;  // if set and true: no more games are begun
    std::function<void(u64 played)>
        progress{};  // called now and then, never with less, by one thread at a time
    // Called with the reason, as a sentence, when the device has given up. It should not be given again.
    std::function<void(const std::string&)> gave_up{};
};

// Of no game yet.
Sums sums_of(const GameLab& lab, const StudyPlan& plan);

// The games that were played are the first ones of the range, all of them unless it was stopped. The plan must have been checked.
Sums run_study(const GameLab& lab, const StudyPlan& plan, GameRange range, const Running& running = {});

// The same for games that go on from a position.
Or<PlayOut> run_play_out(const GameLab& lab, const PlayOutPlan& plan, u64 games, const Running& running = {});

// All cores of this machine.
int core_count();

// While it lives, Ctrl-C sets a flag instead of ending the program; a second one ends it.
class StopOnInterrupt {
  public:
    StopOnInterrupt();
    ~StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    const std::atomic<bool>& flag() const;
};

}  // namespace fg::lab
