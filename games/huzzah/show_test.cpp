// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-086 to HUZ-110: Show cards are laid, Richard moves.
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
    EXPECT_EQ(s.step(), Step::bump_richard);
    EXPECT_EQ(s.log.count(What::revealed), 0);
    EXPECT_TRUE(s.table().discards.is_empty());
    s.pass();
    EXPECT_EQ(s.log.count(What::revealed), 3);
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
    EXPECT_TRUE(s.offers(A).empty()) << "no second answer";
    s.answer(C, show("2-Crowd"));
    EXPECT_EQ(s.table().show_at[A], S(4));
    EXPECT_EQ(s.table().show_at[B], S(4));
    EXPECT_EQ(s.table().show_at[C], S(1));
    EXPECT_EQ(s.log.count(What::laid), 2);
    EXPECT_EQ(s.log.last(What::heckled_face_down).seat, B);
}

TEST(HuzzahRules, HUZ_089_HUZ_090_a_performer_without_a_show_card_draws_five_until_he_has_one) {
    for (const char* hand : {"", "Bump", "Bump Bump Bump Bump Bump"}) {
        Scene s(3);
        s.pawns("S1 S2 S4").hand(A, hand);
        for (Card card : cards_named("Bump Bump Bump Bump Bump Finale Bump Bump Bump 2-Crowd"))
            s.chance.card(card);
        if (bag_of(hand).size() == 5) s.deck("Bump Bump Bump Bump Bump Finale Bump Bump Bump 2-Crowd");
        s.show_step();
        EXPECT_EQ(s.log.count(What::showed_hand), 2) << hand;
        EXPECT_EQ(s.hand(A), bag_of("Finale Bump Bump Bump 2-Crowd"));
        EXPECT_EQ(s.table().hand_size[A], 5);
    }
    Scene order(3);  // in lead order
    order.pawns("S1 S2 S4").turn(3).hand(A, "").hand(C, "").show_step();
    std::vector<Seat> shown;
    for (const auto& [audience, event] : order.log.entries)
        if (event.what == What::showed_hand && (shown.empty() || shown.back() != event.seat))
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

TEST(HuzzahRules, HUZ_096_HUZ_097_richard_moves_exactly_three_dice_and_never_slides) {
    Scene s(3);
    s.pawns("20 S4 S1").counters("20:5 19:5").richard(9);
    s.chance.total(11);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 20);
}

TEST(HuzzahRules, HUZ_098_HUZ_099_HUZ_100_gates_throw_richard_on_as_often_as_he_hits_one) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(45);
    s.chance.total(5);  // 50
    s.chance.dice({6});
    s.chance.total(6);  // put on 50 again: no second jump there; 56 - 51 = 5, Gate 1
    s.chance.dice({2});
    s.chance.total(10);  // 22, Gate 3
    s.chance.dice({1});
    s.chance.total(3);
    s.richard_step();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.log.count(What::richard_jumped), 3);
    EXPECT_EQ(s.table().richard, 8);
}

TEST(HuzzahRules, HUZ_101_the_33rd_gate_stop_ends_the_jumps_also_in_setup) {
    Scene s(3);
    for (int total : {12, 10, 8}) s.chance.total(total);
    for (int stop = 0; stop < 33; ++stop) {
        s.chance.dice({1});
        s.chance.total(7);  // 5 + 7 = 12, Gate 2
    }
    s.set_up();
    for (int number : {1, 2, 4}) s.answer(s.owing().lowest(), choose(S(number)));
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    EXPECT_EQ(s.table().richard, 12);

    Scene bumped(3);  // Bumps do not start the count again
    bumped.pawns("S1 S2 S5").richard(2).hand(A, "Bump Finale");
    bumped.chance.total(3);
    for (int stop = 1; stop < 32; ++stop) {
        bumped.chance.dice({1});
        bumped.chance.total(7);
    }
    bumped.chance.dice({3});
    bumped.chance.total(3);  // 25: a window after 32 Gate stops
    bumped.richard_step();
    EXPECT_EQ(bumped.table().frame.gate_stops, 32);
    bumped.bump(A);  // 28, Gate 4: the 33rd
    EXPECT_EQ(bumped.table().richard, 28);
    EXPECT_EQ(bumped.step(), Step::clear_up);
}

