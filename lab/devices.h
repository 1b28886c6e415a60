// SPDX-License-Identifier: Apache-2.0
// The machines that can play a study, by the words of the command line.
#pragma once

#include <memory>
#include <string_view>

#include "lab/device.h"

namespace fg::lab {

// "cpu", "gpu" or "auto". Null: the cores of this machine. Refused: a word that is none of these, or a device that is not there.
Or<std::unique_ptr<Device>> device_named(std::string_view word);

}  // namespace fg::lab
