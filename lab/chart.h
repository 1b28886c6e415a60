// SPDX-License-Identifier: Apache-2.0
// Our own charts (SVG), drawn like a cheap print: flat dye a little off its outline. They stand inside a page of the lab,
// whose style colours them by day, by night and in print.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fg::lab {

// For the text of a page.
std::string escaped(std::string_view text);

struct Bar {
    std::string label;
    double value = 0;
    std::string words;         // the value as it is written beside the bar
    double low = 0, high = 0;  // the interval, drawn if it is not empty
};

// One bar below the other, each under its label. `mark`, unless it is 0, is drawn through all of them: what would be fair.
std::string bar_chart(std::string_view title, std::span<const Bar> bars, double mark = 0);

// Bars to the left and right of nothing.
std::string difference_chart(std::string_view title, std::span<const Bar> bars);

// Columns side by side; the first, the last and some labels between are written.
std::string column_chart(std::string_view title, std::span<const Bar> columns);

}  // namespace fg::lab
