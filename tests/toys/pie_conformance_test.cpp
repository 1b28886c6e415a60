// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance.h"
#include "tests/toys/pie_stall/advice.h"
#include "tests/toys/pie_stall/text.h"

FG_CONFORMANCE(PieStall, fg::pie::Game, fg::pie::Text, fg::pie::Advice)
