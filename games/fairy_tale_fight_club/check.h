// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: each creature, contract, Event card and coin is there once and lies where it may, what is public
// about hidden things is true, the round fits. A state may come from outside, so nothing is used as an index before it has been
// found in range.
#pragma once

#include "games/fairy_tale_fight_club/offers.h"

namespace fg::ftf {

struct Inspection {
    const Rules& rules;
    const State& state;
    const Table& table;

    constexpr Complaint complaint() const {
        if (Complaint found = seats()) return found;
        if (Complaint found = creatures()) return found;
        if (Complaint found = wagons()) return found;
        if (Complaint found = contracts()) return found;
        if (Complaint found = events()) return found;
        if (Complaint found = gold()) return found;
        if (Complaint found = turn()) return found;
        if (Complaint found = complaint_of(state.round, rules.players)) return found;
        if (Complaint found = round()) return found;
        for (Seat seat : EachSeat{rules.players})
            if (Complaint found = group(seat)) return found;
        for (Seat seat : state.round.asked - state.round.owing)
            if (!has_answered(seat)) return "a sealed answer is not one of those that were offered";
        return nullptr;
    }

  private:
    constexpr bool is_seat(Seat seat) const { return index_of(seat) < rules.players; }
    constexpr Complaint seats() const {
        if (!is_seat(table.first) || !is_seat(table.active)) return "the turn is nobody's";
        if (clockwise(table.first, table.turns % rules.players, rules.players) != table.active &&
            table.ending != Ending::last_round && table.ending != Ending::stalled)
            return "turns pass clockwise (FTF-024)";
        if (!(table.carted - everybody(rules)).is_empty())
            return "somebody has a Hand Cart who does not play";
        for (int i = rules.players; i < max_players; ++i) {
            const Seat seat = seat_of(i);
            if (table.hand_size[seat] != 0 || table.gold[seat] != 0 || !table.owned[seat].is_empty() ||
                !table.completed[seat].is_empty() || table.reserved[seat] != Posted{} ||
                table.cargo[seat] != Cargo{} || state.own[seat] != Own{} || table.sum[seat] != 0)
                return "an empty chair has something";
        }
        return nullptr;
    }
    constexpr Complaint creatures() const {
        for (int k = 0; k < name_count<Creature>; ++k) {
            const Creature kind = static_cast<Creature>(k);
            int count = table.market.count(kind) + table.discards.count(kind) + state.hidden.deck.count(kind);
            for (Seat seat : EachSeat{rules.players}) {
                count += state.own[seat].hand.count(kind);
                for (const Creatures& cargo : table.cargo[seat]) count += cargo.count(kind);
            }
            if (count != rules.deck.count(kind)) return "every creature is there once (FTF-006)";
        }
        if (table.deck_size != state.hidden.deck.size()) return "everybody sees how high the deck is";
        for (Seat seat : EachSeat{rules.players})
            if (table.hand_size[seat] != state.own[seat].hand.size())
                return "everybody sees how many creatures a hand has";
        return nullptr;
    }
    constexpr Complaint wagons() const {
        for (Seat seat : EachSeat{rules.players}) {
            const WagonSet owned = table.owned[seat];
            if (owned.bits() >> wagon_count != 0) return "somebody owns a wagon that does not exist";
            for (int w = 0; w < wagon_count; ++w) {
                const int size = cargo_of(table, seat, wagon_of(w)).size();
                if (size > rules.wagon(wagon_of(w)).capacity) return "a wagon holds too much (FTF-098)";
                if (size > 0 && !owned.has(wagon_of(w))) return "a wagon for sale holds creatures (FTF-061)";
            }
            if ((owned.has(Wagon::horse_wagon) && !owned.has(Wagon::hand_cart)) ||
                (owned.has(Wagon::war_wagon) && !owned.has(Wagon::horse_wagon)))
                return "wagons are bought in order (FTF-055)";
            if (owned.has(Wagon::hand_cart) != table.carted.has(seat))
                return "who has bought a Hand Cart owns it (FTF-106)";
        }
        return nullptr;
    }
    // Counts each contract wherever it lies open; false if it lies in two places or does not exist.
    struct Tally {
        u8 seen[contract_count]{};
        bool is_sound = true;
        constexpr void add(Contract contract) {
            is_sound = is_sound && index_of(contract) < contract_count && seen[index_of(contract)]++ == 0;
        }
        constexpr int count(DeckCard level) const {
            int count = 0;
            for (int i = 0; i < contract_count; ++i)
                count += seen[i] != 0 && level_of(static_cast<Contract>(i)) == level;
            return count;
        }
    };
    constexpr Complaint contracts() const {
        Tally tally;
        for (const Posted& posted : table.area) {
            if (posted.contract != Contract::none) tally.add(posted.contract);
            if (posted.contract == Contract::none && posted.gold != 0) return "gold lies on no contract";
        }
        for (Seat seat : EachSeat{rules.players}) {
            const Posted& reserve = table.reserved[seat];
            if (reserve.contract != Contract::none) tally.add(reserve.contract);
            if (reserve.contract == Contract::none && reserve.gold != 0) return "gold lies on no contract";
            for (const Contract contract : table.completed[seat]) tally.add(contract);
        }
        for (const Contract contract : table.contract_discards) tally.add(contract);
        if (!tally.is_sound) return "every contract is there once";
        for (const DeckCard level : {DeckCard::level_1, DeckCard::level_2, DeckCard::level_3})
            if (tally.count(level) + detail::count_in(table.layers, level) !=
                detail::count_in(rules.layers, level))
                return "contracts come out of the Contract Deck (FTF-032)";
        return layers();
    }
    // The deck is used up from its top, and no layer has more of anything than at the start.
    constexpr Complaint layers() const {
        bool is_untouched = false;
        for (int l = 0; l < name_count<Layer>; ++l) {
            const DeckCounts &now = table.layers.at[l], &before = rules.layers.at[l];
            if (is_untouched && now != before) return "the Contract Deck is drawn from its top (FTF-110)";
            for (int k = 0; k < name_count<DeckCard>; ++k)
                if (now.at[k] > before.at[k]) return "the Contract Deck grows";
            if (size_of(now) > 0) is_untouched = true;
        }
        return nullptr;
    }
    constexpr Complaint events() const {
        u32 seen = 0;
        const auto is_new = [&seen](EventCard card) {
            if (index_of(card) >= name_count<EventCard> || (seen >> index_of(card) & 1u) != 0) return false;
            seen |= 1u << index_of(card);
            return true;
        };
        for (const EventCard card : table.event_discards)
            if (!is_new(card)) return "every Event card is there once";
        if (table.event != EventCard::none && !is_new(table.event)) return "every Event card is there once";
        if (count_bits(seen) + detail::count_in(table.layers, DeckCard::event) !=
            detail::count_in(rules.layers, DeckCard::event))
            return "Event cards come out of the Contract Deck (FTF-032)";
        return nullptr;
    }
    constexpr Complaint gold() const {
        int coins = table.supply;
        for (const Posted& posted : table.area) coins += posted.gold;
        for (Seat seat : EachSeat{rules.players}) coins += table.gold[seat] + table.reserved[seat].gold;
        return coins == rules.content.gold ? nullptr
                                           : "there are so many gold tokens, no more and no less (FTF-037)";
    }
    constexpr Complaint turn() const {
        if (index_of(table.question) >= name_count<Question>) return "nobody is asked anything";
        if (rules.last_turn != 0 && table.turns > rules.last_turn) return "the last turn is over (FTF-157)";
        if (table.quiet_turns > table.turns) return "more turns were quiet than there were (FTF-156)";
        const int in_play = count_in_play(rules, table);
        const bool is_out = contract_deck_size(table) == 0 && in_play <= rules.content.last_contracts;
        if (table.ending == Ending::none && is_out && table.event == EventCard::none)
            return "the game ends when only the last contracts are left (FTF-151)";
        if (table.ending == Ending::contracts_out && !is_out) return "the game has ended too early (FTF-151)";
        if (in_play > 4 + table.carted.size()) return "too many contracts are in play (FTF-109)";
        return nullptr;
    }
    constexpr Complaint round() const {
        const SeatSet asked = state.round.asked;
        if (asked.is_empty() != (table.ending != Ending::none))
            return "somebody is asked until the game is over";
        if (table.ending != Ending::none) return nullptr;
        const bool is_of_event = index_of(table.question) >= index_of(Question::fight);
        if (is_of_event != (table.event != EventCard::none))
            return "an Event card is resolved at once (FTF-116)";
        if (is_of_event && rules.is_solo() &&
            (table.question == Question::fight || table.question == Question::pass))
            return "a solo player meets no others (FTF-173)";
        if (!is_of_event && asked != SeatSet::only(table.active))
            return "it is another player's turn (FTF-043)";
        if (is_of_event && !fits_event()) return "the Event card asks something else (FTF-196)";
        for (Seat seat : asked)
            if (!may_be_asked(seat)) return "somebody is asked who has no choice (FTF-181)";
        return nullptr;
    }
    constexpr bool fits_event() const {
        const EventFace& face = rules.face(table.event);
        switch (table.question) {
            case Question::fight: return is_card_fight(face.fight);
            case Question::pass: return is_passing(face.effect);
            case Question::event_discard: return face.effect == Effect::discard;
            case Question::escape: return face.effect == Effect::escape;
            case Question::toll: return face.effect == Effect::toll;
            case Question::free_load: return face.effect == Effect::free_load;
            case Question::pawn: return face.effect == Effect::pawn;
            case Question::actions:
            case Question::discard_down: break;
        }
        return false;
    }
    // The Who column of the Decisions table.
    constexpr bool may_be_asked(Seat seat) const {
        const int cards = table.hand_size[seat];
        switch (table.question) {
            case Question::discard_down: return cards > max_hand(rules, table, seat);
            case Question::fight: return cards > 0;
            case Question::pass:
            case Question::event_discard: return cards > rules.face(table.event).amount;
            case Question::escape: return has_cargo(table, seat);
            case Question::toll:
                return owns(table, seat, Wagon::wheelbarrow) &&
                       table.gold[seat] >= rules.face(table.event).amount;
            case Question::free_load: return cards > 0 && has_room(rules, table, seat);
            case Question::actions:
            case Question::pawn: break;
        }
        return true;
    }
    // FTF-184: what is picked is there to be picked, and the answer can still be finished.
    constexpr Complaint group(Seat seat) const {
        const Group& group = state.round.so_far[seat].group;
        if (group == Group{}) return nullptr;
        const bool is_of_number = table.question == Question::discard_down ||
                                  table.question == Question::pass ||
                                  table.question == Question::event_discard;
        if (is_of_number) {
            if (group.kind != GroupKind::number || group.picked.is_empty()) return "a group of another kind";
            return state.own[seat].hand.has_all(group.picked) ? nullptr
                                                              : "a creature is picked that is not held";
        }
        if (table.question != Question::actions) return "this is not answered in steps";
        if (index_of(group.kind) >= limited_actions) return "a group is of a limited action";
        if (table.actions_left == 0) return "no limited action is left (FTF-040)";
        if (!has_sound_place(seat, group)) return "a group has no such place";
        if (!source_of(seat, group).has_all(group.picked)) return "a creature is picked that is not there";
        return nullptr;
    }
    // What waits for the others is a whole answer, and a legal one.
    constexpr bool has_answered(Seat seat) const {
        const auto& so_far = state.round.so_far[seat];
        if (table.question == Question::pass || table.question == Question::event_discard)
            return so_far.group.picked.size() == rules.face(table.event).amount;
        return is_offered(rules, seen_of(state, seat), so_far.sealed);
    }
    constexpr bool has_sound_place(Seat seat, const Group& group) const {
        using enum GroupKind;
        const bool needs_wagon = group.kind == purchase || group.kind == load || group.kind == move;
        if (group.wagon != Wagon::none && (!needs_wagon || index_of(group.wagon) >= wagon_count))
            return false;
        if (group.source != Place::none && index_of(group.source) >= name_count<Place>) return false;
        if ((group.trade != Trade::none) != (group.single != Creature::none)) return false;
        if (group.trade != Trade::none &&
            (group.kind != exchange || index_of(group.trade) >= name_count<Trade> ||
             index_of(group.single) >= name_count<Creature>))
            return false;
        if (group.kind == move && group.source == Place::hand) return false;
        if (group.trade != Trade::none && points_of(group.picked) > value_of(group.single)) return false;
        return group.kind == purchase || group.wagon == Wagon::none || owns(table, seat, group.wagon);
    }
    constexpr Creatures source_of(Seat seat, const Group& group) const {
        if (group.trade == Trade::one_for_several) return table.market;
        if (group.source == Place::none || group.source == Place::hand) return state.own[seat].hand;
        return cargo_of(table, seat, wagon_at(group.source));
    }
};

constexpr Complaint check(const Rules& rules, const State& state) {
    return Inspection{rules, state, state.table}.complaint();
}

}  // namespace fg::ftf
