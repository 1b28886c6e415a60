// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/kinds.h"
#include "engine/state.h"
#include "games/fairy_tale_fight_club/content.h"

namespace fg::ftf {

// ---- choices ----

// FTF-184: the six limited actions are answered in steps: the kind, then where or which single card, then the creatures
// of a group one by one, and `done`.
FG_KINDS(Act, (complete, contract, wagon),                           // D1g
         (purchase), (load), (move), (discard), (swap), (exchange),  // D1a to D1f
         (buy_action), (reserve, contract), (end_actions),           // D1h to D1j
         (buy_wagon, wagon, payment),                                // of a purchase
         (load_into, wagon),                                         // of a load
         (move_between, source, wagon),                              // of a move
         (discard_from, source),                                     // of a discard
         (swap_out, source, creature),                               // of a swap: all of it
         (give_one, creature), (take_one, creature),                 // of an exchange
         (pick, creature),                                           // of any group; D2, D4, D5
         (done),                                                     //
         (fight_with, creature),                                     // D3
         (release, source, creature),                                // D6
         (pay_toll), (lose_wheelbarrow),                             // D7
         (load_one, creature, wagon),                                // D8
         (pawn, creature),                                           // D9
         (decline))                                                  // D8, D9

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Contract contract = Contract::none;
    Wagon wagon = Wagon::none;
    Place source = Place::none;
    Payment payment = Payment::none;
    Creature creature = Creature::none;
    FG_FIELDS(Choice, act, contract, wagon, source, payment, creature)
};

// The limited actions in the order of their choices, and a group of an exact number (D2, D4, D5).
FG_ENUM_OR_NONE(GroupKind, purchase, load, move, discard, swap, exchange, number)
inline constexpr int limited_actions = index_of(GroupKind::number);  // FTF-053
constexpr GroupKind group_of(Act act) {
    return static_cast<GroupKind>(index_of(act) - index_of(Act::purchase));
}
constexpr Act act_of(GroupKind kind) { return static_cast<Act>(index_of(kind) + index_of(Act::purchase)); }
static_assert(act_of(GroupKind::exchange) == Act::exchange);
FG_ENUM_OR_NONE(Trade, one_for_several, several_for_one)

// What a seat has said so far of an answer in steps.
struct Group {
    static constexpr bool sparse = true;
    GroupKind kind = GroupKind::none;
    Wagon wagon = Wagon::none;  // bought, loaded, or moved to
    Place source = Place::none;
    Payment payment = Payment::none;
    Trade trade = Trade::none;
    Creature single = Creature::none;  // the one creature of an exchange
    Creatures picked;
    FG_FIELDS(Group, kind, wagon, source, payment, trade, single, picked)

    // It is said where or with what; what follows are the creatures.
    constexpr bool has_place() const {
        return wagon != Wagon::none || source != Place::none || trade != Trade::none;
    }
};

// ---- events ----

// Why creatures or gold came or went.
FG_ENUM_OR_NONE(Reason, deal, extra_card, turn_order, action, swap, hand_limit, draw_up, end_of_turn, fight,
                event, shortfall)
// FTF-158 to FTF-163
FG_ENUM_OR_NONE(Part, contracts, wagons, gold, same_flags, all_flags)
FG_ENUM_OR_NONE(Ending, contracts_out, stalled, last_round)
// FTF-167: what was needed to put the winners ahead of all others; several winners are equal in all three (FTF-169).
FG_ENUM_OR_NONE(DecidedBy, points, gold, contracts)

