// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules of Huzzah!, in the order of a turn.
#pragma once

#include "games/huzzah/setup.h"  // stages are chosen, Richard is placed
// step {1}, and at the other end of the turn the placing of crowds and step {6}
#include "games/huzzah/draw.h"
#include "games/huzzah/reveal.h"   // step {5}
#include "games/huzzah/richard.h"  // step {4}
#include "games/huzzah/show.h"     // step {3}
#include "games/huzzah/walk.h"     // step {2}
#include "games/huzzah/window.h"   // Bumps, in steps {2} and {4}
// what may be answered, and forced answers for self-play
#include "games/huzzah/offer.h"
#include "games/huzzah/settle.h"
