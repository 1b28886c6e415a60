// SPDX-License-Identifier: Apache-2.0
// Rule KTM-170: the invariants.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_170_a_broken_invariant_is_named) {
    const Scene sound(4);
    ASSERT_EQ(Game::check(sound.rules, sound.state), nullptr);
    const auto complaint_after = [&](auto&& spoil) {
        State state = sound.state;
        spoil(state);
        const Complaint complaint = Game::check(sound.rules, state);
        return std::string(complaint == nullptr ? "" : complaint);
    };
    EXPECT_TRUE(says(complaint_after([](State& s) { s.hidden.face[0] = s.hidden.face[1]; }), "KTM-003"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.hidden.face[0] = Character::none; }), "no face"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.card_at[0] = 5; }), "KTM-019"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.card_at[0] = 77; }), "does not exist"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.purse[seat_of(0)] = 9; }), "KTM-008"));
    EXPECT_TRUE(says(complaint_after([](State& s) {
                         s.table.purse[seat_of(0)] = 11;
                         s.table.treasury = 0;
                     }),
                     "KTM-157"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.known.learn_is_not(0, K); }),
                     "public knowledge rules out"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.own[seat_of(2)].knowledge.learn_is_not(0, K); }),
                     "seat's knowledge rules out"));
    EXPECT_TRUE(
        says(complaint_after([](State& s) { s.table.known.learn_is(0, K); }), "public knowledge does not"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.round.asked = SeatSet::first(4); }), "wrong seats"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.round.owing = {}; }), "not closed"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.round.so_far[seat_of(1)].sealed = claim(K); }),
                     "has answered"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.veiled.secret.value = Shuffle::keep; }), "KTM-167"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.claim = K; }), "claim does not fit"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.face_up[1] = T; }), "KTM-125"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.turns = 120; }), "KTM-164"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.purse[seat_of(5)] = 1; }), "nobody sits"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.plan = claim(K); }), "waiting"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.mover = no_seat; }), "not at the table"));
}

}  // namespace
}  // namespace fg::ktm
