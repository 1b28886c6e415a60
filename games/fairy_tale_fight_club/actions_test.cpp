// SPDX-License-Identifier: Apache-2.0
// Phase A: limited and free actions, wagons, the Market (sections 4 to 7).
#include <map>
#include <set>

#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubActions, FTF_053_FTF_054_six_limited_actions_each_costs_one) {
    const std::vector<std::pair<GroupKind, Steps>> all{
        {GroupKind::purchase, buy(HC)},          {GroupKind::load, load(WB, "2")},
        {GroupKind::move, move(HC, WB, "4")},    {GroupKind::discard, discard(Place::hand, "2 3")},
        {GroupKind::swap, swap(Place::hand, 2)}, {GroupKind::exchange, take("2 3", 5)}};
    EXPECT_EQ(static_cast<int>(all.size()), limited_actions);
    for (const auto& [kind, steps] : all) {
        Scene scene(2);
        if (kind == GroupKind::move) scene.owns(A, {HC}).cargo(A, HC, "4").area_of(5);
        scene.gold({1, 0}).hand(A, "2 3").market("5").ready();
        scene.does(A, steps);
        EXPECT_EQ(scene.actions_left(), 1) << name_of(kind);
    }
}
TEST(FairyTaleFightClubActions, FTF_042_free_actions_at_any_moment_of_the_own_phase_a) {
    Scene scene(2);
    scene.gold({4, 0}).hand(A, "2 3 5").cargo(A, WB, "1 1 1").area({"C101", "C106", "C103", "C104"}).ready();
    EXPECT_TRUE(scene.can(A, complete("C101", WB))) << "before";
    scene.does(A, discard(Place::wheelbarrow, "1 1 1"));
    EXPECT_TRUE(scene.can(A, reserve("C103"))) << "between";
    scene.does(A, load(WB, "2 3 5"));
    EXPECT_EQ(scene.actions_left(), 0);
    EXPECT_TRUE(scene.can(A, complete("C106", WB))) << "with no actions left";
    EXPECT_TRUE(scene.can(A, buy_action));
    EXPECT_TRUE(scene.can(A, reserve("C103")));
}
TEST(FairyTaleFightClubActions, FTF_044_an_action_is_finished_with_all_events_before_the_next) {
    Scene scene(2);
    scene.gold({1, 0}).hand(A, "2 3").hand(B, "4 5").event(9).contracts({"C110"}).ready();
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.question(), Question::fight);
    for (const Choice& choice : scene.offers(A)) EXPECT_EQ(choice.act, Act::fight_with);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(4));
    EXPECT_EQ(scene.question(), Question::pass);
    scene.does(B, picks("4"));
    scene.does(A, picks("3"));
    EXPECT_EQ(scene.question(), Question::actions);
    EXPECT_EQ(scene.asked(), SeatSet::only(A));
}
TEST(FairyTaleFightClubActions, FTF_045_the_same_action_twice) {
    Scene scene(2);
    scene.hand(A, "2 3").ready();
    scene.does(A, discard(Place::hand, "2"));
    scene.does(A, discard(Place::hand, "3"));
    EXPECT_EQ(scene.hand(A), "") << "outside Phase B a hand may hold none";
}
TEST(FairyTaleFightClubActions, FTF_060_gold_paid_goes_to_the_supply) {
    Scene scene(2);
    scene.gold({6, 0}).ready();
    const int supply = scene.table().supply;
    scene.contracts({"C110"});
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.table().supply, supply + 1);
    scene.does(A, buy_action);
    EXPECT_EQ(scene.table().supply, supply + 3);
    scene.does(A, reserve("C110"));
    EXPECT_EQ(scene.table().supply, supply + 4);
}
TEST(FairyTaleFightClubActions, FTF_061_FTF_062_a_wagon_is_used_from_the_next_action_on) {
    Scene scene(2);
    scene.gold({1, 0}).hand(A, "2 3").contracts({"C110"}).ready();
    EXPECT_FALSE(scene.can(A, load(HC, "2")));
    scene.does(A, buy(HC));
    scene.does(A, load(HC, "2 3"));
    EXPECT_EQ(scene.cargo(A, HC), "2 3");
}
TEST(FairyTaleFightClubActions, FTF_078_FTF_079_completing_costs_no_action) {
    Scene scene(2);
    scene.cargo(A, WB, "2 3 5").area({"C106", "C101", "C102", "C103"}).actions(0).ready();
    scene.does(A, complete("C106", WB));
    EXPECT_EQ(scene.completed(A), Words{"C106"});
    EXPECT_EQ(scene.actions_left(), 0);
}
TEST(FairyTaleFightClubActions, FTF_088_a_bought_action_is_lost_with_the_turn) {
    Scene scene(2);
    scene.gold({4, 0}).hand(A, "1 2 3 4 5").ready();
    scene.does(A, buy_action);
    scene.does(A, buy_action);
    EXPECT_EQ(scene.actions_left(), 4);
    scene.does(A, end_actions);
    EXPECT_EQ(scene.actions_left(), 2);
    EXPECT_EQ(scene.gold(A), 0) << "without refund";
}
TEST(FairyTaleFightClubActions, FTF_090_several_reservations_in_a_turn_one_held_at_a_time) {
    Scene scene(2);
    scene.gold({2, 0}).area({"C102", "C103", "C105", "C107"}).contracts({"C110"}).ready();
    scene.does(A, reserve("C102"));
    scene.does(A, reserve("C103"));
    EXPECT_EQ(scene.table().reserved[A].contract, contract("C103"));
    EXPECT_EQ(scene.table().contract_discards.back(), contract("C102"));
    EXPECT_EQ(scene.actions_left(), 2);
}
TEST(FairyTaleFightClubActions, FTF_092_a_reserve_is_seen_by_all) {
    Scene scene(2);
    scene.reserved(A, "C124").area({"C102", "C103", "C105"}).ready();
    EXPECT_EQ(view_for<Game>(scene.state, B).table.reserved[A].contract, contract("C124"));
    EXPECT_EQ(view_for<Game>(scene.state, no_seat).table.reserved[A].gold, 2);
}
TEST(FairyTaleFightClubActions, FTF_101_the_contract_of_a_hand_cart_is_no_choice) {
    Scene scene(2);
    scene.gold({1, 0}).contracts({"C110"}).ready();
    scene.does(A, {{.act = Act::purchase}});
    EXPECT_EQ(scene.offers(A), Steps{buy(HC)[1]}) << "it is bought in one way only";
    scene.does(A, {buy(HC)[1]});
    EXPECT_EQ(scene.log.count(EventKind::placed), 1);
    EXPECT_EQ(scene.question(), Question::actions);
    EXPECT_FALSE(scene.offers(A, Act::decline)) << "nobody is asked whether to draw";
}
TEST(FairyTaleFightClubActions, FTF_102_FTF_106_only_the_first_hand_cart_of_a_player_adds_a_contract) {
    // No card takes a Hand Cart away, and so `check` knows no such position: it is not asked.
    Scene scene(2);
    scene.owns(A, {HC}).area_of(5).gold({1, 0}).ready();
    scene.table().owned[A].remove(HC);
    Scene::Playing playing{scene.rules, scene.state, scene.chance, scene.log};
    for (const Choice& choice : buy(HC)) playing.answer(A, choice);
    EXPECT_TRUE(scene.has(A, HC));
    EXPECT_EQ(scene.log.count(EventKind::placed), 0);
    EXPECT_EQ(scene.in_play(), 5);
}
TEST(FairyTaleFightClubActions, FTF_108_FTF_143_FTF_145_cargo_discards_and_gold_are_public) {
    Scene scene(2);
    scene.cargo(A, WB, "5 2").gold({3, 1}).whole_deck("4 4 4").ready();
    const View other = view_for<Game>(scene.state, B);
    EXPECT_EQ(text(other.table.cargo[A][WB]), "2 5") << "in no order";
    EXPECT_EQ(other.table.discards, scene.table().discards);
    EXPECT_EQ(other.table.gold[A], 3);
    EXPECT_EQ(other.table.market, scene.table().market);
}
TEST(FairyTaleFightClubActions, FTF_148_nothing_is_given_to_other_players) {
    // No answer names another player.
    Choice choice;
    bool names_a_seat = false;
    Choice::each(choice, [&](std::string_view, const auto& field) {
        names_a_seat |= std::is_same_v<std::remove_cvref_t<decltype(field)>, Seat>;
    });
    EXPECT_FALSE(names_a_seat);
}
TEST(FairyTaleFightClubActions, FTF_184_exactly_the_groups_of_the_table_can_be_reached) {
    // Every group that steps can build, against every sub-multiset that the Decisions table allows.
    Scene scene(2);
    scene.hand(A, "1 2 2 4 7 9").cargo(A, WB, "3").gold({0, 0}).ready();
    const auto reached = [&](const Steps& start) {
        std::set<std::string> groups;
        const auto grow = [&](auto&& self, const Scene& at, Seat seat) -> void {
            for (const Choice& choice : at.offers(seat)) {
                if (choice.act == Act::done) {
                    EXPECT_TRUE(groups.insert(text(at.state.round.so_far[seat].group.picked)).second)
                        << "in one way only";
                } else {
                    Scene next = at;
                    next.does(seat, {choice});
                    self(self, next, seat);
                }
            }
            EXPECT_FALSE(at.offers(seat).empty()) << "every step can be finished";
        };
        Scene at = scene;
        at.does(A, start);
        grow(grow, at, A);
        return groups;
    };
    const auto expected = [&](auto&& is_legal) {
        std::set<std::string> groups;
        const Ints hand{1, 2, 2, 4, 7, 9};
        for (u32 bits = 1; bits < 64; ++bits) {
            Creatures group;
            for (std::size_t i = 0; i < hand.size(); ++i)
                if ((bits >> i & 1u) != 0) group.add(creature_of(hand[i]));
            if (is_legal(group)) groups.insert(text(group));
        }
        return groups;
    };
    EXPECT_EQ(reached({{.act = Act::load}, {.act = Act::load_into, .wagon = WB}}),
              expected([](const Creatures& group) { return group.size() <= 2; }));
    EXPECT_EQ(reached({{.act = Act::discard}, {.act = Act::discard_from, .source = Place::hand}}),
              expected([](const Creatures&) { return true; }));
    EXPECT_EQ(reached({{.act = Act::purchase},
                       {.act = Act::buy_wagon, .wagon = HC, .payment = Payment::creatures}}),
              expected([](const Creatures& group) { return points_of(group) >= 10; }));
}
TEST(FairyTaleFightClubActions, FTF_184_exchanges_reach_every_sum_both_ways) {
    FastChance dice(184);
    for (int game = 0; game < 60; ++game) {
        std::string hand, market;
        for (int i = 0; i < 6; ++i) {
            hand += std::to_string(1 + dice.below(i == 5 ? 10 : 6)) + " ";
            market += std::to_string(1 + dice.below(i == 5 ? 10 : 6)) + " ";
        }
        Scene scene(2);
        scene.hand(A, hand).market(market).ready();
        for (const bool gives_one : {true, false}) {
            const Creatures singles = bag(gives_one ? hand : market), others = bag(gives_one ? market : hand);
            for (int value = 1; value <= 10; ++value) {
                if (!singles.has(creature_of(value))) continue;
                for (u32 bits = 1; bits < 64; ++bits) {
                    Creatures group;
                    for (int i = 0; i < 6; ++i)
                        if ((bits >> i & 1u) != 0) group.add(others.nth(i));
                    const bool is_legal = group.size() > 1 && points_of(group) == value;
                    ASSERT_EQ(scene.can(A, gives_one ? give(value, text(group)) : take(text(group), value)),
                              is_legal)
                        << hand << "/ " << market << ": " << value << " and " << text(group);
                }
            }
        }
    }
}
TEST(FairyTaleFightClubActions, FTF_184_nobody_sees_a_step_and_a_timeout_drops_the_group) {
    Scene scene(2);
    scene.hand(A, "1 2 3 4 5").ready();
    const View before = view_for<Game>(scene.state, B);
    scene.does(A, {{.act = Act::load}, {.act = Act::load_into, .wagon = WB}, picks("3")[0]});
    EXPECT_EQ(view_for<Game>(scene.state, B), before);
    EXPECT_TRUE(scene.log.entries.empty());
    EXPECT_EQ(scene.hand(A), "1 2 3 4 5") << "no card moves before the last step";
    scene.expires(A);
    EXPECT_EQ(scene.cargo(A, WB), "");
    EXPECT_EQ(scene.table().active, B);
}
TEST(FairyTaleFightClubActions, what_is_barred_says_why) {
    Scene scene(2);
    scene.cargo(A, WB, "2 3 5").reserved(B, "C106").area({"C101", "C102", "C103"}).actions(0).ready();
    detail::Bars bars;
    bar(scene.rules, scene.seen(A), bars);
    std::set<std::string> rules;
    for (const auto& barred : bars) rules.insert(barred.rule);
    EXPECT_EQ(rules, (std::set<std::string>{"FTF-040", "FTF-081", "FTF-087", "FTF-089"}));
    Scene full(2);
    full.owns(A, {HC, HW}).cargo(A, WB, "2 3 5").cargo(A, HW, "2 3 5 7").hand(A, "1").gold({9, 0});
    full.area({"C106", "C101", "C102", "C103"}).ready();
    bar(full.rules, full.seen(A), bars);
    bool says_more = false;
    for (const auto& barred : bars)
        says_more |= barred.choice == Choice{.act = Act::complete, .contract = contract("C106"), .wagon = HW};
    EXPECT_TRUE(says_more) << "the wagon holds more than the contract asks for (FTF-080)";
    Scene reserved(2);
    reserved.owns(A, {HC, HW, WW}).cargo(A, HW, "2 3 5 7").hand(A, "1").reserved(A, "C106");
    reserved.area({"C101", "C102", "C103"}).ready();
    bar(reserved.rules, reserved.seen(A), bars);
    std::string why_complete, why_purchase;
    for (const auto& barred : bars) {
        if (barred.choice.act == Act::complete) why_complete = barred.rule;
        if (barred.choice.act == Act::purchase) why_purchase = barred.rule;
    }
    EXPECT_EQ(why_complete, "FTF-080") << "the own reserve is no exception";
    EXPECT_EQ(why_purchase, "FTF-097") << "not that they could not pay";
    full.does(A, {{.act = Act::load}});
    bar(full.rules, full.seen(A), bars);
    ASSERT_EQ(bars.size(), 3);
    EXPECT_STREQ(bars[0].rule, "FTF-098");
    EXPECT_STREQ(bars[2].rule, "FTF-061");
}

