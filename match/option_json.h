// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "match/any_game.h"

namespace fg {

// What a table option is, for lobbies and other programs: key, type, values or bounds, default, help, rule.
std::string option_json(const OptionInfo& option);

}  // namespace fg
