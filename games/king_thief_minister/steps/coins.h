// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Coins (section 9). Taking and paying are false when the treasury has just run dry (KTM-158).
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline bool Play<C, T>::take(Seat seat, int coins, Reason reason, SeatSet in_place_of) {
    const int taken = coins < table.treasury ? coins : table.treasury;
    table.treasury = static_cast<u8>(table.treasury - taken);
    table.purse[seat] = static_cast<u8>(table.purse[seat] + taken);
    say({.kind = EventKind::took,
         .seat = seat,
         .seats = in_place_of,
         .coins = static_cast<u8>(taken),
         .reason = reason});
    return table.treasury != 0;
}

template <class C, class T>
inline void Play<C, T>::put(Seat seat, int coins, Reason reason) {
    table.treasury = static_cast<u8>(table.treasury + coins);
    table.purse[seat] = static_cast<u8>(table.purse[seat] - coins);
    if (coins > 0)
        say({.kind = EventKind::paid, .seat = seat, .coins = static_cast<u8>(coins), .reason = reason});
}

// KTM-132: first what the payer has, then a shortfall round for each missing coin.
template <class C, class T>
inline bool Play<C, T>::pay(Seat seat, int owed, Reason reason) {
    const int paid = owed < table.purse[seat] ? owed : table.purse[seat];
    put(seat, paid, reason);
    if (paid < owed)
        say({.kind = EventKind::fell_short,
             .seat = seat,
             .coins = static_cast<u8>(owed - paid),
             .reason = reason});
    for (int missing = owed - paid; missing > 0; --missing)
        for (Seat other : OthersAnticlockwise{seat, rules.players})  // KTM-130, KTM-133
            if (!take(other, 1, Reason::shortfall, SeatSet::only(seat))) return false;
    return true;
}

// From a player to the one whose turn it is.
template <class C, class T>
inline void Play<C, T>::hand_over(Seat from, int coins) {
    table.purse[from] = static_cast<u8>(table.purse[from] - coins);
    table.purse[table.mover] = static_cast<u8>(table.purse[table.mover] + coins);
}

}  // namespace fg::ktm
