// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: where cards lie, what is going on, and the state by who may see it.
#pragma once

#include "engine/name_set.h"
#include "engine/piles.h"
#include "engine/state.h"
#include "games/monster_faire/choices.h"

namespace fg::mon {

// ---- cards ----

struct MonsterDeck {
    using Card = mon::Card;
    using Back = Deck;
    using Pile = mon::Pile;
    static constexpr int seats = max_players;
    static constexpr Back back_of(Card card) { return deck_of(card); }
    static constexpr PileRule rule_of(Pile pile) {
        switch (pile) {
            case Pile::villager_deck:
            case Pile::part_deck: return {.order = PileRule::Order::mixed};
            case Pile::hand:
                return {.order = PileRule::Order::held, .is_per_seat = true, .owner_knows = true};
            case Pile::laboratory:
            case Pile::monster:
            case Pile::cellar: return {.is_per_seat = true, .owner_knows = true};
            case Pile::igor:      // MON-376: the one longest in play at the bottom
            case Pile::counters:  // MON-266
            case Pile::brain:     // MON-349: the Head, and its Equipment on top
                return {.is_per_seat = true, .is_face_up = true};
            case Pile::cargo:    // MON-077: what an Igor carries; who knows it is in facts.h
            case Pile::offered:  // MON-080: what the host offers for it
            case Pile::dealing:  // MON-387, MON-388: before the scholar
                return {};
            case Pile::villager_discard:
            case Pile::part_discard:
            case Pile::town:
            case Pile::graveyard:
            case Pile::force:   // MON-187
            case Pile::aside:   // MON-128: distracted villagers
            case Pile::played:  // what has been drawn or played and is not done with
            case Pile::box:     // MON-372: what this table does without
                return {.is_face_up = true};
            case Pile::none: break;
        }
        return {};
    }
};
using Cards = Piles<MonsterDeck>;
using CardsSeen = PilesSeen<MonsterDeck>;
using At = PileOf<Pile>;

inline constexpr At town{Pile::town}, graveyard{Pile::graveyard}, force{Pile::force}, aside{Pile::aside},
    played{Pile::played}, cargo{Pile::cargo}, offered{Pile::offered}, dealing{Pile::dealing}, box{Pile::box};
constexpr At deck_at(Deck deck) { return {deck == Deck::villagers ? Pile::villager_deck : Pile::part_deck}; }
constexpr At discard_at(Deck deck) {
    return {deck == Deck::villagers ? Pile::villager_discard : Pile::part_discard};
}
// A pile of that kind: of the seat, if each has one.
constexpr At pile_at(Pile pile, Seat seat) {
    return {pile, MonsterDeck::rule_of(pile).is_per_seat ? seat : no_seat};
}
constexpr At hand_of(Seat seat) { return {Pile::hand, seat}; }
constexpr At laboratory_of(Seat seat) { return {Pile::laboratory, seat}; }
constexpr At monster_of(Seat seat) { return {Pile::monster, seat}; }
constexpr At igors_of(Seat seat) { return {Pile::igor, seat}; }
constexpr At counters_of(Seat seat) { return {Pile::counters, seat}; }
constexpr At brain_of(Seat seat) { return {Pile::brain, seat}; }
constexpr At cellar_of(Seat seat) { return {Pile::cellar, seat}; }

// ---- what is going on ----

// What the rules do next. A matter that can begin in several places is called like a function: `table.then` keeps what comes after it.
FG_ENUM_OR_NONE(Step, ask,
                // setup.h
                find_first, count_cackles, choose_direction, deal_hands, lay_cellars, open_town,
                // turn.h
                next_turn, begin_turn, berk_card, announce, extra_draws, drawn, first_window, igor_phase,
                igor_begin, igor_phase_over, laboratory_phase, laboratory_action, laboratory_over,
                monster_step, monster_phase, monster_over, housekeeping, turn_over, checks,
                // errands.h
                igor_action, in_town, at_graveyard, drive_off, dig_up, look_for_part, way_home, errand_over,
                igor_done,
                // visit.h
                at_door, reply, visit_fight_over, visit_over,
                // igor_fight.h
                fight, visitor_draws, host_begins, host_draws, compare,
                // monster.h
                prowl, town_fight, town_cards, town_draws, town_blows, retaliation,
                // town.h
                mob_check, sweep_over,
                // attack.h
                attack, defenders, stage_over, attack_over,
                // stages.h
                muster, igor_stands, emergency, monster_fights, monster_fought, brain_stands, destruction,
                last_stand,
                // windows.h
                window, next_in_window, resolve, visit_card_over,
                // dinner.h
                dinner, dinner_wine, critique, brawl, brawl_over, free_action, dinner_over,
                // faire.h
                faire, faire_round, faire_match, faire_cards, faire_pledged, faire_draws, faire_blows,
                // leaving.h
                leaver_turn,
                // morbius.h, prometheus.h, wine.h, many_cooks.h, revenge.h
                brain, renfrew_meal, scholar_deals, snoop, wine, further_igors, turn_igor)

inline constexpr int most_nested = 8;

// Of the present turn.
struct Turn {
    NameSet<Phase>
        closed;  // begun, skipped or lost: neither a Queen nor a King can name it (MON-255, MON-257)
    NameSet<Phase> left_out;              // skipped or lost
    u8 extra = 0;                         // extra cards still to be drawn
    u8 window = 0;                        // MON-041: W1 to W4; 0: none is open
    SeatSet to_ask;                       // in the window, or whoever is asked one by one
    SeatSet spent;                        // MON-241: who has played a card
    bool has_arrival = false;             // MON-182: a villager has come since the last check
    bool has_mob = false;                 // MON-184
    bool has_risen = false;               // MON-148: the Monster came to life this turn
    FixedVec<Card, most_igors> recruits;  // MON-061
    u8 used_igors = 0;                    // MON-376: bits by place
    u8 igor_actions = 0;                  // MON-376
    bool has_fed = false;                 // MON-371
    SeatSet burgled;                      // MON-340: leavers of whom a piece was stolen
    FG_FIELDS(Turn, closed, left_out, extra, window, to_ask, spent, has_arrival, has_mob, has_risen, recruits,
              used_igors, igor_actions, has_fed, burgled)
};

// Igor's errand: which Igor, and on a visit to whom.
struct Trip {
    Errand errand = Errand::none;
    u8 igor = 0;  // his place
    Seat host = no_seat;
    Request request = Request::none;
    bool is_received = false;   // the host knows the cargo
    bool has_wine = false;      // MON-393: the one use of the Cellar is spent
    Pile snooped = Pile::none;  // MON-395: which card of the host is to be looked at
    u8 place = 0;
    FG_FIELDS(Trip, errand, igor, host, request, is_received, has_wine, snooped, place)
};

// An Igor fight at a Manor (MON-088 to MON-101, MON-279).
FG_ENUM_OR_NONE(Brawl, igors, monster, dinner)
FG_ENUM_OR_NONE(Outcome, tied, visitor_won, visitor_lost, cancelled)
struct Fight {
    Brawl brawl = Brawl::none;
    Seat visitor = no_seat, host = no_seat;
    u8 visitor_total = 0, host_total = 0;
    u8 best = 0;               // of the host's cards at dinner
    u8 draws = 0;              // numbered cards the host has still to draw
    bool has_king = false;     // MON-131
    bool has_emptied = false;  // MON-091: MON-288 was carried out for this side
    Outcome outcome = Outcome::none;
    FG_FIELDS(Fight, brawl, visitor, host, visitor_total, host_total, best, draws, has_king, has_emptied,
              outcome)
};

// A Monster fight in Town (MON-173), attacker first.
struct TownFight {
    Seat attacker = no_seat, rival = no_seat;
    PerSeat<Card, max_players> drawn{
        {Card::none, Card::none, Card::none, Card::none, Card::none, Card::none}};  // for an empty hand
    SeatSet to_draw;
    FG_FIELDS(TownFight, attacker, rival, drawn, to_draw)
};

// A visit card on the table (MON-240 to MON-268); the card lies in `played`.
struct VisitCard {
    Seat player = no_seat;
    Card card = Card::none;
    Use use = Use::none;
    FG_FIELDS(VisitCard, player, card, use)
};

// A force at a Manor (MON-198 to MON-239), and the sweep it may be part of (MON-192 to MON-196).
struct Attack {
    Seat target = no_seat;
    u8 stage = 0;                 // 1 Igor, 2 Monster, 3 Laboratory, 4 in person
    bool is_incited = false;      // MON-259
    bool is_mob = false;          // as last judged (MON-189)
    bool has_king = false;        // MON-126, MON-211
    u8 fighters = 0;              // MON-377: Igors, bits by place
    bool has_turned = false;      // MON-383: Igor is on their side
    u8 igor = 0;                  // his place
    u8 dead = 0, dead_igors = 0;  // in this stage (MON-202)
    u8 triumphs = 0;              // MON-203: what emboldens the villagers at the end of this stage
    bool has_trashed = false;     // MON-230
    Card chosen = Card::none;     // a Defender or a card of the hand, before its victim is named
    bool is_thrown = false;       // MON-226: it is one of the hand
    Card borrowed = Card::none;   // MON-212: what the emergency lent the Laboratory
    SeatSet to_ask;               // MON-383
    SeatSet prey;                 // MON-196: who was there when the mob formed
    SeatSet attacked, trashed;
    FG_FIELDS(Attack, target, stage, is_incited, is_mob, has_king, fighters, has_turned, igor, dead,
              dead_igors, triumphs, has_trashed, chosen, is_thrown, borrowed, to_ask, prey, attacked, trashed)
};

// The Monster Faire (MON-293 to MON-324).
struct Fair {
    bool is_on = false;
    Seat opener = no_seat;  // MON-297
    u8 round = 0;
    SeatSet entrants;       // whose Monster took part
    SeatSet standing;       // whose Monster stands
    SeatSet unmatched;      // in this round
    SeatSet sitting;        // MON-299, MON-301
    Seat picker = no_seat;  // who has picked, or pays for it
    Seat picked = no_seat;  // whom; nobody: the payment is for sitting out
    PerSeat<Seat, max_players> rival{{no_seat, no_seat, no_seat, no_seat, no_seat, no_seat}};
    PerSeat<Card, max_players> drawn{
        {Card::none, Card::none, Card::none, Card::none, Card::none, Card::none}};  // MON-306
    SeatSet to_draw;
    FG_FIELDS(Fair, is_on, opener, round, entrants, standing, unmatched, sitting, picker, picked, rival,
              drawn, to_draw)
};

// Marks on the cards of a pile, bits by place from the bottom.
struct Marks {
    u64 useless = 0, injured = 0;
    FG_FIELDS(Marks, useless, injured)
};

// Everybody sees this; what lies where is in the piles.
struct Table {
    Question question = Question::draw;
    FixedVec<Step, most_nested> then;  // what comes after what is going on, innermost last
    Ending ending = Ending::none;
    SeatSet winners;

