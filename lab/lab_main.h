// SPDX-License-Identifier: Apache-2.0
// `fairground lab ...`
#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace fg::lab {

// 0: done; 1: done, and what was measured is not as it should be; 2: the arguments make no sense.
int lab_main(std::span<const std::string> args, std::ostream& out, std::ostream& err);

}  // namespace fg::lab
