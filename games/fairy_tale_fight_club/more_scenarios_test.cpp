// SPDX-License-Identifier: Apache-2.0
// The catalogue's scenarios 37 to 75: events, decks, the end, the solo game, clocks.
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

// ---- events and fights

TEST(FairyTaleFightClub, S_FTF_37_FTF_120_FTF_123_FTF_131_FTF_132_bounty_burglar) {
    Scene scene(4);
    scene.gold({0, 0, 2, 1})
        .hand(A, "1 2 3 4 5")
        .hand(B, "6 7 8 9 10")
        .hand(C, "1 1 2 2 3")
        .hand(D, "4 4 5 5 6");
    scene.ready();
    scene.turn_up(1);
    EXPECT_EQ(scene.log.last(EventKind::won_fight).event.seat, D);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0, 2, 2}));
    scene.does(A, picks("4 5"));
    scene.does(B, picks("6 7"));
    scene.does(C, picks("1 1"));
    scene.does(D, picks("4 4"));
    EXPECT_EQ(scene.hand(A), "1 2 3 4 4");
    EXPECT_EQ(scene.hand(B), "4 5 8 9 10");
    EXPECT_EQ(scene.hand(C), "2 2 3 6 7");
    EXPECT_EQ(scene.hand(D), "1 1 5 5 6");
    EXPECT_EQ(scene.log.count(EventKind::drew), 0);
}
TEST(FairyTaleFightClub, S_FTF_38_FTF_014_FTF_117_an_event_without_a_fight) {
    Scene scene(3);
    scene.gold({0, 4, 1}).ready();
    scene.turn_up(17);
    EXPECT_EQ(scene.log.count(EventKind::won_fight) + scene.log.count(EventKind::nobody_won), 0);
    EXPECT_EQ(scene.all_gold(), (Ints{1, 5, 2}));
}
TEST(FairyTaleFightClub, S_FTF_39_FTF_118_FTF_124_FTF_130_the_lowest_that_stands_alone) {
    Scene scene(4);
    scene.hand(A, "1 9").hand(B, "1 9").hand(C, "3 9").hand(D, "5 9").deck({8}).ready();
    scene.turn_up(12);
    scene.does(A, fight_with(1));
    scene.does(B, fight_with(1));
    scene.does(C, fight_with(3));
    scene.does(D, fight_with(5));
    EXPECT_EQ(scene.log.last(EventKind::won_fight).event.seat, C);
    EXPECT_EQ(scene.hand(C), "3 8 9");
}
TEST(FairyTaleFightClub, S_FTF_40_FTF_119_FTF_124_a_fight_nobody_wins) {
    Scene scene(2);
    scene.hand(A, "10").hand(B, "10").deck({4, 6}).ready();
    scene.turn_up(14);
    scene.does(A, fight_with(10));
    scene.does(B, fight_with(10));
    EXPECT_EQ(scene.log.count(EventKind::won_fight), 0);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0}));
    EXPECT_EQ(scene.hand(A), "4 10");
    EXPECT_EQ(scene.hand(B), "6 10");
}
TEST(FairyTaleFightClub, S_FTF_41_FTF_125_who_has_no_cards_does_not_fight) {
    Scene scene(3);
    scene.hand(A, "4").hand(C, "4").ready();
    scene.turn_up(14);
    EXPECT_EQ(scene.asked(), SeatSet::only(A).with(C));
    scene.does(A, fight_with(4));
    scene.does(C, fight_with(4));
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0, 0}));
    Scene lone(3);
    lone.hand(A, "4").ready();
    lone.turn_up(14);
    lone.does(A, fight_with(4));
    EXPECT_EQ(lone.all_gold(), (Ints{1, 0, 0}));
}
TEST(FairyTaleFightClub, S_FTF_42_FTF_121_FTF_124_a_fight_for_most_gold) {
    Scene scene(4);
    scene.gold({3, 3, 2, 2}).ready();
    scene.turn_up(7);
    EXPECT_EQ(scene.log.count(EventKind::drew), 0);
    Scene won(4);
    won.gold({3, 3, 2, 0}).deck({5}).ready();
    won.turn_up(7);
    EXPECT_EQ(won.hand(C), "5");
}
TEST(FairyTaleFightClub, S_FTF_43_FTF_131_FTF_134_who_gets_too_few_draws) {
    for (const PassShortfall rule : {PassShortfall::net_loss, PassShortfall::short_passer}) {
        Scene scene(3, {.pass_shortfall = rule});
        scene.hand(A, "9").hand(B, "1 2 3 4 5").hand(C, "6 6 7 7 8").deck({10}).ready();
        scene.turn_up(1);
        EXPECT_EQ(scene.asked(), SeatSet::only(B).with(C));
        scene.does(B, picks("1 2"));
        scene.does(C, picks("6 6"));
        const bool is_net = rule == PassShortfall::net_loss;
        EXPECT_EQ(scene.hand(A), is_net ? "6 6" : "6 6 10");
        EXPECT_EQ(scene.hand(B), is_net ? "3 4 5 9 10" : "3 4 5 9");
        EXPECT_EQ(scene.hand(C), "1 2 7 7 8");
    }
}
TEST(FairyTaleFightClub, S_FTF_44_FTF_105_FTF_106_FTF_107_wheelbarrows_are_destroyed) {
    for (const WreckedCargo rule : {WreckedCargo::discard, WreckedCargo::to_hand}) {
        Scene scene(2, {.wrecked_cargo = rule});
        scene.owns(A, {HC}).owns(B, {HC}).wrecked(B).area_of(6);
        scene.cargo(A, WB, "2 3").cargo(A, HC, "4").cargo(B, HC, "5 5").ready();
        scene.turn_up(22);
        EXPECT_FALSE(scene.has(A, WB));
        EXPECT_EQ(scene.cargo(A, WB), "");
        EXPECT_EQ(text(scene.table().discards), rule == WreckedCargo::discard ? "2 3" : "");
        EXPECT_EQ(scene.hand(A), rule == WreckedCargo::discard ? "" : "2 3");
        EXPECT_EQ(scene.cargo(A, HC), "4");
        EXPECT_EQ(scene.cargo(B, HC), "5 5");
        EXPECT_TRUE(scene.has(A, HC) && scene.has(B, HC));
        EXPECT_EQ(scene.log.count(EventKind::wrecked), 1);
    }
}
TEST(FairyTaleFightClub, S_FTF_45_FTF_120_FTF_196_FTF_198_the_toll) {
    Scene scene(2);
    scene.gold({0, 2}).cargo(A, WB, "7").ready();
    scene.turn_up(2);
    EXPECT_EQ(scene.gold(A), 1) << "A won the fight";
    scene.does(A, pay_toll);
    scene.does(B, lose_wheelbarrow);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 2}));
    EXPECT_TRUE(scene.has(A, WB));
    EXPECT_EQ(scene.cargo(A, WB), "7");
    EXPECT_FALSE(scene.has(B, WB));
}
TEST(FairyTaleFightClub, S_FTF_46_FTF_140_FTF_196_FTF_197_the_queens_mirror_empties_the_deck) {
    Scene scene(2);
    scene.hand(A, "1 2 3").hand(B, "4 5").market("6").whole_deck("7 8 9").deck({7, 8, 9}).ready();
    EXPECT_EQ(scene.discards(), 66);
    scene.turn_up(15);
    scene.does(A, fight_with(3));
    scene.does(B, fight_with(5));
    EXPECT_EQ(scene.all_gold(), (Ints{0, 1}));
    EXPECT_EQ(scene.hand(A), "7 8 9");
    EXPECT_EQ(scene.log.last(EventKind::reshuffled).event.count, 68);
    EXPECT_EQ(scene.table().market.size(), 4);
    EXPECT_EQ(scene.table().hand_size[B], 2);
    EXPECT_EQ(scene.deck_size(), 66);
    EXPECT_EQ(scene.discards(), 0);
}
TEST(FairyTaleFightClub, S_FTF_47_FTF_196_FTF_199_open_gates) {
    Scene scene(2);
    scene.hand(A, "5").hand(B, "5").cargo(A, WB, "2 3").area({"C106", "C101", "C102", "C103"}).ready();
    scene.turn_up(20);
    scene.does(A, load_one(5, WB));
    scene.does(B, decline);
    EXPECT_EQ(scene.cargo(A, WB), "2 3 5");
    EXPECT_EQ(scene.hand(B), "5");
    EXPECT_TRUE(scene.can(A, complete("C106", WB)));
    EXPECT_EQ(scene.actions_left(), 2);
}
TEST(FairyTaleFightClub, FTF_043_FTF_199_a_match_by_the_open_gates_waits_for_its_owners_turn) {
    Scene scene(2);
    scene.hand(A, "5").hand(B, "5").cargo(B, WB, "2 3").area({"C106", "C101", "C102", "C103"}).ready();
    scene.turn_up(20);
    scene.does(A, decline);
    scene.does(B, load_one(5, WB));
    EXPECT_EQ(scene.cargo(B, WB), "2 3 5");
    EXPECT_EQ(scene.question(), Question::actions);
    EXPECT_EQ(scene.asked(), SeatSet::only(A)) << "B is asked nothing";
    scene.does(A, end_actions);
    EXPECT_TRUE(scene.can(B, complete("C106", WB)));
}
TEST(FairyTaleFightClub, S_FTF_48_FTF_146_FTF_196_the_pawnbroker_runs_out_of_gold) {
    Scene scene(2);
    scene.hand(A, "9").hand(B, "9").supply(1).ready();
    scene.turn_up(21);
    scene.does(A, pawn(9));
    scene.does(B, pawn(9));
    EXPECT_EQ(scene.all_gold(), (Ints{1, 0}));
    EXPECT_EQ(text(scene.table().discards), "9 9");
}
TEST(FairyTaleFightClub, S_FTF_49_FTF_136_FTF_196_who_has_too_few_discards_all) {
    Scene scene(2);
    scene.hand(A, "4").ready();
    scene.turn_up(13);
    scene.does(A, fight_with(4));
    EXPECT_EQ(scene.hand(A), "");
    EXPECT_EQ(text(scene.table().discards), "4");
    EXPECT_EQ(scene.question(), Question::actions) << "no choice is asked";
}

