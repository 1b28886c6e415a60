// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-050 to HUZ-068: walking.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_050_HUZ_051_movers_are_those_on_the_path_when_the_step_begins) {
    Scene none(3);
    none.pawns("S1 S2 S4").move_step();
    EXPECT_EQ(none.chance.dice_rolled(), 0);
    EXPECT_EQ(none.phase(), Phase::show);

    Scene one(3);
    one.pawns("16 S2 S4").move_step();
    EXPECT_EQ(one.log.count(EventKind::rolled_for_order), 0);
    EXPECT_EQ(one.chance.dice_rolled(), 3);

    Scene two(3);
    two.pawns("16 27 S4").move_step();
    EXPECT_EQ(two.table().order.size(), 2);
}

TEST(HuzzahRules, HUZ_052_HUZ_053_movers_go_in_falling_order_of_a_die_rolled_each_turn) {
    Scene s(4);
    s.pawns("0 16 27 35").turn(2);
    s.chance.dice({/* lead order B C D A */ 2, 5, 5, 2, /* C, D */ 1, 6, /* B, A */ 3, 3, 4, 2});
    s.chance.total(9);
    s.move_step();
    EXPECT_TRUE(s.chance.is_used_up());
    const Seat order[] = {D, C, B, A};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(s.table().order[i], order[i]) << i;

    s.chance.total(9);  // for C, B and A, who all stay, and for Richard on his way from 0 to 9
    for (int roll = 0; roll < 3; ++roll) s.chance.total(9);
    for (Seat seat : order) s.answer(seat, walk(0));
    s.pass();
    s.chance.dice({/* lead order C D A B */ 1, 2, 3, 4});
    s.end_turn();
    const Seat next[] = {B, A, D, C};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(s.table().order[i], next[i]) << i;
}

TEST(HuzzahRules, HUZ_054_first_then_clockwise_rerolls_only_for_the_highest) {
    Scene s(4, {.move_order = MoveOrder::first_then_clockwise});
    s.pawns("0 16 27 35");
    s.chance.dice({1, 6, 1, 6, /* B, D */ 2, 2, 3, 5});
    s.chance.total(9);
    s.move_step();
    EXPECT_TRUE(s.chance.is_used_up());
    const Seat order[] = {D, A, B, C};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(s.table().order[i], order[i]) << i;
}

TEST(HuzzahRules, HUZ_055_HUZ_056_HUZ_057_any_distance_up_to_three_dice) {
    for (int total : {3, 11, 18}) {
        Scene s(3);
        s.pawns("35 S7 S1").counters("36:5 37:5 38:5");
        s.chance.total(total);
        s.move_step();
        const auto offers = s.offers(A);
        ASSERT_EQ(offers.size(), static_cast<std::size_t>(total + 1));
        for (int steps = 0; steps <= total; ++steps)
            EXPECT_EQ(offers[static_cast<std::size_t>(steps)], walk(steps));
        s.answer(A, walk(total));
        EXPECT_EQ(s.crowd(), "36:5 37:5 38:5") << "passing has no effect";
    }
}

TEST(HuzzahRules, HUZ_058_HUZ_059_full_steps_and_richard_slide_a_mover_beyond_his_roll) {
    Scene s(4);
    s.pawns("0 2 S1 5").counters("1:5 3:4").richard(3);
    s.chance.dice({6, 5, 4});
    s.chance.total(3);
    s.move_step();
    EXPECT_EQ(stop_after(s.rules, s.table(), A, 1), 4) << "over five counters, a pawn and Richard";
    s.answer(A, walk(1));
    EXPECT_EQ(s.step_of(A), 4);
    Scene four(3);  // four counters do not make a step full
    four.pawns("0 S1 S4").counters("1:4").richard(16);
    four.chance.total(3);
    four.move_step();
    four.answer(A, walk(1));
    EXPECT_EQ(four.step_of(A), 1);
    Scene home(4);  // through the end of the loop
    home.pawns("47 50 S9 S1").counters("48:5 49:5 1:5 2:5").richard(0);
    home.chance.dice({6, 1});
    home.chance.total(3);
    home.move_step();
    home.answer(A, walk(1));
    EXPECT_EQ(home.step_of(A), 3) << "over two full steps, a pawn, Richard and two full steps";
    EXPECT_EQ(home.log.last(EventKind::walked).slid_from, 48);
}

