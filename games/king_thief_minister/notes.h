// SPDX-License-Identifier: Apache-2.0
// Pencil notes on the card backs (KTM-142, docs/decisions/0010): what a viewer was told, written on the cards. They travel
// with every public move, because they are kept by card, and blur when somebody else's hidden shuffle touches them. They
// ease memory and draw no conclusions; exact knowledge is knowledge.h.
#pragma once

#include "engine/name_set.h"
#include "games/king_thief_minister/state.h"

namespace fg::ktm {

struct Note {
    NameSet<Character> may_be;  // one, unless cards were mixed
    NameSet<Character> is_not;
    bool is_blurred = false;  // what it may be may also lie elsewhere by now
    FG_FIELDS(Note, may_be, is_not, is_blurred)
};
using Notes = Array<Note, spots>;  // by physical card

// Writes down an event that the viewer is told, seen from the view of that moment.
void take_note(const Rules& rules, const View& view, const Event& event, Notes& notes);

}  // namespace fg::ktm
