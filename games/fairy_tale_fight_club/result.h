// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The end: when, how, who has won, how long it can take; and the same position with everybody moved on some seats.
#pragma once

#include "engine/symmetry.h"
#include "games/fairy_tale_fight_club/facts.h"

namespace fg::ftf {

constexpr bool is_over(const Table& table) { return table.ending != Ending::none; }
constexpr Ending ending(const Rules&, const Table& table) { return table.ending; }
constexpr Seat first_seat(const Table& table) { return table.first; }

// FTF-167 to FTF-169: points, then gold, then fewer contracts; larger is better.
constexpr int rank_of(const Table& table, Seat seat, int points) {
    return (points * 256 + table.gold[seat]) * 64 + (63 - table.completed[seat].size());
}
constexpr Result result(const Rules& rules, const Table& table) {
    Result result{.is_over = is_over(table)};
    PerSeat<i32, max_players> rank;
    for (Seat seat : EachSeat{rules.players}) {
        result.score[seat] = static_cast<i16>(score_of(rules, table, seat).total());
        rank[seat] = rank_of(table, seat, result.score[seat]);
    }
    for (Seat seat : EachSeat{rules.players}) {
        int better = 0;
        for (Seat other : EachSeat{rules.players}) better += rank[other] > rank[seat];
        result.place[seat] = static_cast<u8>(better + 1);
        if (result.is_over && better == 0) result.winners.add(seat);
    }
    return result;
}

// Gold that can ever be spent: what the contracts bring, and what events and fights give to each.
constexpr u32 most_gold(const Rules& rules) {
    u32 on_contract = 0, by_event = 0;
    for (const ContractCard& card : rules.content.contracts)
        if (card.gold > on_contract) on_contract = card.gold;
    for (const EventFace& face : rules.content.events) {
        const u32 gold = face.effect == Effect::gold ? face.amount : face.effect == Effect::pawn ? 1u : 0u;
        if (gold > by_event) by_event = gold;
    }
    const u32 events = static_cast<u32>(detail::count_in(rules.layers, DeckCard::event));
    const u32 contracts = static_cast<u32>(detail::count_contracts(rules.layers));
    return contracts * on_contract + events * (rules.players * by_event + 1) + 2u * rules.players;
}
// "Termination" in the catalogue: in each turn the limited actions, "end actions" and D2; in the whole game every completion,
// every gold coin spent on an action or a reserve (with the action it buys), and the answers to the events.
constexpr u32 longest(const Rules& rules) {
    const u32 contracts = static_cast<u32>(detail::count_contracts(rules.layers));
    const u32 events = static_cast<u32>(detail::count_in(rules.layers, DeckCard::event));
    const u32 players = rules.players;
    const u32 purchases = players * (3 + events);
    const u32 turns =
        rules.last_turn != 0 ? rules.last_turn : rules.most_quiet_turns * (1 + contracts + purchases);
    return turns * (rules.content.actions + 2u) + contracts + 2 * most_gold(rules) + events * 2 * players;
}

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules&, const Choice& choice, int) { return choice; }

}  // namespace fg::ftf
