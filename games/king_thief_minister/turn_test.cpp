// SPDX-License-Identifier: Apache-2.0
// Rules KTM-019 to KTM-053: spots and directions, the turn, Look and Move.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_019_each_spot_always_holds_exactly_one_card) {
    Scene scene(5);
    for (Act move : {Act::move_left, Act::move_front, Act::move_right}) {
        scene.does(scene.mover(), move);
        u32 cards = 0;
        for (u8 card : scene.state.table.card_at) cards |= 1u << card;
        EXPECT_EQ(cards, 63u);
    }
    scene.state.table.card_at[2] = scene.state.table.card_at[3];
    EXPECT_STREQ(Game::check(scene.rules, scene.state),
                 "each of the six cards must lie at exactly one spot (KTM-019)");
}

TEST(KtmRules, KTM_020_KTM_022_spots_are_counted_modulo_six_and_front_is_three_on) {
    const Rules rules = make_rules(6, {}, {});
    const int front[] = {3, 4, 5, 0, 1, 2};
    for (int i = 0; i < 6; ++i) EXPECT_EQ(spot_in_front(rules, seat_of(i)), spot_at(front[i]));
}

TEST(KtmRules, KTM_021_right_is_counterclockwise_and_left_is_clockwise) {
    EXPECT_EQ(clockwise(seat_of(0), -1, 6), seat_of(5));
    EXPECT_EQ(clockwise(seat_of(3), -1, 6), seat_of(2));
    EXPECT_EQ(clockwise(seat_of(5), 1, 6), seat_of(0));
    EXPECT_EQ(clockwise(seat_of(3), 1, 6), seat_of(4));
}

TEST(KtmRules, KTM_023_a_player_uses_the_card_that_is_now_in_his_spot) {
    Scene scene(6);
    scene.does(0, Act::move_left);  // PKTMES: p1 now has the King
    scene.claims(1, K);
    scene.window({0});
    EXPECT_EQ(scene.last(EventKind::verdict).event.verdict, Verdict::right);
}

TEST(KtmRules, KTM_032_an_empty_spot_is_no_target_but_its_card_takes_part) {
    Scene scene(4);
    scene.claims(0, E);
    scene.window({});
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    for (const Choice& choice : offers) EXPECT_LT(index_of(choice.target), 4);
    scene.does(0, {.act = Act::execute, .character = K, .target = scene.p(1)});
    scene.claims(1, M);
    scene.window({});
    EXPECT_TRUE(scene.offers(1, shuffle(2, 5, Shuffle::open)));
    scene.does(1, shuffle(2, 5, Shuffle::open));
    EXPECT_EQ(scene.letters(), "KTPESM");
    EXPECT_EQ(scene.mover(), 3);
    scene.does(3, Act::move_left);
    EXPECT_EQ(scene.face_at(3), P);
    scene.does(4, Act::move_right);
    scene.does(0, Act::move_right);
    scene.cards("KPTMES").claims(1, P);
    EXPECT_TRUE(scene.offers(1, name_card(2, T)));
    EXPECT_TRUE(scene.offers(1, name_card(5, S)));
}

TEST(KtmRules, KTM_033_KTM_100_neighbours_are_the_nearest_players_across_empty_spots) {
    Scene scene(4);
    scene.to_move(1).claims(1, T);  // right p0, left p3 across the empty spot 2
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{2, 5, 2, 3}));
}

TEST(KtmRules, KTM_034_right_hand_order_goes_counterclockwise_and_ends_with_the_left_neighbour) {
    const Rules rules = make_rules(5, {}, {});
    Ints order;
    for (Seat seat : OthersAnticlockwise{seat_of(2), 5}) order.push_back(index_of(rules.spot_of[seat]));
    EXPECT_EQ(order, (Ints{1, 0, 4, 3}));
    EXPECT_EQ(SeatSet::of_bits(0b11000).first_anticlockwise(seat_of(2)), seat_of(4));
    EXPECT_EQ(SeatSet::of_bits(0b11001).first_anticlockwise(seat_of(2)), seat_of(0));
    EXPECT_EQ(SeatSet::of_bits(0b11011).first_anticlockwise(seat_of(2)), seat_of(1));
}

TEST(KtmRules, KTM_035_KTM_036_turns_go_clockwise_and_skip_empty_spots) {
    const Ints orders[] = {{0, 2, 4, 0}, {0, 1, 3, 4, 0}, {0, 1, 2, 3, 4, 0}, {0, 1, 2, 3, 4, 5, 0}};
    for (const Ints& order : orders) {
        Scene scene(static_cast<int>(order.size()) - 1);
        for (int player : order) {
            EXPECT_EQ(scene.mover(), player);
            scene.does(player, Act::move_front);
        }
    }
}

TEST(KtmRules, KTM_037_a_turn_is_exactly_one_action) {
    for (Act act : {Act::look, Act::move_right, Act::move_left, Act::move_front}) {
        Scene scene(6);
        scene.does(0, act);
        EXPECT_EQ(scene.mover(), 1);
        EXPECT_EQ(scene.state.table.turns, 1u);
    }
    Scene scene(6);
    scene.claims(0, T);
    EXPECT_EQ(scene.mover(), 0);
    scene.window({});
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmRules, KTM_038_KTM_039_look_move_or_claim_and_no_pass) {
    Scene scene(6);
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    int looks = 0, moves = 0, claims = 0;
    for (const Choice& choice : offers) {
        looks += choice.act == Act::look;
        moves +=
            choice.act == Act::move_right || choice.act == Act::move_left || choice.act == Act::move_front;
        claims += choice.act == Act::claim;
    }
    EXPECT_EQ(looks, 1);
    EXPECT_EQ(moves, 3);
    EXPECT_EQ(claims, 6);
    EXPECT_EQ(offers.size(), 10);

    scene.purses(
        {0, 29, 0, 0, 0, 0});  // broke, with one coin in the treasury: a Move is still there and free
    EXPECT_EQ(scene.offer_count(0), 9);
    scene.does(0, Act::move_right);
    EXPECT_EQ(scene.coins(), (Ints{0, 29, 0, 0, 0, 0}));
}

