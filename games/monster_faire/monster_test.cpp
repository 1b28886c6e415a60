// SPDX-License-Identifier: Apache-2.0
// Monsters: life, rampages, hiding, fights in Town, death: MON-143 to MON-176.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

void enter(Scene& scene) { scene.start(Step::monster_step); }

TEST(MonsterFaireMonster,
     S_MON_27_MON_143_MON_144_MON_145_MON_147_MON_148_MON_149_life_with_a_poor_laboratory) {
    Scene scene;
    scene.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2");
    enter(scene);
    EXPECT_EQ(scene.acts(A), "pass give_life");
    scene.answer(A, Act::give_life);
    EXPECT_TRUE(scene.table.living.has(A));
    EXPECT_TRUE(scene.cards.is_public(Card::vc6)) << "the Laboratory is face up";
    EXPECT_FALSE(scene.knows(B, "BC6")) << "the Monster is not";
    EXPECT_EQ(scene.total(A), 6);
    EXPECT_FALSE(scene.is_asked(Question::monster, A)) << "it does nothing more this turn";
    scene.until(Question::monster, A);
    EXPECT_TRUE(scene.is_offered(A, Act::rampage)) << "from the next turn on";
}
TEST(MonsterFaireMonster, S_MON_28_MON_146_stricter_laboratory) {
    Options options;
    options.lab_minimum = LabMinimum::one_of_each;
    Scene scene(3, options);
    scene.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2");
    enter(scene);
    EXPECT_EQ(scene.acts(A), "pass") << "asked, though there is one answer (MON-408)";
    Scene full(3, options);
    full.laboratory(A, "VC6 VD1 VH1 VS1").monster(A, "BD5 BH9 BC6 BS2");
    enter(full);
    EXPECT_TRUE(full.is_offered(A, Act::give_life));
}
TEST(MonsterFaireMonster, MON_154_sent_to_town_it_is_revealed_for_good) {
    Scene scene;
    scene.laboratory(A, "VC6").living(A, "BD5 BH9").hand(A, "BH2");
    enter(scene);
    scene.answer(A, Act::rampage);
    EXPECT_TRUE(scene.cards.is_public(Card::bd5));
    EXPECT_TRUE(scene.table.revealed.has(A));
    scene.until(Question::laboratory, A);
    scene.answer(A, Act::lay, "BH2");
    EXPECT_TRUE(scene.cards.is_public(Card::bh2)) << "parts added later lie face up";
}
TEST(MonsterFaireMonster, MON_159_all_parts_turned_over) {
    Scene scene;
    scene.living(A, "BD4 BH2", 0, 0b01).top("VD9").put(town, "VD10 VH10");
    scene.rules.options.town_retaliation = Toggle::on;
    enter(scene);
    scene.answer(A, Act::rampage);
    scene.answer(A, {.act = Act::draw, .deck = Deck::villagers});
    EXPECT_FALSE(scene.table.living.has(A));
    EXPECT_EQ(scene.monster(A), "");
    EXPECT_TRUE(scene.was_told(EventKind::monster_lost));
    EXPECT_EQ(scene.size(town), 3) << "the villagers are emboldened (MON-203)";
}
TEST(MonsterFaireMonster, MON_160_the_last_part_lost_and_a_new_beginning) {
    Scene scene;
    scene.igor(A, "VRJ").living(B, "BH2").hand(B, "BD3").top("VD9").start(Step::igor_phase);
    scene.answer(A, {.act = Act::visit, .seat = B});
    scene.answer(A, {.act = Act::request, .request = Request::anything});
    scene.answer(B, Act::attack_monster);
    scene.answer(A, {.act = Act::draw, .deck = Deck::villagers});
    EXPECT_FALSE(scene.table.living.has(B));
    EXPECT_FALSE(scene.table.revealed.has(B));
    scene.until(Question::laboratory, B);
    scene.answer(B, Act::lay, "BD3");
    EXPECT_FALSE(scene.table.living.has(B)) << "a new one is inert";
    EXPECT_FALSE(scene.knows(A, "BD3")) << "and face down";
}
TEST(MonsterFaireMonster, MON_160_useless_parts_keep_it_alive) {
    Scene scene;
    scene.living(A, "BD4 BH2", 0b10, 0b01).put(town, "VD1").start(Step::monster_step);
    scene.answer(A, Act::rampage);
    EXPECT_TRUE(scene.table.living.has(A));
    EXPECT_EQ(scene.at(town), "VD1") << "and scare nobody";
}

