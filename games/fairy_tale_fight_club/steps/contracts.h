// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Contracts: completing and reserving them (section 6), refilling (section 8), and the end test (FTF-151).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

// What the next card of the Contract Deck can be, for chance.
struct LayerLot {
    static constexpr int kinds = name_count<DeckCard>;
    const DeckCounts& counts;
    constexpr int size() const { return size_of(counts); }
    constexpr int count(DeckCard kind) const { return counts[kind]; }
    constexpr DeckCard nth(int n) const {
        int kind = 0;
        while (n >= counts.at[kind]) n -= counts.at[kind++];
        return static_cast<DeckCard>(kind);
    }
};
// Cards of which there is one each: those not seen yet.
template <class Card>
class UnseenLot {
  public:
    static constexpr int kinds = name_count<Card>;
    // The cards from one number to before another.
    constexpr UnseenLot(int first, int last)
        : bits_{below(last) & ~below(first), below(last - 64) & ~below(first - 64)} {}
    constexpr void remove(Card card) {
        if (card != Card::none) bits_[index_of(card) / 64] &= ~(u64{1} << index_of(card) % 64);
    }
    constexpr int size() const { return count_bits(bits_[0]) + count_bits(bits_[1]); }
    constexpr int count(Card card) const { return bits_[index_of(card) / 64] >> index_of(card) % 64 & 1u; }
    constexpr Card nth(int n) const {
        const int low = count_bits(bits_[0]);
        return static_cast<Card>(n < low ? nth_bit(bits_[0], n) : 64 + nth_bit(bits_[1], n - low));
    }

  private:
    static constexpr u64 below(int end) { return end <= 0 ? 0 : end >= 64 ? ~u64{0} : (u64{1} << end) - 1; }
    u64 bits_[2];
};

// FTF-027: any contract of the level that has not come up; whether it lay in the deck or in the box, nobody knew.
template <class C, class T>
Contract Play<C, T>::draw_contract(DeckCard level) {
    const int first = level == DeckCard::level_1   ? 0
                      : level == DeckCard::level_2 ? first_of_level_2
                                                   : first_of_level_3;
    const int last = level == DeckCard::level_1   ? first_of_level_2
                     : level == DeckCard::level_2 ? first_of_level_3
                                                  : contract_count;
    UnseenLot<Contract> unseen(first, last);
    for (const Posted& posted : table.area) unseen.remove(posted.contract);
    for (Seat seat : EachSeat{rules.players}) {
        unseen.remove(table.reserved[seat].contract);
        for (const Contract contract : table.completed[seat]) unseen.remove(contract);
    }
    for (const Contract contract : table.contract_discards) unseen.remove(contract);
    return chance.card(unseen);
}
template <class C, class T>
EventCard Play<C, T>::draw_event() {
    UnseenLot<EventCard> unseen(0, name_count<EventCard>);
    for (const EventCard card : table.event_discards) unseen.remove(card);
    return chance.card(unseen);
}

// FTF-034, FTF-111, FTF-146: in the first free place, with its printed gold as far as the supply goes.
template <class C, class T>
void Play<C, T>::place(Contract contract) {
    const u8 printed = rules.card(contract).gold;
    const u8 gold = printed < table.supply ? printed : table.supply;
    table.supply = static_cast<u8>(table.supply - gold);
    table.area[place_in_area(table, Contract::none)] = {.contract = contract, .gold = gold};
    say({.kind = EventKind::placed, .contract = contract, .gold = gold});
}

// FTF-110: one card of the Contract Deck; an Event card is resolved, and then the next one follows.
template <class C, class T>
Next Play<C, T>::refill() {
    for (DeckCounts& layer : table.layers) {
        if (size_of(layer) == 0) continue;
        const DeckCard kind = chance.card(LayerLot{layer});
        --layer[kind];
        if (kind == DeckCard::event) return turn_event(draw_event());
        place(draw_contract(kind));
        break;
    }
    return Next::refilled;
}
// FTF-150 to FTF-153
template <class C, class T>
Next Play<C, T>::refilled() {
    const bool is_last =
        contract_deck_size(table) == 0 && count_in_play(rules, table) <= rules.content.last_contracts;
    return is_last ? end(Ending::contracts_out) : Next::actions;
}

template <class C, class T>
Next Play<C, T>::complete(Seat seat, Contract contract, Wagon wagon) {  // FTF-083 to FTF-086
    const int place = place_in_area(table, contract);
    Posted& posted = place >= 0 ? table.area[place] : table.reserved[seat];
    const u8 gold = posted.gold;
    posted = {};
    table.discards.add_all(cargo(seat, wagon));
    cargo(seat, wagon).clear();
    table.completed[seat].push_back(contract);
    table.gold[seat] = static_cast<u8>(table.gold[seat] + gold);
    table.is_busy = true;
    say({.kind = EventKind::completed, .seat = seat, .contract = contract, .wagon = wagon, .gold = gold});
    const bool is_refilled =
        place >= 0 || rules.options.reserve_refill == ReserveRefill::on_completion;  // FTF-200
    return is_refilled ? Next::refill : Next::refilled;
}

// FTF-087, FTF-088
template <class C, class T>
Next Play<C, T>::buy_action(Seat seat) {
    pay(seat, rules.content.action_price);
    ++table.actions_left;
    say({.kind = EventKind::action_bought, .seat = seat, .gold = rules.content.action_price});
    return Next::actions;
}

// FTF-089 to FTF-096: pay, discard the old one, take the new one, refill.
template <class C, class T>
Next Play<C, T>::reserve(Seat seat, Contract contract) {
    Posted& place = table.area[place_in_area(table, contract)];
    const Posted old = table.reserved[seat], chosen = place;
    const bool replaces = old.contract != Contract::none;
    const bool goes_back = replaces && rules.options.reserve_discard == ReserveDiscard::area;
    pay(seat, rules.content.reserve_price);
    if (replaces && !goes_back) {
        table.reserved[seat] = {};
        table.contract_discards.push_back(old.contract);
        table.supply = static_cast<u8>(table.supply + old.gold);
        say({.kind = EventKind::dropped, .seat = seat, .contract = old.contract, .gold = old.gold});
    }
    table.reserved[seat] = chosen;
    place = goes_back ? old : Posted{};
    say({.kind = EventKind::reserved,
         .seat = seat,
         .contract = contract,
         .gold = rules.content.reserve_price});
    if (goes_back) {
        say({.kind = EventKind::returned, .seat = seat, .contract = old.contract});
        return Next::refilled;
    }
    // FTF-200
    const bool is_refilled = replaces || rules.options.reserve_refill == ReserveRefill::immediately;
    return is_refilled ? Next::refill : Next::refilled;
}

}  // namespace fg::ftf
