// SPDX-License-Identifier: Apache-2.0
// Laboratory and the building of Monsters: MON-105 to MON-142, MON-151 to MON-158.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

void enter(Scene& scene) { scene.start(Step::laboratory_phase); }

TEST(MonsterFaireLaboratory, MON_105_MON_106_MON_109_one_card_and_no_more) {
    Scene scene;
    scene.hand(A, "VD4 BH6 VHQ VC2");
    enter(scene);
    EXPECT_EQ(scene.acts(A), "pass lay");
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "VD4 BH6 VHQ VC2");
    scene.answer(A, Act::lay, "BH6");
    EXPECT_EQ(scene.monster(A), "BH6");
    EXPECT_FALSE(scene.is_asked(Question::laboratory, A));
    Scene equipped;
    equipped.hand(A, "VD4");
    enter(equipped);
    equipped.answer(A, Act::lay, "VD4");
    EXPECT_EQ(equipped.laboratory(A), "VD4");
}
TEST(MonsterFaireLaboratory, MON_107_MON_108_face_down_and_the_newest_on_top) {
    Scene scene;
    scene.hand(A, "VD4 VC7").laboratory(A, "VD1").monster(A, "BH2");
    enter(scene);
    scene.answer(A, Act::lay, "VD4");
    EXPECT_EQ(scene.laboratory(A), "VD1 VD4");
    EXPECT_TRUE(scene.knows(A, "VD4"));
    EXPECT_FALSE(scene.knows(B, "VD4"));
    EXPECT_EQ(scene.last(EventKind::laid).card, Card::none);
    EXPECT_EQ(scene.last(EventKind::laid).deck, Deck::villagers);
}
TEST(MonsterFaireLaboratory, MON_107_whoever_knew_a_card_of_the_hand_loses_sight_of_it) {
    Scene scene;
    scene.hand(A, "VD4 VC7 BD2");
    scene.cards.show_all(Card::vd4);
    enter(scene);
    scene.answer(A, Act::lay, "VC7");
    EXPECT_FALSE(scene.knows(B, "VD4")) << "it may have been this one";
    EXPECT_FALSE(scene.knows(B, "VC7"));
}
TEST(MonsterFaireLaboratory, MON_061_a_recruit_is_told_by_the_graveyard) {
    Scene laid;
    laid.hand(A, "VD4 VC7").top("BC2");
    laid.cards.show_all(Card::vd4);
    laid.start(Step::begin_turn);
    laid.table.turn.recruits.push_back(Card::vd4);
    laid.start(Step::laboratory_phase);
    laid.answer(A, Act::lay, "VC7");
    EXPECT_TRUE(laid.knows(B, "VD4")) << "no body came, so it is still in the hand";
    EXPECT_EQ(laid.at(graveyard), "");
}
TEST(MonsterFaireLaboratory, MON_061_MON_376_each_recruit_of_a_turn_feeds_the_graveyard) {
    Scene scene(3, with(&Options::rule_many_cooks));
    scene.igor(A, "VDJ VHK")
        .hand(A, "BC9 VC7")
        .put(town, "VC2 VS3")
        .top("VC4 VS5 BC2")
        .start(Step::igor_phase);
    scene.answer(A, Act::to_town);
    scene.answer(A, Act::recruit, "VC2");
    scene.answer(A, Act::discard, "BC9");
    scene.answer(A, Act::to_town);
    scene.answer(A, Act::recruit, "VS3");
    scene.answer(A, Act::pass);
    scene.answer(A, Act::lay, "VC2");
    EXPECT_EQ(scene.at(graveyard), "BC2");
    EXPECT_FALSE(scene.knows(B, "VC2")) << "one of the two, and nobody can tell which";
}
TEST(MonsterFaireLaboratory, MON_113_MON_114_parts_before_any_equipment) {
    Scene scene;
    scene.hand(A, "BH10");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "BH10");
}
TEST(MonsterFaireLaboratory, MON_115_MON_116_MON_117_defenders_of_either_deck) {
    Scene scene;
    scene.hand(A, "BHJ VSK BRJ");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "BHJ VSK BRJ");
    scene.answer(A, Act::lay, "BHJ");
    EXPECT_EQ(scene.laboratory(A), "BHJ");
    EXPECT_FALSE(scene.knows(B, "BHJ"));
    Options options;
    options.defender_decks = DefenderDecks::villagers;
    Scene strict(3, options);
    strict.hand(A, "BHJ VSK BRJ");
    enter(strict);
    EXPECT_EQ(strict.cards_offered(A, Act::lay), "VSK");
}
TEST(MonsterFaireLaboratory, MON_118_defenders_are_no_equipment) {
    Scene scene;
    scene.laboratory(A, "VDK BHQ").monster(A, "BD3 BH4 BC2 BS2").start(Step::monster_step);
    EXPECT_FALSE(scene.is_offered(A, Act::give_life));
    EXPECT_FALSE(has_equipment(scene.cards, A));
    scene.laboratory(A, "VH1");
    EXPECT_TRUE(has_equipment(scene.cards, A));
}
TEST(MonsterFaireLaboratory, MON_119_an_active_laboratory) {
    Scene scene;
    scene.laboratory(A, "VH4").living(A, "BH3 BD2").hand(A, "VD4 VHQ");
    enter(scene);
    scene.answer(A, Act::lay, "VD4");
    EXPECT_TRUE(scene.cards.is_public(Card::vd4)) << "new Equipment lies face up";
    EXPECT_EQ(scene.last(EventKind::laid).card, Card::vd4);
    scene.until(Question::laboratory, A);
    scene.answer(A, Act::lay, "VHQ");
    EXPECT_FALSE(scene.knows(B, "VHQ")) << "new Defenders lie face down";
}
TEST(MonsterFaireLaboratory, MON_119_an_emptied_laboratory_starts_anew_face_down) {
    Scene scene;
    scene.laboratory(A, "VH4").living(A, "BH3 BD2").hand(A, "VD9").hand(B, "VC9").start(Step::begin_turn);
    scene.pass_draw();
    scene.answer(B, {.act = Act::play, .card = Card::vc9, .use = Use::lecture});
    scene.answer(A, Act::pass);
    EXPECT_FALSE(scene.table.active_laboratory.has(A));
    scene.until(Question::laboratory, A);
    scene.answer(A, Act::lay, "VD9");
    EXPECT_FALSE(scene.knows(B, "VD9"));
}

