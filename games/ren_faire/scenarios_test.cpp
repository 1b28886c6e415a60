// SPDX-License-Identifier: Apache-2.0
// The catalogue's scenarios: setup, turns, buying, layers, effects.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

// ---- setup and turn

TEST(RenFaire, S_REN_01_REN_008_REN_022_REN_020_REN_017_REN_011_REN_137_a_new_game_of_four) {
    Scene s(4, with(&Options::character_pick, CharacterPick::random));
    s.set_up();
    EXPECT_EQ(s.all_coins(), (Ints{2, 2, 2, 2}));
    SeatSet characters;
    for (Seat seat : {A, B, C, D}) {
        EXPECT_EQ(s.cards(seat), 3);
        EXPECT_EQ(s.maximum(seat), 3);
        EXPECT_EQ(s.stack(seat), "");
        characters.add(seat_of(index_of(s.table().characters[seat])));
    }
    EXPECT_EQ(characters.size(), 4) << "no Character is set aside";
    EXPECT_EQ(s.scripts().size(script_deck), 38);
    EXPECT_EQ(s.garb().size(garb_deck), 52);
    EXPECT_EQ(s.window().find('-'), std::string::npos);
    EXPECT_EQ(s.script_discards() + s.garb_discards(), "");
    EXPECT_EQ(s.rules.slots_needed, 4);
}
TEST(RenFaire, S_REN_02_REN_022_REN_011_REN_137_new_games_of_two_and_three) {
    for (const auto& [players, deck, needed] : {std::tuple(2, 44, 6), std::tuple(3, 41, 5)}) {
        Scene s(players, with(&Options::character_pick, CharacterPick::random));
        s.set_up();
        EXPECT_EQ(s.scripts().size(script_deck), deck);
        EXPECT_EQ(s.garb().size(garb_deck), 52);
        EXPECT_EQ(s.rules.slots_needed, needed);
        int taken = 0;
        for (const Character character : s.table().characters.at) taken += character != Character::none;
        EXPECT_EQ(taken, players);
    }
}
TEST(RenFaire, S_REN_03_REN_028_REN_029_REN_095_REN_099_REN_098_two_purchases) {
    Scene s(3);
    s.coins({6}).window("C01 C17 C33").garb_deck_is("C05 C09").ready();
    s.does(A, buy("C17"), place(A), buy("C33"), place(A));
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_EQ(s.stack(A), "C17 C33");
    EXPECT_EQ(s.shows(A, Slot::right_hand), "Lord");
    EXPECT_EQ(s.shows(A, Slot::head), "Wizard");
    EXPECT_EQ(s.filled(A), 2);
    EXPECT_EQ(s.window(), "C01 C05 C09");
    EXPECT_TRUE(s.asks(Question::action, B));
}
TEST(RenFaire, S_REN_04_REN_034_REN_093_REN_096_REN_128_what_two_coins_allow) {
    Scene s(2);
    s.hand(A, "P19").window("C01 C43 C37").ready();
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{play("P19"), buy("C43"), draw_up}));
    s.does(A, draw_up);
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{pick("P19"), done}));
}
TEST(RenFaire, S_REN_05_REN_030_REN_129_an_empty_discard_is_a_pass) {
    Scene s(3);
    s.ready();
    const std::string hand = s.hand(A);
    s.does(A, draw_up, done);
    EXPECT_EQ(s.hand(A), hand);
    EXPECT_EQ(s.actions_left(), 1);
    EXPECT_TRUE(s.asks(Question::action, A));
}
TEST(RenFaire, S_REN_06_REN_128_discard_and_draw_up) {
    Scene s(3);
    s.hand(A, "P03 P04").script_deck_is("P10 P11").ready();
    s.does(A, draw_up, pick("P03"), done);
    EXPECT_EQ(s.hand(A), "P04 P10 P11");
    EXPECT_EQ(s.script_discards(), "P03");
}
TEST(RenFaire, S_REN_07_REN_130_REN_131_REN_024_what_was_just_discarded_is_shuffled_too) {
    Scene s(2);
    s.hand(A, "P03 P04 P06").hand(B, "P07 P08 P09").whole_script_deck("P10").ready();
    ASSERT_EQ(s.scripts().size(scripts_out), 43);
    s.does(A, draw_up, pick("P03"), pick("P04"), pick("P06"), done);
    EXPECT_EQ(s.scripts().size(script_deck), 44);
    EXPECT_EQ(s.scripts().size(scripts_out), 0);
    EXPECT_EQ(s.cards(A), 3);
    EXPECT_TRUE(s.scripts().is_in(performance("P10"), hand_of(A)));
    EXPECT_EQ(s.log.last(EventKind::reshuffled).count, 46);
}
TEST(RenFaire, S_REN_08_REN_131_the_last_card_leaves_and_nothing_is_shuffled_yet) {
    Scene s(2);
    s.hand(A, "P03 P04").hand(B, "P07 P08 P09").whole_script_deck("P10").ready();
    const std::string pile = s.script_discards();
    s.does(A, draw_up, done);
    EXPECT_EQ(s.hand(A), "P03 P04 P10");
    EXPECT_EQ(s.scripts().size(script_deck), 0);
    EXPECT_EQ(s.script_discards(), pile);
    EXPECT_EQ(words(pile).size(), 44u);
}

