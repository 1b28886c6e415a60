// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-030 to HUZ-068: setup, the turn, drawing, walking.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

void choose_all(Scene& s, std::initializer_list<int> numbers) {
    for (int number : numbers) s.answer(s.owing().lowest(), choose(S(number)));
}

TEST(HuzzahRules, HUZ_030_options_are_fixed_before_anything_is_rolled) {
    EXPECT_EQ(complaint(5, {}, {}), nullptr) << "the defaults are playable";
    Options empty;
    empty.tie_rule = static_cast<TieRule>(255);
    EXPECT_STREQ(complaint(5, empty, {}), "An option has no value.");
    Options stray;
    stray.closed_stages = stage_set(S(1));
    EXPECT_NE(complaint(5, stray, {}), nullptr) << "closed_stages without custom";
}

TEST(HuzzahRules, HUZ_032_everyone_starts_with_nothing) {
    Scene s(4);
    s.set_up();
    for (Seat seat : {A, B, C, D}) {
        EXPECT_EQ(s.score(seat), 0);
        EXPECT_EQ(s.hand(seat).size(), 0);
    }
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.table().turn, 0);
    choose_all(s, {1, 2, 4, 5});
    EXPECT_EQ(s.table().turn, 1);
    for (Seat seat : {A, B, C, D}) EXPECT_EQ(s.hand(seat).size(), 5);
}

TEST(HuzzahRules, HUZ_033_HUZ_034_stages_are_chosen_in_falling_order_of_three_dice) {
    Scene s(5);
    for (int total : {7, 12, 7, 18, 12, /* B, E */ 9, 10, /* A, C */ 4, 4, /* A, C */ 5, 3})
        s.chance.total(total);
    s.set_up();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    const Seat order[] = {D, E, B, A, C};
    for (int i = 0; i < 5; ++i) EXPECT_EQ(s.table().order[i], order[i]) << i;
}

TEST(HuzzahRules, HUZ_034_three_equal_rolls_settle_every_order_alike) {
    // Pair-by-pair ties would favour a seat; all six orders of three tied seats must come equally often.
    int firsts[3] = {}, lasts[3] = {};
    const Rules rules = make_rules(3, {}, {});
    FastChance chance(34);
    Silence silence;
    for (int game = 0; game < 30000; ++game) {
        const State state = Game::setup(rules, chance, silence);
        ++firsts[index_of(state.table.order[0])];
        ++lasts[index_of(state.table.order[2])];
    }
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_NEAR(firsts[seat], 10000, 330);
        EXPECT_NEAR(lasts[seat], 10000, 330);
    }
}

TEST(HuzzahRules, HUZ_035_HUZ_036_a_free_open_stage_of_ones_choice) {
    Scene s(3, {.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(1), S(9))});
    s.set_up();
    EXPECT_EQ(s.offers(s.owing().lowest()).size(), 7u);
    const Seat first = s.owing().lowest();
    s.answer(first, choose(S(5)));
    EXPECT_EQ(s.stage_number(first), 5);
    EXPECT_EQ(s.offers(s.owing().lowest()).size(), 6u);
    for (const Choice& choice : s.offers(s.owing().lowest())) {
        EXPECT_NE(choice.stage, S(1));
        EXPECT_NE(choice.stage, S(5));
        EXPECT_NE(choice.stage, S(9));
    }
}

TEST(HuzzahRules, HUZ_037_HUZ_038_HUZ_039_richard_is_placed_from_a_random_gate_without_effects) {
    Scene s(3);
    for (int total : {12, 10, 8}) s.chance.total(total);
    s.chance.dice({2});
    s.chance.total(10);  // 12 + 10 = 22, Gate 3
    s.chance.dice({4});
    s.chance.total(5);  // 28 + 5
    s.set_up();
    choose_all(s, {6, 1, 2});
    EXPECT_EQ(s.table().richard, 33);
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    EXPECT_EQ(s.log.count(What::richard_rested), 0);
    EXPECT_EQ(s.step(), Step::show);
}

