// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Clocks that run out, who leaves or falls to despair, and what is left of them (MON-239, MON-327 to MON-343).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// The timeout column of the Decisions table; where it names none, chance picks (D47, D48).
template <class C, class T>
Step Play<C, T>::expired(Seat seat) {
    const Choice late = timeout(rules, seen_of(state, seat));
    if (late.act != Act::none) return taken(seat, late);
    if (table.question == Question::scholar_deal) return deal_rest();  // MON-387
    return taken(seat, with_offers(rules, seen_of(state, seat), [this](const auto& legal) -> Choice {
                     return legal.nth(chance.number(0, legal.count() - 1));
                 }));
}
// MON-336: at once if nothing is going on, else as soon as it is over.
template <class C, class T>
Step Play<C, T>::reported(const Report& report) {
    table.leaving.add(report.seat);
    say({.kind = EventKind::leaves, .seat = report.seat});
    if (!is_between_effects(table)) return Step::ask;
    const SeatSet asked = state.round.asked;
    depart();
    if (is_walkover()) return alone();
    if (report.seat == active()) return Step::turn_over;
    if (asked.has(report.seat)) return Step::next_in_window;
    return ask(table.question, asked);
}
template <class C, class T>
void Play<C, T>::depart() {
    const SeatSet leavers = table.leaving;
    table.leaving = {};
    for (Seat seat : after(table, active(), leavers))
        if (!table.out.has(seat)) leave(seat);
}
template <class C, class T>
void Play<C, T>::leave(Seat seat) {
    count_out(seat);
    say({.kind = EventKind::left, .seat = seat});
    lapse_dinners(seat);
    for (const At at : {hand_of(seat), counters_of(seat), cellar_of(seat), brain_of(seat)})
        discard_pile(at, Reason::left);
    if (table.faire.is_on) return withdraw(seat);
    if (table.living.has(seat))
        go_rogue(seat);
    else if (!cards.is_empty(monster_of(seat)))
        destroy_monster(seat, Reason::left);
    free_igors(seat);
}
template <class C, class T>
void Play<C, T>::count_out(Seat seat) {
    u8 last = 0;
    for (const u8 exit : table.exits.at) last = exit > last ? exit : last;
    if (table.exits[seat] == 0) table.exits[seat] = static_cast<u8>(last + 1);  // else fallen at the Faire
    table.out.add(seat);
    table.absent.remove(seat);
    table.leaving.remove(seat);
}
template <class C, class T>
void Play<C, T>::withdraw(Seat seat) {  // MON-336: from the Faire
    table.faire.standing.remove(seat);
    destroy_monster(seat, Reason::left);
    while (!cards.is_empty(igors_of(seat))) kill_igor(seat, 0, Reason::left);
}
// MON-338, MON-339
template <class C, class T>
void Play<C, T>::go_rogue(Seat seat) {
    table.in_graveyard.remove(seat);
    table.in_town.add(seat);
    table.rogue.add(seat);
    say({.kind = EventKind::went_rogue, .seat = seat});
    reveal(seat);
}
template <class C, class T>
void Play<C, T>::free_igors(Seat seat) {  // MON-342, MON-343
    while (!cards.is_empty(igors_of(seat))) {
        const Card igor = take_igor(seat, 0, graveyard);
        table.free_igors[seat].push_back(igor);
        say({.kind = EventKind::igor_freed, .seat = seat, .card = igor});
    }
}
// MON-274, MON-336: whoever was to dine here, and where this player was to dine.
template <class C, class T>
void Play<C, T>::lapse_dinners(Seat seat) {
    for (Seat guest : all())
        if (table.dines_with[guest] == seat || (guest == seat && table.dines_with[guest] != no_seat))
            dinner_lapses(guest);
}

// ---- the seat of a leaver ----

template <class C, class T>
bool Play<C, T>::has_leaver_turn(Seat seat) const {
    return table.rogue.has(seat) || !table.free_igors[seat].is_empty();
}
// MON-339, MON-343: Monster and Igor change places.
template <class C, class T>
Step Play<C, T>::leaver_turn() {
    const Seat seat = active();
    turn = {};
    for (const Card igor : table.free_igors[seat]) {
        const bool was_in_town = cards.is_in(igor, town);
        cards.move(igor, was_in_town ? graveyard : town);
        say({.kind = EventKind::igor_moved,
             .card = igor,
             .pile = was_in_town ? Pile::graveyard : Pile::town});
    }
    if (table.rogue.has(seat)) move_rogue(seat);
    return Step::next_turn;
}
template <class C, class T>
void Play<C, T>::move_rogue(Seat seat) {
    const bool was_in_town = table.in_town.has(seat);
    (was_in_town ? table.in_town : table.in_graveyard).remove(seat);
    (was_in_town ? table.in_graveyard : table.in_town).add(seat);
    say({.kind = EventKind::rogue_moved, .seat = seat, .pile = was_in_town ? Pile::graveyard : Pile::town});
    const bool can_rampage =
        rules.options.crippling == Toggle::off || has_working(table, cards, seat, Suit::diamonds);  // MON-142
    if (!was_in_town && can_rampage) terrorise(seat, false);
}

// ---- despair and death ----

// MON-327 to MON-329
template <class C, class T>
bool Play<C, T>::despairs(Seat seat) const {
    return (table.gloated | table.gloated_before).has(seat) && hand_size(seat) == 0 &&
           !has_igor(cards, seat) && cards.is_empty(monster_of(seat)) && !has_equipment(cards, seat);
}
// MON-239, MON-328: nothing goes to Graveyard or Town.
template <class C, class T>
void Play<C, T>::go_out(Seat seat, Reason reason) {
    count_out(seat);
    lapse_dinners(seat);
    destroy_monster(seat, reason);
    while (!cards.is_empty(igors_of(seat))) discard(take_igor(seat, 0, played), reason, seat);
    table.active_laboratory.remove(seat);
    for (const At at :
         {hand_of(seat), laboratory_of(seat), counters_of(seat), cellar_of(seat), brain_of(seat)})
        discard_pile(at, reason);
}

}  // namespace fg::mon
