// SPDX-License-Identifier: Apache-2.0
// Scenarios 1 to 36 of docs/rules/huzzah.md: setup, walking, Bumps, Show cards, Richard on his way.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

using Choices = std::vector<Choice>;

Choices walks_up_to(int most) {
    Choices choices;
    for (int steps = 0; steps <= most; ++steps) choices.push_back(walk(steps));
    return choices;
}
Choices places(std::initializer_list<int> steps) {
    Choices choices;
    for (int step : steps) choices.push_back(place(step));
    return choices;
}
Choices stages(std::initializer_list<int> numbers) {
    Choices choices;
    for (int number : numbers) choices.push_back(choose(S(number)));
    return choices;
}
std::vector<Seat> order_of(Scene& scene) { return {scene.table().order.begin(), scene.table().order.end()}; }

TEST(HuzzahScenarios, S_HUZ_01_choosing_stages_with_a_tie) {
    Scene s(4);
    for (int total : {14, 9, 14, 11, 8, 12}) s.chance.total(total);
    s.set_up();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(order_of(s), (std::vector{C, A, D, B}));
    s.answer(C, choose(S(2)));
    s.answer(A, choose(S(6)));
    s.answer(D, choose(S(4)));
    EXPECT_EQ(s.asked(), SeatSet::only(B));
    EXPECT_EQ(s.offers(B), stages({1, 3, 5, 7, 8, 9}));
}

// The last chooser's answer lets Richard in; the dice are his.
void choose_all(Scene& s, std::initializer_list<int> numbers) {
    for (int number : numbers) s.answer(s.owing().lowest(), choose(S(number)));
}

TEST(HuzzahScenarios, S_HUZ_02_placing_richard) {
    Scene s(3);
    for (int total : {12, 10, 8}) s.chance.total(total);
    s.chance.dice({3});
    s.chance.total(11);
    s.set_up();
    choose_all(s, {6, 1, 2});
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.table().richard, 33);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).to, 22);
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.log.count(EventKind::pushed) + s.log.count(EventKind::crowd_annoyed), 0);
    EXPECT_EQ(s.phase(), Phase::show) << "no window comes first";
    EXPECT_EQ(s.stage_number(A), 6);
}

TEST(HuzzahScenarios, S_HUZ_03_placing_richard_through_a_gate) {
    Scene s(3);
    for (int total : {12, 10, 8}) s.chance.total(total);
    s.chance.dice({1});
    s.chance.total(7);
    s.chance.dice({6});
    s.chance.total(9);
    s.set_up();
    choose_all(s, {6, 1, 2});
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.log.count(EventKind::richard_jumped), 2);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).from, 12);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).to, 50);
    EXPECT_EQ(s.table().richard, 8);
}

TEST(HuzzahScenarios, S_HUZ_04_first_turn) {
    Scene s(3);
    s.set_up();
    choose_all(s, {1, 2, 4});
    EXPECT_EQ(s.table().turn, 1);
    EXPECT_EQ(s.table().deck_size, 75);
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.hand(seat).size(), 5);
    EXPECT_EQ(s.log.count(EventKind::rolled_for_order) + s.log.count(EventKind::rolled_to_walk), 0);
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    for (Seat seat : {A, B, C})
        for (const Choice& choice : s.offers(seat)) EXPECT_EQ(choice.act, Act::show);
}

TEST(HuzzahScenarios, S_HUZ_05_deck_empty_in_mid_draw) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "2-Crowd 3-Crowd Finale").hand(B, "2-Crowd 3-Crowd");
    s.hand(C, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale").deck_of(3).draw_step();
    EXPECT_EQ(s.table().deck_size, 75);
    EXPECT_TRUE(s.table().discards.is_empty());
    std::vector<std::pair<EventKind, Seat>> told;
    for (const auto& [audience, event] : s.log.entries)
        if (event.kind == EventKind::drew || event.kind == EventKind::drew_card ||
            event.kind == EventKind::reshuffled)
            told.push_back({event.kind, event.seat});
    const std::vector<std::pair<EventKind, Seat>> expected{
        {EventKind::drew, A}, {EventKind::drew_card, A}, {EventKind::drew_card, A},
        {EventKind::drew, B}, {EventKind::drew_card, B}, {EventKind::reshuffled, no_seat},
        {EventKind::drew, B}, {EventKind::drew_card, B}, {EventKind::drew_card, B}};
    EXPECT_EQ(told, expected) << "the rest is drawn once the pile is shuffled";
    EXPECT_EQ(s.log.last(EventKind::reshuffled).count, 77);
}

