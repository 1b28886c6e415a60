// SPDX-License-Identifier: Apache-2.0
// The rule of thumb; what every game's advice must keep to is tested in lab/.
#include "games/huzzah/advice.h"

#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

Choice advised(Scene& s, Seat seat) {
    FastChance chance(1);
    Offers offers;
    offer(s.rules, s.seen(seat), offers);
    return Advice::advise(s.rules, view_for<Game>(s.state, seat), offers, chance);
}

TEST(HuzzahAdvice, a_free_stage_is_taken) {
    Scene s(3);
    s.pawns("24 S1 S2").move_step();
    s.answer(A, walk(0));
    EXPECT_EQ(advised(s, A), take_choice);
}

TEST(HuzzahAdvice, a_large_crowd_that_richard_cannot_reach_is_cashed_in) {
    Scene s(3);
    s.pawns("S6 S1 S2").counters("29:5 30:5 31:5 32:5").richard(36);
    s.hand(A, "2-Crowd Finale Huzzah!").show_step();
    EXPECT_EQ(advised(s, A), show("Finale"));
}

TEST(HuzzahAdvice, shares_of_the_win_add_up_and_follow_the_score) {
    Scene s(3);
    s.pawns("S1 S2 S4").scores({40, 10, 10}).show_step();
    PerSeat<float> shares;
    Advice::outlook(s.rules, s.state, shares);
    EXPECT_NEAR(shares[A] + shares[B] + shares[C], 1.0f, 1e-4f);
    EXPECT_GT(shares[A], 0.8f);
}

}  // namespace
}  // namespace fg::huzzah