    Seat first = no_seat;  // MON-017
    bool is_clockwise = true;
    Seat active = no_seat;
    u8 round = 0;                         // from 1 on
    u8 solo_turns = 0;                    // MON-332
    PerSeat<u8, max_players> exits;       // in which order players went out; 0: still in
    SeatSet begun;                        // who has had a turn (MON-349)
    SeatSet out, absent, leaving;         // leaving: as soon as what is going on is over (MON-336)
    SeatSet living, revealed;             // Monsters (MON-143, MON-154)
    SeatSet in_town, in_graveyard;        // Monsters that hide there, or rogues (MON-170, MON-339)
    SeatSet rogue;                        // MON-338: leavers whose Monster lives
    SeatSet active_laboratory;            // MON-119
    SeatSet burnt;                        // MON-230
    SeatSet gloated;                      // MON-329: since their present or last turn began
    SeatSet gloated_before;               // the same, between the turn before and that one
    PerSeat<Marks, max_players> marks;    // of Monsters
    PerSeat<u8, max_players> igors_down;  // MON-097: face-down Igors, bits by place
    PerSeat<FixedVec<Card, most_igors>, max_players> free_igors;  // MON-343: of those who left
    PerSeat<Seat, max_players> dines_with{{no_seat, no_seat, no_seat, no_seat, no_seat,
                                           no_seat}};  // MON-270: the host of an accepted invitation

