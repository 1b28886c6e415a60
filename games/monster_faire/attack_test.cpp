// SPDX-License-Identifier: Apache-2.0
// Villagers at a Manor, Igor and Monster (MON-198 to MON-225, MON-409).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

const std::string mob_of_35 = "VD3 VH8 VC1 VS2 VS8";
const std::string mob_of_38 = "VD2 VH3 VC4 VS5 VC1";

TEST(MonsterFaireAttack, MON_198_MON_199_MON_409_stages_come_in_order_and_missing_targets_are_passed_over) {
    Scene s;
    s.laboratory(A, "VD3 VH4 VCQ").hand(A, "BC1");
    attack_with(s, "VD4 VH5 VC6 VS7");
    for (const int stage : {1, 2, 3}) {  // Defenders in each, though nobody stands there
        ASSERT_TRUE(s.is_asked(Question::defender, A));
        EXPECT_EQ(s.table.attack.stage, stage);
        s.answer(A, Act::pass);
    }
    EXPECT_TRUE(s.is_asked(Question::defend, A));
}
TEST(MonsterFaireAttack, MON_199_an_empty_force_ends_the_attack) {
    Scene s;
    s.laboratory(A, "VD3 VCJ VSJ").igor(A, "VDJ").hand(A, "BC1");
    attack_with(s, "VD4 VH5");
    s.answer(A, Act::defend, "VCJ");
    s.answer(A, Act::victim, "VD4");
    s.answer(A, Act::defend, "VSJ");  // only V♥5 is left: no need to name him
    EXPECT_TRUE(is_over_for(s, A));
    EXPECT_EQ(graves(s), 2);
}
TEST(MonsterFaireAttack, MON_200_MON_201_MON_202_the_dead_are_counted_at_the_end_of_the_stage) {
    Scene s;
    s.laboratory(A, "VD3 VCJ").igor(A, "VDJ");
    attack_with(s, "VD9 VH8 VC2");
    s.answer(A, Act::defend, "VCJ");
    s.answer(A, Act::victim, "VD9");
    EXPECT_EQ(graves(s), 0);  // the stage goes on
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.was_told(EventKind::driven_off));
    EXPECT_EQ(graves(s), 2);  // one for V♦9, then one for Igor
    int dead = 0, igors = 0;
    for (const Told& told : s.told) {
        if (told.event.kind != EventKind::buried) continue;
        (told.event.reason == Reason::attack ? dead : igors) += 1;
        EXPECT_LE(igors, dead);
    }
}
TEST(MonsterFaireAttack, MON_203_MON_204_a_trashed_laboratory_emboldens) {
    Scene s;
    s.laboratory(A, "VD3").top("VH2");
    attack_with(s, "VD4 VH5");
    s.until(Question::invite, A);
    EXPECT_EQ(s.at(town), "VH2 VD4 VH5");  // in Town before the others come home
    EXPECT_EQ(s.last(EventKind::arrived).reason, Reason::emboldened);
}
TEST(MonsterFaireAttack, MON_205_a_defeated_force_goes_home) {
    Scene s;
    s.igor(A, "VRJ");
    attack_with(s, "VD3 VH8");
    EXPECT_EQ(s.at(town), "VD3 VH8");
    EXPECT_EQ(graves(s), 0);
}

// ---- Igor

TEST(MonsterFaireAttack, S_MON_35_MON_206_MON_207_MON_208_MON_210_igor_holds_on_a_tie) {
    Scene s;
    s.igor(A, "VDK").hand(A, "BH9");
    attack_with(s, mob_of_35);
    ASSERT_TRUE(s.is_asked(Question::help, A));
    EXPECT_EQ(s.at(force), "VH8 VS8");  // after the drive-off
    s.answer(A, Act::help, "BH9");
    EXPECT_EQ(s.at(town), "VD3 VC1 VS2 VH8 VS8");
    EXPECT_EQ(s.discards(), "BH9");
    EXPECT_EQ(s.igor(A), "VDK");
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, MON_209_a_greater_total_kills_igor) {
    Scene s;
    s.igor(A, "VDK").hand(A, "BH8");
    attack_with(s, mob_of_35);
    s.answer(A, Act::help, "BH8");  // 15 against 16
    EXPECT_EQ(s.igor(A), "");
    EXPECT_EQ(graves(s), 1);
    EXPECT_EQ(s.at(town), "VD3 VC1 VS2 VH8 VS8");
}
TEST(MonsterFaireAttack, MON_097_MON_199_villagers_pass_a_face_down_igor_by) {
    Scene s;
    s.igor(A, "VDJ");
    s.table.igors_down[A] = 1;
    attack_with(s, mob_of_35);
    EXPECT_EQ(s.igor(A), "VDJ");
}
TEST(MonsterFaireAttack, S_MON_49_MON_211_the_butler_alone) {
    Scene s;
    s.laboratory(A, "VSK");
    attack_with(s, "VD5 VH6 VC8 VS2 VD3");
    s.answer(A, Act::defend, "VSK");
    EXPECT_EQ(s.at(town), "VD5 VH6 VS2 VD3 VC8");  // V♣8 went on, found nothing and came home
    EXPECT_EQ(s.discards(), "VSK");
    EXPECT_EQ(graves(s), 0);
}
TEST(MonsterFaireAttack, MON_211_the_butler_beside_igor) {
    Scene s;
    s.laboratory(A, "VSK VHK").igor(A, "VDJ");
    attack_with(s, "VD6 VH8 VC2");
    s.answer(A, Act::defend, "VSK");
    EXPECT_FALSE(s.is_offered(A, Act::defend));  // a second Igor, not a third
    s.answer(A, Act::pass);
    EXPECT_EQ(s.at(town), "VD6 VC2 VH8");  // 7 drives off 6 and 2; 8 is not greater than 10
    EXPECT_EQ(s.igor(A), "VDJ");
}

