// SPDX-License-Identifier: Apache-2.0
// The scenarios of docs/rules/king_thief_minister.md, S-KTM-01 to S-KTM-21: setup, moves, looks, claims and challenges.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmScenarios, S_KTM_01_coins_at_setup) {
    for (int players = 3; players <= 6; ++players) {
        Scene scene(players);
        EXPECT_EQ(scene.coins(), Ints(static_cast<std::size_t>(players), 3));
        EXPECT_EQ(scene.treasury(), 2 * players);
        int total = scene.treasury();
        for (int purse : scene.coins()) total += purse;
        EXPECT_EQ(total, 5 * players);
    }
}

TEST(KtmScenarios, S_KTM_02_every_start_player_and_arrangement_is_equally_likely) {
    const Rules rules = make_rules(3, {}, {});
    std::vector<double> share(3 * worlds);
    each_deal(rules, [&](const State& state, double probability, const Notebook&) {
        ASSERT_LT(index_of(state.table.start_player), 3);
        EXPECT_EQ(state.table.mover, state.table.start_player);
        for (int i = 0; i < 3; ++i) ASSERT_EQ(state.own[seat_of(i)].knowledge.size(), 720);
        share[static_cast<std::size_t>(index_of(state.table.start_player) * worlds +
                                       world_of(state.hidden.face))] += probability;
    });
    for (double one : share) ASSERT_NEAR(one, 1.0 / 3 / 720, 1e-9);
}

TEST(KtmScenarios, S_KTM_03_initial_look) {
    const Rules rules = make_rules(5, {}, {});
    FastSource source(1);
    NamedChance chance(source);
    Notebook notes;
    State state = Game::setup(rules, chance, notes);
    for (int spot = 0; spot < spots; ++spot) state.hidden.face[spot] = character_at(spot);
    notes.told.clear();
    for (int i = 0; i < 5; ++i) {
        Offers offers;
        Game::offer(rules, seen_by<Game>(state, seat_of(i)), offers);
        EXPECT_FALSE(offers.has(peek(i)));
        EXPECT_EQ(offers.size(), 6);
    }

    const Choice chosen[] = {peek(5), peek(5), peek(0), {.act = Act::decline}, {.act = Act::decline}};
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(notes.told.empty());
        Game::apply(rules, state, seat_of(i), chosen[i], chance, notes);
    }

    const int expected[] = {120, 120, 120, 720, 720};
    for (int i = 0; i < 5; ++i) EXPECT_EQ(state.own[seat_of(i)].knowledge.size(), expected[i]);
    EXPECT_EQ(state.own[seat_of(0)].knowledge.certain_face(5), P);
    EXPECT_EQ(state.own[seat_of(1)].knowledge.certain_face(5), P);
    EXPECT_EQ(state.own[seat_of(2)].knowledge.certain_face(0), K);
    EXPECT_EQ(state.table.known.size(), 720);
    std::vector<Spot> looked_at(5, no_spot);
    int private_looks = 0;
    for (const Told& told : notes.told) {
        const auto seat = static_cast<std::size_t>(told.event.seat);
        if (told.event.kind == EventKind::peeked && told.audience.everyone) looked_at[seat] = told.event.spot;
        if (told.event.kind != EventKind::saw) continue;
        ++private_looks;
        EXPECT_EQ(told.audience, Audience::only(told.event.seat));
    }
    EXPECT_EQ(looked_at, (std::vector{spot_at(5), spot_at(5), spot_at(0), no_spot,
                                      no_spot}));  // all know who looked where
    EXPECT_EQ(private_looks, 3);
}

TEST(KtmScenarios, S_KTM_04_legal_main_actions) {
    Scene broke(6);
    broke.purses({0, 6, 5, 5, 5, 5});
    ASSERT_EQ(broke.treasury(), 4);
    EXPECT_EQ(broke.offer_count(0), 9);
    EXPECT_FALSE(broke.offers(0, Act::look));
    for (Act move : {Act::move_right, Act::move_left, Act::move_front}) EXPECT_TRUE(broke.offers(0, move));
    for (Character c : {K, T, M, E, S, P}) EXPECT_TRUE(broke.offers(0, claim(c)));

    broke.purses({0, 5, 5, 5, 5, 5});
    ASSERT_EQ(broke.treasury(), 5);
    EXPECT_EQ(broke.offer_count(0), 10);

    broke.purses({1, 5, 5, 5, 5, 5});
    ASSERT_EQ(broke.treasury(), 4);
    EXPECT_EQ(broke.offer_count(0), 10);
}

