// SPDX-License-Identifier: Apache-2.0
// The catalogue's scenarios 1 to 36: setup, turn, wagons, Market, contracts.
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

// ---- setup

Ints counts(const DeckCounts& layer) { return {layer.at[0], layer.at[1], layer.at[2], layer.at[3]}; }

TEST(FairyTaleFightClub, S_FTF_01_FTF_028_FTF_029_FTF_030_FTF_031_FTF_032_FTF_033_deck_for_two) {
    Scene scene(2);
    EXPECT_EQ(counts(scene.rules.layers[Layer::cover]), (Ints{4, 0, 0, 0}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::top]), (Ints{4, 0, 0, 2}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::middle]), (Ints{1, 4, 0, 2}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::bottom]), (Ints{1, 2, 4, 2}));
    scene.set_up();
    EXPECT_EQ(scene.area().size(), 4u);
    for (const Posted& posted : scene.table().area)
        if (posted.contract != Contract::none) {
            EXPECT_EQ(level_of(posted.contract), DeckCard::level_1);
        }
    EXPECT_EQ(contract_deck_size(scene.table()), 22);
    EXPECT_EQ(contract_count - detail::count_contracts(scene.rules.layers), 55);
    EXPECT_EQ(name_count<EventCard> - detail::count_in(scene.rules.layers, DeckCard::event), 18);
}
TEST(FairyTaleFightClub, S_FTF_02_FTF_028_FTF_032_deck_for_four) {
    Scene scene(4);
    EXPECT_EQ(counts(scene.rules.layers[Layer::cover]), (Ints{4, 0, 0, 0}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::top]), (Ints{8, 0, 0, 4}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::middle]), (Ints{3, 8, 0, 4}));
    EXPECT_EQ(counts(scene.rules.layers[Layer::bottom]), (Ints{0, 3, 6, 4}));
    scene.set_up();
    EXPECT_EQ(contract_deck_size(scene.table()), 40);
    EXPECT_EQ(contract_count - detail::count_contracts(scene.rules.layers), 43);
    EXPECT_EQ(name_count<EventCard> - detail::count_in(scene.rules.layers, DeckCard::event), 12);
}
TEST(FairyTaleFightClub, S_FTF_03_FTF_018_FTF_019_FTF_022_FTF_025_the_highest_sum_begins) {
    Scene scene(3);
    scene.deck({1, 1, 1, 1});  // the Market
    scene.deck({1, 2, 3, 4, 5}).deck({1, 1, 2, 3, 10}).deck({2, 2, 4, 4, 4}).deck({6, 7});
    scene.set_up();
    EXPECT_EQ(scene.table().first, B);
    EXPECT_EQ(scene.table().active, B);
    EXPECT_EQ(scene.hand(B), "1 1 2 3 10");
    EXPECT_EQ(scene.hand(C), "2 2 4 4 4 6");
    EXPECT_EQ(scene.hand(A), "1 2 3 4 5 7");
    EXPECT_EQ(scene.deck_size(), 54);
}
TEST(FairyTaleFightClub, S_FTF_04_FTF_020_FTF_022_a_tie_for_the_first_player_is_drawn) {
    Scene scene(3);
    scene.deck({1, 1, 1, 1}).deck({2, 3, 4, 5, 6}).deck({1, 1, 2, 3, 5}).deck({2, 2, 4, 4, 8});
    scene.chance.seat(C);
    scene.set_up();
    EXPECT_EQ(scene.table().first, C);
    EXPECT_EQ(scene.table().hand_size[A], 6);
    EXPECT_EQ(scene.table().hand_size[B], 6);
    EXPECT_EQ(scene.table().hand_size[C], 5);
}
TEST(FairyTaleFightClub, S_FTF_05_FTF_034_FTF_036_FTF_037_gold_on_the_first_contracts) {
    Scene scene(2);
    scene.contracts({"C101", "C102", "C124", "C103"});
    scene.set_up();
    EXPECT_EQ(scene.gold_on("C101"), 1);
    EXPECT_EQ(scene.gold_on("C102"), 0);
    EXPECT_EQ(scene.gold_on("C124"), 2);
    EXPECT_EQ(scene.gold_on("C103"), 0);
    EXPECT_EQ(scene.table().supply, 37);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0}));
}

// ---- turn

