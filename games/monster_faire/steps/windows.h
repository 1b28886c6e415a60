// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Cards on other players' turns, and what counters them (MON-240 to MON-268).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- who is asked ----

template <class C, class T>
Step Play<C, T>::window() {  // MON-041
    turn.to_ask = opponents(rules, table);
    return Step::next_in_window;
}
// MON-242. MON-044: the rest of the window falls away with the active player.
template <class C, class T>
Step Play<C, T>::next_in_window() {
    if (must_stop()) turn.to_ask = {};
    while (!turn.to_ask.is_empty()) {
        const Seat seat = next_to_ask();
        const bool may_play = hand_size(seat) > 0 && !is_gone(table, seat) && !turn.spent.has(seat);
        if (may_play) return ask(Question::visit_card, seat);
    }
    turn.window = 0;
    return done();
}

// ---- a card is played ----

// MON-240, MON-241
template <class C, class T>
Step Play<C, T>::play_visit_card(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::next_in_window;
    }
    turn.spent.add(seat);
    table.visit_card = {.player = seat, .card = choice.card, .use = choice.use};
    cards.move(choice.card, hand_of(seat), played);
    say({.kind = EventKind::played, .seat = seat, .to = active(), .card = choice.card, .use = choice.use});
    if (choice.use != Use::none) return begin_use();
    const u32 uses = detail::OpenUses(rules, table, look(cards, seat), seat).of(choice.card);
    if ((uses & (uses - 1)) != 0) return ask(Question::visit_use, seat);
    return name_use(seat, static_cast<Use>(lowest_bit(uses)));
}
template <class C, class T>
Step Play<C, T>::name_use(Seat seat, Use use) {
    table.visit_card.use = use;
    say({.kind = EventKind::used, .seat = seat, .to = active(), .use = use});
    return begin_use();
}
// MON-329: a lecture is heard whether or not it is answered. MON-348: most cards of the options have no counter.
template <class C, class T>
Step Play<C, T>::begin_use() {
    const Use use = table.visit_card.use;
    if (!can_be_answered(table, cards, use)) return Step::resolve;
    if (use == Use::attack_brain) return ask(Question::defend_brain, active());
    if (use == Use::lecture) table.gloated.add(active());
    for (const Card card : cards.cards_in(counters_of(active())))  // MON-266
        if (is_counter(table.visit_card, card)) return countered_by(card);
    return ask(Question::counter, active());  // MON-267
}

// ---- counters ----

template <class C, class T>
Step Play<C, T>::counter(Seat seat, const Choice& choice) {
    if (choice.act == Act::stake) return burn_igor(seat);
    if (choice.act == Act::pass) {
        say({.kind = EventKind::not_countered, .seat = seat});
        return Step::resolve;
    }
    return countered_by(choice.card);
}
// MON-244, MON-249: both are discarded, but for a face card or Joker, which lies in the counter row (MON-265, MON-266).
template <class C, class T>
Step Play<C, T>::countered_by(Card card) {
    const VisitCard visit = table.visit_card;
    const Seat seat = active();
    table.visit_card = {};
    const Pile from = cards.where(card).kind;
    const u8 place = place_in_laboratory(seat, card);
    if (from != Pile::counters) cards.move(card, is_numbered(card) ? played : counters_of(seat));
    if (cards.is_empty(laboratory_of(seat))) table.active_laboratory.remove(seat);
    say({.kind = EventKind::countered,
         .seat = seat,
         .card = card,
         .other = visit.card,
         .pile = from,
         .place = place});
    if (from == Pile::laboratory) left_laboratory(seat);
    discard(visit.card, Reason::counter, visit.player);
    if (is_numbered(card)) discard(card, Reason::counter, seat);
    return after_action(Step::next_in_window);
}
// MON-260, MON-268, MON-377: the weakest of all goes to the stake.
template <class C, class T>
Step Play<C, T>::burn_igor(Seat seat) {
    kill_igor(seat, weakest_igor(rules, cards, seat, 15), Reason::stake);
    discard(table.visit_card.card, Reason::counter, table.visit_card.player);
    table.visit_card = {};
    bury(Reason::killed, seat);  // MON-104
    return Step::next_in_window;
}

// ---- what it does ----

template <class C, class T>
Step Play<C, T>::resolve() {
    switch (table.visit_card.use) {
        case Use::lecture: lecture(); break;
        case Use::steal: steal(); break;
        case Use::befriend_igor: lose_phase(Phase::igor); break;  // MON-254, MON-256
        case Use::distract_laboratory: lose_phase(Phase::laboratory); break;
        case Use::befriend_monster:
        case Use::distract_monster: lose_phase(Phase::monster); break;
        case Use::incite: return incite();
        case Use::dismantle_laboratory: dismantle_laboratory(active()); break;  // MON-260, MON-261
        case Use::dismantle_monster: destroy_monster(active(), Reason::dismantled); break;
        case Use::attack_brain: lose_brain(active()); break;
        case Use::lure: lure_condo(table.visit_card.player); break;
        case Use::sabotage: sabotage(active()); break;
        case Use::stir_equipment:
        case Use::stir_part:
        case Use::stir: stir_igor(table.visit_card.use); break;
        case Use::none: break;
    }
    return Step::visit_card_over;
}
template <class C, class T>
void Play<C, T>::lecture() {  // MON-248, MON-250
    const At at = laboratory_of(active());
    for (int place = cards.size(at) - 1; place >= 0; --place) {
        const Card card = cards.card(at, place);
        if (is_equipment(card) && number_of(card) < number_of(table.visit_card.card))
            lose_from_laboratory(active(), card, Reason::lecture);
    }
}
template <class C, class T>
void Play<C, T>::steal() {  // MON-251, MON-253: thief and victim know it
    const Seat victim = active(), thief = table.visit_card.player;
    const Card card = chance.card(cards.lot(hand_of(victim)));
    move_to_thief(card, victim, thief);
}
template <class C, class T>
void Play<C, T>::move_to_thief(Card card, Seat victim, Seat thief) {
    cards.move_unseen(card, hand_of(thief), SeatSet::only(thief));
    pass_on_glimpses(victim, thief);
    const SeatSet both = SeatSet::only(thief).with(victim);
    say_blind({.kind = EventKind::robbed, .seat = thief, .to = victim, .deck = deck_of(card)}, card, both,
              hand_of(victim));
    whisper(both, {.kind = EventKind::took, .seat = thief, .to = victim, .card = card});
}
// MON-258, MON-259: a group, at the Laboratory directly.
template <class C, class T>
Step Play<C, T>::incite() {
    table.attack = {.target = active(), .stage = 3, .is_incited = true};
    gather();
    return call(Step::attack, Step::visit_card_over);
}
template <class C, class T>
void Play<C, T>::dismantle_laboratory(Seat seat) {
    table.active_laboratory.remove(seat);
    discard_pile(laboratory_of(seat), Reason::dismantled);
    left_laboratory(seat);
}
// MON-243 to MON-245: back in the hand before a mob check.
template <class C, class T>
Step Play<C, T>::visit_card_over() {
    const VisitCard visit = table.visit_card;
    table.visit_card = {};
    const bool returns = is_igor(visit.card) && !is_stirring(visit.use) &&
                         rules.options.visit_card_reuse == VisitCardReuse::returns;
    if (returns) {
        cards.move(visit.card, played, hand_of(visit.player));
        say({.kind = EventKind::took_back, .seat = visit.player, .card = visit.card});
    } else {
        discard(visit.card, Reason::used, visit.player);
    }
    return after_action(Step::next_in_window);
}

}  // namespace fg::mon
