// SPDX-License-Identifier: Apache-2.0
// Numbers as the lab writes them.
#pragma once

#include <string>

#include "lab/share.h"

namespace fg::lab {

std::string percent(double share);
std::string decimals(double number, int places);
std::string interval(const Share& share);
// A whole number, with commas: 1,204.
std::string with_commas(double number);

}  // namespace fg::lab
