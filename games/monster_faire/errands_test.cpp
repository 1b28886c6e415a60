// SPDX-License-Identifier: Apache-2.0
// Igor at home and on errands: MON-045 to MON-074, MON-340.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

constexpr Choice to_town{.act = Act::to_town}, dig{.act = Act::to_graveyard};

TEST(MonsterFaireErrands, MON_045_MON_046_MON_047_only_an_igor_can_be_sent) {
    Scene none;
    none.hand(A, "VDJ VD4").start(Step::igor_phase);
    EXPECT_EQ(none.acts(A), "pass hire");
    EXPECT_EQ(none.cards_offered(A, Act::hire), "VDJ");
    none.answer(A, Act::hire, "VDJ");
    EXPECT_EQ(none.igor(A), "VDJ");
    EXPECT_TRUE(none.cards.is_public(Card::vdj));

    Scene one;
    one.hand(A, "VDJ").igor(A, "VSK").start(Step::igor_phase);
    EXPECT_EQ(one.acts(A), "pass to_town to_graveyard visit");
}
TEST(MonsterFaireErrands, S_MON_07_MON_048_MON_049_MON_050_MON_051_claim_from_the_pile) {
    Scene scene;
    scene.hand(A, "VDJ").put(town, "VH4 VCQ VS8").put(graveyard, "BD2 BHK").start(Step::igor_phase);
    EXPECT_EQ(scene.cards_offered(A, Act::hire), "VDJ");
    EXPECT_EQ(scene.cards_offered(A, Act::claim), "VCQ BHK");
    scene.answer(A, Act::claim, "VCQ");
    EXPECT_EQ(scene.igor(A), "VCQ");
    EXPECT_EQ(scene.at(town), "VH4 VS8");
    EXPECT_EQ(scene.last(EventKind::claimed).pile, Pile::town);
    EXPECT_NE(scene.table.question, Question::igor) << "that was the whole Igor phase";

    Scene claimed;
    claimed.put(graveyard, "BD2 BHK").start(Step::igor_phase);
    claimed.answer(A, Act::claim, "BHK");
    EXPECT_EQ(claimed.igor(A), "BHK");
    EXPECT_EQ(claimed.at(graveyard), "BD2");
}
TEST(MonsterFaireErrands, MON_408_without_anything_to_do_nobody_is_asked) {
    Scene scene;
    scene.put(town, "VD3").start(Step::igor_phase);
    EXPECT_NE(scene.table.question, Question::igor);
}
TEST(MonsterFaireErrands, MON_052_igor_is_shown_where_he_goes_and_comes_back) {
    Scene scene;
    scene.igor(A, "VSK").put(town, "VH6").top("VD8").start(Step::igor_phase);
    scene.answer(A, to_town);
    EXPECT_EQ(scene.last(EventKind::sent).errand, Errand::town);
    EXPECT_EQ(scene.table.trip.errand, Errand::town);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.table.trip.errand, Errand::none);
    EXPECT_TRUE(scene.was_told(EventKind::came_home));
    EXPECT_EQ(scene.igor(A), "VSK");
}

// ---- Town

