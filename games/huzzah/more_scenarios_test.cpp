// SPDX-License-Identifier: Apache-2.0
// Scenarios 37 to 72 of docs/rules/huzzah.md: pushes, heckles, discards, the end, options, views, guards.
#include "engine/hash.h"
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

using Choices = std::vector<Choice>;

TEST(HuzzahScenarios, S_HUZ_37_push_with_slide) {
    Scene s(3);
    s.pawns("44 S1 S9").counters("45:5").rest_richard(44);
    EXPECT_EQ(s.step_of(A), 46);
    EXPECT_EQ(s.at(45), 5);
    EXPECT_EQ(s.phase(), Phase::clear_up) << "no window on A";
}

TEST(HuzzahScenarios, S_HUZ_38_pawn_on_a_gate) {
    Scene s(3);
    s.pawns("12 S1 S2").richard(2);
    s.chance.total(10);
    s.chance.dice({3});
    s.chance.total(4);
    s.richard_step();
    s.pass();
    EXPECT_EQ(s.table().richard, 26);
    EXPECT_EQ(s.step_of(A), 12);
}

TEST(HuzzahScenarios, S_HUZ_39_heckle_succeeds) {
    Scene s(3);
    s.pawns("S4 18 S1").counters("17:3 20:2").scores({0, 5, 0}).plays(A, "2-Crowd").plays(B, "2-Crowd");
    s.plays(C, "Finale").rest_richard(0);
    EXPECT_EQ(s.stage_number(B), 4);
    EXPECT_EQ(s.step_of(A), 18);
    EXPECT_EQ(s.score(B), 8);
    EXPECT_EQ(s.score(A), 0);
    EXPECT_EQ(s.crowd(), "17:3 20:2");
    EXPECT_EQ(s.table().discards, bag_of("2-Crowd 2-Crowd Finale"));
    EXPECT_EQ(s.table().to_place[A] + s.table().to_place[B], 0);
}

TEST(HuzzahScenarios, S_HUZ_40_heckled_finale) {
    Scene s(3);
    s.pawns("S6 31 S1").counters("29:5 30:5 32:5 33:3").plays(A, "Finale").plays(B, "Finale");
    s.hand(B, "Finale 2-Crowd").rest_richard(0);
    EXPECT_EQ(crowd_of(s.rules, s.table(), S(6)), 18);
    EXPECT_EQ(s.stage_number(B), 6);
    EXPECT_EQ(s.score(B), 3);
    EXPECT_EQ(s.step_of(A), 31);
    EXPECT_EQ(s.score(A), 0);
    s.end_turn();
    s.answer(A, walk(0));
    s.answer(A, pass_choice);
    s.answer(B, show("Finale"));
    s.chance.total(16);
    s.time_out();
    while (is_window(s.phase())) s.pass();
    EXPECT_EQ(s.score(B), 21);
}

TEST(HuzzahScenarios, S_HUZ_41_heckled_huzzah_with_richard_there) {
    Scene s(3);
    s.pawns("S2 7 S1").plays(A, "Huzzah!").plays(B, "Huzzah!").rest_richard(10);
    EXPECT_EQ(s.score(A), 0);
    EXPECT_EQ(s.score(B), 3);
    EXPECT_EQ(s.stage_number(B), 2);
    EXPECT_EQ(s.step_of(A), 7);
}

TEST(HuzzahScenarios, S_HUZ_42_heckler_pushed_out) {
    Scene s(3);
    s.pawns("S6 34 S1").scores({9, 0, 0}).plays(A, "3-Crowd").plays(B, "3-Crowd").rest_richard(34);
    EXPECT_EQ(s.step_of(B), 35);
    EXPECT_EQ(s.score(A), 6);
    EXPECT_EQ(s.score(B), 0);
    EXPECT_EQ(s.stage_number(A), 6);
}

