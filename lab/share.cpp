// SPDX-License-Identifier: Apache-2.0
#include "lab/share.h"

#include <cmath>

namespace fg::lab {
namespace {

// The 97.5 % point of Student's t, good to 1 % from 5 degrees of freedom on.
double student(double freedom) { return 1.96 + 2.4 / freedom + 3.0 / (freedom * freedom); }

}  // namespace

Share share_of(std::span<const double> samples) {
    Share share;
    const double n = static_cast<double>(samples.size());
    if (samples.empty()) return share;
    for (double sample : samples) share.mean += sample / n;
    if (samples.size() < 2) return share;
    double squares = 0;
    for (double sample : samples) squares += (sample - share.mean) * (sample - share.mean);
    share.margin = student(n - 1) * std::sqrt(squares / (n - 1) / n);
    return share;
}

Share mean_of(const std::map<int, u64>& numbers) {
    Share share;
    double n = 0, sum = 0, squares = 0;
    for (const auto& [number, times] : numbers) {
        n += static_cast<double>(times);
        sum += static_cast<double>(times) * number;
    }
    if (n < 2) return share;
    share.mean = sum / n;
    for (const auto& [number, times] : numbers)
        squares += static_cast<double>(times) * (number - share.mean) * (number - share.mean);
    share.margin = student(n - 1) * std::sqrt(squares / (n - 1) / n);
    return share;
}

std::string_view verdict(const Share& share, double expected) {
    if (share.low() > expected) return "above";
    return share.high() < expected ? "below" : "open";
}

}  // namespace fg::lab
