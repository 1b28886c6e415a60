// SPDX-License-Identifier: Apache-2.0
// `fairground copy-database`: a faire moves to another database.
#pragma once

#include "cli/commands.h"

namespace fg::cli {

int copy_main(std::span<const std::string> args, const Console& console);

}  // namespace fg::cli
