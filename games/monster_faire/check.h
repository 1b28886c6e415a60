// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: each card is there once and may lie where it lies, marks fit their piles, what is going on fits the
// question, and who is asked may be.
#pragma once

#include "games/monster_faire/offers.h"

namespace fg::mon {

struct Inspection {
    const Rules& rules;
    const State& state;
    const Table& table;
    const Cards& cards;

    constexpr Complaint complaint() const {
        if (const Complaint fault = complaint_of(state.round, rules.players)) return fault;
        if (state.round.asked.is_empty() != (table.ending != Ending::none))
            return "somebody is asked until the game is over";
        if (const Complaint fault = cards.complaint()) return fault;
        if (const Complaint fault = places()) return fault;
        if (const Complaint fault = seats()) return fault;
        for (Seat seat : EachSeat{rules.players}) {
            if (const Complaint fault = manor(seat)) return fault;
            if (const Complaint fault = monster(seat)) return fault;
            if (const Complaint fault = belongings(seat)) return fault;
        }
        if (const Complaint fault = going_on()) return fault;
        return table.ending == Ending::none ? asked() : nullptr;
    }

    // ---- where cards may lie ----

    constexpr Complaint places() const {
        for (int i = 0; i < card_count; ++i) {
            const Card card = static_cast<Card>(i);
            if (const Complaint fault = place_of(card, cards.where(card))) return fault;
        }
        return nullptr;
    }
    constexpr Complaint place_of(Card card, At at) const {
        const bool is_boxed = is_extra(card) && rules.options.rule_many_hands == Toggle::off;
        if (is_boxed != (at.kind == Pile::box)) return "the third pack is in the box (MON-372)";
        const bool is_deck = at.kind == Pile::villager_deck || at.kind == Pile::part_deck;
        if (is_deck && !cards.known_to(card).is_empty()) return "nobody knows what a deck holds";
        return may_lie(card, at.kind);
    }
    constexpr Complaint may_lie(Card card, Pile pile) const {
        const auto only = [](bool may, Complaint else_) { return may ? nullptr : else_; };
        const bool is_of_villagers = deck_of(card) == Deck::villagers, is_free = is_free_igor(table, card);
        switch (pile) {
            case Pile::villager_deck:
            case Pile::villager_discard:
                return only(is_of_villagers, "a card lies in the other deck (MON-284)");
            case Pile::part_deck:
            case Pile::part_discard: return only(!is_of_villagers, "a card lies in the other deck (MON-284)");
            case Pile::town: return only(is_of_villagers || is_free, "a part lies in Town (MON-005)");
            case Pile::graveyard:
                return only(!is_of_villagers || is_free, "a villager lies in the Graveyard (MON-005)");
            case Pile::force:
            case Pile::aside: return only(is_villager(rules, table, card), "only villagers attack (MON-187)");
            case Pile::laboratory: return only(!is_part(card), "a part lies in a Laboratory (MON-109)");
            case Pile::monster: return only(is_part(card), "only parts make a Monster (MON-109)");
            case Pile::igor:
            case Pile::counters: return only(is_igor(card), "an Igor is a face card or a Joker (MON-046)");
            case Pile::cellar: return only(is_of_villagers, "wine comes from the Villagers deck (MON-391)");
            case Pile::hand:
            case Pile::played:
            case Pile::cargo:
            case Pile::offered:
            case Pile::dealing:
            case Pile::brain:
            case Pile::box:
            case Pile::none: break;
        }
        return nullptr;
    }

    // ---- sets of seats ----

    constexpr Complaint seats() const {
        const SeatSet all = everybody(rules);
        for (const SeatSet seats :
             {table.out, table.absent, table.leaving, table.living, table.revealed, table.in_town,
              table.in_graveyard, table.rogue, table.active_laboratory, table.burnt, table.gloated,
              table.gloated_before, table.begun, table.served, table.cellar_up, table.winners})
            if (!(seats - all).is_empty()) return "a set holds a seat nobody sits at";
        if (!(table.out & (table.absent | table.leaving)).is_empty())
            return "who is out neither returns nor leaves (MON-237, MON-336)";
        if (!(table.rogue - (table.out & table.living)).is_empty())
            return "only a leaver's living Monster goes rogue (MON-338)";
        if (!((table.in_town | table.in_graveyard | table.revealed) - table.living).is_empty())
            return "only a living Monster hides or shows itself (MON-154, MON-170)";
        if (!(table.in_town & table.in_graveyard).is_empty()) return "a Monster hides in two places";
        return nullptr;
    }

