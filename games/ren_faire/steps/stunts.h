// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Stunts: who performs, who judges, and the verdict (REN-053 to REN-076, REN-158). With dice, and for a stand-in who performs alone,
// it is rolled.
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// A new Task: nobody has succeeded, failed or tied yet.
template <class C, class T>
void Play<C, T>::begin_task() {
    stage.succeeded = stage.failed = stage.tied = stage.declined = {};
}
template <class C, class T>
int Play<C, T>::roll(Seat seat, int needed) {
    const int face = chance.die();
    say({.kind = EventKind::rolled,
         .seat = seat,
         .count = static_cast<u16>(face),
         .needed = static_cast<u8>(needed)});
    return face;
}
// REN-064, REN-074: where people judge, there is something to see of a stand-in as well.
template <class C, class T>
Verdict Play<C, T>::rolled_verdict(Seat performer) {
    if (is_voted(table)) say({.kind = EventKind::skit, .seat = performer});
    return is_success(roll(performer, least_roll())) ? Verdict::success : Verdict::failure;
}
template <class C, class T>
Next Play<C, T>::judged(SeatSet performers, Verdict verdict) {
    SeatSet& seats = verdict == Verdict::success   ? stage.succeeded
                     : verdict == Verdict::failure ? stage.failed
                                                   : stage.tied;
    for (Seat seat : from_you(performers)) {
        stage.todo.remove(seat);
        seats.add(seat);
        say({.kind = EventKind::judged, .seat = seat, .verdict = verdict});
    }
    return Next::card;
}

// ---- who performs ----

// REN-064, REN-066, REN-074, REN-158: one performer after the other, each with a verdict of their own (REN-054).
template <class C, class T>
Next Play<C, T>::perform(const Operation& step) {
    if (!stage.is_begun) begin_task();
    while (begin(step.who)) {
        const Seat performer = stage.todo.first_clockwise(stage.you);
        if (is_voted(table) && is_live(table, performer)) return ask(Question::perform, performer);
        judged(SeatSet::only(performer), rolled_verdict(performer));
    }
    return step_done();
}
// REN-064, REN-070: one act of two; rolled once if no person takes part.
template <class C, class T>
Next Play<C, T>::perform_together(const Operation&) {
    if (stage.is_begun) return step_done();
    stage.is_begun = true;
    begin_task();
    if (!is_voted(table) || (both() & table.live).is_empty())
        return judged(both(), rolled_verdict(stage.you));
    return ask_performers();
}
// REN-065, REN-069
template <class C, class T>
Next Play<C, T>::duel(const Operation&) {
    if (stage.is_begun) return step_done();
    stage.is_begun = true;
    begin_task();
    if (is_voted(table)) return ask_performers();
    const int mine = roll(stage.you), theirs = roll(stage.chosen);
    if (mine == theirs) return judged(both(), Verdict::tie);
    return duel_won(mine > theirs ? stage.you : stage.chosen);
}
// The people among the two, you first; then the vote. A stand-in's place goes by.
template <class C, class T>
Next Play<C, T>::ask_performers() {
    stage.todo = is_live(table, stage.you) ? both() : SeatSet::only(stage.chosen);
    return next_performer();
}
// REN-154: who is a person now is asked, and who has left meanwhile is not.
template <class C, class T>
Next Play<C, T>::next_performer() {
    if (const SeatSet people = stage.todo & table.live; !people.is_empty())
        return ask(Question::perform, people.first_clockwise(stage.you));
    stage.todo = {};
    // REN-070: one countdown for both, which you end if you are a person.
    return step().op == Op::duel ? vote_on_duel()
                                 : begin_act((both() & table.live).first_clockwise(stage.you));
}
// REN-076: judged when the card expires. Who has left since it was laid has slipped.
template <class C, class T>
Next Play<C, T>::hold(const Operation& step) {
    if (!stage.is_begun) begin_task();
    while (begin(step.who)) {
        const Seat performer = stage.todo.first_clockwise(stage.you);
        if (is_voted(table) && is_live(table, performer)) return ask(Question::kept, performer);
        if (is_voted(table) && laid().was_live) return hold_answered(performer, false);
        judged(SeatSet::only(performer), rolled_verdict(performer));
    }
    return step_done();
}

// ---- what performers answer ----

