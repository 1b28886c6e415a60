// SPDX-License-Identifier: Apache-2.0
// Rules KTM-040, KTM-144, KTM-145 and KTM-162: what is offered, what is not and why, and what an expired clock answers.
#include "engine/playout.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_040_legal_choices_depend_on_public_facts_only) {
    const Rules rules = make_rules(5, {}, {});
    FastChance chance(5);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    int questions = 0;
    for (int step = 0; step < 600 && !Game::is_over(state.table); ++step) {
        const Seat seat = state.round.owing.lowest();
        Offers before, after;
        Game::offer(rules, seen_by<Game>(state, seat), before);
        State other = state;  // the same table, other cards, other knowledge
        std::swap(other.hidden.face[0], other.hidden.face[5]);
        for (int i = 0; i < 5; ++i) other.own[seat_of(i)].knowledge = Knowledge::all();
        Game::offer(rules, seen_by<Game>(other, seat), after);
        ASSERT_EQ(before.size(), after.size());
        for (int i = 0; i < before.size(); ++i) ASSERT_EQ(before[i], after[i]);
        ++questions;
        Game::apply(rules, state, seat,
                    before[static_cast<int>(chance.below(static_cast<u32>(before.size())))], chance, silence);
    }
    EXPECT_GT(questions, 20);
}

TEST(KtmRules, KTM_144_at_most_45_choices_and_16_answers_in_a_turn) {
    EXPECT_EQ(Offers::capacity, 45);
    Scene scene(6);
    scene.claims(0, K);
    int answers = 1;
    for (int player = 1; player <= 5; ++player, ++answers) scene.does(player, Act::no);
    for (int player = 1; player <= 5; ++player, ++answers)
        scene.does(player, player == 3 ? Act::answer : Act::silent);
    for (int player : {4, 5, 0, 1, 2}) {
        scene.does(player, Act::no);
        ++answers;
    }
    EXPECT_EQ(answers, 16);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmRules, KTM_144_no_turn_is_longer_and_no_question_wider_at_any_table) {
    for (int players = 3; players <= 6; ++players)
        for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
            const Rules rules = make_rules(players, {.target_timing = timing}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 60; ++play) {
                State state = Game::setup(rules, chance, silence);
                u32 turn = 0;
                int answers = 0;
                while (!Game::is_over(state.table)) {
                    const bool is_setup = state.table.question == Question::initial_look;
                    answers = is_setup ? 0 : state.table.turns == turn ? answers + 1 : 1;
                    turn = state.table.turns;
                    ASSERT_LE(answers, 1 + 3 * (players - 1));
                    ASSERT_LE(state.round.asked.size(), is_setup ? players : players - 1);
                    ASSERT_LE(answer_at_random<Game>(rules, state, state.round.owing.lowest(), chance), 45);
                }
            }
        }
}

TEST(KtmRules, KTM_145_every_timeout_is_offered_and_found_from_public_facts) {
    u32 questions = 0;
    for (int players = 3; players <= 6; ++players)
        for (PeasantScope scope : {PeasantScope::all_spots, PeasantScope::player_spots}) {
            const Rules rules = make_rules(players, {.peasant_scope = scope}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 200; ++play) {
                State state = Game::setup(rules, chance, silence);
                while (!Game::is_over(state.table)) {
                    const Seat seat = state.round.owing.lowest();
                    Offers offers;
                    Game::offer(rules, seen_by<Game>(state, seat), offers);
                    const Choice choice = Game::timeout(rules, seen_by<Game>(state, seat));
                    ASSERT_TRUE(offers.has(choice));
                    State nothing_known;
                    nothing_known.table = state.table;
                    ASSERT_EQ(choice, Game::timeout(rules, seen_by<Game>(nothing_known, seat)));
                    questions |= 1u << index_of(state.table.question);
                    answer_at_random<Game>(rules, state, seat, chance);
                }
            }
        }
    EXPECT_EQ(questions, (1u << name_count<Question>)-1);
}

