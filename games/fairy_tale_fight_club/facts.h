// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Questions about a table that several rooms ask.
#pragma once

#include "games/fairy_tale_fight_club/state.h"

namespace fg::ftf {

// ---- seats and turns ----

constexpr SeatSet everybody(const Rules& rules) { return SeatSet::first(rules.players); }
// FTF-135: in turn order from the active player.
constexpr InOrder in_turn_order(const Rules& rules, const Table& table) {
    return {everybody(rules), table.active};
}
// From 1 on. A game that ends with a turn ends in the round of that turn (FTF-156, FTF-157, FTF-175).
constexpr int round_of(const Rules& rules, const Table& table) {
    const bool has_ended_with_turn = table.ending == Ending::last_round || table.ending == Ending::stalled;
    return (table.turns - has_ended_with_turn) / rules.players + 1;
}

// ---- creatures ----

// Creature points (FTF-057).
constexpr int points_of(const Creatures& creatures) {
    int points = 0;
    for (u64 rest = creatures.present(); rest != 0; rest &= rest - 1) {
        const Creature kind = static_cast<Creature>(lowest_bit(rest) / 4);
        points += creatures.count(kind) * value_of(kind);
    }
    return points;
}
// The sums that two or more of these creatures can make, as far as one creature can have them (FTF-073): bits at four times
// the sum, so that they lie one kind above those of a bag. Stops when one of the `wanted` sums is found.
constexpr u64 sums_of_several(const Creatures& creatures, u64 wanted = 0) {
    constexpr u64 sums = 0x11111111111;        // 0 to 10
    constexpr u64 most_copies = 0x111112235a;  // 10 divided by the value
    u64 any = 0, several = 0;                  // with one card or more; with two or more
    for (u64 rest = creatures.present(); rest != 0; rest &= rest - 1) {
        const int at = lowest_bit(rest), by = at + 4;
        const int most = static_cast<int>(most_copies >> at & 15);
        const int have = creatures.count(static_cast<Creature>(at / 4));
        for (int copies = have < most ? have : most; copies > 0; --copies) {
            several |= any << by;
            any = (any | any << by | u64{1} << by) & sums;
        }
        if ((several & wanted) != 0) break;
    }
    return several & sums;
}
// One of each of the creatures whose values are among these sums.
constexpr Creatures with_value_in(const Creatures& creatures, u64 sums) {
    return Creatures::one_of_each(creatures.present() & sums >> 4);
}

// ---- wagons ----

constexpr Wagon wagon_of(int number) { return static_cast<Wagon>(number); }
constexpr bool owns(const Table& table, Seat seat, Wagon wagon) { return table.owned[seat].has(wagon); }
constexpr const Creatures& cargo_of(const Table& table, Seat seat, Wagon wagon) {
    return table.cargo[seat][wagon];
}
// FTF-098; a wagon for sale has none.
constexpr int room_in(const Rules& rules, const Table& table, Seat seat, Wagon wagon) {
    return owns(table, seat, wagon) ? rules.wagon(wagon).capacity - cargo_of(table, seat, wagon).size() : 0;
}
// Of a player's wagons, as bits: those with creatures, those with room.
struct Wagons {
    u32 laden = 0, roomy = 0;
    constexpr Wagons(const Rules& rules, const Table& table, Seat seat) {
        const u32 owned = table.owned[seat].bits();
        for (int w = 0; w < wagon_count; ++w) {
            const int size = table.cargo[seat].at[w].size();
            laden |= u32{size > 0} << w;
            roomy |= u32{size < rules.content.wagons.at[w].capacity} << w;
        }
        roomy &= owned;
    }
};
constexpr Wagon nth_wagon(u32 wagons, int n) { return wagon_of(nth_bit(wagons, n)); }
constexpr bool has_cargo(const Table& table, Seat seat) {
    for (const Creatures& cargo : table.cargo[seat])
        if (!cargo.is_empty()) return true;
    return false;
}
constexpr bool has_room(const Rules& rules, const Table& table, Seat seat) {
    return Wagons(rules, table, seat).roomy != 0;
}
// FTF-055, FTF-104: in the order of the cards; none if all are owned. The Wheelbarrow is never next.
constexpr Wagon next_wagon(const Table& table, Seat seat) {
    for (int w = index_of(Wagon::hand_cart); w < wagon_count; ++w)
        if (!owns(table, seat, wagon_of(w))) return wagon_of(w);
    return Wagon::none;
}
constexpr int max_hand(const Rules& rules, const Table& table, Seat seat) {  // FTF-050, FTF-099
    return owns(table, seat, Wagon::war_wagon) ? rules.content.war_wagon_hand : rules.content.hand;
}

// ---- contracts ----

// The place of a contract in the area, or -1.
constexpr int place_in_area(const Table& table, Contract contract) {
    for (int i = 0; i < most_in_area; ++i)
        if (table.area[i].contract == contract) return i;
    return -1;
}
constexpr int count_in_area(const Table& table) {
    int count = 0;
    for (const Posted& posted : table.area) count += posted.contract != Contract::none;
    return count;
}
// FTF-094, FTF-200: with reserve_refill = immediately a reserved contract is out of play.
constexpr int count_in_play(const Rules& rules, const Table& table) {
    int count = count_in_area(table);
    if (rules.options.reserve_refill == ReserveRefill::on_completion)
        for (Seat seat : EachSeat{rules.players}) count += table.reserved[seat].contract != Contract::none;
    return count;
}
constexpr int size_of(const DeckCounts& layer) {
    int size = 0;
    for (const u8 cards : layer) size += cards;
    return size;
}
constexpr int contract_deck_size(const Table& table) {
    int size = 0;
    for (const DeckCounts& layer : table.layers) size += size_of(layer);
    return size;
}

// ---- scores ----

struct Score {
    ByName<Part, i16> parts;
    constexpr int total() const {
        int sum = 0;
        for (const i16 part : parts) sum += part;
        return sum;
    }
};
using FlagCounts = ByName<Flag, u8>;
constexpr FlagCounts flags_of(const Rules& rules, const Table& table, Seat seat) {
    FlagCounts flags;
    for (const Contract contract : table.completed[seat]) ++flags[rules.card(contract).flag];
    return flags;
}
// FTF-162, FTF-165, FTF-166
constexpr int same_flag_sets(const Rules& rules, const FlagCounts& flags) {
    int sets = 0;
    for (const u8 count : flags) sets += count / rules.content.same_flags;
    return rules.options.flag_sets == FlagSets::once_each && sets > 1 ? 1 : sets;
}
// FTF-163, FTF-165, FTF-166
constexpr int all_flag_sets(const Rules& rules, const FlagCounts& flags) {
    int sets = flags.at[0];
    for (const u8 count : flags)
        if (count < sets) sets = count;
    return rules.options.flag_sets == FlagSets::once_each && sets > 1 ? 1 : sets;
}
constexpr Score score_of(const Rules& rules, const Table& table, Seat seat) {
    const FlagCounts flags = flags_of(rules, table, seat);
    int contracts = 0, wagons = 0;
    for (const Contract contract : table.completed[seat]) contracts += rules.card(contract).points;
    for (int w = 0; w < wagon_count; ++w)
        if (owns(table, seat, wagon_of(w))) wagons += rules.wagon(wagon_of(w)).points;  // FTF-159
    Score score;
    score.parts[Part::contracts] = static_cast<i16>(contracts);
    score.parts[Part::wagons] = static_cast<i16>(wagons);
    score.parts[Part::gold] = static_cast<i16>(table.gold[seat] / rules.content.gold_per_point);  // FTF-161
    score.parts[Part::same_flags] =
        static_cast<i16>(same_flag_sets(rules, flags) * rules.content.same_flags_points);
    score.parts[Part::all_flags] =
        static_cast<i16>(all_flag_sets(rules, flags) * rules.content.all_flags_points);
    return score;
}
constexpr Rating rating_of(const Rules& rules, int points) {  // FTF-177, FTF-178
    int band = 0;
    while (band + 1 < name_count<Rating> && points >= rules.content.ratings.at[band + 1]) ++band;
    return static_cast<Rating>(band);
}

// ---- fights ----

// FTF-123, FTF-124: who alone has the best of all numbers that only one has; or nobody.
constexpr Seat victor_among(SeatSet fighters, const PerSeat<u8, max_players>& number, bool is_low) {
    Seat victor = no_seat;
    for (Seat seat : fighters) {
        bool is_tied = false;
        for (Seat other : fighters) is_tied |= other != seat && number[other] == number[seat];
        const bool is_better =
            victor == no_seat || (is_low ? number[seat] < number[victor] : number[seat] > number[victor]);
        if (!is_tied && is_better) victor = seat;
    }
    return victor;
}
constexpr bool is_low_fight(Fight fight) { return fight == Fight::low_card || fight == Fight::low_gold; }
constexpr bool is_card_fight(Fight fight) { return fight == Fight::low_card || fight == Fight::high_card; }
// FTF-119, FTF-120: the victor of another fight draws a creature.
constexpr bool is_fought_for_gold(Fight fight) {
    return fight == Fight::high_card || fight == Fight::low_gold;
}
constexpr bool is_passing(Effect effect) {
    return effect == Effect::pass_left || effect == Effect::pass_right;
}

}  // namespace fg::ftf
