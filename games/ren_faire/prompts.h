// SPDX-License-Identifier: Apache-2.0
// What a stunt asks for, in words.
#pragma once

#include <string_view>

#include "games/ren_faire/cards.h"

namespace fg::ren {

struct StuntPrompt {
    std::string_view spoken, typed;
};
// Nothing for a card that is no stunt.
StuntPrompt prompt_of(Performance card);

}  // namespace fg::ren
