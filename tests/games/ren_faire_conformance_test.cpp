// SPDX-License-Identifier: Apache-2.0
#include "games/ren_faire/advice.h"
#include "games/ren_faire/game.h"
#include "games/ren_faire/text.h"
#include "tests/conformance.h"

FG_CONFORMANCE(RenFaire, fg::ren::Game, fg::ren::Text, fg::ren::Advice)
