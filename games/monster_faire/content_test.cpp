// SPDX-License-Identifier: Apache-2.0
// Components, card values and options: MON-001 to MON-015, MON-347, MON-405.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

TEST(MonsterFaireContent, MON_001_MON_002_MON_405_two_packs_with_different_backs) {
    int cards[2]{}, igors[2]{}, numbers[2][4][11]{};
    for (int i = 0; i < 2 * pack_size; ++i) {
        const Card card = static_cast<Card>(i);
        const int deck = index_of(deck_of(card));
        ++cards[deck];
        igors[deck] += is_igor(card);
        if (is_numbered(card)) ++numbers[deck][index_of(suit_of(card))][number_of(card)];
    }
    for (const int deck : {0, 1}) {
        EXPECT_EQ(cards[deck], 54);
        EXPECT_EQ(igors[deck], 14);
        for (const auto& suit : numbers[deck])
            for (int number = 1; number <= 10; ++number) EXPECT_EQ(suit[number], 1) << number;
    }
    EXPECT_EQ(MonsterDeck::back_of(Card::vh7), Deck::villagers);
    EXPECT_EQ(MonsterDeck::back_of(Card::bh7), Deck::parts);
    EXPECT_EQ(number_of(Card::vd1), 1) << "the Ace";
}
TEST(MonsterFaireContent, MON_003_a_draw_from_the_graveyard_deck_leaves_the_pile_alone) {
    Scene scene;
    scene.put(graveyard, "BD2").top("BC5").start(Step::begin_turn);
    scene.answer(A, {.act = Act::draw, .deck = Deck::parts});
    EXPECT_EQ(scene.hand(A), "BC5");
    EXPECT_EQ(scene.at(graveyard), "BD2");
}
TEST(MonsterFaireContent, MON_004_three_to_six_players) {
    for (const int players : {2, 7}) EXPECT_NE(complaint(players, {}, {}), nullptr) << players;
    for (const int players : {3, 4, 5, 6}) EXPECT_EQ(complaint(players, {}, {}), nullptr) << players;
    EXPECT_EQ(Game::min_players, 3);
    EXPECT_EQ(Game::max_players, 6);
}
TEST(MonsterFaireContent, MON_005_MON_012_MON_109_what_the_cards_of_a_deck_are_for) {
    EXPECT_TRUE(is_equipment(Card::vh7));
    EXPECT_FALSE(is_part(Card::vh7));
    EXPECT_TRUE(is_part(Card::bh7));
    EXPECT_FALSE(is_equipment(Card::bh7));
    for (const Card card : {Card::vhj, Card::bsq, Card::vrj, Card::xbj}) {
        EXPECT_FALSE(is_part(card)) << name_of(card);
        EXPECT_FALSE(is_equipment(card)) << name_of(card);
    }
}
TEST(MonsterFaireContent, MON_006_MON_180_the_four_suits_are_the_four_types) {
    Scene scene;
    scene.put(town, "VD3 VH8 VC1");
    EXPECT_FALSE(crowd_at(scene.rules, scene.table, scene.cards, town).has_four_types());
    scene.put(town, "VS2");
    const Crowd crowd = crowd_at(scene.rules, scene.table, scene.cards, town);
    EXPECT_TRUE(crowd.has_four_types());
    EXPECT_EQ(crowd.highest, 8);
    EXPECT_EQ(crowd.total, 14);
}
TEST(MonsterFaireContent, MON_007_MON_132_a_monster_has_head_torso_arms_and_legs) {
    Scene scene;
    scene.monster(A, "BD5 BH9 BC6");
    EXPECT_FALSE(body_of(scene.cards, A).is_complete());
    scene.monster(A, "BS2");
    EXPECT_TRUE(body_of(scene.cards, A).is_complete());
}
TEST(MonsterFaireContent, MON_008_MON_110_MON_111_MON_112_capacities_by_suit) {
    Scene scene;
    scene.laboratory(A, "VD3 VD7 VH4 VHQ");
    const Capacities capacity = capacities(scene.cards, A);
    EXPECT_EQ(capacity[Suit::diamonds], 7) << "the others are spares";
    EXPECT_EQ(capacity[Suit::hearts], 4);
    EXPECT_EQ(capacity[Suit::clubs], 0);
    EXPECT_EQ(capacity[Suit::spades], 0);
}
TEST(MonsterFaireContent, MON_009_MON_010_MON_011_what_face_cards_are_worth) {
    const Rules rules = make_rules(3, {}, {});
    for (const auto& [card, worth] : {std::pair{Card::vdj, 3},
                                      {Card::bcq, 5},
                                      {Card::vsk, 7},
                                      {Card::brj, 9},
                                      {Card::vbj, 9},
                                      {Card::xhk, 7},
                                      {Card::bh10, 10}}) {
        EXPECT_EQ(rules.worth[card], worth) << name_of(card);
        EXPECT_EQ(rules.value[card], worth) << name_of(card);
    }
    Options options;
    options.face_values = FaceValues::zero;
    const Rules zero = make_rules(3, options, {});
    EXPECT_EQ(zero.value[Card::vsk], 0);
    EXPECT_EQ(zero.worth[Card::vsk], 7) << "as an Igor in play";
    EXPECT_EQ(zero.value[Card::bh10], 10);
}
TEST(MonsterFaireContent, MON_013_a_joker_has_no_suit) {
    for (const Card joker : {Card::vrj, Card::vbj, Card::brj, Card::bbj, Card::xrj})
        EXPECT_EQ(suit_of(joker), Suit::none) << name_of(joker);
}
TEST(MonsterFaireContent, MON_015_an_igor_ends_in_the_discard_pile_of_his_deck) {
    for (const char* igor : {"VDK", "BDK"}) {
        Scene scene;
        scene.igor(A, igor).laboratory(B, "VH2").living(B, "BD9 BH9 BC9 BS9").hand(A, "VD4");
        scene.top("VC1").start(Step::igor_phase);
        scene.answer(A, {.act = Act::visit, .seat = B});
        scene.answer(A, Act::pass);
        scene.answer(A, {.act = Act::request, .request = Request::anything});
        scene.answer(B, Act::attack_monster);
        scene.answer(A, {.act = Act::draw, .deck = Deck::villagers});
        EXPECT_EQ(scene.igor(A), "");
        EXPECT_EQ(scene.at(discard_at(deck_of(cards_of(igor).front()))).find(igor) != std::string::npos,
                  true);
    }
}
TEST(MonsterFaireContent, MON_347_every_optional_rule_is_off_unless_chosen) {
    const Options options;
    for (const Toggle toggle : {options.rule_morbius, options.rule_renfrew, options.rule_berk,
                                options.rule_many_hands, options.rule_many_cooks, options.rule_igors_revenge,
                                options.rule_prometheus, options.rule_wine_cellar})
        EXPECT_EQ(toggle, Toggle::off);
    EXPECT_EQ(options.faire_deadline, 40);
    EXPECT_EQ(options.first_player, FirstPlayer::draw);
}
TEST(MonsterFaireContent, what_cannot_be_played_is_refused_with_its_entry) {
    Options options;
    options.faire_deadline = 9;
    EXPECT_STREQ(complaint(3, options, {}), "faire_deadline: must be from 10 to 100 (MON-344)");
    options = {};
    options.scholar = Scholar::fourth;
    EXPECT_STREQ(complaint(3, options, {}), "scholar: nobody sits there (MON-385)");
    EXPECT_EQ(complaint(4, options, {}), nullptr);
    Content content;
    content.worth[Rank::queen] = 0;
    EXPECT_STREQ(complaint(3, {}, content), "worth.Queen: must be from 1 to 20 (MON-009)");
    content = {};
    content.clocks[Question::draw] = 0;
    EXPECT_STREQ(complaint(3, {}, content), "clocks.draw: every question needs a second");
    content = {};
    content.igors = 5;
    EXPECT_NE(complaint(3, {}, content), nullptr);
    content = {};
    content.solo_turns = 0;
    EXPECT_NE(complaint(3, {}, content), nullptr);
}
TEST(MonsterFaireContent, MON_400_clocks_by_question) {
    const Content content;
    EXPECT_EQ(content.clocks[Question::draw], 30);
    EXPECT_EQ(content.clocks[Question::visit_card], 10);
    EXPECT_EQ(content.clocks[Question::accept], 20);
    EXPECT_EQ(content.clocks[Question::faire_card], 20);
    EXPECT_EQ(content.clocks[Question::vote], 15);
}

}  // namespace
}  // namespace fg::mon