TEST(HuzzahRules, HUZ_059_a_slide_ends_even_on_the_fullest_board) {
    Content narrow;  // 42 steps in areas, the most there can be: one blank step between any two
    narrow.areas = {{{1, 6}, {8, 6}, {15, 6}, {22, 4}, {27, 4}, {32, 4}, {37, 4}, {42, 4}, {47, 4}}};
    narrow.gates = {{7, 14, 21, 26, 31, 36}};
    ASSERT_EQ(complaint(8, {}, narrow), nullptr);
    const Rules rules = make_rules(8, {}, narrow);
    EXPECT_EQ(rules.exit_step(S(9)), 0);
    const int blank[] = {7, 14, 21, 26, 31, 36, 41, 46, 0};
    for (const int free : blank) {
        Table table;  // every area full, Richard and seven pawns on eight of the nine blank steps
        int seat = 0;
        for (int step = 0; step < path_steps; ++step)
            if (rules.stage_at[step] != Stage::none) table.counters[step] = 5;
        for (const int step : blank) {
            if (step == free) continue;
            if (seat == 7)
                table.richard = static_cast<u8>(step);
            else
                table.place[seat_of(seat++)] = Place::on_step(step);
        }
        for (const int from : {0, 1, 7, 50}) EXPECT_EQ(slide(rules, table, Place{}, from), free);
    }
    narrow.areas[S(9)].size = 5;
    EXPECT_STREQ(complaint(8, {}, narrow),
                 "areas.Dragon Well: must lie on the 51 steps of the path (HUZ-003)");
}

TEST(HuzzahRules, HUZ_060_staying_is_not_a_stop_and_ones_own_pawn_is_no_obstacle) {
    Scene s(3);
    s.pawns("19 S4 S1").counters("19:5").richard(0);
    s.chance.total(9);
    s.move_step();
    EXPECT_EQ(stop_after(s.rules, s.table(), A, 0), 19);
    s.answer(A, walk(0));
    EXPECT_EQ(s.step_of(A), 19);
    EXPECT_EQ(s.log.count(EventKind::walked), 0);
}

TEST(HuzzahRules, HUZ_061_HUZ_062_a_mover_may_take_the_empty_stage_on_any_step_of_its_area) {
    for (int step = 18; step <= 21; ++step) {
        Scene s(3);
        s.pawns("16 S1 S2").richard(17);  // Richard in the area does not hinder
        s.chance.total(9);
        s.move_step();
        s.answer(A, walk(step - 16));
        s.pass();
        EXPECT_EQ(s.phase(), Phase::take_stage);
        EXPECT_EQ(s.offers(A), (std::vector{take_choice, stay_choice}));
        s.answer(A, step % 2 == 0 ? take_choice : stay_choice);
        EXPECT_EQ(s.stage_number(A), step % 2 == 0 ? 4 : -1);
        EXPECT_EQ(s.step_of(A), step % 2 == 0 ? -1 : step);
    }
}

TEST(HuzzahRules, HUZ_063_who_stays_at_an_empty_stage_may_take_it_without_a_window) {
    for (const ClaimTiming timing : {ClaimTiming::after_bumps, ClaimTiming::before_bumps}) {
        Scene s(3, {.stage_claim_timing = timing});
        s.pawns("24 S1 S2").hand(B, "Bump Finale").move_step();
        s.answer(A, walk(0));
        EXPECT_EQ(s.phase(), Phase::take_stage);
        s.answer(A, stay_choice);
        EXPECT_EQ(s.phase(), Phase::show) << "never a window after distance 0";
    }
}

TEST(HuzzahRules, HUZ_064_the_stage_is_taken_after_the_window_and_cannot_be_bumped_off) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0).hand(B, "Bump Finale");
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(1));
    EXPECT_EQ(s.phase(), Phase::bump_mover);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 20);
    s.pass();
    s.answer(A, take_choice);
    EXPECT_EQ(s.phase(), Phase::show) << "no further window on A";
}

TEST(HuzzahRules, HUZ_065_before_bumps_asks_at_each_stop_and_not_after_the_window) {
    Scene s(3, {.stage_claim_timing = ClaimTiming::before_bumps});
    s.pawns("12 S1 S2").richard(0).hand(B, "Bump Bump Finale");
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(1));  // 13, Swag Cart
    EXPECT_EQ(s.phase(), Phase::take_stage);
    s.answer(A, stay_choice);
    s.bump(B);  // 16, blank
    EXPECT_EQ(s.phase(), Phase::bump_mover);
    s.bump(B);  // 19, Tinker's Row
    EXPECT_EQ(s.phase(), Phase::take_stage);
    s.answer(A, stay_choice);
    EXPECT_EQ(s.phase(), Phase::bump_mover);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::show) << "not asked again";
    EXPECT_EQ(s.step_of(A), 19);
}

TEST(HuzzahRules, HUZ_066_HUZ_067_stages_change_state_at_once) {
    Scene s(3);
    s.pawns("16 12 S1").richard(0);
    s.chance.dice({6, 1});
    s.chance.total(9);
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(1));
    s.pass();
    s.answer(A, take_choice);
    s.answer(B, walk(6));
    EXPECT_EQ(s.step_of(B), 18);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::show) << "no D4 for B: the stage is occupied now";
    EXPECT_EQ(Game::question(s.table(), B), Question::heckle);
}

TEST(HuzzahRules, HUZ_068_who_takes_a_stage_performs_in_the_same_turn) {
    Scene s(3);
    s.pawns("24 S1 S2").hand(A, "Finale 2-Crowd").move_step();
    s.answer(A, walk(0));
    s.answer(A, take_choice);
    EXPECT_TRUE(s.asked().has(A));
    EXPECT_EQ(s.offers(A), (std::vector{show("2-Crowd"), show("Finale")}));
}

}  // namespace
}  // namespace fg::huzzah