TEST(FairyTaleFightClub, S_FTF_06_FTF_039_FTF_041_FTF_047_FTF_048_FTF_051_FTF_052_a_turn_without_actions) {
    Scene scene(2);
    scene.hand(A, "2 3 5 7 8").market("1 4 6 9").deck({7}).ready();
    scene.does(A, end_actions);
    EXPECT_EQ(scene.hand(A), "2 3 5 7 8");
    EXPECT_EQ(scene.market(), "1 4 6 7 9");
    EXPECT_EQ(scene.table().active, B);
    EXPECT_EQ(scene.actions_left(), 2);
}
TEST(FairyTaleFightClub, S_FTF_07_FTF_040_FTF_045_FTF_087_FTF_088_two_actions_and_a_bought_one) {
    Scene scene(2);
    scene.hand(A, "1 2 3 4 5").gold({2, 0}).ready();
    scene.does(A, load(WB, "1"));
    scene.does(A, load(WB, "2"));
    EXPECT_FALSE(scene.can(A, load(WB, "3")));
    scene.does(A, buy_action);
    scene.does(A, load(WB, "3"));
    EXPECT_EQ(scene.cargo(A, WB), "1 2 3");
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_EQ(scene.actions_left(), 0);
    EXPECT_FALSE(scene.offers(A, Act::discard));
}
TEST(FairyTaleFightClub, S_FTF_08_FTF_048_FTF_050_FTF_099_a_war_wagon_raises_the_hand_at_once) {
    Scene scene(2);
    scene.owns(A, {HC, HW}).gold({3, 0}).hand(A, "2 2 4 5 6").hand(B, "1").deck({9, 1}).ready();
    scene.does(A, buy(WW));
    scene.does(A, end_actions);
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_EQ(scene.hand(A), "2 2 4 5 6 9");
    EXPECT_EQ(scene.market(), "1");
    EXPECT_EQ(max_hand(scene.rules, scene.table(), A), 6);
}
TEST(FairyTaleFightClub, S_FTF_09_FTF_046_FTF_049_discarding_down) {
    Scene scene(2);
    scene.hand(A, "1 1 2 3 4 5 6 7").ready();
    scene.does(A, end_actions);
    EXPECT_EQ(scene.question(), Question::discard_down);
    const int drawn = scene.chance.cards_drawn();
    scene.does(A, picks("1 1 2"));
    EXPECT_EQ(scene.hand(A), "3 4 5 6 7");
    EXPECT_EQ(text(scene.table().discards), "1 1 2");
    EXPECT_EQ(scene.chance.cards_drawn(), drawn + 1) << "only the Market's";
}
TEST(FairyTaleFightClub, S_FTF_10_FTF_043_FTF_082_a_match_waits_for_its_owners_turn) {
    Scene scene(2);
    scene.active(B).cargo(A, WB, "2 3 5").cargo(B, WB, "1 1 1").area({"C101", "C102", "C103", "C105"});
    scene.contracts({"C106"}).hand(A, "1 2 3 4 5").hand(B, "1 2 3 4 5").ready();
    scene.does(B, complete("C101", WB));
    EXPECT_EQ(scene.asked(), SeatSet::only(B)) << "A is asked nothing";
    scene.does(B, end_actions);
    EXPECT_TRUE(scene.can(A, complete("C106", WB)));
    scene.does(A, discard(Place::hand, "1"));
    EXPECT_TRUE(scene.can(A, complete("C106", WB)));
}

// ---- wagons

