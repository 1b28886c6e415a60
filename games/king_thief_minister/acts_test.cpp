// SPDX-License-Identifier: Apache-2.0
// Rules KTM-102 to KTM-136: Executioner, Sheriff, Peasant, payments and shortfall.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

Choice execute(const Scene& scene, int player, Character guess) {
    return {.act = Act::execute, .character = guess, .target = scene.p(player)};
}

// p0's claim stands unchallenged.
Scene standing(int players, Character character) {
    Scene scene(players);
    scene.claims(0, character);
    scene.window({});
    return scene;
}

TEST(KtmRules, KTM_102_KTM_103_KTM_104_a_right_guess_takes_the_whole_purse) {
    Scene scene = standing(4, E);
    scene.does(0, execute(scene, 3, E));  // KTMESP: spot 3 is the Executioner
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 0, 3}));
    EXPECT_EQ(scene.sights(3), std::vector<std::string>{"spot 3 E"});  // she checks her card
    EXPECT_EQ(scene.last(Happening::guessed).event.coins, 3);
}

TEST(KtmRules, KTM_105_a_wrong_guess_costs_and_brings_nothing) {
    Scene scene = standing(4, E);
    scene.does(0, execute(scene, 3, K));
    EXPECT_EQ(scene.coins(), Ints(4, 3));
    EXPECT_EQ(scene.treasury(), 8);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmRules, KTM_106_KTM_107_any_other_player_and_any_character_but_no_declining) {
    Scene scene(5);
    scene.purses({5, 0, 5, 5, 5}).claims(0, E);
    scene.window({});
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    EXPECT_EQ(offers.size(), 4 * 6);
    for (const Choice& choice : offers) {
        EXPECT_EQ(choice.act, Act::execute);
        EXPECT_NE(choice.target, scene.p(0));
    }
    for (Character guess : {K, T, M, E, S, P}) EXPECT_TRUE(offers.has(execute(scene, 1, guess)));
}

TEST(KtmRules, KTM_108_only_the_target_sees_the_face_and_all_hear_right_or_wrong) {
    Scene wrong = standing(5, E);
    wrong.does(0, execute(wrong, 2, T));
    EXPECT_TRUE(wrong.sights(0).empty());
    EXPECT_EQ(wrong.sizes(), (Ints{600, 600, 120, 600, 600}));
    EXPECT_EQ(wrong.public_size(), 600);
    EXPECT_TRUE(wrong.last(Happening::guessed).audience.everyone);
    Scene right = standing(5, E);
    right.does(0, execute(right, 2, M));
    EXPECT_EQ(right.everybody_knows(2), M);
}

TEST(KtmRules, KTM_109_a_right_guess_on_a_broke_player_yields_nothing) {
    Scene scene(4);
    scene.purses({4, 0, 4, 4}).claims(0, E);
    scene.window({});
    scene.does(0, execute(scene, 1, T));
    EXPECT_EQ(scene.last(Happening::guessed).event.verdict, Verdict::right);
    EXPECT_EQ(scene.coins(), (Ints{4, 0, 4, 4}));
    EXPECT_EQ(scene.treasury(), 8);
}

TEST(KtmRules, KTM_110_KTM_111_everybody_else_pays_tax_and_the_chosen_one_a_coin_more) {
    Scene scene = standing(6, S);
    EXPECT_EQ(scene.offer_count(0), 5);
    scene.does(0, {.act = Act::pay_two, .target = scene.p(4)});
    EXPECT_EQ(scene.coins(), (Ints{3, 2, 2, 2, 1, 2}));
    EXPECT_EQ(scene.treasury(), 18);
}

TEST(KtmRules, KTM_112_KTM_113_tax_takes_only_what_is_there_and_makes_no_shortfall) {
    Scene scene(4);
    scene.purses({3, 0, 1, 8}).claims(0, S);
    scene.window({});
    scene.does(0, {.act = Act::pay_two, .target = scene.p(3)});
    EXPECT_EQ(scene.coins(), (Ints{3, 0, 0, 7}));
    EXPECT_TRUE(scene.takers(Reason::shortfall).empty());
    EXPECT_EQ(scene.payers(Reason::tax), (Ints{4, 3}));
}

