// SPDX-License-Identifier: Apache-2.0
// Rules KTM-140 and KTM-141: bots, and the rule of thumb.
#include "games/king_thief_minister/advice.h"

#include "engine/playout.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_140_a_bot_takes_over_a_seat_as_it_is) {
    Scene scene(4);
    scene.to_move(1).does(1, Act::look);
    scene.does(3, Act::move_right);
    scene.does(4, Act::move_left);
    scene.does(0, Act::move_right);
    scene.purses({3, 6, 3, 2});
    const Own before = scene.state.own[scene.p(1)];
    FastChance chance(1);
    Offers offers;
    Game::offer(scene.rules, scene.seen(1), offers);
    const Choice choice = Advice::advise(scene.rules, scene.view(1), offers, chance);
    EXPECT_EQ(scene.state.own[scene.p(1)], before);
    EXPECT_EQ(scene.purse(1), 6);
    scene.does(1, choice);  // counts as the seat's own answer
    EXPECT_EQ(before.knowledge.size(), 120);
}

TEST(KtmRules, KTM_141_a_bot_answers_the_same_in_all_worlds_it_cannot_tell_apart) {
    const Rules rules = make_rules(5, {}, {});
    FastChance chance(12);
    Silence silence;
    int compared = 0;
    for (int play = 0; play < 20; ++play) {
        State state = Game::setup(rules, chance, silence);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            const View view = view_for<Game>(state, seat);
            const State imagined = Game::redeal(rules, view, chance);
            Offers offers;
            Game::offer(rules, seen_by<Game>(state, seat), offers);
            FastChance one(5), other(5);
            const Choice choice = Advice::advise(rules, view, offers, one);
            ASSERT_EQ(choice, Advice::advise(rules, view_for<Game>(imagined, seat), offers, other));
            ASSERT_TRUE(offers.has(choice));
            compared += imagined.hidden.face != state.hidden.face;
            answer_at_random<Game>(rules, state, seat, chance);
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(KtmAdvice, the_rule_of_thumb_beats_random_players) {
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(21);
        Silence silence;
        int won = 0;
        for (int play = 0; play < 200; ++play) {
            State state = Game::setup(rules, chance, silence);
            const Seat sage = seat_of(play % players);
            while (!Game::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                Offers offers;
                Game::offer(rules, seen_by<Game>(state, seat), offers);
                const Choice choice =
                    seat == sage ? Advice::advise(rules, view_for<Game>(state, seat), offers, chance)
                                 : offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
                Game::apply(rules, state, seat, choice, chance, silence);
            }
            won += Game::result(rules, state.table).winners == SeatSet::only(sage);
        }
        EXPECT_GT(won, 160);
    }
}

TEST(KtmAdvice, the_outlook_is_a_share_of_one_win_and_likes_coins) {
    Scene scene(4);
    scene.purses({8, 3, 3, 1});
    PerSeat<float> shares;
    Advice::outlook(scene.rules, scene.state, shares);
    EXPECT_NEAR(shares.at[0] + shares.at[1] + shares.at[2] + shares.at[3], 1.0F, 1e-5F);
    EXPECT_GT(shares.at[0], shares.at[1]);
    EXPECT_FLOAT_EQ(shares.at[1], shares.at[2]);
    EXPECT_GT(shares.at[2], shares.at[3]);
}

}  // namespace
}  // namespace fg::ktm