// ---- decks and gold

TEST(FairyTaleFightClub, S_FTF_50_FTF_048_FTF_051_FTF_139_FTF_140_the_deck_runs_out_while_drawing_up) {
    Scene scene(2);
    scene.hand(A, "2 2").hand(B, "3 3 3 3 3").market("1 1 9").whole_deck("4").deck({4}).ready();
    EXPECT_EQ(scene.discards(), 64);
    scene.does(A, end_actions);
    EXPECT_EQ(scene.log.last(EventKind::reshuffled).event.count, 63);
    EXPECT_EQ(scene.table().hand_size[A], 5);
    EXPECT_EQ(scene.table().market.size(), 5);
    EXPECT_EQ(scene.deck_size(), 60);
}
TEST(FairyTaleFightClub, S_FTF_51_FTF_140_the_deck_runs_out_in_phase_c) {
    Scene scene(2);
    scene.hand(A, "3 3 3 3 3").hand(B, "4 4 4 4 4").market("2 2").whole_deck("6").deck({6}).ready();
    EXPECT_EQ(scene.discards(), 62);
    scene.does(A, end_actions);
    EXPECT_EQ(scene.table().market.size(), 4);
    EXPECT_EQ(scene.deck_size(), 61);
    EXPECT_EQ(scene.discards(), 0);
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1);
}
TEST(FairyTaleFightClub, S_FTF_52_FTF_141_FTF_192_nothing_left_to_shuffle) {
    Scene scene(4);
    scene.area({"C101", "C102", "C103", "C104", "C105", "C107", "C302", "C304"});
    scene.layers({}, {}, {{0, 3, 4, 4}});
    Creatures rest = scene.rules.deck;
    const auto fill = [&](int size) {
        std::string values;
        for (int i = 0; i < size; ++i) {
            const Creature one = rest.nth(rest.size() / 2);
            rest.remove(one);
            values += std::to_string(value_of(one)) + " ";
        }
        return values;
    };
    rest.remove_all(bag("1 1 1 6 7"));
    for (Seat seat : EachSeat{4}) {
        scene.owns(seat, {HC, HW, WW});
        scene.cargo(seat, WB, fill(3)).cargo(seat, HC, fill(3)).cargo(seat, HW, fill(4));
        scene.cargo(seat, WW, seat == B ? "1 1 1 6 7" : fill(5));
    }
    scene.hand(A, fill(4)).hand(B, fill(3)).hand(C, fill(3)).hand(D, fill(2));
    scene.market(fill(1)).whole_deck(fill(1)).ready();
    EXPECT_EQ(scene.discards(), 1);
    scene.does(A, end_actions);
    EXPECT_EQ(scene.table().hand_size[A], 5);
    EXPECT_EQ(scene.table().market.size(), 1);
    EXPECT_EQ(scene.log.count(EventKind::reshuffled), 0);
    EXPECT_EQ(scene.table().active, B);
    scene.contracts({"C201"});
    scene.does(B, complete("C304", WW));
    EXPECT_EQ(scene.discards(), 6);
    scene.does(B, end_actions);
    ASSERT_EQ(scene.log.count(EventKind::reshuffled), 1);
    EXPECT_EQ(scene.log.last(EventKind::reshuffled).event.count, 3);
    EXPECT_EQ(scene.table().market.size(), 4);
}
TEST(FairyTaleFightClub, S_FTF_53_FTF_135_FTF_146_gold_in_turn_order_while_it_lasts) {
    Scene scene(3);
    scene.active(B).supply(2).ready();
    scene.turn_up(17, "C101");
    EXPECT_EQ(scene.all_gold(), (Ints{0, 1, 1}));
    EXPECT_EQ(scene.gold_on("C101"), 0);
}