// ---- building

TEST(MonsterFaireLaboratory, S_MON_24_MON_133_MON_134_MON_136_MON_137_MON_139_limb_limit) {
    Scene scene;
    scene.monster(A, "BH6 BC2 BS4").hand(A, "BC8 BD3 BH2");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "BD3 BH2");
    scene.answer(A, Act::lay, "BH2");
    scene.until(Question::laboratory, A);
    EXPECT_TRUE(scene.is_offered(A, {.act = Act::lay, .card = Card::bc8}));
}
TEST(MonsterFaireLaboratory, S_MON_25_MON_135_head_total) {
    Scene scene;
    scene.monster(A, "BH4 BH3 BD5").hand(A, "BD2 BD3");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "BD2");
}
TEST(MonsterFaireLaboratory, S_MON_26_MON_138_one_head_is_free) {
    Scene scene;
    scene.monster(A, "BH1").hand(A, "BD10");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "BD10");
}
TEST(MonsterFaireLaboratory, MON_137_every_torso_carries_one_head) {
    Scene scene;
    scene.monster(A, "BH9 BD1").hand(A, "BD2");
    enter(scene);
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "") << "two heads need two torsos";
    BarredList<Choice, most_barred> barred;
    bar(scene.rules, seen_of(scene.state, A), barred);
    ASSERT_EQ(barred.size(), 1);
    EXPECT_STREQ(barred[0].rule, "MON-137");
}
TEST(MonsterFaireLaboratory, MON_140_a_part_for_a_living_monster) {
    Scene scene;
    scene.laboratory(A, "VH4 VC5").living(A, "BH3 BD2").hand(A, "BC5 BS1");
    scene.table.marks[A].useless = 2;
    enter(scene);
    scene.answer(A, Act::lay, "BC5");
    EXPECT_EQ(scene.total(A), 8) << "at once useful";
    scene.until(Question::laboratory, A);
    scene.answer(A, Act::lay, "BS1");
    EXPECT_EQ(scene.total(A), 8) << "there are no chemicals";
    EXPECT_TRUE(scene.was_told(EventKind::useless));
}
TEST(MonsterFaireLaboratory, MON_141_MON_142_crippling) {
    Scene scene;
    scene.laboratory(A, "VH4").living(A, "BH3 BC2 BS2").start(Step::monster_step);
    EXPECT_EQ(scene.total(A), 7) << "without a head it only misses the value";
    EXPECT_TRUE(scene.is_offered(A, Act::rampage));
    Scene headless(3, with(&Options::crippling));
    headless.laboratory(A, "VH4").living(A, "BH3 BC2 BS2").start(Step::monster_step);
    EXPECT_EQ(headless.total(A), 0);
    EXPECT_FALSE(headless.is_offered(A, Act::rampage));
    Scene legless(3, with(&Options::crippling));
    legless.laboratory(A, "VH4").living(A, "BH3 BD2 BS2", 0, 4).start(Step::monster_step);
    EXPECT_EQ(legless.acts(A), "pass") << "it cannot be sent to Town";
}