TEST(MonsterFaireErrands, S_MON_08_MON_054_MON_057_MON_061_recruit_and_body) {
    Scene scene;
    scene.igor(A, "VSK").put(town, "VH6").top("VD8 BC2").start(Step::igor_phase);
    scene.answer(A, to_town);
    EXPECT_EQ(scene.at(town), "VH6 VD8");
    scene.answer(A, Act::recruit, "VD8");
    EXPECT_EQ(scene.hand(A), "VD8");
    EXPECT_TRUE(scene.cards.is_public(Card::vd8)) << "everybody has seen it";
    scene.pass_windows();
    scene.answer(A, Act::lay, "VD8");
    EXPECT_EQ(scene.at(graveyard), "BC2");
    EXPECT_EQ(scene.at(town), "VH6");
    EXPECT_EQ(scene.laboratory(A), "VD8");
}
TEST(MonsterFaireErrands, S_MON_09_MON_062_body_hidden) {
    Scene scene;
    scene.igor(A, "VSK").put(town, "VH6").top("VD8").start(Step::igor_phase);
    scene.answer(A, to_town);
    scene.answer(A, Act::recruit, "VD8");
    scene.pass_windows();
    scene.answer(A, Act::pass);
    scene.until(Question::laboratory, A);
    EXPECT_EQ(scene.table.round, 2);
    const int before = scene.size(graveyard);
    scene.answer(A, Act::lay, "VD8");
    EXPECT_EQ(scene.size(graveyard), before);
}
TEST(MonsterFaireErrands, S_MON_10_MON_055_MON_058_MON_059_taunted_not_chased) {
    Scene scene;
    scene.igor(A, "VDK").put(town, "VC6").top("VD4").start(Step::igor_phase);
    scene.answer(A, to_town);
    EXPECT_TRUE(scene.was_told(EventKind::taunted));
    EXPECT_FALSE(scene.was_told(EventKind::chased));
    EXPECT_NE(scene.table.question, Question::recruit);
    EXPECT_EQ(scene.table.igors_down[A], 0) << "being taunted hurts nobody";

    Options options;
    options.taunt_blocks = TauntBlocks::chased_only;
    Scene lenient(3, options);
    lenient.igor(A, "VDK").put(town, "VC6").top("VD4").start(Step::igor_phase);
    lenient.answer(A, to_town);
    EXPECT_EQ(lenient.cards_offered(A, Act::recruit), "VC6 VD4");
}
TEST(MonsterFaireErrands, S_MON_11_MON_056_the_others_join_in) {
    for (const TauntBlocks blocks : {TauntBlocks::always, TauntBlocks::chased_only}) {
        Options options;
        options.taunt_blocks = blocks;
        Scene scene(3, options);
        scene.igor(A, "VDQ").put(town, "VS9").top("VD2").start(Step::igor_phase);
        scene.answer(A, to_town);
        EXPECT_TRUE(scene.was_told(EventKind::chased));
        EXPECT_NE(scene.table.question, Question::recruit);
        EXPECT_EQ(scene.at(town), "VS9 VD2");
    }
}
TEST(MonsterFaireErrands, S_MON_12_MON_013_MON_060_joker_igor) {
    Scene scene;
    scene.igor(A, "BBJ").put(town, "VD3 VC9").top("VS10").start(Step::igor_phase);
    scene.answer(A, to_town);
    EXPECT_EQ(scene.cards_offered(A, Act::recruit), "VD3 VC9 VS10");
    EXPECT_TRUE(scene.is_offered(A, Act::pass));
}
TEST(MonsterFaireErrands, MON_014_a_joker_with_suits_is_taunted) {
    Options options;
    options.joker_suits = JokerSuits::colour;
    Scene black(3, options);
    black.igor(A, "BBJ").put(town, "VD3 VC9").top("VS10").start(Step::igor_phase);
    black.answer(A, to_town);
    EXPECT_TRUE(black.was_told(EventKind::chased)) << "clubs and spades, and 10 is more than 9";
    Scene red(3, options);
    red.igor(A, "BRJ").put(town, "VC9").top("VS10").start(Step::igor_phase);
    red.answer(A, to_town);
    EXPECT_EQ(red.cards_offered(A, Act::recruit), "VC9 VS10");
    Scene digging(3, options);
    digging.igor(A, "BRJ").put(graveyard, "BH3 BC9").top("BS10").start(Step::igor_phase);
    digging.answer(A, dig);
    EXPECT_EQ(digging.last(EventKind::dug).card, Card::bh3) << "the only favourite";
}
TEST(MonsterFaireErrands, S_MON_13_MON_063_an_igor_card_arrives) {
    Scene scene;
    scene.igor(A, "VHJ").put(town, "VD5").top("VCK").start(Step::igor_phase);
    scene.answer(A, to_town);
    EXPECT_EQ(scene.at(town), "VD5 VCK");
    EXPECT_EQ(scene.cards_offered(A, Act::recruit), "VD5");
    scene.answer(A, Act::pass);
    EXPECT_FALSE(scene.was_told(EventKind::mob_checked));
}

// ---- Graveyard

