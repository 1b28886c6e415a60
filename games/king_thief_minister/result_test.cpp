// SPDX-License-Identifier: Apache-2.0
// Rules KTM-159, KTM-160, KTM-165 and KTM-168: the result and the longest game; and symmetry.
#include "engine/playout.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_159_KTM_160_KTM_168_most_coins_win_and_equal_purses_share) {
    Scene scene(5);
    scene.purses({7, 7, 4, 7, 0}).state.table.ending = Ending::empty_treasury;
    const Result result = Game::result(scene.rules, scene.state.table);
    EXPECT_EQ(scene.winners(), (Ints{0, 1, 3}));
    const int places[] = {1, 1, 4, 1, 5};
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(result.place[seat_of(i)], places[i]);
        EXPECT_EQ(result.score[seat_of(i)], scene.state.table.purse[seat_of(i)]);
    }
    Scene running(5);
    EXPECT_FALSE(Game::result(running.rules, running.state.table).is_over);
    EXPECT_TRUE(Game::result(running.rules, running.state.table).winners.is_empty());
}

TEST(KtmRules, KTM_165_the_bound_is_2886_answers_and_random_games_are_far_shorter) {
    EXPECT_EQ(Game::longest(make_rules(6, {}, {})), 2886u);
    EXPECT_EQ(Game::longest(make_rules(6, {.round_cap = 0}, {})), 0xffffffffu);
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(players));
        Silence silence;
        for (int play = 0; play < 100; ++play) {
            State state = Game::setup(rules, chance, silence);
            EXPECT_LT(play_at_random<Game>(rules, state, chance).answers, Game::longest(rules));
        }
    }
}

TEST(KtmSymmetry, a_turned_table_plays_the_same_game) {
    struct Case {
        int players;
        Options options;
        int steps;
        bool is_symmetric;
    };
    const Case cases[] = {{6, {}, 1, true},
                          {6, {}, 4, true},
                          {3, {}, 1, true},
                          {3, {}, 2, true},
                          {4, {}, 2, true},
                          {4, {}, 1, false},
                          {5, {}, 1, false},
                          {5, {}, 5, true},
                          {4, {.four_player_layout = FourPlayerLayout::adjacent}, 2, false},
                          {6, {.target_timing = TargetTiming::with_claim}, 5, true}};
    for (const Case& one : cases) {
        const Rules rules = make_rules(one.players, one.options, {});
        FastChance chance(77);
        Silence silence;
        State state = Game::setup(rules, chance, silence), turned;
        ASSERT_EQ(Game::turned(rules, state, one.steps, turned), one.is_symmetric);
        while (one.is_symmetric && !Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), chance, choice);
            Game::apply(rules, state, seat, choice, chance, silence);
            Game::apply(rules, turned, clockwise(seat, one.steps % one.players, one.players),
                        Game::turned_choice(rules, choice, one.steps), chance, silence);
            State expected;
            Game::turned(rules, state, one.steps, expected);
            ASSERT_EQ(turned, expected);
        }
    }
}

}  // namespace
}  // namespace fg::ktm
