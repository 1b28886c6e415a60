// SPDX-License-Identifier: Apache-2.0
// What lies in sight of a table beside what the state says. The Event card that was turned up last, with the creatures of its
// fight or the gold that it compared, stays there until the next turn begins, though by the rules the card is on its discard pile,
// the creatures are back in their hands, and gold has gone on changing hands (FTF-128, FTF-129, FTF-137). And what everybody can reckon up from what lies open is reckoned here, so that nobody who
// draws a table has to know how.
#pragma once

#include "games/fairy_tale_fight_club/offers.h"

namespace fg::ftf {

// How a seat stands.
struct Standing {
    ByName<Part, i16> points;  // if the game ended now: FTF-158 to FTF-166
    FlagCounts flags;          // of its completed contracts
    ByName<Wagon, u8> room;    // FTF-098
    WagonSet for_sale;         // FTF-055
    u8 max_hand = 0;           // FTF-050, FTF-099
    FG_FIELDS(Standing, points, flags, room, for_sale, max_hand)
};
struct Notes {
    EventCard event = EventCard::none;
    PerSeat<Creature, max_players> fought{{Creature::none, Creature::none, Creature::none, Creature::none}};
    PerSeat<u8, max_players> counted;  // gold when the card was turned up: FTF-120, FTF-121
    Seat victor = no_seat;
    u16 round = 0;
    u16 last_round = 0;        // of a game alone: FTF-157, FTF-175; 0: it has none
    u16 most_quiet_turns = 0;  // FTF-156; 0: any number
    bool swaps_cargo = false;  // FTF-070
    PerSeat<Standing, max_players> standing;
    FG_FIELDS(Notes, event, fought, counted, victor, round, last_round, most_quiet_turns, swaps_cargo,
              standing)
};

constexpr Standing standing_of(const Rules& rules, const Table& table, Seat seat) {
    Standing standing{.points = score_of(rules, table, seat).parts,
                      .flags = flags_of(rules, table, seat),
                      .max_hand = static_cast<u8>(max_hand(rules, table, seat))};
    for (int w = 0; w < wagon_count; ++w)
        standing.room.at[w] = static_cast<u8>(room_in(rules, table, seat, wagon_of(w)));
    if (!owns(table, seat, Wagon::wheelbarrow)) standing.for_sale.add(Wagon::wheelbarrow);
    if (const Wagon next = next_wagon(table, seat); next != Wagon::none) standing.for_sale.add(next);
    return standing;
}
constexpr void take_note(const Rules& rules, const Table& table, const Event& event, Notes& notes) {
    if (event.kind == EventKind::turn_began || event.kind == EventKind::event_turned) notes = Notes{};
    if (event.kind == EventKind::event_turned) {
        notes.event = event.event;
        notes.counted = table.gold;
    }
    if (event.kind == EventKind::fought) notes.fought[event.seat] = event.creature;
    if (event.kind == EventKind::won_fight) notes.victor = event.seat;
    notes.round = static_cast<u16>(round_of(rules, table));
    notes.last_round = rules.is_solo() ? rules.last_turn : u16{0};
    notes.most_quiet_turns = rules.most_quiet_turns;
    notes.swaps_cargo = detail::can_swap_cargo(rules);
    for (Seat seat : EachSeat{rules.players}) notes.standing[seat] = standing_of(rules, table, seat);
}

}  // namespace fg::ftf
