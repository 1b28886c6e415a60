// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Rolling dice for an order, and for the highest.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-034, HUZ-053, HUZ-174: groups of equal rolls roll again among themselves, as groups, until nobody is equal or the
// guard puts them in lead order.
template <class C, class T>
template <int highest, class Roll>
inline FixedVec<Seat, max_players> Play<C, T>::roll_for_order(SeatSet seats, Roll roll) {
    FixedVec<SeatSet, max_players> groups;
    groups.push_back(seats);
    for (int pass = 0; pass <= most_rerolls && groups.size() < seats.size(); ++pass) {
        FixedVec<SeatSet, max_players> finer;
        for (const SeatSet group : groups) {
            if (group.size() == 1) {
                finer.push_back(group);
                continue;
            }
            SeatSet by_roll[highest + 1];
            for (Seat s : in_lead_order(group)) by_roll[roll(s)].add(s);
            for (int total = highest; total > 0; --total)
                if (!by_roll[total].is_empty()) finer.push_back(by_roll[total]);
        }
        groups = finer;
    }
    FixedVec<Seat, max_players> order;
    for (const SeatSet group : groups)
        for (Seat s : in_lead_order(group)) order.push_back(s);
    return order;
}

// The highest of one roll each; equals for highest roll again (HUZ-054, HUZ-145, HUZ-174).
template <class C, class T>
template <class Roll>
inline Seat Play<C, T>::roll_for_highest(SeatSet seats, Roll roll) {
    for (int pass = 0; pass <= most_rerolls && seats.size() > 1; ++pass) {
        SeatSet best;
        int highest = 0;
        for (Seat s : in_lead_order(seats)) {
            const int rolled = roll(s);
            if (rolled > highest) best = {};
            if (rolled >= highest) {
                best.add(s);
                highest = rolled;
            }
        }
        seats = best;
    }
    return seats.first_clockwise(table().lead);
}

}  // namespace fg::huzzah
