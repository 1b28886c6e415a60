// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace fg {

// One line to whoever runs the program, whole even if several threads complain at once. Where the line before could not be
// written (a log on a full disk), this one is tried all the same: std::cerr itself would say nothing ever after.
void complain(std::string_view what);

}  // namespace fg