// ---- buying and placing

TEST(RenFaire, S_REN_09_REN_093_REN_100_REN_099_REN_124_a_null_on_a_rival) {
    Scene s(2);
    s.coins({1})
        .window("C47 C02 C20")
        .garb_deck_is("C11")
        .stack(B, "C05 C38")
        .hand(B, "P01 P02 P03 P04")
        .ready();
    ASSERT_EQ(s.maximum(B), 4);
    s.does(A, buy("C47"));
    EXPECT_EQ(s.window(), "C11 C02 C20");
    s.does(A, place(B));
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_EQ(s.shows(B, Slot::right_hand), "null");
    EXPECT_EQ(s.shows(B, Slot::left_hand), "Pirate");
    EXPECT_EQ(s.filled(B), 1);
    EXPECT_EQ(s.maximum(B), 3);
    EXPECT_TRUE(s.asks(Question::trim, B));
    EXPECT_EQ(s.offers(B).size(), 4u);
    s.does(B, pick("P02"));
    EXPECT_EQ(s.hand(B), "P01 P03 P04");
    EXPECT_TRUE(s.asks(Question::action, A));
    EXPECT_EQ(s.actions_left(), 1);
}
TEST(RenFaire, S_REN_10_REN_096_REN_097_a_blind_purchase) {
    Scene s(3);
    s.coins({3}).window("C01 C02 C03").garb_deck_is("C53").stack(B, "C12").ready();
    s.does(A, blind);
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_EQ(s.log.last(EventKind::bought_blind).costume, costume("C53"));
    s.does(A, place(B));
    EXPECT_EQ(s.shows(B, Slot::feet), "null");
    EXPECT_EQ(s.filled(B), 0);
    EXPECT_EQ(s.window(), "C01 C02 C03");
}
TEST(RenFaire, S_REN_11_REN_094_REN_113_an_icon_and_a_null) {
    Scene s(3);
    s.coins({1}).stack(A, "C12").window("C41 C02 C03").ready();
    s.does(A, buy("C41"), place(A));
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_EQ(s.stack(A), "C12 C41");
    EXPECT_EQ(s.shows(A, Slot::head), "Jester");
    EXPECT_EQ(s.shows(A, Slot::feet), "null");
    EXPECT_EQ(s.filled(A), 1);
    EXPECT_EQ(s.outfit(A).contributing, 1);

    Scene dear(3, with(&Options::null_price_test, NullPriceTest::only_null));
    dear.coins({1}).stack(A, "C12").window("C41 C02 C03").ready();
    EXPECT_FALSE(dear.offers(A, buy("C41")));
    EXPECT_EQ(dear.rules.costume(costume("C41")).price, 3);
}
TEST(RenFaire, S_REN_12_REN_101_it_must_be_placed_on_one_of_the_four) {
    Scene s(4);
    s.coins({1}).window("C49 C02 C03").ready();
    s.does(A, buy("C49"));
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{place(A), place(B), place(C), place(D)}));
    s.does(A, place(C));
    EXPECT_EQ(s.filled(C), 0);
}
TEST(RenFaire, S_REN_13_REN_099_REN_139_refill_then_placement_then_victory) {
    Scene s(4);
    s.coins({3}).stack(A, "C09 C10 C11").window("C12 C43 C44").garb_deck_is("C24").hand(A, "P01 P02").ready();
    s.does(A, buy("C12"));
    EXPECT_EQ(s.window(), "C24 C43 C44");
    EXPECT_TRUE(s.asks(Question::place, A));
    s.does(A, place(A));
    EXPECT_TRUE(s.has_won(A));
    EXPECT_EQ(s.hand(A), "P01 P02") << "no card is drawn";
    EXPECT_TRUE(s.asked().is_empty());
}
TEST(RenFaire, S_REN_14_REN_106_REN_132_no_costume_is_left) {
    Scene s(2);
    s.coins({6}).window("C01 C02 C03").heap(B).ready();
    ASSERT_EQ(words(s.stack(B)).size(), 52u);
    ASSERT_EQ(s.filled(B), 0);
    s.does(A, buy("C02"), place(A));
    EXPECT_EQ(s.window(), "C01 - C03");
    EXPECT_TRUE(s.offers(A, buy("C01")));
    EXPECT_TRUE(s.offers(A, buy("C03")));
    EXPECT_FALSE(s.offers(A, blind));
}
TEST(RenFaire, S_REN_15_REN_106_REN_134_a_discarded_costume_fills_the_gap) {
    Scene s(2);
    s.window("C01 - C03").stack(B, "C20 C54").heap(A).hand(A, "P12").ready();
    ASSERT_EQ(words(s.stack(A)).size(), 51u);
    s.does(A, play("P12"), decline);
    s.does(B, select("C54"));
    EXPECT_EQ(s.window(), "C01 C54 C03");
    EXPECT_EQ(s.shows(B, Slot::feet), "Lord");
    EXPECT_EQ(s.garb().size(garb_deck), 0);
    EXPECT_EQ(s.garb_discards(), "");
}
TEST(RenFaire, S_REN_16_REN_131_REN_099_the_pile_becomes_the_deck) {
    Scene s(2);
    s.coins({3}).window("C01 C02 C03").garb_discards("C08 C07 C06 C05").heap(B).ready();
    ASSERT_EQ(words(s.stack(B)).size(), 48u);
    s.does(A, buy("C01"));
    EXPECT_EQ(s.garb().size(garb_deck), 3);
    EXPECT_EQ(s.garb_discards(), "");
    EXPECT_EQ(s.window().find('-'), std::string::npos);
}

