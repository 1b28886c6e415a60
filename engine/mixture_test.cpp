// SPDX-License-Identifier: Apache-2.0
#include "engine/mixture.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

// How often each of three is picked in ten thousand.
Array<int, 3> picks(Array<float, 3> worths, float wildness, float out_of_question = -10) {
    Mixture<3> mixture;
    for (float worth : worths) mixture.add(worth);
    FastChance chance(7);
    Array<int, 3> count;
    for (int i = 0; i < 10'000; ++i) ++count[mixture.pick(wildness, out_of_question, chance)];
    return count;
}

TEST(Mixture, the_better_the_likelier) {
    const Array<int, 3> count = picks({1, 3, 2}, 1);
    EXPECT_GT(count[1], 2 * count[2]);
    EXPECT_GT(count[2], 2 * count[0]);
    EXPECT_GT(count[0], 100);
}
TEST(Mixture, equals_are_picked_equally) {
    const Array<int, 3> count = picks({2, 2, 2}, 0.1F);
    for (int times : count) EXPECT_NEAR(times, 3333, 200);
}
TEST(Mixture, the_wilder_the_more_even) {
    EXPECT_GT(picks({1, 3, 2}, 0.1F)[1], 9900);
    EXPECT_LT(picks({1, 3, 2}, 100)[1], 4000);
}
TEST(Mixture, what_is_out_of_question_is_never_picked_unless_there_is_nothing_else) {
    EXPECT_EQ(picks({1, 3, -5}, 100, -5)[2], 0);
    EXPECT_GT(picks({1, 3, -4}, 100, -5)[2], 0);
    EXPECT_EQ(picks({-7, -6, -7}, 100, -5)[1], 10'000);
}

}  // namespace
}  // namespace fg