TEST(HuzzahScenarios, S_HUZ_43_heckler_pushed_inside_the_area) {
    Scene s(3);
    s.pawns("S6 30 S1").scores({9, 0, 0}).plays(A, "3-Crowd").plays(B, "3-Crowd").rest_richard(30);
    EXPECT_EQ(s.stage_number(B), 6);
    EXPECT_EQ(s.score(B), 3);
    EXPECT_EQ(s.step_of(A), 31);
    EXPECT_EQ(s.score(A), 9);
}

TEST(HuzzahScenarios, S_HUZ_44_two_successful_hecklers) {
    Scene s(3);
    s.pawns("S4 17 21").counters("19:3").plays(A, "Finale").plays(B, "Finale").plays(C, "Finale");
    s.chance.dice({4, 4, 2, 5});
    s.rest_richard(0);
    EXPECT_EQ(s.stage_number(C), 4);
    EXPECT_EQ(s.score(C), 3);
    EXPECT_EQ(s.step_of(A), 21);
    EXPECT_EQ(s.step_of(B), 17);
    EXPECT_EQ(s.score(B), 0);
    EXPECT_EQ(s.crowd(), "19:3");
}

TEST(HuzzahScenarios, S_HUZ_45_discard) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "2-Crowd 2-Crowd Bump Finale").discard_step();
    const Choices offered = s.offers(A);
    const Choices expected{discard(),
                           discard("2-Crowd"),
                           discard("Finale"),
                           discard("Bump"),
                           discard("2-Crowd 2-Crowd"),
                           discard("2-Crowd Finale"),
                           discard("2-Crowd Bump"),
                           discard("Finale Bump")};
    EXPECT_EQ(offered, expected);
    s.answer(A, discard("2-Crowd Bump"));
    s.answer(B, discard());
    EXPECT_EQ(s.hand(A).size(), 4) << "the cards go together, when all have chosen";
    s.log.entries.clear();
    s.answer(C, discard());
    std::vector<int> drawn_by_a;
    for (const auto& [audience, event] : s.log.entries)
        if (event.kind == EventKind::drew && event.seat == A) drawn_by_a.push_back(event.count);
    EXPECT_EQ(drawn_by_a, std::vector{3});
    EXPECT_EQ(s.table().hand_size[A], 5);
    EXPECT_EQ(s.table().discards, bag_of("2-Crowd Bump"));
}

TEST(HuzzahScenarios, S_HUZ_46_exactly_fifty) {
    Scene s(3);
    s.pawns("S1 S2 S4").counters("1:5 2:3").scores({42, 10, 10}).plays(A, "Finale").rest_richard(0);
    EXPECT_EQ(s.score(A), 50);
    EXPECT_TRUE(s.result().is_over);
    EXPECT_EQ(s.result().winners, SeatSet::only(A));
    EXPECT_TRUE(s.asked().is_empty());
}

TEST(HuzzahScenarios, S_HUZ_47_two_over_the_mark_in_one_turn) {
    Scene s(3);
    s.pawns("18 S4 S6").counters("29:5 30:5 31:5").scores({49, 0, 40});
    s.plays(A, "3-Crowd").plays(B, "3-Crowd").plays(C, "Finale").rest_richard(0);
    EXPECT_EQ(s.score(A), 52);
    EXPECT_EQ(s.score(C), 55);
    EXPECT_EQ(s.result().winners, SeatSet::only(C));
}

TEST(HuzzahScenarios, S_HUZ_48_tie_plays_on) {
    Scene s(3);
    s.pawns("S1 S2 S4").scores({52, 52, 47}).hand(C, "Huzzah! 2-Crowd").rest_richard(5);
    EXPECT_FALSE(s.result().is_over);
    s.end_turn();
    s.answer(A, show("2-Crowd"));
    s.answer(B, show("2-Crowd"));
    s.chance.total(12);
    s.answer(C, show("Huzzah!"));
    while (is_window(s.phase())) s.pass();
    EXPECT_EQ(s.table().richard, 17);
    EXPECT_EQ(s.score(C), 59);
    EXPECT_EQ(s.result().winners, SeatSet::only(C));
}

