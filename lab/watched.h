// SPDX-License-Identifier: Apache-2.0
// Studies that somebody watches at a console: how far they are, Ctrl-C, and what happened on the way.
#pragma once

#include "lab/console.h"
#include "lab/devices.h"
#include "lab/run_study.h"

namespace fg::lab {

// By --device; a fault if it is a word for none.
FoundDevice device_of(Args& args);

class Watched {
  public:
    // What should be known of the device is said at once.
    Watched(const Console& console, int threads, FoundDevice found);

    // For a study of so many players, and a line of so many games in all, of which some have been played.
    // A device that has given up is not asked again.
    Running running(int players, u64 games, u64 played = 0);
    bool is_stopped() const { return interrupt_.flag(); }

  private:
    void note(const std::string& what) const { console_.err << "lab: " << what << "\n"; }

    const Console& console_;
    int threads_;
    const std::unique_ptr<Device> device_;
    bool has_given_up_ = false;  // the device
    StopOnInterrupt interrupt_;
};

}  // namespace fg::lab
