// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-086 to HUZ-095: Show cards are laid.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_086_every_performer_plays_exactly_one_show_card) {
    Scene s(3);
    s.pawns("S1 S2 16").hand(A, "2-Crowd 2-Crowd Huzzah! Bump").show_step();
    EXPECT_EQ(s.asked(), SeatSet::only(A).with(B));
    EXPECT_EQ(s.offers(A), (std::vector{show("2-Crowd"), show("Huzzah!")})) << "never none";
    s.answer(A, show("2-Crowd"));
    s.answer(B, show("Finale"));
    EXPECT_EQ(s.table().hand_size[A], 3);
    EXPECT_EQ(s.state.own[A].face_down, Card::crowd2);
}

TEST(HuzzahRules, HUZ_087_cards_lie_face_down_until_richard_has_moved) {
    Scene s(3);
    s.pawns("S1 S2 S5").richard(0).show_step();
    s.chance.total(16);
    for (Seat seat : {A, B, C}) s.answer(seat, show("3-Crowd"));
    EXPECT_EQ(s.phase(), Phase::bump_richard);
    EXPECT_EQ(s.log.count(EventKind::revealed), 0);
    EXPECT_TRUE(s.table().discards.is_empty());
    s.pass();
    EXPECT_EQ(s.log.count(EventKind::revealed), 3);
    EXPECT_EQ(s.table().discards.count(Card::crowd3), 3);
}

TEST(HuzzahRules, HUZ_088_choices_are_secret_until_all_are_in_and_cannot_be_changed) {
    Scene s(3);
    s.pawns("S4 19 S1").show_step();
    const View before = view_for<Game>(s.state, C);
    const std::size_t told = s.log.entries.size();
    s.answer(A, show("Finale"));
    s.answer(B, heckle("Finale"));
    EXPECT_EQ(view_for<Game>(s.state, C), before);
    EXPECT_EQ(s.log.entries.size(), told);
    EXPECT_FALSE(s.owing().has(A)) << "no second answer";
    s.answer(C, show("2-Crowd"));
    EXPECT_EQ(s.table().show_at[A], S(4));
    EXPECT_EQ(s.table().show_at[B], S(4));
    EXPECT_EQ(s.table().show_at[C], S(1));
    EXPECT_EQ(s.log.count(EventKind::laid), 2);
    EXPECT_EQ(s.log.last(EventKind::heckled_face_down).seat, B);
}

TEST(HuzzahRules, HUZ_089_HUZ_090_a_performer_without_a_show_card_draws_five_until_he_has_one) {
    for (const char* hand : {"", "Bump", "Bump Bump Bump Bump Bump"}) {
        Scene s(3);
        s.pawns("S1 S2 S4").hand(A, hand);
        for (Card card : cards_named("Bump Bump Bump Bump Bump Finale Bump Bump Bump 2-Crowd"))
            s.chance.card(card);
        if (bag_of(hand).size() == 5) s.deck("Bump Bump Bump Bump Bump Finale Bump Bump Bump 2-Crowd");
        s.show_step();
        EXPECT_EQ(s.log.count(EventKind::showed_hand), 2) << hand;
        EXPECT_EQ(s.hand(A), bag_of("Finale Bump Bump Bump 2-Crowd"));
        EXPECT_EQ(s.table().hand_size[A], 5);
    }
    Scene order(3);  // in lead order
    order.pawns("S1 S2 S4").turn(3).hand(A, "").hand(C, "").show_step();
    std::vector<Seat> shown;
    for (const auto& [audience, event] : order.log.entries)
        if (event.kind == EventKind::showed_hand && (shown.empty() || shown.back() != event.seat))
            shown.push_back(event.seat);
    EXPECT_EQ(shown, (std::vector{C, A}));
}

TEST(HuzzahRules, HUZ_091_no_redraw_with_a_show_card_or_on_the_path) {
    Scene s(3);
    s.pawns("S1 19 S4").hand(A, "Finale").hand(B, "Bump Bump").show_step();
    EXPECT_EQ(s.chance.cards_drawn(), 0);
    EXPECT_EQ(s.offers(A), std::vector{show("Finale")});
}

TEST(HuzzahRules, HUZ_092_HUZ_093_who_stands_in_an_audience_may_heckle) {
    for (int step = 17; step <= 21; ++step) {
        Scene s(3);
        s.pawns("S4 " + std::to_string(step) + " S1").counters(step % 2 == 0 ? "18:2" : "").show_step();
        EXPECT_EQ(Game::question(s.table(), B), Question::heckle);
        EXPECT_EQ(s.offers(B),
                  (std::vector{pass_choice, heckle("2-Crowd"), heckle("3-Crowd"), heckle("Finale")}));
    }
}

TEST(HuzzahRules, HUZ_094_heckling_is_free_and_everyone_in_an_audience_is_asked) {
    Scene s(4);
    s.pawns("S4 17 21 S1").hand(B, "Bump").hand(C, "Huzzah! Bump").show_step();
    EXPECT_TRUE(s.asked().has(B) && s.asked().has(C));
    EXPECT_EQ(s.offers(B), std::vector{pass_choice});
    EXPECT_EQ(s.offers(C), (std::vector{pass_choice, heckle("Huzzah!")}));
    EXPECT_EQ(timeout(s.rules, s.seen(C)), pass_choice);
}

TEST(HuzzahRules, HUZ_095_outside_every_occupied_area_nothing_is_played) {
    Scene s(3);
    s.pawns("S4 16 24").show_step();
    EXPECT_EQ(s.asked(), SeatSet::only(A)) << "16 is blank, the stage at 24 is empty";
}

}  // namespace
}  // namespace fg::huzzah
