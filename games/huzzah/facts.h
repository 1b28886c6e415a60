// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Facts about a table that several rooms ask for.
#pragma once

#include <bit>

#include "games/huzzah/state.h"

namespace fg::huzzah {

constexpr SeatSet all_seats(const Rules& rules) { return SeatSet::first(rules.players); }
constexpr EachSeat each_seat(const Rules& rules) { return {rules.players}; }

constexpr SeatSet seats_on_path(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules))
        if (table.place[s].is_step()) seats.add(s);
    return seats;
}
constexpr SeatSet seats_on_stages(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules))
        if (table.place[s].is_stage()) seats.add(s);
    return seats;
}
// Whether any pawn is there: all eight places are compared at once.
constexpr bool has_pawn(const Table& table, Place place) {
    constexpr u64 ones = 0x0101010101010101, tops = 0x8080808080808080;
    const u64 differing = std::bit_cast<u64>(table.place) ^ place.code() * ones;
    return ((differing - ones) & ~differing & tops) != 0;  // a byte is zero
}
constexpr bool is_taken(const Table& table, Stage stage) { return has_pawn(table, Place::on_stage(stage)); }
constexpr Seat performer_on(const Rules& rules, const Table& table, Stage stage) {
    for (Seat s : each_seat(rules))
        if (table.place[s] == Place::on_stage(stage)) return s;
    return no_seat;
}
// The open stage that overlooks the seat's step, if the seat is on the path and there is one.
constexpr Stage stage_beside(const Rules& rules, const Table& table, Seat seat) {
    const Place place = table.place[seat];
    return place.is_step() ? rules.stage_at[place.step()] : Stage::none;
}
// HUZ-058, HUZ-059: the first step from `step` on that no other pawn, full crowd or Richard takes. HUZ-060:
// the walker's own pawn, which still stands in its old place, never blocks.
constexpr u8 slide(const Rules& rules, const Table& table, Place own, int step) {
    const auto is_blocked = [&](int at) {
        if (at == table.richard || table.counters[at] >= rules.content.step_limit) return true;
        return has_pawn(table, Place::on_step(at)) && own != Place::on_step(at);
    };
    while (is_blocked(step)) step = step_after(step, 1);
    return static_cast<u8>(step);
}
// HUZ-163: where a walk of `steps` would really end.
constexpr u8 stop_after(const Rules& rules, const Table& table, Seat seat, int steps) {
    const int from = table.place[seat].step();
    if (steps == 0) return static_cast<u8>(from);  // HUZ-060
    return slide(rules, table, table.place[seat], step_after(from, steps));
}
constexpr int crowd_of(const Rules& rules, const Table& table, Stage stage) {
    const Area& area = rules.area(stage);
    int crowd = 0;
    for (int i = 0; i < area.size; ++i) crowd += table.counters[area.first + i];
    return crowd;
}
// HUZ-118, HUZ-119
constexpr bool has_room(const Rules& rules, const Table& table, Stage stage) {
    const Area& area = rules.area(stage);
    for (int i = 0; i < area.size; ++i)
        if (table.counters[area.first + i] < rules.content.step_limit) return true;
    return false;
}
// HUZ-086, HUZ-093 to HUZ-095: performers, and everyone on a step that an occupied stage overlooks.
constexpr SeatSet seats_with_a_show(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules)) {
        const Stage stage = stage_beside(rules, table, s);
        if (table.place[s].is_stage() || (stage != Stage::none && is_taken(table, stage))) seats.add(s);
    }
    return seats;
}
constexpr bool has_show_card(const Bag<Card>& hand) { return hand.size() != hand.count(Card::bump); }
// HUZ-044, HUZ-146: whether a seat still has a crowd to place, or cards that it may discard.
constexpr bool has_work(const Table& table, Seat seat) {
    return table.to_place[seat] != 0 || table.hand_size[seat] != 0;
}
constexpr bool is_window(Phase phase) {
    return phase == Phase::bump_mover || phase == Phase::bump_richard || phase == Phase::bump_pushed;
}

// ---- the end ----

// Who has the most points.
constexpr SeatSet leaders(const Rules& rules, const Table& table) {
    SeatSet best;
    int highest = -32768;
    for (Seat s : each_seat(rules)) {
        const int score = table.score[s];
        if (score > highest) best = {};
        if (score >= highest) {
            best.add(s);
            highest = score;
        }
    }
    return best;
}

// HUZ-155: among equals, more counters in the area of one's own stage; nobody's on the path.
constexpr SeatSet leaders_by_crowd(const Rules& rules, const Table& table, SeatSet tied) {
    SeatSet best;
    int most = -1;
    for (Seat s : tied) {
        const Place place = table.place[s];
        const int crowd = place.is_stage() ? crowd_of(rules, table, place.stage()) : 0;
        if (crowd > most) best = {};
        if (crowd >= most) {
            best.add(s);
            most = crowd;
        }
    }
    return best;
}

// How the game ends if it ends now (HUZ-149 to HUZ-155, HUZ-176); none if it goes on.
constexpr Ending ending_now(const Rules& rules, const Table& table, SeatSet best) {
    const bool is_reached = table.score[best.lowest()] >= rules.options.target_score;
    if (is_reached && (best.size() == 1 || rules.options.tie_rule == TieRule::shared)) return Ending::target;
    if (table.turn < rules.last_turn) return Ending::none;
    return best.size() == 1 ? Ending::last_turn : Ending::last_turn_by_crowd;
}
constexpr SeatSet winners_by(Ending ending, const Rules& rules, const Table& table, SeatSet best) {
    return ending == Ending::last_turn_by_crowd ? leaders_by_crowd(rules, table, best) : best;
}

}  // namespace fg::huzzah
