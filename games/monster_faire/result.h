// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position with everybody moved on some seats.
#pragma once

#include "engine/symmetry.h"
#include "games/monster_faire/facts.h"

namespace fg::mon {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }
constexpr Seat first_seat(const Table& table) { return table.first == no_seat ? seat_of(0) : table.first; }

// MON-403: winners, then by elimination at the Faire, then who is alive without having taken part, then by the time of going
// out; later is better.
constexpr int rank_of(const Table& table, Seat seat) {
    if (table.winners.is_empty() || table.winners.has(seat)) return 1000;
    if (table.faire.entrants.has(seat)) return 500 + table.exits[seat];
    return table.out.has(seat) ? table.exits[seat] : 400;
}
constexpr Result result(const Rules& rules, const Table& table) {
    Result result{.is_over = is_over(table)};
    if (result.is_over) result.winners = table.winners.is_empty() ? everybody(rules) : table.winners;
    for (Seat seat : EachSeat{rules.players}) {
        int better = 0;
        for (Seat other : EachSeat{rules.players}) better += rank_of(table, other) > rank_of(table, seat);
        result.place[seat] = static_cast<u8>(better + 1);
        result.score[seat] = table.winners.has(seat) ? 1 : 0;
    }
    return result;
}

// MON-323, MON-385: the Scholarship, which only who wins the Faire has, goes into the next game of the same players.
constexpr Seat heir(const Rules&, const Table& table) {
    return table.ending == Ending::faire ? table.winners.lowest() : no_seat;
}
// MON-384: it is of use where Prometheus is played.
constexpr Options inherited(Options options, Seat heir) {
    const bool is_held = heir != no_seat && options.rule_prometheus == Toggle::on;
    options.scholar = is_held ? static_cast<Scholar>(1 + index_of(heir)) : Scholar::nobody;
    return options;
}

// "Termination" in the catalogue, part by part: how many answers there can be at most.
namespace detail {
// MON-090, MON-091: every Igor card goes to a hand, and each side may make the decks anew from all hands once; then at most three
// numbered cards, a Queen and a King.
constexpr u32 longest_fight(const Rules& rules) {
    const u32 igors = rules.options.rule_many_hands == Toggle::on ? 42 : 28;
    return 3 * igors + 3 + 2;
}
// Each Igor who is there goes out once, the longest way on a visit: cargo, request, the door twice and a look for wine, reply, trade or
// spoils, a fight. MON-376: whoever is hired stays, and as many can be hired as there is room for, or as die; a card for
// each action. A dinner takes no longer than one visit.
constexpr u32 longest_igor_phase(const Rules& rules) {
    const u32 igors = rules.most_igors;
    return (rules.has_cooks() ? 2 * (3 * igors + 1) : 1) + igors * (10 + longest_fight(rules));
}
// At one Manor, but for what meets a single villager: everybody may turn Igor, three stages are begun, three Igors join, help; Brain and
// emergency, hiding or injury, the Brain's defence; no more throwing, penalty or stand, a last card.
constexpr u32 longest_attack(const Rules& rules) { return rules.players - 1u + 3 + 3 + 1 + 4 + 3; }
// MON-183, MON-186, MON-193, MON-203: from an errand each, one check, the spreading; for a Monster, a Brain, a Laboratory and a player on
// the run at each Manor of a sweep, for a Laboratory of each incited group; for a Monster killed in Town.
constexpr u32 most_arrivals(const Rules& rules) {
    const u32 players = rules.players;
    return rules.most_igors + 1 + players + 4 * players + (players - 1) + 1;
}
// MON-106, MON-281: one Defender in the Laboratory phase, one as the host's free action.
inline constexpr u32 most_defenders = 2;

// Draws and Brain; four windows in which each opponent plays one card; Laboratory; prowlers, Monster and the fight in Town; invitation; one
// sweep and a group for each opponent.
constexpr u32 longest_turn(const Rules& rules) {
    const u32 opponents = rules.players - 1u;
    return 6 + 4 + (4 + 2) * opponents + longest_igor_phase(rules) + 2 + opponents + 1 + 4 + 2 +
           rules.players * longest_attack(rules) + 2 * opponents;
}
}  // namespace detail

// A Defender or a thrown card costs two answers, and is counted where it or its victim came to the table: it is discarded, and a
// thrown card kills (MON-201, MON-226). Every round of the Faire costs a card, and so does every objection.
constexpr u32 longest(const Rules& rules) {
    const u32 players = rules.players;
    const u32 of_turn =
        detail::longest_turn(rules) + 2 * detail::most_defenders + 2 * detail::most_arrivals(rules);
    const u32 of_setup = 4 * players + 3 + 2;
    return of_setup + rules.options.faire_deadline * players * of_turn + card_count * (2 * players + 2);
}

// The scholar's seat is one of the options, and before somebody is first all is done by seat number.
constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    if (rules.scholar != no_seat || state.table.first == no_seat) return false;
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    return turned_value(SeatTurning(rules.players, steps), choice);
}

}  // namespace fg::mon
