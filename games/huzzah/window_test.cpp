// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-069 to HUZ-085: Bump cards and their windows.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

// A alone on the path at 0, Richard out of the way; A has walked to `steps`.
void walk_from_start(Scene& s, int steps) {
    s.chance.total(12);
    s.move_step();
    s.answer(A, walk(steps));
}

TEST(HuzzahRules, HUZ_069_HUZ_070_HUZ_071_anyone_may_bump_oneself_another_or_richard_three_steps) {
    for (Seat by : {A, B, C}) {
        Scene s(3);
        s.pawns("0 S4 S5").richard(16).hand(by, "Bump Finale");
        walk_from_start(s, 5);
        s.bump(by);
        EXPECT_EQ(s.step_of(A), 8) << index_of(by);
        EXPECT_EQ(s.log.last(EventKind::bumped).other, by);
    }
    for (Seat by : {A, B, C}) {
        Scene s(3);
        s.pawns("0 S4 S5").richard(16).hand(by, "Bump Finale");
        s.chance.total(8);
        s.richard_step();
        s.bump(by);
        EXPECT_EQ(s.table().richard, 27);
        EXPECT_EQ(s.log.last(EventKind::richard_bumped).other, by);
    }
    Content content;
    content.bump_steps = 4;
    Scene s(3, {}, content);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Finale");
    walk_from_start(s, 5);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 9);
}

TEST(HuzzahRules, HUZ_072_a_bump_comes_right_after_the_move_or_another_bump_and_not_later) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Bump Finale");
    walk_from_start(s, 5);
    s.bump(B);
    s.pass();
    EXPECT_NE(s.phase(), Phase::bump_mover);
    EXPECT_EQ(s.hand(B).count(Card::bump), 1);
    while (!is_window(s.phase())) s.time_out();
    EXPECT_EQ(s.phase(), Phase::bump_richard) << "the next window is about Richard";
    EXPECT_EQ(s.table().frame.subject, no_seat);
}

TEST(HuzzahRules, HUZ_073_HUZ_074_who_has_not_moved_cannot_be_bumped) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Finale");
    s.chance.total(12);
    s.move_step();
    EXPECT_FALSE(s.asked().has(B)) << "nothing to bump before A's move";
    s.answer(A, walk(0));
    EXPECT_EQ(s.phase(), Phase::show);
    State broken = s.state;
    broken.table.frame = {.phase = Phase::bump_mover, .subject = A};
    broken.table.order.push_back(A);
    broken.round.asked = broken.round.owing = SeatSet::first(3);
    EXPECT_STREQ(check(s.rules, broken), "who has not moved cannot be bumped");
}

TEST(HuzzahRules, HUZ_075_bumps_follow_each_other_by_the_same_or_different_players) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Bump Finale").hand(C, "Bump Finale");
    walk_from_start(s, 6);
    s.bump(B);
    s.bump(C);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 15);
    EXPECT_EQ(s.phase(), Phase::bump_mover) << "and a new window each time";
    s.pass();
    EXPECT_EQ(s.phase(), Phase::take_stage);
}

TEST(HuzzahRules, HUZ_076_a_bumped_player_slides_and_a_bumped_richard_does_not) {
    Scene s(3);
    s.pawns("0 8 S5").richard(16).hand(C, "Bump Finale");
    s.chance.dice({6, 1});
    walk_from_start(s, 5);
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 9) << "5 + 3 = 8 is B's";
    EXPECT_EQ(s.log.last(EventKind::bumped).slid_from, 8);

    Scene crowd(3);  // onto five counters, then onto Richard
    crowd.pawns("0 S2 S5").counters("8:5").richard(12).hand(C, "Bump Bump Finale");
    walk_from_start(crowd, 5);
    crowd.bump(C);
    EXPECT_EQ(crowd.step_of(A), 9);
    crowd.bump(C);
    EXPECT_EQ(crowd.step_of(A), 13);

    Scene r(3);
    r.pawns("27 S5 S4").counters("24:5").richard(16).hand(C, "Bump Finale");
    r.chance.total(8);
    r.richard_step();
    r.bump(C);
    EXPECT_EQ(r.table().richard, 27) << "on A's step";
}

