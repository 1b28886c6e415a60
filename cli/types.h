// SPDX-License-Identifier: Apache-2.0
// `fairground types`: the web client's types of every game and of the server's messages, as files of TypeScript.
#pragma once

#include "terminal/play.h"

namespace fg::cli {

using terminal::Console;

int types_main(std::span<const std::string> words, const Console& console);

}  // namespace fg::cli
