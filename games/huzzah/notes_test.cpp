// SPDX-License-Identifier: Apache-2.0
// What lies in sight although the rules have put it away.
#include "games/huzzah/notes.h"

#include <gtest/gtest.h>

namespace fg::huzzah {
namespace {

TEST(HuzzahNotes, HUZ_111_HUZ_115_show_cards_lie_in_sight_until_the_next_turn) {
    const Seat anna = seat_of(0), bert = seat_of(1);
    Notes notes;
    take_note({.kind = EventKind::laid, .seat = anna, .stage = Stage::mud_pit}, notes);
    take_note({.kind = EventKind::heckled_face_down, .seat = bert, .stage = Stage::mud_pit}, notes);
    EXPECT_EQ(notes.laid[anna], (LaidCard{.stage = Stage::mud_pit}));
    EXPECT_EQ(notes.laid[bert], (LaidCard{.stage = Stage::mud_pit, .is_heckle = true}));

    take_note({.kind = EventKind::revealed, .seat = anna, .stage = Stage::mud_pit, .card = Card::finale},
              notes);
    EXPECT_EQ(notes.laid[anna].card, Card::finale);
    EXPECT_EQ(notes.laid[bert].card, Card::none);
    take_note({.kind = EventKind::crowd_placed, .seat = anna, .stage = Stage::mud_pit}, notes);
    EXPECT_EQ(notes.laid[anna].card, Card::finale) << "after the discard of HUZ-115 too";

    take_note({.kind = EventKind::turn_began, .seat = bert, .count = 2}, notes);
    EXPECT_EQ(notes, Notes{});
}

}  // namespace
}  // namespace fg::huzzah
