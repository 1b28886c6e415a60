// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view. Every consistent world is equally likely, with one exception, see `deal_performers`.
#pragma once

#include "games/huzzah/facts.h"

namespace fg::huzzah {

namespace detail {

template <class C>
struct Redeal {
    const Rules& rules;
    const View& view;
    C& chance;
    State state;
    Bag<Card> unseen;  // every card the viewer does not see

    Card take_card() {
        const Card card = chance.card(unseen);
        unseen.remove(card);
        return card;
    }

    // All cards but the viewer's own and the face-up pile.
    void gather() {
        unseen = rules.deck;
        unseen.remove_all(view.table.discards);
        unseen.remove_all(view.mine.hand);
        unseen.remove_all(view.mine.buried);
        if (view.mine.face_down != Card::none) unseen.remove(view.mine.face_down);
    }

    // Every face-down card is a Show card. Dealt first, from Show cards only: that is exactly uniform.
    void deal_face_down(SeatSet others) {
        Bag<Card> bumps;
        bumps.add(Card::bump, unseen.count(Card::bump));
        unseen.remove_all(bumps);
        for (Seat s : others)
            if (view.table.show_at[s] != Stage::none) state.own[s].face_down = take_card();
        unseen.add_all(bumps);
    }

    void deal_hand(Seat seat) {
        for (int i = 0; i < view.table.hand_size[seat]; ++i) state.own[seat].hand.add(take_card());
    }

    // In step {3} every performer holds a Show card. All their hands are dealt anew until that holds, which
    // is exactly uniform; after many failures (only with very many Bumps in the deck) each gets a Show card
    // first, which is not.
    void deal_performers(SeatSet performers) {
        const Bag<Card> before = unseen;
        for (int attempt = 0; attempt < 200; ++attempt) {
            bool all_can_show = true;
            for (Seat s : performers) {
                deal_hand(s);
                all_can_show = all_can_show && has_show_card(state.own[s].hand);
            }
            if (all_can_show) return;
            unseen = before;
            for (Seat s : performers) state.own[s].hand.clear();
        }
        for (Seat s : performers) deal_show_first(s);
        for (Seat s : performers)
            while (state.own[s].hand.size() < view.table.hand_size[s]) state.own[s].hand.add(take_card());
    }

    void deal_show_first(Seat seat) {
        Bag<Card> bumps;
        bumps.add(Card::bump, unseen.count(Card::bump));
        unseen.remove_all(bumps);
        state.own[seat].hand.add(take_card());
        unseen.add_all(bumps);
    }

    // HUZ-148: who buried how many is public, not which cards.
    void deal_buried(SeatSet others) {
        state.hidden.buried = view.mine.buried;
        for (Seat s : others) {
            for (int i = 0; i < view.table.hidden_discards[s]; ++i) state.own[s].buried.add(take_card());
            state.hidden.buried.add_all(state.own[s].buried);
        }
    }

    // As far as the viewer knows, the others have not answered yet; but all saw who has nothing left to do in step {6}.
    void reopen_round() {
        state.round = round_behind(view.round, view.viewer);
        if (view.table.frame.phase != Phase::clear_up) return;
        for (Seat s : view.round.asked)
            if (!has_work(view.table, s)) state.round.owing.remove(s);
    }

    void deal() {
        state.table = view.table;
        SeatSet others = all_seats(rules);
        if (view.viewer != no_seat) {
            others.remove(view.viewer);
            state.own[view.viewer] = view.mine;
        }
        gather();
        deal_face_down(others);
        SeatSet bound;
        if (view.table.frame.phase == Phase::show) bound = seats_on_stages(rules, view.table) & others;
        deal_performers(bound);
        for (Seat s : others - bound) deal_hand(s);
        deal_buried(others);
        state.hidden.deck = unseen;
        reopen_round();
    }
};

}  // namespace detail

template <class C>
inline State redeal(const Rules& rules, const View& view, C& chance) {
    detail::Redeal<C> redeal{rules, view, chance, {}, {}};
    redeal.deal();
    return redeal.state;
}

}  // namespace fg::huzzah
