// SPDX-License-Identifier: Apache-2.0
// Town and mobs (MON-177 to MON-197).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

const std::string town_of_33 = "VD3 VH8 VC1 VS2";

TEST(MonsterFaireTown, MON_177_newest_card_lies_on_top_of_a_face_up_pile) {
    Scene s;
    s.put(town, "VH6").igor(A, "VSK").top("VD8");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    EXPECT_EQ(s.at(town), "VH6 VD8");
    EXPECT_TRUE(s.knows(C, "VD8"));
    EXPECT_EQ(s.at(graveyard), "");
}
TEST(MonsterFaireTown, MON_178_igor_cards_are_vagrants) {
    Scene s;
    s.put(town, "VD3 VH8 VC1 VSK");
    check_mob(s);
    EXPECT_FALSE(s.was_told(EventKind::mob_checked));  // a King is no fourth type
    EXPECT_EQ(s.at(town), "VD3 VH8 VC1 VSK");
}
TEST(MonsterFaireTown, MON_179_face_villagers_count_with_their_suit_and_join) {
    Scene s(3, with(&Options::face_villagers));
    s.put(town, "VD3 VH8 VC1 VSK").top("VCQ");
    check_mob(s);  // 5 is not higher than 8
    EXPECT_EQ(s.last(EventKind::mob_checked).card, Card::vcq);
    EXPECT_TRUE(s.was_told(EventKind::mob_formed));
    EXPECT_EQ(s.at(town), "VD3 VH8 VC1 VSK VCQ");  // home again
    EXPECT_EQ(s.last(EventKind::attacked).count, 5);
}
TEST(MonsterFaireTown, MON_179_face_villagers_keep_their_worth_whatever_face_values_says) {
    Options options = with(&Options::face_villagers);
    options.face_values = FaceValues::zero;
    Scene s(3, options);
    s.put(town, "VD3 VH5 VC1 VS2").top("VCK");
    check_mob(s);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));  // 7 is higher than 5
}
TEST(MonsterFaireTown, MON_179_jokers_are_of_no_suit_and_a_leavers_igor_is_no_villager) {
    Scene s(3, with(&Options::face_villagers));
    s.put(town, "VD3 VH8 VC1 VRJ");
    check_mob(s);
    EXPECT_FALSE(s.was_told(EventKind::mob_checked));
    s.put(town, "VSK");
    s.table.free_igors[C].push_back(Card::vsk);
    check_mob(s);
    EXPECT_FALSE(s.was_told(EventKind::mob_checked));
}
TEST(MonsterFaireTown, MON_180_a_mob_needs_all_four_types) {
    Scene s;
    s.put(town, "VD3 VH8 VC1 VC10");
    check_mob(s);
    EXPECT_FALSE(s.was_told(EventKind::mob_checked));
}
TEST(MonsterFaireTown, S_MON_33_MON_181_MON_182_equal_or_lower_forms_the_mob) {
    Scene s;
    s.put(town, town_of_33).top("VS8");
    check_mob(s);
    EXPECT_TRUE(s.was_told(EventKind::mob_formed));
    EXPECT_EQ(s.last(EventKind::joined).card, Card::vs8);
    EXPECT_EQ(s.at(town), "VD3 VH8 VC1 VS2 VS8");  // it went home by the same order
}
TEST(MonsterFaireTown, S_MON_33_MON_181_MON_182_a_higher_card_is_discarded) {
    Scene s;
    s.put(town, town_of_33).top("VS9");
    check_mob(s);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VS9");
    EXPECT_EQ(s.at(town), town_of_33);
    EXPECT_FALSE(s.table.turn.has_arrival);  // no new check without a new arrival
    EXPECT_FALSE(s.table.turn.has_mob);
}
TEST(MonsterFaireTown, MON_183_coming_home_is_no_arrival) {
    Scene s;
    s.put(town, town_of_33).top("VS8");
    check_mob(s);
    EXPECT_TRUE(s.was_told(EventKind::went_home));
    EXPECT_FALSE(s.table.turn.has_arrival);
}
TEST(MonsterFaireTown, MON_183_a_vagrant_is_no_arrival) {
    Scene s;
    s.igor(A, "VSJ").put(graveyard, "BS4").top("BH9 VDK").put(town, town_of_33);
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::keep);  // V♦K goes to Town
    EXPECT_EQ(s.at(town), town_of_33 + " VDK");
    EXPECT_FALSE(s.was_told(EventKind::mob_checked));
}
TEST(MonsterFaireTown, MON_184_one_mob_in_a_turn_but_any_number_of_failed_checks) {
    Scene s;
    s.put(town, town_of_33).top("VS9 VH9 VS8");
    check_mob(s);
    check_mob(s);
    EXPECT_EQ(s.count(EventKind::no_mob), 2);
    check_mob(s);
    EXPECT_EQ(s.count(EventKind::mob_formed), 1);
    check_mob(s);
    EXPECT_EQ(s.count(EventKind::mob_checked), 3);
}
TEST(MonsterFaireTown, MON_185_every_turn_checks_before_the_igor_phase) {
    Options options;
    options.mob_check = MobCheck::every_turn;
    Scene s(3, options);
    s.put(town, town_of_33).top("VS9");
    s.start(Step::igor_phase);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));
    Scene usual;
    usual.put(town, town_of_33);
    usual.start(Step::igor_phase);
    EXPECT_FALSE(usual.was_told(EventKind::mob_checked));
}
TEST(MonsterFaireTown, MON_185_every_turn_also_where_the_phase_is_skipped) {
    Options options;
    options.mob_check = MobCheck::every_turn;
    Scene s(3, options);
    s.put(town, town_of_33).top("VS9");
    s.table.turn.left_out.add(Phase::igor);
    s.start(Step::igor_phase);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));
}
TEST(MonsterFaireTown, S_MON_34_MON_186_a_joker_in_the_check) {
    Scene s;
    s.put(town, town_of_33).top("VBJ");
    check_mob(s);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));
    EXPECT_EQ(s.discards(), "VBJ");
    Scene ten;
    ten.put(town, "VD3 VH10 VC1 VS2").top("VBJ");
    check_mob(ten);
    EXPECT_TRUE(ten.was_told(EventKind::mob_formed));
    EXPECT_EQ(ten.last(EventKind::attacked).count, 4);
    EXPECT_EQ(ten.at(town), "VBJ VD3 VH10 VC1 VS2");  // a vagrant, and the others are home on top of it
}
TEST(MonsterFaireTown, MON_187_MON_188_the_force_keeps_the_order_and_vagrants_stay) {
    Scene s;
    s.put(town, "VD3 VDJ VH8 VC1 VS2").laboratory(A, "VD1").top("VS8");
    check_mob(s);
    ASSERT_TRUE(s.is_asked(Question::defender, A));  // against the active player
    EXPECT_EQ(s.at(force), "VD3 VH8 VC1 VS2 VS8");
    EXPECT_EQ(s.at(town), "VDJ");
}
TEST(MonsterFaireTown, MON_189_a_mob_that_loses_a_type_is_a_group) {
    Scene s;
    s.laboratory(A, "VD1 VH1 VC1 VS1 VD2 VCJ").hand(A, "BC2");
    attack_with(s, "VD9 VH3 VC4 VS5");
    s.answer(A, Act::defend, "VCJ");
    s.answer(A, Act::victim, "VD9");
    s.until(Question::invite, A);
    EXPECT_EQ(s.laboratory(A), "VD1 VH1");  // three of a group
    EXPECT_EQ(s.hand(A), "BC2");            // and no card
}
TEST(MonsterFaireTown, MON_190_a_sticky_mob_stays_one) {
    Options options;
    options.mob_cohesion = MobCohesion::sticky;
    Scene s(3, options);
    s.laboratory(A, "VD1 VH1 VC1 VS1 VD2 VCJ").hand(A, "BC2");
    attack_with(s, "VD9 VH3 VC4 VS5");
    s.answer(A, Act::defend, "VCJ");
    s.answer(A, Act::victim, "VD9");
    s.until(Question::penalty, A);
}
TEST(MonsterFaireTown, MON_191_only_a_mob_costs_a_card) {
    Scene s;
    s.laboratory(A, "VD1 VH1 VC1 VS1 VD2").hand(A, "BC2");
    attack_with(s, "VD9 VH3 VC4 VS5");
    s.until(Question::penalty, A);
    EXPECT_EQ(s.laboratory(A), "VD1");
}
TEST(MonsterFaireTown, S_MON_44_MON_192_MON_194_spread) {
    Scene s;
    s.laboratory(A, "VD3").hand(A, "BC9 BD9").hand(B, "BS2").top("VS3 VH9 VD8");
    attack_with(s, "VD4 VH5 VC6 VS7 VD1");
    s.until(Question::stand, A);
    s.answer(A, Act::run);
    EXPECT_EQ(s.last(EventKind::spread).card, Card::vd8);
    ASSERT_TRUE(s.is_asked(Question::defend, B));
    EXPECT_EQ(s.at(force), "VD4 VH5 VC6 VS7 VD1 VD8");
    s.answer(B, Act::pass);
    s.answer(B, Act::discard, "BS2");  // still a mob, and nothing was trashed
    EXPECT_EQ(s.at(town), "VS3 VH9 VD4 VH5 VC6 VS7 VD1 VD8");
    EXPECT_FALSE(s.table.burnt.has(B));
    EXPECT_EQ(s.table.active, B);  // A ran away: his turn is over
}
TEST(MonsterFaireTown, MON_193_no_spread_without_the_four_types_or_a_trashed_laboratory) {
    Scene s;
    s.laboratory(A, "VD3").hand(A, "VS9").hand(B, "BS2");
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::defend, A);
    s.answer(A, Act::defend, "VS9");
    s.answer(A, Act::victim, "VS7");
    EXPECT_TRUE(s.table.burnt.has(A));  // by a group: no Stage 4, no spread
    EXPECT_FALSE(s.was_told(EventKind::spread));
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireTown, MON_193_an_igor_card_brings_the_mob_on_but_does_not_join) {
    Scene s;
    s.laboratory(A, "VD3").hand(B, "BS2").top("VS3 VH9 VCK");
    attack_with(s, "VD4 VH5 VC6 VS2");
    s.until(Question::stand, A);
    s.answer(A, Act::run);
    ASSERT_TRUE(s.is_asked(Question::defend, B));  // 7 is higher than 6
    EXPECT_EQ(s.at(force), "VD4 VH5 VC6 VS2");
    EXPECT_EQ(s.at(town), "VS3 VH9 VCK");
}
TEST(MonsterFaireTown, S_MON_45_MON_195_MON_196_sweep) {
    Scene s;
    s.laboratory(A, "VD1").laboratory(B, "VD2").laboratory(C, "VD3").top("VS2 VS3 VD9 VS4 VS5 VH10 VS6");
    attack_with(s, "VD8 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::run);
    s.until(Question::stand, B);
    s.answer(B, Act::run);
    s.answer(C, Act::pass);  // Defenders of Stage 1
    s.answer(C, Act::pass);
    s.answer(C, Act::pass);
    EXPECT_EQ(s.table.ending, Ending::swept);  // before C's Stage 4
    EXPECT_TRUE(s.table.winners.is_empty());
    EXPECT_EQ(s.size(force), 0);
    EXPECT_FALSE(s.table.absent.has(C));
}
TEST(MonsterFaireTown, MON_196_one_player_alone_is_no_sweep) {
    Scene s;
    s.laboratory(A, "VD1");
    s.table.absent = SeatSet::only(B).with(C);
    attack_with(s, "VD8 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::stay);
    EXPECT_NE(s.table.ending, Ending::swept);
}
TEST(MonsterFaireTown, S_MON_87_MON_197_the_distracted_one_stays_behind) {
    Scene s;
    s.laboratory(A, "VH1 VCQ").top("VS2 VH3 VC9").laboratory(B, "BHJ");
    attack_with(s, "VD4 VH5 VC6 VS7 VD8");
    s.answer(A, Act::defend, "VCQ");
    s.answer(A, Act::victim, "VD8");
    s.until(Question::stand, A);
    EXPECT_TRUE(s.table.burnt.has(A));
    s.answer(A, Act::run);
    ASSERT_TRUE(s.is_asked(Question::defender, B));
    EXPECT_EQ(s.at(force), "VD4 VH5 VC6 VS7 VC9");
    EXPECT_EQ(s.at(town), "VS2 VH3 VD8");
}

}  // namespace
}  // namespace fg::mon
