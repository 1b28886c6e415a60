// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A turn from phase to phase, and what is looked at when it ends (MON-028 to MON-044, MON-325 to MON-334, MON-344).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- who is next ----

// MON-028: in play order; the seat of a leaver has a turn while something of theirs moves (MON-339, MON-343). A round begins
// wherever the first player's seat is passed.
template <class C, class T>
Step Play<C, T>::next_turn() {
    SeatSet seats = players();
    for (Seat seat : table.out)
        if (has_leaver_turn(seat)) seats.add(seat);
    const Seat next = first_after(table, active(), seats);
    if (first_after(table, active(), SeatSet::only(next).with(table.first)) == table.first) ++table.round;
    table.active = next;
    if (table.out.has(next)) return Step::leaver_turn;
    if (players().size() == 1) ++table.solo_turns;  // MON-332
    return Step::begin_turn;
}
// MON-030
template <class C, class T>
Step Play<C, T>::begin_turn() {
    const Seat seat = active();
    turn = {};
    if (!table.leaving.is_empty()) depart();  // who wanted to leave while the cards were dealt
    if (table.out.has(seat) || is_walkover()) return Step::turn_over;
    table.gloated_before =
        table.gloated.has(seat) ? table.gloated_before.with(seat) : table.gloated_before.without(seat);
    table.gloated.remove(seat);
    say({.kind = EventKind::turn_began, .seat = seat, .count = table.round});
    if (table.absent.has(seat)) {
        table.absent.remove(seat);
        say({.kind = EventKind::came_back, .seat = seat});
    }
    if (!is_at_home(table, seat)) {
        table.in_town.remove(seat);
        table.in_graveyard.remove(seat);
        say({.kind = EventKind::monster_home, .seat = seat});
    }
    wake_igors(seat);
    discard_pile(counters_of(seat), Reason::counter_row);
    return decks() != 0 ? ask(Question::draw, seat) : Step::berk_card;
}
template <class C, class T>
void Play<C, T>::wake_igors(Seat seat) {
    const u32 down = table.igors_down[seat];
    table.igors_down[seat] = 0;
    for (u32 rest = down; rest != 0; rest &= rest - 1)
        say({.kind = EventKind::igor_woke, .seat = seat, .card = igor_card(seat, lowest_bit(rest))});
}

// ---- Draw ----

// MON-031, MON-035
template <class C, class T>
Step Play<C, T>::draw_phase(Seat seat, const Choice& choice) {
    if (choice.act == Act::draw)
        draw_to_hand(seat, choice.deck, Reason::draw);
    else
        say({.kind = EventKind::no_draw, .seat = seat});
    return Step::berk_card;
}
template <class C, class T>
Step Play<C, T>::announce() {  // MON-034; MON-273: a guest may not skip
    return table.dines_with[active()] != no_seat ? Step::drawn : ask(Question::skip, active());
}
template <class C, class T>
Step Play<C, T>::skip(Seat seat, int phases) {  // MON-033: Monster, then Laboratory, then Igor
    turn.extra = static_cast<u8>(phases);
    for (int i = 0; i < phases; ++i) leave_out(static_cast<Phase>(index_of(Phase::monster) - i));
    say({.kind = EventKind::skipped, .seat = seat, .count = static_cast<u16>(phases)});
    return Step::extra_draws;
}
template <class C, class T>
Step Play<C, T>::extra_draws() {
    if (turn.extra == 0 || decks() == 0) return Step::drawn;
    return ask(Question::extra_draw, active());
}
template <class C, class T>
Step Play<C, T>::extra_draw(Seat seat, const Choice& choice) {
    if (choice.act == Act::draw) {
        --turn.extra;
        draw_to_hand(seat, choice.deck, Reason::extra);
    } else {
        turn.extra = 0;
        say({.kind = EventKind::stopped_drawing, .seat = seat});
    }
    return Step::extra_draws;
}
template <class C, class T>
Step Play<C, T>::drawn() {  // MON-350
    turn.extra = 0;
    const bool is_first = !table.begun.has(active());
    table.begun.add(active());
    const bool has_brain = rules.has_morbius() && is_first && table.solon == no_seat;
    return has_brain ? call(Step::brain, Step::first_window) : Step::first_window;
}

// ---- from phase to phase ----

