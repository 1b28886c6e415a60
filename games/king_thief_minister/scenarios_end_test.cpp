// SPDX-License-Identifier: Apache-2.0
// The scenarios of docs/rules/king_thief_minister.md, S-KTM-43 to S-KTM-57: Peasant, end, options and screen.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmScenarios, S_KTM_43_the_rulebooks_naming) {
    Scene scene(3);
    scene.cards("PKTMES").purses({2, 5, 4});
    ASSERT_EQ(scene.treasury(), 4);
    scene.claims(0, P);
    int up = 1;
    for (const auto& [spot, face] : {std::pair{1, K}, {2, T}, {3, M}, {4, E}}) {
        ASSERT_EQ(scene.question(), Question::name);
        EXPECT_EQ(scene.count(EventKind::turned_up), up++);
        scene.does(0, name_card(spot, face));
    }
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::turned_up), 6);
    EXPECT_EQ(scene.count(EventKind::named), 4);
    EXPECT_EQ(scene.last(EventKind::turned_up).event.spot, spot_at(5));  // shown before they take the coins
    EXPECT_EQ(scene.last(EventKind::turned_up).event.character, S);
    EXPECT_EQ(scene.since_last(EventKind::named),
              (std::vector{EventKind::named, EventKind::turned_up, EventKind::turned_up, EventKind::took,
                           EventKind::ended}));
    EXPECT_EQ(scene.coins(), (Ints{6, 5, 4}));
    EXPECT_EQ(scene.treasury(), 0);
    EXPECT_EQ(scene.winners(), Ints{0});
}

TEST(KtmScenarios, S_KTM_44_not_the_peasant) {
    Scene scene(5);
    scene.cards("KPTMES").purses({5, 3, 4, 3, 3});
    ASSERT_EQ(scene.treasury(), 7);
    scene.claims(0, P);
    const Told& shown = scene.last(EventKind::turned_up);
    EXPECT_TRUE(shown.audience.everyone);
    EXPECT_EQ(shown.event.character, K);
    EXPECT_EQ(scene.purse(0), 3);
    EXPECT_EQ(scene.treasury(), 9);
    EXPECT_EQ(scene.count(EventKind::turned_down), 1);
    EXPECT_EQ(scene.state.table.face_up[0], Character::none);
    EXPECT_EQ(scene.sizes(), Ints(5, 120));
    EXPECT_EQ(scene.everybody_knows(0), K);
    EXPECT_EQ(scene.question(), Question::main);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmScenarios, S_KTM_45_mistake_with_one_coin) {
    Scene scene(4);
    scene.cards("PKTMES").purses({1, 5, 4, 4});
    ASSERT_EQ(scene.treasury(), 6);
    scene.claims(0, P);
    scene.does(0, name_card(1, K));
    scene.does(0, name_card(2, M));
    EXPECT_EQ(scene.count(EventKind::turned_up), 3);
    for (Character face : scene.state.table.face_up) EXPECT_EQ(face, Character::none);
    EXPECT_EQ(scene.payers(Reason::mistake), Ints{0});
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1}));
    EXPECT_EQ(scene.coins(), (Ints{0, 6, 5, 5}));
    EXPECT_EQ(scene.treasury(), 4);
    EXPECT_EQ(scene.sizes(), Ints(4, 6));
    EXPECT_EQ(scene.public_size(), 6);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmScenarios, S_KTM_46_mistake_without_coins) {
    Scene scene(4);
    scene.cards("PKTMES").purses({0, 6, 5, 4});
    ASSERT_EQ(scene.treasury(), 5);
    scene.claims(0, P);
    scene.does(0, name_card(3, K));
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{4, 3, 1, 4, 3}));
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::turned_down), 0);
    EXPECT_EQ(scene.count(EventKind::turned_up), 6);  // two in the act, the other four at the end
    EXPECT_EQ(scene.coins(), (Ints{0, 7, 7, 6}));
    EXPECT_EQ(scene.winners(), (Ints{1, 3}));
}

