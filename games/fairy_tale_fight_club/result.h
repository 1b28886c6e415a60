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

// FTF-167: what puts one seat ahead of another, if not all of it is equal.
constexpr DecidedBy difference(const Table& table, const Result& result, Seat ahead, Seat behind) {
    if (result.score[ahead] != result.score[behind]) return DecidedBy::points;
    return table.gold[ahead] != table.gold[behind] ? DecidedBy::gold : DecidedBy::contracts;
}
// What was needed to tell the winners from everybody else; none if everybody has won.
constexpr DecidedBy decided_by(const Rules& rules, const Table& table, const Result& result) {
    DecidedBy decided = DecidedBy::none;
    for (Seat seat : everybody(rules) - result.winners) {
        const DecidedBy needed = difference(table, result, result.winners.lowest(), seat);
        if (decided == DecidedBy::none || decided < needed) decided = needed;
    }
    return decided;
}

namespace detail {

// Of so many of them, the largest together.
template <class Values>
constexpr u32 sum_of_largest(Values values, int count) {
    u32 sum = 0;
    for (; count > 0; --count) {
        auto* largest = values.begin();
        for (auto& value : values)
            if (value > *largest) largest = &value;
        sum += *largest;
        *largest = 0;
    }
    return sum;
}
// If the deck holds the contracts with the most gold of each level (FTF-027).
constexpr u32 most_gold_on_contracts(const Rules& rules) {
    u32 gold = 0;
    for (const DeckCard level : {DeckCard::level_1, DeckCard::level_2, DeckCard::level_3}) {
        Array<u8, contract_count> of_level{};
        for (int i = 0; i < contract_count; ++i)
            if (level_of(static_cast<Contract>(i)) == level) of_level[i] = rules.content.contracts.at[i].gold;
        gold += sum_of_largest(of_level, count_in(rules.layers, level));
    }
    return gold;
}
// If it holds the Events that bring the most gold to all together, fights included.
constexpr u32 most_gold_by_events(const Rules& rules) {
    Array<u8, name_count<EventCard>> brings{};
    for (int i = 0; i < name_count<EventCard>; ++i) {
        const EventFace& face = rules.content.events.at[i];
        const int each = face.effect == Effect::gold ? face.amount : face.effect == Effect::pawn ? 1 : 0;
        brings[i] = static_cast<u8>(rules.players * each + is_fought_for_gold(face.fight));
    }
    return sum_of_largest(brings, count_in(rules.layers, DeckCard::event));
}
constexpr u32 gold_to_start_with(const Rules& rules) {  // FTF-036
    u32 gold = 0;
    if (rules.options.seat_gold == SeatGold::by_turn_order)
        for (Seat seat : EachSeat{rules.players})
            gold += rules.content.seat_gold[rules.players][index_of(seat)];
    return gold;
}
// FTF-087, FTF-089: a coin spent on reserves is so many answers, or one spent on actions with the use of these.
constexpr u32 most_answers_for(const Rules& rules, u32 gold) {
    const u32 actions = 2 * gold / rules.content.action_price, reserves = gold / rules.content.reserve_price;
    return actions > reserves ? actions : reserves;
}
// A full game's turns, or every turn in which something is completed or bought and the quiet ones between them (FTF-156).
constexpr u32 most_turns(const Rules& rules) {
    if (rules.last_turn != 0) return rules.last_turn;
    int destroying = 0;
    for (const EventFace& face : rules.content.events)
        destroying += face.effect == Effect::toll || face.effect == Effect::wreck;
    const int events = count_in(rules.layers, DeckCard::event);
    const int purchases = rules.players * (3 + (destroying < events ? destroying : events));
    // FTF-152: at the end three may be left, if the last cards of the deck are Events.
    const int left = rules.content.last_contracts < 3 ? rules.content.last_contracts : 3;
    const int completions = count_contracts(rules.layers) - left;
    return rules.most_quiet_turns * static_cast<u32>(1 + completions + purchases);
}

}  // namespace detail

// "Termination" in the catalogue: in each turn the limited actions, "end actions" and D2; in the whole game every completion,
// what all gold that ever comes in can buy, and the answers to the Events.
constexpr u32 longest(const Rules& rules) {
    const u32 contracts = static_cast<u32>(detail::count_contracts(rules.layers));
    const u32 events = static_cast<u32>(detail::count_in(rules.layers, DeckCard::event));
    const u32 gold = detail::most_gold_on_contracts(rules) + detail::most_gold_by_events(rules) +
                     detail::gold_to_start_with(rules);
    return detail::most_turns(rules) * (rules.content.actions + 2u) + contracts +
           detail::most_answers_for(rules, gold) + events * 2 * rules.players;
}

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    out = turned_value(SeatTurning(rules.players, steps), state);
    return true;
}
constexpr Choice turned_choice(const Rules&, const Choice& choice, int) { return choice; }

}  // namespace fg::ftf
