// SPDX-License-Identifier: Apache-2.0
// The toys' matches, compiled once for all tests: link fg_toy_matches.
#pragma once

#include "match/game_of.h"
#include "tests/toys/lantern_lottery/text.h"
#include "tests/toys/pie_stall/text.h"

extern template class fg::MatchOf<fg::lantern::Game, fg::lantern::Text>;
extern template class fg::GameOf<fg::lantern::Game, fg::lantern::Text>;
extern template class fg::MatchOf<fg::pie::Game, fg::pie::Text>;
extern template class fg::GameOf<fg::pie::Game, fg::pie::Text>;