TEST(KtmScenarios, S_KTM_05_to_right_with_six_players) {
    Scene scene(6);
    scene.to_move(2).does(2, Act::move_right);
    EXPECT_EQ(scene.letters(), "TMESPK");
    EXPECT_EQ(scene.face_at(5), K);
    EXPECT_EQ(scene.face_at(2), E);
    EXPECT_EQ(scene.coins(), Ints(6, 3));
    EXPECT_EQ(scene.mover(), 3);
}

TEST(KtmScenarios, S_KTM_06_to_left) {
    Scene scene(6);
    scene.to_move(2).does(2, Act::move_left);
    EXPECT_EQ(scene.letters(), "PKTMES");
}

TEST(KtmScenarios, S_KTM_07_to_front) {
    Scene scene(6);
    scene.to_move(2).does(2, Act::move_front);
    EXPECT_EQ(scene.letters(), "ESPKTM");
}

TEST(KtmScenarios, S_KTM_08_moves_with_empty_spots) {
    struct Case {
        Act move;
        Character p0, p2, p4;
    };
    for (const Case& one :
         {Case{Act::move_right, T, E, P}, Case{Act::move_left, P, T, E}, Case{Act::move_front, E, P, T}}) {
        Scene scene(3);
        scene.does(0, one.move);
        EXPECT_EQ(scene.face_at(0), one.p0);
        EXPECT_EQ(scene.face_at(2), one.p2);
        EXPECT_EQ(scene.face_at(4), one.p4);
    }
}

TEST(KtmScenarios, S_KTM_09_knowledge_travels) {
    Scene scene(6);
    scene.has_seen(5, 0).to_move(3);
    ASSERT_EQ(scene.size(5), 120);
    scene.does(3, Act::move_right);
    EXPECT_EQ(scene.size(5), 120);
    EXPECT_EQ(scene.knows(5, 5), K);
    EXPECT_EQ(scene.public_size(), 720);
}

TEST(KtmScenarios, S_KTM_10_paid_look) {
    Scene scene(6);
    scene.to_move(2).does(2, Act::look);
    EXPECT_EQ(scene.purse(2), 2);
    EXPECT_EQ(scene.treasury(), 13);
    EXPECT_EQ(scene.sights(2), std::vector<std::string>{"spot 2 M"});
    EXPECT_EQ(scene.sizes(), (Ints{720, 720, 120, 720, 720, 720}));
    for (int other : {0, 1, 3, 4, 5}) EXPECT_TRUE(scene.sights(other).empty());
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.mover(), 3);
}

TEST(KtmScenarios, S_KTM_11_broke_look) {
    Scene scene(4);
    scene.purses({0, 5, 4, 3});
    ASSERT_EQ(scene.treasury(), 8);
    scene.does(0, Act::look);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1}));
    EXPECT_EQ(scene.coins(), (Ints{0, 6, 5, 4}));
    EXPECT_EQ(scene.treasury(), 5);
    EXPECT_EQ(scene.knows(0, 0), K);
    EXPECT_EQ(scene.size(0), 120);
}

TEST(KtmScenarios, S_KTM_12_broke_look_refused) {
    Scene scene(4);
    scene.purses({0, 6, 6, 6});
    ASSERT_EQ(scene.treasury(), 2);
    EXPECT_FALSE(scene.offers(0, Act::look));
    scene.purses({1, 6, 6, 5});
    ASSERT_EQ(scene.treasury(), 2);
    scene.does(0, Act::look);
    EXPECT_EQ(scene.treasury(), 3);
}

TEST(KtmScenarios, S_KTM_13_broke_look_with_just_enough) {
    Scene scene(4);
    scene.purses({0, 8, 5, 4});
    ASSERT_EQ(scene.treasury(), 3);
    scene.does(0, Act::look);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1}));
    EXPECT_EQ(scene.treasury(), 0);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.size(0), 720);
    EXPECT_TRUE(scene.sights(0).empty());
    EXPECT_EQ(scene.coins(), (Ints{0, 9, 6, 5}));
    EXPECT_EQ(scene.winners(), Ints{1});
}

TEST(KtmScenarios, S_KTM_14_bluff_nobody_challenges) {
    Scene scene(6);
    scene.cards("SKTMEP").claims(0, K);
    scene.window({});
    scene.window({});
    EXPECT_EQ(scene.purse(0), 6);
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.count(EventKind::saw), 0);
    EXPECT_EQ(scene.sizes(), Ints(6, 720));
    EXPECT_EQ(scene.public_size(), 720);
    EXPECT_EQ(scene.mover(), 1);
    EXPECT_EQ(scene.question(), Question::main);
}