// MON-041, MON-042
template <class C, class T>
Step Play<C, T>::with_window(int window, Step then) {
    const bool is_open = rules.options.visit_windows == VisitWindows::once
                             ? window == 1
                             : window == 4 || !is_left_out(static_cast<Phase>(window - 1));
    if (!is_open || must_stop()) return then;
    turn.window = static_cast<u8>(window);
    return call(Step::window, then);
}
// MON-044: who has run away or is out does nothing more. MON-336: who wants to leave goes now. MON-333: who is left alone has won.
template <class C, class T>
bool Play<C, T>::must_stop() {
    if (!table.leaving.is_empty()) depart();
    return is_gone(table, active()) || is_walkover();
}
template <class C, class T>
bool Play<C, T>::is_walkover() const {
    return rules.options.last_standing == LastStanding::walkover && players().size() <= 1;
}
template <class C, class T>
void Play<C, T>::leave_out(Phase phase) {  // MON-263: nothing in it can be done later
    turn.left_out.add(phase);
    turn.closed.add(phase);
}
template <class C, class T>
void Play<C, T>::lose_phase(Phase phase) {
    leave_out(phase);
    say({.kind = EventKind::phase_lost, .seat = active(), .phase = phase});
    if (phase == Phase::igor && table.dines_with[active()] != no_seat) dinner_lapses(active());  // MON-274
}
template <class C, class T>
Step Play<C, T>::igor_phase() {  // MON-185
    if (must_stop()) return Step::turn_over;
    const bool is_checked = rules.options.mob_check == MobCheck::every_turn && !turn.has_mob;
    return is_checked ? call(Step::mob_check, Step::igor_begin) : Step::igor_begin;
}
template <class C, class T>
Step Play<C, T>::igor_begin() {
    if (must_stop()) return Step::turn_over;
    if (is_left_out(Phase::igor)) return Step::igor_phase_over;
    turn.closed.add(Phase::igor);
    const bool is_guest = table.dines_with[active()] != no_seat;  // MON-272
    return is_guest ? call(Step::dinner, Step::igor_phase_over) : Step::igor_action;
}
template <class C, class T>
Step Play<C, T>::laboratory_phase() {
    if (must_stop()) return Step::turn_over;
    if (is_left_out(Phase::laboratory)) return Step::laboratory_over;
    turn.closed.add(Phase::laboratory);
    return ask_attach(active(), Step::laboratory_action);
}
// MON-106. Public facts may leave nothing to do (MON-408).
template <class C, class T>
Step Play<C, T>::laboratory_action() {
    if (must_stop()) return Step::turn_over;
    const bool can_act = hand_size(active()) > 0 || may_repair(table, cards, active());
    return can_act ? ask(Question::laboratory, active()) : Step::laboratory_over;
}
template <class C, class T>
Step Play<C, T>::monster_step() {  // MON-172
    if (must_stop()) return Step::turn_over;
    turn.to_ask = (table.in_town & players()).without(active());
    return Step::prowl;
}
template <class C, class T>
Step Play<C, T>::monster_phase() {
    if (must_stop()) return Step::turn_over;
    if (is_left_out(Phase::monster)) return Step::monster_over;
    turn.closed.add(Phase::monster);
    const bool can_act = !cards.is_empty(monster_of(active())) && !turn.has_risen &&  // MON-148
                         is_at_home(table, active());                                 // MON-170
    return can_act ? ask(Question::monster, active()) : Step::monster_over;
}
template <class C, class T>
Step Play<C, T>::monster_over() {
    if (must_stop()) return Step::turn_over;
    if (has_intact_manor()) return end(Ending::intact_manor, SeatSet::only(active()));
    return with_window(4, Step::housekeeping);
}
template <class C, class T>
bool Play<C, T>::has_intact_manor() const {  // MON-325, MON-326
    const SeatSet others = opponents(rules, table);
    return table.living.has(active()) && !others.is_empty() && (others - table.burnt).is_empty() &&
           has_equipment(cards, active());
}
template <class C, class T>
Step Play<C, T>::housekeeping() {  // MON-269
    if (must_stop() || can_be_invited(rules, table).is_empty()) return Step::turn_over;
    return ask(Question::invite, active());
}

// ---- the end of a turn ----

template <class C, class T>
Step Play<C, T>::turn_over() {
    if (!table.leaving.is_empty()) depart();
    turn = {};
    table.then = {};  // a leaver's turn may end inside a window
    say({.kind = EventKind::turn_ended, .seat = active()});
    return Step::checks;
}
// MON-043
template <class C, class T>
Step Play<C, T>::checks() {
    if (is_walkover()) return alone();  // MON-333: at once
    if (players().has(active()) && despairs(active())) {
        say({.kind = EventKind::despaired, .seat = active()});
        go_out(active(), Reason::despair);
    }
    if (players().size() <= 1) return alone();
    if (is_faire_due()) return Step::faire;
    return table.round >= rules.options.faire_deadline && is_last_of_round() ? Step::faire : Step::next_turn;
}
// MON-331 to MON-333, and the deadline for one who plays on alone (MON-344).
template <class C, class T>
Step Play<C, T>::alone() {
    if (players().is_empty()) return end(Ending::deserted, {});
    const Seat last = players().lowest();
    const bool is_proven = active() == last && table.living.has(last) && has_igor(cards, last);
    if (is_proven || rules.options.last_standing == LastStanding::walkover)
        return end(Ending::last_one, players());
    if (table.round >= rules.options.faire_deadline && is_last_of_round()) return Step::faire;
    return table.solo_turns < rules.content.solo_turns ? Step::next_turn : end(Ending::unproven, {});
}
// MON-344: no player still in the game comes before the first player's seat.
template <class C, class T>
bool Play<C, T>::is_last_of_round() const {
    const Seat next = first_after(table, active(), players());
    return first_after(table, active(), SeatSet::only(next).with(table.first)) == table.first;
}
template <class C, class T>
Step Play<C, T>::end(Ending ending, SeatSet winners) {
    state.round.close();
    table.ending = ending;
    table.winners = winners;
    table.then = {};
    say({.kind = EventKind::ended, .seats = winners, .ending = ending});
    state.round.end();
    return Step::ask;
}

}  // namespace fg::mon
