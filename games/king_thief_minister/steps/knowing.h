// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Who learns what (KTM-148).
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

// A private look: only this seat learns the face.
template <class C, class T>
inline Character Play<C, T>::see(Seat seat, Spot spot) {
    const int card = table.card_at[spot];
    const Character face = hidden.face[card];
    state.own[seat].knowledge.learn_is(card, face);
    whisper(seat, {.kind = EventKind::saw, .seat = seat, .character = face, .spot = spot});
    return face;
}

template <class C, class T>
inline void Play<C, T>::all_learn_is(int card, Character face) {
    table.known.learn_is(card, face);
    for (Seat seat : EachSeat{rules.players}) state.own[seat].knowledge.learn_is(card, face);
}

template <class C, class T>
inline void Play<C, T>::all_learn_is_not(int card, Character face) {
    table.known.learn_is_not(card, face);
    for (Seat seat : EachSeat{rules.players}) state.own[seat].knowledge.learn_is_not(card, face);
}

}  // namespace fg::ktm