TEST(FairyTaleFightClub, S_FTF_11_FTF_056_FTF_100_FTF_103_a_hand_cart_adds_a_contract) {
    Scene scene(2);
    scene.gold({1, 0}).contracts({"C110"}).ready();
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_GE(place_in_area(scene.table(), contract("C110")), 0);
    EXPECT_EQ(scene.in_play(), 5);
    EXPECT_EQ(scene.actions_left(), 1);
}
TEST(FairyTaleFightClub, S_FTF_12_FTF_057_FTF_059_paying_with_creatures) {
    Scene scene(2);
    scene.hand(A, "1 2 3 4 6").ready();
    EXPECT_FALSE(scene.can(A, pay(HC, "2 3 4")));
    EXPECT_TRUE(scene.can(A, pay(HC, "1 3 6")));
    EXPECT_TRUE(scene.can(A, pay(HC, "3 4 6")));
    EXPECT_TRUE(scene.can(A, pay(HC, "1 2 3 4 6")));
    scene.does(A, pay(HC, "3 4 6"));
    EXPECT_EQ(scene.hand(A), "1 2");
    EXPECT_EQ(text(scene.table().discards), "3 4 6");
    EXPECT_EQ(scene.gold(A), 0) << "without change";
}
TEST(FairyTaleFightClub, S_FTF_13_FTF_059_gold_and_creatures_are_not_mixed) {
    Scene scene(2);
    scene.gold({1, 0}).hand(A, "5 8").owns(A, {HC}).ready();
    EXPECT_FALSE(scene.offers(A, Act::purchase));
}
TEST(FairyTaleFightClub, S_FTF_14_FTF_055_wagons_are_bought_in_order) {
    Scene scene(2);
    scene.gold({5, 0}).owns(A, {HC}).ready();
    EXPECT_FALSE(scene.can(A, buy(WW)));
    scene.does(A, buy(HW));
    scene.does(A, buy(WW));
    EXPECT_TRUE(scene.has(A, HW) && scene.has(A, WW));
    EXPECT_EQ(scene.gold(A), 0);
}
TEST(FairyTaleFightClub, S_FTF_15_FTF_058_creatures_do_not_buy_a_war_wagon) {
    Scene scene(2);
    scene.gold({2, 0}).owns(A, {HC, HW}).hand(A, "8 8 9 10 10").ready();
    EXPECT_FALSE(scene.offers(A, Act::purchase));
}
TEST(FairyTaleFightClub, S_FTF_16_FTF_056_FTF_104_a_lost_wheelbarrow_does_not_stop_the_next_wagon) {
    Scene scene(2);
    scene.wrecked(A).gold({1, 0}).hand(A, "1 1 1 1").ready();
    EXPECT_FALSE(scene.can(A, pay(WB, "1 1 1 1")));
    EXPECT_FALSE(scene.can(A, buy(WB)));
    scene.does(A, buy(HC));
    EXPECT_TRUE(scene.has(A, HC));
    EXPECT_FALSE(scene.has(A, WB));
}
TEST(FairyTaleFightClub, S_FTF_17_FTF_056_FTF_063_FTF_107_a_rebought_wheelbarrow) {
    Scene scene(2);
    scene.wrecked(A).hand(A, "2 3 7 8").hand(B, "1").ready();
    scene.does(A, pay(WB, "2 3"));
    scene.does(A, load(WB, "7 8"));
    EXPECT_EQ(scene.cargo(A, WB), "7 8");
    EXPECT_EQ(scene.hand(A), "");
    EXPECT_EQ(text(scene.table().discards), "2 3");
    scene.does(A, end_actions);
    EXPECT_EQ(scene.table().hand_size[A], 5);
    EXPECT_EQ(scene.log.last(EventKind::drew).event.count, 5);
}
TEST(FairyTaleFightClub, S_FTF_18_FTF_097_FTF_102_FTF_103_each_players_hand_cart_adds_one) {
    Scene scene(3);
    scene.owns(A, {HC}).area_of(5).active(B).gold({5, 1, 0}).hand(B, "1").ready();
    EXPECT_EQ(scene.in_play(), 5);
    scene.contracts({"C110"});
    scene.does(B, buy(HC));
    EXPECT_EQ(scene.in_play(), 6);
    Scene again(3);
    again.owns(A, {HC}).area_of(5).gold({5, 0, 0}).ready();
    EXPECT_FALSE(again.can(A, buy(HC)));
}
TEST(FairyTaleFightClub, S_FTF_19_FTF_100_FTF_110_FTF_117_FTF_137_events_on_the_way_to_a_contract) {
    Scene scene(2);
    scene.gold({1, 0}).market("2 2").event(17).event(24).contracts({"C112"}).deck({3, 5, 8}).ready();
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.all_gold(), (Ints{1, 1}));
    EXPECT_EQ(scene.market(), "2 2 3 5 8");
    EXPECT_GE(place_in_area(scene.table(), contract("C112")), 0);
    EXPECT_EQ(scene.in_play(), 5);
    const auto& discard = scene.table().event_discards;
    ASSERT_EQ(discard.size(), 2);
    EXPECT_EQ(discard[0], ev(17));
    EXPECT_EQ(discard[1], ev(24));
}
TEST(FairyTaleFightClub, S_FTF_20_FTF_063_FTF_098_a_wagon_holds_only_so_much) {
    Scene scene(2);
    scene.owns(A, {HC, HW}).cargo(A, HW, "3 4").hand(A, "1 2 5").ready();
    EXPECT_FALSE(scene.can(A, load(HW, "1 2 5")));
    scene.does(A, load(HW, "1 2"));
    EXPECT_EQ(scene.cargo(A, HW), "1 2 3 4");
}
TEST(FairyTaleFightClub, S_FTF_21_FTF_054_FTF_061_FTF_064_FTF_065_FTF_066_moving_cargo) {
    Scene scene(2);
    scene.owns(A, {HC, HW}).cargo(A, HW, "2 3 5 7").cargo(A, WB, "1 1").ready();
    EXPECT_FALSE(scene.can(A, move(HW, WB, "5 7")));
    EXPECT_FALSE(scene.can(A, move(HW, WB, "")));
    EXPECT_FALSE(scene.can(A, move(HW, WW, "7")));
    scene.does(A, move(HW, WB, "7"));
    EXPECT_EQ(scene.cargo(A, HW), "2 3 5");
    EXPECT_EQ(scene.cargo(A, WB), "1 1 7");
}
TEST(FairyTaleFightClub, S_FTF_22_FTF_048_FTF_067_FTF_068_a_discard_comes_from_one_place) {
    Scene scene(2);
    scene.hand(A, "1 2 3 9 9").hand(B, "1").cargo(A, WB, "4").deck({6, 8}).ready();
    EXPECT_FALSE(scene.can(A, discard(Place::hand, "4 9")));
    EXPECT_FALSE(scene.can(A, discard(Place::wheelbarrow, "4 9")));
    scene.does(A, discard(Place::hand, "9 9"));
    scene.does(A, end_actions);
    EXPECT_EQ(scene.hand(A), "1 2 3 6 8");
}
TEST(FairyTaleFightClub, S_FTF_23_FTF_069_FTF_070_FTF_071_swapping_a_creature) {
    Scene scene(2);
    scene.hand(A, "1 2 3 4 5").cargo(A, WB, "1 8").deck({6}).ready();
    Scene strict(2, {.swap_source = SwapSource::hand_only});
    strict.hand(A, "1 2 3 4 5").cargo(A, WB, "1 8").deck({6}).ready();
    EXPECT_FALSE(strict.can(A, swap(Place::wheelbarrow, 8)));
    EXPECT_TRUE(strict.can(A, swap(Place::hand, 5)));
    scene.does(A, swap(Place::wheelbarrow, 8));
    EXPECT_EQ(scene.cargo(A, WB), "1");
    EXPECT_EQ(scene.hand(A), "1 2 3 4 5 6");
    EXPECT_EQ(text(scene.table().discards), "8");
    EXPECT_EQ(scene.actions_left(), 1);
    // The 6 is the last card: a new deck is shuffled when it is drawn, and the 8 is in there already.
    Scene last(2);
    last.hand(A, "1 2 3 4 5").cargo(A, WB, "1 8").whole_deck("6").deck({6}).ready();
    last.does(A, swap(Place::wheelbarrow, 8));
    EXPECT_EQ(last.log.count(EventKind::reshuffled), 1);
    EXPECT_EQ(text(last.table().discards), "");
}

