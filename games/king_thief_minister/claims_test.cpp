// SPDX-License-Identifier: Apache-2.0
// Rules KTM-054 to KTM-101: claims, challenges, King, Minister and Thief.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

const Options with_claim{.target_timing = TargetTiming::with_claim};

TEST(KtmRules, KTM_054_a_claim_may_be_right_or_wrong) {
    for (Character claimed : {K, T}) {
        Scene scene(3);
        scene.claims(0, claimed);
        scene.window({2});
        EXPECT_EQ(scene.last(Happening::verdict).event.verdict,
                  claimed == K ? Verdict::right : Verdict::wrong);
    }
}

TEST(KtmRules, KTM_055_any_character_may_be_claimed_whatever_is_known) {
    Scene scene(3);
    scene.cards("KTMESP").claims(0, P);  // K is shown to everybody
    scene.does(2, Act::move_left);
    scene.does(4, Act::move_right);
    ASSERT_EQ(scene.everybody_knows(0), K);
    for (int time = 0; time < 2; ++time) {
        for (Character c : {K, T, M, E, S, P}) EXPECT_TRUE(scene.offers(0, claim(c)));
        scene.claims(0, T);
        scene.window({});
        scene.does(2, Act::move_left);
        scene.does(4, Act::move_right);
    }
}

TEST(KtmRules, KTM_056_KTM_057_every_other_player_may_challenge_also_a_broke_one) {
    Scene scene(5);
    scene.purses({5, 0, 5, 5, 5}).to_move(2).claims(2, T);
    EXPECT_EQ(Game::asked(scene.state.table), SeatSet::first(5).without(scene.p(2)));
    for (int player : {0, 1, 3, 4}) EXPECT_TRUE(scene.offers(player, Act::challenge));
    scene.window({1});
    EXPECT_EQ(scene.last(Happening::challenged).event.target, scene.p(1));

    Scene king(5);
    king.claims(0, K);
    king.window({});
    king.window({3});
    EXPECT_TRUE(Game::asked(king.state.table).has(king.p(0)));
    EXPECT_FALSE(Game::asked(king.state.table).has(king.p(3)));
}

TEST(KtmRules, KTM_058_the_window_comes_before_the_choices_of_the_act) {
    const std::pair<Character, Question> acts[] = {
        {E, Question::execute}, {S, Question::pay_two}, {M, Question::shuffle}};
    for (const auto& [character, question] : acts) {
        Scene scene(4);
        scene.claims(0, character);
        EXPECT_EQ(scene.question(), Question::challenge);
        scene.window({});
        EXPECT_EQ(scene.question(), question);
        Scene caught(4);
        caught.cards("PKTMES").claims(0, character);
        caught.window({1});
        EXPECT_EQ(caught.question(), Question::main);
        EXPECT_EQ(caught.mover(), 1);
    }
}

TEST(KtmRules, KTM_059_with_claim_the_choices_come_first_and_are_public) {
    Scene scene(4, with_claim);
    scene.cards("SKTMEP").claims(0, S);
    EXPECT_EQ(scene.question(), Question::pay_two);
    EXPECT_EQ(Game::asked(scene.state.table), SeatSet::only(scene.p(0)));
    scene.does(0, {.act = Act::pay_two, .target = scene.p(3)});
    EXPECT_EQ(scene.question(), Question::challenge);
    EXPECT_EQ(scene.last(Happening::chose_payer).event.target, scene.p(3));
    EXPECT_EQ(scene.view(4).table.plan.target, scene.p(3));
    EXPECT_EQ(scene.coins(), Ints(4, 3));
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{3, 2, 1, 2}));
}

TEST(KtmRules, KTM_060_KTM_061_the_first_in_right_hand_order_from_the_pretender_challenges) {
    for (Ints wishes : {Ints{1, 2, 3, 4, 5}, Ints{1, 2, 3}, Ints{1}}) {
        Scene scene(6);
        scene.claims(0, T);
        for (int player = 1; player <= 5 && scene.question() == Question::challenge; ++player) {
            const bool is_willing = std::find(wishes.begin(), wishes.end(), player) != wishes.end();
            scene.does(player, is_willing ? Act::challenge : Act::no);
        }
        EXPECT_EQ(scene.last(Happening::challenged).event.target, scene.p(wishes.back()));
    }
    Scene answer(6);  // counted from the answerer, whoever's turn it is
    answer.claims(0, K);
    answer.window({});
    answer.window({3});
    answer.window({0, 4, 5});
    EXPECT_EQ(answer.last(Happening::challenged).event.target, answer.p(0));
}

