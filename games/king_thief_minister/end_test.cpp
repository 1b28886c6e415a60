// SPDX-License-Identifier: Apache-2.0
// Rules KTM-143, KTM-157, KTM-158, KTM-161, KTM-163 and KTM-164: the end.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_143_when_the_game_is_over_all_cards_are_turned_up_without_effect_on_the_result) {
    Scene scene(3);
    scene.purses({4, 4, 5}).claims(0, K);
    scene.window({});
    ASSERT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::turned_up), 6);
    for (int spot = 0; spot < spots; ++spot) EXPECT_EQ(scene.state.table.face_up[spot], scene.face_at(spot));
    EXPECT_EQ(scene.sizes(), Ints(3, 720));
    EXPECT_EQ(scene.winners(), Ints{0});
    Scene cap(3, {.round_cap = 1});
    for (int player : {0, 2, 4}) cap.does(player, Act::move_left);
    EXPECT_EQ(cap.count(EventKind::turned_up), 6);
}

TEST(KtmRules, KTM_157_KTM_158_an_empty_treasury_ends_the_game_at_that_instant) {
    Scene scene(4);  // p0's Look would be paid by three coins, but there are only three: nothing follows
    scene.purses({0, 8, 5, 4}).does(0, Act::look);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.state.table.turns, 0u);
    EXPECT_TRUE(scene.state.round.asked.is_empty());
    EXPECT_TRUE(scene.state.round.owing.is_empty());
    const Told& last_coin = scene.last(EventKind::took);
    EXPECT_EQ(last_coin.event.seat, scene.p(1));
}

TEST(KtmRules, KTM_161_a_broke_player_goes_on_playing) {
    Scene scene(4);
    scene.purses({0, 4, 4, 4}).claims(0, T);
    scene.window({});
    EXPECT_EQ(scene.purse(0), 2);
    scene.purses({0, 4, 4, 4});
    scene.claims(1, K);
    EXPECT_TRUE(scene.state.round.asked.has(scene.p(0)));
    scene.window({});
    EXPECT_TRUE(scene.state.round.asked.has(scene.p(0)));
}

TEST(KtmRules, KTM_163_KTM_164_moving_for_ever_is_stopped_by_the_round_cap_only) {
    Scene endless(3, {.round_cap = 0});
    for (int turn = 0; turn < 4000; ++turn) endless.does(endless.mover(), Act::move_left);
    EXPECT_FALSE(endless.is_over());
    Scene capped(5, {.round_cap = 2});
    for (int turn = 0; turn < 10; ++turn) {
        ASSERT_FALSE(capped.is_over());
        capped.does(capped.mover(), Act::move_front);
    }
    EXPECT_TRUE(capped.is_over());
    EXPECT_EQ(capped.treasury(), 10);  // counts for nobody
    EXPECT_EQ(Game::complaint(4, {.round_cap = 1000}, {}), nullptr);
    EXPECT_NE(Game::complaint(4, {.round_cap = 1001}, {}), nullptr);
    EXPECT_EQ(Options{}.round_cap, 30);
}

}  // namespace
}  // namespace fg::ktm
