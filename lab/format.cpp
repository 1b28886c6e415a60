// SPDX-License-Identifier: Apache-2.0
#include "lab/format.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace fg::lab {

std::string percent(double share) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * share << " %";
    return text.str();
}
std::string interval(const Share& share) {
    return percent(std::max(share.low(), 0.0)) + " - " + percent(std::min(share.high(), 1.0));
}
std::string decimals(double number, int places) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(places) << number;
    return text.str();
}
std::string with_commas(double number) {
    std::string text = decimals(number, 0);
    const std::ptrdiff_t first = text[0] == '-' ? 1 : 0;
    for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > first; at -= 3)
        text.insert(static_cast<std::size_t>(at), ",");
    return text;
}

}  // namespace fg::lab
