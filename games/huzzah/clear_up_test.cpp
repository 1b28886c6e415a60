// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-043, HUZ-044 and HUZ-146 to HUZ-148: crowds are placed, cards discarded.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_043_HUZ_044_crowds_and_discards_are_dealt_with_at_ones_own_pace) {
    Scene s(3);
    s.pawns("S4 S1 S2").plays(A, "3-Crowd").plays(B, "Finale").plays(C, "2-Crowd").reveal_step();
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    EXPECT_EQ(Game::question(s.table(), A), Question::place_crowd);
    EXPECT_EQ(Game::question(s.table(), B), Question::discard);
    s.answer(B, discard("2-Crowd"));
    EXPECT_TRUE(s.table().discards.count(Card::crowd2) == 1) << "only C's revealed card: B's discard waits";
    s.answer(C, place(6));
    EXPECT_EQ(s.at(6), 2) << "a placement is public at once";
    EXPECT_EQ(Game::question(s.table(), C), Question::discard) << "own placement before own discard";
    s.answer(C, discard());
    EXPECT_EQ(s.asked(), SeatSet::first(3)) << "whom the question went to does not change";
    EXPECT_EQ(s.owing(), SeatSet::only(A));
    s.answer(A, place(17));
    EXPECT_EQ(s.table().turn, 1) << "the draw waits for the last";
    s.answer(A, discard());
    EXPECT_EQ(s.table().turn, 2);
}

TEST(HuzzahRules, HUZ_146_HUZ_147_none_one_or_two_cards_by_name_all_at_the_same_time) {
    Scene s(3);
    s.pawns("S1 16 S4").hand(A, "5-Crowd").hand(B, "").hand(C, "Bump Bump Bump").discard_step();
    EXPECT_EQ(s.asked(), SeatSet::only(A).with(C)) << "B has no card";
    EXPECT_EQ(s.offers(A), (std::vector{discard(), discard("5-Crowd")}));
    EXPECT_EQ(s.offers(C), (std::vector{discard(), discard("Bump"), discard("Bump Bump")}));
    s.answer(C, discard("Bump Bump"));
    EXPECT_TRUE(s.table().discards.is_empty()) << "together, when all have chosen";
    EXPECT_EQ(s.table().hand_size[C], 3);
    s.answer(A, discard("5-Crowd"));
    EXPECT_EQ(s.table().discards, bag_of("Bump Bump 5-Crowd"));
    EXPECT_EQ(s.log.count(EventKind::discarded), 3);

    Scene order(3);
    order.pawns("S1 16 S4").turn(3).discard_step();
    for (Seat seat : {A, B, C}) order.answer(seat, discard("Finale"));
    std::vector<Seat> seats;
    for (const auto& [audience, event] : order.log.entries)
        if (event.kind == EventKind::discarded) seats.push_back(event.seat);
    EXPECT_EQ(seats, (std::vector{C, A, B})) << "in lead order";

    Scene many(3);
    many.pawns("S1 16 S4").hand(A, "2-Crowd 3-Crowd 5-Crowd Finale Huzzah!").discard_step();
    EXPECT_EQ(many.offers(A).size(), 16u) << "1 + 5 + 10";
}

TEST(HuzzahRules, HUZ_148_face_down_discards_are_known_to_their_owner_only) {
    for (const DiscardVisibility visibility : {DiscardVisibility::face_up, DiscardVisibility::face_down}) {
        Scene s(3, {.discard_visibility = visibility});
        s.pawns("S1 S2 S4").hand(A, "Finale Bump 2-Crowd").discard_step();
        s.answer(A, discard("Bump"));
        s.answer(B, discard());
        s.answer(C, discard("2-Crowd Finale"));
        const bool hidden = visibility == DiscardVisibility::face_down;
        EXPECT_EQ(s.table().discards, hidden ? Bag<Card>{} : bag_of("Bump 2-Crowd Finale"));
        EXPECT_EQ(s.table().hidden_discards[A], hidden ? 1 : 0);
        EXPECT_EQ(s.table().hidden_discards[C], hidden ? 2 : 0);
        EXPECT_EQ(s.state.own[A].buried, hidden ? bag_of("Bump") : Bag<Card>{});
    }
}

}  // namespace
}  // namespace fg::huzzah
