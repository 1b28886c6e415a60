// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view: the other hands, the deck and, for who has not peeked, the prize are drawn from what
// the viewer has not seen.
#pragma once

#include "tests/toys/lantern_lottery/state.h"

namespace fg::lantern {

template <class C>
State redeal(const Rules& rules, const View& view, C& chance) {
    State state;
    state.table = view.table;
    state.round = round_behind(view.round, view.viewer);
    Bag<Colour>& unseen = state.hidden.deck;
    unseen = rules.lanterns;
    unseen.remove_all(view.table.shown);
    if (view.viewer != no_seat) state.own[view.viewer] = view.mine;
    unseen.remove_all(view.mine.hand);
    const auto draw = [&] {
        const Colour lantern = chance.card(unseen);
        unseen.remove(lantern);
        return lantern;
    };
    if (view.table.rounds_left > 0) {
        state.veiled.prize = {.value = view.veiled.prize.value, .known_to = view.table.peekers};
        if (view.veiled.prize.is_seen) unseen.remove(view.veiled.prize.value);
        if (!view.veiled.prize.is_seen) state.veiled.prize.value = draw();
    }
    for (Seat seat : EachSeat{rules.players})
        while (state.own[seat].hand.size() < 2) state.own[seat].hand.add(draw());
    return state;
}

}  // namespace fg::lantern