TEST(HuzzahScenarios, S_HUZ_06_the_last_card) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "2-Crowd 3-Crowd Finale").deck_of(2);
    s.hand(B, "2-Crowd 2-Crowd 2-Crowd 2-Crowd 2-Crowd").hand(C, "2-Crowd 2-Crowd 2-Crowd 2-Crowd 2-Crowd");
    s.draw_step();
    EXPECT_EQ(s.table().deck_size, 0);
    EXPECT_EQ(s.table().discards.size(), 75);
    EXPECT_EQ(s.log.count(EventKind::reshuffled), 0);
    s.chance.total(16);  // Richard from 0 to 16, where he sees nobody
    for (Seat seat : {A, B, C}) s.answer(seat, show("2-Crowd"));
    EXPECT_TRUE(s.chance.is_used_up());
    s.pass();
    for (const auto& [seat, step] : {std::pair{A, 1}, std::pair{B, 6}, std::pair{C, 17}})
        s.answer(seat, place(step));
    EXPECT_EQ(s.table().discards.size(), 78);
    s.answer(A, discard());
    s.answer(B, discard("2-Crowd 2-Crowd"));
    EXPECT_EQ(s.log.count(EventKind::reshuffled), 0);
    s.answer(C, discard("2-Crowd"));
    EXPECT_EQ(s.log.last(EventKind::reshuffled).count, 81);
    std::vector<Seat> drawers;
    for (const auto& entry : s.log.entries)
        if (entry.event.kind == EventKind::drew) drawers.push_back(entry.event.seat);
    EXPECT_EQ(drawers, (std::vector{A, B, C, A})) << "B leads turn 2 and is first to need a card";
}

TEST(HuzzahScenarios, S_HUZ_07_move_order_with_a_tie) {
    Scene s(3);
    s.chance.dice({4, 6, 4, 2, 5});
    s.chance.total(9);  // B walks
    s.pawns("0 16 35").move_step();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    EXPECT_EQ(order_of(s), (std::vector{B, C, A}));
    EXPECT_EQ(s.asked(), SeatSet::only(B));
}

TEST(HuzzahScenarios, S_HUZ_08_stop_on_a_full_step) {
    Scene s(3);
    s.pawns("16 19 S4").counters("18:5").richard(0);
    s.chance.dice({6, 1});
    s.chance.total(9);
    s.move_step();
    EXPECT_EQ(s.offers(A), walks_up_to(9));
    s.answer(A, walk(2));
    EXPECT_EQ(s.step_of(A), 20);
    EXPECT_EQ(s.log.last(EventKind::walked).slid_from, 18);
    s.pass();
    EXPECT_EQ(s.asked(), SeatSet::only(B)) << "no D4: the stage is occupied";
    s.answer(B, walk(0));
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_TRUE(s.asked().has(A));
    EXPECT_EQ(Game::question(s.table(), A), Question::heckle);
}

TEST(HuzzahScenarios, S_HUZ_09_landing_on_richard_next_to_a_gate) {
    Scene s(3);
    s.pawns("22 S1 S2").richard(27);
    s.chance.total(5);
    s.move_step();
    s.answer(A, walk(5));
    EXPECT_EQ(s.step_of(A), 28);
    s.pass();
    EXPECT_EQ(s.step_of(A), 28);
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(s.log.count(EventKind::richard_jumped), 0);
}