// What a second step will not allow, said with the first one: "buy_wagon Hand Cart gold".
std::map<std::string, std::string> second_bars(const Scene& scene) {
    detail::Bars bars;
    bar(scene.rules, scene.seen(A), bars);
    std::map<std::string, std::string> reasons;
    for (const auto& barred : bars) {
        const Choice& choice = barred.choice;
        if (choice.act < Act::buy_wagon) continue;
        std::string what(name_of(choice.act));
        if (choice.source != Place::none) what += " " + std::string(name_of(choice.source));
        if (choice.wagon != Wagon::none) what += " " + std::string(name_of(choice.wagon));
        if (choice.payment != Payment::none) what += " " + std::string(name_of(choice.payment));
        if (choice.creature != Creature::none) what += " " + std::to_string(value_of(choice.creature));
        reasons[what] = barred.rule;
    }
    return reasons;
}
TEST(FairyTaleFightClubActions,
     FTF_055_FTF_056_FTF_057_FTF_070_FTF_098_second_steps_that_are_barred_say_so_at_once) {
    Scene scene(2, {.swap_source = SwapSource::hand_only});
    scene.owns(A, {HC}).hand(A, "2 3").cargo(A, WB, "4 5").cargo(A, HC, "1 1 1").area_of(5).ready();
    EXPECT_EQ(second_bars(scene), (std::map<std::string, std::string>{
                                      {"buy_wagon War Wagon gold", "FTF-055"},
                                      {"buy_wagon Horse Wagon gold", "FTF-056"},
                                      {"buy_wagon Horse Wagon creatures", "FTF-057"},
                                      {"load_into Hand Cart", "FTF-098"},
                                      {"move_between Wheelbarrow Hand Cart", "FTF-098"},
                                      {"swap_out Wheelbarrow 4", "FTF-070"},
                                      {"swap_out Wheelbarrow 5", "FTF-070"},
                                      {"swap_out Hand Cart 1", "FTF-070"},
                                  }));
    scene.actions(0);
    EXPECT_TRUE(second_bars(scene).empty()) << "FTF-040 bars the actions themselves";
}

}  // namespace
}  // namespace fg::ftf
