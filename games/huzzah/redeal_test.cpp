// SPDX-License-Identifier: Apache-2.0
// Possible worlds behind a view.
#include <map>

#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahPromises, a_redeal_is_a_legal_world_with_the_same_view) {
    FastChance chance(6);
    for_many_positions(66, 2, [&](const Rules& rules, const State& state) {
        for (int n = 0; n <= rules.players; ++n) {
            const Seat viewer = n == rules.players ? no_seat : seat_of(n);
            const View view = view_for<Game>(state, viewer);
            const State world = redeal(rules, view, chance);
            ASSERT_EQ(check(rules, world), nullptr) << check(rules, world);
            ASSERT_EQ(view_for<Game>(world, viewer), view);
        }
    });
}

// Counts how often B, on a stage in step {3} with one card, holds each card: uniform over Show cards unseen
// by A.
TEST(HuzzahPromises, redeals_are_uniform_over_the_consistent_worlds) {
    Scene s(3);
    s.pawns("S1 S2 S4")
        .hand(A, "Finale Finale Finale Finale")
        .hand(B, "2-Crowd")
        .hand(C, "2-Crowd")
        .show_step();
    const View view = view_for<Game>(s.state, A);
    FastChance chance(8);
    std::map<Card, int> held;
    const int deals = 36000;
    for (int deal = 0; deal < deals; ++deal) {
        const State world = redeal(s.rules, view, chance);
        ++held[world.own[B].hand.nth(0)];
        ++held[world.own[C].hand.nth(0)];
    }
    // 72 Show cards are unseen: 18, 18, 12, 14 and 10 of them.
    EXPECT_NEAR(held[Card::crowd2], deals * 2 * 18 / 72, 500);
    EXPECT_NEAR(held[Card::crowd5], deals * 2 * 12 / 72, 450);
    EXPECT_NEAR(held[Card::finale], deals * 2 * 14 / 72, 450);
    EXPECT_NEAR(held[Card::huzzah], deals * 2 * 10 / 72, 400);
    EXPECT_EQ(held[Card::bump], 0);
}

}  // namespace
}  // namespace fg::huzzah
