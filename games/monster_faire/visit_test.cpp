// SPDX-License-Identifier: Apache-2.0
// Visits and Igor fights: MON-075 to MON-104, MON-120 to MON-131.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

constexpr Choice draw_v{.act = Act::draw, .deck = Deck::villagers},
    draw_b{.act = Act::draw, .deck = Deck::parts};

// A sends Igor to B, with that card or none.
void visit(Scene& scene, const std::string& cargo_card = "", Request request = Request::anything) {
    scene.start(Step::igor_phase);
    scene.answer(A, {.act = Act::visit, .seat = B});
    if (scene.table.question == Question::cargo)
        cargo_card.empty() ? scene.answer(A, Act::pass) : scene.answer(A, Act::carry, cargo_card);
    scene.answer(A, {.act = Act::request, .request = request});
}

TEST(MonsterFaireVisit, MON_075_any_opponent_who_is_not_absent_can_be_visited) {
    Scene scene(4);
    scene.igor(A, "VCK");
    scene.table.absent.add(C);
    scene.table.out.add(D);
    scene.table.exits[D] = 1;
    scene.start(Step::igor_phase);
    EXPECT_TRUE(scene.is_offered(A, {.act = Act::visit, .seat = B}));
    EXPECT_FALSE(scene.is_offered(A, {.act = Act::visit, .seat = C}));
    EXPECT_FALSE(scene.is_offered(A, {.act = Act::visit, .seat = D}));
}
TEST(MonsterFaireVisit, MON_076_MON_077_the_back_of_the_cargo_is_public_and_it_is_no_hand_card) {
    Scene scene;
    scene.igor(A, "VCK").hand(A, "VC9 VD4 BD2");
    visit(scene, "VC9", Request::bd);
    EXPECT_EQ(scene.at(cargo), "VC9");
    EXPECT_EQ(scene.hand(A), "VD4 BD2");
    EXPECT_EQ(scene.last(EventKind::loaded).deck, Deck::villagers);
    EXPECT_EQ(scene.last(EventKind::requested).request, Request::bd);
    EXPECT_TRUE(scene.knows(A, "VC9"));
    EXPECT_FALSE(scene.knows(B, "VC9"));
    EXPECT_FALSE(scene.knows(C, "VC9"));
}
TEST(MonsterFaireVisit, MON_079_the_door_and_ten_requests) {
    EXPECT_EQ(name_count<Request>, 10);
    Scene plain;
    plain.igor(A, "VCK");
    visit(plain);
    EXPECT_EQ(plain.acts(B), "turn_away") << "nothing to attack with, nothing to receive";
    Scene armed;
    armed.igor(A, "VCK").hand(A, "VC9").igor(B, "BDQ").living(B, "BD2 BH3");
    visit(armed, "VC9");
    EXPECT_EQ(armed.acts(B), "turn_away attack_igor attack_monster receive");
    Scene asleep;
    asleep.igor(A, "VCK").igor(B, "BDQ").living(B, "BD2 BH3");
    asleep.table.igors_down[B] = 1;
    asleep.table.in_town.add(B);
    visit(asleep);
    EXPECT_EQ(asleep.acts(B), "turn_away") << "face down and from home";
    asleep.expire(B);
    EXPECT_TRUE(asleep.was_told(EventKind::turned_away));
}
TEST(MonsterFaireVisit, S_MON_18_MON_080_MON_081_trade) {
    Scene scene;
    scene.igor(A, "VCK").hand(A, "VC9").hand(B, "BD7 VH2");
    visit(scene, "VC9", Request::bd);
    scene.answer(B, Act::receive);
    EXPECT_TRUE(scene.knows(B, "VC9"));
    EXPECT_EQ(scene.acts(B), "dismiss offer");
    EXPECT_EQ(scene.cards_offered(B, Act::offer), "BD7 VH2");
    scene.answer(B, Act::offer, "BD7");
    EXPECT_TRUE(scene.knows(A, "BD7"));
    scene.answer(A, Act::yes);
    EXPECT_EQ(scene.hand(A), "BD7");
    EXPECT_EQ(scene.hand(B), "VH2 VC9");
    EXPECT_FALSE(scene.knows(C, "BD7"));
    EXPECT_FALSE(scene.knows(C, "VC9"));
    EXPECT_TRUE(scene.knows(A, "VC9")) << "A knows what was given";
}
TEST(MonsterFaireVisit, S_MON_19_MON_078_MON_082_turned_away) {
    Scene scene;
    scene.igor(A, "VCK").hand(A, "VC9");
    visit(scene, "VC9");
    scene.answer(B, Act::turn_away);
    EXPECT_EQ(scene.hand(A), "VC9");
    EXPECT_FALSE(scene.knows(B, "VC9"));
}
TEST(MonsterFaireVisit, MON_080_MON_082_dismissed_or_refused_the_cards_go_back) {
    Scene dismissed;
    dismissed.igor(A, "VCK").hand(A, "VC9").hand(B, "BD7");
    visit(dismissed, "VC9");
    dismissed.answer(B, Act::receive);
    dismissed.expire(B);
    EXPECT_TRUE(dismissed.was_told(EventKind::dismissed));
    EXPECT_EQ(dismissed.hand(A), "VC9");
    Scene refused;
    refused.igor(A, "VCK").hand(A, "VC9").hand(B, "BD7");
    visit(refused, "VC9");
    refused.answer(B, Act::receive);
    refused.answer(B, Act::offer, "BD7");
    refused.expire(A);
    EXPECT_TRUE(refused.was_told(EventKind::refused));
    EXPECT_EQ(refused.hand(A), "VC9");
    EXPECT_EQ(refused.hand(B), "BD7");
    EXPECT_NE(refused.table.question, Question::reply) << "one offer per visit";
}
TEST(MonsterFaireVisit, S_MON_20_MON_084_MON_085_MON_088_MON_089_MON_090_MON_096_visitor_beaten) {
    Scene scene;
    scene.igor(A, "VCK").hand(A, "BH8").igor(B, "BDQ").top("VS3 BCJ BS6");
    visit(scene, "BH8");
    scene.answer(B, Act::attack_igor);
    ASSERT_TRUE(scene.is_asked(Question::fight_deck, A)) << "the visiting side draws first (MON-091)";
    scene.answer(A, draw_v);
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.hand(B), "BCJ");
    ASSERT_TRUE(scene.is_asked(Question::fight_deck, B)) << "the deck is chosen anew";
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.last(EventKind::fought).count, 10);
    EXPECT_EQ(scene.last(EventKind::fought).rival, 11);
    EXPECT_EQ(scene.table.igors_down[A], 1);
    EXPECT_EQ(scene.hand(B), "BCJ BH8");
    EXPECT_EQ(scene.discards(), "VS3 BS6");
    EXPECT_TRUE(scene.knows(B, "BH8"));
    EXPECT_FALSE(scene.knows(C, "BH8"));
}
TEST(MonsterFaireVisit, MON_086_dropped_cargo_may_be_discarded) {
    Options options;
    options.dropped_cargo = DroppedCargo::discarded;
    Scene scene(3, options);
    scene.igor(A, "VCJ").hand(A, "BH8").igor(B, "BDK").top("VS3 BS6");
    visit(scene, "BH8");
    scene.answer(B, Act::attack_igor);
    scene.answer(A, draw_v);
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.hand(B), "");
    EXPECT_EQ(scene.at(discard_at(Deck::parts)), "BS6 BH8");
}
TEST(MonsterFaireVisit, S_MON_21_MON_093_MON_094_MON_095_visitor_wins_and_trashes) {
    Scene scene;
    scene.igor(A, "VRJ").hand(A, "VD9").igor(B, "VSJ").laboratory(B, "VD5 VHK").top("VD2 BD7");
    visit(scene, "VD9");
    scene.answer(B, Act::attack_igor);
    scene.answer(A, draw_v);
    ASSERT_TRUE(scene.is_asked(Question::fight_king, B)) << "decided before the host's own draw (MON-131)";
    scene.answer(B, Act::pass);
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.acts(A), "knock_out trash");
    scene.answer(A, Act::trash);
    EXPECT_EQ(scene.laboratory(B), "VD5") << "any top card, Defenders included";
    EXPECT_EQ(scene.table.igors_down[B], 0);
    EXPECT_EQ(scene.hand(A), "VD9");
}
TEST(MonsterFaireVisit, MON_094_the_resident_igor_is_knocked_out_until_his_owners_turn) {
    Scene scene;
    scene.igor(A, "VRJ").igor(B, "VSJ").top("VD2 BD7");
    visit(scene);
    scene.answer(B, Act::attack_igor);
    scene.answer(A, draw_v);
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.acts(A), "knock_out") << "only what is possible (MON-095)";
    scene.answer(A, Act::knock_out);
    EXPECT_EQ(scene.table.igors_down[B], 1);
    scene.until(Question::draw, B);
    EXPECT_EQ(scene.table.igors_down[B], 0);
}
TEST(MonsterFaireVisit, MON_083_only_the_host_starts_a_fight) {
    Scene scene;
    scene.igor(A, "VRJ").igor(B, "VSJ");
    visit(scene);
    EXPECT_TRUE(scene.is_asked(Question::door, B));
    scene.answer(B, Act::turn_away);
    EXPECT_FALSE(scene.was_told(EventKind::fought));
}
TEST(MonsterFaireVisit, MON_092_equal_totals_and_nothing_happens) {
    Scene scene;
    scene.igor(A, "VCQ").hand(A, "VD9").igor(B, "VSQ").top("VD2 BD2");
    visit(scene, "VD9");
    scene.answer(B, Act::attack_igor);
    scene.answer(A, draw_v);
    scene.answer(B, draw_b);
    EXPECT_EQ(scene.table.igors_down[A] | scene.table.igors_down[B], 0);
    EXPECT_EQ(scene.hand(A), "VD9");
}
TEST(MonsterFaireVisit, MON_091_without_a_card_a_side_adds_nothing) {
    Scene scene;
    scene.igor(A, "VCQ").igor(B, "VSJ");
    for (const Deck deck : {Deck::villagers, Deck::parts}) scene.deck(deck, "", brain_of(C));
    while (scene.size(brain_of(C)) > 2) scene.cards.move(scene.cards.top(brain_of(C)), dealing);
    visit(scene);
    scene.answer(B, Act::attack_igor);
    EXPECT_EQ(scene.last(EventKind::fought).count, 5);
    EXPECT_EQ(scene.last(EventKind::fought).rival, 3);
    EXPECT_TRUE(scene.is_asked(Question::spoils, A)) << scene.question();
}
TEST(MonsterFaireVisit, MON_097_a_face_down_igor_is_out_of_it) {
    Scene scene;
    scene.igor(A, "VCQ");
    scene.table.igors_down[A] = 1;
    scene.start(Step::igor_phase);
    EXPECT_FALSE(scene.is_asked(Question::igor, A)) << "he cannot be sent, and still is A's Igor";
    EXPECT_EQ(up_igor(scene.rules, scene.table, scene.cards, A), -1);
    EXPECT_TRUE(has_igor(scene.cards, A));
}
TEST(MonsterFaireVisit, S_MON_22_MON_087_MON_098_MON_102_MON_103_MON_104_killed_by_a_monster) {
    Scene scene;
    scene.igor(A, "VDK").hand(A, "VS10").laboratory(B, "VD5").living(B, "BD5 BH5 BC5 BS5").top("BC9 BC1");
    visit(scene, "VS10");
    scene.answer(B, Act::attack_monster);
    EXPECT_TRUE(scene.table.revealed.has(B));
    scene.answer(A, draw_b);
    EXPECT_EQ(scene.igor(A), "");
    EXPECT_EQ(scene.at(discard_at(Deck::villagers)), "VDK VS10");
    EXPECT_EQ(scene.at(discard_at(Deck::parts)), "BC9");
    EXPECT_EQ(scene.at(graveyard), "BC1");
}
TEST(MonsterFaireVisit, S_MON_23_MON_099_MON_100_igor_beats_a_monster) {
    Scene scene;
    scene.igor(A, "VDK").hand(A, "VS10").living(B, "BD4 BH2 BS3").top("BHQ VH5");
    visit(scene, "VS10");
    scene.answer(B, Act::attack_monster);
    scene.answer(A, draw_b);
    EXPECT_EQ(scene.hand(A), "BHQ") << "an Igor card goes to the hand here, too";
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.monster(B), "BD4 BH2");
    EXPECT_EQ(scene.hand(A), "BHQ VS10");
    EXPECT_EQ(scene.table.igors_down[A], 0);
}
TEST(MonsterFaireVisit, MON_101_a_tie_with_a_monster) {
    Scene scene;
    scene.igor(A, "VDK").living(B, "BD4 BH2 BS3").top("VH2");
    visit(scene);
    scene.answer(B, Act::attack_monster);
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.monster(B), "BD4 BH2 BS3");
    EXPECT_EQ(scene.igor(A), "VDK");
}
TEST(MonsterFaireVisit, MON_122_MON_131_a_king_fights_alone_or_helps) {
    Scene alone;
    alone.igor(A, "VDQ").laboratory(B, "VH3 VSK").top("VH2 BC4");
    visit(alone);
    EXPECT_EQ(alone.acts(B), "turn_away attack_igor");
    alone.answer(B, Act::attack_igor);
    alone.answer(A, draw_v);
    EXPECT_EQ(alone.acts(B), "defend") << "the King must be used";
    alone.answer(B, Act::defend, "VSK");
    alone.answer(B, draw_b);
    EXPECT_EQ(alone.last(EventKind::fought).rival, 11);
    EXPECT_EQ(alone.laboratory(B), "VH3") << "a used Defender is discarded (MON-125)";
    Scene both;
    both.igor(A, "VDQ").igor(B, "BDJ").laboratory(B, "VSK").top("VH2 BC4");
    visit(both);
    both.answer(B, Act::attack_igor);
    both.answer(A, draw_v);
    both.answer(B, Act::defend, "VSK");
    both.answer(B, draw_b);
    EXPECT_EQ(both.last(EventKind::fought).rival, 14);
}
TEST(MonsterFaireVisit, MON_121_MON_130_a_queen_calls_off_the_attack_at_dinner) {
    Scene scene;
    scene.igor(A, "VCK").igor(B, "VHJ").laboratory(B, "VD3 VSQ");
    scene.table.dines_with[A] = B;
    scene.start(Step::igor_phase);
    scene.until(Question::brawl, A);
    scene.answer(A, Act::yes);
    ASSERT_TRUE(scene.is_asked(Question::fight_queen, B));
    scene.answer(B, Act::defend, "VSQ");
    EXPECT_FALSE(scene.was_told(EventKind::fought)) << "before any draw";
    EXPECT_EQ(scene.laboratory(B), "VD3");
    EXPECT_EQ(scene.table.igors_down[A], 0);
}
TEST(MonsterFaireVisit, MON_129_no_monster_ever_comes_to_a_manor) {
    Scene scene;
    scene.laboratory(A, "VD5")
        .living(A, "BD5 BH5 BC5 BS5")
        .laboratory(B, "VHJ VD2")
        .start(Step::monster_step);
    EXPECT_EQ(scene.acts(A), "pass rampage") << "a living Monster goes to Town or stays";
}

}  // namespace
}  // namespace fg::mon
