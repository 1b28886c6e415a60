// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Clocks that run out, who is played by a person (REN-147, REN-154), and who is the host (REN-015).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// The timeout column of the Decisions table.
template <class C, class T>
Next Play<C, T>::expired(Seat seat) {
    const Question question = table.question;
    if (question == Question::action) return draw_up_at_once(seat);  // D03: D04 is not asked
    if (question == Question::trim)
        return latest_of_number(seat, hand_size(seat) - table.outfits[seat].maximum, Reason::hand_maximum);
    if (question == Question::toss) return latest_of_number(seat, step().n, Reason::toss);
    if (question == Question::order) return arrange_rest(seat);
    if (is_any(question, Question::host_choice, Question::character, Question::call))
        return taken(seat, answer_of(seat));
    const Choice late = timeout(rules, seen_of(state, seat));
    if (late.act != Act::none) return taken(seat, late);
    return state.round.answered(seat) ? Next::picked : Next::ask;  // abstains, or is drawn when all are in
}
// REN-154: what the seat is asked now takes its timeout answer, if it was for a person.
template <class C, class T>
Next Play<C, T>::reported(const Report& report) {
    if (report.kind == ReportKind::host) return ask(Question::host_choice, report.seat);  // REN-015
    const bool is_person = report.kind == ReportKind::live;
    is_person ? table.live.add(report.seat) : table.live.remove(report.seat);
    is_person ? say({.kind = EventKind::live, .seat = report.seat, .from_start = state.round.number == 1})
              : say({.kind = EventKind::stand_in, .seat = report.seat});
    const bool is_open = state.round.owing.has(report.seat) && is_for_people(table.question);
    return !is_person && is_open ? expired(report.seat) : Next::ask;
}

}  // namespace fg::ren
