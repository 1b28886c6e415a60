// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be chosen and what may happen: one flat struct each.
#pragma once

#include "engine/kinds.h"
#include "engine/seat.h"
#include "games/monster_faire/content.h"

namespace fg::mon {

// ---- choices ----

// What a visit card is played for (MON-248 to MON-261), or another card instead of one (MON-356, MON-360, MON-381).
FG_ENUM_OR_NONE(Use, lecture, steal, befriend_igor, befriend_monster, distract_laboratory, distract_monster,
                incite, dismantle_laboratory, dismantle_monster, attack_brain, lure, sabotage, stir_equipment,
                stir_part, stir)

// Where a card lies: see MonsterDeck.
FG_ENUM_OR_NONE(Pile, villager_deck, part_deck, hand, laboratory, monster, igor, villager_discard,
                part_discard, town, graveyard, force, aside, played, cargo, offered, dealing, counters, brain,
                cellar, box)

// `pass` is the answer that does nothing: none, no, stop, go on, refuse, decline, abstain.
FG_KINDS(Act, (pass), (yes),                                     // any question that may be declined
         (cackle, sound), (name, seat),                          // D1; D1, D9, D22, D32, D34, D35: a player
         (clockwise), (anticlockwise),                           // D2
         (draw, deck),                                           // D3, D5, D18, D24, D28, D31, D37, D40
         (skip, count),                                          // D4
         (play, card, maybe use), (use, use),                    // D6
         (counter, card), (stake),                               // D7
         (hire, card, maybe calls), (claim, card, maybe calls),  // D8
         (to_town), (to_graveyard), (visit, seat), (burgle, seat),        // D9
         (recruit, card), (dig, card), (drop), (keep),                    // D10 to D12, D40
         (carry, card), (request, request),                               // D14
         (turn_away), (attack_igor), (attack_monster), (receive), (ply),  // D15
         (dismiss), (offer, card),                                        // D16
         (defend, card), (victim, card),                                  // D19, D25, D29
         (knock_out), (trash),                                            // D20
         (lay, card), (repair, place),                                    // D21
         (give_life), (rampage), (fight, seat),                           // D22
         (show, card, maybe assists), (assist),                           // D24, D37; D37 with an empty hand
         (help, card), (discard, card),                                   // D26, D42; D30, D36, D45, D46, D48
         (stay), (run),                                                   // D31
         (forgo, phase), (critique, card, pile),                          // D33
         (sit_out), (favour, card, maybe seat),                           // D34, D35; D38
         (announce, card), (equip, card), (employ, maybe calls),          // D40
         (eat, card), (assign, card), (hand, place),                      // D43, D47
         (snoop, pile, place), (take, card))                              // D48

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Card card = Card::none;
    Seat seat = no_seat;
    Deck deck = Deck::none;
    Use use = Use::none;
    Phase phase = Phase::none;
    Pile pile = Pile::none;
    Request request = Request::none;
    Cackle sound = Cackle::none;
    u8 count = 0;
    u8 place = 0;          // from the bottom of a pile
    bool calls = false;    // MON-367
    bool assists = false;  // MON-310
    FG_FIELDS(Choice, act, card, seat, deck, use, phase, pile, request, sound, count, place, calls, assists)
};
// D38: the card for a favour, before its Monster is named.
struct Group {
    static constexpr bool sparse = true;
    Card card = Card::none;
    FG_FIELDS(Group, card)
};

// ---- events ----

// Why a card came, went or lies where it does.
FG_ENUM_OR_NONE(Reason, deal, draw, extra, loot, errand, way_home, caught, fight, visit, trade, theft,
                counter, counter_row, lecture, dismantled, stake, lured, sabotage, stirred, help, defence,
                defender, attack, terror, emboldened, penalty, stood, ran, killed, spread, mob, critique,
                brawl, faire, payment, favour, repaired, ruined, life, shown, eaten, berk, brain, cooks, wine,
                despair, left, rogue, emptied, used)
FG_ENUM_OR_NONE(Errand, town, graveyard, visit, burglary)
FG_ENUM_OR_NONE(Ending, faire, dead_heat, unopposed, intact_manor, last_one, swept, deserted, no_monsters,
                unproven)