TEST(KtmRules, KTM_062_there_is_at_most_one_challenge_to_a_claim) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({1, 2, 3});
    EXPECT_EQ(scene.count(Happening::challenged), 1);
    EXPECT_EQ(scene.question(), Question::answer);
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{3});
}

TEST(KtmRules, KTM_063_KTM_064_KTM_065_only_the_challenger_sees_the_card_and_all_hear_the_verdict) {
    Scene scene(4);
    scene.to_move(1).claims(1, K);  // has T
    scene.window({4});
    EXPECT_EQ(scene.sights(4), std::vector<std::string>{"spot 1 T"});
    for (int other : {0, 1, 3}) EXPECT_TRUE(scene.sights(other).empty());
    EXPECT_TRUE(scene.last(Happening::verdict).audience.everyone);
    EXPECT_EQ(scene.last(Happening::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.size(1), 600);  // the pretender learns the verdict only
    EXPECT_EQ(scene.letters(), "KTMESP");
    EXPECT_EQ(scene.state.table.face_up[1], Character::none);
}

TEST(KtmRules, KTM_066_KTM_067_a_lost_challenge_is_paid_before_the_act) {
    Scene scene(5);
    scene.cards("TKMESP").claims(0, T);
    scene.window({1});
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{1});
    EXPECT_EQ(scene.coins(), (Ints{5, 1, 3, 3, 2}));
    EXPECT_EQ(scene.treasury(), 11);
    std::size_t paid = 0, stole = 0;
    for (std::size_t i = 0; i < scene.notes.told.size(); ++i) {
        if (scene.notes.told[i].event.happening == Happening::paid) paid = i;
        if (scene.notes.told[i].event.happening == Happening::stole && stole == 0) stole = i;
    }
    EXPECT_LT(paid, stole);
}

TEST(KtmRules, KTM_068_a_caught_pretender_pays_nothing_and_loses_the_act) {
    for (Character claimed : {T, M, E, S}) {
        Scene scene(4);
        scene.claims(0, claimed);
        scene.window({3});
        EXPECT_EQ(scene.coins(), Ints(4, 3));
        EXPECT_EQ(scene.letters(), "KTMESP");
        EXPECT_EQ(scene.mover(), 1);
    }
}

TEST(KtmRules, KTM_069_an_unchallenged_lie_works_like_the_truth_and_is_never_checked) {
    Scene lie(5), truth(5);
    truth.cards("TKMESP");
    for (Scene* scene : {&lie, &truth}) {
        scene->claims(0, T);
        scene->window({});
    }
    EXPECT_EQ(lie.coins(), truth.coins());
    EXPECT_EQ(lie.sizes(), Ints(5, 720));
    EXPECT_EQ(lie.count(Happening::saw), 0);
    EXPECT_EQ(lie.count(Happening::verdict), 0);
}

TEST(KtmRules, KTM_070_what_is_not_open_to_challenge) {
    for (Act act : {Act::look, Act::move_front}) {
        Scene scene(4);
        scene.does(0, act);
        EXPECT_EQ(scene.question(), Question::main);
    }
    Scene peasant(4);
    peasant.claims(0, P);
    EXPECT_EQ(peasant.question(), Question::main);
    peasant.claims(1, E);
    peasant.window({});
    peasant.does(1, {.act = Act::execute, .character = K, .target = peasant.p(0)});
    EXPECT_EQ(peasant.question(), Question::main);
    Scene answers(4);
    answers.claims(0, K);
    answers.window({});
    answers.window({1, 3});
    EXPECT_EQ(answers.question(), Question::main);
}