TEST(KtmRules, KTM_114_a_broke_player_may_be_chosen_and_the_sheriff_receives_nothing) {
    Scene scene(4);
    scene.purses({3, 0, 4, 4}).claims(0, S);
    scene.window({});
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    for (const Choice& choice : offers) EXPECT_EQ(choice.act, Act::pay_two);  // choosing is compulsory
    EXPECT_FALSE(scene.offers(0, {.act = Act::pay_two, .target = scene.p(0)}));
    scene.does(0, {.act = Act::pay_two, .target = scene.p(1)});
    EXPECT_EQ(scene.coins(), (Ints{3, 0, 3, 3}));
    EXPECT_EQ(scene.treasury(), 11);
}

TEST(KtmRules, KTM_115_KTM_116_a_claimed_peasant_is_turned_up_at_once_without_a_window) {
    for (const char* letters : {"PKTMES", "KPTMES"}) {
        Scene scene(4);
        scene.cards(letters).claims(0, P);
        EXPECT_EQ(scene.count(Happening::turned_up), 1);
        EXPECT_EQ(scene.count(Happening::challenged) + scene.count(Happening::unchallenged), 0);
        EXPECT_EQ(scene.question(), letters[0] == 'P' ? Question::name : Question::main);
        EXPECT_EQ(scene.public_size(), 120);
    }
}

TEST(KtmRules, KTM_117_KTM_118_KTM_120_KTM_121_he_names_the_others_one_by_one_in_any_order) {
    Scene scene(3);
    scene.cards("PKTMES").claims(0, P);
    int legal[] = {25, 16, 9, 4};
    int step = 0;
    for (const auto& [spot, face] : {std::pair{5, S}, {3, M}, {1, K}, {4, E}}) {
        EXPECT_EQ(scene.offer_count(0), legal[step++]);
        EXPECT_FALSE(scene.offers(0, name_card(0, face)));  // already shown
        EXPECT_FALSE(scene.offers(0, name_card(spot, P)));
        scene.does(0, name_card(spot, face));
        EXPECT_EQ(scene.state.table.face_up[spot], face);
    }
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(Happening::named), 4);
    EXPECT_EQ(scene.since_last(Happening::named),  // the fifth card is shown without a question
              (std::vector{Happening::named, Happening::turned_up, Happening::turned_up, Happening::took,
                           Happening::ended}));
    EXPECT_EQ(scene.last(Happening::turned_up).event.spot, 2);
    EXPECT_EQ(scene.last(Happening::turned_up).event.character, T);
}

TEST(KtmRules, KTM_119_with_player_spots_only_the_other_players_cards_are_named) {
    const int first[] = {10, 15, 20, 25}, steps[] = {2, 3, 4, 4};
    for (int players = 3; players <= 6; ++players) {
        Scene scene(players, {.peasant_scope = PeasantScope::player_spots});
        scene.cards("PKTMES").claims(0, P);
        EXPECT_EQ(scene.offer_count(0), first[players - 3]);
        int named = 0;
        for (int spot = 1; spot < spots && !scene.is_over(); ++spot) {
            if (scene.p(spot) == no_seat) {
                EXPECT_FALSE(scene.offers(0, name_card(spot, scene.face_at(spot))));
                continue;
            }
            scene.does(0, name_card(spot, scene.face_at(spot)));
            ++named;
        }
        EXPECT_TRUE(scene.is_over());
        EXPECT_EQ(named, steps[players - 3]);
    }
}

TEST(KtmRules, KTM_121_with_player_spots_the_last_card_of_a_player_is_a_real_step) {
    Scene scene(3, {.peasant_scope = PeasantScope::player_spots});
    scene.cards("PKTMES").claims(0, P);
    scene.does(0, name_card(2, T));
    EXPECT_EQ(scene.question(), Question::name);
    EXPECT_EQ(scene.offer_count(0), 4);
}

