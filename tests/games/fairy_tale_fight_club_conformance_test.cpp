// SPDX-License-Identifier: Apache-2.0
#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/game.h"
#include "games/fairy_tale_fight_club/text.h"
#include "tests/conformance.h"

FG_CONFORMANCE(FairyTaleFightClub, fg::ftf::Game, fg::ftf::Text, fg::ftf::Advice)
