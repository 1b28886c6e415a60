// SPDX-License-Identifier: Apache-2.0
// Shares of wins, and how sure one may be of them.
#pragma once

#include <map>
#include <span>
#include <string_view>

#include "engine/base.h"

namespace fg::lab {

struct Share {
    double mean = 0;
    double margin = 1;  // half the width of the 95 % interval
    double low() const { return mean - margin; }
    double high() const { return mean + margin; }
};

// The mean of independent samples with its 95 % interval (Student's t). One sample says nothing about its
// margin.
Share share_of(std::span<const double> samples);

// The same of whole numbers: how often each came.
Share mean_of(const std::map<int, u64>& numbers);

// "above", "below" or "open": where a share lies, with 95 % certainty, against what chance would give.
std::string_view verdict(const Share& share, double expected);

}  // namespace fg::lab
