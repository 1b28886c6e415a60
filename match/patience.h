// SPDX-License-Identifier: Apache-2.0
// How long a table waits for a player who says nothing before a bot takes their chair. A game's Text may have
// its own as `static constexpr Patience patience`.
#pragma once

#include <string_view>

namespace fg {

struct Patience {
    int clocks = 3;             // so many expired in a row
    std::string_view question;  // that count; empty: those of any question
};

}  // namespace fg