// ---- end and scoring

TEST(FairyTaleFightClub, S_FTF_54_FTF_149_FTF_150_FTF_151_FTF_153_the_end_comes_at_once) {
    Scene scene(2);
    scene.owns(A, {HC}).owns(B, {HC}).area({"C101", "C102", "C103", "C104", "C105", "C106"});
    scene.cargo(A, WB, "1 1 1").cargo(A, HC, "1 2 2").cargo(B, WB, "2 2 2").cargo(B, HC, "2 3 3");
    scene.hand(A, "1 2 3 4 5").layers({}, {}, {{0, 0, 1, 0}}).contracts({"C315"}).ready();
    scene.does(A, complete("C101", WB));
    EXPECT_EQ(scene.in_play(), 6);
    EXPECT_EQ(contract_deck_size(scene.table()), 0);
    EXPECT_FALSE(scene.is_over());
    scene.does(A, complete("C102", HC));
    EXPECT_EQ(scene.in_play(), 5);
    scene.does(A, end_actions);
    const int drawn = scene.chance.cards_drawn();
    scene.does(B, complete("C103", WB));
    EXPECT_EQ(scene.in_play(), 4);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::contracts_out);
    EXPECT_TRUE(scene.asked().is_empty()) << "the second match cannot be used";
    EXPECT_EQ(scene.chance.cards_drawn(), drawn) << "no Phase B or C";
    EXPECT_EQ(scene.completed(B), Words{"C103"});
}
TEST(FairyTaleFightClub, S_FTF_55_FTF_152_the_end_without_hand_carts) {
    Scene scene(2);
    scene.cargo(A, WB, "1 1 1").area({"C101", "C102", "C103", "C104"});
    scene.layers({}, {}, {{0, 1, 0, 0}}).contracts({"C212"}).ready();
    scene.does(A, complete("C101", WB));
    EXPECT_EQ(scene.in_play(), 4);
    EXPECT_TRUE(scene.is_over());
}
TEST(FairyTaleFightClub, S_FTF_56_FTF_151_FTF_152_the_last_card_is_an_event) {
    Scene scene(2);
    scene.owns(A, {HC}).cargo(A, WB, "1 2 2").area({"C102", "C101", "C103", "C104", "C105"}).gold({2, 5});
    scene.layers({}, {}, {{0, 0, 0, 1}}).event(18).ready();
    scene.does(A, complete("C102", WB));
    EXPECT_EQ(scene.all_gold(), (Ints{3, 6}));
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(score_of(scene.rules, scene.table(), A).parts[Part::gold], 1);
    EXPECT_EQ(score_of(scene.rules, scene.table(), B).parts[Part::gold], 2);
}
TEST(FairyTaleFightClub, FTF_152_the_game_may_end_with_three_in_play) {
    Scene scene(2);
    scene.cargo(A, WB, "1 1 1").area({"C101", "C102", "C103", "C104"});
    scene.layers({}, {}, {{0, 0, 0, 1}}).event(18).ready();
    scene.does(A, complete("C101", WB));
    EXPECT_EQ(scene.log.last(EventKind::gained).event.gold, 1) << "events are resolved first";
    EXPECT_EQ(scene.in_play(), 3);
    EXPECT_TRUE(scene.is_over());
}
TEST(FairyTaleFightClub, S_FTF_57_FTF_095_FTF_151_replacing_a_reserve_ends_the_game) {
    Scene scene(2);
    scene.owns(A, {HC}).reserved(A, "C103").area({"C101", "C102", "C104", "C105"}).gold({1, 0});
    scene.no_contract_deck().ready();
    EXPECT_EQ(scene.in_play(), 5);
    scene.does(A, reserve("C102"));
    EXPECT_EQ(scene.in_play(), 4);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.score(A), 1) << "the Hand Cart alone";
}
TEST(FairyTaleFightClub, S_FTF_58_FTF_156_a_game_that_stands_still) {
    Scene scene(2);
    scene.hand(A, "1 2 3 4 5").hand(B, "1 2 3 4 5").turns(15, 15).active(B).ready();
    scene.does(B, end_actions);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::stalled);
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1) << "after its Phase C";
    EXPECT_EQ(round_of(scene.rules, scene.table()), 8);
    Scene busy(2);
    busy.hand(A, "1 2 3 4 5").hand(B, "1 2 3 4 5").gold({0, 1}).turns(15, 15).active(B).ready();
    busy.contracts({"C110"});
    busy.does(B, buy(HC));
    busy.does(B, end_actions);
    EXPECT_FALSE(busy.is_over());
    EXPECT_EQ(busy.table().quiet_turns, 0);
}
TEST(FairyTaleFightClub, S_FTF_59_FTF_158_FTF_159_FTF_161_FTF_162_FTF_163_FTF_164_FTF_165_a_final_score) {
    // Flags R R R B G Y P with 1, 2, 3, 2, 4, 3, 2 points.
    Scene scene(2);
    scene.owns(A, {HC, HW, WW}).gold({7, 0}).area_of(4);
    scene.layers({}, {}, {{0, 2, 4, 2}});
    scene.has_completed(A, {"C104", "C114", "C129", "C113", "C209", "C131", "C118"}).ready();
    const Score score = score_of(scene.rules, scene.table(), A);
    EXPECT_EQ(score.parts[Part::contracts], 17);
    EXPECT_EQ(score.parts[Part::wagons], 4);
    EXPECT_EQ(score.parts[Part::gold], 2);
    EXPECT_EQ(score.parts[Part::same_flags], 3);
    EXPECT_EQ(score.parts[Part::all_flags], 3);
    EXPECT_EQ(scene.score(A), 29);
}
TEST(FairyTaleFightClub, S_FTF_60_FTF_165_FTF_166_sets_of_flags) {
    const FlagCounts many{{6, 2, 2, 2, 2}}, few{{5, 2, 2, 2, 0}};
    const auto points = [](const FlagCounts& flags, FlagSets rule) {
        const Rules rules = make_rules(2, {.flag_sets = rule}, {});
        return 3 * (same_flag_sets(rules, flags) + all_flag_sets(rules, flags));
    };
    EXPECT_EQ(points(many, FlagSets::repeat), 12);
    EXPECT_EQ(points(many, FlagSets::once_each), 6);
    EXPECT_EQ(points(few, FlagSets::repeat), 3);
}
TEST(FairyTaleFightClub, S_FTF_61_FTF_167_FTF_168_FTF_169_ties) {
    struct Tie {
        Ints places;
        DecidedBy decided_by;
    };
    const auto tie = [](Ints gold, int contracts_of_a, int contracts_of_b) -> Tie {
        Table table;
        table.ending = Ending::contracts_out;
        // Content in which contracts are worth nothing: both have as many points as their gold.
        Content content;
        for (ContractCard& card : content.contracts) card.points = 0;
        content.same_flags_points = content.all_flags_points = 0;
        content.gold_per_point = 200;
        for (int i = 0; i < 2; ++i)
            table.gold[seat_of(i)] = static_cast<u8>(gold[static_cast<std::size_t>(i)]);
        for (int i = 0; i < contracts_of_a; ++i) table.completed[A].push_back(static_cast<Contract>(i));
        for (int i = 0; i < contracts_of_b; ++i) table.completed[B].push_back(static_cast<Contract>(20 + i));
        const Rules rules = make_rules(2, {}, content);
        const Result result = Game::result(rules, table);
        EXPECT_EQ(result.score[A], result.score[B]);
        return {{result.place[A], result.place[B]}, decided_by(rules, table, result)};
    };
    const Tie by_gold = tie({4, 5}, 6, 6), by_contracts = tie({4, 4}, 6, 7), shared = tie({4, 4}, 6, 6);
    EXPECT_EQ(by_gold.places, (Ints{2, 1}));
    EXPECT_EQ(by_gold.decided_by, DecidedBy::gold);
    EXPECT_EQ(by_contracts.places, (Ints{1, 2}));
    EXPECT_EQ(by_contracts.decided_by, DecidedBy::contracts);
    EXPECT_EQ(shared.places, (Ints{1, 1}));
    EXPECT_EQ(shared.decided_by, DecidedBy::none) << "there is nobody behind";
}

