// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view: the piles deal what the viewer has not seen; then those who must know a card know it, and what everybody
// can conclude holds.
#pragma once

#include "games/monster_faire/offers.h"

namespace fg::mon {

namespace detail {

// What may lie face down there: a blue back in a Laboratory is a Defender, and so is whatever lies face down in an active one.
struct MayLie {
    const Table& table;
    constexpr bool operator()(Card card, At at) const {
        if (at.kind == Pile::monster) return is_part(card);
        if (at.kind != Pile::laboratory) return true;
        return is_igor(card) || (is_equipment(card) && !table.active_laboratory.has(at.owner));
    }
};

template <class C>
struct Redealing {
    const Rules& rules;
    State& state;
    Seat viewer;
    C& chance;
    Table& table = state.table;
    Cards& cards = state.veiled.cards;

    void go() {
        show_carried();
        place_king();
        place_equipment();
        if (table.question == Question::town_deck) invent_pledges(Question::town_card, town_pledgers());
        for (Seat holder : EachSeat{rules.players})
            for (Seat who : table.glimpsed[holder])
                if (who != viewer) show_some(holder, who);
        if (table.question == Question::faire_deck)
            invent_pledges(Question::faire_card, faire_pledgers(table, cards));
        answer_for_leavers();
    }
    // What somebody has looked at they may know, or not any more.
    void show_some(Seat holder, Seat who) {
        for (const At at : {hand_of(holder), laboratory_of(holder), monster_of(holder), cellar_of(holder)})
            for (const Card card : cards.cards_in(at))
                if (!cards.is_public(card) && chance.flip()) cards.show(card, who);
    }
    // MON-077, MON-080, MON-387
    void show_carried() {
        if (!cards.is_empty(cargo)) show(cargo, knows_cargo(table));
        if (!cards.is_empty(offered)) show(offered, knows_offered(table));
        const bool is_brain = table.question == Question::brain_igor;  // MON-351
        if (table.question == Question::take_card)                     // MON-398
            show(hand_of(table.active), SeatSet::only(table.trip.host));
        if (!cards.is_empty(dealing)) show(dealing, SeatSet::only(is_brain ? table.active : rules.scholar));
    }
    void show(At at, SeatSet seats) {
        for (const Card card : cards.cards_in(at))
            if (!cards.is_public(card)) cards.set_known(card, cards.known_to(card) | seats);
    }
    // MON-131: who attacks without an Igor has a King.
    void place_king() {
        const Fight& fight = table.fight;
        const bool is_needed = fight.brawl == Brawl::igors && !fight.has_king && fight.host != viewer &&
                               mon::up_igor(rules, table, cards, fight.host) < 0;
        if (!is_needed) return;
        for (const Card card : cards.cards_in(laboratory_of(fight.host)))
            if (rank_of(card) == Rank::king) return;
        place_one(laboratory_of(fight.host), [](Card card) { return rank_of(card) == Rank::king; });
    }
    // MON-350: who has announced a Head holds Equipment for it.
    void place_equipment() {
        if (table.question != Question::brain_equipment || table.active == viewer) return;
        if (count_cards(cards, hand_of(table.active), is_equipment) > 0) return;
        place_one(hand_of(table.active), is_equipment);
    }
    // Some card of a kind comes to a pile in exchange for one of its back, neither of them known to the viewer.
    template <class Is>
    void place_one(At at, Is&& is) {
        const int first = chance.number(0, card_count - 1);
        for (int i = 0; i < card_count; ++i) {
            const Card card = static_cast<Card>((first + i) % card_count);
            if (is(card) && !cards.knows(viewer, card) && exchange_into(at, card)) return;
        }
    }
    bool exchange_into(At at, Card wanted) {
        const At from = cards.where(wanted);
        for (const Card card : cards.cards_in(at))
            if (deck_of(card) == deck_of(wanted) && !cards.knows(viewer, card) && MayLie{table}(card, from)) {
                cards.exchange(card, wanted);
                return true;
            }
        return false;
    }
    // MON-305, MON-307: what is settled, and not shown yet.
    SeatSet town_pledgers() const {
        SeatSet seats;
        for (const Seat seat : {table.town_fight.attacker, table.town_fight.rival})
            if (!table.rogue.has(seat) && cards.size(hand_of(seat)) > 0) seats.add(seat);
        return seats;
    }
    void invent_pledges(Question question, SeatSet seats) {
        const Question asked = table.question;
        table.question = question;
        for (Seat seat : seats)
            if (seat != viewer) state.own[seat].pledge = any_answer(seat);
        for (Seat seat : seats)  // a favour has its Monster by now (MON-303)
            if (seat != viewer && state.own[seat].pledge.act == Act::favour)
                state.own[seat].pledge.seat = chance.seat(faire_fighters(table));
        table.question = asked;
    }
    Choice any_answer(Seat seat) {
        return with_offers(rules, seen_of(state, seat), [this](const auto& legal) -> Choice {
            return legal.nth(chance.number(0, legal.count() - 1));
        });
    }
    // MON-336: the clock has answered for them, for all to see.
    void answer_for_leavers() {
        for (Seat seat : state.round.asked & table.leaving)
            if (seat != viewer)
                state.round.so_far[seat] = {.sealed = timeout(rules, seen_of(state, seat)), .count = 1};
    }
};

}  // namespace detail

template <class C>
State redeal(const Rules& rules, const View& view, C& chance) {
    State state;
    state.table = view.table;
    state.round = round_behind(view.round, view.viewer, view.round.asked & view.table.leaving);
    if (view.viewer != no_seat) state.own[view.viewer] = view.mine;
    state.veiled.cards = view.veiled.cards.redealt(view.viewer, chance, detail::MayLie{view.table});
    detail::Redealing<C>{rules, state, view.viewer, chance}.go();
    return state;
}

}  // namespace fg::mon