TEST(HuzzahScenarios, S_HUZ_49_tie_shared) {
    Scene s(3, {.tie_rule = TieRule::shared});
    s.pawns("S1 S2 S4").scores({52, 52, 47}).rest_richard(0);
    EXPECT_TRUE(s.result().is_over);
    EXPECT_EQ(s.result().winners, SeatSet::only(A).with(B));
}

TEST(HuzzahScenarios, S_HUZ_50_turn_cap) {
    Scene s(3);
    s.pawns("16 S2 S4").turn(100).counters("6:5 7:1").scores({38, 38, 31}).rest_richard(0);
    EXPECT_TRUE(s.result().is_over);
    EXPECT_EQ(s.result().winners, SeatSet::only(B));
}

TEST(HuzzahScenarios, S_HUZ_51_rulebook_example_four_players_three_stages_closed) {
    const Options options{.stage_repairs = StageRepairs::suggested};
    Scene setup(4, options);
    setup.set_up();
    const Choices expected{choose(S(1)), choose(S(2)), choose(S(4)),
                           choose(S(5)), choose(S(7)), choose(S(9))};
    EXPECT_EQ(setup.offers(setup.owing().lowest()), expected);

    Scene later(4, options);
    later.pawns("39 S1 S2 S4").richard(0);
    later.chance.total(5);
    later.move_step();
    later.answer(A, walk(2));
    EXPECT_EQ(later.step_of(A), 41);
    later.pass();
    EXPECT_EQ(later.phase(), Phase::show) << "no D4 at a closed stage";

    Scene pushed(4, options);
    pushed.pawns("41 S1 S2 S4").rest_richard(41);
    EXPECT_EQ(pushed.step_of(A), 42);
}

TEST(HuzzahScenarios, S_HUZ_52_too_many_closed) {
    Options options{.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(3), S(8))};
    ASSERT_NE(complaint(8, options, {}), nullptr);
    EXPECT_NE(std::string(complaint(8, options, {})).find("HUZ-161"), std::string::npos);
    options.closed_stages = stage_set(S(3));
    EXPECT_EQ(complaint(8, options, {}), nullptr);
}

TEST(HuzzahScenarios, S_HUZ_53_option_take_before_bumps) {
    const auto at_13 = [](Scene& s) {
        s.pawns("8 S1 S4").hand(B, "Bump Finale");
        s.chance.total(10);
        s.move_step();
        s.answer(A, walk(5));
        EXPECT_EQ(s.phase(), Phase::take_stage);
    };
    Scene takes(3, {.stage_claim_timing = ClaimTiming::before_bumps});
    at_13(takes);
    takes.answer(A, take_choice);
    EXPECT_EQ(takes.phase(), Phase::show) << "no window";
    EXPECT_EQ(takes.stage_number(A), 3);

    Scene stays(3, {.stage_claim_timing = ClaimTiming::before_bumps});
    at_13(stays);
    stays.answer(A, stay_choice);
    EXPECT_EQ(stays.phase(), Phase::bump_mover);
    stays.bump(B);
    EXPECT_EQ(stays.step_of(A), 16);
    EXPECT_EQ(stays.phase(), Phase::bump_mover) << "16 is blank: no D4 before the next window";
    stays.pass();
    EXPECT_EQ(stays.phase(), Phase::show);
}

TEST(HuzzahScenarios, S_HUZ_54_option_bump_after_a_push) {
    Scene s(3, {.bump_after_push = true});
    s.pawns("44 S1 S2").hand(B, "Bump Finale").rest_richard(44);
    EXPECT_EQ(s.step_of(A), 45);
    EXPECT_EQ(s.phase(), Phase::bump_pushed);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    s.bump(B);
    EXPECT_EQ(s.step_of(A), 48);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::clear_up) << "A is not offered S9";
    EXPECT_EQ(s.step_of(A), 48);
}

