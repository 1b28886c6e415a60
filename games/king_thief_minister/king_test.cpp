// SPDX-License-Identifier: Apache-2.0
// Rules KTM-073 to KTM-088: the King and the answers.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_073_KTM_074_the_king_takes_three_coins_and_then_the_answers_are_asked_for) {
    Scene scene(5);
    scene.claims(0, K);
    EXPECT_EQ(scene.purse(0), 3);
    scene.window({});
    EXPECT_EQ(scene.purse(0), 6);
    EXPECT_EQ(scene.treasury(), 7);
    EXPECT_EQ(scene.question(), Question::answer);
    Scene caught(5);
    caught.cards("TKMESP").claims(0, K);
    caught.window({3});
    EXPECT_EQ(caught.purse(0), 3);
    EXPECT_EQ(caught.question(), Question::main);
}

TEST(KtmRules, KTM_075_a_treasury_of_three_or_fewer_goes_to_the_king_and_ends_the_game) {
    for (int treasury : {1, 2, 3, 4}) {
        Scene scene(3);
        scene.purses({4, 4, 7 - treasury});
        ASSERT_EQ(scene.treasury(), treasury);
        scene.claims(0, K);
        scene.window({});
        EXPECT_EQ(scene.is_over(), treasury <= 3);
        EXPECT_EQ(scene.purse(0), treasury <= 3 ? 4 + treasury : 7);
        EXPECT_EQ(scene.question(), treasury <= 3 ? Question::none : Question::answer);
    }
}

TEST(KtmRules, KTM_076_KTM_077_KTM_078_anybody_else_may_answer_for_one_treasury_coin) {
    Scene scene(5);
    scene.purses({3, 0, 4, 4, 4}).cards("TKMESP").claims(0, K);  // not even a King
    scene.window({});
    EXPECT_EQ(scene.state.round.asked, SeatSet::first(5).without(scene.p(0)));
    for (int player : {1, 2, 3, 4}) EXPECT_EQ(scene.offer_count(player), 2);
    const int treasury = scene.treasury();
    scene.window({1});
    scene.window({});
    EXPECT_EQ(scene.purse(1), 1);
    EXPECT_EQ(scene.treasury(), treasury - 1);
}

TEST(KtmRules, KTM_079_KTM_080_answers_are_sealed_and_published_together) {
    Scene scene(5), other(5);
    for (Scene* one : {&scene, &other}) {
        one->claims(0, K);
        one->window({});
    }
    const std::size_t told = scene.notes.told.size();
    scene.does(2, Act::answer);
    other.does(2, Act::silent);
    EXPECT_EQ(scene.notes.told.size(), told);
    EXPECT_EQ(scene.view(1), other.view(1));
    scene.does(1, Act::silent);
    scene.does(3, Act::answer);
    EXPECT_EQ(scene.question(), Question::answer);  // no early end: everybody is heard
    EXPECT_FALSE(scene.state.round.owing.has(scene.p(2)));
    scene.expires(4);
    EXPECT_EQ(scene.last(EventKind::answered).event.seats, SeatSet::of_bits(0b01100));
}

TEST(KtmRules, KTM_081_no_answer_ends_the_turn) {
    Scene scene(3);
    scene.claims(0, K);
    scene.window({});
    scene.window({});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.mover(), 2);
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3}));
}

TEST(KtmRules, KTM_082_a_single_answer_is_a_claim_that_can_be_challenged) {
    Scene scene(6);
    scene.cards("KTEMSP").claims(0, K);
    scene.window({});
    scene.window({3});
    EXPECT_EQ(scene.question(), Question::challenge_answer);
    EXPECT_EQ(scene.state.table.pretender, scene.p(3));
    EXPECT_EQ(scene.state.table.claim, M);
    scene.window({4, 1});  // right-hand order from p3: p2, p1, p0, p5, p4
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{1});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 3, 4, 3, 3}));
}

TEST(KtmRules, KTM_083_a_caught_answerer_pays_nothing_and_keeps_his_turn) {
    Scene scene(3);
    scene.claims(0, K);
    scene.window({});
    scene.window({4});
    scene.window({2});
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3}));
    EXPECT_EQ(scene.mover(), 2);
    scene.does(2, Act::move_left);
    EXPECT_EQ(scene.mover(), 4);
}

TEST(KtmRules, KTM_084_KTM_085_KTM_086_two_answers_inspect_each_other_and_nobody_else_challenges) {
    Scene scene(5);
    scene.claims(0, K);
    scene.window({});
    scene.window({1, 2});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.sights(1), std::vector<std::string>{"spot 2 M"});
    EXPECT_EQ(scene.sights(2), std::vector<std::string>{"spot 1 T"});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 4, 3, 3}));  // the liar pays 1 in all, the true one nothing
    EXPECT_EQ(scene.count(EventKind::verdict), 2);
}

TEST(KtmRules, KTM_087_KTM_088_three_answers_look_judge_pay_and_then_the_minister_takes) {
    Scene scene(6);
    scene.to_move(1).cards("TKMESP").claims(1, K);
    scene.window({});
    scene.window({0, 2, 4});
    EXPECT_EQ(scene.sights(0).size(), 2u);
    EXPECT_EQ(scene.sights(2).size(), 2u);
    EXPECT_EQ(scene.sights(4).size(), 2u);
    EXPECT_EQ(scene.payers(Reason::false_answer), (Ints{0, 4}));  // right-hand order from p1
    std::vector<EventKind> order;
    for (const Told& told : scene.notes.told)
        if (told.event.kind == EventKind::saw || told.event.kind == EventKind::verdict ||
            told.event.kind == EventKind::paid || told.event.reason == Reason::answer)
            order.push_back(told.event.kind);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));  // saw < verdict < paid < took
    EXPECT_EQ(order.size(), 6u + 3u + 2u + 1u);
}

TEST(KtmRules, KTM_088_the_game_may_end_before_the_minister_takes_his_coin) {
    Scene scene(3);
    scene.cards("KTMESP").purses({5, 5, 0});
    ASSERT_EQ(scene.treasury(), 5);
    scene.claims(0, K);
    scene.window({});
    scene.window({2, 4});  // p4 lied and is broke: p2 and p0 take the last two
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{9, 6, 0}));
}

}  // namespace
}  // namespace fg::ktm