TEST(KtmRules, KTM_122_the_successful_peasant_takes_the_treasury_and_that_ends_the_game) {
    Scene scene(6);
    scene.cards("PKTMES").claims(0, P);
    for (const auto& [spot, face] : {std::pair{1, K}, {2, T}, {3, M}, {4, E}})
        scene.does(0, name_card(spot, face));
    EXPECT_EQ(scene.takers(Reason::peasant), Ints{0});
    EXPECT_EQ(scene.purse(0), 15);
    EXPECT_EQ(scene.treasury(), 0);
    EXPECT_EQ(scene.state.table.ending, Ending::empty_treasury);
}

TEST(KtmRules, KTM_123_KTM_124_the_first_mistake_costs_two_coins_and_ends_the_act) {
    Scene own(5);
    own.claims(0, P);  // has the King
    EXPECT_EQ(own.coins(), (Ints{1, 3, 3, 3, 3}));
    Scene other(5);
    other.cards("PKTMES").claims(0, P);
    other.does(0, name_card(3, E));
    EXPECT_EQ(other.coins(), (Ints{1, 3, 3, 3, 3}));
    EXPECT_EQ(other.treasury(), 12);
    EXPECT_EQ(other.count(Happening::turned_up), 2);
    EXPECT_EQ(other.everybody_knows(3), M);  // the card pointed to is seen by all
    EXPECT_EQ(other.everybody_knows(1), Character::none);
    EXPECT_EQ(other.mover(), 1);
}

TEST(KtmRules, KTM_125_KTM_126_after_a_mistake_the_cards_lie_face_down_and_stay_known) {
    Scene scene(4);
    scene.cards("PKTMES").claims(0, P);
    scene.does(0, name_card(1, K));
    EXPECT_EQ(scene.state.table.face_up[1], K);
    scene.does(0, name_card(4, S));
    for (Character face : scene.state.table.face_up) EXPECT_EQ(face, Character::none);
    EXPECT_EQ(scene.letters(), "PKTMES");
    EXPECT_EQ(scene.public_size(), 6);
    EXPECT_EQ(scene.question(), Question::main);
}

TEST(KtmRules, KTM_127_with_one_coin_he_pays_it_and_the_others_take_one_each) {
    Scene scene(4);
    scene.purses({1, 4, 4, 4});
    ASSERT_EQ(scene.treasury(), 7);
    scene.claims(0, P);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1}));
    EXPECT_EQ(scene.coins(), (Ints{0, 5, 5, 5}));
    EXPECT_EQ(scene.treasury(), 5);
}

TEST(KtmRules, KTM_128_if_he_is_broke_the_others_take_two_in_two_rounds) {
    Scene scene(4);
    scene.purses({0, 4, 4, 4}).claims(0, P);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1, 4, 3, 1}));
    EXPECT_EQ(scene.coins(), (Ints{0, 6, 6, 6}));
    EXPECT_EQ(scene.treasury(), 2);
}

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
        EXPECT_EQ(scene.count(Happening::stole), 0);
    }
}

// Keeps everybody's coins from nothing but what all are told.
struct Ledger {
    PerSeat<u8, max_players> purse;
    int treasury = 0;

    void hear(const Told& told) {
        const Event& event = told.event;
        if (event.coins == no_coins) return;
        EXPECT_TRUE(told.audience.everyone);
        u8& mine = purse[event.seat];
        if (event.happening == Happening::paid) give(mine, -event.coins), treasury += event.coins;
        if (event.happening == Happening::took) give(mine, event.coins), treasury -= event.coins;
        if (event.happening == Happening::stole || event.happening == Happening::guessed)
            give(mine, event.coins), give(purse[event.target], -event.coins);
    }
    static void give(u8& coins, int more) { coins = static_cast<u8>(coins + more); }
};

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
                const Seat seat = state.hidden.owing.lowest();
                Choice choice;
                Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
                notes.told.clear();
                const bool is_move = choice.act == Act::move_left || choice.act == Act::move_right ||
                                     choice.act == Act::move_front || choice.act == Act::shuffle ||
                                     choice.act == Act::peek || choice.act == Act::decline;
                Game::apply(rules, state, seat, choice, chance, notes);
                for (const Told& told : notes.told) {
                    ledger.hear(told);
                    moved += told.event.coins != no_coins;
                    ASSERT_FALSE(is_move && told.event.coins != no_coins);
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