TEST(HuzzahRules, HUZ_040_the_lead_moves_one_seat_clockwise_each_turn) {
    Scene s(3);
    s.set_up();
    choose_all(s, {1, 2, 4});
    EXPECT_EQ(s.table().lead, A);
    for (int turn = 2; turn <= 5; ++turn) {
        while (s.table().turn < turn) s.time_out();
        EXPECT_EQ(index_of(s.table().lead), (turn - 1) % 3);
    }
}

TEST(HuzzahRules, HUZ_041_HUZ_042_a_turn_has_six_steps_in_order) {
    Scene s(3);
    s.pawns("S4 16 S1").richard(27);
    s.chance.total(8);   // B walks
    s.chance.total(18);  // Richard: 45
    s.draw_step();
    std::vector<What> milestones;
    s.answer(B, walk(1));
    s.pass();
    s.time_out();
    s.pass();
    s.answer(B, s.offers(B)[1]);  // a card
    s.end_turn();
    for (const auto& [audience, event] : s.log.entries)
        for (What what : {What::turn_began, What::drew, What::walked, What::laid, What::richard_rested,
                          What::revealed, What::crowd_placed, What::discarded})
            if (event.what == what && (milestones.empty() || milestones.back() != what))
                milestones.push_back(what);
    const std::vector expected{What::turn_began,     What::drew,     What::walked,       What::laid,
                               What::richard_rested, What::revealed, What::crowd_placed, What::discarded,
                               What::turn_began,     What::drew};
    EXPECT_EQ(milestones, expected);
}

TEST(HuzzahRules, HUZ_043_HUZ_044_crowds_and_discards_are_dealt_with_at_ones_own_pace) {
    Scene s(3);
    s.pawns("S4 S1 S2").plays(A, "3-Crowd").plays(B, "Finale").plays(C, "2-Crowd").reveal_step();
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    EXPECT_EQ(Game::question(s.table(), A), Question::place_crowd);
    EXPECT_EQ(Game::question(s.table(), B), Question::discard);
    s.answer(B, discard("2-Crowd"));
    EXPECT_TRUE(s.table().discards.count(Card::crowd2) == 1) << "only C's revealed card: B's discard waits";
    s.answer(C, place(6));
    EXPECT_EQ(s.at(6), 2) << "a placement is public at once";
    EXPECT_EQ(Game::question(s.table(), C), Question::discard) << "own placement before own discard";
    s.answer(C, discard());
    EXPECT_EQ(s.asked(), SeatSet::first(3)) << "whom the question went to does not change";
    EXPECT_EQ(s.owing(), SeatSet::only(A));
    s.answer(A, place(17));
    EXPECT_EQ(s.table().turn, 1) << "the draw waits for the last";
    s.answer(A, discard());
    EXPECT_EQ(s.table().turn, 2);
}

TEST(HuzzahRules, HUZ_045_HUZ_046_richard_moves_every_turn_performers_never) {
    Scene s(3);
    for (int card = 0; card < 18; ++card) s.chance.card(Card::crowd3);  // nobody has to play a Finale
    s.pawns("S1 S2 S4").hand(A, "").hand(B, "").hand(C, "").draw_step();
    int moves = 0;
    for (int turn = 1; turn <= 4; ++turn) {
        EXPECT_EQ(s.step(), Step::show) << "nobody walks";
        for (Seat seat : {A, B, C}) s.answer(seat, show("3-Crowd"));
        while (is_window(s.step())) s.pass();
        EXPECT_EQ(s.log.count(What::richard_rested), ++moves);
        for (Seat seat : {A, B, C}) EXPECT_TRUE(s.where(seat).is_stage());
        s.end_turn();
        EXPECT_EQ(s.table().turn, turn + 1);
    }
}

TEST(HuzzahRules, HUZ_047_HUZ_049_everyone_draws_to_five_and_nobody_beyond) {
    Scene s(3);
    s.pawns("S1 16 S4")
        .hand(A, "Finale")
        .hand(B, "")
        .hand(C, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale")
        .draw_step();
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.hand(seat).size(), 5);
    EXPECT_EQ(s.chance.cards_drawn(), 4 + 5 + 0);
    EXPECT_EQ(s.hand(C), bag_of("2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale"));
    int seen = 0;
    for (const auto& [audience, event] : s.log.entries) {
        if (event.card == Card::none) continue;
        ++seen;
        for (Seat viewer : {A, B, C, no_seat})
            EXPECT_EQ(audience.includes(viewer), viewer == event.seat) << "a draw is seen only by the drawer";
    }
    EXPECT_EQ(seen, 9);
}