// ---- Town

TEST(MonsterFaireMonster, S_MON_31_MON_161_MON_162_MON_163_MON_164_MON_165_rampage) {
    Scene scene;
    scene.living(A, "BH6 BH8 BD7 BC5 BS9 BD3").put(town, "VD6 VD2 VC5 VS10 VH5");
    enter(scene);
    scene.answer(A, Act::rampage);
    EXPECT_EQ(scene.at(town), "VC5 VS10");
    EXPECT_EQ(scene.at(discard_at(Deck::villagers)), "VD2 VD6 VH5");
    EXPECT_EQ(scene.at(graveyard), "") << "they fled and are not dead";
    EXPECT_EQ(scene.hand(A), "");
    EXPECT_TRUE(is_at_home(scene.table, A)) << "it returns";
}
TEST(MonsterFaireMonster, S_MON_32_MON_166_MON_167_loot) {
    Scene scene;
    scene.living(A, "BD1 BS5").put(town, "VHJ VS4").top("VC8");
    enter(scene);
    scene.answer(A, Act::rampage);
    EXPECT_EQ(scene.at(town), "VHJ");
    EXPECT_EQ(scene.hand(A), "VC8");
    Scene empty;
    empty.living(A, "BD1 BS5").put(town, "VHJ");
    enter(empty);
    empty.answer(A, Act::rampage);
    EXPECT_EQ(empty.hand(A), "") << "nobody was there";
}
TEST(MonsterFaireMonster, MON_168_one_thing_on_a_trip) {
    Scene scene;
    scene.living(A, "BD5 BH5").living(B, "BC3 BS3").living(C, "BC4 BS4");
    scene.table.in_town.add(B);
    scene.table.in_graveyard.add(C);
    enter(scene);
    scene.answer(B, Act::pass);
    EXPECT_EQ(scene.acts(A), "pass rampage fight");
    EXPECT_TRUE(scene.is_offered(A, {.act = Act::fight, .seat = B}));
    EXPECT_FALSE(scene.is_offered(A, {.act = Act::fight, .seat = C}));
    scene.answer(A, Act::rampage);
    EXPECT_TRUE(scene.table.revealed.has(A)) << "an empty Town only sees it";
    EXPECT_FALSE(scene.is_asked(Question::monster, A));
}
TEST(MonsterFaireMonster, MON_169_town_strikes_back) {
    Scene calm;
    calm.living(A, "BD5 BH5").put(town, "VC9 VS8");
    enter(calm);
    calm.answer(A, Act::rampage);
    EXPECT_FALSE(calm.was_told(EventKind::hid)) << "off by default";
    Scene angry(3, with(&Options::town_retaliation));
    angry.living(A, "BD5 BH5").put(town, "VC9 VS8").top("BC6");
    enter(angry);
    angry.answer(A, Act::rampage);
    ASSERT_TRUE(angry.is_asked(Question::hiding_deck, A));
    angry.answer(A, {.act = Act::draw, .deck = Deck::parts});
    EXPECT_EQ(angry.table.marks[A].injured, 0b10u) << "6 beats the top part";
    EXPECT_TRUE(angry.was_told(EventKind::hid));
    EXPECT_EQ(angry.at(discard_at(Deck::parts)), "BC6");
    EXPECT_FALSE(angry.was_told(EventKind::attacked)) << "no other stage follows";
}
TEST(MonsterFaireMonster, MON_169_MON_203_a_monster_that_town_kills_emboldens_it) {
    Scene s(3, with(&Options::town_retaliation));
    s.living(A, "BD2").put(town, "VC9").top("VH8 VS3");
    enter(s);
    s.answer(A, Act::rampage);
    s.answer(A, {.act = Act::draw, .deck = Deck::villagers});
    EXPECT_EQ(s.monster(A), "") << "8 beats its only part";
    EXPECT_EQ(s.at(town), "VC9 VS3");
    EXPECT_TRUE(s.table.in_town.is_empty());
}
TEST(MonsterFaireMonster, MON_170_MON_171_MON_172_rampage_from_hiding) {
    Scene scene(4);
    scene.living(B, "BD5 BH5").living(C, "BC9 BS9").put(town, "VD3 VC4").hand(A, "VD7");
    scene.table.in_town = SeatSet::only(B).with(C);
    scene.start(Step::laboratory_over);
    ASSERT_TRUE(scene.is_asked(Question::prowl, B)) << "in play order, though A has no Monster";
    scene.answer(B, Act::yes);
    EXPECT_EQ(scene.at(town), "VC4");
    EXPECT_TRUE(scene.table.revealed.has(B));
    scene.expire(C);
    EXPECT_EQ(scene.at(town), "") << "an expired clock sends it";
    EXPECT_EQ(scene.size(hand_of(C)), 1) << "loot";
    EXPECT_TRUE(scene.table.in_town.has(B));
    scene.until(Question::draw, B);
    EXPECT_FALSE(scene.table.in_town.has(B)) << "home at the start of its owner's turn";
}
TEST(MonsterFaireMonster, MON_172_also_if_the_phase_is_skipped) {
    Scene scene;
    scene.living(B, "BD5 BH5");
    scene.table.in_town.add(B);
    scene.start(Step::begin_turn);
    scene.answer(A, Act::pass);
    scene.answer(A, {.act = Act::skip, .count = 3});
    scene.answer(A, Act::pass);
    EXPECT_TRUE(scene.is_asked(Question::prowl, B));
}
TEST(MonsterFaireMonster, MON_173_a_fight_in_town) {
    Scene scene;
    scene.living(A, "BD5 BH5").living(B, "BC3 BS4").hand(A, "VD2 VD9").hand(B, "VH8");
    scene.table.in_town.add(B);
    enter(scene);
    scene.answer(B, Act::pass);
    scene.answer(A, {.act = Act::fight, .seat = B});
    EXPECT_EQ(scene.state.round.asked, SeatSet::only(A).with(B)) << "both at once";
    EXPECT_EQ(scene.acts(A), "show");
    const auto told = scene.told.size();
    scene.answer(A, Act::show, "VD2");
    EXPECT_EQ(scene.told.size(), told) << "hidden until revealed";
    scene.answer(B, Act::show, "VH8");
    EXPECT_EQ(scene.last(EventKind::fought).count, 12);
    EXPECT_EQ(scene.last(EventKind::fought).rival, 15);
    EXPECT_EQ(scene.monster(A), "BD5") << "the loser loses the top part";
    EXPECT_EQ(scene.at(discard_at(Deck::villagers)), "VD2 VH8");
    EXPECT_FALSE(scene.was_told(EventKind::arrived)) << "nobody is emboldened";
}
TEST(MonsterFaireMonster, MON_173_who_has_no_hand_draws_and_a_rogue_adds_nothing) {
    Scene scene;
    scene.living(A, "BD5 BH5").living(C, "BC3 BS4").top("BC1");
    scene.table.out = scene.table.rogue = scene.table.in_town = SeatSet::only(C);
    scene.table.exits[C] = 1;
    enter(scene);
    EXPECT_TRUE(scene.is_asked(Question::monster, A)) << "nobody asks a rogue";
    scene.answer(A, {.act = Act::fight, .seat = C});
    scene.answer(A, {.act = Act::draw, .deck = Deck::parts});
    EXPECT_EQ(scene.last(EventKind::fought).count, 11);
    EXPECT_EQ(scene.last(EventKind::fought).rival, 7);
    EXPECT_EQ(scene.monster(C), "BC3");
}
TEST(MonsterFaireMonster, MON_173_a_tie_in_town) {
    Scene scene;
    scene.living(A, "BD5 BH5").living(B, "BC6 BS4").hand(A, "VD2").hand(B, "VH2");
    scene.table.in_town.add(B);
    enter(scene);
    scene.answer(B, Act::pass);
    scene.answer(A, {.act = Act::fight, .seat = B});
    scene.expire(A);
    scene.expire(B);
    EXPECT_EQ(scene.monster(A) + " " + scene.monster(B), "BD5 BH5 BC6 BS4");
}
TEST(MonsterFaireMonster, MON_176_a_hiding_monster_lives) {
    Scene scene;
    scene.living(A, "BD5 BH5").living(B, "BD6 BH6").living(C, "BD7 BH7");
    scene.table.in_graveyard.add(B);
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.faire.is_on) << "it counts for the Faire";
}

TEST(MonsterFaireMonster, MON_170_driven_off_on_its_owners_turn_it_stays_away) {
    Scene s;
    s.living(A, "BH6 BD5 BC4 BS1");
    s.table.in_town.add(A);
    s.start(Step::monster_phase);
    EXPECT_FALSE(s.is_asked(Question::monster, A)) << s.question();
}

}  // namespace
}  // namespace fg::mon
