// SPDX-License-Identifier: Apache-2.0
// Rules KTM-115 to KTM-128: the Peasant.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_115_KTM_116_a_claimed_peasant_is_turned_up_at_once_without_a_window) {
    for (const char* letters : {"PKTMES", "KPTMES"}) {
        Scene scene(4);
        scene.cards(letters).claims(0, P);
        EXPECT_EQ(scene.count(EventKind::turned_up), 1);
        EXPECT_EQ(scene.count(EventKind::challenged) + scene.count(EventKind::unchallenged), 0);
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
    EXPECT_EQ(scene.count(EventKind::named), 4);
    EXPECT_EQ(scene.since_last(EventKind::named),  // the fifth card is shown without a question
              (std::vector{EventKind::named, EventKind::turned_up, EventKind::turned_up, EventKind::took,
                           EventKind::ended}));
    EXPECT_EQ(scene.last(EventKind::turned_up).event.spot, spot_at(2));
    EXPECT_EQ(scene.last(EventKind::turned_up).event.character, T);
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
    EXPECT_EQ(other.count(EventKind::turned_up), 2);
    EXPECT_EQ(other.everybody_knows(3), M);  // the card pointed to is seen by all
    EXPECT_EQ(own.last(EventKind::turned_up).event.verdict, Verdict::wrong);
    EXPECT_EQ(other.last(EventKind::turned_up).event.verdict, Verdict::wrong);
    EXPECT_EQ(other.last(EventKind::turned_up).event.seat, other.p(0));
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
    EXPECT_EQ(scene.last(EventKind::fell_short).event.coins, 1);
    EXPECT_EQ(scene.last(EventKind::took).event.seats, SeatSet::only(scene.p(0)));
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

}  // namespace
}  // namespace fg::ktm
