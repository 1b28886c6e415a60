// SPDX-License-Identifier: Apache-2.0
#include "engine/round.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

struct Pick {
    u8 card = 0;
    FG_FIELDS(Pick, card)
};
struct Group {
    u8 first = 0, second = 0;
    FG_FIELDS(Group, first, second)
};
using TestRound = Round<Pick, 4, Group>;
constexpr Seat a = seat_of(0), b = seat_of(1), c = seat_of(2);

TEST(Round, is_over_when_the_last_answer_is_in) {
    TestRound round;
    round.open(SeatSet::first(3));
    EXPECT_TRUE(round.is_fresh());
    EXPECT_FALSE(round.seal(b, {.card = 4}));
    EXPECT_FALSE(round.seal(a, {.card = 5}));
    EXPECT_EQ(round.owing, SeatSet::only(c));
    EXPECT_TRUE(round.seal(c, {.card = 6}));
    EXPECT_EQ(round.so_far[b].sealed.card, 4);
    round.close();
    EXPECT_EQ(round.so_far[b], TestRound::Answer{});
}

TEST(Round, every_new_question_has_another_number) {
    TestRound round;
    round.open(SeatSet::only(a));
    const u32 first = round.number;
    round.answered(a);
    round.close();
    round.open(SeatSet::only(a));
    EXPECT_NE(round.number, first);
    EXPECT_TRUE(round.is_fresh());
}

TEST(Round, steps_leave_the_seat_owing_and_a_dropped_group_is_gone_whole) {
    TestRound round;
    round.open(SeatSet::first(2));
    EXPECT_FALSE(round.is_in_group(a));
    round.so_far[a].group.first = 7;
    round.step(a);
    EXPECT_TRUE(round.is_in_group(a));
    EXPECT_TRUE(round.owing.has(a));
    const u8 count = round.so_far[a].count;
    round.drop_group(a);
    EXPECT_FALSE(round.is_in_group(a));
    EXPECT_EQ(round.so_far[a].group, Group{});
    EXPECT_GT(round.so_far[a].count, count) << "the question is not the one before";
    EXPECT_EQ(round.number, 1u);
}

TEST(Round, open_answers_are_counted) {
    TestRound round;
    round.open(SeatSet::first(2));
    round.answered_openly(a);
    EXPECT_EQ(round.open_answers, 1);
    EXPECT_TRUE(round.owing.has(a));
    EXPECT_FALSE(round.is_fresh());
    EXPECT_FALSE(round.answered_last_openly(a));
    EXPECT_FALSE(round.owing.has(a));
}

TEST(Round, a_view_shows_ones_own_answer_and_nobody_elses) {
    TestRound round;
    round.open(SeatSet::first(3));
    round.seal(a, {.card = 4});
    round.so_far[b].group.first = 9;
    round.step(b);
    const auto of_a = round_view_of(round, a), of_b = round_view_of(round, b), of_c = round_view_of(round, c);
    EXPECT_EQ(of_a.sealed.card, 4);
    EXPECT_FALSE(of_a.owes);
    EXPECT_EQ(of_b.group.first, 9);
    EXPECT_TRUE(of_b.owes);
    EXPECT_EQ(of_c.sealed, Pick{});
    EXPECT_EQ(of_c.asked, SeatSet::first(3));
    const auto nobody = round_view_of(round, no_seat);
    EXPECT_EQ(nobody.asked, SeatSet::first(3));
    EXPECT_FALSE(nobody.owes);
}

TEST(Round, behind_a_view_nobody_else_has_answered) {
    TestRound round;
    round.open(SeatSet::first(3));
    round.seal(a, {.card = 4});
    round.seal(c, {.card = 5});
    const TestRound behind = round_behind(round_view_of(round, a), a);
    EXPECT_EQ(behind.owing, SeatSet::first(3).without(a));
    EXPECT_EQ(round_view_of(behind, a), round_view_of(round, a));
    EXPECT_EQ(complaint_of(behind, 3), nullptr);
}

TEST(Round, behind_a_view_who_answered_in_the_open_has_answered) {
    TestRound round;
    round.open(SeatSet::first(3));
    round.answered_last_openly(b);
    const TestRound behind = round_behind(round_view_of(round, a), a, SeatSet::only(b));
    EXPECT_EQ(behind.owing, SeatSet::first(3).without(b));
    EXPECT_EQ(behind.asked, SeatSet::first(3));
}

TEST(Round, who_leaves_is_asked_no_more_and_leaves_nothing_behind) {
    TestRound round;
    round.open(SeatSet::first(3));
    round.seal(a, {.card = 4});
    round.so_far[b].group.first = 9;
    round.step(b);
    EXPECT_FALSE(round.excuse(a)) << "b and c still think";
    EXPECT_FALSE(round.excuse(b));
    EXPECT_EQ(round.asked, SeatSet::only(c));
    EXPECT_EQ(round.so_far[a], TestRound::Answer{});
    EXPECT_EQ(round.so_far[b], TestRound::Answer{});
    EXPECT_EQ(complaint_of(round, 3), nullptr);
    round.seal(c, {.card = 1});
    EXPECT_TRUE(round.excuse(a)) << "nobody owes anything";
}

TEST(Round, complains_of_answers_that_cannot_be) {
    TestRound round;
    round.open(SeatSet::first(2));
    EXPECT_EQ(complaint_of(round, 2), nullptr);
    EXPECT_STREQ(complaint_of(round, 1), "the round asks a seat nobody sits at");
    TestRound stranger = round;
    stranger.so_far[c].sealed.card = 1;
    EXPECT_STREQ(complaint_of(stranger, 2), "a seat that was not asked has answered");
    TestRound twice = round;
    twice.so_far[a].sealed.card = 1;
    EXPECT_STREQ(complaint_of(twice, 2), "a seat that has answered still owes its answer");
    TestRound stuck = round;
    stuck.owing = {};
    EXPECT_STREQ(complaint_of(stuck, 2), "the round is over, but was not closed");
}

}  // namespace
}  // namespace fg
