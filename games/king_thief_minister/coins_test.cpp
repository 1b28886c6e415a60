// SPDX-License-Identifier: Apache-2.0
// Rules KTM-129 to KTM-136: payments and shortfall.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

// Keeps everybody's coins from nothing but what all are told.
struct Ledger {
    PerSeat<u8, max_players> purse;
    int treasury = 0;

    void hear(const Told& told) {
        const Event& event = told.event;
        if (event.coins == no_coins) return;
        EXPECT_TRUE(told.audience.everyone);
        u8& mine = purse[event.seat];
        if (event.kind == EventKind::paid) give(mine, -event.coins), treasury += event.coins;
        if (event.kind == EventKind::took) give(mine, event.coins), treasury -= event.coins;
        if (event.kind == EventKind::stole || event.kind == EventKind::guessed)
            give(mine, event.coins), give(purse[event.target], -event.coins);
    }
    static void give(u8& coins, int more) { coins = static_cast<u8>(coins + more); }
};

TEST(KtmRules, KTM_129_penalties_and_tax_go_to_the_treasury) {
    Scene challenge(4);
    challenge.cards("TKMESP").claims(0, T);
    challenge.window({3});
    EXPECT_EQ(challenge.treasury(), 9);
    Scene answers(6);
    answers.claims(0, K);
    answers.window({});
    answers.window({1, 4});
    EXPECT_EQ(answers.treasury(), 12 - 3 + 2);
    Scene tax = standing(6, S);
    tax.does(0, {.act = Act::pay_two, .target = tax.p(1)});
    EXPECT_EQ(tax.treasury(), 12 + 6);
    Scene peasant(4);
    peasant.claims(0, P);
    EXPECT_EQ(peasant.treasury(), 10);
}

TEST(KtmRules, KTM_130_KTM_131_KTM_133_who_cannot_pay_makes_all_others_take_a_coin) {
    Scene lost(5);  // a lost challenge; the pretender and a broke player take too
    lost.cards("TKMESP").purses({6, 6, 0, 0, 3}).claims(0, T);
    lost.window({2});
    EXPECT_EQ(lost.takers(Reason::shortfall), (Ints{1, 0, 4, 3}));
    EXPECT_EQ(lost.purse(2), 0);
    EXPECT_EQ(lost.purse(3), 1);
    Scene answer(5);  // a false answer in a mutual challenge; the other answerer takes too
    answer.purses({2, 0, 4, 4, 4}).claims(0, K);
    answer.window({});
    answer.window({1, 2});
    EXPECT_EQ(answer.takers(Reason::shortfall), (Ints{0, 4, 3, 2}));
    EXPECT_EQ(answer.takers(Reason::answer), Ints{2});
    EXPECT_EQ(answer.coins(), (Ints{6, 0, 6, 5, 5}));
}

TEST(KtmRules, KTM_132_a_player_pays_what_he_has_before_any_shortfall_round) {
    Scene scene(3, {}, {.look_price = 3});
    scene.purses({2, 3, 3});
    scene.does(0, Act::look);  // pays two; one round for the third
    EXPECT_EQ(scene.payers(Reason::look), Ints{0});
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 2}));
    EXPECT_EQ(scene.coins(), (Ints{0, 4, 4}));
    Scene able(3);
    able.does(0, Act::look);  // who has the coin must pay it
    EXPECT_TRUE(able.takers(Reason::shortfall).empty());
}

TEST(KtmRules, KTM_134_KTM_135_the_last_coin_ends_the_game_whether_or_not_all_were_served) {
    for (int treasury : {1, 2, 3}) {
        Scene scene(4);
        scene.cards("TKMESP").purses({9, 11 - treasury, 0, 0}).claims(0, T);
        scene.window({3});
        EXPECT_TRUE(scene.is_over());
        const Ints order{1, 0, 4};
        EXPECT_EQ(scene.takers(Reason::shortfall), Ints(order.begin(), order.begin() + treasury));
        EXPECT_EQ(scene.count(EventKind::stole), 0);
    }
}

TEST(KtmRules, KTM_136_coins_move_only_by_what_is_told_to_all) {
    int moved = 0;
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastSource source(static_cast<u64>(players));
        NamedChance chance(source);
        FastChance dice(9);
        for (int game = 0; game < 20; ++game) {
            Notebook notes;
            State state = Game::setup(rules, chance, notes);
            Ledger ledger{state.table.purse, state.table.treasury};
            while (!Game::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                Choice choice;
                Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
                notes.told.clear();
                const bool is_move = choice.act == Act::move_left || choice.act == Act::move_right ||
                                     choice.act == Act::move_front || choice.act == Act::shuffle ||
                                     choice.act == Act::peek || choice.act == Act::decline;
                Game::apply(rules, state, seat, choice, chance, notes);
                for (const Told& told : notes.told) {
                    ledger.hear(told);
                    const bool has_coins = told.event.coins != no_coins &&
                                           told.event.kind != EventKind::ended;  // which only counts them
                    moved += has_coins;
                    ASSERT_FALSE(is_move && has_coins);
                }
                ASSERT_EQ(state.table.purse, ledger.purse);
                ASSERT_EQ(state.table.treasury, ledger.treasury);
            }
        }
    }
    EXPECT_GT(moved, 500);
}

}  // namespace
}  // namespace fg::ktm
