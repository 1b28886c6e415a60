// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Laboratory: Equipment, parts, Defenders, repairs (MON-105 to MON-119, MON-152, MON-157).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// MON-106: one action, which is a card, a repair or nothing.
template <class C, class T>
Step Play<C, T>::act_in_laboratory(Seat seat, const Choice& choice, Step then) {
    if (choice.act == Act::lay)
        lay(seat, choice.card);
    else if (choice.act == Act::repair)
        repair(seat, choice.place);
    else
        say({.kind = EventKind::passed, .seat = seat});
    return after_action(then);
}
template <class C, class T>
void Play<C, T>::lay(Seat seat, Card card) {
    const bool was_recruited = seat == active() && is_recruit(turn, card);  // MON-061, MON-062
    const auto known = recruits_known_still(seat, card);
    if (is_part(card))
        lay_part(seat, card);
    else
        lay_in_laboratory(seat, card);
    if (was_recruited) bury(Reason::errand, seat);
    for (const Card recruit : known) cards.show_all(recruit);
}
// If no body comes, this card was no recruit, and all know that those they have seen are still there.
template <class C, class T>
FixedVec<Card, most_igors> Play<C, T>::recruits_known_still(Seat seat, Card card) const {
    FixedVec<Card, most_igors> known;
    if (seat != active() || (decks() & 2u) == 0 || is_recruit(turn, card)) return known;
    for (const Card recruit : turn.recruits)
        if (is_recruit(turn, recruit) && cards.is_public(recruit) && cards.is_in(recruit, hand_of(seat)))
            known.push_back(recruit);
    return known;
}
// MON-107, MON-115, MON-119: face up in an active Laboratory, but for Defenders. MON-326: the burnt mark goes.
template <class C, class T>
void Play<C, T>::lay_in_laboratory(Seat seat, Card card) {
    const bool is_open = is_equipment(card) && table.active_laboratory.has(seat);
    table.burnt.remove(seat);
    move_from_hand(seat, card, laboratory_of(seat), is_open);
    if (is_equipment(card)) equipment_came(seat);
}
// MON-140: of use at once if the Laboratory serves it.
template <class C, class T>
void Play<C, T>::lay_part(Seat seat, Card card) {
    move_from_hand(seat, card, monster_of(seat), table.revealed.has(seat));
    if (!table.living.has(seat)) return;
    const bool is_useless = number_of(card) > capacities(cards, seat)[suit_of(card)];
    if (is_useless) mark(seat, cards.size(monster_of(seat)) - 1, true);
}
// A recruit is told by the Graveyard (MON-061), as long as a body can come: all know whether this card was one, which if there was only
// one, and that the others are still there.
template <class C, class T>
void Play<C, T>::move_from_hand(Seat seat, Card card, At to, bool is_open) {
    const bool is_telling = seat == active() && (decks() & 2u) != 0;
    const bool was_recruited = is_telling && is_recruit(turn, card);
    if (is_open || (was_recruited && turn.recruits.size() == 1)) {
        cards.move(card, hand_of(seat), to);
        cards.show_all(card);
    } else {
        cards.move_unseen(card, to, SeatSet::only(seat));
    }
    say({.kind = EventKind::laid,
         .seat = seat,
         .card = cards.is_public(card) ? card : Card::none,
         .deck = deck_of(card),
         .pile = to.kind});
}

// ---- repairs ----

template <class C, class T>
void Play<C, T>::repair(Seat seat, int place) {  // MON-157, MON-158
    if (rules.options.repair_rate == RepairRate::one) return mend(seat, place);
    const Capacities capacity = capacities(cards, seat);
    for (int i = cards.size(monster_of(seat)) - 1; i >= 0; --i) {
        const Card part = cards.card(monster_of(seat), i);
        const bool is_injured = (table.marks[seat].injured >> i & 1u) != 0;
        if (is_injured && number_of(part) <= capacity[suit_of(part)]) mend(seat, i);
    }
}
template <class C, class T>
void Play<C, T>::mend(Seat seat, int place) {
    table.marks[seat].injured &= ~(u64{1} << place);
    table.marks[seat].useless &= ~(u64{1} << place);
    say({.kind = EventKind::repaired, .seat = seat, .place = static_cast<u8>(place)});
}

// ---- what Equipment does to a living Monster ----

template <class C, class T>
void Play<C, T>::mark(Seat seat, int place, bool is_useless) {
    u64& useless = table.marks[seat].useless;
    const u64 bit = u64{1} << place;
    if (((useless & bit) != 0) == is_useless) return;
    useless ^= bit;
    say({.kind = is_useless ? EventKind::useless : EventKind::useful,
         .seat = seat,
         .place = static_cast<u8>(place)});
}
// MON-152: useless parts may become useful. MON-151: with `continuous` also the other way round.
template <class C, class T>
void Play<C, T>::equipment_came(Seat seat) {
    if (table.living.has(seat)) judge_parts(seat, capacities(cards, seat), rules.is_continuous());
}
template <class C, class T>
void Play<C, T>::judge_parts(Seat seat, const Capacities& capacity, bool may_fail) {
    each_card(cards, monster_of(seat), [&](Card part, int place) {
        const bool is_injured = (table.marks[seat].injured >> place & 1u) != 0;
        const bool is_useless = number_of(part) > capacity[suit_of(part)];
        if (may_fail || (!is_useless && !is_injured)) mark(seat, place, is_useless);
    });
}

// ---- losing what lies there ----

template <class C, class T>
void Play<C, T>::lose_from_laboratory(Seat seat, Card card, Reason reason) {
    if (cards.size(laboratory_of(seat)) == 1) table.active_laboratory.remove(seat);
    discard(card, reason, seat, Pile::laboratory);
    left_laboratory(seat);
}
// MON-119: an empty Laboratory starts anew, face down. MON-339: a rogue's parts stay as they are for good.
template <class C, class T>
void Play<C, T>::left_laboratory(Seat seat) {
    if (cards.is_empty(laboratory_of(seat))) table.active_laboratory.remove(seat);
    if (rules.is_continuous() && table.living.has(seat) && !table.rogue.has(seat))
        judge_parts(seat, capacities(cards, seat), true);
}
template <class C, class T>
void Play<C, T>::turn_up_pile(At at) {
    for (int place = 0; place < cards.size(at); ++place) {
        const Card card = cards.card(at, place);
        if (cards.is_public(card)) continue;
        cards.show_all(card);
        say({.kind = EventKind::turned_up,
             .seat = at.owner,
             .card = card,
             .pile = at.kind,
             .place = static_cast<u8>(place)});
    }
}

}  // namespace fg::mon
