// SPDX-License-Identifier: Apache-2.0
// One number for what a game does at one player count, whatever its state looks like inside: who is asked what,
// the answers offered and given, chance, what each seat is told and may see, the timeouts and the results, in a
// fixed set of random games with the usual options and with every other value of every option.
//
// Neither the layout of a struct nor the name of a field is part of it: of every JSON value only the leaves count,
// sorted, without those that say nothing (null, false, 0, ""). So a refactoring keeps it, and a changed rule does not.
#pragma once

#include "match/any_game.h"

namespace fg::lab {

u64 digest_of(const AnyGame& game, int players);

}  // namespace fg::lab
