// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-175 and HUZ-176: places and the longest game; and the table from another chair.
#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_175_places) {
    Scene s(5, {.tie_rule = TieRule::shared});
    s.pawns("S1 S2 S4 S5 S6").scores({60, 10, 60, 20, 10}).reveal_step();
    const u8 places[] = {1, 4, 1, 3, 4};
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(s.result().place[seat_of(seat)], places[seat]);
    Scene running(3);
    running.pawns("S1 S2 S4").scores({1, 2, 3}).reveal_step();
    EXPECT_EQ(running.result().place[A], 0) << "no places before the end";
}

TEST(HuzzahRules, HUZ_176_without_a_cap_turn_1000_is_the_last) {
    const Options options{.turn_cap = 0};
    Scene s(3, options);
    s.pawns("S1 S2 S4").turn(999).scores({41, 30, 8}).reveal_step();
    EXPECT_FALSE(s.result().is_over);
    Scene last(3, options);
    last.pawns("S1 S2 S4").turn(1000).scores({41, 30, 8}).reveal_step();
    EXPECT_TRUE(last.result().is_over);
    EXPECT_EQ(longest(make_rules(8, options, {})), 8u + 336u * 1000u);
    EXPECT_EQ(longest(make_rules(8, {}, {})), 8u + 336u * 100u);
    const Options most{
        .stage_claim_timing = ClaimTiming::before_bumps, .bump_after_push = true, .turn_cap = 500};
    EXPECT_EQ(longest(make_rules(8, most, {})), 179008u);
}

TEST(HuzzahPromises, a_turned_table_plays_the_same_game) {
    FastChance seeds(11);
    Silence silence;
    for_many_positions(111, 1, [&](const Rules& rules, const State& state) {
        if (Game::is_over(state.table)) return;
        const int steps = static_cast<int>(seeds.below(rules.players));
        State turned_state;
        ASSERT_TRUE(Game::turned(rules, state, steps, turned_state));
        ASSERT_EQ(check(rules, turned_state), nullptr) << check(rules, turned_state);
        const u64 seed = seeds.bits();
        FastChance one(seed), other(seed);
        const Seat seat = state.round.owing.lowest();
        Offers offers;
        offer(rules, seen_by<Game>(state, seat), offers);
        const Choice choice = offers[static_cast<int>(seeds.below(static_cast<u32>(offers.size())))];
        State next = state;
        Game::apply(rules, next, seat, choice, one, silence);
        Game::apply(rules, turned_state, clockwise(seat, steps, rules.players), choice, other, silence);
        State expected;
        Game::turned(rules, next, steps, expected);
        ASSERT_EQ(turned_state, expected);
    });
}

}  // namespace
}  // namespace fg::huzzah
