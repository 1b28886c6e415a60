// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The acts of Minister, Thief, Executioner and Sheriff (sections 8.2 to 8.5), once the claim stands.
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline Next Play<C, T>::act() {
    if (table.claim == Character::executioner) return execute();
    return table.claim == Character::sheriff ? tax() : shuffle();
}

// ---- Minister ----

template <class C, class T>
inline Next Play<C, T>::shuffle() {  // KTM-089 to KTM-096
    const Choice& plan = table.plan;
    if (plan.shuffle == Shuffle::open)
        std::swap(table.card_at[plan.spot], table.card_at[plan.other_spot]);  // KTM-092
    else
        shuffle_hidden(table.card_at[plan.spot], table.card_at[plan.other_spot]);
    say({.kind = EventKind::shuffled,
         .seat = table.mover,
         .spot = plan.spot,
         .other_spot = plan.other_spot,
         .shuffle = plan.shuffle});
    return Next::turn_over;
}

// The two cards keep their numbers and may change faces: nobody but the shuffler can follow them (KTM-093).
template <class C, class T>
inline void Play<C, T>::shuffle_hidden(int first, int second) {
    const bool is_blind = rules.is_blind_shuffle();
    const bool is_exchanged =
        is_blind ? chance.flip() : state.veiled.secret.value == Shuffle::exchange;  // KTM-155
    if (is_exchanged) std::swap(hidden.face[first], hidden.face[second]);
    const Knowledge before = table.known, swapped = before.swapped(first, second);
    for (Seat seat : EachSeat{rules.players}) {
        Knowledge& known = state.own[seat].knowledge;
        if (!is_blind && seat == table.mover) continue;
        known.add_all(known == before ? swapped : known.swapped(first, second));
    }
    Knowledge& movers = state.own[table.mover].knowledge;
    if (!is_blind && is_exchanged) movers = movers.swapped(first, second);
    table.known.add_all(swapped);
}

// ---- Thief ----

// KTM-098 to KTM-101: the neighbours' coins move first, then what the treasury owes.
template <class C, class T>
inline Next Play<C, T>::thief() {
    const Seat right = clockwise(table.mover, -1, rules.players);
    const Seat left = clockwise(table.mover, 1, rules.players);
    int owed = 0;
    SeatSet poor;
    for (Seat neighbour : {right, left}) {
        const int missing = steal(neighbour);
        owed += missing;
        if (missing > 0) poor.add(neighbour);
    }
    if (owed > 0 && !take(table.mover, owed, Reason::theft, poor)) return Next::treasury_empty;
    return Next::turn_over;
}

// Returns what the neighbour did not have.
template <class C, class T>
inline int Play<C, T>::steal(Seat neighbour) {
    const int coins =
        rules.content.theft < table.purse[neighbour] ? rules.content.theft : table.purse[neighbour];
    hand_over(neighbour, coins);
    if (coins > 0)
        say({.kind = EventKind::stole,
             .seat = table.mover,
             .target = neighbour,
             .coins = static_cast<u8>(coins)});
    return rules.content.theft - coins;
}

// ---- Executioner ----

template <class C, class T>
inline Next Play<C, T>::execute() {  // KTM-102 to KTM-109
    const Seat target = table.plan.target;
    const Character guess = table.plan.character;
    const int card = card_of(target);
    const bool is_right = see(target, rules.spot_of[target]) == guess;  // KTM-103, KTM-108
    is_right ? all_learn_is(card, guess) : all_learn_is_not(card, guess);
    const u8 coins = is_right ? table.purse[target] : u8{0};
    hand_over(target, coins);
    say({.kind = EventKind::guessed,
         .seat = table.mover,
         .target = target,
         .character = guess,
         .verdict = is_right ? Verdict::right : Verdict::wrong,
         .coins = coins});
    return Next::turn_over;
}

// ---- Sheriff ----

template <class C, class T>
inline Next Play<C, T>::tax() {  // KTM-110 to KTM-114: nobody owes what they do not have
    for (Seat seat : OthersAnticlockwise{table.mover, rules.players}) {
        const int due = seat == table.plan.target ? rules.content.chosen_tax : rules.content.tax;
        put(seat, due < table.purse[seat] ? due : table.purse[seat], Reason::tax);
    }
    return Next::turn_over;
}

}  // namespace fg::ktm
