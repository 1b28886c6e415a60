// SPDX-License-Identifier: Apache-2.0
// Villagers at the Laboratory and at its owner (MON-226 to MON-239).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

TEST(MonsterFaireAttack, S_MON_41_MON_226_MON_227_MON_228_MON_229_MON_231_the_one_card_penalty) {
    Scene s;
    s.laboratory(A, "VD3 VH4 VC5 VS6 VD7").hand(A, "BC6 VH2 VD9");
    attack_with(s, "VD4 VH5 VC6 VS7 VD1");
    for (int stage = 1; stage <= 3; ++stage) s.answer(A, Act::pass);
    EXPECT_EQ(s.cards_offered(A, Act::defend), "BC6 VH2 VD9");
    s.answer(A, Act::defend, "BC6");
    EXPECT_EQ(s.cards_offered(A, Act::victim), "VD4 VH5 VC6 VD1");  // equal or lower
    s.answer(A, Act::victim, "VD4");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.laboratory(A), "VD3");
    EXPECT_EQ(graves(s), 1);
    ASSERT_TRUE(s.is_asked(Question::penalty, A));
    EXPECT_EQ(s.cards_offered(A, Act::discard), "VH2 VD9");
    s.answer(A, Act::discard, "VH2");
    EXPECT_EQ(s.hand(A), "VD9");
    EXPECT_EQ(s.at(town), "VH5 VC6 VS7 VD1");
    EXPECT_FALSE(s.table.burnt.has(A));
}
TEST(MonsterFaireAttack, MON_231_MON_232_a_group_costs_no_card_and_goes_home) {
    Scene s;
    s.laboratory(A, "VD3 VH4 VC5").hand(A, "VD9");
    attack_with(s, "VD4 VH5");
    for (int stage = 1; stage <= 3; ++stage) s.answer(A, Act::pass);
    s.answer(A, Act::pass);  // no card from the hand
    EXPECT_EQ(s.laboratory(A), "VD3");
    EXPECT_EQ(s.hand(A), "VD9");
    EXPECT_EQ(s.at(town), "VD4 VH5");
    EXPECT_TRUE(is_over_for(s, A)) << s.question();
}
TEST(MonsterFaireAttack, MON_227_cards_defend_also_without_equipment_and_only_if_they_can_kill) {
    Scene s;
    s.hand(A, "BC6 VH2");
    attack_with(s, "VD4 VH5");
    EXPECT_EQ(s.cards_offered(A, Act::defend), "BC6");
    s.answer(A, Act::defend, "BC6");
    s.answer(A, Act::victim, "VH5");
    EXPECT_TRUE(s.is_asked(Question::defend, A));
    EXPECT_EQ(s.acts(A), "pass");
}
TEST(MonsterFaireAttack, MON_230_defenders_do_not_keep_a_laboratory_whole) {
    Scene s;
    s.laboratory(A, "VD3 BHJ").top("VH2");
    attack_with(s, "VD4");
    for (int stage = 1; stage <= 3; ++stage) s.answer(A, Act::pass);
    EXPECT_TRUE(s.table.burnt.has(A));
    EXPECT_EQ(s.laboratory(A), "BHJ");
}
TEST(MonsterFaireAttack, S_MON_86_MON_230_nothing_to_break) {
    Scene s;
    s.put(town, "VC4").laboratory(A, "VSQ VHJ").hand(B, "VRJ");
    begin(s, Step::window);
    s.answer(B, {.act = Act::play, .card = Card::vrj, .use = Use::incite});
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::defender, A));
    s.answer(A, Act::pass);
    EXPECT_FALSE(s.table.burnt.has(A));
    EXPECT_FALSE(s.was_told(EventKind::lab_trashed));
    EXPECT_EQ(s.at(town), "VC4");
    EXPECT_EQ(s.hand(B), "VRJ");
    EXPECT_EQ(s.laboratory(A), "VSQ VHJ");
}
TEST(MonsterFaireAttack, S_MON_86_MON_127_the_guard_dog_kills_the_only_one_of_a_group) {
    Scene s;
    s.put(town, "VC4").laboratory(A, "VSQ VHJ").hand(B, "VRJ");
    begin(s, Step::window);
    s.answer(B, {.act = Act::play, .card = Card::vrj, .use = Use::incite});
    s.answer(A, Act::pass);
    s.answer(A, Act::defend, "VHJ");
    EXPECT_EQ(s.discards(), "VHJ VC4");
    EXPECT_EQ(graves(s), 1);
}

// ---- in person