// D15
template <class C, class T>
Next Play<C, T>::performs(Seat seat, bool accepts) {
    const Op op = step().op;
    if (op != Op::perform) {
        stage.todo.remove(seat);
        if (!accepts) stage.declined.add(seat);
    }
    say({.kind = accepts ? EventKind::steps_up : EventKind::declines, .seat = seat});
    if (op == Op::perform)  // REN-066
        return accepts ? begin_act(seat) : judged(SeatSet::only(seat), Verdict::failure);
    if (op == Op::perform_together && !accepts) return judged(both(), Verdict::failure);  // REN-070
    // REN-069: each performs in their turn; who is left over because the other declined need not.
    if (op == Op::duel && accepts && stage.declined.is_empty()) return begin_act(seat);
    return next_performer();
}
// REN-057: the countdown.
template <class C, class T>
Next Play<C, T>::begin_act(Seat seat) {
    ask(Question::act, seat);
    say({.kind = EventKind::act_began,
         .seat = seat,
         .count = static_cast<u16>(scaled_seconds(rules, step().seconds))});
    return Next::ask;
}
// D38, or the countdown has run out: the next performer of a duel, or the vote.
template <class C, class T>
Next Play<C, T>::curtain_fell(Seat seat) {
    const Op op = step().op;
    if (op == Op::perform) return vote_on_act(SeatSet::only(seat));
    if (op == Op::perform_together) return vote_on_act(both());
    return next_performer();
}
// D16
template <class C, class T>
Next Play<C, T>::hold_answered(Seat seat, bool is_kept) {
    say({.kind = is_kept ? EventKind::kept : EventKind::slipped, .seat = seat});
    return is_kept ? vote_on_act(SeatSet::only(seat)) : judged(SeatSet::only(seat), Verdict::failure);
}

// ---- votes ----

// REN-067: whoever does not perform. People are asked; a stand-in's vote is drawn when all are in (REN-075).
template <class C, class T>
Next Play<C, T>::vote_on_act(SeatSet performers) {
    return ask_secretly(Question::vote, (all() - performers) & table.live);
}
// REN-069: no vote on somebody who declined.
template <class C, class T>
Next Play<C, T>::vote_on_duel() {
    if (stage.declined == both()) return Next::card;  // nobody has won, lost or tied (P33)
    if (!stage.declined.is_empty()) return duel_won((both() - stage.declined).lowest());
    return ask_secretly(Question::duel_vote, (all() - both()) & table.live);
}
// Whose act is voted on.
template <class C, class T>
SeatSet Play<C, T>::acting() const {
    return step().op == Op::perform_together ? both() : SeatSet::only(stage.todo.first_clockwise(stage.you));
}
// REN-068, REN-072
template <class C, class T>
Next Play<C, T>::count_act_votes() {
    const SeatSet performers = acting(), judges = all() - performers, asked = state.round.asked;
    const auto answers = state.round.so_far;
    state.round.close();
    int ayes = 0, noes = 0, crowd_ayes = 0;
    for (Seat judge : from_you(judges)) {
        const Act act = answers[judge].sealed.act;
        if (asked.has(judge) && act == Act::none) continue;  // abstained
        const bool is_aye = asked.has(judge) ? act == Act::huzzah : is_success(chance.die());
        ++(is_aye ? ayes : noes);
        if (rules.options.show_votes == ShowVotes::names)
            say({.kind = is_aye ? EventKind::cheered : EventKind::booed, .seat = judge});
    }
    const int crowd = crowd_votes(rules, judges.size());
    for (int i = 0; i < crowd; ++i) crowd_ayes += is_success(chance.die());
    say({.kind = EventKind::votes,
         .seat = performers.first_clockwise(stage.you),
         .ayes = static_cast<u8>(ayes),
         .noes = static_cast<u8>(noes),
         .crowd_ayes = static_cast<u8>(crowd_ayes),
         .crowd_noes = static_cast<u8>(crowd - crowd_ayes)});
    const int lead = ayes + crowd_ayes - noes - (crowd - crowd_ayes);
    return judged(performers, lead > 0 ? Verdict::success : lead < 0 ? Verdict::failure : Verdict::tie);
}
template <class C, class T>
Next Play<C, T>::count_duel_votes() {
    const SeatSet judges = all() - both(), asked = state.round.asked;
    const auto answers = state.round.so_far;
    state.round.close();
    int mine = 0, theirs = 0, crowd_mine = 0;
    for (Seat judge : from_you(judges)) {
        const Seat named = answers[judge].sealed.seat;
        if (asked.has(judge) && named == no_seat) continue;
        const bool is_mine = asked.has(judge) ? named == stage.you : chance.flip();
        ++(is_mine ? mine : theirs);
        if (rules.options.show_votes == ShowVotes::names)
            say({.kind = EventKind::voted, .seat = judge, .to = is_mine ? stage.you : stage.chosen});
    }
    const int crowd = crowd_votes(rules, judges.size());
    for (int i = 0; i < crowd; ++i) crowd_mine += chance.flip();
    say({.kind = EventKind::duel_votes,
         .seat = stage.you,
         .to = stage.chosen,
         .ayes = static_cast<u8>(mine),
         .noes = static_cast<u8>(theirs),
         .crowd_ayes = static_cast<u8>(crowd_mine),
         .crowd_noes = static_cast<u8>(crowd - crowd_mine)});
    const int lead = mine + crowd_mine - theirs - (crowd - crowd_mine);
    if (lead == 0) return judged(both(), Verdict::tie);
    return duel_won(lead > 0 ? stage.you : stage.chosen);
}
template <class C, class T>
Next Play<C, T>::duel_won(Seat winner) {
    return win(winner, (both().without(winner)).lowest());
}

}  // namespace fg::ren
