// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/advice.h"
#include "games/huzzah/game.h"
#include "games/huzzah/text.h"
#include "tests/conformance.h"

FG_CONFORMANCE(Huzzah, fg::huzzah::Game, fg::huzzah::Text, fg::huzzah::Advice)
