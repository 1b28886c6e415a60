// SPDX-License-Identifier: Apache-2.0
// `fairground replay`.
#pragma once

#include "terminal/play.h"

namespace fg::terminal {

// 0: played through; 1: the file cannot be read or is refused; 2: the arguments make no sense.
int replay_main(std::span<const std::string> args, const Console& console);

extern const std::string_view replay_help;

}  // namespace fg::terminal