TEST(HuzzahRules, HUZ_048_draws_are_made_in_lead_order) {
    Scene s(3);
    s.pawns("S1 S2 S4").turn(3).draw_step();
    std::vector<Seat> drawers;
    for (const auto& [audience, event] : s.log.entries)
        if (event.what == What::drew_card) drawers.push_back(event.seat);
    EXPECT_EQ(drawers, (std::vector{C, C, A, A, B, B}));
}

TEST(HuzzahRules, HUZ_050_HUZ_051_movers_are_those_on_the_path_when_the_step_begins) {
    Scene none(3);
    none.pawns("S1 S2 S4").move_step();
    EXPECT_EQ(none.chance.dice_rolled(), 0);
    EXPECT_EQ(none.step(), Step::show);

    Scene one(3);
    one.pawns("16 S2 S4").move_step();
    EXPECT_EQ(one.log.count(What::rolled_for_order), 0);
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
    EXPECT_EQ(home.log.last(What::walked).slid_from, 48);
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
    narrow.areas[8].size = 5;
    EXPECT_STREQ(complaint(8, {}, narrow), "The areas must lie on the 51 steps of the path (HUZ-003).");
}

TEST(HuzzahRules, HUZ_060_staying_is_not_a_stop_and_ones_own_pawn_is_no_obstacle) {
    Scene s(3);
    s.pawns("19 S4 S1").counters("19:5").richard(0);
    s.chance.total(9);
    s.move_step();
    EXPECT_EQ(stop_after(s.rules, s.table(), A, 0), 19);
    s.answer(A, walk(0));
    EXPECT_EQ(s.step_of(A), 19);
    EXPECT_EQ(s.log.count(What::walked), 0);
}

TEST(HuzzahRules, HUZ_061_HUZ_062_a_mover_may_take_the_empty_stage_on_any_step_of_its_area) {
    for (int step = 18; step <= 21; ++step) {
        Scene s(3);
        s.pawns("16 S1 S2").richard(17);  // Richard in the area does not hinder
        s.chance.total(9);
        s.move_step();
        s.answer(A, walk(step - 16));
        s.pass();
        EXPECT_EQ(s.step(), Step::take_stage);
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
        EXPECT_EQ(s.step(), Step::take_stage);
        s.answer(A, stay_choice);
        EXPECT_EQ(s.step(), Step::show) << "never a window after distance 0";
    }
}

TEST(HuzzahRules, HUZ_064_the_stage_is_taken_after_the_window_and_cannot_be_bumped_off) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0).hand(B, "Bump Finale");
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(1));
    EXPECT_EQ(s.step(), Step::bump_mover);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 20);
    s.pass();
    s.answer(A, take_choice);
    EXPECT_EQ(s.step(), Step::show) << "no further window on A";
}

TEST(HuzzahRules, HUZ_065_before_bumps_asks_at_each_stop_and_not_after_the_window) {
    Scene s(3, {.stage_claim_timing = ClaimTiming::before_bumps});
    s.pawns("12 S1 S2").richard(0).hand(B, "Bump Bump Finale");
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(1));  // 13, Swag Cart
    EXPECT_EQ(s.step(), Step::take_stage);
    s.answer(A, stay_choice);
    s.bump(B);  // 16, blank
    EXPECT_EQ(s.step(), Step::bump_mover);
    s.bump(B);  // 19, Tinker's Row
    EXPECT_EQ(s.step(), Step::take_stage);
    s.answer(A, stay_choice);
    EXPECT_EQ(s.step(), Step::bump_mover);
    s.pass();
    EXPECT_EQ(s.step(), Step::show) << "not asked again";
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
    EXPECT_EQ(s.step(), Step::show) << "no D4 for B: the stage is occupied now";
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
