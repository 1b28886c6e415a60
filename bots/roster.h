// SPDX-License-Identifier: Apache-2.0
// Every bot for every game, for programs that know neither type.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/games_and_bots.h"

namespace fg::bots {

std::span<const std::string_view> bot_names();
// Null if there is no bot of that name, or no such game.
std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name);
// All of them, for a program that is told what to offer.
GamesAndBots all_games_and_bots();

}  // namespace fg::bots