// ---- solo

TEST(FairyTaleFightClub, S_FTF_62_FTF_110_FTF_173_FTF_174_a_solo_player_ignores_fights_and_passing) {
    Scene scene(1);
    scene.gold({1}).cargo(A, WB, "1 2 2").area({"C102", "C101", "C103", "C105"}).hand(A, "5 6 7");
    scene.layers({{0, 0, 0, 1}}, {{1, 3, 0, 1}}, {{1, 1, 2, 1}});
    scene.event(1).event(6).contracts({"C211"}).ready();
    scene.does(A, complete("C102", WB));
    EXPECT_EQ(scene.hand(A), "5 6 7");
    EXPECT_EQ(scene.gold(A), 0);
    EXPECT_EQ(scene.log.count(EventKind::ignored), 1);
    EXPECT_EQ(scene.log.count(EventKind::won_fight), 0);
    EXPECT_GE(place_in_area(scene.table(), contract("C211")), 0);
}
TEST(FairyTaleFightClub, S_FTF_63_FTF_172_FTF_175_the_last_round_of_a_solo_game) {
    Scene scene(1);
    scene.turns(15).hand(A, "1 2 3").ready();
    scene.does(A, end_actions);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::last_round);
    EXPECT_EQ(scene.table().hand_size[A], 5);
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1);
    EXPECT_EQ(scene.log.last(EventKind::rated).event.rating, Rating::destroyed);
    EXPECT_EQ(round_of(scene.rules, scene.table()), 16) << "no further round has begun";
}
TEST(FairyTaleFightClub, S_FTF_64_FTF_177_FTF_178_rating_bands) {
    const Rules rules = make_rules(1, {}, {});
    Ints bands;
    for (int points : {19, 20, 29, 30, 39, 40, 49, 50})
        bands.push_back(index_of(rating_of(rules, points)) + 1);
    EXPECT_EQ(bands, (Ints{1, 2, 2, 3, 3, 4, 4, 5}));
}

