// SPDX-License-Identifier: Apache-2.0
// What a choice would move, with the numbers of the catalogue's scenarios.
#include "games/king_thief_minister/transfers.h"

#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

// "p1>p0 1" for each; Tr is the treasury.
std::string words(const Scene& scene, int player, const Choice& choice) {
    std::string text;
    const auto end = [&](Seat seat) {
        return seat == no_seat ? "Tr" : "p" + std::to_string(scene.player_at(seat));
    };
    for (const Transfer& transfer : transfers_of(scene.rules, scene.state.table, scene.p(player), choice))
        text += (text.empty() ? "" : ", ") + end(transfer.from) + ">" + end(transfer.to) + " " +
                std::to_string(transfer.amount);
    return text;
}

TEST(KtmTransfers, a_look_is_paid_or_paid_for) {  // KTM-041, KTM-044
    Scene scene(3);
    EXPECT_EQ(words(scene, 0, {.act = Act::look}), "p0>Tr 1");
    scene.purses({0, 5, 4});
    EXPECT_EQ(words(scene, 0, {.act = Act::look}), "Tr>p4 1, Tr>p2 1");
}
TEST(KtmTransfers, the_king_takes_what_there_is) {  // KTM-073, KTM-075
    Scene scene(3);
    EXPECT_EQ(words(scene, 0, claim(K)), "Tr>p0 3");
    scene.purses({4, 5, 4});
    EXPECT_EQ(words(scene, 0, claim(K)), "Tr>p0 2");
}
TEST(KtmTransfers, the_thief_takes_from_neighbours_or_for_them) {  // S-KTM-34, S-KTM-36
    EXPECT_EQ(words(Scene(6), 0, claim(T)), "p5>p0 1, p1>p0 1");
    Scene broke(4);
    broke.purses({0, 6, 0, 9});
    EXPECT_EQ(words(broke, 1, claim(T)), "Tr>p1 2");
}
TEST(KtmTransfers, tax_falls_on_who_has_something) {  // S-KTM-42
    Scene scene(5);
    scene.purses({0, 1, 6, 5, 4});
    EXPECT_EQ(words(scene, 3, {.act = Act::pay_two, .target = scene.p(1)}), "p1>Tr 1, p2>Tr 1, p4>Tr 1");
    EXPECT_EQ(words(scene, 3, {.act = Act::pay_two, .target = scene.p(2)}), "p1>Tr 1, p2>Tr 2, p4>Tr 1");
    EXPECT_EQ(words(scene, 3, claim(S)), "p1>Tr 1, p2>Tr 1, p4>Tr 1");
}
TEST(KtmTransfers, the_executioner_takes_the_purse) {  // S-KTM-39
    Scene scene(6);
    scene.purses({3, 2, 7, 3, 3, 3});
    EXPECT_EQ(words(scene, 1, execute(scene, 2, M)), "p2>p1 7");
}
TEST(KtmTransfers, a_challenge_may_cost_a_coin_and_a_move_nothing) {  // KTM-052, KTM-066, KTM-122
    Scene scene(3);
    EXPECT_EQ(words(scene, 2, {.act = Act::challenge}), "p2>Tr 1");
    EXPECT_EQ(words(scene, 2, {.act = Act::answer}), "Tr>p2 1");
    EXPECT_EQ(words(scene, 0, {.act = Act::move_left}), "");
    EXPECT_EQ(words(scene, 0, claim(P)), "Tr>p0 6");
}

}  // namespace
}  // namespace fg::ktm
