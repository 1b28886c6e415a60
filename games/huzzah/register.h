// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "match/any_game.h"

namespace fg::huzzah {

// Huzzah! behind the type-erased interface.
const AnyGame& game();

}  // namespace fg::huzzah