FG_KINDS(EventKind, (market_dealt, creatures),                       //
         (drew, seat, count, reason, maybe event),                   //
         (drew_card, seat, creature),                                // to that seat
         (summed, seat, points),                                     // FTF-021
         (began, seat),                                              // the first player
         (placed, contract, gold),                                   // with so much gold on it
         (turn_began, seat, count),                                  // of that round
         (bought, seat, wagon, maybe gold, maybe creatures),         // for gold or creatures
         (loaded, seat, wagon, creatures, maybe event),              //
         (moved, seat, source, wagon, creatures),                    //
         (discarded, seat, source, creatures, reason, maybe event),  //
         (exchanged, seat, gave, creatures),                         // creatures: what was taken
         (completed, seat, contract, wagon, gold),                   //
         (action_bought, seat, gold),                                //
         (reserved, seat, contract, gold),                           // the gold was paid
         (dropped, seat, contract, gold),                            // a reserve that was replaced; its gold
         (returned, seat, contract),                                 // the same, into the area
         (ended_actions, seat),                                      //
         (market_grew, creature, reason, maybe event),               //
         (market_cleared, creatures, event),                         //
         (reshuffled, count, creatures),                             // cards in the deck; the new market
         (event_turned, event),                                      //
         (fought, seat, creature),                                   //
         (won_fight, seat, event),                                   //
         (nobody_won, event),                                        //
         (ignored, event),                                           // FTF-174
         (gained, seat, gold, reason, maybe event),                  //
         (paid, seat, gold, event),                                  // by an event
         (wrecked, seat, event, maybe creatures),                    // the Wheelbarrow, with its cargo
         (passed, seat, to, count),                                  //
         (handed, seat, to, creatures),                              // to both
         (declined, seat, event),                                    //
         (scored, seat, part, points),                               //
         (rated, seat, rating, points),                              // FTF-177
         (ended, ending, seats, points, maybe decided_by))           // the winners, with so many points

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Seat to = no_seat;
    SeatSet seats{};
    Contract contract = Contract::none;
    EventCard event = EventCard::none;
    Wagon wagon = Wagon::none;
    Place source = Place::none;
    Creature creature = Creature::none;
    Creatures creatures{};
    Creatures gave{};
    u8 gold = 0;
    u16 count = 0;
    i16 points = 0;
    Reason reason = Reason::none;
    Part part = Part::none;
    Rating rating = Rating::none;
    Ending ending = Ending::none;
    DecidedBy decided_by = DecidedBy::none;
    FG_FIELDS(Event, kind, seat, to, seats, contract, event, wagon, source, creature, creatures, gave, gold,
              count, points, reason, part, rating, ending, decided_by)
};

// ---- state ----

// A contract in play, with the gold that lies on it.
struct Posted {
    Contract contract = Contract::none;
    u8 gold = 0;
    FG_FIELDS(Posted, contract, gold)
};
using Cargo = ByName<Wagon, Creatures>;

// Everybody sees this.
struct Table {
    Question question = Question::actions;
    Seat first = no_seat;   // FTF-019
    Seat active = no_seat;  // whose turn it is
    u8 actions_left = 0;    // FTF-038
    u16 turns = 0;          // finished
    u16 quiet_turns = 0;    // FTF-156: finished in a row without a completion or a purchase
    bool is_busy = false;   // something was completed or bought this turn
    Ending ending = Ending::none;

    Creatures market, discards;
    u8 deck_size = 0;
    PerSeat<u8, max_players> hand_size;
    PerSeat<u8, max_players> sum;  // FTF-021: of the first hand
    PerSeat<Cargo, max_players> cargo;
    PerSeat<WagonSet, max_players> owned;
    SeatSet carted;  // FTF-102: who has bought a Hand Cart

    u8 supply = 0;  // FTF-037
    PerSeat<u8, max_players> gold;

    Layers layers;                     // what the Contract Deck still holds, from its top: all can count it
    Array<Posted, most_in_area> area;  // contracts keep their places
    PerSeat<Posted, max_players> reserved;
    PerSeat<FixedVec<Contract, most_contracts>, max_players> completed;
    FixedVec<Contract, most_contracts> contract_discards;
    FixedVec<EventCard, most_events> event_discards;
    EventCard event = EventCard::none;  // being resolved

    FG_FIELDS(Table, question, first, active, actions_left, turns, quiet_turns, is_busy, ending, market,
              discards, deck_size, hand_size, sum, cargo, owned, carted, supply, gold, layers, area, reserved,
              completed, contract_discards, event_discards, event)
};
// One seat sees this.
struct Own {
    Creatures hand;
    FG_FIELDS(Own, hand)
};
// Nobody sees this. A draw takes one of what is left, so there is no order. Which contracts are left in the deck and which
// in the box nobody can tell apart, so every contract that has not been seen is as likely to come next (FTF-027).
struct Hidden {
    Creatures deck;
    FG_FIELDS(Hidden, deck)
};

using State = StateOf<Table, Own, Hidden, Round<Choice, max_players, Group>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 64>;

}  // namespace fg::ftf