TEST(HuzzahRules, HUZ_077_HUZ_078_no_window_on_a_gate_not_even_after_a_bump) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(2).hand(A, "Bump Finale");
    s.chance.total(7);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 9);
    s.chance.dice({6});
    s.chance.total(3);
    s.bump(A);  // 12, Gate 2
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.table().richard, 2);
    EXPECT_EQ(s.phase(), Phase::bump_richard) << "his next stop opens a window";
    State broken = s.state;
    broken.table.richard = 12;
    EXPECT_STREQ(check(s.rules, broken), "Richard cannot be bumped off a Gate");
}

TEST(HuzzahRules, HUZ_079_pushes_steps_down_and_swaps_open_no_window) {
    Scene s(4);
    s.pawns("S1 20 S4 S7")
        .plays(A, "Finale")
        .plays(B, "2-Crowd")
        .plays(C, "2-Crowd")
        .hand(D, "Bump Bump Finale");
    s.rest_richard(20);
    EXPECT_EQ(s.log.count(EventKind::pushed), 1);
    EXPECT_EQ(s.log.count(EventKind::stepped_down), 1);
    EXPECT_EQ(s.log.count(EventKind::heckle_won), 1);
    EXPECT_EQ(s.phase(), Phase::clear_up);
}

TEST(HuzzahRules, HUZ_080_bump_after_push_opens_a_window_and_offers_no_stage) {
    Scene s(3, {.bump_after_push = true});
    s.pawns("8 S4 S5").hand(C, "Bump Bump Finale").rest_richard(8);
    EXPECT_EQ(s.phase(), Phase::bump_pushed);
    EXPECT_EQ(s.table().frame.subject, A);
    EXPECT_EQ(Game::question(s.table(), A), Question::bump_pushed);
    s.bump(C);
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 15);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::clear_up);
    EXPECT_EQ(s.step_of(A), 15);

    // A heckler is pushed inside the audience, then bumped onto a pawn and out of it.
    Scene heckler(4, {.bump_after_push = true, .bump_window_mode = WindowMode::ordered});
    heckler.pawns("18 S4 22 S1").turn(2).counters("18:2").scores({0, 9, 0, 0}).hand(D, "Bump Finale");
    heckler.plays(A, "3-Crowd").plays(B, "3-Crowd").rest_richard(18);
    EXPECT_EQ(heckler.step_of(A), 19);
    EXPECT_EQ(heckler.at(18), 0) << "all of Richard's effects come first";
    for (Seat seat : {B, C, D}) heckler.answer(seat, seat == D ? bump_choice : pass_choice);
    EXPECT_EQ(heckler.step_of(A), 23) << "19 + 3 is C's";
    for (Seat seat : {B, C, D, A}) heckler.answer(seat, pass_choice);
    EXPECT_EQ(heckler.score(B), 6) << "the heckle fails, Richard sees the card";
    EXPECT_EQ(heckler.step_of(A), 23);
}

TEST(HuzzahRules, HUZ_081_a_played_bump_lies_face_up_and_is_not_replaced) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Finale");
    walk_from_start(s, 5);
    s.bump(B);
    EXPECT_EQ(s.table().discards, bag_of("Bump"));
    EXPECT_EQ(s.table().hand_size[B], 1);
    EXPECT_EQ(s.chance.cards_drawn(), 0);
}

TEST(HuzzahRules, HUZ_082_a_bump_is_no_show_card_but_may_be_discarded) {
    Scene s(3);
    s.pawns("S4 19 S1").hand(A, "Bump Finale").hand(B, "Bump Finale").show_step();
    EXPECT_EQ(s.offers(A), std::vector{show("Finale")});
    EXPECT_EQ(s.offers(B), (std::vector{pass_choice, heckle("Finale")}));
    Scene d(3);
    d.pawns("S4 19 S1").hand(A, "Bump").discard_step();
    EXPECT_EQ(d.offers(A), (std::vector{discard(), discard("Bump")}));
}