// ---- clock, hidden choices, deadlock

TEST(FairyTaleFightClub, S_FTF_65_FTF_041_FTF_049_FTF_179_FTF_182_clocks_in_a_turn) {
    Scene scene(2);
    scene.hand(A, "1 3 3 7 8 9")
        .actions(1)
        .cargo(A, WB, "2 3 5")
        .area({"C106", "C101", "C102", "C103"})
        .ready();
    scene.expires(A);
    EXPECT_TRUE(scene.completed(A).empty());
    EXPECT_EQ(scene.question(), Question::discard_down);
    scene.expires(A);
    EXPECT_EQ(scene.hand(A), "3 3 7 8 9");
    EXPECT_EQ(text(scene.table().discards), "1");
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1);
    EXPECT_EQ(scene.table().active, B);
}
TEST(FairyTaleFightClub, S_FTF_66_FTF_124_FTF_126_FTF_127_FTF_179_FTF_180_a_clock_in_a_fight) {
    Scene scene(3);
    scene.hand(A, "2 4").hand(B, "2 5").hand(C, "3 9").deck({7}).ready();
    scene.turn_up(12);
    const State before = scene.state;
    scene.does(A, fight_with(4));
    EXPECT_EQ(view_for<Game>(scene.state, B), view_for<Game>(before, B)) << "nobody sees a selection";
    scene.state = before;  // the table takes the sealed answer back
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(2));
    EXPECT_EQ(scene.log.count(EventKind::fought), 0);
    scene.expires(C);
    EXPECT_EQ(scene.log.last(EventKind::won_fight).event.seat, C);
    EXPECT_EQ(scene.hand(C), "3 7 9");
}
TEST(FairyTaleFightClub, S_FTF_67_FTF_122_FTF_181_cargo_cannot_fight) {
    Scene scene(2);
    scene.hand(A, "5").cargo(A, WB, "1").hand(B, "4 6").ready();
    scene.turn_up(12);
    EXPECT_EQ(scene.offers(A), fight_with(5));
    EXPECT_EQ(scene.offers(B).size(), 2u);
}
TEST(FairyTaleFightClub, S_FTF_68_FTF_156_FTF_194_a_dead_board) {
    Scene scene(3);
    for (Seat seat : EachSeat{3}) scene.owns(seat, {HC, HW});
    scene.area({"C301", "C302", "C303", "C304", "C305"}).gold({2, 1, 0}).no_contract_deck();
    scene.hand(A, "1 2 3 4 5").hand(B, "1 2 3 4 5").hand(C, "1 2 3 4 5").ready();
    for (int turn = 0; turn < 24; ++turn) {
        ASSERT_FALSE(scene.is_over());
        const Seat seat = scene.table().active;
        EXPECT_FALSE(scene.offers(seat, Act::complete));
        EXPECT_FALSE(scene.can(seat, buy(WW)));
        scene.does(seat, end_actions);
    }
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::stalled);
    EXPECT_EQ(scene.score(A), 4);
}
TEST(FairyTaleFightClub, S_FTF_69_FTF_157_the_last_round_of_all) {
    Scene scene(2, {.stall_rounds = 0});
    scene.turns(199, 199).active(B).hand(B, "1 2 3 4 5").ready();
    scene.does(B, end_actions);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::last_round);
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1);
}
TEST(FairyTaleFightClub, FTF_157_a_turn_that_is_the_last_and_the_last_quiet_one_is_the_last_round) {
    Scene scene(2);
    scene.turns(199, 15).active(B).hand(B, "1 2 3 4 5").ready();
    scene.does(B, end_actions);
    EXPECT_EQ(scene.table().ending, Ending::last_round);
}
TEST(FairyTaleFightClub, FTF_157_FTF_175_the_earlier_limit_of_a_solo_game_holds) {
    EXPECT_EQ(last_turn_of(1, {.max_rounds = 100, .solo_rounds = 16}), 16);
    EXPECT_EQ(last_turn_of(1, {.max_rounds = 20, .solo_rounds = 40}), 20);
    EXPECT_EQ(last_turn_of(1, {.max_rounds = 0, .solo_rounds = 40}), 40);
    EXPECT_EQ(last_turn_of(1, {.max_rounds = 20, .solo_rounds = 0}), 20);
    EXPECT_EQ(last_turn_of(3, {.max_rounds = 20, .solo_rounds = 16}), 60) << "rounds, not turns";
}
TEST(FairyTaleFightClub, S_FTF_70_FTF_180_FTF_189_a_pending_choice_is_its_seats_own) {
    Scene scene(3);
    scene.hand(A, "1 2 3").hand(B, "5 6 7").hand(C, "1 2 8").gold({0, 1, 2}).ready();
    scene.turn_up(1);
    const State before = scene.state;
    scene.does(B, picks("6 7"));
    const View own = view_for<Game>(scene.state, B);
    EXPECT_EQ(text(own.mine.hand), "5 6 7");
    EXPECT_EQ(text(own.round.group.picked), "6 7");
    EXPECT_FALSE(own.round.owes);
    EXPECT_EQ(own.round.asked, SeatSet::first(3)) << "the round is still open";
    for (Seat other : {A, C, no_seat})
        EXPECT_EQ(view_for<Game>(scene.state, other), view_for<Game>(before, other));
}
TEST(FairyTaleFightClub, S_FTF_71_FTF_181_FTF_196_all_are_asked_by_the_pawnbroker) {
    Scene scene(3);
    scene.hand(A, "2 9").hand(B, "1 3").ready();
    scene.turn_up(21);
    EXPECT_EQ(scene.asked(), SeatSet::first(3));
    EXPECT_EQ(scene.offers(A), (Steps{pawn(9)[0], decline[0]}));
    EXPECT_EQ(scene.offers(B), decline);
    EXPECT_EQ(scene.offers(C), decline);
    for (Seat seat : EachSeat{3}) scene.does(seat, decline);
    EXPECT_EQ(scene.log.count(EventKind::declined), 3);
    for (const auto& entry : scene.log.entries)
        if (entry.event.kind == EventKind::declined) {
            EXPECT_EQ(entry.event,
                      (Event{.kind = EventKind::declined, .seat = entry.event.seat, .event = ev(21)}));
        }
}
TEST(FairyTaleFightClub, S_FTF_72_FTF_094_FTF_095_FTF_200_replacing_with_a_refill_at_once) {
    for (const ReserveDiscard rule : {ReserveDiscard::out, ReserveDiscard::area}) {
        Scene scene(2, {.reserve_refill = ReserveRefill::immediately, .reserve_discard = rule});
        scene.gold({1, 0}).reserved(A, "C103").area({"C105", "C106", "C110", "C112"});
        if (rule == ReserveDiscard::out) scene.contracts({"C116"});
        scene.ready();
        scene.does(A, reserve("C106"));
        if (rule == ReserveDiscard::out) {
            EXPECT_EQ(scene.table().contract_discards.back(), contract("C103"));
            EXPECT_EQ(scene.area(), (Words{"C105", "C110", "C112", "C116"}));
        } else {
            EXPECT_EQ(scene.area(), (Words{"C103", "C105", "C110", "C112"}));
            EXPECT_EQ(scene.log.count(EventKind::placed), 0);
        }
        EXPECT_EQ(scene.table().reserved[A].contract, contract("C106"));
        EXPECT_EQ(scene.gold(A), 0);
    }
}
TEST(FairyTaleFightClub, FTF_094_FTF_095_FTF_200_a_replaced_reserve_goes_under_either_refill) {
    for (const ReserveRefill refill : {ReserveRefill::on_completion, ReserveRefill::immediately})
        for (const ReserveDiscard rule : {ReserveDiscard::area, ReserveDiscard::out}) {
            const bool goes_back = rule == ReserveDiscard::area;
            SCOPED_TRACE(std::string(name_of(refill)) + ", " + std::string(name_of(rule)));
            Scene scene(2, {.reserve_refill = refill, .reserve_discard = rule});
            scene.owns(A, {HC}).gold({1, 0}).reserved(A, "C124").area({"C105", "C106", "C110", "C112"});
            if (!goes_back) scene.contracts({"C116"});
            scene.ready();
            const int supply = scene.table().supply, in_play = scene.in_play();
            scene.does(A, reserve("C106"));
            EXPECT_EQ(scene.table().reserved[A], (Posted{.contract = contract("C106"), .gold = 1}));
            EXPECT_EQ(scene.area(), (Words{"C105", "C110", "C112", goes_back ? "C124" : "C116"}));
            EXPECT_EQ(scene.log.count(EventKind::placed), goes_back ? 0 : 1);
            EXPECT_EQ(scene.in_play(), in_play);
            EXPECT_EQ(scene.table().supply, supply + (goes_back ? 1 : 3)) << "the price, and what lay on it";
            if (goes_back) {
                EXPECT_EQ(scene.gold_on("C124"), 2) << "it returns with its gold";
            }
        }
}
TEST(FairyTaleFightClub, S_FTF_73_FTF_151_FTF_200_reserving_can_end_the_game) {
    Scene scene(2, {.reserve_refill = ReserveRefill::immediately});
    scene.owns(A, {HC})
        .no_contract_deck()
        .area({"C101", "C102", "C103", "C104", "C105"})
        .gold({1, 0})
        .ready();
    scene.does(A, reserve("C105"));
    EXPECT_EQ(scene.area().size(), 4u);
    EXPECT_TRUE(scene.is_over());
}
TEST(FairyTaleFightClub, S_FTF_74_FTF_156_FTF_175_FTF_201_a_game_must_be_able_to_end) {
    EXPECT_NE(complaint(2, {.stall_rounds = 0, .max_rounds = 0}, {}), nullptr);
    EXPECT_EQ(complaint(1, {.stall_rounds = 0, .max_rounds = 0}, {}), nullptr);
    EXPECT_NE(complaint(1, {.stall_rounds = 0, .max_rounds = 0, .solo_rounds = 0}, {}), nullptr);
    Scene scene(1);
    scene.turns(9, 7).hand(A, "1 2 3 4 5").ready();
    scene.does(A, end_actions);
    EXPECT_EQ(scene.table().quiet_turns, 8);
    EXPECT_FALSE(scene.is_over());
    EXPECT_EQ(round_of(scene.rules, scene.table()), 11);
}
TEST(FairyTaleFightClub, S_FTF_75_FTF_076_FTF_184_a_group_in_steps) {
    Scene scene(2);
    scene.hand(A, "1 2 2 3 9").market("4 8 10").ready();
    scene.does(A, {{.act = Act::exchange}, {.act = Act::take_one, .creature = Creature::ogre}});
    for (int value : {1, 2, 2, 3}) {
        EXPECT_EQ(scene.offers(A), picks(std::to_string(value)));
        scene.does(A, picks(std::to_string(value)));
        EXPECT_EQ(scene.market(), "4 8 10") << "nothing has changed before \"done\"";
    }
    EXPECT_EQ(scene.offers(A), done({}));
    scene.does(A, done({}));
    EXPECT_EQ(scene.hand(A), "8 9");
    EXPECT_EQ(scene.market(), "1 2 2 3 4 10");
}

}  // namespace
}  // namespace fg::ftf
