// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Peasant (section 8.6): cards are turned up and named, until all are right or one is wrong.
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline Next Play<C, T>::show_peasant() {  // KTM-115, KTM-116
    if (!turns_out_to_be(rules.spot_of[table.mover], Character::peasant)) return mistake();
    return ask(Question::name, SeatSet::only(table.mover));
}

template <class C, class T>
inline Next Play<C, T>::named(const Choice& choice) {  // KTM-117 to KTM-122
    say({.kind = EventKind::named, .seat = table.mover, .character = choice.character, .spot = choice.spot});
    if (!turns_out_to_be(choice.spot, choice.character)) return mistake();
    const u32 left = spots_to_name(rules, table);
    if (left != 0 && count_bits(unshown_characters(table)) > 1)
        return ask(Question::name, SeatSet::only(table.mover));
    if (left != 0) turn_up(spot_at(lowest_bit(left)));  // KTM-121: the last one is certain
    take(table.mover, table.treasury, Reason::peasant);
    return Next::treasury_empty;
}

template <class C, class T>
inline Next Play<C, T>::mistake() {  // KTM-123 to KTM-128
    if (!pay(table.mover, rules.content.peasant_mistake, Reason::mistake)) return Next::treasury_empty;
    for (Character& face : table.face_up) face = Character::none;
    say({.kind = EventKind::turned_down});
    return Next::turn_over;
}

template <class C, class T>
inline bool Play<C, T>::turns_out_to_be(Spot spot, Character expected) {
    const bool is_right = hidden.face[table.card_at[spot]] == expected;
    turn_up(spot, table.mover, is_right ? Verdict::right : Verdict::wrong);
    return is_right;
}

template <class C, class T>
inline void Play<C, T>::turn_up(Spot spot, Seat said_by, Verdict verdict) {
    const int card = table.card_at[spot];
    const Character face = hidden.face[card];
    table.face_up[spot] = face;
    all_learn_is(card, face);
    say({.kind = EventKind::turned_up, .seat = said_by, .character = face, .spot = spot, .verdict = verdict});
}

}  // namespace fg::ktm
