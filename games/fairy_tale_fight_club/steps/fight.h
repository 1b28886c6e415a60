// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// An Event card is turned up; its fight comes first (FTF-116 to FTF-130).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

template <class C, class T>
Next Play<C, T>::turn_event(EventCard card) {
    table.event = card;
    say({.kind = EventKind::event_turned, .event = card});
    return rules.is_solo() ? Next::effect : begin_fight();  // FTF-173
}

template <class C, class T>
Next Play<C, T>::begin_fight() {
    const Fight fight = face().fight;
    if (fight == Fight::none) return Next::effect;
    if (!is_card_fight(fight)) {  // FTF-120, FTF-121, FTF-129
        reward(victor_among(everybody(rules), table.gold, is_low_fight(fight)));
        return Next::effect;
    }
    const SeatSet fighters = holders_of_more(0);  // FTF-125
    if (!fighters.is_empty()) return ask(Question::fight, fighters);
    reward(no_seat);
    return Next::effect;
}

// FTF-127: all are revealed together.
template <class C, class T>
Next Play<C, T>::fight_over() {
    const SeatSet fighters = state.round.asked;
    const auto answers = take_answers();
    PerSeat<u8, max_players> value;
    for (Seat seat : InOrder{fighters, table.active}) {
        const Creature creature = answers[seat].sealed.creature;
        value[seat] = static_cast<u8>(value_of(creature));
        say({.kind = EventKind::fought, .seat = seat, .creature = creature});
    }
    if (rules.options.fight_cards == FightCards::discarded)  // FTF-128
        for (Seat seat : InOrder{fighters, table.active})
            discard(seat, Place::hand, only(answers[seat].sealed.creature), Reason::fight);
    reward(victor_among(fighters, value, is_low_fight(face().fight)));
    return Next::effect;
}

// FTF-118 to FTF-121, FTF-130
template <class C, class T>
void Play<C, T>::reward(Seat victor) {
    if (victor == no_seat) return say({.kind = EventKind::nobody_won, .event = table.event});
    say({.kind = EventKind::won_fight, .seat = victor, .event = table.event});
    if (is_fought_for_gold(face().fight))
        gain(victor, 1, Reason::fight);
    else
        draw(victor, 1, Reason::fight);
}

}  // namespace fg::ftf
