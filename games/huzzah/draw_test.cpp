// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-047 to HUZ-049: drawing.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

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
        if (event.kind == EventKind::drew_card) drawers.push_back(event.seat);
    EXPECT_EQ(drawers, (std::vector{C, C, A, A, B, B}));
}

}  // namespace
}  // namespace fg::huzzah
