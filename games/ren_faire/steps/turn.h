// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A turn: its start step, two actions, and the end of the game (REN-028 to REN-035, REN-088, REN-145).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

template <class C, class T>
Next Play<C, T>::next_turn() {
    table.actions_left = rules.content.actions;
    table.is_starting = true;
    table.due = 0;
    say({.kind = EventKind::turn_began,
         .seat = table.active,
         .count = static_cast<u16>(round_of(rules, table))});
    return Next::start_step;
}

template <class C, class T>
bool Play<C, T>::is_due(const Extended& card) const {
    return (rules.lay[card.card].to == Who::you ? card.you : card.holder) == table.active;
}
// REN-088: the oldest first. A card whose last counter goes, or that has none, expires.
template <class C, class T>
Next Play<C, T>::start_step() {
    while (table.due < table.extended.size() && !is_due(table.extended[table.due])) ++table.due;
    if (table.due == table.extended.size()) {
        table.is_starting = false;
        table.due = 0;
        return ask_action(table.active);
    }
    Extended& card = table.extended[table.due];
    const Operation& lay = rules.lay[card.card];
    if (lay.n != lay.last) {
        card.counters = static_cast<u8>(card.counters + (lay.n < lay.last ? 1 : -1));
        say({.kind = EventKind::counted, .card = card.card, .count = card.counters});
    }
    const bool is_last = card.counters == lay.last;
    if (is_last)
        say({.kind = EventKind::expired, .card = card.card});
    else
        ++table.due;
    stage = {.card = card.card, .part = is_last ? Part::last : Part::tick, .you = card.you};
    return Next::card;
}

// REN-030 to REN-032
template <class C, class T>
Next Play<C, T>::after_action() {
    if (table.actions_left > 0) return ask_action(table.active);
    ++table.turns;
    if (rules.last_turn != 0 && table.turns == rules.last_turn) return close_faire();
    table.active = left_of(rules, table.active);
    return Next::next_turn;
}

// REN-156: who can neither play nor buy can only draw up, and is not asked.
template <class C, class T>
Next Play<C, T>::ask_action(Seat seat) {
    const bool is_forced =
        hand_size(seat) == 0 && detail::ActionOffers{{rules, seen_of(state, seat)}}.count() == 1;
    return is_forced ? draw_up_at_once(seat) : ask(Question::action, seat);
}
// D03 without D04: nothing is discarded.
template <class C, class T>
Next Play<C, T>::draw_up_at_once(Seat seat) {
    if (table.judging == Judging::by_seats) settle_judging();
    --table.actions_left;
    return draw_up(seat, {});
}
template <class C, class T>
[[gnu::always_inline]] inline Next Play<C, T>::act(Seat seat, const Choice& choice) {
    if (table.judging == Judging::by_seats) settle_judging();
    --table.actions_left;
    if (choice.act == Act::play) return play_card(seat, choice.card);
    if (choice.act == Act::buy) return buy(seat, choice.costume, 0);
    if (choice.act == Act::buy_blind) return buy_blind(seat);
    return hand_size(seat) > 0 ? ask(Question::discard, seat) : draw_up(seat, {});
}
// REN-062: by who plays when the first action is taken; nobody votes where only bots play. Seats begin as stand-ins, and
// whoever runs the game reports people before anybody has answered (REN-154).
template <class C, class T>
void Play<C, T>::settle_judging() {
    const int people = rules.options.judging == Judging::vote ? 1 : 2;
    table.judging = table.live.size() >= people ? Judging::vote : Judging::dice;
    say({.kind = EventKind::judging_set, .judging = table.judging});
}

template <class C, class T>
Next Play<C, T>::play_card(Seat seat, Performance card) {  // REN-036, REN-039
    scripts.move(card, hand_of(seat), in_play);
    clip_glimpses(seat);
    stage = {.card = card, .part = Part::now, .you = seat};
    say({.kind = EventKind::played, .seat = seat, .card = card});
    return Next::card;
}

// REN-128, REN-129: D04, one card after the other.
template <class C, class T>
Next Play<C, T>::pick_to_discard(Seat seat, const Choice& choice) {
    Cards& cards = state.round.so_far[seat].group.cards;
    if (choice.act == Act::done) return draw_up(seat, Cards(cards));
    cards.push_back(choice.card);
    state.round.step(seat);
    return Next::ask;
}
template <class C, class T>
Next Play<C, T>::draw_up(Seat seat, const Cards& discards) {
    const Cards cards = discards;
    state.round.close();
    say({.kind = EventKind::drew_up, .seat = seat});
    discard(seat, cards, Reason::action);
    draw(seat, table.outfits[seat].maximum - hand_size(seat), Reason::action);
    return Next::after_action;
}

// REN-145
template <class C, class T>
Next Play<C, T>::close_faire() {
    return end(Ending::closed, best_dressed(rules, table));
}
// REN-149: hands are shown. Whatever was under way is not done (REN-052).
template <class C, class T>
Next Play<C, T>::end(Ending ending, SeatSet winners) {
    state.round.close();
    table.settling = {};
    table.rises = {};
    table.ending = ending;
    table.winners = winners;
    say({.kind = EventKind::ended, .seats = winners, .ending = ending});
    for (Seat seat : from_active(all())) show_hand(seat);
    state.round.end();
    return Next::ask;
}

template <class C, class T>
void Play<C, T>::show_hand(Seat seat) {
    u64 bits = 0;
    for (const Performance card : scripts.cards_in(hand_of(seat))) {
        scripts.show_all(card);
        bits |= u64{1} << index_of(card);
    }
    say({.kind = EventKind::hand_shown, .seat = seat, .cards = cards_of(bits)});
}

}  // namespace fg::ren
