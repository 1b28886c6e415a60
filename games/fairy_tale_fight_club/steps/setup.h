// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How a game begins (FTF-017 to FTF-038), in the order of FTF-025.
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

template <class C, class T>
void Play<C, T>::set_up() {
    state.hidden.deck = rules.deck;  // FTF-017
    table.deck_size = static_cast<u8>(rules.deck.size());
    table.supply = rules.content.gold;  // FTF-037
    table.layers = rules.layers;
    for (Seat seat : EachSeat{rules.players}) table.owned[seat].add(Wagon::wheelbarrow);  // FTF-035
    for (int i = 0; i < rules.content.market; ++i) table.market.add(draw_one());
    say({.kind = EventKind::market_dealt, .creatures = table.market});
    for (Seat seat : EachSeat{rules.players}) deal(seat, rules.content.hand, Reason::deal);  // FTF-018
    find_first_player();
    for (Seat seat : in_order())
        if (seat != table.first) deal(seat, 1, Reason::extra_card);  // FTF-022
    give_seat_gold();
    for (int i = 0; i < 4; ++i) place(draw_contract(DeckCard::level_1));  // FTF-033
    table.layers[Layer::cover] = {};
    run(begin_turn());
}

// FTF-019 to FTF-021: the sums are announced.
template <class C, class T>
void Play<C, T>::find_first_player() {
    SeatSet highest;
    int most = 0;
    for (Seat seat : EachSeat{rules.players}) {
        const int sum = points_of(hand(seat));
        table.sum[seat] = static_cast<u8>(sum);
        say({.kind = EventKind::summed, .seat = seat, .points = static_cast<i16>(sum)});
        if (sum > most) highest = {}, most = sum;
        if (sum == most) highest.add(seat);
    }
    table.first = table.active = highest.size() == 1 ? highest.lowest() : chance.seat(highest);
    say({.kind = EventKind::began, .seat = table.first});
}

template <class C, class T>
void Play<C, T>::give_seat_gold() {  // FTF-036
    if (rules.options.seat_gold == SeatGold::none) return;
    int place = 0;
    for (Seat seat : in_order())
        if (const int gold = rules.content.seat_gold[rules.players][place++]; gold > 0)
            gain(seat, gold, Reason::turn_order);
}

}  // namespace fg::ftf
