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

// How often p0, who has so many coins and knows that their card is the Peasant, claims to be somebody else.
int bluffs_with(int coins) {
    Scene scene(4);
    scene.cards("PTMESK").purses({coins, 3, 3, 3}).to_move(0).has_seen(0, 0);
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    FastChance chance(55);
    int bluffs = 0;
    for (int time = 0; time < 400; ++time) {
        const Choice choice = Advice::advise(scene.rules, scene.view(0), offers, chance);
        bluffs += choice.act == Act::claim && choice.character != P;
    }
    return bluffs;
}
TEST(KtmAdvice, who_is_broke_bluffs) {
    EXPECT_GT(bluffs_with(0), 300) << "there is nothing to lose";
    EXPECT_LT(bluffs_with(3), bluffs_with(0) - 50);
}

TEST(KtmAdvice, KTM_163_thinkers_tire_of_a_game_that_goes_on_and_on) {
    for (int players = 3; players <= 6; ++players) {
        Scene scene(players);
        const auto weariness = [&](int rounds) {
            scene.state.table.turns = static_cast<u16>(rounds * players);
            return Advice::weariness(scene.rules, scene.state.table);
        };
        EXPECT_EQ(weariness(0), 0);
        EXPECT_EQ(weariness(9), 0) << "as long as most games take";
        for (int round = 10; round < 20; ++round) EXPECT_GT(weariness(round), weariness(round - 1)) << round;
        EXPECT_GT(weariness(10), 0);
        EXPECT_LT(weariness(11), 0.5F) << "not all at once";
        EXPECT_GE(weariness(14), 1) << "then they play by the rule of thumb alone";
        EXPECT_LT(14, scene.rules.options.round_cap) << "long before the cap";
    }
}

}  // namespace
}  // namespace fg::ktm