// ---- function and repair

TEST(MonsterFaireLaboratory, S_MON_29_MON_150_MON_151_equipment_lost_later) {
    for (const EquipmentDependency dependency :
         {EquipmentDependency::animated_once, EquipmentDependency::continuous}) {
        Options options;
        options.equipment_dependency = dependency;
        Scene scene(3, options);
        scene.laboratory(A, "VC6")
            .living(A, "BD5 BH9 BC6 BS2", 0b1011)
            .hand(B, "VD9")
            .start(Step::begin_turn);
        EXPECT_EQ(scene.total(A), 6);
        scene.pass_draw();
        scene.answer(B, {.act = Act::play, .card = Card::vd9, .use = Use::lecture});
        if (scene.table.question == Question::counter) scene.answer(A, Act::pass);
        EXPECT_EQ(scene.laboratory(A), "");
        EXPECT_EQ(scene.total(A), dependency == EquipmentDependency::continuous ? 0 : 6);
    }
}
TEST(MonsterFaireLaboratory, S_MON_30_MON_152_upgrade) {
    for (const auto& [card, total] : {std::pair{"VH10", 15}, {"VH8", 6}}) {
        Scene scene;
        scene.laboratory(A, "VC6").living(A, "BD5 BH9 BC6 BS2", 0b1011).hand(A, card);
        enter(scene);
        scene.answer(A, Act::lay, card);
        EXPECT_TRUE(scene.cards.is_public(cards_of(card).front()));
        EXPECT_EQ(scene.total(A), total);
    }
}
TEST(MonsterFaireLaboratory, MON_153_marks_and_injuries_are_public_and_faces_are_not) {
    Scene scene;
    scene.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2").start(Step::monster_step);
    scene.answer(A, Act::give_life);
    EXPECT_EQ(scene.count(EventKind::useless), 3);
    EXPECT_EQ(scene.table.marks[A].useless, 0b1011u);
    EXPECT_EQ(scene.table.marks[A].injured, 0u);
    EXPECT_FALSE(scene.knows(B, "BH9"));
}
TEST(MonsterFaireLaboratory, MON_156_MON_157_repair_in_place_of_a_card) {
    Scene scene;
    scene.laboratory(A, "VH9 VS1").living(A, "BD5 BH9 BC6 BS2", 0, 0b1010).hand(A, "VD1");
    enter(scene);
    EXPECT_EQ(scene.acts(A), "pass lay repair");
    EXPECT_FALSE(scene.is_offered(A, {.act = Act::repair, .place = 3})) << "no chemicals for BS2";
    scene.answer(A, {.act = Act::repair, .place = 1});
    EXPECT_EQ(scene.table.marks[A].injured, 0b1000u);
    EXPECT_EQ(scene.total(A), 20);
    EXPECT_FALSE(scene.is_asked(Question::laboratory, A));
}
TEST(MonsterFaireLaboratory, MON_158_one_repair_of_everything) {
    Options options;
    options.repair_rate = RepairRate::all;
    Scene scene(3, options);
    scene.laboratory(A, "VH9 VS4").living(A, "BD5 BH9 BC6 BS2", 0, 0b1110);
    enter(scene);
    EXPECT_EQ(scene.offers_of(A).size(), 2u);
    scene.answer(A, {.act = Act::repair, .place = 1});
    EXPECT_EQ(scene.table.marks[A].injured, 0b0100u) << "arms have no tools";
}
TEST(MonsterFaireLaboratory, MON_176_while_it_hides_nothing_is_added_or_repaired) {
    Scene scene;
    scene.laboratory(A, "VH9").living(A, "BH5 BD2", 0, 1).hand(A, "BH2 VC3");
    scene.table.in_graveyard.add(A);
    scene.table.question = Question::laboratory;
    EXPECT_EQ(scene.acts(A), "pass lay");
    EXPECT_EQ(scene.cards_offered(A, Act::lay), "VC3");
}

TEST(MonsterFaireLaboratory, MON_061_MON_179_a_recruit_laid_as_a_defender_feeds_no_graveyard) {
    Scene s(3, with(&Options::face_villagers));
    s.hand(A, "VDJ VH2");
    s.table.turn.recruits.push_back(Card::vdj);
    s.start(Step::laboratory_phase);
    s.answer(A, Act::lay, "VDJ");
    EXPECT_EQ(s.size(graveyard), 0);
}

}  // namespace
}  // namespace fg::mon