// ---- Market

TEST(FairyTaleFightClub, S_FTF_24_FTF_072_FTF_073_one_for_several) {
    Scene scene(2);
    scene.hand(A, "6").market("1 2 2 2 3 5").ready();
    for (const char* group : {"1 2 3", "2 2 2", "1 5"}) EXPECT_TRUE(scene.can(A, give(6, group))) << group;
    for (const char* group : {"1 2 2", "3", "1 2 2 2", "2 5", "1 2 2 3", "3 5"})
        EXPECT_FALSE(scene.can(A, give(6, group))) << group;
    scene.does(A, give(6, "1 5"));
    EXPECT_EQ(scene.market(), "2 2 2 3 6");
    EXPECT_EQ(scene.hand(A), "1 5");
}
TEST(FairyTaleFightClub, S_FTF_25_FTF_074_several_for_one) {
    Scene scene(2);
    scene.hand(A, "1 2 2 3 9").hand(B, "1").market("4 4 8 10").ready();
    scene.does(A, take("1 2 2 3", 8));
    EXPECT_EQ(scene.hand(A), "8 9");
    EXPECT_EQ(scene.market(), "1 2 2 3 4 4 10");
    scene.does(A, end_actions);
    EXPECT_EQ(scene.log.last(EventKind::drew).event.count, 3);
}
TEST(FairyTaleFightClub, S_FTF_26_FTF_073_FTF_075_FTF_076_FTF_077_what_is_no_exchange) {
    Scene scene(2);
    scene.hand(A, "2 3 4 5").cargo(A, WB, "6").market("3 5 5 6").ready();
    EXPECT_FALSE(scene.can(A, give(5, "5")));
    EXPECT_FALSE(scene.can(A, take("5", 5)));
    EXPECT_FALSE(scene.can(A, take("2 3", 6)));
    EXPECT_FALSE(scene.can(A, give(6, "3 3"))) << "the 6 is cargo";
    EXPECT_TRUE(scene.can(A, take("2 3", 5)));
    // Several for several cannot even be said: one side is always a single creature.
    for (const Choice& choice : scene.offers(A)) EXPECT_EQ(choice.creature, Creature::none);
}
TEST(FairyTaleFightClub, S_FTF_27_FTF_076_FTF_144_a_small_market) {
    Scene scene(2);
    scene.market("9").hand(A, "4 5 9").ready();
    EXPECT_FALSE(scene.can(A, {{.act = Act::exchange}, {.act = Act::give_one, .creature = Creature::giant}}));
    scene.does(A, take("4 5", 9));
    EXPECT_EQ(scene.market(), "4 5");
    EXPECT_EQ(scene.hand(A), "9 9");
}