TEST(KtmScenarios, S_KTM_47_naming_counts) {
    Scene scene(6);
    scene.to_move(4).cards("KTMEPS").claims(4, P);
    for (const auto& [spot, face, legal] : {std::tuple{0, K, 25}, {1, T, 16}, {2, M, 9}, {3, E, 4}}) {
        ASSERT_EQ(scene.question(), Question::name);
        EXPECT_EQ(scene.offer_count(4), legal);
        scene.does(4, name_card(spot, face));
    }
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::named), 4);
}

TEST(KtmScenarios, S_KTM_48_tie) {
    Scene scene(3);
    scene.purses({3, 6, 3});
    ASSERT_EQ(scene.treasury(), 3);
    scene.claims(0, K);
    scene.window({});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{6, 6, 3}));
    EXPECT_EQ(scene.winners(), (Ints{0, 2}));
    EXPECT_EQ(1.0 / Game::result(scene.rules, scene.state.table).winners.size(), 0.5);
}

TEST(KtmScenarios, S_KTM_49_round_cap) {
    for (u16 cap : {u16{30}, u16{0}}) {
        Scene scene(3, {.round_cap = cap});
        scene.to_move(2);
        scene.state.table.start_player = scene.p(2);
        for (int turn = 0; turn < 90; ++turn) {
            ASSERT_FALSE(scene.is_over());
            scene.does(scene.mover(), Act::move_left);
        }
        EXPECT_EQ(scene.is_over(), cap != 0);
        EXPECT_EQ(scene.coins(), Ints(3, 3));
        EXPECT_EQ(scene.treasury(), 6);
        if (cap == 0) {
            EXPECT_EQ(scene.mover(), 2);
            continue;
        }
        EXPECT_EQ(scene.mover(), 0);
        EXPECT_EQ(scene.state.table.ending, Ending::round_cap);
        EXPECT_EQ(scene.winners(), (Ints{0, 2, 4}));
    }
}

TEST(KtmScenarios, S_KTM_50_adjacent_layout) {
    Scene scene(4, {.four_player_layout = FourPlayerLayout::adjacent});
    for (int spot = 0; spot < 4; ++spot) EXPECT_EQ(scene.p(spot), seat_of(spot));
    EXPECT_EQ(scene.p(4), no_seat);
    EXPECT_EQ(scene.p(5), no_seat);
    Ints order;
    for (Seat seat : OthersAnticlockwise{scene.p(0), 4}) order.push_back(scene.player_at(seat));
    EXPECT_EQ(order, (Ints{3, 2, 1}));
    EXPECT_EQ(clockwise(scene.p(3), 1, 4), scene.p(0));
    scene.to_move(3).does(3, Act::move_front);
    EXPECT_EQ(scene.mover(), 0);
    EXPECT_EQ(scene.face_at(0), E);
    EXPECT_EQ(scene.face_at(3), K);
    EXPECT_EQ(scene.face_at(1), S);
    EXPECT_EQ(scene.face_at(2), P);

    scene.purses({0, 3, 4, 5}).does(0, Act::look);  // the same order when it comes to coins
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{3, 2, 1}));
    scene.to_move(3).claims(3, T);
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{0, 4, 4, 8}));  // p2's coin, and the treasury's for p0 across the gap
    EXPECT_EQ(scene.treasury(), 4);
}

TEST(KtmScenarios, S_KTM_51_peasant_of_player_spots_only) {
    Scene scene(4, {.peasant_scope = PeasantScope::player_spots});
    scene.cards("PKTMES").claims(0, P);
    ASSERT_EQ(scene.treasury(), 8);
    for (const auto& [spot, face, legal] : {std::tuple{1, K, 15}, {4, E, 8}, {3, M, 3}}) {
        ASSERT_EQ(scene.question(), Question::name);
        EXPECT_EQ(scene.offer_count(0), legal);
        scene.does(0, name_card(spot, face));
    }
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.coins(), (Ints{11, 3, 3, 3}));
    EXPECT_EQ(scene.winners(), Ints{0});
    EXPECT_EQ(scene.public_size(), 2);  // spots 2 and 5 were never shown during the act
}

