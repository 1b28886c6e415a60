// SPDX-License-Identifier: Apache-2.0
// For the conformance suite: positions that play seldom comes to. Each is made of the rules' own steps and waits for an answer.
#pragma once

#include "games/monster_faire/siege_test.h"

namespace fg::mon {

inline constexpr int planted_count = 7;

// The last Laboratory that a sweep has not trashed yet (MON-196).
inline void plant_sweep(Scene& s) {
    const Seat last = seat_of(s.rules.players - 1);
    const SeatSet others = everybody(s.rules).without(last);
    s.laboratory(last, "VD3 VH2").put(force, "VD8 VH5 VC6 VS7");
    s.table.turn.has_mob = true;
    s.table.attack = {
        .target = last, .is_mob = true, .prey = everybody(s.rules), .attacked = others, .trashed = others};
    begin(s, Step::attack);
}
// Two bare Monsters of the same strength, and no deck (MON-316, MON-322).
inline void plant_dead_heat(Scene& s) {
    s.living(A, "BD6").living(B, "BH6").hand(A, "VC3").hand(B, "VH3");
    u8 exit = 0;
    for (Seat seat : everybody(s.rules).without(A).without(B)) {
        s.table.out.add(seat);
        s.table.exits[seat] = ++exit;
    }
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard).start(Step::faire);
}
// Two Monsters hide in the Graveyard when an Igor comes (MON-174).
inline void plant_drive_off(Scene& s) {
    s.laboratory(B, "VD7 VH7 VC7")
        .laboratory(C, "VD8 VH8")
        .igor(A, "VDJ")
        .living(B, "BD5 BH5 BC2")
        .living(C, "BD6 BH6")
        .put(graveyard, "BD1 BC4")
        .hand(B, "VH9 BS2");
    s.table.in_graveyard = SeatSet::only(B).with(C);
    s.start(Step::igor_phase);
    if (s.is_offered(A, Act::to_graveyard)) s.answer(A, Act::to_graveyard);
}
// Two Monsters meet in Town, one of them without a hand (MON-173).
inline void plant_town_fight(Scene& s) {
    s.laboratory(A, "VD5 VH5 VS3 VC1")
        .laboratory(B, "VC3 VS4 VD3 VH1")
        .living(A, "BD5 BH5 BS3 BC1")
        .living(B, "BC3 BS4 BD2 BH1")
        .hand(A, "VD2 VD9")
        .put(town, "VC9");
    s.table.in_town.add(B);
    s.start(Step::monster_step);
    if (s.is_asked(Question::prowl, B)) s.answer(B, Act::pass);
    if (s.is_offered(A, {.act = Act::fight, .seat = B})) s.answer(A, {.act = Act::fight, .seat = B});
}

inline State planted(const Rules& rules, int number) {
    Scene s(rules.players, rules.options, rules.content);
    switch (number) {
        case 0: plant_sweep(s); break;
        case 1: plant_dead_heat(s); break;
        case 2: plant_drive_off(s); break;
        case 3: plant_town_fight(s); break;
        case 4:  // a Monster that beats a mob in Stage 2 (MON-215)
            s.laboratory(A, "VD6 VH7 VC6 VS8").living(A, "BH6 BD3 BC5 BS6").hand(A, "VH9");
            attack_with(s, "VD1 VH2 VC3 VS4");
            break;
        case 5:  // an emergency (MON-212)
            s.monster(A, "BH6 BD3 BC5 BS6").laboratory(A, "VH6").hand(A, "BS2").hand(B, "VS3 BC8");
            attack_with(s, "VD4 VH5 VC6 VS7 VD8");
            break;
        default:  // a spread, and Stage 4 (MON-192, MON-232)
            s.laboratory(A, "VD1").laboratory(B, "VH4 BHJ").hand(B, "VS9").hand(C, "BD4 VCK").igor(B, "VHQ");
            attack_with(s, "VD2 VH2 VC2 VS2");
            break;
    }
    return s.state;
}

}  // namespace fg::mon