TEST(KtmRules, KTM_145_the_defaults_of_execute_pay_two_and_the_first_look) {
    Scene scene(5);
    scene.purses({3, 4, 2, 5, 2});
    const Table& table = scene.state.table;
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(0)), scene.p(2));
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(3)), scene.p(4));
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(2)), scene.p(4));
    EXPECT_EQ(richest_other(scene.rules, table, scene.p(3)), scene.p(1));
    EXPECT_EQ(richest_other(scene.rules, table, scene.p(0)), scene.p(3));
    scene.state.table.question = Question::initial_look;
    EXPECT_EQ(Game::timeout(scene.rules, scene.seen(4)), peek(1));
    EXPECT_EQ(Game::timeout(scene.rules, scene.seen(2)), peek(5));
}

TEST(KtmRules, KTM_145_the_default_of_pay_two_is_the_richest_and_of_execute_the_poorest) {
    for (Character character : {S, E}) {
        Scene scene(4);
        scene.purses({1, 2, 4, 4}).to_move(1).claims(1, character);
        scene.windows_expire();
        const Choice richest{.act = Act::pay_two, .target = scene.p(3)};  // p4 is as rich, but further on
        const Choice poorest{.act = Act::execute, .character = E, .target = scene.p(0)};
        EXPECT_EQ(Game::timeout(scene.rules, scene.seen(1)), character == S ? richest : poorest);
    }
}

TEST(KtmRules, KTM_145_the_default_of_shuffle_is_open_also_when_nobody_would_know) {
    for (HiddenShuffle hidden : {HiddenShuffle::minister_knows, HiddenShuffle::nobody_knows}) {
        Scene scene(6, {.minister_hidden_shuffle = hidden});
        scene.to_move(4).claims(4, M);
        scene.windows_expire();
        EXPECT_EQ(Game::timeout(scene.rules, scene.seen(4)), shuffle(1, 4, Shuffle::open));
    }
}

TEST(KtmRules,
     KTM_145_the_default_of_name_is_the_first_unshown_spot_clockwise_and_the_first_unshown_character) {
    Scene all(3);
    all.to_move(2).cards("KTPMES").claims(2, P);
    EXPECT_EQ(Game::timeout(all.rules, all.seen(2)), name_card(3, K));
    all.does(2, name_card(0, K));
    all.does(2, name_card(3, M));
    EXPECT_EQ(Game::timeout(all.rules, all.seen(2)), name_card(4, T));
    all.does(2, name_card(4, E));
    all.expires(2);  // spot 5 is the Sheriff: a plain guess, and wrong
    EXPECT_EQ(all.last(EventKind::named).event.character, T);
    EXPECT_EQ(all.coins(), (Ints{3, 1, 3}));
    Scene players(3, {.peasant_scope = PeasantScope::player_spots});
    players.to_move(2).cards("KTPMES").claims(2, P);
    EXPECT_EQ(Game::timeout(players.rules, players.seen(2)), name_card(4, K));  // spot 3 is nobody's
    players.does(2, name_card(4, E));
    EXPECT_EQ(Game::timeout(players.rules, players.seen(2)), name_card(0, K));
}

TEST(KtmRules, KTM_162_somebody_can_always_answer_and_the_treasury_is_never_empty_before_the_end) {
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(40 + players));
        Silence silence;
        for (int play = 0; play < 30; ++play) {
            State state = Game::setup(rules, chance, silence);
            while (!Game::is_over(state.table)) {
                ASSERT_GE(state.table.treasury, 1);
                ASSERT_FALSE(state.round.owing.is_empty());
                ASSERT_GE(answer_at_random<Game>(rules, state, state.round.owing.lowest(), chance), 2);
            }
        }
    }
}

