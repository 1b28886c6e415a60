// SPDX-License-Identifier: Apache-2.0
// `fairground serve`: the games for browsers.
#pragma once

#include "terminal/play.h"

namespace fg::cli {

// Runs until the process is told to stop (SIGINT, SIGTERM).
int serve_main(std::span<const std::string> args, const terminal::Console& console);

}  // namespace fg::cli
