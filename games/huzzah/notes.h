// SPDX-License-Identifier: Apache-2.0
// The Show cards of a turn, as the players leave them lying in sight until the next one begins. By the rules they are in the
// discard pile from the end of step {5} on (HUZ-115), so the state knows them no more.
#pragma once

#include "games/huzzah/state.h"

namespace fg::huzzah {

struct LaidCard {
    Stage stage = Stage::none;  // whose show it is for; none: no card was laid
    bool is_heckle = false;
    Card card = Card::none;  // from the reveal on
    FG_FIELDS(LaidCard, stage, is_heckle, card)
};
struct Notes {
    PerSeat<LaidCard> laid;
    FG_FIELDS(Notes, laid)
};

constexpr void take_note(const Event& event, Notes& notes) {
    if (event.kind == EventKind::turn_began) notes = Notes{};
    if (event.kind == EventKind::laid || event.kind == EventKind::heckled_face_down)
        notes.laid[event.seat] = {.stage = event.stage,
                                  .is_heckle = event.kind == EventKind::heckled_face_down};
    if (event.kind == EventKind::revealed) notes.laid[event.seat].card = event.card;
}

}  // namespace fg::huzzah