TEST(HuzzahScenarios, S_HUZ_55_option_negative_scores) {
    Scene s(3, {.negative_scores = true});
    s.pawns("S4 S1 S2").scores({1, 0, 0}).plays(A, "5-Crowd").rest_richard(20);
    EXPECT_EQ(s.score(A), -4);
}

TEST(HuzzahScenarios, S_HUZ_56_timeouts) {
    Scene s(3);
    s.pawns("S4 S1 S2")
        .counters("17:4 18:1 21:5")
        .hand(A, "Finale Huzzah! 3-Crowd Bump Bump")
        .richard(0)
        .show_step();
    s.chance.total(16);
    s.time_out();
    EXPECT_EQ(s.state.own[A].face_down, Card::crowd3);
    s.time_out();
    EXPECT_EQ(s.phase(), Phase::clear_up);
    EXPECT_EQ(Game::question(s.table(), A), Question::place_crowd);
    s.time_out();
    EXPECT_EQ(s.at(19), 3);
    EXPECT_EQ(s.at(20), 0);
}

TEST(HuzzahScenarios, S_HUZ_57_everybody_on_the_path) {
    Scene s(3);
    s.pawns("0 16 35").scores({3, 2, 1}).hand(A, "Bump Finale").richard(12);
    s.chance.total(11);
    s.show_step();
    EXPECT_EQ(s.phase(), Phase::bump_richard) << "nobody is asked in step {3}";
    s.bump(A);
    s.pass();
    EXPECT_EQ(s.table().richard, 26);
    EXPECT_EQ(s.phase(), Phase::clear_up);
    EXPECT_EQ(s.asked(), SeatSet::first(3));
    EXPECT_EQ(s.log.count(EventKind::revealed), 0);
    EXPECT_EQ(s.score(A), 3);
    EXPECT_EQ(s.score(B), 2);
    EXPECT_EQ(s.score(C), 1);
}

TEST(HuzzahScenarios, S_HUZ_58_what_others_see) {
    Scene s(4);
    s.pawns("S4 19 S1 27").hand(A, "2-Crowd Finale").hand(B, "Huzzah! 5-Crowd").richard(0).show_step();
    s.chance.total(16);
    s.answer(A, show("Finale"));
    s.answer(B, heckle("5-Crowd"));
    s.answer(C, show("2-Crowd"));
    View view = view_for<Game>(s.state, C);
    EXPECT_EQ(view.table.show_at[A], S(4));
    EXPECT_EQ(view.table.show_at[B], S(4));
    EXPECT_EQ(view.table.show_at[D], Stage::none);
    EXPECT_EQ(view.table.hand_size[A], 1);
    EXPECT_EQ(view.table.hand_size[B], 1);
    State other = s.state;  // A and B could just as well hold what they played
    std::swap(other.own[A], other.own[B]);
    EXPECT_EQ(view_for<Game>(other, C), view);
    for (const auto& [audience, event] : s.log.entries) EXPECT_TRUE(event.card == Card::none);
    while (is_window(s.phase())) s.pass();
    std::vector<Card> told;
    for (const auto& [audience, event] : s.log.entries)
        if (event.kind == EventKind::revealed && audience.includes(C)) told.push_back(event.card);
    EXPECT_EQ(told, (std::vector{Card::finale, Card::crowd5, Card::crowd2}));
}

TEST(HuzzahScenarios, S_HUZ_59_board_data) {
    const Rules rules = make_rules(5, {}, {});
    const int sizes[] = {4, 6, 3, 5, 4, 6, 3, 4, 5};
    int owners[path_steps] = {};
    for (int n = 0; n < stage_count; ++n) {
        const Stage stage = stage_of(n);
        EXPECT_EQ(rules.area(stage).size, sizes[n]);
        for (int i = 0; i < rules.area(stage).size; ++i) ++owners[rules.area(stage).first + i];
        EXPECT_EQ(rules.stage_at[rules.exit_step(stage)], Stage::none);
    }
    int blank = 0;
    for (int owner : owners) {
        EXPECT_LE(owner, 1);
        blank += owner == 0;
    }
    EXPECT_EQ(blank, 11);
    for (int step = 0; step < path_steps; ++step) {
        const bool is_listed =
            step == 5 || step == 12 || step == 22 || step == 28 || step == 39 || step == 50;
        EXPECT_EQ(rules.is_gate(step), is_listed) << step;
        if (is_listed) {
            EXPECT_EQ(owners[step], 0);
        }
    }
    EXPECT_EQ(owners[0], 0);
}

