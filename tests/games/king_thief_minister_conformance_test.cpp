// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/advice.h"
#include "games/king_thief_minister/text.h"
#include "tests/conformance.h"

FG_CONFORMANCE(KingThiefMinister, fg::ktm::Game, fg::ktm::Text, fg::ktm::Advice)
