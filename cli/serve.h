// SPDX-License-Identifier: Apache-2.0
// `fairground serve`: the games for browsers.
#pragma once

#include <ostream>
#include <span>
#include <string>

namespace fg::cli {

// Runs until the process is told to stop (SIGINT, SIGTERM).
int serve_main(std::span<const std::string> args, std::ostream& out, std::ostream& err);

}  // namespace fg::cli