TEST(HuzzahScenarios, S_HUZ_60_deck_data_and_conservation) {
    for (int players = 3; players <= 8; ++players) {
        const Rules rules = make_rules(players, {}, {});
        EXPECT_EQ(rules.deck.size(), 90);
        FastChance chance(60);
        State state = dealt(rules, chance);
        while (!Game::is_over(state.table)) {
            ASSERT_EQ(check(rules, state), nullptr) << check(rules, state);
            Bag<Card> all = state.hidden.deck;
            all.add_all(state.table.discards);
            for (Seat s : all_seats(rules)) {
                ASSERT_LE(state.own[s].hand.size(), 5);
                all.add_all(state.own[s].hand);
                if (state.own[s].face_down != Card::none) all.add(state.own[s].face_down);
            }
            const int copies[] = {18, 18, 12, 18, 10, 14};
            for (int k = 0; k < 6; ++k) ASSERT_EQ(all.count(static_cast<Card>(k)), copies[k]);
            for (int step = 0; step < path_steps; ++step) {
                ASSERT_LE(state.table.counters[step], 5);
                const Stage stage = rules.stage_at[step];
                if (stage == Stage::none || performer_on(rules, state.table, stage) == no_seat) {
                    ASSERT_EQ(state.table.counters[step], 0);
                }
            }
            answer_at_random(rules, state, state.round.owing.lowest(), chance);
        }
    }
}

TEST(HuzzahScenarios, S_HUZ_61_finale_with_no_crowd) {
    Scene s(3);
    s.pawns("S7 S1 S2").scores({7, 0, 0}).plays(A, "Finale").rest_richard(0);
    EXPECT_EQ(s.score(A), 7);
    EXPECT_EQ(s.step_of(A), 39);
    EXPECT_EQ(performer_on(s.rules, s.table(), S(7)), no_seat);
}

TEST(HuzzahScenarios, S_HUZ_62_option_place_in_step_3_is_enough) {
    Scene s(3, {.heckle_presence = HecklePresence::at_play});
    s.pawns("S6 34 S1").scores({9, 0, 0}).plays(A, "3-Crowd").plays(B, "3-Crowd").rest_richard(34);
    EXPECT_EQ(s.stage_number(B), 6);
    EXPECT_EQ(s.score(B), 3);
    EXPECT_EQ(s.step_of(A), 35);
    EXPECT_EQ(s.score(A), 9);
}

TEST(HuzzahScenarios, S_HUZ_63_option_hidden_discards) {
    Scene s(3, {.discard_visibility = DiscardVisibility::face_down});
    s.pawns("S1 S2 S4").hand(A, "Finale Bump 2-Crowd").discard_step();
    s.answer(A, discard("Finale Bump"));
    s.answer(B, discard());
    s.answer(C, discard());
    EXPECT_EQ(s.table().hidden_discards[A], 2);
    EXPECT_TRUE(s.table().discards.is_empty());
    EXPECT_EQ(s.state.hidden.buried, bag_of("Finale Bump"));
    EXPECT_EQ(s.log.last(EventKind::discarded_face_down).count, 2);
    EXPECT_EQ(s.log.count(EventKind::discarded), 0);
    EXPECT_EQ(view_for<Game>(s.state, B).mine.buried, Bag<Card>{});
    EXPECT_EQ(view_for<Game>(s.state, A).mine.buried, bag_of("Finale Bump"));

    Scene low(3, {.discard_visibility = DiscardVisibility::face_down});
    low.pawns("S1 S2 S4").hand(A, "Finale Bump 2-Crowd").deck("");
    low.hand(B, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale").hand(C, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale");
    low.discard_step();
    const int pile = low.table().discards.size();
    for (Seat seat : {A, B, C}) low.answer(seat, seat == A ? discard("Finale Bump") : discard());
    EXPECT_EQ(low.log.last(EventKind::reshuffled).count, pile + 2) << "A needs cards: the two are mixed in";
    EXPECT_EQ(low.table().deck_size, pile + 2 - 4);
    EXPECT_EQ(low.table().hidden_discards[A], 0);
    EXPECT_EQ(low.state.hidden.buried, Bag<Card>{});
    EXPECT_EQ(view_for<Game>(low.state, A).mine.buried, Bag<Card>{});
}

