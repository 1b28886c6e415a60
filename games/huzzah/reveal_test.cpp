// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-111 to HUZ-161 and HUZ-175: the reveal, heckling, discards, the end, closed stages.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_111_all_cards_are_turned_over_also_those_of_hopeless_heckles) {
    Scene s(3);
    s.pawns("S6 34 S1").plays(A, "3-Crowd").plays(B, "5-Crowd").plays(C, "Finale").rest_richard(34);
    EXPECT_EQ(s.step_of(B), 35) << "pushed out of the audience";
    std::vector<Card> cards;
    for (const auto& [audience, event] : s.log.entries)
        if (event.what == What::revealed) {
            EXPECT_TRUE(audience.everyone);
            cards.push_back(event.card);
        }
    EXPECT_EQ(cards, (std::vector{Card::crowd3, Card::crowd5, Card::finale}));
}

TEST(HuzzahRules, HUZ_112_HUZ_113_the_richard_outcome_replaces_the_normal_one) {
    struct Case {
        const char* card;
        int normal_score, normal_crowd, seen_score, seen_crowd;
    };
    // Score 10 and a crowd of 4 on step 18; Richard far away, or on step 20.
    for (const Case& c :
         {Case{"2-Crowd", 10, 4, 8, 4}, Case{"3-Crowd", 10, 4, 7, 4}, Case{"5-Crowd", 10, 4, 5, 4},
          Case{"Finale", 14, 0, 10, 0}, Case{"Huzzah!", 10, 1, 22, 4}}) {
        for (const bool seen : {false, true}) {
            Scene s(3);
            s.pawns("S4 S1 S2")
                .counters("18:4")
                .scores({10, 0, 0})
                .plays(A, c.card)
                .rest_richard(seen ? 20 : 35);
            EXPECT_EQ(s.score(A), seen ? c.seen_score : c.normal_score) << c.card << seen;
            EXPECT_EQ(s.at(18), seen ? c.seen_crowd : c.normal_crowd) << c.card << seen;
            EXPECT_EQ(s.table().to_place[A] != 0, !seen && is_crowd(card_named(c.card))) << c.card << seen;
        }
    }
}

TEST(HuzzahRules, HUZ_114_the_order_of_step_5) {
    Scene s(5);
    s.pawns("S4 18 S2 S9 S1").counters("17:2 6:4").scores({0, 0, 0, 20, 0});
    s.plays(A, "2-Crowd").plays(B, "2-Crowd").plays(C, "Finale").plays(D, "3-Crowd").plays(E, "Finale");
    s.rest_richard(47);
    std::vector<std::pair<What, Seat>> told;
    for (const auto& [audience, event] : s.log.entries)
        if (event.what != What::revealed && event.what != What::richard_rested)
            told.push_back({event.what, event.seat});
    const std::vector<std::pair<What, Seat>> expected{
        {What::heckle_won, B},    {What::scored, B},  // (b)
        {What::crowd_cleared, C}, {What::scored, C},      {What::scored, D},
        {What::crowd_cleared, E}, {What::scored, E},         // (c)
        {What::stepped_down, E},  {What::stepped_down, C}};  // (d)
    EXPECT_EQ(told, expected);
    EXPECT_EQ(s.step(), Step::clear_up);
}

TEST(HuzzahRules, HUZ_115_revealed_cards_go_to_the_pile) {
    Scene s(3);
    s.pawns("S4 18 S2").plays(A, "2-Crowd").plays(B, "Huzzah!").plays(C, "Finale").reveal_step();
    EXPECT_EQ(s.table().discards, bag_of("2-Crowd Huzzah! Finale"));
    for (Seat seat : {A, B, C}) EXPECT_EQ(s.state.own[seat].face_down, Card::none);
}

TEST(HuzzahRules, HUZ_116_HUZ_117_HUZ_118_n_counters_on_one_step_with_room) {
    for (const auto& [card, size] :
         {std::pair{"2-Crowd", 2}, std::pair{"3-Crowd", 3}, std::pair{"5-Crowd", 5}}) {
        Scene s(3);
        s.pawns("S8 S1 S2").counters("40:5 42:4").plays(A, card).reveal_step();
        EXPECT_EQ(s.offers(A), (std::vector{place(41), place(42), place(43)})) << "nothing is not offered";
        Scene other = s;
        s.answer(A, place(41));
        EXPECT_EQ(s.at(41), size);
        other.answer(A, place(42));
        EXPECT_EQ(other.at(42), 5);
        EXPECT_EQ(other.log.last(What::crowd_placed).lost, size - 1);
    }
}

