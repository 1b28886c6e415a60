// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Igors stirred up and turned against their masters (MON-378 to MON-383).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-379 to MON-381: what the card is higher for, and what its suit does.
template <class C, class T>
void Play<C, T>::stir_igor(Use use) {
    const Seat seat = active();
    const int place = up_igor(seat);
    const Card card = table.visit_card.card;
    const bool is_of_suit = !is_joker(card) && suit_of(card) == suit_of(igor_card(seat, place));
    if (use == Use::stir_equipment) lose_top_equipment(seat, Reason::stirred);
    if (use == Use::stir_part) lose_top_part(seat, Reason::stirred);
    if (!is_of_suit) return;
    knock_out(seat, place);
    if (!turn.closed.has(Phase::igor)) lose_phase(Phase::igor);
}

// ---- in an attack ----

// MON-382, MON-383: in play order after the attacked player.
template <class C, class T>
Step Play<C, T>::turn_igors() {
    Attack& attack = table.attack;
    if (up_igor(attack.target) < 0) return Step::defenders;
    attack.to_ask = at_home(rules, table).without(attack.target);
    return Step::turn_igor;
}
template <class C, class T>
Step Play<C, T>::next_to_turn() {
    Attack& attack = table.attack;
    for (Seat seat : after(table, attack.target, attack.to_ask)) {
        attack.to_ask.remove(seat);
        if (hand_size(seat) > 0) return ask(Question::turn_igor, seat);
    }
    return Step::defenders;
}
template <class C, class T>
Step Play<C, T>::try_to_turn(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::turn_igor;
    }
    Attack& attack = table.attack;
    const int place = up_igor(attack.target);
    const Card igor = igor_card(attack.target, place);
    discard(choice.card, Reason::stirred, seat, Pile::hand);
    if (value(choice.card) <= worth(igor)) return Step::turn_igor;
    attack.to_ask = {};
    attack.has_turned = true;
    attack.igor = static_cast<u8>(place);
    say({.kind = EventKind::igor_turned, .seat = attack.target, .card = igor});
    return Step::defenders;
}

}  // namespace fg::mon
