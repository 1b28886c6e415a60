// SPDX-License-Identifier: Apache-2.0
// The machines that can play a study, by the words of the command line.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "lab/gpu/gpu.h"

namespace fg::lab {

struct FoundDevice {
    std::unique_ptr<Device> device{};  // null: the cores of this machine
    std::string note{};                // what somebody should know of it, as a sentence
};

// "cpu", "gpu" or "auto". Where a card cannot be used, the note says why and the cores play; that there is none at all is no news to
// whoever did not ask for one. Refused: a word that is none of these.
Or<FoundDevice> device_named(
    std::string_view word,
    const std::function<Or<std::unique_ptr<Device>>()>& open = [] { return open_gpu(); });

}  // namespace fg::lab