TEST(HuzzahRules, HUZ_119_without_room_the_counters_are_lost_without_a_choice) {
    Scene s(3);
    s.pawns("S3 S1 S2").counters("13:5 14:5 15:5").plays(A, "2-Crowd").hand(A, "").reveal_step();
    EXPECT_FALSE(s.asked().has(A)) << "neither crowd nor card";
    EXPECT_EQ(s.log.last(What::crowd_lost).count, 2);
}

TEST(HuzzahRules, HUZ_120_pawns_take_no_room) {
    Scene s(3);
    s.pawns("S8 41 S1").counters("41:3").plays(A, "5-Crowd").reveal_step();
    s.answer(A, place(41));
    EXPECT_EQ(s.at(41), 5);
    EXPECT_EQ(s.step_of(B), 41);
}

TEST(HuzzahRules, HUZ_121_HUZ_122_HUZ_123_a_seen_crowd_card_costs_points_but_never_more_than_one_has) {
    for (const auto& [card, penalty] :
         {std::pair{"2-Crowd", 2}, std::pair{"3-Crowd", 3}, std::pair{"5-Crowd", 5}})
        for (int score : {0, 1, 4, 20}) {
            Scene s(3);
            s.pawns("S8 S1 S2").scores({score, 0, 0}).plays(A, card).rest_richard(42);
            EXPECT_EQ(s.score(A), std::max(0, score - penalty));
            EXPECT_EQ(s.log.last(What::scored).points, s.score(A) - score);
            EXPECT_EQ(s.crowd(), "");
        }
}

TEST(HuzzahRules, HUZ_124_negative_scores_subtract_all_of_it) {
    Scene s(3, {.negative_scores = true});
    s.pawns("S8 S1 S2").plays(A, "3-Crowd").rest_richard(42);
    EXPECT_EQ(s.score(A), -3);
    EXPECT_EQ(check(s.rules, s.state), nullptr);
    EXPECT_STREQ(check(make_rules(3, {}, {}), s.state), "a score is negative");
}

TEST(HuzzahRules, HUZ_125_HUZ_126_HUZ_127_a_finale_clears_the_crowd_and_the_stage) {
    for (const bool seen : {false, true}) {
        Scene s(3);
        s.pawns("S8 S1 S2")
            .counters("40:5 43:4 1:2")
            .plays(A, "Finale")
            .plays(B, "Huzzah!")
            .rest_richard(seen ? 41 : 35);
        EXPECT_EQ(s.score(A), seen ? 0 : 9);
        EXPECT_EQ(s.at(40) + s.at(43), 0);
        EXPECT_EQ(s.step_of(A), 44);
    }
}

TEST(HuzzahRules, HUZ_128_a_blocked_exit_slides_and_the_stage_is_free_from_the_next_step_2) {
    Scene s(4);
    s.pawns("S8 44 S9 42").counters("45:5").plays(A, "Finale").reveal_step();
    EXPECT_EQ(s.step_of(A), 46) << "over a pawn and a full step";
    EXPECT_EQ(performer_on(s.rules, s.table(), S(8)), no_seat);
    EXPECT_EQ(s.step(), Step::clear_up) << "D, who stands there, cannot take it now";
    s.chance.dice({/* lead order B D A */ 1, 6, 2});
    s.end_turn();
    ASSERT_EQ(s.step(), Step::walk);
    s.answer(D, walk(0));
    s.answer(D, take_choice);
    EXPECT_EQ(s.stage_number(D), 8);

    Scene watched(3);  // Richard on the exit step
    watched.pawns("S8 S1 S2").plays(A, "Finale").rest_richard(44);
    EXPECT_EQ(watched.step_of(A), 45);
}

TEST(HuzzahRules, HUZ_129_a_finale_without_a_crowd_still_leaves) {
    Scene s(3);
    s.pawns("S8 S1 S2").scores({7, 0, 0}).plays(A, "Finale").reveal_step();
    EXPECT_EQ(s.score(A), 7);
    EXPECT_EQ(s.step_of(A), 44);
}