// ---- completing and reserving

TEST(FairyTaleFightClub, S_FTF_28_FTF_080_FTF_083_FTF_084_FTF_085_an_exact_match_is_completed) {
    Scene scene(2);
    scene.owns(A, {HC, HW}).cargo(A, HW, "2 3 5 7").area({"C106", "C101", "C102", "C103", "C104"});
    scene.contracts({"C110"}).ready();
    EXPECT_FALSE(scene.can(A, complete("C106", HW)));
    scene.does(A, discard(Place::horse_wagon, "7"));
    scene.does(A, complete("C106", HW));
    EXPECT_EQ(scene.cargo(A, HW), "");
    EXPECT_EQ(text(scene.table().discards), "2 3 5 7");
    EXPECT_EQ(scene.completed(A), Words{"C106"});
    EXPECT_EQ(scene.gold(A), 1);
    EXPECT_GE(place_in_area(scene.table(), contract("C110")), 0);
    EXPECT_EQ(scene.actions_left(), 1);
}
TEST(FairyTaleFightClub, S_FTF_29_FTF_080_two_wagons_are_not_combined) {
    Scene scene(2);
    scene.owns(A, {HC}).cargo(A, WB, "2 3").cargo(A, HC, "5").area({"C106", "C101", "C102", "C103"}).ready();
    EXPECT_FALSE(scene.offers(A, Act::complete));
    scene.does(A, move(HC, WB, "5"));
    EXPECT_TRUE(scene.can(A, complete("C106", WB)));
}
TEST(FairyTaleFightClub, S_FTF_30_FTF_078_FTF_114_a_contract_just_placed_is_completed) {
    Scene scene(2);
    scene.owns(A, {HC}).cargo(A, WB, "2 3 5").cargo(A, HC, "1 4 5");
    scene.area({"C106", "C101", "C102", "C103", "C104"}).contracts({"C108", "C116"}).ready();
    scene.does(A, complete("C106", WB));
    EXPECT_EQ(scene.gold_on("C108"), 1);
    scene.does(A, complete("C108", HC));
    EXPECT_EQ(scene.gold(A), 2);
    EXPECT_GE(place_in_area(scene.table(), contract("C116")), 0);
    EXPECT_EQ(scene.actions_left(), 2);
}
TEST(FairyTaleFightClub, S_FTF_31_FTF_085_FTF_116_FTF_118_FTF_123_FTF_128_a_fight_inside_a_refill) {
    Scene scene(3);
    scene.cargo(A, WB, "1 1 1").area({"C101", "C102", "C103", "C104"}).event(10).contracts({"C115"});
    scene.hand(A, "2 7").hand(B, "1 8").hand(C, "1 9").deck({6}).ready();
    scene.does(A, complete("C101", WB));
    EXPECT_EQ(scene.question(), Question::fight);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(1));
    scene.does(C, fight_with(1));
    EXPECT_EQ(scene.hand(A), "2 6 7");
    EXPECT_EQ(scene.hand(B), "1 8");
    EXPECT_EQ(scene.hand(C), "1 9");
    EXPECT_EQ(scene.question(), Question::event_discard);
    scene.does(A, picks("7"));
    scene.does(B, picks("8"));
    scene.does(C, picks("1"));
    EXPECT_EQ(scene.hand(A), "2 6");
    EXPECT_EQ(scene.hand(B), "1");
    EXPECT_EQ(scene.hand(C), "9");
    EXPECT_EQ(scene.gold_on("C115"), 1);
}
TEST(FairyTaleFightClub, S_FTF_32_FTF_081_FTF_086_FTF_091_a_reserve_is_its_holders_alone) {
    Scene scene(2);
    scene.reserved(B, "C106").area({"C101", "C102", "C103"}).cargo(A, WB, "2 3 5").ready();
    EXPECT_EQ(scene.in_play(), 4);
    EXPECT_FALSE(scene.can(A, complete("C106", WB)));
    Scene later(2);
    later.active(B).reserved(B, "C106").area({"C101", "C102", "C103"}).cargo(B, WB, "2 3 5");
    later.contracts({"C119"}).ready();
    later.does(B, complete("C106", WB));
    EXPECT_EQ(later.gold(B), 1);
    EXPECT_EQ(later.table().reserved[B].contract, Contract::none);
    EXPECT_EQ(later.area(), (Words{"C101", "C102", "C103", "C119"}));
    EXPECT_EQ(later.in_play(), 4);
}
TEST(FairyTaleFightClub, S_FTF_33_FTF_089_FTF_091_FTF_094_FTF_129_reserving_a_contract) {
    Scene scene(2);
    scene.owns(A, {HC}).area({"C124", "C102", "C103", "C105", "C107"}).gold({1, 0}).ready();
    const int supply = scene.table().supply, deck = contract_deck_size(scene.table());
    scene.does(A, reserve("C124"));
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_EQ(scene.table().supply, supply + 1);
    EXPECT_EQ(scene.area().size(), 4u);
    EXPECT_EQ(scene.in_play(), 5);
    EXPECT_EQ(contract_deck_size(scene.table()), deck);
    EXPECT_EQ(scene.table().reserved[A].gold, 2);
    // The coins on it are not A's in a fight: with 0 gold both tie.
    scene.turn_up(2);
    EXPECT_EQ(scene.log.count(EventKind::nobody_won), 1);
}
TEST(FairyTaleFightClub, S_FTF_34_FTF_093_FTF_095_FTF_096_replacing_a_reserve) {
    Scene scene(2);
    scene.gold({1, 0}).reserved(A, "C124").area({"C105", "C106", "C110"}).contracts({"C119"}).ready();
    const int supply = scene.table().supply;
    scene.does(A, reserve("C106"));
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_EQ(scene.table().contract_discards.back(), contract("C124"));
    EXPECT_EQ(scene.table().supply, supply + 3);
    EXPECT_EQ(scene.table().reserved[A], (Posted{.contract = contract("C106"), .gold = 1}));
    EXPECT_EQ(scene.area(), (Words{"C105", "C110", "C119"}));
    EXPECT_EQ(scene.in_play(), 4);
    // The coins of the refill are those that have just been paid and discarded.
    Scene poor(2);
    poor.gold({1, 0}).supply(0).reserved(A, "C124").area({"C105", "C106", "C110"}).contracts({"C130"});
    poor.ready();
    poor.does(A, reserve("C106"));
    EXPECT_EQ(poor.gold_on("C130"), 2);
    EXPECT_EQ(poor.table().supply, 1);
}
TEST(FairyTaleFightClub, S_FTF_35_FTF_094_a_reserve_replaced_at_once) {
    Scene scene(2, {.reserve_refill = ReserveRefill::immediately});
    scene.area({"C106", "C102", "C103", "C105"})
        .gold({1, 0})
        .cargo(A, WB, "2 3 5")
        .contracts({"C116"})
        .ready();
    scene.does(A, reserve("C106"));
    EXPECT_EQ(scene.area(), (Words{"C102", "C103", "C105", "C116"}));
    const int deck = contract_deck_size(scene.table());
    scene.does(A, complete("C106", WB));
    EXPECT_EQ(scene.completed(A), Words{"C106"});
    EXPECT_EQ(contract_deck_size(scene.table()), deck);
    EXPECT_EQ(scene.area().size(), 4u);
}
TEST(FairyTaleFightClub, S_FTF_36_FTF_089_FTF_091_no_reserve_without_gold_or_contracts) {
    Scene poor(2);
    poor.ready();
    EXPECT_FALSE(poor.offers(A, Act::reserve));
    Scene bare(2, {.reserve_refill = ReserveRefill::immediately});
    bare.area({}).gold({5, 0}).ready();
    EXPECT_FALSE(bare.offers(A, Act::reserve));
}

}  // namespace
}  // namespace fg::ftf
