// SPDX-License-Identifier: Apache-2.0
// A finished game in numbers, as text.
#pragma once

#include "match/any_game.h"
#include "terminal/terminal.h"

namespace fg::terminal {

// Says nothing before the end, or of a game without a story.
void show_story(const AnyMatch& match, Terminal& terminal);

}  // namespace fg::terminal
