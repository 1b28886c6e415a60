// SPDX-License-Identifier: Apache-2.0
// The menu of `fairground play` without a game: every question can be answered by a number, or by Enter for
// the usual.
#pragma once

#include <optional>

#include "bots/games_and_bots.h"
#include "terminal/plan.h"
#include "terminal/terminal.h"

namespace fg::terminal {

void show_title(Terminal& terminal);

// False if the input ends.
bool ask_game(Terminal& terminal, const bots::GamesAndBots& offered, Plan& plan);

// Nothing if the input ends. What `plan` holds already is not asked for; it must have a game.
std::optional<Plan> ask_plan(Terminal& terminal, Plan plan);

}  // namespace fg::terminal
