// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-030 to HUZ-040: setup.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_030_options_are_fixed_before_anything_is_rolled) {
    EXPECT_EQ(complaint(5, {}, {}), nullptr) << "the defaults are playable";
    Options empty;
    empty.tie_rule = static_cast<TieRule>(255);
    EXPECT_STREQ(complaint(5, empty, {}), "tie_rule: has no value");
    Options stray;
    stray.closed_stages = stage_set(S(1));
    EXPECT_NE(complaint(5, stray, {}), nullptr) << "closed_stages without custom";
}

void choose_all(Scene& s, std::initializer_list<int> numbers) {
    for (int number : numbers) s.answer(s.owing().lowest(), choose(S(number)));
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
    for (int game = 0; game < 30000; ++game) {
        const State state = dealt(rules, chance);
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
    EXPECT_EQ(s.log.count(EventKind::richard_rested), 0);
    EXPECT_EQ(s.phase(), Phase::show);
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

}  // namespace
}  // namespace fg::huzzah
