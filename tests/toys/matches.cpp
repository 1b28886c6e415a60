// SPDX-License-Identifier: Apache-2.0
#include "tests/toys/matches.h"

FG_INSTANTIATE_MATCH(fg::lantern::Game, fg::lantern::Text)
FG_INSTANTIATE_MATCH(fg::pie::Game, fg::pie::Text)
