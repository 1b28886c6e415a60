// SPDX-License-Identifier: Apache-2.0
// The catalogue's scenarios: Extended Performances, winning and the end.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

TEST(RenFaire, S_REN_52_REN_104_REN_084_the_toll_gate) {
    Scene s(2);
    s.coins({2, 3}).laid("P13", A, 0, 1).active(B).window("C01 C43 C02").ready();
    EXPECT_TRUE(s.offers(B, buy("C43")));
    for (const Choice& dear : {buy("C01"), buy("C02"), blind}) EXPECT_FALSE(s.offers(B, dear)) << dear;
    s.does(B, buy("C43"), place(A));
    EXPECT_EQ(s.coins(B), 1);
    EXPECT_EQ(s.laid("P13").coins, 2);
    s.idle();
    EXPECT_EQ(s.coins(A), 4);
    EXPECT_TRUE(s.is_discarded("P13"));
}
TEST(RenFaire, S_REN_53_REN_104_discounts_add_up_and_nothing_is_free) {
    Scene s(3);
    s.coins({0}).laid("P15", A).hand(A, "P24 P01").window("C01 C43 C02").die({2}).ready();
    s.does(A, play("P24"));
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{decline, buy("C01"), buy("C43"), buy("C02")}));
    s.does(A, buy("C01"), place(A));
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_EQ(s.actions_left(), 1) << "not an action";
}
TEST(RenFaire, S_REN_54_REN_101_REN_091_a_truce_keeps_nulls_at_home) {
    Scene s(3);
    s.coins({2, 3}).laid("P14", A).active(B).garb_deck_is("C47").ready();
    s.does(B, blind);
    EXPECT_EQ(s.stack(B), "C47") << "no other place was left";
    EXPECT_TRUE(s.asks(Question::action, B));
}
TEST(RenFaire, S_REN_55_REN_089_REN_083_the_queens_colours) {
    Scene s(3);
    s.coins({2, 3, 3}).hand(A, "P16").hand(C, "P01 P02 P03").window("C27 C28 C03").ready();
    s.does(A, play("P16"), name_icon(Icon::scot));
    EXPECT_EQ(s.laid("P16").holder, A);
    s.idle_until(B);
    s.does(B, buy("C27"), place(C));
    EXPECT_TRUE(s.is_laid("P16"));
    s.idle_until(C);
    s.does(C, buy("C28"), place(C));
    EXPECT_EQ(s.maximum(C), 4);
    EXPECT_EQ(s.cards(C), 4);
    EXPECT_EQ(s.coins(C), 2);
    EXPECT_TRUE(s.is_discarded("P16"));
    std::vector<EventKind> order;
    for (const auto& entry : s.log.entries)
        if (entry.event.kind == EventKind::drew || entry.event.kind == EventKind::triggered)
            order.push_back(entry.event.kind);
    ASSERT_GE(order.size(), 2u);
    EXPECT_EQ(order.back(), EventKind::triggered) << "after the draw";
}
TEST(RenFaire, S_REN_56_REN_086_REN_088_counters_go_and_the_card_expires) {
    Scene s(2);
    s.hand(A, "P16").ready();
    s.does(A, play("P16"), name_icon(Icon::wench));
    EXPECT_EQ(s.laid("P16").counters, 3);
    for (const int left : {2, 1}) {
        s.idle_until(B);
        s.idle_until(A);
        EXPECT_EQ(s.laid("P16").counters, left);
        EXPECT_EQ(s.coins(A), 2);
    }
    s.idle_until(B);
    s.idle_until(A);
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_TRUE(s.is_discarded("P16"));
}
TEST(RenFaire, S_REN_57_REN_077_REN_087_the_merchant_venture) {
    for (const auto& [face, a, b] : {std::tuple(5, 4, 6), std::tuple(1, 0, 0), std::tuple(3, 2, 3)}) {
        Scene s(3);
        s.coins({2, 3, 1}).hand(A, "P17").ready();
        s.does(A, play("P17"), show(2));
        s.does(B, show(3));
        s.does(C, show(0));
        EXPECT_EQ(s.all_coins(), (Ints{0, 0, 1}));
        s.idle_until(B);
        s.idle_until(C);
        s.chance.faces = {face};
        s.idle_until(A);
        EXPECT_EQ(s.all_coins(), (Ints{a, b, 1}));
        EXPECT_TRUE(s.is_discarded("P17"));
    }
}
TEST(RenFaire, S_REN_58_REN_092_REN_088_the_cursed_ruff_goes_round) {
    Scene s(3);
    s.coins({2, 2, 0}).stack(C, "C01 C05").hand(A, "P18").ready();
    s.does(A, play("P18"), name(B));
    EXPECT_EQ(s.coins(A), 3);
    s.idle();
    EXPECT_TRUE(s.asks(Question::pass_on, B));
    EXPECT_EQ(s.laid("P18").counters, 2);
    s.does(B, pass_on(C));
    EXPECT_EQ(s.coins(B), 1);
    EXPECT_EQ(s.laid("P18").holder, C);
    EXPECT_EQ(s.laid("P18").you, A);
    s.idle_until(C);
    EXPECT_EQ(s.laid("P18").counters, 1);
    EXPECT_EQ(s.stack(C), "C01 C05");
    s.idle_until(A);
    s.idle_until(C);
    EXPECT_EQ(s.stack(C), "C01");
    EXPECT_TRUE(s.is_discarded("P18"));
    EXPECT_EQ(s.actions_left(), 2) << "before the first action";
}
TEST(RenFaire, S_REN_59_REN_082_REN_084_practice_makes_passable) {
    Scene s(2);
    s.hand(A, "P36").die({2}).ready();
    s.does(A, play("P36"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.laid("P36").counters, 1);
    s.idle_until(B);
    s.chance.faces = {5};
    s.idle_until(A);
    EXPECT_EQ(s.coins(A), 4);
    s.idle_until(B);
    s.chance.faces = {3};
    s.idle_until(A);
    EXPECT_EQ(s.coins(A), 6);
    EXPECT_TRUE(s.is_discarded("P36"));

    Scene fails(2);
    fails.hand(A, "P36").die({2}).ready();
    fails.does(A, play("P36"));
    fails.idle_until(B);
    fails.chance.faces = {1};
    fails.idle_until(A);
    EXPECT_EQ(fails.coins(A), 3);
    EXPECT_TRUE(fails.is_discarded("P36"));
}
TEST(RenFaire, S_REN_60_REN_088_REN_051_the_older_card_first) {
    Scene s(2);
    s.coins({0, 2}).laid("P37", A).laid("P13", A, 0, 2).active(B).actions(1).die({2}).ready();
    s.idle();
    EXPECT_EQ(s.coins(A), 2) << "the other order would leave 1";
    EXPECT_TRUE(s.is_discarded("P37") && s.is_discarded("P13"));
}

// ---- winning and the end

TEST(RenFaire, S_REN_61_REN_140_REN_139_three_costumes_that_show_something) {
    Scene s(4);
    s.stack(B, "C38 C37").window("C43 C02 C03").ready();
    ASSERT_EQ(s.filled(B), 4);
    s.does(A, buy("C43"), place(B));
    EXPECT_FALSE(s.is_over());
    EXPECT_EQ(s.outfit(B).contributing, 2);

    Scene loose(4, with(&Options::three_card_test, ThreeCardTest::in_stack));
    loose.stack(B, "C38 C37").window("C43 C02 C03").ready();
    loose.does(A, buy("C43"), place(B));
    EXPECT_TRUE(loose.has_won(B));

    Scene third(4);
    third.coins({3}).stack(B, "C38 C37").window("C09 C02 C03").ready();
    third.does(A, buy("C09"), place(B));
    EXPECT_EQ(third.filled(B), 5);
    EXPECT_TRUE(third.has_won(B));
}
TEST(RenFaire, S_REN_62_REN_142_REN_143_the_wearer_wins) {
    Scene s(4);
    s.coins({3}).stack(B, "C13 C14 C15").window("C08 C02 C03").ready();
    s.does(A, buy("C08"), place(B));
    EXPECT_TRUE(s.has_won(B));
    Scene barred(4, with(&Options::gift_win, GiftWin::bar));
    barred.coins({3}).stack(B, "C13 C14 C15").window("C08 C02 C03").ready();
    barred.does(A, buy("C08"));
    EXPECT_EQ(barred.offers(A), (std::vector<Choice>{place(A), place(C), place(D)}));
}
TEST(RenFaire, S_REN_63_REN_116_REN_137_any_slots_will_do) {
    Scene s(3);
    s.coins({3}).stack(A, "C01 C02 C06 C03").window("C08 C05 C07").ready();
    s.does(A, buy("C08"), place(A));
    EXPECT_EQ(s.filled(A), 5);
    EXPECT_EQ(s.shows(A, Slot::head), "none");
    EXPECT_TRUE(s.has_won(A));
}
TEST(RenFaire, S_REN_64_REN_137_REN_112_the_order_decides) {
    Scene s(2);
    s.stack(A, "C09 C38 C37 C45 C12").ready();
    EXPECT_EQ(s.shows(A, Slot::left_hand), "null");
    EXPECT_EQ(s.filled(A), 5);
    EXPECT_FALSE(is_complete(s.rules, s.outfit(A), 5));
    Layers layers;
    for (const char* id : {"C12", "C37", "C38", "C09", "C45"}) layers.add(s.rules.costume(costume(id)));
    const Outfit outfit = layers.outfit(s.rules);
    EXPECT_EQ(outfit.filled, 6);
    EXPECT_EQ(outfit.contributing, 4);
    EXPECT_TRUE(is_complete(s.rules, outfit, 5));
}
TEST(RenFaire, S_REN_65_REN_145_the_faire_closes) {
    const auto closing = [](const std::string& a, const std::string& b, const std::string& c) {
        Scene s(3, with(&Options::round_cap, u8{20}));
        s.coins({5, 0, 9}).stack(A, a).stack(B, b).stack(C, c).turns(59).active(C).actions(1).ready();
        s.idle();
        EXPECT_EQ(s.table().ending, Ending::closed);
        return s.winners();
    };
    // Filled 4, 4, 3; contributing 3, 4, 3.
    EXPECT_EQ(closing("C37 C09 C10", "C21 C01 C06 C19", "C29 C30 C31"), SeatSet::only(B));
    // Contributing 3, 3, 3: coins decide.
    EXPECT_EQ(closing("C37 C09 C10", "C38 C21 C06", "C29 C30 C31"), SeatSet::only(A));
}
TEST(RenFaire, S_REN_66_REN_146_REN_147_REN_125_the_card_acquired_last_goes) {
    Scene s(2);
    s.coins({1}).window("C47 C02 C20").stack(B, "C05 C38").hand(B, "P04 P03 P09 P01").people({A, B}).ready();
    s.does(A, buy("C47"), place(B));
    ASSERT_TRUE(s.asks(Question::trim, B));
    Scene away = s;
    s.expires(B);
    EXPECT_EQ(s.hand(B), "P04 P03 P09");
    // Away: the bot that plays the seat is asked, and answers in the same step.
    away.reports(ReportKind::stand_in, B);
    EXPECT_TRUE(away.asks(Question::trim, B));
    away.does(B, pick("P04"));
    EXPECT_EQ(away.hand(B), "P03 P09 P01");
}

}  // namespace
}  // namespace fg::ren
