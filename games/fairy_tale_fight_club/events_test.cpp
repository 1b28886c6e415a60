// SPDX-License-Identifier: Apache-2.0
// Contracts and refills, events and fights, the decks and gold (sections 8 to 11).
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubEvents, FTF_109_in_play_are_four_and_one_for_each_hand_cart) {
    // Whole games by random answers; with default options and as long as the deck lasts.
    for (u64 seed = 0; seed < 20; ++seed) {
        const Rules rules = make_rules(3, {}, {});
        FastChance chance(seed);
        Silence silence;
        State state = Game::setup(rules, chance, silence);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            Choice choice;
            pick(rules, seen_by<Game>(state, seat), chance, choice);
            Game::apply(rules, state, seat, choice, chance, silence);
            if (state.table.event == EventCard::none && contract_deck_size(state.table) > 0) {
                ASSERT_EQ(count_in_play(rules, state.table), 4 + state.table.carted.size());
            }
        }
    }
}
TEST(FairyTaleFightClubEvents, FTF_111_a_new_contract_gets_its_gold_at_any_time) {
    Scene scene(2);
    scene.cargo(A, WB, "1 2 2").area({"C102", "C103", "C105", "C107"}).contracts({"C130"}).ready();
    const int supply = scene.table().supply;
    scene.does(A, complete("C102", WB));
    EXPECT_EQ(scene.gold_on("C130"), 2);
    EXPECT_EQ(scene.table().supply, supply - 2);
}
TEST(FairyTaleFightClubEvents, FTF_146_a_contract_gets_what_is_left_of_the_supply) {
    Scene scene(2);
    scene.cargo(A, WB, "1 2 2").area({"C102", "C103", "C105", "C107"}).contracts({"C130"}).supply(1).ready();
    scene.does(A, complete("C102", WB));
    EXPECT_EQ(scene.gold_on("C130"), 1) << "of two";
    EXPECT_EQ(scene.table().supply, 0);
}
TEST(FairyTaleFightClubEvents, FTF_112_one_refill_for_a_completion_a_first_hand_cart_a_replacement) {
    Scene scene(2);
    scene.gold({5, 0}).cargo(A, WB, "1 2 2").area({"C102", "C103", "C105", "C107"}).ready();
    scene.contracts({"C108", "C109", "C110"});
    scene.does(A, complete("C102", WB));
    EXPECT_EQ(scene.log.count(EventKind::placed), 1);
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.log.count(EventKind::placed), 2);
    scene.does(A, reserve("C103"));
    EXPECT_EQ(scene.log.count(EventKind::placed), 2) << "a first reservation draws nothing";
    scene.does(A, reserve("C105"));
    EXPECT_EQ(scene.log.count(EventKind::placed), 3);
}
TEST(FairyTaleFightClubEvents, FTF_113_used_cards_never_return) {
    Scene scene(2);
    scene.owns(A, {HC}).owns(B, {HC}).no_contract_deck().cargo(A, WB, "1 1 1");
    scene.area({"C101", "C102", "C103", "C104", "C105", "C107"}).ready();
    const auto contracts = scene.table().contract_discards;
    const auto events = scene.table().event_discards;
    EXPECT_EQ(events.size(), 6);
    scene.does(A, complete("C101", WB));
    EXPECT_EQ(scene.log.count(EventKind::placed), 0);
    EXPECT_EQ(scene.table().contract_discards, contracts);
    EXPECT_EQ(scene.table().event_discards, events);
    EXPECT_EQ(scene.in_play(), 5);
}
TEST(FairyTaleFightClubEvents, FTF_128_creatures_that_fought_may_be_discarded) {
    Scene scene(2, {.fight_cards = FightCards::discarded});
    scene.hand(A, "2 7").hand(B, "5 8").deck({1}).ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(5));
    EXPECT_EQ(text(scene.table().discards), "2 5");
    EXPECT_EQ(scene.hand(A), "1 7");
    EXPECT_EQ(scene.hand(B), "8");
}
TEST(FairyTaleFightClubEvents, FTF_128_creatures_are_discarded_before_the_victor_is_rewarded) {
    Scene scene(2, {.fight_cards = FightCards::discarded});
    scene.hand(A, "2 7").hand(B, "5 8").whole_deck("1").deck({1}).ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(5));
    EXPECT_EQ(scene.hand(A), "1 7");
    // The victor draws the last card, and what fought is shuffled into the new deck.
    EXPECT_EQ(scene.log.count(EventKind::reshuffled), 1);
    EXPECT_EQ(text(scene.table().discards), "");
}
TEST(FairyTaleFightClubEvents, FTF_128_FTF_124_those_who_tie_lose_their_creatures_too) {
    Scene scene(3, {.fight_cards = FightCards::discarded});
    scene.hand(A, "2 7").hand(B, "2 8").hand(C, "9").deck({1}).ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(2));
    scene.does(C, fight_with(9));
    EXPECT_EQ(scene.log.last(EventKind::won_fight).event.seat, C) << "nine alone is the lowest";
    EXPECT_EQ(text(scene.table().discards), "2 2 9");
    EXPECT_EQ(scene.hand(A), "7");
    EXPECT_EQ(scene.hand(B), "8");
    EXPECT_EQ(scene.hand(C), "1");
}
TEST(FairyTaleFightClubEvents, FTF_133_who_comes_up_short_draws) {
    Scene scene(2);
    scene.hand(A, "9").hand(B, "1 2 3").deck({10}).ready();
    scene.turn_up(23);  // three to the left; nobody has more, so nobody is asked
    EXPECT_EQ(scene.question(), Question::actions);
    EXPECT_EQ(scene.hand(A), "1 2 3");
    EXPECT_EQ(scene.table().hand_size[B], 3) << "gave three, got one, drew two";
    EXPECT_EQ(scene.log.last(EventKind::drew).event.reason, Reason::shortfall);
}
TEST(FairyTaleFightClubEvents, FTF_132_passed_cards_are_seen_by_giver_and_receiver_only) {
    Scene scene(3);
    scene.hand(A, "1 2").hand(B, "3 4").hand(C, "5 6").gold({0, 0, 1}).ready();
    scene.turn_up(5);  // one to the right
    scene.does(A, picks("1"));
    scene.does(B, picks("3"));
    scene.does(C, picks("5"));
    EXPECT_EQ(scene.hand(A), "2 3");
    EXPECT_EQ(scene.hand(B), "4 5");
    int handed = 0;
    for (const auto& [audience, event] : scene.log.entries) {
        if (event.kind != EventKind::handed) continue;
        ++handed;
        EXPECT_EQ(audience, Audience::some(SeatSet::only(event.seat).with(event.to)));
    }
    EXPECT_EQ(handed, 3);
}
TEST(FairyTaleFightClubEvents, FTF_132_with_two_left_and_right_are_the_same) {
    for (const int number :
         {5, 9}) {  // one to the right, after a fight for gold; one to the left, after one of creatures
        Scene scene(2);
        scene.hand(A, "1 2").hand(B, "3 4").gold({0, 0}).deck({10}).ready();
        scene.turn_up(number);
        for (const Seat seat : {A, B})
            if (scene.question() == Question::fight) scene.does(seat, fight_with(seat == A ? 2 : 3));
        scene.does(A, picks("1"));
        scene.does(B, picks("4"));
        EXPECT_EQ(scene.hand(B), "1 3") << number;
        EXPECT_EQ(scene.hand(A), number == 5 ? "2 4" : "2 4 10") << number;
    }
}
TEST(FairyTaleFightClubEvents, FTF_142_a_market_rebuilt_by_a_reshuffle_is_full) {
    Scene scene(2);
    scene.market("1 2 3 4 5").whole_deck("7 7").deck({7, 7}).hand(A, "1").hand(B, "2").gold({0, 1}).ready();
    // B draws the first 7 for the fight, the other joins the Market; the reshuffle makes it four.
    scene.turn_up(7);
    EXPECT_EQ(scene.log.count(EventKind::market_grew), 1);
    EXPECT_EQ(scene.log.count(EventKind::reshuffled), 1);
    EXPECT_EQ(scene.table().market.size(), 4);
    // An effect that adds a number adds all of them.
    Scene fair(2);
    fair.market("1 2").whole_deck("7").deck({7}).ready();
    fair.turn_up(24);
    EXPECT_EQ(fair.table().market.size(), 4 + 2);
}
TEST(FairyTaleFightClubEvents, FTF_147_nobody_goes_below_zero) {
    Scene scene(3);
    scene.gold({0, 1, 3}).ready();
    scene.turn_up(6);  // C wins the fight; who has gold pays one
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0, 2}));
    Scene purse(3);
    purse.gold({2, 3, 4}).ready();
    purse.turn_up(3);  // A wins one and has three then
    EXPECT_EQ(purse.all_gold(), (Ints{2, 2, 3}));
}
TEST(FairyTaleFightClubEvents, FTF_135_FTF_196_draws_in_turn_order) {
    Scene scene(3);
    scene.active(C).deck({1, 2, 3, 4, 5, 6}).ready();
    scene.turn_up(19);
    EXPECT_EQ(scene.hand(C), "1 2") << "both before the next player draws";
    EXPECT_EQ(scene.hand(A), "3 4");
    EXPECT_EQ(scene.hand(B), "5 6");
}
TEST(FairyTaleFightClubEvents, FTF_196_escape_takes_one_creature_of_everybody_with_cargo) {
    Scene scene(3);
    scene.owns(A, {HC})
        .area_of(5)
        .cargo(A, WB, "2 9")
        .cargo(A, HC, "9")
        .cargo(B, WB, "5")
        .gold({0, 0, 0})
        .ready();
    scene.turn_up(8);
    EXPECT_EQ(scene.asked(), SeatSet::only(A).with(B));
    EXPECT_EQ(timeout(scene.rules, scene.seen(A)), release(WB, 9)[0]) << "the highest, the first wagon";
    scene.does(A, release(WB, 2));
    scene.does(B, release(WB, 5));
    EXPECT_EQ(scene.cargo(A, WB), "9");
    EXPECT_EQ(scene.cargo(A, HC), "9");
    EXPECT_EQ(scene.cargo(B, WB), "");
    EXPECT_EQ(text(scene.table().discards), "2 5");
}
TEST(FairyTaleFightClubEvents, FTF_196_every_event_card_can_be_resolved) {
    for (int players = 1; players <= 4; ++players)
        for (int number = 1; number <= 24; ++number) {
            Scene scene(players);
            for (Seat seat : EachSeat{players}) scene.hand(seat, "1 4 7 8").cargo(seat, WB, "5");
            for (Seat seat : EachSeat{players})
                scene.table().gold[seat] = static_cast<u8>(1 + index_of(seat));
            scene.ready();
            scene.turn_up(number, "C104");
            for (int answers = 0; scene.question() != Question::actions; ++answers) {
                ASSERT_LT(answers, 40);
                scene.expires(scene.state.round.owing.lowest());
            }
            EXPECT_EQ(scene.table().event_discards.back(), ev(number));
            EXPECT_EQ(scene.table().event, EventCard::none);
        }
}
TEST(FairyTaleFightClubEvents, FTF_196_who_cannot_pay_the_troll_loses_the_wheelbarrow_they_own) {
    Scene scene(4);
    scene.cargo(A, WB, "2 3").wrecked(B).owns(B, {HC}).cargo(B, HC, "5").wrecked(C).area_of(5);
    scene.gold({0, 0, 5, 4}).ready();
    scene.turn_up(2);  // A and B tie, C has more than D, so D is paid for the fight
    EXPECT_EQ(scene.asked(), SeatSet::only(D)) << "neither who has no gold nor who has no Wheelbarrow";
    scene.does(D, pay_toll);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0, 5, 4}));
    EXPECT_FALSE(scene.has(A, WB));
    EXPECT_EQ(text(scene.table().discards), "2 3");
    EXPECT_EQ(scene.cargo(B, HC), "5");
    EXPECT_TRUE(scene.has(D, WB));
    EXPECT_EQ(scene.log.count(EventKind::wrecked), 1) << "nothing happens to B and C";
}
TEST(FairyTaleFightClubEvents, FTF_136_everybody_does_as_much_of_an_event_as_they_can) {
    Creatures rest = make_rules(2, {}, {}).deck;
    rest.remove_all(bag("1 2 3"));
    Scene draw_two(2);
    draw_two.market("1").hand(A, text(rest)).hand(B, "3").whole_deck("2").gold({0, 0}).ready();
    draw_two.turn_up(19);  // one card is left, and one lies in the Market: too few to shuffle (FTF-141)
    EXPECT_EQ(draw_two.table().hand_size[A], rest.size() + 1);
    EXPECT_EQ(draw_two.hand(B), "3");
    EXPECT_EQ(draw_two.question(), Question::actions);
    Scene escape(3);
    escape.cargo(B, WB, "4").gold({0, 0, 1}).deck({9}).ready();
    escape.turn_up(8);
    EXPECT_EQ(escape.asked(), SeatSet::only(B)) << "who has no cargo has nothing that could escape";
    escape.does(B, release(WB, 4));
    EXPECT_EQ(text(escape.table().discards), "4");
    EXPECT_EQ(escape.question(), Question::actions);
}
TEST(FairyTaleFightClubEvents, FTF_184_a_timeout_drops_a_group_of_an_exact_number_and_takes_the_lowest) {
    Scene down(2);
    down.hand(A, "1 3 3 5 7 8 9").ready();
    down.does(A, end_actions);
    ASSERT_EQ(down.question(), Question::discard_down);  // D2: two of seven
    down.does(A, picks("5"));
    down.expires(A);
    EXPECT_EQ(down.hand(A), "3 5 7 8 9");
    Scene pass(3);
    pass.hand(A, "2 4 6 8").hand(B, "1").hand(C, "1").gold({0, 0, 1}).deck({10}).ready();
    pass.turn_up(1);  // D4: A passes two of four, the others all they have
    ASSERT_EQ(pass.asked(), SeatSet::only(A));
    pass.does(A, picks("6"));
    pass.expires(A);
    EXPECT_EQ(pass.hand(B), "2 4");
    EXPECT_EQ(pass.hand(A), "1 6 8 10") << "one for two: the ten makes up for it (FTF-133)";
    Scene lose(2);
    lose.hand(A, "2 4 6 8").hand(B, "3 5 7").ready();
    lose.turn_up(13);
    lose.does(A, fight_with(8));
    lose.does(B, fight_with(7));
    ASSERT_EQ(lose.question(), Question::event_discard);  // D5: two each
    lose.does(A, picks("6"));
    lose.expires(A);
    lose.expires(B);
    EXPECT_EQ(lose.hand(A), "6 8");
    EXPECT_EQ(lose.hand(B), "7");
}
TEST(FairyTaleFightClubEvents, FTF_193_every_deck_may_run_out) {
    Scene scene(2);
    scene.owns(A, {HC}).no_contract_deck().area_of(5).whole_deck("").market("1").hand(A, "2").ready();
    // Creatures: the next draw reshuffles. Contracts: a refill ends without one.
    EXPECT_EQ(scene.deck_size(), 0);
    scene.does(A, end_actions);
    EXPECT_EQ(scene.log.count(EventKind::reshuffled), 1);
    EXPECT_EQ(scene.table().hand_size[A], 5);
    const Words area = scene.area();
    scene.run(Next::refill);
    EXPECT_EQ(scene.area(), area);
    // Gold: nobody gets any, and no contract either.
    Scene poor(2);
    poor.supply(0).ready();
    poor.turn_up(17, "C130");
    EXPECT_EQ(poor.all_gold(), (Ints{0, 0}));
    EXPECT_EQ(poor.gold_on("C130"), 0);
    EXPECT_EQ(poor.table().supply, 0);
}

}  // namespace
}  // namespace fg::ftf
