// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The options of a table, what a designer may change, and the rules made of both.
#pragma once

#include "engine/complaints.h"
#include "engine/game.h"
#include "games/monster_faire/cards.h"

namespace fg::mon {

inline constexpr int min_players = 3, max_players = 6;  // MON-004
inline constexpr int most_igors = 4;                    // MON-376

// The decisions of the catalogue. Where a choice is split, its second half follows the first.
FG_ENUM(Question,                                                                    //
        cackle, vote, direction,                                                     // D1, D2
        draw, skip, extra_draw,                                                      // D3 to D5
        visit_card, visit_use, counter,                                              // D6, D7
        igor, recruit, dig, caught, drive_off,                                       // D8 with D9, D10 to D13
        cargo, request, door, reply, accept,                                         // D14 to D17
        fight_deck, fight_queen, fight_king, spoils,                                 // D18 to D20
        laboratory, monster, prowl, town_card, town_deck,                            // D21 to D24
        defender, victim, help, emergency, hiding_deck, injury_deck,                 // D25 to D28
        defend, penalty, stand, last_deck,                                           // D29 to D31
        invite, invitation, forgo, critique, brawl, free_action,                     // D32, D33
        faire_pick, faire_answer, faire_payment, faire_card, faire_deck, favour,     // D34 to D38
        brain, brain_equipment, brain_deck, brain_igor, attach, defend_brain,        // D40 to D42
        renfrew_card, renfrew_meal, berk, further_igor, further_fighter, turn_igor,  // D43 to D46
        scholar, scholar_deal, scholar_hand,                                         // D47
        snoop, snoop_at, cellar, ply, guest_card, take_card)                         // D48

FG_ENUM_OR_NONE(Phase, igor, laboratory, monster)
// MON-079: what is asked for with a visit.
FG_ENUM_WORDS(Request, (anything, "anything"), (vd, "VD"), (vh, "VH"), (vc, "VC"), (vs, "VS"), (bd, "BD"),
              (bh, "BH"), (bc, "BC"), (bs, "BS"), (igor, "Igor"))
FG_ENUM_WORDS(Cackle, (slow_burn, "Slow Burn"), (hiccup, "Hiccup"), (organ_chord, "Organ Chord"),
              (snort, "Snort"), (rising_gale, "Rising Gale"), (stage_whisper, "Stage Whisper"),
              (broken_kettle, "Broken Kettle"), (full_straitjacket, "Full Straitjacket"))

FG_ENUM(FirstPlayer, draw, cackle, random)
FG_ENUM(FaceValues, igor, zero)
FG_ENUM(JokerSuits, none, colour)
FG_ENUM(VisitWindows, phases, once)
FG_ENUM(TauntBlocks, always, chased_only)
FG_ENUM(DroppedCargo, host_keeps, discarded)
FG_ENUM(DefenderDecks, both, villagers)
FG_ENUM(LabMinimum, any_one, one_of_each)
FG_ENUM(EquipmentDependency, animated_once, continuous)
FG_ENUM(RepairRate, one, all)
FG_ENUM(MobCheck, on_arrival, every_turn)
FG_ENUM(MobCohesion, four_types, sticky)
FG_ENUM(VisitCardReuse, returns, discarded)
FG_ENUM(FaireTie, nothing, both_lose)
FG_ENUM(LastStanding, prove_it, walkover)
FG_ENUM(LateCards, none, by_turn_order)
FG_ENUM(Leavers, flee, bot)
FG_ENUM(Toggle, off, on)
// MON-385: who holds the Scholarship; the room knows.
FG_ENUM_WORDS(Scholar, (nobody, "nobody"), (first, "1"), (second, "2"), (third, "3"), (fourth, "4"),
              (fifth, "5"), (sixth, "6"))

// Every default comes first.
struct Options {
    FirstPlayer first_player = FirstPlayer::draw;                                   // MON-018
    FaceValues face_values = FaceValues::igor;                                      // MON-011
    JokerSuits joker_suits = JokerSuits::none;                                      // MON-014
    VisitWindows visit_windows = VisitWindows::phases;                              // MON-042
    TauntBlocks taunt_blocks = TauntBlocks::always;                                 // MON-059
    DroppedCargo dropped_cargo = DroppedCargo::host_keeps;                          // MON-086
    DefenderDecks defender_decks = DefenderDecks::both;                             // MON-117
    Toggle crippling = Toggle::off;                                                 // MON-142
    LabMinimum lab_minimum = LabMinimum::any_one;                                   // MON-146
    EquipmentDependency equipment_dependency = EquipmentDependency::animated_once;  // MON-151
    RepairRate repair_rate = RepairRate::one;                                       // MON-158
    Toggle town_retaliation = Toggle::off;                                          // MON-169
    Toggle face_villagers = Toggle::off;                                            // MON-179
    MobCheck mob_check = MobCheck::on_arrival;                                      // MON-185
    MobCohesion mob_cohesion = MobCohesion::four_types;                             // MON-190
    VisitCardReuse visit_card_reuse = VisitCardReuse::returns;                      // MON-245
    FaireTie faire_tie = FaireTie::nothing;                                         // MON-317
    LastStanding last_standing = LastStanding::prove_it;                            // MON-333
    u8 faire_deadline = 40;                                                         // MON-344
    Toggle rule_morbius = Toggle::off;                                              // MON-349
    Toggle rule_renfrew = Toggle::off;                                              // MON-361
    Toggle rule_berk = Toggle::off;                                                 // MON-366
    Toggle rule_many_hands = Toggle::off;                                           // MON-372
    Toggle rule_many_cooks = Toggle::off;                                           // MON-374
    Toggle rule_igors_revenge = Toggle::off;                                        // MON-378
    Toggle rule_prometheus = Toggle::off;                                           // MON-384
    Toggle rule_wine_cellar = Toggle::off;                                          // MON-390
    Scholar scholar = Scholar::nobody;                                              // MON-385
    LateCards late_cards = LateCards::none;                                         // MON-410
    Leavers leavers = Leavers::flee;                                                // MON-337
    FG_FIELDS(Options, first_player, face_values, joker_suits, visit_windows, taunt_blocks, dropped_cargo,
              defender_decks, crippling, lab_minimum, equipment_dependency, repair_rate, town_retaliation,
              face_villagers, mob_check, mob_cohesion, visit_card_reuse, faire_tie, last_standing,
              faire_deadline, rule_morbius, rule_renfrew, rule_berk, rule_many_hands, rule_many_cooks,
              rule_igors_revenge, rule_prometheus, rule_wine_cellar, scholar, late_cards, leavers)
};

constexpr ByName<Question, u8> printed_clocks() {  // MON-400
    ByName<Question, u8> clocks;
    for (u8& seconds : clocks) seconds = 30;
    using enum Question;
    for (const Question question :
         {visit_card, visit_use, counter,    drive_off,  fight_deck,   fight_queen,     fight_king,
          prowl,      defender,  victim,     help,       emergency,    hiding_deck,     injury_deck,
          defend,     penalty,   last_deck,  invitation, defend_brain, further_fighter, turn_igor,
          cellar,     ply,       guest_card, take_card})
        clocks[question] = 10;
    for (const Question question : {cackle, door, reply, accept, town_card, town_deck, faire_pick,
                                    faire_answer, faire_payment, faire_card, faire_deck, favour})
        clocks[question] = 20;
    clocks[vote] = 15;  // MON-021
    return clocks;
}

// What a designer may change. The defaults are the catalogue's.
struct Content {
    ByName<Rank, u8> worth{{3, 5, 7, 9, 9}};         // MON-009
    u8 solo_turns = 10;                              // MON-332
    u8 igors = most_igors;                           // MON-376
    ByName<Question, u8> clocks = printed_clocks();  // seconds
    FG_FIELDS(Content, worth, solo_turns, igors, clocks)
};

// What is fixed for one table.
struct Rules {
    using Options = mon::Options;
    using Content = mon::Content;