TEST(HuzzahRules, HUZ_130_a_seen_huzzah_scores_twelve_and_loses_nobody) {
    Scene s(3);
    s.pawns("S8 S1 S2").counters("40:5 41:1").plays(A, "Huzzah!").rest_richard(43);
    EXPECT_EQ(s.score(A), 12);
    EXPECT_EQ(s.crowd(), "40:5 41:1");
}

TEST(HuzzahRules, HUZ_131_HUZ_132_an_unseen_huzzah_bleeds_three_from_the_fullest_steps) {
    struct Case {
        const char *before, *after;
    };
    for (const Case& c : {Case{"40:2 41:2 42:2", "40:1 41:1 42:1"}, Case{"40:1 41:5", "40:1 41:2"},
                          Case{"42:3 43:3", "42:1 43:2"}, Case{"43:2", ""}, Case{"", ""}}) {
        Scene s(3);
        s.pawns("S8 S1 S2").counters(c.before).plays(A, "Huzzah!").rest_richard(0);
        EXPECT_EQ(s.crowd(), c.after) << c.before;
        EXPECT_EQ(s.score(A), 0);
    }
}

TEST(HuzzahRules, HUZ_133_HUZ_134_only_the_same_name_matches) {
    for (int mine = 0; mine < 5; ++mine)
        for (int yours = 0; yours < 5; ++yours) {
            Scene s(3);
            s.pawns("S4 19 S1").plays(A, std::string(name_of(static_cast<Card>(mine))));
            s.plays(B, std::string(name_of(static_cast<Card>(yours)))).rest_richard(0);
            EXPECT_EQ(s.stage_number(B) == 4, mine == yours);
            EXPECT_EQ(s.score(B), mine == yours ? 3 : 0);
        }
}

TEST(HuzzahRules, HUZ_135_HUZ_136_both_cards_are_cancelled_with_or_without_richard) {
    for (const char* card : {"5-Crowd", "Finale", "Huzzah!"})
        for (int richard : {0, 20}) {
            Scene s(3);
            s.pawns("S4 19 S1").counters("17:4 20:3").scores({10, 10, 0}).plays(A, card).plays(B, card);
            s.plays(C, "Finale").rest_richard(richard);
            EXPECT_EQ(s.score(A), 10);
            EXPECT_EQ(s.score(B), 13);
            EXPECT_EQ(s.at(17), 4);
            EXPECT_EQ(s.at(20), richard == 20 ? 0 : 3) << "what Richard did in step {4} stands";
            EXPECT_EQ(s.table().to_place[A] + s.table().to_place[B], 0);
        }
}

TEST(HuzzahRules, HUZ_137_HUZ_138_the_swap_is_exact_and_the_crowd_stays) {
    Scene s(3);
    s.pawns("S4 19 S1").counters("19:5 18:1").plays(A, "2-Crowd").plays(B, "2-Crowd").reveal_step();
    EXPECT_EQ(s.stage_number(B), 4);
    EXPECT_EQ(s.step_of(A), 19) << "no slide off a full step";
    EXPECT_EQ(s.crowd(), "18:1 19:5");
    EXPECT_EQ(s.step(), Step::clear_up) << "no window";
}

TEST(HuzzahRules, HUZ_139_HUZ_140_three_points_from_nowhere) {
    Scene s(3);
    s.pawns("S4 19 S1")
        .counters("17:1")
        .scores({2, 2, 2})
        .plays(A, "2-Crowd")
        .plays(B, "2-Crowd")
        .reveal_step();
    EXPECT_EQ(s.score(B), 5);
    EXPECT_EQ(s.score(A), 2);
    EXPECT_EQ(s.crowd(), "17:1");
}

TEST(HuzzahRules, HUZ_141_a_failed_heckle_has_no_effect_even_under_richards_eyes) {
    Scene s(3);
    s.pawns("S4 19 S1").scores({9, 9, 0}).plays(A, "3-Crowd").plays(B, "5-Crowd").rest_richard(20);
    EXPECT_EQ(s.score(B), 9);
    EXPECT_EQ(s.step_of(B), 19);
    EXPECT_EQ(s.score(A), 6) << "as if there had been no heckle";
}

