// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view: the piles deal what the viewer has not seen; then others know what everybody knows that they
// know, and some of what they may know (REN-157).
#pragma once

#include "games/ren_faire/facts.h"

namespace fg::ren {

// Of the cards that `who` may have seen in a hand, each is known or not.
template <class C>
void show_some(State& state, Seat who, Seat holder, C& chance) {
    int left = state.table.glimpses[who][holder];
    for (const Performance card : state.veiled.scripts.cards_in(hand_of(holder))) {
        if (left == 0) return;
        if (state.veiled.scripts.is_public(card) || chance.flip()) continue;
        state.veiled.scripts.show(card, who);
        --left;
    }
}
// What lies face down in front of all: who looked at it is no secret.
constexpr void show_known(State& state) {
    CostumePiles& garb = state.veiled.garb;
    const auto show = [&garb](Costume costume, const Knowers& knowers) {
        if (!garb.is_public(costume)) garb.set_known(costume, garb.known_to(costume) | knowers.seats);
    };
    for (int i = 0; i < state.table.tray_known.size(); ++i)
        show(garb.card(tray, i), state.table.tray_known[i]);
    const int under = garb.size(under_deck);
    for (int i = 0; i < under; ++i) show(garb.card(under_deck, under - 1 - i), state.table.under_known[i]);
}

template <class C>
State redeal(const Rules& rules, const View& view, C& chance) {
    State state;
    state.table = view.table;
    // Who left while people were asked has answered for all to see (REN-154).
    const bool has_stand_ins = is_for_people(view.table.question);
    state.round =
        round_behind(view.round, view.viewer, has_stand_ins ? view.round.asked - view.table.live : SeatSet{});
    state.veiled.scripts = view.veiled.scripts.redealt(view.viewer, chance);
    state.veiled.garb = view.veiled.garb.redealt(view.viewer, chance);
    show_known(state);
    for (Seat holder : EachSeat{rules.players})
        for (Seat who : SeatSet::first(rules.players).without(holder))
            if (who != view.viewer) show_some(state, who, holder, chance);
    return state;
}

}  // namespace fg::ren
