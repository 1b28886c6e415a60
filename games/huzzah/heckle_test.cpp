// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-133 to HUZ-145: heckling.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

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
    EXPECT_EQ(s.phase(), Phase::clear_up) << "no window";
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
        EXPECT_EQ(s.step_of(A), succeeds ? 22 : 23) << "the heckler's present step, or the exit past them";
        EXPECT_EQ(s.log.last(EventKind::heckle_failed).failure,
                  succeeds ? HeckleFailure::none : HeckleFailure::out_of_audience);
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
    std::vector<std::pair<Seat, HeckleFailure>> failures;
    for (const Log::Entry& entry : s.log.entries)
        if (entry.event.kind == EventKind::heckle_failed)
            failures.emplace_back(entry.event.seat, entry.event.failure);
    EXPECT_EQ(failures, (std::vector<std::pair<Seat, HeckleFailure>>{{C, HeckleFailure::lost_roll},
                                                                     {D, HeckleFailure::other_card},
                                                                     {E, HeckleFailure::lost_roll}}));
}

}  // namespace
}  // namespace fg::huzzah
