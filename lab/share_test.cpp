// SPDX-License-Identifier: Apache-2.0
#include "lab/share.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "engine/chance.h"

namespace fg::lab {
namespace {

TEST(Share, mean_and_margin_of_known_samples) {
    const std::array<double, 9> samples{0, 0, 0, 1, 1, 1, 1, 1, 1};
    const Share share = share_of(samples);
    EXPECT_NEAR(share.mean, 6.0 / 9, 1e-12);
    // s = 0.5 exactly; Student's t with 8 degrees of freedom is 2.306.
    EXPECT_NEAR(share.margin, 2.306 * 0.5 / 3, 0.01);
}

TEST(Share, one_sample_is_never_significant) {
    const std::array<double, 1> sample{1};
    EXPECT_EQ(verdict(share_of(sample), 0.25), "open");
}

TEST(Share, equal_samples_leave_no_doubt) {
    const std::vector<double> samples(20, 0.5);
    EXPECT_NEAR(share_of(samples).margin, 0, 1e-9);
    EXPECT_EQ(verdict(share_of(samples), 0.25), "above");
    EXPECT_EQ(verdict(share_of(samples), 0.75), "below");
}

TEST(Share, interval_holds_the_truth_about_19_times_in_20) {
    FastChance chance(11);
    int held = 0;
    for (int experiment = 0; experiment < 1000; ++experiment) {
        std::vector<double> samples(40);
        for (double& sample : samples) sample = chance.below(3) == 0 ? 1 : 0;
        const Share share = share_of(samples);
        held += share.low() <= 1.0 / 3 && 1.0 / 3 <= share.high();
    }
    EXPECT_NEAR(held, 950, 25);
}

}  // namespace
}  // namespace fg::lab
