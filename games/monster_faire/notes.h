// SPDX-License-Identifier: Apache-2.0
// What a viewer has seen entering the others' hands: a recruit, a part that was dug up, a card that was traded or stolen. It says what
// was seen, not that the card is still there; an entry is struck when the card is next seen somewhere else ("Hidden information" in
// the catalogue). The state forgets it as soon as its owner could have laid it face down.
#pragma once

#include "games/monster_faire/state.h"

namespace fg::mon {

struct Glimpse {
    Card card = Card::none;
    Seat seat = no_seat;  // into whose hand it went
    FG_FIELDS(Glimpse, card, seat)
};
struct Notes {
    FixedVec<Glimpse, card_count> seen;
    FG_FIELDS(Notes, seen)
};

void take_note(const Rules& rules, const View& view, Notes& notes);

}  // namespace fg::mon
