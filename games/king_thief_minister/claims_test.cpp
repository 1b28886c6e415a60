// SPDX-License-Identifier: Apache-2.0
// Rules KTM-054 to KTM-072 and KTM-167: claims, challenges, and choices named with the claim.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

const Options with_claim{.target_timing = TargetTiming::with_claim};

TEST(KtmRules, KTM_054_a_claim_may_be_right_or_wrong) {
    for (Character claimed : {K, T}) {
        Scene scene(3);
        scene.claims(0, claimed);
        scene.window({2});
        EXPECT_EQ(scene.last(EventKind::verdict).event.verdict,
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
    EXPECT_EQ(scene.state.round.asked, SeatSet::first(5).without(scene.p(2)));
    for (int player : {0, 1, 3, 4}) EXPECT_TRUE(scene.offers(player, Act::challenge));
    scene.window({1});
    EXPECT_EQ(scene.last(EventKind::challenged).event.target, scene.p(1));

    Scene king(5);
    king.claims(0, K);
    king.window({});
    king.window({3});
    EXPECT_TRUE(king.state.round.asked.has(king.p(0)));
    EXPECT_FALSE(king.state.round.asked.has(king.p(3)));
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
    EXPECT_EQ(scene.state.round.asked, SeatSet::only(scene.p(0)));
    scene.does(0, {.act = Act::pay_two, .target = scene.p(3)});
    EXPECT_EQ(scene.question(), Question::challenge);
    EXPECT_EQ(scene.last(EventKind::chose_payer).event.target, scene.p(3));
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
        EXPECT_EQ(scene.last(EventKind::challenged).event.target, scene.p(wishes.back()));
    }
    Scene answer(6);  // counted from the answerer, whoever's turn it is
    answer.claims(0, K);
    answer.window({});
    answer.window({3});
    answer.window({0, 4, 5});
    EXPECT_EQ(answer.last(EventKind::challenged).event.target, answer.p(0));
}

TEST(KtmRules, KTM_062_there_is_at_most_one_challenge_to_a_claim) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({1, 2, 3});
    EXPECT_EQ(scene.count(EventKind::challenged), 1);
    EXPECT_EQ(scene.question(), Question::answer);
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{3});
}

TEST(KtmRules, KTM_063_KTM_064_KTM_065_only_the_challenger_sees_the_card_and_all_hear_the_verdict) {
    Scene scene(4);
    scene.to_move(1).claims(1, K);  // has T
    scene.window({4});
    EXPECT_EQ(scene.sights(4), std::vector<std::string>{"spot 1 T"});
    for (int other : {0, 1, 3}) EXPECT_TRUE(scene.sights(other).empty());
    EXPECT_TRUE(scene.last(EventKind::verdict).audience.everyone);
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::wrong);
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
        if (scene.notes.told[i].event.kind == EventKind::paid) paid = i;
        if (scene.notes.told[i].event.kind == EventKind::stole && stole == 0) stole = i;
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
    EXPECT_EQ(lie.count(EventKind::saw), 0);
    EXPECT_EQ(lie.count(EventKind::verdict), 0);
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
    const SeatSet asked = scene.state.round.asked;
    scene.does(3, Act::challenge);
    EXPECT_EQ(scene.question(), Question::challenge);
    scene.does(5, Act::no);
    EXPECT_EQ(scene.question(), Question::challenge);
    EXPECT_EQ(scene.state.round.asked, asked);
    EXPECT_EQ(scene.state.round.owing, SeatSet::of_bits(0b010110));  // p1, p2 and p4 stay asked
    EXPECT_EQ(scene.view(3).round.sealed, Choice{.act = Act::challenge});
    scene.does(4, Act::no);
    EXPECT_EQ(scene.last(EventKind::challenged).event.target, scene.p(3));
    for (int player = 0; player < 6; ++player) EXPECT_EQ(scene.view(player).round.sealed, Choice{});
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
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.last(EventKind::saw).audience, Audience::only(scene.p(4)));
    EXPECT_EQ(scene.question(), Question::main);  // the next turn is already open
    EXPECT_EQ(scene.state.round.asked, SeatSet::only(scene.p(1)));
}

TEST(KtmRules, KTM_167_what_was_chosen_stays_chosen_and_a_caught_plan_has_no_effect) {
    const Options options{.target_timing = TargetTiming::with_claim};
    Scene sheriff(4, options);  // the payment for a lost challenge changes the purses, not the choice
    sheriff.cards("SKTMEP").purses({3, 4, 2, 3}).claims(0, S);
    sheriff.does(0, {.act = Act::pay_two, .target = sheriff.p(3)});
    sheriff.window({3});
    EXPECT_EQ(sheriff.coins(), (Ints{3, 3, 0, 2}));
    EXPECT_EQ(sheriff.state.table.plan, Choice{});

    Scene open(4, options);
    open.claims(0, M);
    open.does(0, shuffle(1, 4, Shuffle::open));
    EXPECT_EQ(open.letters(), "KTMESP");
    open.window({});
    EXPECT_EQ(open.letters(), "KSMETP");

    Scene guess(4, options);  // the Executioner takes the purse as it is after the payment
    guess.cards("EKTMSP").purses({3, 4, 2, 3}).claims(0, E);
    guess.does(0, {.act = Act::execute, .character = K, .target = guess.p(1)});
    guess.window({1});
    EXPECT_EQ(guess.payers(Reason::lost_challenge), Ints{1});
    EXPECT_EQ(guess.last(EventKind::guessed).event.coins, 3);
    EXPECT_EQ(guess.coins(), (Ints{6, 0, 2, 3}));
    EXPECT_EQ(guess.sizes(), Ints(4, 24));  // spots 0 and 1
    EXPECT_EQ(guess.question(), Question::main);

    for (Character character : {K, T}) {  // they have nothing to choose
        Scene plain(4, options);
        plain.claims(0, character);
        EXPECT_EQ(plain.question(), Question::challenge);
    }

    Scene over(4, options);  // the game ends first: the sealed exchange is dropped
    over.cards("MKTESP").purses({6, 12, 0, 0}).claims(0, M);
    over.does(0, shuffle(0, 1, Shuffle::exchange));
    over.window({3});
    EXPECT_TRUE(over.is_over());
    EXPECT_EQ(over.letters(), "MKTESP");
    EXPECT_EQ(over.count(EventKind::shuffled), 0);
    EXPECT_EQ(over.state.veiled.secret, Known<Shuffle>{});
}

TEST(KtmRules, KTM_167_a_blind_shuffle_is_drawn_only_when_it_is_carried_out) {
    const Rules rules = make_rules(
        4,
        {.minister_hidden_shuffle = HiddenShuffle::nobody_knows, .target_timing = TargetTiming::with_claim},
        {});
    ScriptedSource nothing({});  // any random step would be a complaint
    NamedChance chance(nothing);
    Scene scene(4, rules.options);
    scene.claims(0, M);
    Game::apply(scene.rules, scene.state, scene.p(0), shuffle(1, 2, Shuffle::hidden), chance, scene.notes);
    for (int player : {1, 3})
        Game::apply(scene.rules, scene.state, scene.p(player), Choice{.act = Act::no}, chance, scene.notes);
    EXPECT_EQ(nothing.complaint(), "");
    ScriptedSource heads({true});
    NamedChance flip(heads);
    Game::apply(scene.rules, scene.state, scene.p(4), Choice{.act = Act::no}, flip, scene.notes);
    EXPECT_TRUE(heads.is_used_up());
    EXPECT_EQ(scene.letters(), "KMTESP");
}

}  // namespace
}  // namespace fg::ktm