TEST(HuzzahScenarios, S_HUZ_64_option_first_mover_then_by_seat) {
    Scene s(4, {.move_order = MoveOrder::first_then_clockwise});
    s.pawns("0 16 S1 35");
    s.chance.dice({2, 5, 3});
    s.move_step();
    EXPECT_EQ(s.table().order[0], B);
    EXPECT_EQ(s.table().order[1], D);
    EXPECT_EQ(s.table().order[2], A);
}

TEST(HuzzahScenarios, S_HUZ_65_every_distance_is_offered) {
    Scene s(3);
    s.pawns("35 S7 S1").counters("36:5 37:5").richard(38).hand(C, "Bump Finale");
    s.chance.total(4);
    s.move_step();
    EXPECT_EQ(s.offers(A).size(), 5u);
    const int stops[] = {35, 39, 39, 39, 39};
    for (int steps = 0; steps <= 4; ++steps)
        EXPECT_EQ(stop_after(s.rules, s.table(), A, steps), stops[steps]);
    Scene still = s;
    s.answer(A, walk(1));
    EXPECT_EQ(s.step_of(A), 39);
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 42);
    still.answer(A, walk(0));
    EXPECT_EQ(still.phase(), Phase::show) << "no window after distance 0";
}

TEST(HuzzahScenarios, S_HUZ_66_performer_cannot_walk_off) {
    Scene s(3);
    s.pawns("S2 16 S1").richard(8).hand(A, "Finale Bump");
    s.chance.total(12);
    s.move_step();
    EXPECT_FALSE(s.asked().has(A));
    s.answer(B, walk(11));
    EXPECT_EQ(s.offers(A), (Choices{pass_choice, bump_choice}));
    s.pass();
    ASSERT_EQ(s.phase(), Phase::show);
    EXPECT_EQ(s.stage_number(A), 2);
    s.answer(A, show("Finale"));
    s.answer(C, show("Finale"));
    while (is_window(s.phase())) s.pass();
    EXPECT_EQ(s.stage_number(A), -1);
}

TEST(HuzzahScenarios, S_HUZ_67_shorter_game) {
    Scene s(3, {.target_score = 30});
    s.pawns("18 S4 S6").scores({27, 29, 0}).plays(A, "3-Crowd").plays(B, "3-Crowd").rest_richard(0);
    EXPECT_EQ(s.score(A), 30);
    EXPECT_EQ(s.result().winners, SeatSet::only(A));
}

TEST(HuzzahScenarios, S_HUZ_68_counters_on_a_pushed_pawns_way) {
    Scene s(3);
    s.pawns("S2 8 12").counters("9:5 10:5 11:5").plays(A, "Finale").plays(B, "Finale").rest_richard(8);
    EXPECT_EQ(s.step_of(B), 13);
    EXPECT_EQ(s.score(B), 0);
    EXPECT_EQ(s.score(A), 0);
    EXPECT_EQ(s.crowd(), "");
    EXPECT_EQ(s.step_of(A), 14);
    EXPECT_EQ(s.step_of(C), 12);
}