    u8 players = min_players;
    Options options{};
    Content content{};

    // Derived.
    Array<u8, card_count> worth{};  // MON-009: of an Igor in play, a fighting King, a villager with MON-179
    Array<u8, card_count> value{};  // MON-010, MON-011: of a card wherever it is compared
    Seat scholar = no_seat;         // MON-385
    u8 most_igors = 1;              // MON-051, MON-376

    constexpr bool has(Toggle toggle) const { return toggle == Toggle::on; }
    constexpr bool has_morbius() const { return has(options.rule_morbius); }
    constexpr bool has_renfrew() const { return has(options.rule_renfrew); }
    constexpr bool has_berk() const { return has(options.rule_berk); }
    constexpr bool has_cooks() const { return has(options.rule_many_cooks); }
    constexpr bool has_revenge() const { return has(options.rule_igors_revenge); }
    constexpr bool has_wine() const { return has(options.rule_wine_cellar); }
    constexpr bool is_continuous() const {
        return options.equipment_dependency == EquipmentDependency::continuous;
    }
};

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < min_players || players > max_players) return "three to six play (MON-004)";
    if (const Complaint empty = complaint_of_empty_names(options)) return empty;
    if (options.faire_deadline < 10 || options.faire_deadline > 100)
        return "faire_deadline: must be from 10 to 100 (MON-344)";
    if (index_of(options.scholar) > players) return "scholar: nobody sits there (MON-385)";
    for (int i = 0; i < name_count<Rank>; ++i)
        if (content.worth.at[i] < 1 || content.worth.at[i] > 20)
            return about<ByName<Rank, u8>, "worth.", ": must be from 1 to 20 (MON-009)">(i);
    if (content.solo_turns < 1 || content.solo_turns > 100)
        return "solo_turns: must be from 1 to 100 (MON-332)";
    if (content.igors < 2 || content.igors > most_igors) return "igors: must be from 2 to 4 (MON-376)";
    for (int i = 0; i < name_count<Question>; ++i)
        if (content.clocks.at[i] == 0)
            return about<ByName<Question, u8>, "clocks.", ": every question needs a second">(i);
    return nullptr;
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (int i = 0; i < card_count; ++i) {
        const Card card = static_cast<Card>(i);
        const Rank rank = rank_of(card);
        rules.worth[i] = rank == Rank::none ? static_cast<u8>(number_of(card)) : content.worth[rank];
        const bool is_nothing = is_igor(card) && options.face_values == FaceValues::zero;
        rules.value[i] = is_nothing ? u8{0} : rules.worth[i];
    }
    if (options.rule_prometheus == Toggle::on && options.scholar != Scholar::nobody)
        rules.scholar = seat_of(index_of(options.scholar) - 1);
    if (options.rule_many_cooks == Toggle::on) rules.most_igors = content.igors;
    return rules;
}

}  // namespace fg::mon
