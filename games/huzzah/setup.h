// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Setup: rolling for the choice of stages, choosing, placing Richard; and the rolls for an order (HUZ-031 to
// HUZ-040).
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-034, HUZ-053, HUZ-174: groups of equal rolls roll again among themselves, as groups, until nobody is
// equal or the guard puts them in lead order.
template <class C, class T>
template <int highest, class Roll>
inline FixedVec<Seat, 8> Play<C, T>::roll_for_order(SeatSet seats, Roll roll) {
    FixedVec<SeatSet, 8> groups;
    groups.push_back(seats);
    for (int pass = 0; pass <= most_rerolls && groups.size() < seats.size(); ++pass) {
        FixedVec<SeatSet, 8> finer;
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
    FixedVec<Seat, 8> order;
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

// HUZ-031 to HUZ-034. The first hand comes with the draw of turn 1.
template <class C, class T>
inline void Play<C, T>::set_up() {
    state.hidden.deck = rules.deck;
    table().deck_size = static_cast<u8>(rules.deck.size());
    table().order = roll_for_order<18>(all_seats(rules), [this](Seat seat) {
        const Dice dice = chance.three_dice();
        say({.what = What::rolled_for_stage,
             .seat = seat,
             .dice = {{dice.face[0], dice.face[1], dice.face[2]}}});
        return dice.total();
    });
    run(Go::next_chooser);
}

template <class C, class T>
inline Go Play<C, T>::next_chooser() {
    if (!table().order.is_empty()) return ask(Step::choose_stage, SeatSet::only(table().order[0]));
    place_richard();
    return Go::begin_turn;
}

// HUZ-035, HUZ-036
template <class C, class T>
inline Go Play<C, T>::choose_stage(Seat seat, Stage stage) {
    table().order.erase_at(0);
    move_pawn(seat, Place::on_stage(stage));
    say({.what = What::stage_chosen, .seat = seat, .stage = stage});
    return Go::next_chooser;
}

// HUZ-037 to HUZ-039: as if he had just landed on a Gate, without effects and without a window.
template <class C, class T>
inline void Play<C, T>::place_richard() {
    int gate_stops = 0;  // HUZ-101
    do jump_richard();
    while (rules.is_gate(table().richard) && ++gate_stops < last_gate_stop);
    say({.what = What::richard_placed, .stage = rules.stage_at[table().richard], .to = table().richard});
}

}  // namespace fg::huzzah