    // ---- one player ----

    constexpr Complaint manor(Seat seat) const {
        const bool is_active = table.active_laboratory.has(seat);
        if (is_active && cards.is_empty(laboratory_of(seat)))
            return "an empty Laboratory starts anew (MON-119)";
        for (const Card card : cards.cards_in(laboratory_of(seat)))
            if (is_active && is_equipment(card) && !cards.is_public(card))
                return "the Equipment of an active Laboratory lies face up (MON-119)";
        const int igors = cards.size(igors_of(seat));
        if (igors > rules.most_igors) return "a player has too many Igors (MON-051, MON-376)";
        if (table.igors_down[seat] >> igors != 0) return "nobody lies there (MON-097)";
        if (cards.size(brain_of(seat)) != 0 && cards.size(brain_of(seat)) != 2)
            return "a Brain is a Head and its Equipment (MON-349)";
        if (cards.size(cellar_of(seat)) > rules.has_wine()) return "a Manor has one Wine Cellar (MON-390)";
        for (const Card card : cards.cards_in(cellar_of(seat)))
            if (table.cellar_up.has(seat) && !cards.is_public(card))
                return "a Wine Cellar that is turned up stays up (MON-391)";
        return nullptr;
    }
    constexpr Complaint monster(Seat seat) const {
        const int parts = cards.size(monster_of(seat));
        const Marks& marks = table.marks[seat];
        if ((marks.useless | marks.injured) >> parts != 0) return "a mark lies on no part";
        if (!table.living.has(seat)) {
            const bool is_marked = (marks.useless | marks.injured) != 0;
            return is_marked ? "an inert Monster has no marks (MON-153)" : nullptr;
        }
        const u64 all = (u64{1} << parts) - 1;
        if ((marks.injured & all) == all) return "a Monster without a sound part is dead (MON-159)";
        for (const Card part : cards.cards_in(monster_of(seat)))
            if (table.revealed.has(seat) && !cards.is_public(part))
                return "a revealed Monster stays face up (MON-154)";
        return nullptr;
    }
    constexpr Complaint belongings(Seat seat) const {
        const Card pledged = state.own[seat].pledge.card;
        if (pledged != Card::none && !cards.is_in(pledged, hand_of(seat)))
            return "a card is pledged that is not held (MON-305)";
        if (!table.out.has(seat))
            return table.exits[seat] == 0 || table.faire.is_on ? nullptr : "who is in has not gone";
        if (state.round.asked.has(seat)) return "who is out is not asked";
        for (const At at :
             {hand_of(seat), igors_of(seat), counters_of(seat), brain_of(seat), cellar_of(seat)})
            if (!cards.is_empty(at)) return "who is out has nothing (MON-239, MON-336)";
        return table.exits[seat] == 0 ? "nobody knows when a player went" : nullptr;
    }

    // ---- what is going on ----

    constexpr Complaint going_on() const {
        const bool is_visit = is_visiting(table);
        if (cards.size(cargo) > is_visit) return "one card is carried on a visit (MON-076)";
        for (const Card card : cards.cards_in(cargo))
            for (Seat seat : knows_cargo(table))
                if (!cards.knows(seat, card)) return "somebody has forgotten the cargo (MON-077)";
        const bool is_announcing =
            table.ending == Ending::none && table.question == Question::brain_equipment;
        if (is_announcing && count_cards(cards, hand_of(table.active), is_equipment) == 0)
            return "who announces a Brain holds Equipment for it (MON-350)";
        const bool is_trade = table.ending == Ending::none && table.question == Question::accept;
        if (cards.size(offered) != is_trade) return "one card is offered for the cargo (MON-080)";
        for (const Card card : cards.cards_in(offered))
            for (Seat seat : knows_offered(table))
                if (!cards.knows(seat, card)) return "somebody has forgotten the offer (MON-080)";
        return nullptr;
    }

    // The Who column of the Decisions table, as far as it is about turns.
    constexpr Complaint asked() const {
        const SeatSet asked = state.round.asked;
        if (!is_between_effects(table)) return nullptr;
        if (table.question == Question::visit_card)
            return asked.has(table.active) ? "the active player is asked for a visit card (MON-242)"
                                           : nullptr;
        return asked == SeatSet::only(table.active) ? nullptr : "it is another player's turn (MON-028)";
    }
};

constexpr Complaint check(const Rules& rules, const State& state) {
    return Inspection{rules, state, state.table, state.veiled.cards}.complaint();
}

}  // namespace fg::mon
