// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Clocks that run out, players who leave, stand-ins, and the end.
#pragma once

#include "tests/toys/pie_stall/play.h"

namespace fg::pie {

// PIE-004: passes nothing. PIE-012: calls by chance, when all others have called. Else what `timeout` says.
template <class C, class T>
Next Play<C, T>::expired(Seat seat) {
    if (table.question == Question::pass) return picked(seat);
    if (table.question == Question::cry) return state.round.answered(seat) ? Next::calls : Next::ask;
    return taken(seat, timeout(rules, seen_of(state, seat)));
}
template <class C, class T>
Next Play<C, T>::reported(const Report& report) {  // PIE-013, PIE-014
    if (report.kind == ReportKind::left) return leave(report.seat);
    set_stand_in(report.seat, report.kind == ReportKind::stand_in);
    return Next::ask;
}
template <class C, class T>
void Play<C, T>::set_stand_in(Seat seat, bool is_stand_in) {  // PIE-014
    is_stand_in ? table.stand_ins.add(seat) : table.stand_ins.remove(seat);
    say({.kind = is_stand_in ? EventKind::stand_in : EventKind::live, .seat = seat});
}
// PIE-013
template <class C, class T>
Next Play<C, T>::leave(Seat seat) {
    table.left.add(seat);
    table.to_play.remove(seat);
    say({.kind = EventKind::left, .seat = seat});
    discard_all(seat, hand(seat));
    if (here().size() > 1) return go_on_without(seat);
    for (Seat to : EachSeat{rules.players}) discard_all(seat, tray(to));
    return end(Ending::deserted);
}
template <class C, class T>
void Play<C, T>::discard_all(Seat seat, At at) {
    while (!piles.is_empty(at)) {
        const Card card = piles.top(at);
        piles.move(card, scraps);
        say({.kind = EventKind::discarded, .seat = seat, .card = card});
    }
}
// PIE-013: what they were asked is asked no more; what is offered to them is refused; what they offered goes with them.
template <class C, class T>
Next Play<C, T>::go_on_without(Seat seat) {
    const bool is_trade = is_doing(table, Doing::trade);
    if (is_trade && table.frames.top().to == seat) return refuse(seat);
    if (is_trade && table.frames.top().seat == seat) {
        discard_all(seat, tray(table.frames.pop().to));
        return Next::end_turn;
    }
    if (is_doing(table, Doing::turn) && active(table) == seat) return Next::end_turn;
    if (!state.round.excuse(seat)) return Next::ask;
    switch (table.question) {
        case Question::set_out: return Next::new_round;
        case Question::pass: return Next::passes;
        case Question::cry: return Next::calls;
        case Question::turn:
        case Question::trade: break;
    }
    return Next::ask;
}
template <class C, class T>
Next Play<C, T>::end(Ending ending) {  // PIE-015
    state.round.close();
    table.frames = {};
    table.to_play = {};
    table.ending = ending;
    say({.kind = EventKind::ended, .ending = ending});
    state.round.end();
    return Next::ask;
}

}  // namespace fg::pie