TEST(HuzzahScenarios, S_HUZ_10_standing_still_and_taking_a_stage) {
    Scene s(3);
    s.pawns("24 S1 S2").hand(B, "Bump Finale");
    s.chance.total(12);
    s.move_step();
    s.answer(A, walk(0));
    EXPECT_EQ(s.phase(), Phase::take_stage);
    s.answer(A, take_choice);
    EXPECT_EQ(s.stage_number(A), 5);
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(Game::question(s.table(), A), Question::show);
}

TEST(HuzzahScenarios, S_HUZ_11_bumped_before_taking) {
    Scene s(3);
    s.pawns("8 S1 S4").hand(B, "Bump Finale");
    s.chance.total(10);
    s.move_step();
    s.answer(A, walk(5));
    EXPECT_EQ(s.step_of(A), 13);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 16);
    EXPECT_EQ(s.table().hand_size[B], 1);
    EXPECT_EQ(s.phase(), Phase::bump_mover);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(s.step_of(A), 16);
}

TEST(HuzzahScenarios, S_HUZ_12_a_chain_with_self_bumps) {
    Scene s(3);
    s.pawns("35 S7 S1").hand(A, "Bump Bump Finale 2-Crowd 3-Crowd").hand(C, "Bump Finale");
    s.chance.total(3);
    s.move_step();
    s.answer(A, walk(3));
    for (auto [seat, step] : {std::pair{A, 41}, std::pair{C, 44}, std::pair{A, 47}}) {
        s.bump(seat);
        EXPECT_EQ(s.step_of(A), step);
    }
    s.pass();
    s.answer(A, take_choice);
    EXPECT_EQ(s.stage_number(A), 9);
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(s.hand(A).size(), 3);
    EXPECT_EQ(s.table().discards.count(Card::bump), 3);
}

TEST(HuzzahScenarios, S_HUZ_13_two_bumps_at_once) {
    Scene s(4);
    s.pawns("0 S2 S4 S5").turn(2).richard(16).hand(C, "Bump Finale").hand(D, "Bump Finale");
    s.chance.total(6);
    s.move_step();
    s.answer(A, walk(6));
    s.log.entries.clear();
    s.bump(SeatSet::only(C).with(D));
    EXPECT_EQ(s.step_of(A), 9);
    EXPECT_EQ(s.table().hand_size[C], 1);
    EXPECT_EQ(s.table().hand_size[D], 2);
    EXPECT_TRUE(s.hand(D).has(Card::bump));
    for (const auto& [audience, event] : s.log.entries) EXPECT_TRUE(event.seat != D && event.other != D);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::show);
}

TEST(HuzzahScenarios, S_HUZ_14_only_the_mover_is_a_subject) {
    Scene s(3);
    s.pawns("12 27 S1").richard(0).hand(C, "Bump Bump");
    s.chance.dice({6, 1});
    s.chance.total(10);
    s.chance.total(10);
    s.move_step();
    s.answer(A, walk(4));
    EXPECT_EQ(s.table().frame.subject, A);
    EXPECT_EQ(s.offers(C), (Choices{pass_choice, bump_choice})) << "a Bump names nobody";
    s.pass();
    s.answer(B, walk(1));
    EXPECT_EQ(s.table().frame.subject, B);
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 16);
    EXPECT_EQ(s.step_of(B), 31);
    EXPECT_EQ(s.stage_number(C), 1);
}

TEST(HuzzahScenarios, S_HUZ_15_bump_into_pawn_and_richard) {
    Scene s(3);
    s.pawns("5 S1 12").richard(13).hand(B, "Bump Finale");
    s.chance.dice({6, 1});
    s.chance.total(4);
    s.move_step();
    s.answer(A, walk(4));
    EXPECT_EQ(s.step_of(A), 9);
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 14);
    s.pass();
    EXPECT_EQ(s.asked(), SeatSet::only(A));
    s.answer(A, take_choice);
    EXPECT_EQ(s.stage_number(A), 3);
}

