// SPDX-License-Identifier: Apache-2.0
// Bars as a picture (SVG), for pages about a game's balance.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fg::lab {

struct Bar {
    std::string label;
    double value = 0;
    std::string words;  // the value as it is written beside the bar
};

// One bar below the other. `mark`, unless it is 0, is drawn through all of them: what would be fair.
std::string bar_chart(std::string_view title, std::span<const Bar> bars, double mark = 0);

}  // namespace fg::lab
