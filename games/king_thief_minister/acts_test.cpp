// SPDX-License-Identifier: Apache-2.0
// Rules KTM-089 to KTM-114, KTM-155 and KTM-156: Minister, Thief, Executioner and Sheriff.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

// The random steps of whole games after setup, by kind.
std::pair<int, int> chance_used(const Options& options) {
    const Rules rules = make_rules(4, options, {});
    FastChance dice(3);
    int words = 0, hidden_shuffles = 0;
    for (u64 seed = 0; seed < 60; ++seed) {
        FastSource source(seed);
        RecordingSource recording(source);
        NamedChance chance(recording);
        Notebook notes;
        State state = Game::setup(rules, chance, notes);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
            Game::apply(rules, state, seat, choice, chance, notes);
        }
        words += static_cast<int>(recording.words().size()) - 7;
        for (const Told& told : notes.told)
            hidden_shuffles +=
                told.event.kind == EventKind::shuffled && told.event.shuffle == Shuffle::hidden;
    }
    return {words, hidden_shuffles};
}

TEST(KtmRules, KTM_089_KTM_090_KTM_091_any_two_cards_may_be_shuffled_and_go_back_to_the_same_spots) {
    for (int first = 0; first < spots; ++first)
        for (int second = first + 1; second < spots; ++second) {
            Scene scene(3);
            scene.claims(0, M);
            scene.window({});
            scene.does(0, shuffle(first, second, Shuffle::exchange));
            std::string expected = "KTMESP";
            std::swap(expected[static_cast<std::size_t>(first)], expected[static_cast<std::size_t>(second)]);
            EXPECT_EQ(scene.letters(), expected);
        }
}

TEST(KtmRules, KTM_092_an_open_shuffle_exchanges_and_everybody_can_follow) {
    Scene scene(4);
    scene.has_seen(3, 0).claims(0, M);
    scene.window({});
    scene.does(0, shuffle(0, 5, Shuffle::open));
    EXPECT_EQ(scene.letters(), "PTMESK");
    EXPECT_EQ(scene.knows(3, 5), K);
    EXPECT_EQ(scene.size(3), 120);
}

TEST(KtmRules, KTM_093_only_the_minister_knows_how_a_hidden_shuffle_came_out) {
    Scene scene(4);
    scene.has_seen(0, 2).has_seen(1, 2).claims(0, M);
    scene.window({});
    scene.does(0, shuffle(2, 3, Shuffle::exchange));
    EXPECT_EQ(scene.knows(0, 3), M);
    EXPECT_EQ(scene.knows(1, 3), Character::none);
    EXPECT_EQ(scene.size(1), 240);
    EXPECT_EQ(scene.last(EventKind::sealed).audience, Audience::only(scene.p(0)));
    EXPECT_EQ(scene.last(EventKind::sealed).event.shuffle, Shuffle::exchange);
    EXPECT_EQ(scene.last(EventKind::shuffled).event.shuffle, Shuffle::hidden);
}

TEST(KtmRules, KTM_094_with_nobody_knows_there_are_two_modes_and_no_secret) {
    Scene scene(5, {.minister_hidden_shuffle = HiddenShuffle::nobody_knows});
    scene.has_seen(0, 2).claims(0, M);
    scene.window({});
    EXPECT_EQ(scene.offer_count(0), 30);
    EXPECT_TRUE(scene.offers(0, shuffle(2, 3, Shuffle::hidden)));
    EXPECT_TRUE(scene.offers(0, shuffle(2, 3, Shuffle::open)));
    EXPECT_FALSE(scene.offers(0, shuffle(2, 3, Shuffle::keep)));
    scene.does(0, shuffle(2, 3, Shuffle::hidden));
    EXPECT_EQ(scene.size(0), 240);
}

TEST(KtmRules, KTM_095_KTM_096_she_sees_no_face_and_must_shuffle) {
    for (Shuffle how : {Shuffle::open, Shuffle::exchange, Shuffle::keep}) {
        Scene scene(6);
        scene.claims(0, M);
        scene.window({});
        Offers offers;
        Game::offer(scene.rules, scene.seen(0), offers);
        for (const Choice& choice : offers) EXPECT_EQ(choice.act, Act::shuffle);
        scene.does(0, shuffle(0, 1, how));
        EXPECT_EQ(scene.count(EventKind::saw), 0);
        EXPECT_EQ(scene.size(0), 720);
    }
}

TEST(KtmRules, KTM_097_a_yes_sir_gives_the_coin_and_never_the_shuffle) {
    Scene scene(4);
    scene.cards("KMTESP").claims(0, K);
    scene.window({});
    scene.window({1});
    scene.window({3});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.count(EventKind::shuffled), 0);
    EXPECT_EQ(scene.coins(), (Ints{6, 4, 2, 3}));
}

TEST(KtmRules, KTM_098_the_thief_takes_one_coin_from_each_neighbour) {
    Scene scene(5);
    scene.to_move(4).claims(4, T);  // right p3, left p0 across the empty spot 5
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{2, 3, 3, 2, 5}));
    EXPECT_EQ(scene.treasury(), 10);
}

TEST(KtmRules, KTM_099_for_a_broke_neighbour_the_treasury_pays) {
    Scene scene(3);
    scene.purses({3, 0, 6}).claims(0, T);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{5, 0, 5}));
    EXPECT_EQ(scene.treasury(), 5);
}

TEST(KtmRules, KTM_101_a_neighbours_coin_moves_before_the_treasurys) {
    Scene scene(3);  // right neighbour p4 is broke, left neighbour p2 is not
    scene.purses({6, 8, 0});
    ASSERT_EQ(scene.treasury(), 1);
    scene.claims(0, T);
    scene.window({});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{8, 7, 0}));
    EXPECT_EQ(scene.winners(), Ints{0});
}

TEST(KtmRules, KTM_102_KTM_103_KTM_104_a_right_guess_takes_the_whole_purse) {
    Scene scene = standing(4, E);
    scene.does(0, execute(scene, 3, E));  // KTMESP: spot 3 is the Executioner
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 0, 3}));
    EXPECT_EQ(scene.sights(3), std::vector<std::string>{"spot 3 E"});  // they check their card
    EXPECT_EQ(scene.last(EventKind::guessed).event.coins, 3);
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
    EXPECT_TRUE(wrong.last(EventKind::guessed).audience.everyone);
    Scene right = standing(5, E);
    right.does(0, execute(right, 2, M));
    EXPECT_EQ(right.everybody_knows(2), M);
}

TEST(KtmRules, KTM_109_a_right_guess_on_a_broke_player_yields_nothing) {
    Scene scene(4);
    scene.purses({4, 0, 4, 4}).claims(0, E);
    scene.window({});
    scene.does(0, execute(scene, 1, T));
    EXPECT_EQ(scene.last(EventKind::guessed).event.verdict, Verdict::right);
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

TEST(KtmRules, KTM_155_KTM_156_only_a_blind_shuffle_uses_chance_after_setup) {
    const auto [usual, usual_shuffles] = chance_used({});
    EXPECT_EQ(usual, 0);
    EXPECT_GT(usual_shuffles, 5);
    const auto [blind, blind_shuffles] =
        chance_used({.minister_hidden_shuffle = HiddenShuffle::nobody_knows});
    EXPECT_EQ(blind, blind_shuffles);
    EXPECT_GT(blind, 5);
}

}  // namespace
}  // namespace fg::ktm
