// SPDX-License-Identifier: Apache-2.0
// A machine that plays the games of a study beside the cores of this one.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "lab/game_lab.h"

namespace fg::lab {

// What is said where a device does not play, or plays no more.
inline constexpr std::string_view cores_go_on = " The processor's cores go on.";

class Device {
  public:
    virtual ~Device() = default;
    // What it is, for whoever waits: "NVIDIA H200".
    virtual std::string name() const = 0;
    // How many games it is best given next: what takes it some tenths of a second.
    virtual u64 portion() const = 0;
    // Plays the games of a range and adds them. Refused with the reason: then nothing was added, and the cores go on.
    virtual Or<Done> play(const GameLab& lab, const StudyPlan& plan, GameRange range,
                          std::span<u64> sums) = 0;
};

}  // namespace fg::lab
