// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-149 to HUZ-157: the end of the game.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

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
        const Event told = tie.log.last(EventKind::tied_at_target);
        EXPECT_EQ(told.leaders, rule == TieRule::shared ? SeatSet{} : SeatSet::only(A).with(B));
        EXPECT_EQ(told.points, rule == TieRule::shared ? 0 : 53);
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
    const Event over = tie_at_target.log.last(EventKind::game_over);
    EXPECT_EQ(over.leaders, SeatSet::only(A).with(B));
    EXPECT_EQ(over.winners, SeatSet::only(B));
    EXPECT_EQ(over.points, 55);
    EXPECT_EQ(over.ending, Ending::last_turn_by_crowd);
}

TEST(HuzzahRules, HUZ_149_HUZ_153_HUZ_155_the_end_says_what_brought_it) {
    const auto ending_of = [](Scene s) {
        s.reveal_step();
        EXPECT_EQ(is_over(s.table()), ending(s.rules, s.table()) != Ending::none);
        return ending(s.rules, s.table());
    };
    Scene running(3), target(3), shared(3, {.tie_rule = TieRule::shared}), late(3, {.turn_cap = 20}),
        equal = late;
    EXPECT_EQ(ending_of(running.pawns("S8 S1 S2").scores({49, 0, 0})), Ending::none);
    EXPECT_EQ(ending_of(target.pawns("S8 S1 S2").scores({50, 0, 0})), Ending::target);
    EXPECT_EQ(ending_of(shared.pawns("S8 S1 S2").scores({50, 50, 0})), Ending::target);
    EXPECT_EQ(ending_of(late.pawns("S8 S1 S2").turn(20).scores({9, 8, 7})), Ending::last_turn);
    EXPECT_EQ(ending_of(equal.pawns("S8 S1 S2").turn(20).scores({9, 9, 7})), Ending::last_turn_by_crowd);
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
    State state = dealt(rules, chance);
    for (; !Game::is_over(state.table); answer_at_random(rules, state, state.round.owing.lowest(), chance))
        if (is_window(state.table.frame.phase)) {
            ASSERT_EQ(state.round.asked, SeatSet::first(5));
        }
}

}  // namespace
}  // namespace fg::huzzah
