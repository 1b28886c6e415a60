// SPDX-License-Identifier: Apache-2.0
// The one place where bots meet games.
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

std::span<const std::string_view> bot_names();
// Null if there is no bot of that name.
std::unique_ptr<bots::AnyBot> make_bot(const AnyGame& game, std::string_view name);

}  // namespace fg::lab