FG_KINDS(EventKind,
         // Setup (MON-016 to MON-027, MON-386 to MON-391)
         (cackled, seat, sound), (voted, seat, maybe to),
         (first_card, seat, card),         // drawn for the first turn
         (first_cards_back, count),        // shuffled back
         (first, seat),                    //
         (direction, seat, is_clockwise),  //
         (scholar_takes, seat), (scholar_declines, seat),
         (laid_out, deck, count),      // MON-387: so many cards, before the scholar
         (laid_out_card, seat, card),  // to the scholar
         (assigned, seat, to, deck),   // MON-387
         (second_hand, seat),          // MON-388
         (kept_hand, seat, place),     // MON-388
         // Cards (MON-284 to MON-289)
         (dealt, seat, deck), (drew, seat, deck, reason), (got, seat, card),  // to that seat
         (took, seat, to, card),                                          // to both: `seat` has it from `to`
         (discarded, card, reason, maybe seat, maybe pile, maybe place),  // whose, and out of which pile
         (arrived, card, reason, maybe seat),                             // in Town
         (buried, card, reason, maybe seat),                              // in the Graveyard
         (reshuffled, deck, count), (hands_emptied), (turned_up, seat, pile, place, card),  // for everybody
         // The turn (MON-028 to MON-044)
         (turn_began, seat, count),  // of that round
         (came_back, seat), (monster_home, seat), (igor_woke, seat, card), (no_draw, seat),
         (stopped_drawing, seat), (skipped, seat, count), (passed, seat), (phase_lost, seat, phase),
         (turn_ended, seat),
         // Igor (MON-045 to MON-104)
         (hired, seat, card, maybe calls), (claimed, seat, card, pile, maybe calls),
         (sent, seat, card, errand, maybe to), (taunted, seat, card), (chased, seat, card),
         (recruited, seat, card), (came_home, seat, card),  // Igor, with nothing to show
         (scared_off, seat, to),                            // by the Monster of `to`
         (dug, seat, card), (met, seat, card), (caught, seat), (dropped, seat, card), (kept, seat, card),
         (burgled, seat, to, deck, maybe card),  // the card, if it lay face up
         (loaded, seat, to, deck),               // cargo for a visit
         (requested, seat, to, request), (turned_away, seat, to), (received, seat, to),
         (saw, seat, to, card),  // to that seat: a card of `to`
         (offered, seat, to, deck), (refused, seat, to), (dismissed, seat, to), (traded, seat, to),
         (cargo_back, seat, deck), (cargo_left, seat, to, deck),  // to the host's hand
         (attacked_visitor, seat, to, pile),                      // with Igor or Monster
         (fight_card, seat, card), (used_defender, seat, card), (knocked_out, seat, card),
         (igor_killed, seat, card, reason),
         // Laboratory and Monster (MON-105 to MON-176)
         (laid, seat, pile, deck, maybe card),  // the card, if it lies face up
         (repaired, seat, place), (useless, seat, place), (useful, seat, place), (came_to_life, seat),
         (sent_monster, seat), (rampaged, seat, count),  // so many fled
         (town_fight, seat, to), (injured, seat, place), (monster_lost, seat), (hid, seat, pile),
         // Town and attacks (MON-177 to MON-239)
         (mob_checked, seat, card), (no_mob, seat), (mob_formed, seat), (joined, card),
         (attacked, seat, count), (stage, seat, count), (igor_turned, seat, card),
         (resisted, seat, count, rival),  // against the force
         (driven_off, card), (held, seat), (killed, card), (distracted, card), (lab_trashed, seat),
         (stays, seat), (runs, seat), (player_killed, seat), (spread, card, maybe seat), (no_spread, card),
         (went_home, count), (emergency, seat, card), (emergency_failed, seat),
         // Visit cards (MON-240 to MON-268)
         (played, seat, to, card, maybe use), (used, seat, to, use),
         (countered, seat, card, other, pile, maybe place), (not_countered, seat), (took_back, seat, card),
         (robbed, seat, to, deck),
         // Dinner (MON-269 to MON-283)
         (invited, seat, to), (accepted, seat, to), (declined, seat, to), (dinner_lapsed, seat, to),
         (dined, seat, to), (forwent, seat, phase), (critiqued, seat, to, pile, card),
         (critique_failed, seat, to, pile, card), (brawled, seat, to), (free_action, seat),
         // The Faire (MON-293 to MON-324)
         (faire_opened, seat, seats), (faire_round, seat, count), (picked, seat, to), (objected, seat, to),
         (pays, seat, maybe to),  // MON-298: to fight that one, or to sit out
         (sat_out, seat), (matched, seat, to), (faire_fought, seat, card, maybe assists),
         (fought_bare, seat, maybe assists), (favoured, seat, to, card), (fought, seat, to, count, rival),
         (monster_fell, seat),
         // Going and ending (MON-325 to MON-344)
         (despaired, seat), (leaves, seat), (left, seat), (went_rogue, seat), (rogue_moved, seat, pile),
         (igor_freed, seat, card), (igor_moved, card, pile), (ended, ending, seats),
         // Optional rules (MON-347 to MON-399)
         (brain_head, seat, card), (brain_announced, seat, card, other), (brain_attached, seat),
         (brain_lost, seat), (berk_called, seat), (cellar_laid, seat), (cellar_shown, seat, card),
         (plied, seat, to), (drunk, seat), (sober, seat), (snooped, seat, to, pile, place),
         (snoop_failed, seat, to), (put_up, seat, card), (shows_hand, seat, to), (igor_lured, seat, to, card))

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Seat to = no_seat;
    SeatSet seats{};
    Card card = Card::none;
    Card other = Card::none;
    Deck deck = Deck::none;
    Pile pile = Pile::none;
    u8 place = 0;
    u16 count = 0;
    u16 rival = 0;  // what the other side has
    Phase phase = Phase::none;
    Use use = Use::none;
    Request request = Request::none;
    Errand errand = Errand::none;
    Reason reason = Reason::none;
    Cackle sound = Cackle::none;
    Ending ending = Ending::none;
    bool is_clockwise = false;
    bool calls = false;
    bool assists = false;
    FG_FIELDS(Event, kind, seat, to, seats, card, other, deck, pile, place, count, rival, phase, use, request,
              errand, reason, sound, ending, is_clockwise, calls, assists)
};

}  // namespace fg::mon
