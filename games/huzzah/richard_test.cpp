// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-096 to HUZ-110: Richard.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_096_HUZ_097_richard_moves_exactly_three_dice_and_never_slides) {
    Scene s(3);
    s.pawns("20 S4 S1").counters("20:5 19:5").richard(9);
    s.chance.total(11);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 20);
}

TEST(HuzzahRules, HUZ_098_HUZ_099_HUZ_100_gates_throw_richard_on_as_often_as_he_hits_one) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(45);
    s.chance.total(5);  // 50
    s.chance.dice({6});
    s.chance.total(6);  // put on 50 again: no second jump there; 56 - 51 = 5, Gate 1
    s.chance.dice({2});
    s.chance.total(10);  // 22, Gate 3
    s.chance.dice({1});
    s.chance.total(3);
    s.richard_step();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.log.count(EventKind::richard_jumped), 3);
    EXPECT_EQ(s.table().richard, 8);
}

TEST(HuzzahRules, HUZ_101_the_33rd_gate_stop_ends_the_jumps_also_in_setup) {
    Scene s(3);
    for (int total : {12, 10, 8}) s.chance.total(total);
    for (int stop = 0; stop < 33; ++stop) {
        s.chance.dice({1});
        s.chance.total(7);  // 5 + 7 = 12, Gate 2
    }
    s.set_up();
    for (int number : {1, 2, 4}) s.answer(s.owing().lowest(), choose(S(number)));
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    EXPECT_EQ(s.table().richard, 12);

    Scene bumped(3);  // Bumps do not start the count again
    bumped.pawns("S1 S2 S5").richard(2).hand(A, "Bump Finale");
    bumped.chance.total(3);
    for (int stop = 1; stop < 32; ++stop) {
        bumped.chance.dice({1});
        bumped.chance.total(7);
    }
    bumped.chance.dice({3});
    bumped.chance.total(3);  // 25: a window after 32 Gate stops
    bumped.richard_step();
    EXPECT_EQ(bumped.table().frame.gate_stops, 32);
    bumped.bump(A);  // 28, Gate 4: the 33rd
    EXPECT_EQ(bumped.table().richard, 28);
    EXPECT_EQ(bumped.phase(), Phase::clear_up);
}

TEST(HuzzahRules, HUZ_102_a_window_opens_at_every_stop_off_a_gate) {
    Scene s(3);
    s.pawns("S1 S2 S5").richard(0).hand(A, "Bump Finale");
    s.chance.total(13);
    s.richard_step();
    EXPECT_EQ(s.phase(), Phase::bump_richard);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    s.bump(A);
    EXPECT_EQ(s.phase(), Phase::bump_richard);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::clear_up);
}

TEST(HuzzahRules, HUZ_103_HUZ_104_HUZ_105_only_the_crowd_where_he_rests_disappears_for_nobodys_gain) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("17:3 20:4").richard(8).hand(B, "Bump Finale").plays(A, "Finale");
    s.chance.total(9);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 17);
    s.bump(B);
    s.pass();
    EXPECT_EQ(s.log.count(EventKind::crowd_annoyed), 1);
    EXPECT_EQ(s.log.last(EventKind::crowd_annoyed).to, 20);
    EXPECT_EQ(s.log.last(EventKind::crowd_annoyed).count, 4);
    EXPECT_EQ(s.log.last(EventKind::crowd_cleared).count, 3) << "step 17 kept its counters until the Finale";
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.score(seat), 0);
}

TEST(HuzzahRules, HUZ_106_HUZ_107_a_player_on_richards_step_is_pushed_one_step_and_slides) {
    Scene s(4);
    s.pawns("16 S4 S1 18").counters("17:5").hand(C, "Bump Finale").rest_richard(16);
    EXPECT_EQ(s.step_of(A), 19) << "over five counters and D, whom he does not push";
    EXPECT_EQ(s.step_of(D), 18);
    EXPECT_EQ(s.phase(), Phase::clear_up) << "no window, no stage";
}

TEST(HuzzahRules, HUZ_108_counters_vanish_before_the_push) {
    Scene s(3);
    s.pawns("18 S4 S1").counters("18:3").rest_richard(18);
    int annoyed = -1, pushed = -1, number = 0;
    for (const auto& [audience, event] : s.log.entries) {
        if (event.kind == EventKind::crowd_annoyed) annoyed = number;
        if (event.kind == EventKind::pushed) pushed = number;
        ++number;
    }
    EXPECT_GE(annoyed, 0);
    EXPECT_LT(annoyed, pushed);
    EXPECT_EQ(s.at(18), 0);
}

TEST(HuzzahRules, HUZ_109_a_pawn_on_a_gate_is_not_pushed_by_a_jump) {
    Scene s(3);
    s.pawns("22 S1 S2").richard(12);
    s.chance.total(10);
    s.chance.dice({1});
    s.chance.total(10);
    s.richard_step();
    s.pass();
    EXPECT_EQ(s.step_of(A), 22);
    EXPECT_EQ(s.log.count(EventKind::pushed), 0);
}

TEST(HuzzahRules, HUZ_110_only_the_performer_in_whose_area_he_rests_gets_the_richard_outcome) {
    for (int step : {16, 17, 21, 22, 27}) {
        Scene s(3);
        s.pawns("S4 S2 S1").scores({9, 9, 9}).plays(A, "3-Crowd").plays(B, "3-Crowd").plays(C, "3-Crowd");
        s.rest_richard(step);
        const bool seen = step == 17 || step == 21;
        EXPECT_EQ(s.score(A), seen ? 6 : 9) << step;
        EXPECT_EQ(s.score(B) + s.score(C), 18);
        EXPECT_EQ(s.table().to_place[A], seen ? 0 : 3);
    }
}

}  // namespace
}  // namespace fg::huzzah
