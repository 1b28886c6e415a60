// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The turn (section 4), and the two actions that nobody can doubt: Look (section 5) and Move (section 6).
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline Next Play<C, T>::begin_turn() {
    ask(Question::main, SeatSet::only(table.mover));
    say({.kind = EventKind::turn, .seat = table.mover});
    return Next::ask;
}

template <class C, class T>
inline Next Play<C, T>::action(const Choice& choice) {  // KTM-038
    if (choice.act == Act::claim) return claim(choice.character);
    if (choice.act == Act::look) return look();
    return move(choice.act);
}

template <class C, class T>
inline Next Play<C, T>::look() {  // KTM-043: payment first
    const Seat me = table.mover;
    if (!pay(me, rules.content.look_price, Reason::look)) return Next::treasury_empty;
    say({.kind = EventKind::looked, .seat = me});
    see(me, rules.spot_of[me]);
    return Next::turn_over;
}

// KTM-051. The faces stay with the cards, so nobody's knowledge changes.
template <class C, class T>
inline Next Play<C, T>::move(Act direction) {
    const PerSpot<u8> old = table.card_at;
    for (int to = 0, from = step_of_move(direction); to < spots; ++to, from = from == 5 ? 0 : from + 1)
        table.card_at[to] = old[from];
    say({.kind = EventKind::moved, .seat = table.mover, .direction = direction});
    return Next::turn_over;
}

template <class C, class T>
inline Next Play<C, T>::turn_over() {
    clear_claim();
    if (++table.turns == rules.last_turn) return finish(Ending::round_cap);  // KTM-164
    table.mover = clockwise(table.mover, 1, rules.players);                  // KTM-035, KTM-036
    return begin_turn();
}

}  // namespace fg::ktm