TEST(KtmScenarios, S_KTM_15_bluff_caught) {
    Scene scene(6);
    scene.cards("SKTMEP").claims(0, K);
    scene.window({5});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.coins(), Ints(6, 3));
    EXPECT_EQ(scene.treasury(), 12);
    EXPECT_EQ(scene.count(EventKind::answered), 0);
    EXPECT_EQ(scene.sizes(), (Ints{600, 600, 600, 600, 600, 120}));
    EXPECT_EQ(scene.knows(5, 0), S);
    EXPECT_FALSE(scene.thinks_possible(0, 0, K));
    EXPECT_EQ(scene.public_size(), 600);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmScenarios, S_KTM_16_true_claim_challenged) {
    Scene scene(6);
    scene.claims(0, K);
    scene.window({3});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::right);
    EXPECT_EQ(scene.payers(Reason::lost_challenge), Ints{3});
    EXPECT_EQ(scene.since_last(EventKind::paid), (std::vector{EventKind::paid, EventKind::took}));
    EXPECT_EQ(scene.last(EventKind::took).event.coins, 3);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{6, 3, 3, 2, 3, 3}));
    EXPECT_EQ(scene.treasury(), 10);
    EXPECT_EQ(scene.sizes(), Ints(6, 120));
    EXPECT_EQ(scene.everybody_knows(0), K);
}

TEST(KtmScenarios, S_KTM_17_two_want_to_challenge) {
    Scene scene(6);
    scene.cards("KTSEMP").to_move(2).claims(2, S);
    scene.window({3, 0});  // p3 first, so that their wish is made
    EXPECT_EQ(scene.count(EventKind::challenged), 1);
    EXPECT_EQ(scene.last(EventKind::challenged).event.target, scene.p(0));
    EXPECT_EQ(scene.sights(0), std::vector<std::string>{"spot 2 S"});
    EXPECT_TRUE(scene.sights(3).empty());
    EXPECT_EQ(scene.purse(0), 2);
    EXPECT_EQ(scene.purse(3), 3);
    for (const Told& told : scene.notes.told) {
        EXPECT_NE(told.event.seat, scene.p(3));
        EXPECT_NE(told.event.target, scene.p(3));
    }
}

TEST(KtmScenarios, S_KTM_18_priority_across_empty_spots) {
    Scene scene(4);
    scene.to_move(3).claims(3, T);
    scene.window({4, 1});
    EXPECT_EQ(scene.last(EventKind::challenged).event.target, scene.p(1));
    Scene second(4);
    second.to_move(3).claims(3, T);
    second.window({4, 0});
    EXPECT_EQ(second.last(EventKind::challenged).event.target, second.p(0));
}

TEST(KtmScenarios, S_KTM_19_challenger_without_coins) {
    Scene scene(4);
    scene.cards("TKMESP").purses({5, 4, 0, 3});
    ASSERT_EQ(scene.treasury(), 8);
    scene.claims(0, T);
    scene.window({3});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::right);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{1, 0, 4}));
    EXPECT_EQ(scene.since_last(EventKind::took),
              (std::vector{EventKind::took, EventKind::stole, EventKind::stole, EventKind::turn}));
    EXPECT_EQ(scene.last(EventKind::stole).event.target, scene.p(1));  // right first, then left
    EXPECT_EQ(scene.coins(), (Ints{8, 4, 0, 3}));
    EXPECT_EQ(scene.treasury(), 5);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmScenarios, S_KTM_20_shortfall_ends_the_game_before_the_act) {
    Scene scene(5);
    scene.cards("SKTMEP").purses({6, 0, 8, 5, 4});
    ASSERT_EQ(scene.treasury(), 2);
    scene.claims(0, S);
    scene.window({1});
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{0, 4}));
    EXPECT_TRUE(scene.is_over());
    EXPECT_TRUE(scene.payers(Reason::tax).empty());
    EXPECT_EQ(scene.coins(), (Ints{7, 0, 8, 5, 5}));
    EXPECT_EQ(scene.winners(), Ints{2});
}

TEST(KtmScenarios, S_KTM_21_payment_before_the_act) {
    Scene scene(3);
    scene.purses({4, 5, 4});
    ASSERT_EQ(scene.treasury(), 2);
    scene.claims(0, K);
    scene.window({4});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::answered), 0);
    EXPECT_EQ(scene.coins(), (Ints{7, 5, 3}));
    EXPECT_EQ(scene.winners(), Ints{0});
}

}  // namespace
}  // namespace fg::ktm
