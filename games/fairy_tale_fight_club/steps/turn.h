// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Phases B and C, the next turn, and the end (FTF-039 to FTF-052, FTF-149 to FTF-157).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

template <class C, class T>
Next Play<C, T>::begin_turn() {
    table.actions_left = rules.content.actions;  // FTF-038
    table.is_busy = false;
    say({.kind = EventKind::turn_began,
         .seat = table.active,
         .count = static_cast<u16>(round_of(rules, table))});
    return Next::actions;
}

// One more creature of a group of exactly `number`; the last one closes it (FTF-184).
template <class C, class T>
Next Play<C, T>::pick_of_number(Seat seat, Creature creature, int number) {
    Group& group = state.round.so_far[seat].group;
    group.kind = GroupKind::number;
    group.picked.add(creature);
    if (group.picked.size() < number) return step(seat);
    if (table.question != Question::discard_down)
        return state.round.answered(seat) ? Next::answered : Next::ask;
    discard(seat, Place::hand, take_group(seat).picked, Reason::hand_limit);
    return Next::phase_c;
}

template <class C, class T>
Next Play<C, T>::phase_b() {  // FTF-048 to FTF-050
    const Seat seat = table.active;
    if (hand_excess(seat) > 0) return ask(Question::discard_down, SeatSet::only(seat));
    draw(seat, -hand_excess(seat), Reason::draw_up);
    return Next::phase_c;
}
template <class C, class T>
Next Play<C, T>::phase_c() {  // FTF-051, FTF-141
    if (can_draw()) grow_market(Reason::end_of_turn);
    return Next::end_turn;
}
template <class C, class T>
Next Play<C, T>::end_turn() {
    ++table.turns;
    table.quiet_turns = table.is_busy ? u16{0} : static_cast<u16>(table.quiet_turns + 1);
    if (table.turns == rules.last_turn) return end(Ending::last_round);  // FTF-157, FTF-175
    if (rules.most_quiet_turns != 0 && table.quiet_turns >= rules.most_quiet_turns)
        return end(Ending::stalled);                           // FTF-156
    table.active = clockwise(table.active, 1, rules.players);  // FTF-047
    return begin_turn();
}

// The points are counted up part by part (FTF-158 to FTF-166).
template <class C, class T>
Next Play<C, T>::end(Ending ending) {
    table.ending = ending;
    state.round.close();
    state.round.end();
    if constexpr (T::listens) {
        for (int p = 0; p < name_count<Part>; ++p)
            for (Seat seat : in_order()) {
                const i16 points = score_of(rules, table, seat).parts.at[p];
                if (points != 0)
                    say({.kind = EventKind::scored,
                         .seat = seat,
                         .points = points,
                         .part = static_cast<Part>(p)});
            }
        const Result result = ftf::result(rules, table);
        const i16 points = result.score[result.winners.lowest()];
        if (rules.is_solo())
            say({.kind = EventKind::rated,
                 .seat = table.active,
                 .points = points,
                 .rating = rating_of(rules, points)});
        say({.kind = EventKind::ended,
             .seats = result.winners,
             .points = points,
             .ending = ending,
             .decided_by = decided_by(rules, table, result)});
    }
    return Next::ask;
}

}  // namespace fg::ftf
