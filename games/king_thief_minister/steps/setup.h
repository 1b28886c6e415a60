// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Setup (section 2): coins, the start player, the cards, and everybody's first look.
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline void Play<C, T>::set_up() {  // KTM-005
    for (Seat seat : EachSeat{rules.players}) {
        table.purse[seat] = rules.content.starting_purse;  // KTM-009
        state.own[seat].knowledge = Knowledge::all();
    }
    table.known = Knowledge::all();
    table.treasury = static_cast<u8>(rules.coins_in_play() - rules.content.starting_purse * rules.players);
    table.start_player = table.mover = chance.seat(everybody(rules));  // KTM-013
    lay_out();
    ask(Question::initial_look, everybody(rules));
    say({.kind = EventKind::started, .seat = table.mover});
}

template <class C, class T>
inline void Play<C, T>::lay_out() {  // KTM-014, KTM-015
    Bag<Character> box;
    for (int c = 0; c < characters; ++c) box.add(character_at(c));
    for (int spot = 0; spot < spots; ++spot) {
        const Character face = chance.card(box);
        box.remove(face);
        hidden.face[spot] = face;
        table.card_at[spot] = static_cast<u8>(spot);
        table.face_up[spot] = Character::none;
    }
}

// KTM-018: nothing is told before the last choice is in.
template <class C, class T>
inline Next Play<C, T>::initial_look(Seat seat, const Choice& choice) {
    if (!state.round.seal(seat, choice)) return Next::ask;
    const auto answers = state.round.so_far;
    state.round.close();
    for (Seat looker : SeatsFrom{table.start_player, rules.players}) {
        const Spot spot = answers[looker].sealed.spot;
        if (spot == no_spot) {
            say({.kind = EventKind::declined, .seat = looker});
            continue;
        }
        say({.kind = EventKind::peeked, .seat = looker, .spot = spot});
        see(looker, spot);
    }
    return begin_turn();
}

}  // namespace fg::ktm
