// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer, expired clock and report does. `run` goes on until somebody must be
// asked or the game is over; what is going on meanwhile (a turn, a trade, a refill, a crier) stands in frames, so
// that a window can open in the middle of anything. The steps are in steps/.
#pragma once

#include "tests/toys/pie_stall/offers.h"

namespace fg::pie {

enum class Next : u8 { ask, new_round, passes, next_turn, end_turn, refill, calls };

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;
    Table& table = state.table;
    Stall& piles = state.veiled.piles;

    void answer(Seat seat, const Choice& choice) { run(taken(seat, choice)); }
    void expire(Seat seat) { run(expired(seat)); }
    void report(const Report& report) { run(reported(report)); }
    void run(Next next) {
        while (next != Next::ask) switch (next) {
                case Next::ask: return;
                case Next::new_round: next = new_round(); break;
                case Next::passes: next = passes(); break;
                case Next::next_turn: next = next_turn(); break;
                case Next::end_turn: next = end_turn(); break;
                case Next::refill: next = refill(); break;
                case Next::calls: next = calls(); break;
            }
    }
    Next taken(Seat seat, const Choice& choice) {
        switch (choice.act) {
            case Act::lay: return lay(seat, choice.card);
            case Act::ready: return is_ready(seat);
            case Act::pass: return pick_to_pass(seat, choice.card);
            case Act::done: return picked(seat);
            case Act::take: return take(seat, choice.card);
            case Act::serve: return serve(seat, choice.card);
            case Act::offer: return make_offer(seat, choice.card, choice.to);
            case Act::order: return order(seat, choice.card, choice.to);
            case Act::sniff: return sniff(seat, choice.to);
            case Act::rest: return rest(seat);
            case Act::accept: return accept(seat);
            case Act::refuse: return refuse(seat);
            case Act::call: return state.round.seal(seat, choice) ? Next::calls : Next::ask;
            case Act::none: break;
        }
        return Next::ask;
    }
    // Small words.
    Next ask(Question question, SeatSet seats) {
        state.round.close();
        table.question = question;
        state.round.open(seats);
        return Next::ask;
    }
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(SeatSet seats, const Event& event) { tell(Audience::some(seats), event); }
    // From the first player on, so that no chair is better than another.
    InOrder in_order(SeatSet seats) const { return {seats, table.first}; }
    SeatSet here() const { return present(rules, table); }
    Card draw() { return chance.card(piles.lot(pantry)); }
    SeatSet holders() const;

    // steps/begin.h: PIE-001 to PIE-003
    void set_up();
    void deal(Seat seat);
    Next lay(Seat seat, Card card);
    Next is_ready(Seat seat);
    Next set_out_done(bool is_last) { return is_last ? Next::new_round : Next::ask; }
    void add_to_plate(Seat seat, Card card);
    // steps/passing.h: PIE-004
    Next new_round();
    Next pick_to_pass(Seat seat, Card card);
    Next picked(Seat seat) { return state.round.answered(seat) ? Next::passes : Next::ask; }
    Next passes();
    void put_on_tray(Seat seat, Seat to, Card card);
    void take_from_tray(Seat seat, Seat to);
    void hand_moved(Seat from, Seat to);
    void glimpsed(Seat who, Seat holder, int cards);
    void clip_glimpses();
    // steps/turn.h: PIE-005 to PIE-007, PIE-009 to PIE-011
    Next next_turn();
    Next end_turn();
    Next take(Seat seat, Card card);
    Next serve(Seat seat, Card card);
    void tip(Seat seat);
    Next order(Seat seat, Card card, Seat to);
    Next sniff(Seat seat, Seat to);
    Next rest(Seat seat);
    void pay(Seat from, Seat to);
    // steps/trade.h: PIE-008
    Next make_offer(Seat seat, Card card, Seat to);
    Next accept(Seat seat);
    Next refuse(Seat seat);
    // steps/refill.h: PIE-006, PIE-012
    Next refill();
    Next cry(Card crier);
    Next calls();
    void throw_coins(const PerSeat<Back, max_players>& call, SeatSet callers);
    // steps/leaving.h: PIE-004, PIE-012 to PIE-015
    Next expired(Seat seat);
    Next reported(const Report& report);
    Next leave(Seat seat);
    Next go_on_without(Seat seat);
    void discard_all(Seat seat, At at);
    void set_stand_in(Seat seat, bool is_stand_in);
    Next end(Ending ending);
};

}  // namespace fg::pie

#include "tests/toys/pie_stall/steps/begin.h"
#include "tests/toys/pie_stall/steps/leaving.h"
#include "tests/toys/pie_stall/steps/passing.h"
#include "tests/toys/pie_stall/steps/refill.h"
#include "tests/toys/pie_stall/steps/trade.h"
#include "tests/toys/pie_stall/steps/turn.h"

namespace fg::pie {

// PIE-013, PIE-014
constexpr bool accepts(const Rules&, const Table& table, const Report& report) {
    if (table.ending != Ending::none || table.left.has(report.seat)) return false;
    switch (report.kind) {
        case ReportKind::left: return true;
        case ReportKind::stand_in: return !table.stand_ins.has(report.seat);
        case ReportKind::live: return table.stand_ins.has(report.seat);
        case ReportKind::host:
        case ReportKind::score:
        case ReportKind::none: break;
    }
    return false;
}

}  // namespace fg::pie
