// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-111 to HUZ-132: the reveal and what the Show cards do.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_111_all_cards_are_turned_over_also_those_of_hopeless_heckles) {
    Scene s(3);
    s.pawns("S6 34 S1").plays(A, "3-Crowd").plays(B, "5-Crowd").plays(C, "Finale").rest_richard(34);
    EXPECT_EQ(s.step_of(B), 35) << "pushed out of the audience";
    std::vector<Card> cards;
    for (const auto& [audience, event] : s.log.entries)
        if (event.kind == EventKind::revealed) {
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
    std::vector<std::pair<EventKind, Seat>> told;
    for (const auto& [audience, event] : s.log.entries)
        if (event.kind != EventKind::revealed && event.kind != EventKind::richard_rested)
            told.push_back({event.kind, event.seat});
    const std::vector<std::pair<EventKind, Seat>> expected{
        {EventKind::heckle_won, B},    {EventKind::scored, B},  // (b)
        {EventKind::crowd_cleared, C}, {EventKind::scored, C},      {EventKind::scored, D},
        {EventKind::crowd_cleared, E}, {EventKind::scored, E},         // (c)
        {EventKind::stepped_down, E},  {EventKind::stepped_down, C}};  // (d)
    EXPECT_EQ(told, expected);
    EXPECT_EQ(s.phase(), Phase::clear_up);
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
        EXPECT_EQ(other.log.last(EventKind::crowd_placed).lost, size - 1);
    }
}

TEST(HuzzahRules, HUZ_119_without_room_the_counters_are_lost_without_a_choice) {
    Scene s(3);
    s.pawns("S3 S1 S2").counters("13:5 14:5 15:5").plays(A, "2-Crowd").hand(A, "").reveal_step();
    EXPECT_FALSE(s.asked().has(A)) << "neither crowd nor card";
    EXPECT_EQ(s.log.last(EventKind::crowd_lost).count, 2);
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
            EXPECT_EQ(s.log.last(EventKind::scored).points, s.score(A) - score);
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
        EXPECT_EQ(s.log.last(EventKind::crowd_cleared).richard_saw, seen);
    }
}

TEST(HuzzahRules, HUZ_128_a_blocked_exit_slides_and_the_stage_is_free_from_the_next_step_2) {
    Scene s(4);
    s.pawns("S8 44 S9 42").counters("45:5").plays(A, "Finale").reveal_step();
    EXPECT_EQ(s.step_of(A), 46) << "over a pawn and a full step";
    EXPECT_EQ(performer_on(s.rules, s.table(), S(8)), no_seat);
    EXPECT_EQ(s.phase(), Phase::clear_up) << "D, who stands there, cannot take it now";
    s.chance.dice({/* lead order B D A */ 1, 6, 2});
    s.end_turn();
    ASSERT_EQ(s.phase(), Phase::walk);
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
        EXPECT_EQ(s.log.count(EventKind::unnoticed), *c.before == 0) << c.before;
    }
}

}  // namespace
}  // namespace fg::huzzah