TEST(KtmScenarios, S_KTM_52_blind_hidden_shuffle) {
    int exchanged = 0;
    double chance_of_exchange = 0;
    EnumeratingSource both;
    do {
        both.restart();
        Scene scene(6, {.minister_hidden_shuffle = HiddenShuffle::nobody_knows});
        scene.has_seen(0, 1).claims(0, M);
        scene.window({});
        EXPECT_EQ(scene.offer_count(0), 30);
        EXPECT_FALSE(scene.offers(0, shuffle(1, 2, Shuffle::exchange)));
        NamedChance flip(both);
        Game::apply(scene.rules, scene.state, scene.p(0), shuffle(1, 2, Shuffle::hidden), flip, scene.notes);
        EXPECT_EQ(scene.question(), Question::main);
        EXPECT_EQ(scene.size(0), 240);
        EXPECT_EQ(scene.count(EventKind::sealed), 0);
        if (scene.letters() == "KMTESP") {
            ++exchanged;
            chance_of_exchange += both.probability();
        } else {
            EXPECT_EQ(scene.letters(), "KTMESP");
        }
    } while (both.next());
    EXPECT_EQ(exchanged, 1);
    EXPECT_DOUBLE_EQ(chance_of_exchange, 0.5);
}

TEST(KtmScenarios, S_KTM_53_targets_named_with_the_claim) {
    Scene scene(6, {.target_timing = TargetTiming::with_claim});
    scene.cards("KEMTSP").claims(0, E);
    ASSERT_EQ(scene.question(), Question::execute);
    EXPECT_EQ(scene.state.round.asked, SeatSet::only(scene.p(0)));
    scene.does(0, execute(scene, 4, S));
    ASSERT_EQ(scene.question(), Question::challenge);
    EXPECT_EQ(scene.state.table.plan, execute(scene, 4, S));
    EXPECT_TRUE(scene.last(EventKind::aimed).audience.everyone);
    scene.window({4});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(scene.count(EventKind::guessed), 0);
    EXPECT_EQ(scene.coins(), Ints(6, 3));
    EXPECT_EQ(scene.sizes(), (Ints{600, 600, 600, 600, 120, 600}));
    EXPECT_EQ(scene.knows(4, 0), K);
    EXPECT_FALSE(scene.thinks_possible(1, 0, E));
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmScenarios, S_KTM_54_timeouts) {
    Scene first(5);
    first.expires(0);
    EXPECT_EQ(first.letters(), "PKTMES");
    first.claims(1, E);
    first.windows_expire();
    EXPECT_EQ(first.count(EventKind::challenged), 0);
    first.expires(1);
    const Event& guess = first.last(EventKind::guessed).event;
    EXPECT_EQ(guess.target, first.p(2));
    EXPECT_EQ(guess.character, E);
    EXPECT_EQ(guess.verdict, Verdict::wrong);
    EXPECT_EQ(first.knows(2, 2), T);
    EXPECT_EQ(first.coins(), Ints(5, 3));
    EXPECT_EQ(first.sizes(), (Ints{600, 600, 120, 600, 600}));
    EXPECT_EQ(first.mover(), 2);

    Scene second(6);
    second.cards("PMKTSE").claims(0, P);
    second.expires(0);
    EXPECT_EQ(second.last(EventKind::named).event.spot, spot_at(1));
    EXPECT_EQ(second.last(EventKind::named).event.character, K);
    EXPECT_EQ(second.purse(0), 1);
    EXPECT_EQ(second.treasury(), 14);
    EXPECT_EQ(second.count(EventKind::turned_up), 2);
    EXPECT_EQ(second.everybody_knows(0), P);
    EXPECT_EQ(second.everybody_knows(1), M);
    EXPECT_EQ(second.mover(), 1);

    Scene third(6);
    third.claims(0, M);
    third.windows_expire();
    third.expires(0);
    EXPECT_EQ(third.letters(), "ETMKSP");
    EXPECT_EQ(third.last(EventKind::shuffled).event.shuffle, Shuffle::open);
}