// ---- layers and hand maximum

TEST(RenFaire, S_REN_17_REN_113_REN_114_the_topmost_space_counts) {
    Scene s(3);
    s.stack(A, "C09 C43 C21").hand(A, "P04").ready();
    EXPECT_EQ(s.shows(A, Slot::head), "Pirate");
    s.does(A, play("P04"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.stack(A), "C21 C09 C43");
    EXPECT_EQ(s.shows(A, Slot::head), "null");
    EXPECT_EQ(s.filled(A), 0);
}
TEST(RenFaire, S_REN_18_REN_113_REN_115_icons_over_nulls) {
    Scene s(3);
    s.stack(A, "C37 C55 C06").stack(B, "C53 C08").ready();
    EXPECT_EQ(s.shows(A, Slot::chest), "Jester");
    EXPECT_EQ(s.shows(A, Slot::legs), "null");
    EXPECT_EQ(s.filled(A), 1);
    EXPECT_EQ(s.outfit(A).contributing, 1);
    EXPECT_EQ(s.maximum(A), 3);
    EXPECT_EQ(s.shows(B, Slot::feet), "Jester");
    EXPECT_EQ(s.filled(B), 1);
}
TEST(RenFaire, S_REN_19_REN_117_REN_121_REN_122_a_pair_on_one_costume) {
    for (const auto& [raise, cards] : {std::pair(RaiseDraw::exact, 2), std::pair(RaiseDraw::fill, 4)}) {
        Scene s(3, with(&Options::raise_draw, raise));
        s.coins({3}).hand(A, "P01").window("C38 C02 C03").ready();
        s.does(A, buy("C38"), place(A));
        EXPECT_EQ(s.shows(A, Slot::left_hand), "Pirate");
        EXPECT_EQ(s.shows(A, Slot::right_hand), "Pirate");
        EXPECT_EQ(s.maximum(A), 4);
        EXPECT_EQ(s.cards(A), cards);
    }
}
TEST(RenFaire, S_REN_20_REN_120_REN_118_every_further_match_counts) {
    const std::vector<std::string> stacks{"C09 C10", "C09 C10 C11", "C09 C10 C11 C12", "C38 C37",
                                          "C38 C37 C09"};
    const auto maxima = [&](MatchBonus bonus) {
        Ints list;
        for (const std::string& stack : stacks) {
            Scene s(2, with(&Options::match_bonus, bonus));
            list.push_back(s.stack(A, stack).ready().maximum(A));
        }
        return list;
    };
    EXPECT_EQ(maxima(MatchBonus::per_icon_sum), (Ints{4, 5, 6, 5, 6}));
    EXPECT_EQ(maxima(MatchBonus::best_set_only), (Ints{4, 5, 6, 4, 5}));
}
TEST(RenFaire, S_REN_21_REN_119_nulls_never_match) {
    Scene s(3);
    s.stack(A, "C43 C47 C45").ready();
    EXPECT_EQ(s.filled(A), 0);
    EXPECT_EQ(s.maximum(A), 3);
    for (const Slot slot : {Slot::head, Slot::left_hand, Slot::right_hand})
        EXPECT_EQ(s.shows(A, slot), "null");
}
TEST(RenFaire, S_REN_22_REN_125_a_small_hand_is_not_cut) {
    Scene s(3);
    s.stack(B, "C26 C27").hand(B, "P01 P02").window("C46 C02 C03").ready();
    s.does(A, buy("C46"), place(B));
    EXPECT_EQ(s.maximum(B), 3);
    EXPECT_EQ(s.hand(B), "P01 P02");
    EXPECT_TRUE(s.asks(Question::action, A));
}
TEST(RenFaire, S_REN_23_REN_123_REN_100_a_gift_raises_the_maximum) {
    Scene s(3);
    s.coins({3}).stack(B, "C27").window("C26 C02 C03").ready();
    s.does(A, buy("C26"), place(B));
    EXPECT_EQ(s.maximum(B), 4);
    EXPECT_EQ(s.cards(B), 4);
    EXPECT_TRUE(s.asks(Question::action, A));
}
TEST(RenFaire, S_REN_24_REN_126_gains_and_losses_of_one_event_offset) {
    Scene s(3);
    s.coins({3}).stack(B, "C09 C11 C26").hand(B, "P01 P02 P03 P04").window("C27 C02 C03").ready();
    ASSERT_EQ(s.maximum(B), 4);
    s.does(A, buy("C27"), place(B));
    EXPECT_EQ(s.shows(B, Slot::right_hand), "Scot");
    EXPECT_EQ(s.maximum(B), 4);
    EXPECT_EQ(s.hand(B), "P01 P02 P03 P04");
}
TEST(RenFaire, S_REN_25_REN_124_REN_112_a_covered_match) {
    Scene s(3);
    s.coins({3}).stack(B, "C09 C10").hand(B, "P01 P02 P03 P04").window("C21 C02 C03").ready();
    s.does(A, buy("C21"), place(B));
    EXPECT_EQ(s.filled(B), 2);
    EXPECT_EQ(s.maximum(B), 3);
    EXPECT_TRUE(s.asks(Question::trim, B));
}
TEST(RenFaire, S_REN_26_REN_039_REN_127_the_card_on_stage_is_in_no_hand) {
    Scene s(2);
    s.stack(A, "C43 C09 C10").hand(A, "P01 P02 P03 P05").ready();
    ASSERT_EQ(s.maximum(A), 4);
    s.does(A, play("P03"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.stack(A), "C09 C10 C43");
    EXPECT_EQ(s.shows(A, Slot::head), "null");
    EXPECT_EQ(s.maximum(A), 3);
    EXPECT_EQ(s.hand(A), "P01 P02 P05");
    EXPECT_TRUE(s.asks(Question::action, A));
}

// ---- effects

TEST(RenFaire, S_REN_27_REN_051_tithes) {
    Scene s(4);
    s.coins({2, 0, 1, 3}).hand(A, "P02").ready();
    s.does(A, play("P02"));
    EXPECT_EQ(s.all_coins(), (Ints{4, 0, 0, 2}));
    Scene two(2);
    two.coins({2, 5}).hand(A, "P02").ready();
    two.does(A, play("P02"));
    EXPECT_EQ(two.all_coins(), (Ints{4, 4}));
}
TEST(RenFaire, S_REN_28_REN_038_REN_036_the_card_is_discarded_and_not_replaced) {
    Scene s(3);
    s.coins({2, 0, 1}).hand(A, "P01 P07 P19").ready();
    s.does(A, play("P01"));
    EXPECT_EQ(s.all_coins(), (Ints{4, 1, 1}));
    EXPECT_EQ(s.hand(A), "P07 P19");
    EXPECT_EQ(s.script_discards(), "P01");
}
TEST(RenFaire, S_REN_29_REN_050_REN_141_REN_052_laundry_wins_at_once) {
    Scene s(3);
    s.stack(A, "C53").stack(B, "C20 C09 C38 C06 C50").stack(C, "C01 C46").hand(A, "P12").ready();
    s.does(A, play("P12"), decline);
    s.does(B, select("C50"));
    EXPECT_EQ(s.shows(B, Slot::chest), "Jester");
    EXPECT_EQ(s.filled(B), 5);
    EXPECT_EQ(s.outfit(B).contributing, 4);
    EXPECT_TRUE(s.has_won(B));
}
TEST(RenFaire, S_REN_30_REN_144_REN_050_two_outfits_at_once) {
    Scene s(4);
    s.active(D).hand(D, "P05");
    s.stack(A, "C09 C10 C11 C43").stack(B, "C24").stack(C, "C13 C14 C15 C51").stack(D, "C32").ready();
    s.does(D, play("P05"));
    EXPECT_EQ(s.stack(A), "C09 C10 C11 C32");
    EXPECT_EQ(s.stack(B), "C43");
    EXPECT_EQ(s.stack(C), "C13 C14 C15 C24");
    EXPECT_EQ(s.stack(D), "C51");
    EXPECT_EQ(s.filled(A), 4);
    EXPECT_EQ(s.filled(C), 4);
    EXPECT_TRUE(s.has_won(A));
}
TEST(RenFaire, S_REN_31_REN_125_scrambled_scripts) {
    Scene s(3);
    s.hand(A, "P08 P01 P02").hand(B, "P03 P04 P05 P06").hand(C, "P07 P09 P10").stack(B, "C09 C10").ready();
    s.does(A, play("P08"));
    EXPECT_EQ(s.hand(A), "P07 P09 P10");
    EXPECT_EQ(s.hand(B), "P01 P02") << "nobody draws";
    EXPECT_TRUE(s.asks(Question::trim, C));
    s.does(C, pick("P04"));
    EXPECT_EQ(s.hand(C), "P03 P05 P06");
}
TEST(RenFaire, S_REN_32_REN_125_REN_050_encore) {
    Scene s(3);
    s.hand(A, "P09 P01 P02").hand(B, "P03 P04 P05").hand(C, "P07").ready();
    s.does(A, play("P09"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.cards(A), 3);
    EXPECT_EQ(s.cards(C), 2);
    EXPECT_TRUE(s.asks(Question::trim, B));
    s.does(B, pick("P04"));
    EXPECT_EQ(s.cards(B), 3);
}
TEST(RenFaire, S_REN_33_REN_050_REN_040_mud_without_a_choice) {
    Scene s(4);
    s.coins({2, 1, 2, 0}).stack(B, "C01").hand(A, "P06").ready();
    s.does(A, play("P06"));
    EXPECT_EQ(s.all_coins(), (Ints{3, 1, 0, 0}));
    EXPECT_EQ(s.stack(B), "");
    EXPECT_EQ(s.garb_discards(), "C01");
    EXPECT_TRUE(s.asks(Question::action, A)) << "no decision was asked";
}
TEST(RenFaire, S_REN_34_REN_106_REN_131_fresh_stock_with_one_card_in_the_deck) {
    Scene s(2);
    s.window("C01 C02 C03").heap(B, "C30").hand(A, "P07").ready();
    ASSERT_EQ(words(s.stack(B)).size(), 51u);
    s.does(A, play("P07"));
    EXPECT_EQ(s.window().substr(0, 3), "C30");
    EXPECT_EQ(s.window().find('-'), std::string::npos);
    EXPECT_EQ(s.garb().size(garb_deck), 1);
    EXPECT_EQ(s.garb_discards(), "");
}

}  // namespace
}  // namespace fg::ren
