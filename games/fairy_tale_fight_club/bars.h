// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What somebody would think of and may not do now, and why: in so few words that both stand on a line of a terminal.
#pragma once

#include "games/fairy_tale_fight_club/offers.h"

namespace fg::ftf::detail {

struct Why {
    const char* why;
    const char* rule;
};
inline constexpr Why it_is_full{"it is full", "FTF-098"};
constexpr Why too_little_gold(const char* rule) { return {"too little gold", rule}; }
// Why a limited action cannot be carried out though there are actions left.
constexpr Why why_not(const Seen& seen, Act act) {
    const bool has_hand = !seen.mine.hand.is_empty();
    const bool owns_all =
        next_wagon(seen.table, seen.me) == Wagon::none && owns(seen.table, seen.me, Wagon::wheelbarrow);
    if (act == Act::purchase && owns_all) return {"you own one of each", "FTF-097"};
    if (act == Act::purchase) return {"you cannot pay for any wagon that is for sale to you", "FTF-056"};
    if (act == Act::load && !has_hand) return {"you hold no creatures", "FTF-063"};
    if (act == Act::load) return {"you own no wagon with room", "FTF-098"};
    if (act == Act::move) return {"it takes a laden wagon and another one with room", "FTF-065"};
    if (act == Act::discard) return {"you have no creatures", "FTF-067"};
    if (act == Act::swap) return {"you have no creature to discard", "FTF-069"};
    return {"nothing in hand and Market adds up", "FTF-073"};
}
inline void add_bar(Bars& list, const Choice& choice, Why why) {
    if (list.size() < most_barred) list.add({.choice = choice, .why = why.why, .rule = why.rule});
}

// Contracts that a wagon of this seat would fulfil, were it not for that.
inline void bar_completions(const Rules& rules, const Seen& seen, Bars& list) {
    const Table& table = seen.table;
    for (int w = 0; w < wagon_count; ++w) {
        const Creatures& cargo = cargo_of(table, seen.me, wagon_of(w));
        const auto add = [&](Contract contract, Why why) {
            add_bar(list, {.act = Act::complete, .contract = contract, .wagon = wagon_of(w)}, why);
        };
        const auto add_if_overfull = [&](Contract contract) {
            if (contract != Contract::none && rules.asked[contract] != cargo &&
                cargo.has_all(rules.asked[contract]))
                add(contract, {"the wagon holds others too", "FTF-080"});
        };
        for (Seat other : everybody(rules).without(seen.me))
            if (const Contract theirs = table.reserved[other].contract;
                theirs != Contract::none && rules.asked[theirs] == cargo)
                add(theirs, {"another player reserved it", "FTF-081"});
        for (const Posted& posted : table.area) add_if_overfull(posted.contract);
        add_if_overfull(table.reserved[seen.me].contract);
    }
}

inline void ActionOffers::bar(Bars& list) const {
    for (int n = 0; n < limited_actions; ++n)
        if ((limited >> n & 1u) == 0)
            add_bar(list, {.act = limited_act(n)},
                    seen.table.actions_left == 0 ? Why{"no limited action is left this turn", "FTF-040"}
                                                 : why_not(seen, limited_act(n)));
    if (!can_buy) add_bar(list, {.act = Act::buy_action}, too_little_gold("FTF-087"));
    if (reserves == 0)
        for (const Posted& posted : seen.table.area)
            if (posted.contract != Contract::none)
                add_bar(list, {.act = Act::reserve, .contract = posted.contract}, too_little_gold("FTF-089"));
    bar_completions(rules, seen, list);
    if (seen.table.actions_left > 0) bar_second_steps(list);
}

inline void BuyOffers::bar(Bars& list) const {
    for (int w = index_of(Wagon::hand_cart); w < wagon_count; ++w)
        if (const Wagon wagon = wagon_of(w); wagon != purchases.next && !owns(seen.table, seen.me, wagon))
            add_bar(list, {.act = Act::buy_wagon, .wagon = wagon, .payment = Payment::gold},
                    {"wagons are bought in order", "FTF-055"});
    for (int bit = 0; bit < 4; ++bit) {
        const Choice choice = purchases.at(bit);
        if (choice.wagon == Wagon::none || (purchases.bits >> bit & 1u) != 0) continue;
        if (owns(seen.table, seen.me, choice.wagon)) continue;
        const WagonCard& card = rules.wagon(choice.wagon);
        if (choice.payment == Payment::gold)
            add_bar(
                list, choice,
                card.gold == 0 ? Why{"it cannot be bought for gold", "FTF-058"} : too_little_gold("FTF-056"));
        else
            add_bar(list, choice,
                    card.creature_points == 0 ? Why{"it cannot be bought for creatures", "FTF-058"}
                                              : Why{"your hand is worth too little", "FTF-057"});
    }
}
inline void LoadOffers::bar(Bars& list) const {
    for (int w = 0; w < wagon_count; ++w)
        if (const Wagon wagon = wagon_of(w); (wagons >> w & 1u) == 0)
            add_bar(list, {.act = Act::load_into, .wagon = wagon},
                    owns(seen.table, seen.me, wagon) ? it_is_full : Why{"you do not own it", "FTF-061"});
}
inline void MoveOffers::bar(Bars& list) const {
    for (int pair = 0; pair < wagon_count * wagon_count; ++pair) {
        const int from = pair / wagon_count, to = pair % wagon_count;
        const bool is_full =
            owns(seen.table, seen.me, wagon_of(to)) && (wagons.roomy >> to & 1u) == 0 && from != to;
        if (is_full && (wagons.laden >> from & 1u) != 0)
            add_bar(list,
                    {.act = Act::move_between, .wagon = wagon_of(to), .source = place_of(wagon_of(from))},
                    it_is_full);
    }
}
inline void SwapOffers::bar(Bars& list) const {
    if (can_swap_cargo(rules)) return;
    for (int n = 0; n < count_cargo_kinds(seen.table, seen.me); ++n)
        add_bar(list, nth_cargo_kind(seen.table, seen.me, Act::swap_out, n),
                {"only from the hand here", "FTF-070"});
}
// What a second step will not allow: who puts creatures somewhere in one gesture never sees that step. Of a wagon that is not
// owned the purchase says why.
inline void ActionOffers::bar_second_steps(Bars& list) const {
    BuyOffers{*this}.bar(list);
    const Wagons wagons(rules, seen.table, seen.me);
    for (int w = 0; w < wagon_count; ++w)
        if (owns(seen.table, seen.me, wagon_of(w)) && (wagons.roomy >> w & 1u) == 0)
            add_bar(list, {.act = Act::load_into, .wagon = wagon_of(w)}, it_is_full);
    MoveOffers{*this}.bar(list);
    SwapOffers{*this}.bar(list);
}
inline void PawnOffers::bar(Bars& list) const {
    for (int n = 0; n < seen.mine.hand.count_kinds(); ++n)
        if (const Creature creature = seen.mine.hand.nth_kind(n); !pawns.has(creature))
            add_bar(list, {.act = Act::pawn, .creature = creature},
                    {"the pawnbroker wants a higher value", "FTF-196"});
}

}  // namespace fg::ftf::detail
