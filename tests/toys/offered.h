// SPDX-License-Identifier: Apache-2.0
// The toys and their bots, for programs and tests that are handed what they offer.
#pragma once

#include "bots/games_and_bots.h"

namespace fg::toys {

bots::GamesAndBots offered();

}  // namespace fg::toys