// ---- Defenders

TEST(MonsterFaireAttack, S_MON_46_MON_123_MON_125_wealthy_patron) {
    Scene s;
    s.laboratory(A, "VD3 VRJ");
    attack_with(s, mob_of_35);
    s.answer(A, Act::defend, "VRJ");
    EXPECT_EQ(s.at(town), mob_of_35);
    EXPECT_EQ(s.discards(), "VRJ");
    EXPECT_EQ(graves(s), 0);
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, S_MON_47_MON_116_MON_124_gallows) {
    Scene s;
    s.laboratory(A, "BBJ");
    attack_with(s, mob_of_35);
    s.answer(A, Act::defend, "BBJ");
    EXPECT_EQ(s.size(town), 0);
    EXPECT_EQ(s.size(discard_at(Deck::villagers)), 5);
    EXPECT_EQ(s.at(discard_at(Deck::parts)), "BBJ");
    EXPECT_EQ(graves(s), 5);
}
TEST(MonsterFaireAttack, S_MON_48_MON_120_MON_121_MON_128_dog_and_wench) {
    Scene s;
    s.laboratory(A, "VD1 VH1 VC1 VS1 VCJ VSQ");
    attack_with(s, "VD9 VH2 VC2 VS2 VC3");
    s.answer(A, Act::defend, "VCJ");
    s.answer(A, Act::victim, "VD9");
    s.answer(A, Act::defend, "VSQ");
    s.answer(A, Act::victim, "VC3");
    s.until(Question::invite, A);
    EXPECT_EQ(s.laboratory(A), "VD1");
    EXPECT_EQ(s.at(town), "VH2 VC2 VS2 VC3");
    EXPECT_EQ(graves(s), 1);
}
TEST(MonsterFaireAttack, MON_126_a_king_serves_only_at_the_igor_stage) {
    Scene s;
    s.laboratory(A, "VD3 VSK");
    attack_with(s, "VD4 VH5");
    EXPECT_EQ(s.cards_offered(A, Act::defend), "VSK");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.cards_offered(A, Act::defend), "");
}
TEST(MonsterFaireAttack, MON_126_one_king_counts_as_a_second_igor_and_no_other_beside_him) {
    Scene s;
    s.laboratory(A, "VD3 VSK BHK VCJ");
    attack_with(s, "VD4 VH9 VC9");
    EXPECT_EQ(s.cards_offered(A, Act::defend), "VSK BHK VCJ");
    s.answer(A, Act::defend, "VSK");
    EXPECT_EQ(s.cards_offered(A, Act::defend), "VCJ");
}

// ---- Monster