TEST(HuzzahScenarios, S_HUZ_69_everybody_is_asked) {
    for (const bool b_has_bump : {false, true}) {
        Scene s(3);
        s.pawns("16 S1 S2").richard(0);
        if (b_has_bump) s.hand(B, "Bump Finale");
        s.chance.total(8);
        s.move_step();
        s.answer(A, walk(4));
        EXPECT_EQ(s.step_of(A), 20);
        EXPECT_EQ(s.asked(), SeatSet::first(3));
        EXPECT_EQ(s.offers(A), Choices{pass_choice});
        EXPECT_EQ(s.offers(C), Choices{pass_choice});
        EXPECT_EQ(s.offers(B), b_has_bump ? (Choices{pass_choice, bump_choice}) : Choices{pass_choice});
        s.pass();
        EXPECT_EQ(s.phase(), Phase::take_stage);
        EXPECT_EQ(s.asked(), SeatSet::only(A));
    }
}

TEST(HuzzahScenarios, S_HUZ_70_option_asked_in_order) {
    Scene s(3, {.bump_window_mode = WindowMode::ordered});
    s.pawns("S1 S2 S5").turn(2).richard(7).hand(A, "Bump Finale");
    s.chance.total(11);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 18);
    for (Seat seat : {B, C}) {
        EXPECT_EQ(s.asked(), SeatSet::only(seat));
        s.answer(seat, pass_choice);
        EXPECT_EQ(s.log.last(EventKind::passed).seat, seat);
    }
    EXPECT_EQ(s.asked(), SeatSet::only(A));
    s.answer(A, bump_choice);
    EXPECT_EQ(s.table().richard, 21);
    for (Seat seat : {B, C, A}) {
        EXPECT_EQ(s.asked(), SeatSet::only(seat));
        EXPECT_EQ(s.offers(seat), Choices{pass_choice});
        s.answer(seat, pass_choice);
    }
    EXPECT_EQ(s.log.last(EventKind::richard_rested).to, 21);
    EXPECT_EQ(s.phase(), Phase::clear_up);
}

TEST(HuzzahScenarios, S_HUZ_71_places) {
    Scene s(4);
    s.pawns("S1 S2 S4 S5").scores({40, 52, 12, 40}).rest_richard(0);
    const Result result = s.result();
    EXPECT_EQ(result.winners, SeatSet::only(B));
    EXPECT_EQ(result.place[B], 1);
    EXPECT_EQ(result.place[A], 2);
    EXPECT_EQ(result.place[D], 2);
    EXPECT_EQ(result.place[C], 4);
}

TEST(HuzzahScenarios, S_HUZ_72_guards) {
    Scene order(3);
    order.pawns("0 S1 16").turn(2);
    for (int roll = 0; roll < 33; ++roll) order.chance.dice({3, 3});
    order.chance.total(9);
    order.move_step();
    EXPECT_TRUE(order.chance.is_used_up());
    EXPECT_EQ(order.table().order[0], C);
    EXPECT_EQ(order.table().order[1], A);

    Scene gates(3);
    gates.pawns("12 S2 S3").richard(2).plays(B, "3-Crowd").plays(C, "5-Crowd");
    gates.chance.total(10);
    for (int jump = 0; jump < 32; ++jump) {
        gates.chance.dice({1});
        gates.chance.total(7);
    }
    gates.richard_step();
    EXPECT_TRUE(gates.chance.is_used_up());
    EXPECT_EQ(gates.chance.unscripted_dice(), 0);
    EXPECT_EQ(gates.table().richard, 12);
    EXPECT_EQ(gates.step_of(A), 12);
    EXPECT_EQ(gates.phase(), Phase::clear_up) << "no window";
    EXPECT_EQ(gates.table().to_place[B], 3);
    EXPECT_EQ(gates.table().to_place[C], 5);

    Scene last(3, {.turn_cap = 0});
    last.pawns("S1 S2 S4").turn(1000).scores({41, 30, 8}).rest_richard(0);
    EXPECT_EQ(last.result().winners, SeatSet::only(A));
}

}  // namespace
}  // namespace fg::huzzah
