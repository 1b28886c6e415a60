// SPDX-License-Identifier: Apache-2.0
// The scenarios of docs/rules/king_thief_minister.md, S-KTM-22 to S-KTM-42: King, Minister, Thief, Executioner and Sheriff.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmScenarios, S_KTM_22_king_takes_the_last_three) {
    Scene scene(4);
    scene.purses({4, 5, 5, 3});
    ASSERT_EQ(scene.treasury(), 3);
    scene.claims(0, K);
    scene.window({});
    EXPECT_EQ(scene.purse(0), 7);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::answered), 0);
    EXPECT_EQ(scene.winners(), Ints{0});
}

TEST(KtmScenarios, S_KTM_23_false_answer_unchallenged) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({});
    scene.window({3});
    ASSERT_EQ(scene.question(), Question::challenge_answer);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3, 4, 3, 3}));
    EXPECT_EQ(scene.treasury(), 8);
    EXPECT_EQ(scene.sizes(), Ints(6, 720));
    EXPECT_EQ(scene.public_size(), 720);
}

TEST(KtmScenarios, S_KTM_24_false_answer_caught) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({});
    scene.window({4});
    scene.window({3});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3, 3, 3, 3}));
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.sizes(), (Ints{600, 600, 600, 120, 600, 600}));
    EXPECT_EQ(scene.knows(3, 4), S);
    for (int player : {1, 2, 3}) {
        EXPECT_EQ(scene.mover(), player);
        scene.does(player, Act::move_left);
    }
    EXPECT_EQ(scene.mover(), 4);
    EXPECT_EQ(scene.offer_count(4), 10);
}

TEST(KtmScenarios, S_KTM_25_the_king_challenges_a_true_answer) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({});
    scene.window({2});
    scene.window({0});
    EXPECT_EQ(scene.coins(), (Ints{5, 3, 4, 3, 3, 3}));
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.sizes(), Ints(6, 120));
    EXPECT_EQ(scene.everybody_knows(2), M);
}

TEST(KtmScenarios, S_KTM_26_two_answers_one_true) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({});
    scene.window({2, 5});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.count(EventKind::challenged), 0);
    EXPECT_EQ(scene.sights(2), std::vector<std::string>{"spot 5 P"});
    EXPECT_EQ(scene.sights(5), std::vector<std::string>{"spot 2 M"});
    EXPECT_EQ(scene.since_last(EventKind::paid),
              (std::vector{EventKind::paid, EventKind::took, EventKind::turn}));
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 4, 3, 3, 2}));
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.sizes(), (Ints{120, 120, 24, 120, 120, 120}));
    EXPECT_EQ(scene.public_size(), 120);
    EXPECT_EQ(scene.knows(2, 5), P);
}

TEST(KtmScenarios, S_KTM_27_two_answers_both_false) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({});
    scene.window({1, 4});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 3, 3, 2, 3}));
    EXPECT_EQ(scene.treasury(), 11);
    EXPECT_EQ(scene.sizes(), (Ints{480, 96, 480, 480, 96, 480}));
    EXPECT_EQ(scene.public_size(), 480);
}

TEST(KtmScenarios, S_KTM_28_three_answers) {
    Scene scene(5);
    scene.claims(0, K);
    scene.window({});
    scene.window({1, 2, 4});
    EXPECT_EQ(scene.payers(Reason::false_answer), (Ints{4, 1}));
    EXPECT_EQ(scene.takers(Reason::answer), Ints{2});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 4, 3, 2}));
    EXPECT_EQ(scene.treasury(), 8);
    EXPECT_EQ(scene.sizes(), (Ints{120, 24, 6, 120, 24}));
    EXPECT_EQ(scene.public_size(), 120);
}

TEST(KtmScenarios, S_KTM_29_false_answer_without_coins_ends_the_game) {
    Scene scene(4);
    scene.cards("KTSMEP").purses({4, 6, 4, 0});
    ASSERT_EQ(scene.treasury(), 6);
    scene.claims(0, K);
    scene.window({});
    scene.window({3, 4});
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{3, 1, 0}));
    EXPECT_TRUE(scene.takers(Reason::answer).empty());
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{8, 7, 5, 0}));
    EXPECT_EQ(scene.winners(), Ints{0});
}

