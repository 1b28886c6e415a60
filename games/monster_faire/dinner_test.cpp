// SPDX-License-Identifier: Apache-2.0
// Dinner (MON-269 to MON-283).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

Choice forgo(Phase phase) { return {.act = Act::forgo, .phase = phase}; }
Choice critique(const std::string& card, Pile pile) {
    return {.act = Act::critique, .card = cards_of(card).front(), .pile = pile};
}
// B's turn has come to the Igor phase, and B is A's guest.
void guest_comes(Scene& s) {
    s.table.active = B;
    s.table.dines_with[B] = A;
    s.start(Step::igor_begin);
}

TEST(MonsterFaireDinner, MON_269_MON_270_one_invitation_answered_at_once) {
    Scene s(4);
    s.table.absent.add(C);
    s.table.dines_with[D] = B;
    s.start(Step::housekeeping);
    ASSERT_TRUE(s.is_asked(Question::invite, A));
    EXPECT_EQ(s.offers_of(A).size(), 2u);  // nobody, or B: C is absent, D is invited
    s.answer(A, {.act = Act::name, .seat = B});
    ASSERT_TRUE(s.is_asked(Question::invitation, B));
    s.answer(B, Act::yes);
    EXPECT_EQ(s.table.dines_with[B], A);
    EXPECT_EQ(s.table.active, B);  // and the turn is over
}
TEST(MonsterFaireDinner, MON_270_an_invitation_may_be_declined_or_not_sent) {
    Scene s;
    s.start(Step::housekeeping);
    s.answer(A, {.act = Act::name, .seat = B});
    s.expire(B);
    EXPECT_EQ(s.table.dines_with[B], no_seat);
    Scene none;
    none.start(Step::housekeeping);
    none.answer(A, Act::pass);
    EXPECT_EQ(none.table.active, B);
}
TEST(MonsterFaireDinner, S_MON_59_MON_271_MON_275_MON_276_MON_281_MON_283_dinner) {
    Scene s;
    s.laboratory(A, "VH3 VC7").hand(A, "BS4").hand(B, "VD8").monster(B, "BD1");
    guest_comes(s);
    ASSERT_TRUE(s.is_asked(Question::forgo, B));
    s.answer(B, forgo(Phase::laboratory));
    s.answer(B, critique("VD8", Pile::laboratory));
    EXPECT_EQ(s.laboratory(A), "VH3");
    EXPECT_EQ(s.discards(), "VC7 VD8");
    ASSERT_TRUE(s.is_asked(Question::free_action, A));
    s.answer(A, Act::lay, "BS4");
    EXPECT_EQ(s.monster(A), "BS4");
    s.pass_windows();
    EXPECT_TRUE(s.is_asked(Question::monster, B));  // the Laboratory phase is lost
    EXPECT_TRUE(s.table.gloated.has(A) && s.table.gloated.has(B));
}
TEST(MonsterFaireDinner, MON_272_dinner_is_the_whole_igor_phase_also_without_an_igor) {
    Scene s;
    s.hand(B, "VDJ");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_FALSE(s.was_told(EventKind::brawled));
    EXPECT_TRUE(s.is_asked(Question::laboratory, B)) << s.question();  // nobody was hired
}
TEST(MonsterFaireDinner, MON_273_a_guest_may_not_skip) {
    Scene s;
    s.table.active = B;
    s.table.dines_with[B] = A;
    s.start(Step::announce);
    EXPECT_FALSE(s.is_asked(Question::skip, B));
    Scene free;
    free.start(Step::announce);
    EXPECT_TRUE(free.is_asked(Question::skip, A));
}
TEST(MonsterFaireDinner, S_MON_62_MON_274_dinner_cancelled) {
    Scene s;
    s.igor(B, "VDJ").hand(C, "VHQ").hand(B, "VD5").monster(B, "BD1");
    s.table.active = B;
    s.table.dines_with[B] = A;
    s.start(Step::first_window);
    s.answer(C, {.act = Act::play, .card = Card::vhq, .use = Use::befriend_igor});
    s.answer(B, Act::pass);
    EXPECT_EQ(s.table.dines_with[B], no_seat);
    EXPECT_TRUE(s.was_told(EventKind::dinner_lapsed));
    s.pass_windows();
    EXPECT_TRUE(s.is_asked(Question::laboratory, B));
    EXPECT_FALSE(s.was_told(EventKind::dined));
}
TEST(MonsterFaireDinner, MON_274_it_lapses_when_the_host_goes_out) {
    Scene s;
    s.table.dines_with[B] = A;
    s.table.dines_with[C] = B;
    s.start(Step::housekeeping);
    s.leave(A);
    EXPECT_EQ(s.table.dines_with[B], no_seat);
    EXPECT_EQ(s.table.dines_with[C], B);
}
TEST(MonsterFaireDinner, MON_275_only_a_phase_that_is_not_lost_is_forgone) {
    Scene s;
    s.table.turn.left_out.add(Phase::monster);
    guest_comes(s);
    EXPECT_EQ(s.last(EventKind::forwent).phase, Phase::laboratory);  // unasked
    EXPECT_FALSE(s.was_told(EventKind::phase_lost)) << "it is told once what becomes of the phase";
    Scene none;
    none.table.turn.left_out.add(Phase::monster);
    none.table.turn.left_out.add(Phase::laboratory);
    guest_comes(none);
    EXPECT_FALSE(none.was_told(EventKind::forwent));
    EXPECT_TRUE(none.was_told(EventKind::dined));
}
TEST(MonsterFaireDinner, S_MON_60_MON_276_failed_critique) {
    Scene s;
    s.laboratory(A, "VH3 VC7").hand(B, "BS2");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    s.answer(B, critique("BS2", Pile::laboratory));
    EXPECT_EQ(s.hand(A), "BS2");
    EXPECT_EQ(s.laboratory(A), "VH3 VC7");
    EXPECT_FALSE(s.knows(B, "VC7"));
    EXPECT_TRUE(s.knows(C, "BS2"));
    EXPECT_TRUE(s.table.gloated.has(A));
}
TEST(MonsterFaireDinner, MON_276_an_equal_card_does_not_beat_the_top) {
    Scene s;
    s.monster(A, "BS4").hand(B, "BC4");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    s.answer(B, critique("BC4", Pile::monster));
    EXPECT_EQ(s.monster(A), "BS4");
    EXPECT_EQ(s.hand(A), "BC4");
}
TEST(MonsterFaireDinner, MON_277_MON_278_only_a_pile_that_lies_face_down) {
    Scene s;
    s.laboratory(A, "VH3").living(A, "BD1 BS4").hand(B, "VD8");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_FALSE(s.is_offered(B, critique("VD8", Pile::laboratory)));  // active
    s.answer(B, critique("VD8", Pile::monster));                       // not revealed
    EXPECT_EQ(s.monster(A), "BD1");
}
TEST(MonsterFaireDinner, MON_278_a_defender_counts_as_its_rank) {
    Scene s;
    s.laboratory(A, "VH3 BHQ").hand(B, "VD5 VD6");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    s.answer(B, critique("VD6", Pile::laboratory));  // 6 beats 5
    EXPECT_EQ(s.laboratory(A), "VH3");
    Scene zero;
    zero.laboratory(A, "VH3 BHQ").hand(B, "VD5");
    guest_comes(zero);
    zero.answer(B, forgo(Phase::monster));
    zero.answer(B, critique("VD5", Pile::laboratory));
    EXPECT_EQ(zero.laboratory(A), "VH3 BHQ");
}
TEST(MonsterFaireDinner, S_MON_61_MON_279_MON_280_brawl) {
    Scene s;
    s.igor(A, "VHJ").igor(B, "VCK").top("VS4 VD5 BC9");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    ASSERT_TRUE(s.is_asked(Question::brawl, B));
    s.answer(B, Act::yes);
    s.answer(B, from(Deck::villagers));
    s.answer(A, from(Deck::villagers));
    s.answer(A, from(Deck::parts));
    EXPECT_EQ(s.last(EventKind::fought).count, 11);
    EXPECT_EQ(s.last(EventKind::fought).rival, 12);  // the higher of the two
    EXPECT_EQ(s.table.igors_down[B], 1);
}
TEST(MonsterFaireDinner, MON_280_a_guest_who_wins_takes_the_spoils) {
    Scene s;
    s.igor(A, "VHJ").igor(B, "VCK").top("VS9 VD5 BC9").hand(A, "VD1");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    s.answer(B, Act::yes);
    s.answer(B, from(Deck::villagers));
    s.answer(A, from(Deck::villagers));
    s.answer(A, from(Deck::parts));  // 16 against 12
    s.answer(B, Act::knock_out);
    EXPECT_EQ(s.table.igors_down[A], 1);
    EXPECT_TRUE(s.is_asked(Question::free_action, A));
}
TEST(MonsterFaireDinner, MON_130_MON_280_a_queen_calls_the_attack_off) {
    Scene s;
    s.igor(A, "VHJ").igor(B, "VCK").laboratory(A, "BHQ").hand(A, "VD1");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    s.answer(B, Act::yes);
    s.answer(A, Act::defend, "BHQ");
    EXPECT_EQ(s.discards(), "BHQ");
    EXPECT_FALSE(s.was_told(EventKind::fought));
    EXPECT_TRUE(s.is_asked(Question::free_action, A));
}
TEST(MonsterFaireDinner, MON_280_both_igors_must_be_face_up) {
    Scene s;
    s.igor(A, "VHJ").igor(B, "VCK").hand(A, "VD1");
    s.table.igors_down[A] = 1;
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_TRUE(s.is_asked(Question::free_action, A));
}
TEST(MonsterFaireDinner, MON_281_MON_282_the_host_may_bring_the_monster_to_life) {
    Scene s;
    s.laboratory(A, "VH3").monster(A, "BD1 BH1 BC1 BS1");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_TRUE(s.is_offered(A, Act::pass));
    s.answer(A, Act::give_life);
    EXPECT_TRUE(s.table.living.has(A));
}
TEST(MonsterFaireDinner, MON_132_MON_144_MON_282_life_needs_what_it_always_needs) {
    for (const auto& [laboratory, monster] :
         {std::pair("VH3", "BD1 BH1 BC1"), std::pair("VHQ", "BD1 BH1 BC1 BS1")}) {
        Scene s;
        s.laboratory(A, laboratory).monster(A, monster).hand(A, "VC3");
        guest_comes(s);
        s.answer(B, forgo(Phase::monster));
        EXPECT_EQ(s.acts(A), "pass lay") << laboratory << " and " << monster;
    }
}
TEST(MonsterFaireDinner, MON_156_MON_157_MON_282_the_host_may_repair_in_place_of_a_card) {
    Scene s;
    s.laboratory(A, "VH8").living(A, "BD1 BH6 BS2", 0, 6).hand(A, "VC3");
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_EQ(s.acts(A), "pass lay repair");
    EXPECT_FALSE(s.is_offered(A, {.act = Act::repair, .place = 2})) << "no chemicals for BS2";
    s.answer(A, {.act = Act::repair, .place = 1});
    EXPECT_EQ(s.table.marks[A].injured, 4U);
    EXPECT_EQ(s.hand(A), "VC3");
    EXPECT_FALSE(s.is_asked(Question::free_action, A)) << "one action";
}
TEST(MonsterFaireDinner, S_MON_88_MON_282_free_action_with_a_hiding_monster) {
    Scene s;
    s.laboratory(A, "VH8").living(A, "BD1 BH6", 0, 2).hand(A, "VC3 BH2 VSJ");
    s.table.in_graveyard.add(A);
    guest_comes(s);
    s.answer(B, forgo(Phase::monster));
    EXPECT_EQ(s.acts(A), "pass lay");
    EXPECT_EQ(s.cards_offered(A, Act::lay), "VC3 VSJ");
}

}  // namespace
}  // namespace fg::mon