TEST(KtmRules, KTM_071_the_window_closes_when_its_outcome_is_fixed_and_not_before) {
    Scene scene(6);  // p0 claims: right-hand order is p5, p4, p3, p2, p1
    scene.claims(0, T);
    const SeatSet asked = Game::asked(scene.state.table);
    scene.does(3, Act::challenge);
    EXPECT_EQ(scene.question(), Question::challenge);
    scene.does(5, Act::no);
    EXPECT_EQ(scene.question(), Question::challenge);
    EXPECT_EQ(Game::asked(scene.state.table), asked);
    EXPECT_EQ(Game::owing(scene.state), SeatSet::of_bits(0b010110));  // p1, p2 and p4 stay asked
    EXPECT_EQ(scene.view(3).mine.sealed, Choice{.act = Act::challenge});
    scene.does(4, Act::no);
    EXPECT_EQ(scene.last(Happening::challenged).event.target, scene.p(3));
    for (int player = 0; player < 6; ++player) EXPECT_EQ(scene.view(player).mine.sealed, Choice{});
}

TEST(KtmRules, KTM_071_a_wish_that_lost_stays_secret) {
    Scene wished(6), quiet(6);
    for (Scene* scene : {&wished, &quiet}) scene->claims(0, T);
    wished.does(1, Act::challenge);
    quiet.does(1, Act::no);
    EXPECT_EQ(wished.view(2), quiet.view(2));
    for (Scene* scene : {&wished, &quiet}) scene->does(5, Act::challenge);
    for (int player = 0; player < 6; ++player) EXPECT_EQ(wished.view(player), quiet.view(player));
    ASSERT_EQ(wished.notes.told.size(), quiet.notes.told.size());
    for (std::size_t i = 0; i < quiet.notes.told.size(); ++i)
        EXPECT_EQ(wished.notes.told[i].event, quiet.notes.told[i].event);
}

TEST(KtmRules, KTM_072_verdicts_are_computed_and_looks_do_not_hold_up_the_game) {
    Scene scene(4);
    scene.claims(0, T);
    scene.window({4});
    EXPECT_EQ(scene.last(Happening::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.last(Happening::saw).audience, Audience::only(scene.p(4)));
    EXPECT_EQ(scene.question(), Question::main);  // the next turn is already open
    EXPECT_EQ(Game::asked(scene.state.table), SeatSet::only(scene.p(1)));
}

TEST(KtmRules, KTM_073_KTM_074_the_king_takes_three_coins_and_then_the_answers_are_asked_for) {
    Scene scene(5);
    scene.claims(0, K);
    EXPECT_EQ(scene.purse(0), 3);
    scene.window({});
    EXPECT_EQ(scene.purse(0), 6);
    EXPECT_EQ(scene.treasury(), 7);
    EXPECT_EQ(scene.question(), Question::answer);
    Scene caught(5);
    caught.cards("TKMESP").claims(0, K);
    caught.window({3});
    EXPECT_EQ(caught.purse(0), 3);
    EXPECT_EQ(caught.question(), Question::main);
}

TEST(KtmRules, KTM_075_a_treasury_of_three_or_fewer_goes_to_the_king_and_ends_the_game) {
    for (int treasury : {1, 2, 3, 4}) {
        Scene scene(3);
        scene.purses({4, 4, 7 - treasury});
        ASSERT_EQ(scene.treasury(), treasury);
        scene.claims(0, K);
        scene.window({});
        EXPECT_EQ(scene.is_over(), treasury <= 3);
        EXPECT_EQ(scene.purse(0), treasury <= 3 ? 4 + treasury : 7);
        EXPECT_EQ(scene.question(), treasury <= 3 ? Question::none : Question::answer);
    }
}

TEST(KtmRules, KTM_076_KTM_077_KTM_078_anybody_else_may_answer_for_one_treasury_coin) {
    Scene scene(5);
    scene.purses({3, 0, 4, 4, 4}).cards("TKMESP").claims(0, K);  // not even a King
    scene.window({});
    EXPECT_EQ(Game::asked(scene.state.table), SeatSet::first(5).without(scene.p(0)));
    for (int player : {1, 2, 3, 4}) EXPECT_EQ(scene.offer_count(player), 2);
    const int treasury = scene.treasury();
    scene.window({1});
    scene.window({});
    EXPECT_EQ(scene.purse(1), 1);
    EXPECT_EQ(scene.treasury(), treasury - 1);
}

TEST(KtmRules, KTM_079_KTM_080_answers_are_sealed_and_published_together) {
    Scene scene(5), other(5);
    for (Scene* one : {&scene, &other}) {
        one->claims(0, K);
        one->window({});
    }
    const std::size_t told = scene.notes.told.size();
    scene.does(2, Act::answer);
    other.does(2, Act::silent);
    EXPECT_EQ(scene.notes.told.size(), told);
    EXPECT_EQ(scene.view(1), other.view(1));
    scene.does(1, Act::silent);
    scene.does(3, Act::answer);
    EXPECT_EQ(scene.question(), Question::answer);  // no early end: everybody is heard
    EXPECT_FALSE(Game::owing(scene.state).has(scene.p(2)));
    scene.expires(4);
    EXPECT_EQ(scene.last(Happening::answered).event.seats, SeatSet::of_bits(0b01100));
}

TEST(KtmRules, KTM_081_no_answer_ends_the_turn) {
    Scene scene(3);
    scene.claims(0, K);
    scene.window({});
    scene.window({});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.mover(), 2);
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3}));
}