TEST(KtmPick, a_random_pick_is_one_of_the_offers_and_every_offer_is_picked) {
    Scene scene(4);
    scene.claims(0, E);
    scene.window({});
    FastChance chance(1);
    std::vector<int> times(18);
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    for (int i = 0; i < 18000; ++i) {
        Choice choice;
        ASSERT_EQ(Game::pick(scene.rules, scene.seen(0), chance, choice), offers.size());
        const auto found = std::find(offers.begin(), offers.end(), choice);
        ASSERT_NE(found, offers.end());
        ++times[static_cast<std::size_t>(found - offers.begin())];
    }
    for (int count : times) EXPECT_NEAR(count, 1000, 150);
}

// The reason and the rule why p`player` may not choose that; empty if nothing is said about it.
std::string barred(const Scene& scene, int player, const Choice& choice) {
    Barreds list;
    Game::bar(scene.rules, scene.seen(player), list);
    for (const Barred<Choice>& bar : list)
        if (bar.choice == choice) return std::string(bar.why) + " (" + bar.rule + ")";
    return "";
}

TEST(KtmRules, KTM_046_a_look_that_cannot_be_paid_is_barred_with_the_reason) {
    Scene scene(4);
    EXPECT_EQ(barred(scene, 0, {.act = Act::look}), "");
    scene.purses({0, 8, 6, 4});
    EXPECT_EQ(barred(scene, 0, {.act = Act::look}),
              "you cannot pay for a look while the treasury is too small (KTM-046)");
}

TEST(KtmRules, KTM_016_KTM_106_KTM_114_nobody_chooses_their_own_card_or_purse) {
    const Rules rules = make_rules(4, {}, {});
    FastChance chance(1);
    Silence silence;
    const State state = Game::setup(rules, chance, silence);
    Barreds list;
    Game::bar(rules, seen_by<Game>(state, seat_of(2)), list);
    ASSERT_EQ(list.size(), 1);
    EXPECT_EQ(list[0].choice, peek(3));
    const Scene executioner = standing(4, E), sheriff = standing(4, S);
    EXPECT_EQ(barred(executioner, 0, execute(executioner, 0, T)),
              "the Executioner points at another player (KTM-106)");
    EXPECT_EQ(barred(sheriff, 0, {.act = Act::pay_two, .target = sheriff.p(0)}),
              "the Sheriff pays no tax (KTM-114)");
}

TEST(KtmRules, KTM_119_KTM_120_a_card_or_character_already_shown_is_barred_with_the_reason) {
    Scene scene(4, {.peasant_scope = PeasantScope::player_spots});
    scene.cards("PKTMES").claims(0, P);
    scene.does(0, name_card(1, K));
    EXPECT_EQ(barred(scene, 0, name_card(1, K)), "that card already lies face up (KTM-120)");
    EXPECT_EQ(barred(scene, 0, name_card(1, T)), "that card already lies face up (KTM-120)");
    EXPECT_EQ(barred(scene, 0, name_card(3, K)), "that character has already been shown (KTM-120)");
    EXPECT_EQ(barred(scene, 0, name_card(2, T)),
              "at this table only the cards of the other players are named (KTM-119)");
    EXPECT_EQ(barred(scene, 0, name_card(3, T)), "");
    EXPECT_TRUE(scene.offers(0, name_card(3, T)));
}

TEST(KtmOffers, whatever_is_barred_is_not_offered) {
    int seen = 0;
    for (int players = 3; players <= 6; ++players)
        for (PeasantScope scope : {PeasantScope::all_spots, PeasantScope::player_spots}) {
            const Rules rules = make_rules(players, {.peasant_scope = scope}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 100; ++play) {
                State state = Game::setup(rules, chance, silence);
                while (!Game::is_over(state.table)) {
                    const Seat seat = state.round.owing.lowest();
                    Offers offers;
                    Barreds list;
                    Game::offer(rules, seen_by<Game>(state, seat), offers);
                    Game::bar(rules, seen_by<Game>(state, seat), list);
                    for (const Barred<Choice>& bar : list) ASSERT_FALSE(offers.has(bar.choice));
                    seen += list.size();
                    answer_at_random<Game>(rules, state, seat, chance);
                }
            }
        }
    EXPECT_GT(seen, 1000);
}

}  // namespace
}  // namespace fg::ktm