    PerSeat<SeatSet, max_players> glimpsed;  // who may know hidden cards of a player, as all can tell

    Turn turn;
    Trip trip;
    Fight fight;
    TownFight town_fight;
    VisitCard visit_card;
    Attack attack;
    Fair faire;

    Seat solon = no_seat;     // MON-349: who announced the Brain
    Card condo = Card::none;  // MON-352: the Igor who can still be bribed
    SeatSet served;           // who has had an Igor (MON-352, MON-367)
    Seat upstairs = no_seat;  // MON-366
    SeatSet cellar_up;        // MON-391
    u8 dealt = 0;             // MON-387: cards assigned

    FG_FIELDS(Table, question, then, ending, winners, first, is_clockwise, active, round, solo_turns, exits,
              begun, out, absent, leaving, living, revealed, in_town, in_graveyard, rogue, active_laboratory,
              burnt, gloated, gloated_before, marks, igors_down, free_igors, dines_with, glimpsed, turn, trip,
              fight, town_fight, visit_card, attack, faire, solon, condo, served, upstairs, cellar_up, dealt)
};
// One seat sees this: a secret choice that is settled while others still choose (MON-305, MON-307).
struct Own {
    Choice pledge{};
    FG_FIELDS(Own, pledge)
};
// Some see this: who knows which card follows from where it has been.
template <template <class> class Card>
struct Veiled {
    PilesIn<Card, MonsterDeck> cards;
    FG_FIELDS(Veiled, cards)
};

using State = StateOf<Table, Own, Nothing, Round<Choice, max_players, Group>, Veiled<Known>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 256>;
static_assert(sizeof(State) <= 1024);

}  // namespace fg::mon