TEST(MonsterFaireAttack, S_MON_39_MON_212_MON_213_emergency) {
    Scene s;
    s.monster(A, "BH6 BD3 BC5 BS6").laboratory(A, "VH6").top("VS8 VC6");
    attack_with(s, mob_of_38);
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::emergency, A));
    s.answer(A, Act::yes);
    EXPECT_TRUE(s.table.living.has(A));
    EXPECT_TRUE(s.table.active_laboratory.has(A));
    EXPECT_EQ(s.table.marks[A].injured, 8u);  // B♠6
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.table.marks[A].injured, 12u);  // 6 > 5: B♣5 too
    EXPECT_EQ(s.total(A), 6);                  // B♥6
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VC6 VS8");
}
TEST(MonsterFaireAttack, MON_213_without_equipment_the_attempt_fails) {
    Scene s;
    s.monster(A, "BH6 BD3 BC5 BS6").top("VSJ");
    attack_with(s, mob_of_38);
    s.answer(A, Act::yes);
    EXPECT_TRUE(s.was_told(EventKind::emergency_failed));
    EXPECT_FALSE(s.table.living.has(A));
    EXPECT_EQ(s.discards(), "VSJ");
    EXPECT_EQ(s.monster(A), "BH6 BD3 BC5 BS6");
}
TEST(MonsterFaireAttack, MON_213_continuous_equipment_is_lent_for_the_fight_only) {
    Options options;
    options.equipment_dependency = EquipmentDependency::continuous;
    Scene s(3, options);
    s.monster(A, "BH6 BD3 BC5 BS6").laboratory(A, "VH6").top("VS8");
    attack_with(s, "VD2 VH3");
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    s.answer(A, Act::yes);     // 12 against 5
    EXPECT_EQ(s.total(A), 6);  // only B♥6 again
}
TEST(MonsterFaireAttack, S_MON_90_MON_214_MON_408_asked_though_there_is_only_one_answer) {
    Scene s;
    s.monster(A, "BD5 BH5").laboratory(A, "VD6 VH6 VC6 VS6 VD7");
    attack_with(s, mob_of_38);
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::emergency, A));
    EXPECT_EQ(s.acts(A), "pass");
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.is_asked(Question::defender, A));
    EXPECT_EQ(s.table.attack.stage, 3);
    EXPECT_EQ(s.monster(A), "BD5 BH5");
}
TEST(MonsterFaireAttack, S_MON_38_MON_215_MON_216_MON_217_MON_218_monster_beats_a_mob) {
    Scene s;
    s.living(A, "BH6 BD3 BC5 BS6");
    attack_with(s, mob_of_38);
    EXPECT_EQ(s.size(discard_at(Deck::villagers)), 5);
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VS5 VC4 VD2 VH3 VC1");
    EXPECT_EQ(graves(s), 5);
    EXPECT_TRUE(s.table.revealed.has(A));
    EXPECT_EQ(s.count(EventKind::drew), 0);  // no loot
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, MON_217_the_top_villager_of_a_mob_dies_not_of_a_group) {
    Scene s;
    s.living(A, "BH10 BD10");
    attack_with(s, "VC1 VS2");
    EXPECT_EQ(s.at(town), "VC1 VS2");
    EXPECT_EQ(graves(s), 0);
}
TEST(MonsterFaireAttack, MON_142_without_arms_nobody_is_killed) {
    Scene s(3, with(&Options::crippling));
    s.living(A, "BH10 BD10 BC1", 4);
    attack_with(s, "VD10 VH1 VC2 VS2");  // 20 against 15
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VH1");
    EXPECT_EQ(s.at(town), "VD10 VC2 VS2");
}
TEST(MonsterFaireAttack, MON_219_equal_totals_hurt_nobody) {
    Scene s;
    s.living(A, "BH6 BD3").laboratory(A, "BHJ");
    attack_with(s, "VD4 VH5");
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    EXPECT_EQ(s.at(town), "VD4 VH5");
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, S_MON_36_MON_220_MON_224_MON_232_mob_turns_group) {
    Scene s;
    s.igor(A, "VDQ").laboratory(A, "VC9 VD2 VSK").living(A, "BH6 BD5 BC4").top("BH1 BS8 VH1");
    attack_with(s, "VD9 VH6 VC2 VS7 VH3");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.igor(A), "");
    EXPECT_EQ(s.at(graveyard), "BH1");
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::hiding_deck, A));
    s.answer(A, from(Deck::parts));
    EXPECT_TRUE(s.table.in_graveyard.has(A));
    EXPECT_EQ(s.table.marks[A].injured, 4u);
    EXPECT_EQ(s.at(discard_at(Deck::parts)), "BS8");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.laboratory(A), "VSK");
    EXPECT_TRUE(s.table.burnt.has(A));
    EXPECT_TRUE(is_over_for(s, A));  // a group: no Stage 4
    EXPECT_EQ(s.at(town), "VC2 VH3 VH1 VD9 VH6 VS7");
}
TEST(MonsterFaireAttack, MON_221_without_a_card_it_hides_in_town_unhurt) {
    Scene s;
    s.living(A, "BH2");
    s.deck(Deck::villagers, "", laboratory_of(C)).deck(Deck::parts, "", graveyard);
    attack_with(s, "VD9");
    EXPECT_TRUE(s.table.in_town.has(A));
    EXPECT_EQ(s.table.marks[A].injured, 0u);
}
TEST(MonsterFaireAttack, S_MON_37_MON_222_MON_223_MON_225_mob_injures) {
    Scene s;
    s.living(A, "BH3 BD2 BC4 BS3").hand(A, "BC1").top("VC5");
    attack_with(s, "VD2 VH3 VC4 VS5 VD6");
    EXPECT_EQ(s.table.marks[A].injured, 8u);
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.table.marks[A].injured, 12u);
    EXPECT_EQ(s.total(A), 5);
    EXPECT_TRUE(s.is_asked(Question::defend, A));  // on to Stage 3
}
TEST(MonsterFaireAttack, MON_223_an_equal_card_injures_nobody) {
    Scene s;
    s.living(A, "BH3 BD2 BC4 BS3").top("VH4");
    attack_with(s, "VD2 VH3 VC4 VS5 VD6");
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.table.marks[A].injured, 8u);
}
TEST(MonsterFaireAttack, S_MON_40_MON_203_last_parts) {
    Scene s;
    s.living(A, "BD4 BS5 BH2 BC1", 0, 3).top("VD4 VH9");
    attack_with(s, "VD3 VH4 VC5 VS6");
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.monster(A), "");
    EXPECT_FALSE(s.table.living.has(A));
    EXPECT_EQ(s.size(discard_at(Deck::parts)), 4);
    EXPECT_EQ(s.at(town), "VH9 VD3 VH4 VC5 VS6");
}

}  // namespace
}  // namespace fg::mon