// The position of S-KTM-30 to S-KTM-32.
Scene minister_scene() {
    Scene scene(6);
    scene.has_seen(0, 1).has_seen(3, 2).claims(0, M);
    scene.window({});
    return scene;
}

TEST(KtmScenarios, S_KTM_30_open_shuffle) {
    Scene scene = minister_scene();
    scene.does(0, shuffle(1, 2, Shuffle::open));
    EXPECT_EQ(scene.letters(), "KMTESP");
    EXPECT_EQ(scene.sizes(), (Ints{120, 720, 720, 120, 720, 720}));
    EXPECT_EQ(scene.knows(0, 2), T);
    EXPECT_EQ(scene.knows(3, 1), M);
    EXPECT_EQ(scene.count(EventKind::saw), 0);
}

TEST(KtmScenarios, S_KTM_31_hidden_shuffle_exchanged) {
    Scene scene = minister_scene();
    scene.does(0, shuffle(1, 2, Shuffle::exchange));
    EXPECT_EQ(scene.letters(), "KMTESP");
    EXPECT_EQ(scene.sizes(), (Ints{120, 720, 720, 240, 720, 720}));
    EXPECT_EQ(scene.knows(0, 2), T);
    EXPECT_TRUE(scene.thinks_possible(3, 1, M));
    EXPECT_TRUE(scene.thinks_possible(3, 2, M));
    for (int spot : {0, 3, 4, 5}) EXPECT_FALSE(scene.thinks_possible(3, spot, M));
    const Told& told = scene.last(EventKind::shuffled);
    EXPECT_TRUE(told.audience.everyone);
    EXPECT_EQ(told.event.spot, spot_at(1));
    EXPECT_EQ(told.event.other_spot, spot_at(2));
    EXPECT_EQ(told.event.shuffle, Shuffle::hidden);
}

TEST(KtmScenarios, S_KTM_32_hidden_shuffle_kept) {
    Scene kept = minister_scene(), exchanged = minister_scene();
    kept.does(0, shuffle(1, 2, Shuffle::keep));
    exchanged.does(0, shuffle(1, 2, Shuffle::exchange));
    EXPECT_EQ(kept.letters(), "KTMESP");
    EXPECT_EQ(kept.size(0), 120);
    EXPECT_EQ(kept.knows(0, 1), T);
    EXPECT_EQ(kept.size(3), 240);
    for (int other : {1, 2, 3, 4, 5}) EXPECT_EQ(kept.view(other), exchanged.view(other));
    ASSERT_EQ(kept.notes.told.size(), exchanged.notes.told.size());
    for (std::size_t i = 0; i < kept.notes.told.size(); ++i) {
        EXPECT_EQ(kept.notes.told[i].audience, exchanged.notes.told[i].audience);
        if (kept.notes.told[i].audience.everyone) {
            EXPECT_EQ(kept.notes.told[i].event, exchanged.notes.told[i].event);
        }
    }
}

TEST(KtmScenarios, S_KTM_33_ministers_range) {
    Scene scene(3);
    scene.to_move(2).claims(2, M);
    scene.window({});
    EXPECT_EQ(scene.offer_count(2), 45);
    EXPECT_TRUE(scene.offers(2, shuffle(2, 5, Shuffle::open)));
    EXPECT_TRUE(scene.offers(2, shuffle(1, 3, Shuffle::keep)));
    for (int spot = 0; spot < spots; ++spot)
        for (Shuffle how : {Shuffle::open, Shuffle::exchange, Shuffle::keep})
            EXPECT_FALSE(scene.offers(2, shuffle(spot, spot, how)));
}

TEST(KtmScenarios, S_KTM_34_thief_plain) {
    Scene scene(6);
    scene.claims(0, T);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{5, 2, 3, 3, 3, 2}));
    EXPECT_EQ(scene.treasury(), 12);
}

TEST(KtmScenarios, S_KTM_35_thief_across_gaps) {
    Scene scene(3);
    scene.purses({3, 4, 2});
    ASSERT_EQ(scene.treasury(), 6);
    scene.claims(0, T);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{5, 3, 1}));
    EXPECT_EQ(scene.treasury(), 6);
}