TEST(KtmRules, KTM_041_KTM_042_a_look_costs_one_coin_to_the_treasury) {
    Scene scene(3);
    scene.does(0, Act::look);
    EXPECT_EQ(scene.coins(), (Ints{2, 3, 3}));
    EXPECT_EQ(scene.treasury(), 7);
    EXPECT_EQ(scene.knows(0, 0), K);
}

TEST(KtmRules, KTM_043_payment_comes_first_and_only_the_payer_sees_the_face) {
    Scene scene(4);
    scene.to_move(3).does(3, Act::look);
    ASSERT_GE(scene.notes.told.size(), 3u);
    EXPECT_EQ(scene.notes.told[0].event.kind, EventKind::paid);
    EXPECT_EQ(scene.notes.told[1].event.kind, EventKind::looked);
    EXPECT_TRUE(scene.notes.told[1].audience.everyone);
    EXPECT_EQ(scene.notes.told[1].event.character, Character::none);
    EXPECT_EQ(scene.notes.told[2].event.kind, EventKind::saw);
    EXPECT_EQ(scene.notes.told[2].audience, Audience::only(scene.p(3)));
    EXPECT_EQ(scene.notes.told[2].event.character, E);
    EXPECT_EQ(scene.state.table.face_up[3], Character::none);
    EXPECT_EQ(scene.letters(), "KTMESP");
    EXPECT_EQ(scene.question(), Question::main);
}

TEST(KtmRules, KTM_044_a_broke_look_is_paid_by_a_shortfall_round_in_right_hand_order) {
    Scene scene(5);
    scene.purses({4, 4, 0, 4, 4}).to_move(2);
    scene.does(2, Act::look);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{1, 0, 4, 3}));
    EXPECT_EQ(scene.coins(), (Ints{5, 5, 0, 5, 5}));
    EXPECT_EQ(scene.knows(2, 2), M);
}

TEST(KtmRules, KTM_045_KTM_046_a_broke_look_needs_a_coin_for_each_other_player) {
    for (int players = 3; players <= 6; ++players)
        for (int treasury = 1; treasury <= players; ++treasury) {
            Scene scene(players);
            for (int i = 0; i < players; ++i) scene.state.table.purse[seat_of(i)] = 0;
            scene.state.table.purse[seat_of(1)] = static_cast<u8>(5 * players - treasury);
            scene.state.table.treasury = static_cast<u8>(treasury);
            EXPECT_EQ(scene.offers(0, Act::look), treasury >= players - 1);
        }
}

TEST(KtmRules, KTM_047_with_exactly_enough_coins_a_broke_look_ends_the_game_unseen) {
    Scene scene(3);
    scene.purses({0, 7, 6});
    ASSERT_EQ(scene.treasury(), 2);
    scene.does(0, Act::look);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(EventKind::looked), 0);
    EXPECT_EQ(scene.count(EventKind::saw), 0);
}

TEST(KtmRules, KTM_048_KTM_049_KTM_050_KTM_051_the_three_moves) {
    const std::pair<Act, const char*> moves[] = {
        {Act::move_right, "TMESPK"}, {Act::move_left, "PKTMES"}, {Act::move_front, "ESPKTM"}};
    for (const auto& [move, letters] : moves) {
        Scene scene(5);
        scene.to_move(4).does(4, move);
        EXPECT_EQ(scene.letters(), letters);
    }
}

TEST(KtmRules, KTM_052_a_move_is_free_public_certain_and_moves_every_card) {
    Scene scene(3);
    const State before = scene.state;
    scene.does(0, Act::move_right);
    EXPECT_EQ(scene.state.table.purse, before.table.purse);
    EXPECT_EQ(scene.sizes(), Ints(3, 720));
    EXPECT_TRUE(scene.last(EventKind::moved).audience.everyone);
    EXPECT_EQ(scene.question(), Question::main);
    for (int spot = 0; spot < spots; ++spot)
        EXPECT_NE(scene.state.table.card_at[spot], before.table.card_at[spot]);
    EXPECT_EQ(scene.state.own, before.own);  // nobody's knowledge about the cards changes
}

TEST(KtmRules, KTM_053_each_call_is_one_choice_and_is_shown_as_it_was_said) {
    const std::pair<Act, const char*> calls[] = {
        {Act::move_right, "To right"}, {Act::move_left, "To left"}, {Act::move_front, "To front"}};
    for (const auto& [move, call] : calls) {
        Scene scene(6);
        EXPECT_NE(Text::label(scene.rules, scene.seen(0), {.act = move}).find(call), std::string::npos);
        scene.does(0, move);
        const std::vector<std::string> names(6, "Ann");
        const std::string line =
            Text::sentence(scene.rules, scene.last(EventKind::moved).event, scene.p(3), names);
        EXPECT_NE(line.find(call), std::string::npos);
    }
}

}  // namespace
}  // namespace fg::ktm