TEST(HuzzahScenarios, S_HUZ_16_the_one_who_stayed_becomes_audience) {
    Scene s(3);
    s.pawns("39 35 S1").richard(0);
    s.chance.dice({6, 1});
    s.chance.total(8);
    s.chance.total(8);
    s.move_step();
    s.answer(A, walk(2));
    s.pass();
    s.answer(A, stay_choice);
    s.answer(B, walk(8));
    EXPECT_EQ(s.step_of(B), 43);
    s.pass();
    s.answer(B, take_choice);
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(Game::question(s.table(), B), Question::show);
    EXPECT_TRUE(s.asked().has(A));
    EXPECT_EQ(Game::question(s.table(), A), Question::heckle);
    s.answer(A, heckle("Finale"));
    s.answer(B, show("Finale"));
    s.answer(C, show("Finale"));
    EXPECT_EQ(s.log.last(EventKind::heckled_face_down).stage, S(8));
}

TEST(HuzzahScenarios, S_HUZ_17_redraw_after_spending_bumps) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "Bump Bump Bump");
    for (Card card : cards_named("3-Crowd Finale Bump Bump 2-Crowd")) s.chance.card(card);
    s.show_step();
    EXPECT_EQ(s.log.last(EventKind::showed_hand).count, 3);
    EXPECT_EQ(s.table().discards, bag_of("Bump Bump Bump"));
    EXPECT_EQ(s.offers(A), (Choices{show("2-Crowd"), show("3-Crowd"), show("Finale")}));
    for (Seat seat : {A, B, C}) s.answer(seat, show("Finale"));
    EXPECT_EQ(s.table().hand_size[A], 4);
}

TEST(HuzzahScenarios, S_HUZ_18_redraw_twice_through_a_reshuffle) {
    Scene s(4);
    s.pawns("S1 S2 S4 S5").hand(A, "Bump Bump Bump Bump Bump").deck("Bump Bump Bump Bump");
    for (Seat seat : {B, C, D}) s.hand(seat, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale");
    for (Card card : cards_named("Bump Bump Bump Bump Bump Huzzah! 2-Crowd 2-Crowd 3-Crowd Finale"))
        s.chance.card(card);
    s.show_step();
    EXPECT_EQ(s.log.last(EventKind::reshuffled).count, 71);
    EXPECT_EQ(s.log.count(EventKind::showed_hand), 2);
    EXPECT_EQ(s.table().deck_size, 65);
    EXPECT_EQ(s.table().discards, bag_of("Bump Bump Bump Bump Bump"));
    EXPECT_EQ(s.offers(A), (Choices{show("2-Crowd"), show("3-Crowd"), show("Finale"), show("Huzzah!")}));
    for (Seat seat : {B, C, D, A}) s.answer(seat, show(seat == A ? "Huzzah!" : "Finale"));
    EXPECT_EQ(s.state.own[A].face_down, Card::huzzah);
    EXPECT_EQ(s.table().hand_size[A], 4);
}

TEST(HuzzahScenarios, S_HUZ_19_a_walking_player_with_only_bumps) {
    Scene s(3);
    s.pawns("S4 19 S1").hand(B, "Bump Bump Bump Bump Bump").show_step();
    EXPECT_TRUE(s.asked().has(B));
    EXPECT_EQ(s.offers(B), Choices{pass_choice});
    EXPECT_EQ(s.log.count(EventKind::showed_hand), 0);
    EXPECT_EQ(s.hand(B).count(Card::bump), 5);
    s.answer(B, pass_choice);
    s.answer(A, show("Finale"));
    s.answer(C, show("Finale"));
    EXPECT_EQ(s.table().show_at[B], Stage::none);
    for (const auto& [audience, event] : s.log.entries) EXPECT_NE(event.seat, B);
}

TEST(HuzzahScenarios, S_HUZ_20_heckle_fails) {
    Scene s(3);
    s.pawns("S4 19 S1").plays(A, "3-Crowd").plays(B, "5-Crowd").rest_richard(0);
    EXPECT_EQ(s.step_of(B), 19);
    EXPECT_EQ(s.score(B), 0);
    EXPECT_TRUE(s.table().discards.has(Card::crowd5));
    EXPECT_EQ(s.offers(A), places({17, 18, 19, 20, 21}));
    s.answer(A, place(17));
    EXPECT_EQ(s.crowd(), "17:3");
}

TEST(HuzzahScenarios, S_HUZ_21_rulebook_example_overfilling) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("17:4").plays(A, "3-Crowd").reveal_step();
    s.answer(A, place(17));
    EXPECT_EQ(s.crowd(), "17:5");
    EXPECT_EQ(s.log.last(EventKind::crowd_placed).count, 1);
    EXPECT_EQ(s.log.last(EventKind::crowd_placed).lost, 2);
}