TEST(KtmScenarios, S_KTM_36_both_neighbours_broke) {
    Scene scene(4);
    scene.purses({0, 6, 0, 9}).to_move(1);
    ASSERT_EQ(scene.treasury(), 5);
    scene.claims(1, T);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{0, 8, 0, 9}));
    EXPECT_EQ(scene.treasury(), 3);
}

TEST(KtmScenarios, S_KTM_37_last_coin_and_a_neighbours_coin) {
    Scene scene(6);
    scene.purses({6, 2, 8, 7, 6, 0});
    ASSERT_EQ(scene.treasury(), 1);
    scene.claims(0, T);
    scene.window({});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{8, 1, 8, 7, 6, 0}));
    EXPECT_EQ(scene.winners(), (Ints{0, 2}));
}

TEST(KtmScenarios, S_KTM_38_both_neighbours_broke_one_coin_left) {
    Scene scene(3);
    scene.purses({14, 0, 0});
    ASSERT_EQ(scene.treasury(), 1);
    scene.claims(0, T);
    scene.window({});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{15, 0, 0}));
    EXPECT_EQ(scene.winners(), Ints{0});
}

// The position of S-KTM-39 and S-KTM-40, the Executioner's claim standing.
Scene executioner_scene() {
    Scene scene(6);
    scene.cards("KEMTSP").purses({3, 2, 7, 3, 3, 3}).to_move(1).claims(1, E);
    scene.window({});
    return scene;
}

TEST(KtmScenarios, S_KTM_39_right_guess) {
    Scene scene = executioner_scene();
    ASSERT_EQ(scene.treasury(), 9);
    scene.does(1, execute(scene, 2, M));
    EXPECT_EQ(scene.coins(), (Ints{3, 9, 0, 3, 3, 3}));
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.sizes(), Ints(6, 120));
    EXPECT_EQ(scene.everybody_knows(2), M);
}

TEST(KtmScenarios, S_KTM_40_wrong_guess) {
    Scene scene = executioner_scene();
    scene.does(1, execute(scene, 2, K));
    EXPECT_EQ(scene.coins(), (Ints{3, 2, 7, 3, 3, 3}));
    EXPECT_EQ(scene.sizes(), (Ints{600, 600, 120, 600, 600, 600}));
    EXPECT_EQ(scene.knows(2, 2), M);
    EXPECT_FALSE(scene.thinks_possible(1, 2, K));
}

TEST(KtmScenarios, S_KTM_41_executioners_range) {
    Scene scene(4);
    scene.cards("KEMTSP").purses({0, 5, 5, 2}).to_move(1).claims(1, E);
    scene.window({});
    EXPECT_EQ(scene.offer_count(1), 18);
    for (int target : {0, 3, 4})
        for (Character guess : {K, T, M, E, S, P})
            EXPECT_TRUE(scene.offers(1, execute(scene, target, guess)));
    EXPECT_FALSE(scene.offers(1, execute(scene, 1, K)));
    EXPECT_EQ(scene.p(2), no_seat);
    EXPECT_EQ(scene.p(5), no_seat);
    const int treasury = scene.treasury();
    scene.does(1, execute(scene, 0, K));
    EXPECT_EQ(scene.last(EventKind::guessed).event.verdict, Verdict::right);
    EXPECT_EQ(scene.coins(), (Ints{0, 5, 5, 2}));
    EXPECT_EQ(scene.treasury(), treasury);
}

TEST(KtmScenarios, S_KTM_42_tax) {
    for (int chosen : {1, 2}) {
        Scene scene(5);
        scene.purses({0, 1, 6, 5, 4}).to_move(3);
        ASSERT_EQ(scene.treasury(), 9);
        scene.claims(3, S);
        scene.window({});
        scene.does(3, {.act = Act::pay_two, .target = scene.p(chosen)});
        EXPECT_EQ(scene.coins(), chosen == 1 ? (Ints{0, 0, 5, 5, 3}) : (Ints{0, 0, 4, 5, 3}));
        EXPECT_EQ(scene.treasury(), chosen == 1 ? 12 : 13);
        EXPECT_TRUE(scene.takers(Reason::shortfall).empty());
    }
}

}  // namespace
}  // namespace fg::ktm