TEST(HuzzahRules, HUZ_142_HUZ_143_a_heckler_pushed_away_fails_unless_his_place_at_play_counts) {
    for (const HecklePresence presence : {HecklePresence::until_reveal, HecklePresence::at_play}) {
        Scene s(3, {.heckle_presence = presence});
        s.pawns("S4 21 S1").plays(A, "Finale").plays(B, "Finale").rest_richard(21);
        const bool succeeds = presence == HecklePresence::at_play;
        EXPECT_EQ(s.stage_number(B), succeeds ? 4 : -1);
        EXPECT_EQ(s.step_of(A), succeeds ? 22 : 23) << "the heckler's present step, or the exit past him";
    }
}

TEST(HuzzahRules, HUZ_144_HUZ_145_dice_decide_between_matching_hecklers_only) {
    Scene s(5);
    s.pawns("S4 17 18 19 20").turn(3);
    s.plays(A, "Finale").plays(B, "Finale").plays(C, "Finale").plays(D, "2-Crowd").plays(E, "Finale");
    s.chance.dice({/* lead order C E B */ 5, 2, 5, /* C B */ 3, 3, 1, 6});
    s.rest_richard(0);
    EXPECT_TRUE(s.chance.is_used_up());
    EXPECT_EQ(s.chance.unscripted_dice(), 0);
    EXPECT_EQ(s.stage_number(B), 4);
    EXPECT_EQ(s.step_of(A), 17);
    EXPECT_EQ(s.score(B), 3);
    EXPECT_EQ(s.score(C) + s.score(D) + s.score(E), 0);
    EXPECT_EQ(s.log.count(What::heckle_failed), 3);
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
    EXPECT_EQ(s.log.count(What::discarded), 3);

    Scene order(3);
    order.pawns("S1 16 S4").turn(3).discard_step();
    for (Seat seat : {A, B, C}) order.answer(seat, discard("Finale"));
    std::vector<Seat> seats;
    for (const auto& [audience, event] : order.log.entries)
        if (event.what == What::discarded) seats.push_back(event.seat);
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

TEST(HuzzahRules, HUZ_149_HUZ_150_fifty_wins_at_the_check_of_step_5) {
    for (int crowd : {3, 4, 5}) {
        Scene s(3);
        s.pawns("S8 S1 S2")
            .counters("40:" + std::to_string(crowd))
            .scores({46, 0, 0})
            .plays(A, "Finale")
            .reveal_step();
        EXPECT_EQ(s.result().is_over, crowd >= 4);
    }
    Scene lost(3);  // the score at that moment counts: 50 with a seen 2-Crowd is 48
    lost.pawns("S8 S1 S2").scores({50, 0, 0}).plays(A, "2-Crowd").rest_richard(41);
    EXPECT_FALSE(lost.result().is_over);
}

TEST(HuzzahRules, HUZ_151_HUZ_152_HUZ_153_the_highest_of_several_wins_and_a_tie_plays_on_or_is_shared) {
    Scene highest(3);
    highest.pawns("S8 S1 S2").scores({51, 53, 52}).reveal_step();
    EXPECT_EQ(highest.result().winners, SeatSet::only(B));
    for (const TieRule rule : {TieRule::play_on, TieRule::shared}) {
        Scene tie(3, {.tie_rule = rule});
        tie.pawns("S8 S1 S2").scores({53, 53, 52}).reveal_step();
        EXPECT_EQ(tie.result().is_over, rule == TieRule::shared);
        EXPECT_EQ(tie.result().winners, rule == TieRule::shared ? SeatSet::only(A).with(B) : SeatSet{});
    }
}

TEST(HuzzahRules, HUZ_154_the_target_is_an_option_from_20_to_100) {
    for (int target : {19, 20, 50, 100, 101}) {
        const Options options{.target_score = static_cast<u8>(target)};
        EXPECT_EQ(complaint(4, options, {}) == nullptr, target >= 20 && target <= 100);
    }
    Scene s(3, {.target_score = 100});
    s.pawns("S8 S1 S2").scores({99, 0, 0}).reveal_step();
    EXPECT_FALSE(s.result().is_over);
}

TEST(HuzzahRules, HUZ_155_the_last_turn_ends_the_game_by_score_then_crowd) {
    for (int cap : {0, 19, 20, 500, 501})
        EXPECT_EQ(complaint(4, {.turn_cap = static_cast<u16>(cap)}, {}) == nullptr,
                  cap == 0 || (cap >= 20 && cap <= 500));
    Scene early(3, {.turn_cap = 20});
    early.pawns("S8 S1 S2").turn(19).scores({9, 8, 7}).reveal_step();
    EXPECT_FALSE(early.result().is_over);
    Scene score(3, {.turn_cap = 20});
    score.pawns("S8 S1 S2").turn(20).counters("1:5").scores({9, 8, 7}).reveal_step();
    EXPECT_EQ(score.result().winners, SeatSet::only(A));
    Scene shared(3, {.turn_cap = 20});  // both on a stage with 3; placements come too late to count
    shared.pawns("S8 S1 35")
        .turn(20)
        .counters("1:3 40:3")
        .scores({9, 9, 9})
        .plays(A, "5-Crowd")
        .reveal_step();
    EXPECT_EQ(shared.result().winners, SeatSet::only(A).with(B));
    Scene tie_at_target(3, {.turn_cap = 20});
    tie_at_target.pawns("S8 S1 35").turn(20).counters("1:3").scores({55, 55, 9}).reveal_step();
    EXPECT_EQ(tie_at_target.result().winners, SeatSet::only(B)) << "nobody had won by the tie";
}

TEST(HuzzahRules, HUZ_156_scores_are_in_every_view) {
    Scene s(3);
    s.pawns("S8 S1 S2").scores({5, 6, 7}).reveal_step();
    for (Seat viewer : {A, B, C, no_seat})
        for (Seat seat : {A, B, C})
            EXPECT_EQ(view_for<Game>(s.state, viewer).table.score[seat], s.score(seat));
}

TEST(HuzzahRules, HUZ_157_nobody_is_ever_eliminated) {
    const Rules rules = make_rules(5, {.negative_scores = true}, {});
    FastChance chance(157);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    for (; !Game::is_over(state.table);
         answer_at_random<Game>(rules, state, Game::owing(state).lowest(), chance))
        if (is_window(state.table.frame.step)) {
            ASSERT_EQ(Game::asked(state.table), SeatSet::first(5));
        }
}

TEST(HuzzahRules, HUZ_158_HUZ_159_HUZ_160_closed_stages_are_blank_steps) {
    Scene s(4, {.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(4))});
    s.pawns("16 S1 S2 S5").richard(0);
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(3));
    EXPECT_EQ(s.step_of(A), 19);
    s.pass();
    EXPECT_EQ(s.step(), Step::show);
    EXPECT_FALSE(s.asked().has(A)) << "no audience there";
    State broken = s.state;
    broken.table.counters[18] = 1;
    EXPECT_NE(check(s.rules, broken), nullptr);
    broken = s.state;
    broken.table.place[B] = Place::on_stage(S(4));
    EXPECT_STREQ(check(s.rules, broken), "a pawn is on a closed stage");
}

TEST(HuzzahRules, HUZ_161_a_stage_stays_open_for_every_player) {
    for (int players = 3; players <= 8; ++players)
        for (int closed = 0; closed <= 9; ++closed) {
            Options options{.stage_repairs = StageRepairs::custom};
            for (int n = 0; n < closed; ++n) options.closed_stages.add(stage_of(n));
            EXPECT_EQ(complaint(players, options, {}) == nullptr, closed <= 9 - players) << players << closed;
        }
}

TEST(HuzzahRules, HUZ_175_places) {
    Scene s(5, {.tie_rule = TieRule::shared});
    s.pawns("S1 S2 S4 S5 S6").scores({60, 10, 60, 20, 10}).reveal_step();
    const u8 places[] = {1, 4, 1, 3, 4};
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(s.result().place[seat_of(seat)], places[seat]);
    Scene running(3);
    running.pawns("S1 S2 S4").scores({1, 2, 3}).reveal_step();
    EXPECT_EQ(running.result().place[A], 0) << "no places before the end";
}

}  // namespace
}  // namespace fg::huzzah