TEST(HuzzahScenarios, S_HUZ_22_no_room_at_all) {
    Scene s(3);
    s.pawns("S7 S1 S2").counters("36:5 37:5 38:5").plays(A, "5-Crowd").reveal_step();
    EXPECT_EQ(Game::question(s.table(), A), Question::discard);
    EXPECT_EQ(s.crowd(), "36:5 37:5 38:5");
    EXPECT_EQ(s.score(A), 0);
}

TEST(HuzzahScenarios, S_HUZ_23_crowd_around_a_pawn) {
    Scene s(3);
    s.pawns("S4 19 16").counters("19:2").plays(A, "3-Crowd").reveal_step();
    s.answer(A, place(19));
    EXPECT_EQ(s.at(19), 5);
    EXPECT_EQ(s.step_of(B), 19);
    s.chance.dice({6, 1});  // lead B: B before C
    s.chance.total(8);
    s.chance.total(8);
    s.end_turn();
    s.answer(B, walk(0));
    EXPECT_EQ(s.step_of(B), 19);
    s.answer(C, walk(3));
    EXPECT_EQ(s.step_of(C), 20);
}

TEST(HuzzahScenarios, S_HUZ_24_richard_sees_a_crowd_card) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("18:2").scores({1, 0, 0}).plays(A, "5-Crowd").rest_richard(20);
    EXPECT_EQ(s.score(A), 0);
    EXPECT_EQ(s.crowd(), "18:2");
    EXPECT_EQ(s.table().to_place[A], 0);
}

TEST(HuzzahScenarios, S_HUZ_25_finale) {
    Scene s(3);
    s.pawns("S6 S1 S2").counters("29:5 30:5 31:3 33:1").scores({20, 0, 0}).plays(A, "Finale").rest_richard(0);
    EXPECT_EQ(s.score(A), 34);
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.step_of(A), 35);
    EXPECT_EQ(performer_on(s.rules, s.table(), S(6)), no_seat);
}

TEST(HuzzahScenarios, S_HUZ_26_finale_under_richards_eyes) {
    Scene s(3);
    s.pawns("S6 S1 S2")
        .counters("29:5 30:5 31:3 33:1")
        .scores({20, 0, 0})
        .plays(A, "Finale")
        .rest_richard(31);
    EXPECT_EQ(s.log.last(EventKind::crowd_annoyed).count, 3);
    EXPECT_EQ(s.log.last(EventKind::crowd_cleared).count, 11);
    EXPECT_EQ(s.score(A), 20);
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.step_of(A), 35);
}

TEST(HuzzahScenarios, S_HUZ_27_exit_blocked) {
    Scene s(3);
    s.pawns("S3 17 S4").counters("13:4 18:5").plays(A, "Finale").plays(C, "2-Crowd").rest_richard(16);
    EXPECT_EQ(s.score(A), 4);
    EXPECT_EQ(s.step_of(A), 19);
    EXPECT_EQ(s.step_of(B), 17);
}

TEST(HuzzahScenarios, S_HUZ_28_two_finales_side_by_side) {
    Scene s(3);
    s.pawns("S3 S4 16").counters("14:2 17:5").plays(A, "Finale").plays(B, "Finale").rest_richard(0);
    EXPECT_EQ(s.score(A), 2);
    EXPECT_EQ(s.score(B), 5);
    EXPECT_EQ(s.step_of(A), 17);
    EXPECT_EQ(s.step_of(B), 22);
}

