// SPDX-License-Identifier: Apache-2.0
// Broken states.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahPromises, HUZ_149_HUZ_155_who_has_won_has_the_most_points) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0);
    s.chance.total(9);
    s.move_step();
    State over = s.state;
    over.table.frame = Frame{.phase = Phase::over};
    over.table.order = {};
    over.round.end();
    over.table.score[A] = 50;
    over.table.score[B] = 49;
    over.table.winners = SeatSet::only(A);
    EXPECT_STREQ(check(s.rules, over), nullptr);
    over.table.winners = SeatSet::only(B);
    EXPECT_STREQ(check(s.rules, over), "those who have won are not those with the most points (HUZ-155)");
    over.table.winners.add(A);
    EXPECT_STREQ(check(s.rules, over), "those who have won are not those with the most points (HUZ-155)");
    over.table.score[A] = 49;
    EXPECT_STREQ(check(s.rules, over), "the game is not over yet (HUZ-149)");
}
TEST(HuzzahPromises, HUZ_040_the_lead_goes_round_with_the_turns) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0);
    s.chance.total(9);
    s.move_step();
    State next = s.state;
    ++next.table.turn;
    EXPECT_STREQ(seating_complaint(s.rules, next),
                 "the lead goes round with the turns, from seat 0 (HUZ-040)");
    next.table.lead = clockwise(next.table.lead, 1, 3);
    EXPECT_STREQ(seating_complaint(s.rules, next), nullptr);
    EXPECT_STREQ(check(s.rules, next), nullptr);
}
TEST(HuzzahPromises, a_broken_state_is_named) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0);
    s.chance.total(9);
    s.move_step();
    const auto broken = [&s](auto change) {
        State state = s.state;
        change(state);
        const Complaint why = check(s.rules, state);
        return std::string(why == nullptr ? "" : why);
    };
    EXPECT_EQ(broken([](State&) {}), "");
    EXPECT_NE(broken([](State& t) { t.hidden.deck.add(Card::bump); }), "");
    EXPECT_NE(broken([](State& t) { t.table.hand_size[A] = 4; }), "");
    EXPECT_NE(broken([](State& t) { t.table.deck_size = 4; }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.roll = 2; }), "");
    EXPECT_NE(broken([](State& t) { t.table.order.push_back(A); }), "");
    EXPECT_NE(broken([](State& t) { t.table.order = {}; }), "");
    EXPECT_NE(broken([](State& t) { t.round.asked = SeatSet::first(3); }), "");
    EXPECT_NE(broken([](State& t) { t.round.owing = {}; }), "");
    EXPECT_NE(broken([](State& t) { t.round.so_far[A].sealed = pass_choice; }), "");
    EXPECT_NE(broken([](State& t) { t.round.so_far[B].sealed = pass_choice; }), "");
    EXPECT_NE(broken([](State& t) { t.table.richard = 51; }), "");
    EXPECT_NE(broken([](State& t) { t.table.lead = seat_of(3); }), "");
    EXPECT_NE(broken([](State& t) { t.table.turn = 101; }), "");
    EXPECT_NE(broken([](State& t) { t.table.turn = 0; }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.phase = Phase::over; }), "");
    EXPECT_NE(broken([](State& t) { t.table.to_place[B] = 2; }), "");
    EXPECT_NE(broken([](State& t) { t.table.show_at[B] = S(1); }), "");
    EXPECT_NE(broken([](State& t) { t.table.score[seat_of(5)] = 1; }), "");
    EXPECT_NE(broken([](State& t) { t.table.winners.add(A); }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.phase = static_cast<Phase>(255); }), "");
}

}  // namespace
}  // namespace fg::huzzah
