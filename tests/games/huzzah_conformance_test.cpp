// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/game.h"
#include "games/huzzah/text.h"
#include "tests/conformance.h"

// HUZ-044: crowds are placed in the open while others may still be choosing what to discard.
template <>
struct fg::conformance::OpenQuestions<fg::huzzah::Game> {
    static bool has(fg::huzzah::Question question) { return question == fg::huzzah::Question::place_crowd; }
};

FG_CONFORMANCE(Huzzah, fg::huzzah::Game, fg::huzzah::Text)