TEST(HuzzahScenarios, S_HUZ_29_huzzah_with_richard) {
    Scene s(3);
    s.pawns("S2 S1 S4").counters("6:5 8:2").scores({10, 0, 0}).plays(A, "Huzzah!").rest_richard(8);
    EXPECT_EQ(s.score(A), 22);
    EXPECT_EQ(s.crowd(), "6:5");
    EXPECT_EQ(s.stage_number(A), 2);
}

TEST(HuzzahScenarios, S_HUZ_30_huzzah_without_richard) {
    Scene s(3);
    s.pawns("S8 S1 S2").counters("40:5 41:3 43:2").plays(A, "Huzzah!").rest_richard(0);
    EXPECT_EQ(s.crowd(), "40:2 41:3 43:2");
    EXPECT_EQ(s.score(A), 0);
}

TEST(HuzzahScenarios, S_HUZ_31_huzzah_with_a_small_crowd) {
    Scene s(3);
    s.pawns("S8 S1 S2").counters("42:1 43:1").scores({4, 0, 0}).plays(A, "Huzzah!").rest_richard(0);
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.stage_number(A), 8);
    EXPECT_EQ(s.score(A), 4);
}

TEST(HuzzahScenarios, S_HUZ_32_richard_annoys_one_step) {
    Scene s(3);
    s.pawns("S6 S1 S2").counters("29:2 30:4").richard(19);
    s.chance.total(11);
    s.richard_step();
    s.pass();
    EXPECT_EQ(s.table().richard, 30);
    EXPECT_EQ(s.crowd(), "29:2");
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.score(seat), 0);
}

TEST(HuzzahScenarios, S_HUZ_33_rulebook_note_bumped_several_times) {
    Scene s(4);
    s.pawns("S6 S7 S1 S2").counters("30:4 33:5 36:2").richard(20).hand(C, "Bump").hand(D, "Bump");
    s.plays(A, "3-Crowd").plays(B, "Huzzah!");
    s.chance.total(10);
    s.richard_step();
    s.bump(C);
    EXPECT_EQ(s.table().richard, 33);
    s.bump(D);
    s.pass();
    EXPECT_EQ(s.table().richard, 36);
    EXPECT_EQ(s.crowd(), "30:4 33:5");
    EXPECT_EQ(s.score(B), 12);
    EXPECT_EQ(s.table().to_place[A], 3) << "the normal outcome";
}

TEST(HuzzahScenarios, S_HUZ_34_bumped_onto_a_gate) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(8).hand(A, "Bump");
    s.chance.total(11);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 19);
    s.chance.dice({5});
    s.chance.total(10);
    s.bump(A);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).from, 22);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).to, 39);
    EXPECT_EQ(s.table().richard, 49);
    EXPECT_EQ(s.phase(), Phase::bump_richard);
    s.pass();
    EXPECT_EQ(s.log.last(EventKind::richard_rested).to, 49);
    EXPECT_EQ(s.phase(), Phase::clear_up);
}

TEST(HuzzahScenarios, S_HUZ_35_several_gates) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(40);
    s.chance.total(10);
    s.chance.dice({4});
    s.chance.total(11);
    s.chance.dice({2});
    s.chance.total(3);
    s.richard_step();
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0) << "nobody was asked on the way";
    EXPECT_EQ(s.log.count(EventKind::richard_jumped), 2);
    EXPECT_EQ(s.table().richard, 15);
    EXPECT_EQ(s.phase(), Phase::bump_richard);
}

TEST(HuzzahScenarios, S_HUZ_36_the_same_gate) {
    Scene s(3);
    s.pawns("S1 S2 S4").richard(1);
    s.chance.total(4);
    s.chance.dice({1});
    s.chance.total(12);
    s.richard_step();
    EXPECT_EQ(s.log.count(EventKind::richard_jumped), 1);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).from, 5);
    EXPECT_EQ(s.log.last(EventKind::richard_jumped).to, 5);
    EXPECT_EQ(s.table().richard, 17);
}

}  // namespace
}  // namespace fg::huzzah