TEST(HuzzahRules, HUZ_083_everybody_commits_in_secret_and_the_first_in_lead_order_plays) {
    Scene s(4);
    s.pawns("0 S4 S5 S6").turn(4).richard(16);  // lead D
    for (Seat seat : {A, B, C}) s.hand(seat, "Bump Finale");
    walk_from_start(s, 5);
    EXPECT_EQ(s.asked(), SeatSet::first(4));
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.offers(seat), (std::vector{pass_choice, bump_choice}));
    EXPECT_EQ(s.offers(D), std::vector{pass_choice});
    s.log.entries.clear();
    s.bump(SeatSet::first(3));
    EXPECT_EQ(s.log.last(EventKind::bumped).other, A) << "order D, A, B, C";
    EXPECT_EQ(s.log.entries.size(), 1u) << "passes and void commitments are never shown";
    EXPECT_EQ(s.hand(B).count(Card::bump) + s.hand(C).count(Card::bump), 2)
        << "void commitments stay in hand";
    for (Seat seat : {A, B, C, D}) EXPECT_EQ(s.state.round.so_far[seat].sealed, Choice{});
    EXPECT_EQ(s.asked(), SeatSet::first(4)) << "a new round";
    EXPECT_EQ(timeout(s.rules, s.seen(B)), pass_choice);
    s.log.entries.clear();
    s.pass();
    EXPECT_EQ(s.log.count(EventKind::passed), 0);

    Scene late(4);  // lead C: D comes before A
    late.pawns("0 S4 S5 S6").turn(3).richard(16).hand(A, "Bump Finale").hand(D, "Bump Finale");
    walk_from_start(late, 5);
    late.bump(SeatSet::only(A).with(D));
    EXPECT_EQ(late.log.last(EventKind::bumped).other, D);
    EXPECT_TRUE(late.hand(A).has(Card::bump));
}

TEST(HuzzahRules, HUZ_084_ordered_windows_ask_one_at_a_time_and_restart_after_a_bump) {
    Scene s(3, {.bump_window_mode = WindowMode::ordered});
    s.pawns("0 S4 S5").turn(3).richard(16).hand(A, "Bump Finale").hand(C, "Bump Finale");
    walk_from_start(s, 5);
    const auto expect_asked = [&s](Seat seat) { EXPECT_EQ(s.asked(), SeatSet::only(seat)); };
    expect_asked(C);
    s.answer(C, pass_choice);
    EXPECT_EQ(s.log.last(EventKind::passed).seat, C);
    expect_asked(A);
    s.answer(A, bump_choice);
    EXPECT_EQ(s.step_of(A), 8) << "played at once";
    expect_asked(C);
    s.answer(C, bump_choice);
    EXPECT_EQ(s.step_of(A), 11);
    for (Seat seat : {C, A, B}) {
        expect_asked(seat);
        EXPECT_EQ(s.offers(seat), std::vector{pass_choice});
        s.answer(seat, pass_choice);
    }
    EXPECT_NE(s.phase(), Phase::bump_mover) << "all in a row have passed";
}

TEST(HuzzahRules, HUZ_085_nobody_sees_who_has_already_passed) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(B, "Bump Finale");
    walk_from_start(s, 5);
    const View before = view_for<Game>(s.state, C);
    const std::size_t told = s.log.entries.size();
    s.answer(A, pass_choice);
    s.answer(B, bump_choice);
    EXPECT_EQ(view_for<Game>(s.state, C), before);
    EXPECT_EQ(s.log.entries.size(), told);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    EXPECT_EQ(view_for<Game>(s.state, B).round.sealed, bump_choice) << "but each sees their own";
    EXPECT_FALSE(s.owing().has(B)) << "and is not asked twice";
}

}  // namespace
}  // namespace fg::huzzah
