// SPDX-License-Identifier: Apache-2.0
// The lab of every game.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "lab/game_lab.h"

namespace fg::lab {

std::span<const GameLab* const> game_labs();
// Null if there is no game of that id.
const GameLab* find_lab(std::string_view id);

}  // namespace fg::lab
