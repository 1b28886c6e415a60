// SPDX-License-Identifier: Apache-2.0
// The words after `fairground`.
#pragma once

#include "terminal/play.h"

namespace fg::cli {

using terminal::Console;

// Runs one command; the result is the program's exit code.
int run_command(std::span<const std::string> words, const Console& console);

}  // namespace fg::cli