TEST(KtmScenarios, S_KTM_55_reconnect_in_a_window) {
    Scene scene(6, {.memory_aid = MemoryAid::none});
    scene.cards("KTMEPS").to_move(3).claims(3, E);
    scene.window({});
    scene.does(3, execute(scene, 5, K));
    scene.claims(4, T);

    View back = scene.view(5);
    Game::for_person(scene.rules, back);
    EXPECT_EQ(back.table.purse, scene.state.table.purse);
    EXPECT_EQ(back.table.treasury, 12);
    EXPECT_EQ(back.table.mover, scene.p(4));
    EXPECT_EQ(back.table.claim, T);
    EXPECT_EQ(Game::question(back.table, scene.p(5)), Question::challenge);
    EXPECT_EQ(Game::clock_seconds(scene.rules, back.table, scene.p(5)), 12);
    EXPECT_EQ(back.round.sealed, Choice{});
    EXPECT_TRUE(back.mine.knowledge.is_empty());
    EXPECT_TRUE(back.table.known.is_empty());
    EXPECT_EQ(scene.sights(5), std::vector<std::string>{"spot 5 S"});
    EXPECT_EQ(scene.count(EventKind::saw), 1);
}

TEST(KtmScenarios, S_KTM_56_sealed_shuffle_named_with_the_claim) {
    const Options options{.target_timing = TargetTiming::with_claim};
    Scene caught(6, options);
    caught.claims(0, M);
    caught.does(0, shuffle(1, 2, Shuffle::exchange));
    EXPECT_EQ(caught.state.table.plan, shuffle(1, 2, Shuffle::hidden));
    EXPECT_EQ(caught.letters(), "KTMESP");
    caught.window({5});
    EXPECT_EQ(caught.last(EventKind::verdict).event.verdict, Verdict::wrong);
    EXPECT_EQ(caught.letters(), "KTMESP");
    EXPECT_EQ(caught.coins(), Ints(6, 3));
    EXPECT_EQ(caught.sizes(), (Ints{600, 600, 600, 600, 600, 120}));
    EXPECT_EQ(caught.knows(5, 0), K);
    EXPECT_EQ(caught.last(EventKind::sealed).audience, Audience::only(caught.p(0)));
    EXPECT_EQ(caught.state.veiled.secret, Known<Shuffle>{});

    Scene stands(6, options);
    stands.to_move(2).claims(2, M);
    stands.does(2, shuffle(2, 4, Shuffle::exchange));
    stands.window({3});
    EXPECT_EQ(stands.last(EventKind::verdict).event.verdict, Verdict::right);
    EXPECT_EQ(stands.purse(3), 2);
    EXPECT_EQ(stands.treasury(), 13);
    EXPECT_EQ(stands.letters(), "KTSEMP");
    EXPECT_EQ(stands.sizes(), (Ints{240, 240, 120, 240, 240, 240}));
    EXPECT_EQ(stands.knows(2, 4), M);
    EXPECT_EQ(stands.public_size(), 240);
    EXPECT_TRUE(stands.thinks_possible(0, 2, M));
    EXPECT_TRUE(stands.thinks_possible(0, 4, M));
}

TEST(KtmScenarios, S_KTM_57_places) {
    Scene scene(4);
    scene.purses({5, 8, 2, 5});
    scene.state.table.ending = Ending::empty_treasury;
    const Result result = Game::result(scene.rules, scene.state.table);
    EXPECT_TRUE(result.is_over);
    EXPECT_EQ(scene.winners(), Ints{1});
    const int places[] = {2, 1, 4, 2};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(result.place[seat_of(i)], places[i]);
    EXPECT_EQ(result.score[seat_of(1)], 8);
}

}  // namespace
}  // namespace fg::ktm