TEST(HuzzahRules, HUZ_102_a_window_opens_at_every_stop_off_a_gate) {
    Scene s(3);
    s.pawns("S1 S2 S5").richard(0).hand(A, "Bump Finale");
    s.chance.total(13);
    s.richard_step();
    EXPECT_EQ(s.step(), Step::bump_richard);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    s.bump(A);
    EXPECT_EQ(s.step(), Step::bump_richard);
    s.pass();
    EXPECT_EQ(s.step(), Step::clear_up);
}

TEST(HuzzahRules, HUZ_103_HUZ_104_HUZ_105_only_the_crowd_where_he_rests_disappears_for_nobodys_gain) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("17:3 20:4").richard(8).hand(B, "Bump Finale").plays(A, "Finale");
    s.chance.total(9);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 17);
    s.bump(B);
    s.pass();
    EXPECT_EQ(s.log.count(What::crowd_annoyed), 1);
    EXPECT_EQ(s.log.last(What::crowd_annoyed).to, 20);
    EXPECT_EQ(s.log.last(What::crowd_annoyed).count, 4);
    EXPECT_EQ(s.log.last(What::crowd_cleared).count, 3) << "step 17 kept its counters until the Finale";
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.score(seat), 0);
}

TEST(HuzzahRules, HUZ_106_HUZ_107_a_player_on_richards_step_is_pushed_one_step_and_slides) {
    Scene s(4);
    s.pawns("16 S4 S1 18").counters("17:5").hand(C, "Bump Finale").rest_richard(16);
    EXPECT_EQ(s.step_of(A), 19) << "over five counters and D, whom he does not push";
    EXPECT_EQ(s.step_of(D), 18);
    EXPECT_EQ(s.step(), Step::clear_up) << "no window, no stage";
}

TEST(HuzzahRules, HUZ_108_counters_vanish_before_the_push) {
    Scene s(3);
    s.pawns("18 S4 S1").counters("18:3").rest_richard(18);
    int annoyed = -1, pushed = -1, number = 0;
    for (const auto& [audience, event] : s.log.entries) {
        if (event.what == What::crowd_annoyed) annoyed = number;
        if (event.what == What::pushed) pushed = number;
        ++number;
    }
    EXPECT_GE(annoyed, 0);
    EXPECT_LT(annoyed, pushed);
    EXPECT_EQ(s.at(18), 0);
}

TEST(HuzzahRules, HUZ_109_a_pawn_on_a_gate_is_not_pushed_by_a_jump) {
    Scene s(3);
    s.pawns("22 S1 S2").richard(12);
    s.chance.total(10);
    s.chance.dice({1});
    s.chance.total(10);
    s.richard_step();
    s.pass();
    EXPECT_EQ(s.step_of(A), 22);
    EXPECT_EQ(s.log.count(What::pushed), 0);
}

TEST(HuzzahRules, HUZ_110_only_the_performer_in_whose_area_he_rests_gets_the_richard_outcome) {
    for (int step : {16, 17, 21, 22, 27}) {
        Scene s(3);
        s.pawns("S4 S2 S1").scores({9, 9, 9}).plays(A, "3-Crowd").plays(B, "3-Crowd").plays(C, "3-Crowd");
        s.rest_richard(step);
        const bool seen = step == 17 || step == 21;
        EXPECT_EQ(s.score(A), seen ? 6 : 9) << step;
        EXPECT_EQ(s.score(B) + s.score(C), 18);
        EXPECT_EQ(s.table().to_place[A], seen ? 0 : 3);
    }
}

}  // namespace
}  // namespace fg::huzzah
