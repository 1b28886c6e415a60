// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The King's act and the answers to it (section 8.1).
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline Next Play<C, T>::king() {  // KTM-073 to KTM-075
    if (!take(table.mover, rules.content.king_takes, Reason::king)) return Next::treasury_empty;
    return ask(Question::answer, others(rules, table.mover));  // KTM-077
}

template <class C, class T>
inline Next Play<C, T>::answer_or_not(Seat seat, const Choice& choice) {  // KTM-079, KTM-080
    return state.round.seal(seat, choice) ? answers_given() : Next::ask;
}

template <class C, class T>
inline Next Play<C, T>::answers_given() {
    SeatSet answerers;
    for (Seat seat : EachSeat{rules.players})
        if (state.round.so_far[seat].sealed.act == Act::answer) answerers.add(seat);
    state.round.close();
    say({.kind = EventKind::answered, .seat = table.mover, .seats = answerers});
    if (answerers.is_empty()) return Next::turn_over;  // KTM-081
    if (answerers.size() > 1) return mutual_challenge(answerers);
    table.claim = Character::minister;  // KTM-082
    table.pretender = answerers.lowest();
    return ask(Question::challenge_answer, others(rules, table.pretender));
}

template <class C, class T>
inline Next Play<C, T>::pay_answer(Seat minister) {  // KTM-076, KTM-078
    return take(minister, rules.content.answer_takes, Reason::answer) ? Next::turn_over
                                                                      : Next::treasury_empty;
}

// KTM-084 to KTM-088: all looks and verdicts, then the penalties, last the true Minister's coin.
template <class C, class T>
inline Next Play<C, T>::mutual_challenge(SeatSet answerers) {
    say({.kind = EventKind::compared, .seat = table.mover, .seats = answerers});
    for (Seat looker : answerers)
        for (Seat other : answerers.without(looker)) see(looker, rules.spot_of[other]);
    Seat minister = no_seat;
    for (Seat seat : OthersAnticlockwise{table.mover, rules.players})
        if (answerers.has(seat) && judge(seat, Character::minister, hidden.face[card_of(seat)]))
            minister = seat;
    for (Seat seat : OthersAnticlockwise{table.mover, rules.players})
        if (answerers.has(seat) && seat != minister &&
            !pay(seat, rules.content.false_answer, Reason::false_answer))
            return Next::treasury_empty;
    return minister == no_seat ? Next::turn_over : pay_answer(minister);
}

}  // namespace fg::ktm