TEST(KtmRules, KTM_082_a_single_answer_is_a_claim_that_can_be_challenged) {
    Scene scene(6);
    scene.cards("KTEMSP").claims(0, K);
    scene.window({});
    scene.window({3});
    EXPECT_EQ(scene.question(), Question::challenge_answer);
    EXPECT_EQ(scene.state.table.pretender, scene.p(3));
    EXPECT_EQ(scene.state.table.claim, M);
    scene.window({4, 1});  // right-hand order from p3: p2, p1, p0, p5, p4
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{1});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 3, 4, 3, 3}));
}

TEST(KtmRules, KTM_083_a_caught_answerer_pays_nothing_and_keeps_his_turn) {
    Scene scene(3);
    scene.claims(0, K);
    scene.window({});
    scene.window({4});
    scene.window({2});
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3}));
    EXPECT_EQ(scene.mover(), 2);
    scene.does(2, Act::move_left);
    EXPECT_EQ(scene.mover(), 4);
}

TEST(KtmRules, KTM_084_KTM_085_KTM_086_two_answers_inspect_each_other_and_nobody_else_challenges) {
    Scene scene(5);
    scene.claims(0, K);
    scene.window({});
    scene.window({1, 2});
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.sights(1), std::vector<std::string>{"spot 2 M"});
    EXPECT_EQ(scene.sights(2), std::vector<std::string>{"spot 1 T"});
    EXPECT_EQ(scene.coins(), (Ints{6, 2, 4, 3, 3}));  // the liar pays 1 in all, the true one nothing
    EXPECT_EQ(scene.count(Happening::verdict), 2);
}

TEST(KtmRules, KTM_087_KTM_088_three_answers_look_judge_pay_and_then_the_minister_takes) {
    Scene scene(6);
    scene.to_move(1).cards("TKMESP").claims(1, K);
    scene.window({});
    scene.window({0, 2, 4});
    EXPECT_EQ(scene.sights(0).size(), 2u);
    EXPECT_EQ(scene.sights(2).size(), 2u);
    EXPECT_EQ(scene.sights(4).size(), 2u);
    EXPECT_EQ(scene.payers(Reason::false_answer), (Ints{0, 4}));  // right-hand order from p1
    std::vector<Happening> order;
    for (const Told& told : scene.notes.told)
        if (told.event.happening == Happening::saw || told.event.happening == Happening::verdict ||
            told.event.happening == Happening::paid || told.event.reason == Reason::answer)
            order.push_back(told.event.happening);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));  // saw < verdict < paid < took
    EXPECT_EQ(order.size(), 6u + 3u + 2u + 1u);
}

TEST(KtmRules, KTM_088_the_game_may_end_before_the_minister_takes_his_coin) {
    Scene scene(3);
    scene.cards("KTMESP").purses({5, 5, 0});
    ASSERT_EQ(scene.treasury(), 5);
    scene.claims(0, K);
    scene.window({});
    scene.window({2, 4});  // p4 lied and is broke: p2 and p0 take the last two
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{9, 6, 0}));
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
    EXPECT_EQ(scene.last(Happening::sealed).audience, Audience::only(scene.p(0)));
    EXPECT_EQ(scene.last(Happening::sealed).event.shuffle, Shuffle::exchange);
    EXPECT_EQ(scene.last(Happening::shuffled).event.shuffle, Shuffle::hidden);
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
        EXPECT_EQ(scene.count(Happening::saw), 0);
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
    EXPECT_EQ(scene.count(Happening::shuffled), 0);
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

}  // namespace
}  // namespace fg::ktm