TEST(MonsterFaireAttack, S_MON_42_MON_233_MON_236_MON_237_trashed_and_run) {
    Scene s;
    s.laboratory(A, "VD3 VSK").hand(A, "BC9 BD9").igor(A, "VDK").monster(A, "BH1").top("VS3 VH9 VC7");
    s.table.igors_down[A] = 1;
    s.put(counters_of(A), "VHQ");
    s.table.dines_with[B] = A;
    attack_with(s, "VD4 VH5 VC6 VS7 VD1");
    s.until(Question::stand, A);
    EXPECT_EQ(s.at(town), "VS3");
    EXPECT_EQ(s.acts(A), "run stay");
    s.answer(A, Act::run);
    EXPECT_TRUE(s.table.absent.has(A));
    EXPECT_EQ(s.hand(A) + s.laboratory(A), "");
    EXPECT_EQ(s.igor(A), "VDK");
    EXPECT_EQ(s.monster(A), "BH1");
    EXPECT_EQ(s.at(counters_of(A)), "VHQ");
    EXPECT_EQ(s.table.dines_with[B], no_seat);  // MON-274
    EXPECT_EQ(s.last(EventKind::no_spread).card, Card::vc7);
    EXPECT_EQ(s.at(town), "VS3 VH9 VD4 VH5 VC6 VS7 VD1");
    EXPECT_EQ(s.table.active, B);  // MON-044
}
TEST(MonsterFaireAttack, MON_237_the_wine_cellar_goes_with_the_old_manor_and_the_brain_is_kept) {
    Options options = with(&Options::rule_wine_cellar);
    options.rule_morbius = Toggle::on;
    Scene s(3, options);
    s.laboratory(A, "VD3").put(cellar_of(A), "VS10").put(brain_of(A), "BD2 VD1").put(force, "VD4");
    s.table.cellar_up.add(A);
    s.table.attack = {.target = A, .stage = 4, .is_mob = true};
    s.table.question = Question::stand;
    s.table.then.push_back(Step::housekeeping);
    s.answer(A, Act::run);
    EXPECT_EQ(s.at(cellar_of(A)), "");
    EXPECT_FALSE(s.table.cellar_up.has(A));
    EXPECT_EQ(s.at(brain_of(A)), "BD2 VD1");
}
TEST(MonsterFaireAttack, MON_237_an_absent_player_is_left_alone_but_for_a_hiding_monster) {
    Scene s;
    s.igor(B, "VDK").living(A, "BD5 BH5").hand(A, "VD9").hand(B, "VD2").hand(C, "VD3").put(town, "VD4");
    s.table.absent.add(A);
    s.table.in_town.add(A);
    s.table.active = B;
    s.start(Step::begin_turn);
    s.pass_draw();
    while (!s.is_asked(Question::igor, B)) {
        ASSERT_TRUE(s.is_asked(Question::visit_card, C)) << "A plays no card: " << s.question();
        s.answer(C, Act::pass);
    }
    EXPECT_FALSE(s.is_offered(B, {.act = Act::visit, .seat = A}));
    EXPECT_TRUE(s.is_offered(B, {.act = Act::visit, .seat = C}));
    s.until(Question::prowl, A);
    s.answer(A, Act::pass);
    s.until(Question::invite, B);
    EXPECT_FALSE(s.is_offered(B, {.act = Act::name, .seat = A}));
    EXPECT_TRUE(s.is_offered(B, {.act = Act::name, .seat = C}));
}
TEST(MonsterFaireAttack, S_MON_43_MON_234_MON_235_trashed_and_stay) {
    Scene s;
    s.laboratory(A, "VD1").hand(A, "BC1 BD1").top("VD2 VHK");
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::stay);
    EXPECT_EQ(s.at(force), "VD4 VH5");  // from the highest down
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.hand(A), "");
    EXPECT_EQ(graves(s), 4);
    EXPECT_FALSE(s.table.out.has(A));
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, S_MON_43_MON_234_MON_239_killed) {
    Scene s;
    s.laboratory(A, "VD1").hand(A, "BC1 BD1").igor(A, "VDK").monster(A, "BH1").top("VD2 VS5 VC1");
    s.table.igors_down[A] = 1;
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::stay);
    s.answer(A, from(Deck::villagers));
    EXPECT_TRUE(s.table.out.has(A));
    EXPECT_EQ(graves(s), 3);
    EXPECT_EQ(s.igor(A) + s.monster(A), "");
    EXPECT_EQ(s.at(town), "VD2 VH5");
    EXPECT_EQ(s.table.active, B);
}
TEST(MonsterFaireAttack, MON_235_of_equals_the_one_nearest_the_top_and_no_card_if_none_is_left) {
    Scene s(3, with(&Options::face_villagers));
    s.laboratory(A, "VD1").hand(A, "BC1").top("VD2");
    attack_with(s, "VDK VH7 VC1 VS1");
    s.until(Question::stand, A);
    s.answer(A, Act::stay);
    EXPECT_EQ(s.at(force), "VDK VC1 VS1");  // V♥7 lay above the King
    Scene none;
    none.laboratory(A, "VD1").hand(A, "BC1 BC2 BC3 BC4").top("VD2");
    attack_with(none, "VD4 VH7 VC1 VS2");
    none.until(Question::stand, A);
    none.answer(A, Act::stay);
    EXPECT_TRUE(is_over_for(none, A));
    EXPECT_EQ(graves(none), 4);
}
TEST(MonsterFaireAttack, MON_238_who_had_no_equipment_is_never_driven_out) {
    Scene s;
    s.laboratory(A, "BHJ").hand(A, "BC1");
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::penalty, A);
    s.answer(A, Act::discard, "BC1");
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireAttack, S_MON_15_a_part_kept_brings_a_mob) {
    Scene s;
    s.igor(A, "VHJ").put(graveyard, "BD5").put(town, "VD4 VH2 VC7").top("BS2 BH1 VS6 VC5");
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::dig, "BD5");
    s.answer(A, Act::keep);
    EXPECT_EQ(s.last(EventKind::mob_checked).card, Card::vc5);
    s.answer(A, Act::pass);  // no help
    EXPECT_EQ(s.igor(A), "");
    EXPECT_EQ(s.at(graveyard), "BS2 BH1");
    s.answer(A, Act::pass);  // a group at the Laboratory: nothing is played
    EXPECT_EQ(s.at(town), "VH2 VD4 VC7 VS6 VC5");
    EXPECT_EQ(s.hand(A), "BD5");
}

}  // namespace
}  // namespace fg::mon