TEST(MonsterFaireErrands, S_MON_14_MON_065_MON_067_MON_068_MON_072_favourite_part) {
    Scene scene;
    scene.igor(A, "VCJ").put(graveyard, "BS10 BC3").top("BC6 VD2").start(Step::igor_phase);
    scene.answer(A, dig);
    EXPECT_EQ(scene.cards_offered(A, Act::dig), "BC3 BC6");
    EXPECT_FALSE(scene.is_offered(A, Act::pass));
    scene.answer(A, Act::dig, "BC6");
    EXPECT_EQ(scene.hand(A), "BC6");
    EXPECT_EQ(scene.discards(), "VD2");
    EXPECT_EQ(scene.at(graveyard), "BS10 BC3");
}
TEST(MonsterFaireErrands, MON_066_MON_074_without_a_favourite_any_part_comes_home) {
    Scene scene;
    scene.igor(A, "VDJ").put(graveyard, "BS10 BC3").top("BC6 VD2").start(Step::igor_phase);
    scene.answer(A, dig);
    EXPECT_EQ(scene.cards_offered(A, Act::dig), "BS10 BC3 BC6");
    scene.expire(A);
    EXPECT_EQ(scene.hand(A), "BS10") << "an expired clock takes the highest";
}
TEST(MonsterFaireErrands, MON_070_MON_071_caught_and_dropped) {
    Scene scene;
    scene.igor(A, "VHJ").put(graveyard, "BD5").top("BS2 VS6").start(Step::igor_phase);
    scene.answer(A, dig);
    scene.answer(A, Act::dig, "BD5");
    EXPECT_EQ(scene.acts(A), "keep drop");
    scene.answer(A, Act::drop);
    EXPECT_EQ(scene.discards(), "VS6 BD5");
    EXPECT_EQ(scene.hand(A), "");
    EXPECT_EQ(scene.at(town), "");
}
TEST(MonsterFaireErrands, S_MON_16_MON_073_caught_by_a_face_card) {
    for (const Act act : {Act::drop, Act::keep}) {
        Scene scene;
        scene.igor(A, "VSJ").put(graveyard, "BS4").top("BH9 VDK").start(Step::igor_phase);
        scene.answer(A, dig);
        EXPECT_EQ(scene.last(EventKind::dug).card, Card::bs4);
        scene.answer(A, act);
        EXPECT_EQ(scene.discards(), act == Act::drop ? "VDK BS4" : "");
        EXPECT_EQ(scene.hand(A), act == Act::drop ? "" : "BS4");
        EXPECT_EQ(scene.at(town), act == Act::drop ? "" : "VDK");
        EXPECT_FALSE(scene.was_told(EventKind::mob_checked));
    }
}
TEST(MonsterFaireErrands, S_MON_17_MON_069_nothing_to_dig) {
    Scene scene;
    scene.igor(A, "VCJ").put(graveyard, "BCQ").top("BHJ").start(Step::igor_phase);
    scene.answer(A, dig);
    EXPECT_EQ(scene.at(graveyard), "BCQ BHJ");
    EXPECT_TRUE(scene.was_told(EventKind::came_home));
    EXPECT_FALSE(scene.was_told(EventKind::met));
}
TEST(MonsterFaireErrands, MON_064_MON_174_MON_175_a_hiding_monster_may_drive_igor_off) {
    for (const bool is_driven : {true, false}) {
        Scene scene;
        scene.igor(A, "VCJ").put(graveyard, "BC3").living(B, "BD2 BH2").living(C, "BD3 BH3").top("BC6");
        scene.table.in_graveyard = SeatSet::only(B).with(C);
        scene.start(Step::igor_phase);
        scene.answer(A, dig);
        ASSERT_TRUE(scene.is_asked(Question::drive_off, B));
        scene.answer(B, Act::pass);
        ASSERT_TRUE(scene.is_asked(Question::drive_off, C));
        scene.answer(C, is_driven ? Act::yes : Act::pass);
        EXPECT_EQ(scene.was_told(EventKind::scared_off), is_driven);
        EXPECT_EQ(scene.at(graveyard), is_driven ? "BC3" : "BC3 BC6")
            << "nothing is drawn if he is driven off";
        EXPECT_EQ(scene.table.igors_down[A], 0);
    }
}

// ---- abandoned Laboratories

TEST(MonsterFaireErrands, MON_340_MON_341_igor_steals_the_top_of_an_abandoned_laboratory) {
    Scene scene;
    scene.igor(A, "VCJ").laboratory(C, "VD5 VHQ VH3").start(Step::igor_phase);
    EXPECT_FALSE(scene.is_offered(A, Act::burgle));
    scene.leave(C);
    EXPECT_EQ(scene.laboratory(C), "VD5 VHQ VH3");
    ASSERT_TRUE(scene.is_asked(Question::igor, A)) << "the same question, on the new table";
    scene.answer(A, {.act = Act::burgle, .seat = C});
    EXPECT_EQ(scene.hand(A), "VH3");
    EXPECT_FALSE(scene.knows(B, "VH3"));
    EXPECT_EQ(scene.last(EventKind::burgled).card, Card::none);
}

TEST(MonsterFaireErrands, MON_339_MON_151_a_burglary_does_not_change_a_rogue) {
    Options options;
    options.equipment_dependency = EquipmentDependency::continuous;
    Scene scene(3, options);
    scene.igor(A, "VCJ").laboratory(C, "VH5 VD5").living(C, "BH5 BD5").start(Step::igor_phase);
    scene.leave(C);
    scene.answer(A, {.act = Act::burgle, .seat = C});
    EXPECT_FALSE(scene.was_told(EventKind::useless));
    EXPECT_EQ(scene.table.marks[C].useless, 0u);
}
TEST(MonsterFaireErrands, MON_340_MON_376_one_piece_of_a_leaver_in_an_Igor_phase) {
    Options options;
    options.rule_many_cooks = Toggle::on;
    Scene scene(3, options);
    scene.igor(A, "VCJ VSK").hand(A, "VD2").laboratory(C, "VH5 VD5").start(Step::igor_phase);
    scene.leave(C);
    scene.answer(A, {.act = Act::burgle, .seat = C});
    scene.until(Question::further_igor, A);
    scene.answer(A, scene.offers_of(A).back());
    ASSERT_TRUE(scene.is_asked(Question::igor, A)) << scene.question();
    EXPECT_TRUE(scene.is_offered(A, Act::to_town));
    EXPECT_FALSE(scene.is_offered(A, Act::burgle));
}

TEST(MonsterFaireErrands, MON_400_of_equal_parts_the_clock_takes_the_first_suit) {
    Scene s;
    s.igor(A, "VRJ").put(graveyard, "BS4 BD4").top("BC1 VD1");
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.expire(A);
    EXPECT_EQ(s.hand(A), "BD4");
}

}  // namespace
}  // namespace fg::mon
