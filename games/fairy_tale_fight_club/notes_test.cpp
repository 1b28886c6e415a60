// SPDX-License-Identifier: Apache-2.0
// What lies in sight of an Event card until the next turn.
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubNotes, the_last_event_and_its_fight_stay_in_sight_until_the_next_turn) {
    Scene scene(2);
    scene.hand(A, "2 7").hand(B, "5 8").ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(5));
    Notes notes;
    for (const auto& entry : scene.log.entries) take_note(entry.event, notes);
    EXPECT_EQ(notes.event, ev(11));
    EXPECT_EQ(notes.fought[A], Creature::frog);
    EXPECT_EQ(notes.fought[B], Creature::wolf);
    EXPECT_EQ(notes.victor, A);
    take_note({.kind = EventKind::turn_began, .seat = B, .count = 1}, notes);
    EXPECT_EQ(notes, Notes{});
}

}  // namespace
}  // namespace fg::ftf
