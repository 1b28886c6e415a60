// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance.h"

#include "tests/toys/lantern_lottery/advice.h"
#include "tests/toys/lantern_lottery/text.h"

FG_CONFORMANCE(LanternLottery, fg::lantern::Game, fg::lantern::Text, fg::lantern::Advice)
