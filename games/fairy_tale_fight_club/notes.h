// SPDX-License-Identifier: Apache-2.0
// The Event card that was turned up last, with the creatures of its fight, as they lie in sight until the next turn begins. By the
// rules the card is on its discard pile and the creatures are back in their hands (FTF-128, FTF-137).
#pragma once

#include "games/fairy_tale_fight_club/state.h"

namespace fg::ftf {

struct Notes {
    EventCard event = EventCard::none;
    PerSeat<Creature, max_players> fought{{Creature::none, Creature::none, Creature::none, Creature::none}};
    Seat victor = no_seat;
    FG_FIELDS(Notes, event, fought, victor)
};

constexpr void take_note(const Event& event, Notes& notes) {
    if (event.kind == EventKind::turn_began) notes = Notes{};
    if (event.kind == EventKind::event_turned) notes = Notes{.event = event.event};
    if (event.kind == EventKind::fought) notes.fought[event.seat] = event.creature;
    if (event.kind == EventKind::won_fight) notes.victor = event.seat;
}

}  // namespace fg::ftf
