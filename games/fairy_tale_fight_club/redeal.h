// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view: what the viewer has not seen of the creatures lies in other hands and in the deck, every way
// equally likely. The Contract Deck has no secrets: see Hidden.
#pragma once

#include "games/fairy_tale_fight_club/facts.h"

namespace fg::ftf {

// All creatures that everybody sees.
constexpr Creatures open_creatures(const Rules& rules, const Table& table) {
    Creatures open = table.market;
    open.add_all(table.discards);
    for (Seat seat : EachSeat{rules.players})
        for (const Creatures& cargo : table.cargo[seat]) open.add_all(cargo);
    return open;
}

template <class C>
State redeal(const Rules& rules, const View& view, C& chance) {
    State state{.table = view.table, .round = round_behind(view.round, view.viewer)};
    Creatures unseen = rules.deck;
    unseen.remove_all(open_creatures(rules, view.table));
    unseen.remove_all(view.mine.hand);
    for (Seat seat : EachSeat{rules.players}) {
        Creatures& hand = state.own[seat].hand;
        if (seat == view.viewer) {
            hand = view.mine.hand;
            continue;
        }
        for (int i = 0; i < view.table.hand_size[seat]; ++i) {
            const Creature creature = chance.card(unseen);
            unseen.remove(creature);
            hand.add(creature);
        }
    }
    state.hidden.deck = unseen;
    return state;
}

}  // namespace fg::ftf
