// SPDX-License-Identifier: Apache-2.0
// The catalogue's scenarios: Tasks and judging.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

// Both pick, in secret.
void both_pick(Scene& s, const Choice& a, const Choice& b) {
    s.does(A, a);
    s.does(B, b);
}

TEST(RenFaire, S_REN_35_REN_053_REN_068_REN_071_one_to_one_is_a_tie) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P20").ready();
    s.does(A, play("P20"), perform, curtain);
    EXPECT_EQ(s.asked(), SeatSet::first(3).without(A));
    s.does(B, huzzah);
    s.does(C, boo);
    EXPECT_EQ(s.coins(A), 2);
    EXPECT_TRUE(s.is_discarded("P20"));
    const Event votes = s.log.last(EventKind::votes);
    EXPECT_EQ(votes.crowd_ayes + votes.crowd_noes, 0) << "two judges, no Crowd";
}
TEST(RenFaire, S_REN_36_REN_071_REN_072_the_crowd_beside_a_lone_judge) {
    for (const auto& [second, coins] : {std::pair(6, 4), std::pair(1, 2)}) {
        Scene s(2, voted());
        s.people({A, B}).hand(A, "P19").die({6, second}).ready();
        s.does(A, play("P19"), perform, curtain);
        s.does(B, boo);
        EXPECT_EQ(s.coins(A), coins);
    }
    Options options = voted();
    options.crowd = Crowd::never;
    Scene s(2, options);
    s.people({A, B}).hand(A, "P19").ready();
    s.does(A, play("P19"), perform, curtain);
    s.does(B, boo);
    EXPECT_EQ(s.coins(A), 2);
    EXPECT_EQ(s.log.last(EventKind::judged).verdict, Verdict::failure);
}
TEST(RenFaire, S_REN_37_REN_068_REN_080_silence_is_an_abstention) {
    Scene s(4, voted());
    s.people({A, B, C, D}).hand(A, "P20").ready();
    s.does(A, play("P20"), perform, curtain);
    s.does(B, huzzah);
    s.expires(C);
    s.expires(D);
    EXPECT_EQ(s.coins(A), 5);
}
TEST(RenFaire, S_REN_38_REN_066_REN_051_who_does_not_perform_has_failed) {
    Scene s(3, voted());
    s.people({A, B, C}).coins({0}).hand(A, "P20 P01").ready();
    s.does(A, play("P20"));
    s.expires(A);
    EXPECT_EQ(s.log.count(EventKind::votes), 0);
    EXPECT_EQ(s.log.last(EventKind::judged).verdict, Verdict::failure);
    EXPECT_EQ(s.coins(A), 0);
    EXPECT_TRUE(s.asks(Question::action, A));
}
TEST(RenFaire, S_REN_39_REN_074_a_bot_is_rolled) {
    for (const auto& [face, coins] : {std::pair(2, 4), std::pair(1, 2)}) {
        Scene s(3, voted());
        s.people({B, C}).hand(A, "P19 P01").die({face}).ready();
        s.does(A, play("P19"));
        EXPECT_TRUE(s.asks(Question::action, A)) << "nobody votes";
        EXPECT_EQ(s.coins(A), coins);
    }
}
TEST(RenFaire, S_REN_40_REN_064_REN_063_a_hard_stunt_with_a_die) {
    Scene s(3);
    s.stack(A, "C43 C09").hand(A, "P27").die({3}).ready();
    ASSERT_EQ(s.shows(A, Slot::head), "Knight");
    s.does(A, play("P27"));
    EXPECT_EQ(s.stack(A), "C09 C43");
    EXPECT_EQ(s.shows(A, Slot::head), "null");
    Scene four(3);
    four.stack(A, "C43 C09").hand(A, "P27").die({4}).ready();
    four.does(A, play("P27"));
    EXPECT_EQ(four.coins(A), 6);
    EXPECT_EQ(four.stack(A), "C43 C09");
}
TEST(RenFaire, S_REN_41_REN_046_REN_141_REN_114_winning_by_failing) {
    Scene s(2);
    s.stack(A, "C09 C38 C37 C12 C53").hand(A, "P21").die({1}).ready();
    ASSERT_EQ(s.filled(A), 5);
    s.does(A, play("P21"), name(A));
    EXPECT_EQ(s.filled(A), 6);
    EXPECT_EQ(s.outfit(A).contributing, 4);
    EXPECT_TRUE(s.has_won(A));
}
TEST(RenFaire, S_REN_42_REN_047_another_player_is_not_yourself) {
    Scene s(3);
    s.hand(A, "P28").ready();
    s.does(A, play("P28"));
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{name(B), name(C)}));
    Scene two(2);
    two.hand(A, "P28").die({6}).ready();
    two.does(A, play("P28"));
    EXPECT_EQ(two.all_coins(), (Ints{4, 3})) << "chosen without a question";
}
TEST(RenFaire, S_REN_43_REN_054_REN_043_a_verdict_for_each) {
    Scene s(3);
    s.coins({0, 0, 2}).hand(A, "P25").die({2, 1, 1}).ready();
    s.does(A, play("P25"));
    EXPECT_EQ(s.all_coins(), (Ints{2, 0, 1}));
}
TEST(RenFaire, S_REN_44_REN_065_REN_053_equal_dice) {
    Scene s(3);
    s.hand(A, "P33").die({4, 4}).ready();
    s.does(A, play("P33"), name(C));
    EXPECT_EQ(s.all_coins(), (Ints{3, 2, 3}));
    Scene other(3);
    other.stack(A, "C01 C02").stack(C, "C03 C04").hand(A, "P34").die({4, 4}).ready();
    other.does(A, play("P34"), name(C));
    EXPECT_EQ(other.all_coins(), (Ints{2, 2, 2}));
    EXPECT_EQ(other.stack(A) + other.stack(C), "C01 C02C03 C04");
}
TEST(RenFaire, S_REN_45_REN_105_REN_141_REN_142_the_spoils_win_on_anothers_turn) {
    Scene s(4);
    s.stack(A, "C09 C24").stack(B, "C13 C14 C15").hand(A, "P35").die({2, 6}).ready();
    s.does(A, play("P35"), name(B));
    s.does(B, take_top);
    EXPECT_EQ(s.stack(B), "C13 C14 C15 C24");
    EXPECT_EQ(s.filled(B), 4);
    EXPECT_TRUE(s.has_won(B));
}
TEST(RenFaire, S_REN_46_REN_077_three_passes) {
    Scene s(2);
    s.stack(B, "C01 C02").hand(A, "P39").ready();
    s.does(A, play("P39"));
    both_pick(s, choose(Pick::lance), choose(Pick::lance));
    both_pick(s, choose(Pick::lance), choose(Pick::feint));
    both_pick(s, choose(Pick::lance), choose(Pick::shield));
    both_pick(s, choose(Pick::feint), choose(Pick::shield));
    EXPECT_EQ(s.coins(A), 4);
    EXPECT_EQ(s.stack(B), "C01");
    EXPECT_TRUE(s.asks(Question::action, A));

    Scene tie(2);
    tie.stack(B, "C01 C02").hand(A, "P39").ready();
    tie.does(A, play("P39"));
    for (int pass = 0; pass < 5; ++pass) both_pick(tie, choose(Pick::feint), choose(Pick::feint));
    EXPECT_EQ(tie.all_coins(), (Ints{2, 2}));
    EXPECT_EQ(tie.stack(B), "C01 C02");
    EXPECT_TRUE(tie.is_discarded("P39"));
}
TEST(RenFaire, S_REN_47_REN_077_REN_053_tallest_alone) {
    for (const auto& [shown, coins] :
         {std::pair(Ints{3, 3, 2, 2}, Ints{4, 2, 2, 2}), std::pair(Ints{3, 3, 2, 1}, Ints{2, 2, 4, 2})}) {
        Scene s(4);
        s.hand(A, "P41").ready();
        s.does(A, play("P41"));
        for (int i = 0; i < 4; ++i) s.does(seat_of(i), show(shown[static_cast<std::size_t>(i)]));
        EXPECT_EQ(s.all_coins(), coins);
    }
}
TEST(RenFaire, S_REN_48_REN_077_REN_051_nerve) {
    Scene s(2);
    s.coins({0, 3}).hand(A, "P43").ready();
    s.does(A, play("P43"));
    both_pick(s, show(5), show(4));
    EXPECT_EQ(s.all_coins(), (Ints{4, 2}));
    Scene equal(2);
    equal.coins({0, 3}).hand(A, "P43").ready();
    equal.does(A, play("P43"));
    both_pick(equal, show(5), show(5));
    EXPECT_EQ(equal.all_coins(), (Ints{0, 2}));
}
TEST(RenFaire, S_REN_49_REN_105_REN_077_sealed_bids) {
    Scene s(3);
    s.coins({1, 2, 6}).window("C30 C02 C03").garb_deck_is("C36").hand(A, "P45").ready();
    s.does(A, play("P45"));
    EXPECT_EQ(s.coins(A), 2);
    both_pick(s, show(2), show(2));
    s.does(C, show(0));
    EXPECT_EQ(s.window(), "C36 C02 C03");
    EXPECT_EQ(s.coins(A), 0);
    s.does(A, place(A));
    EXPECT_EQ(s.stack(A), "C30");

    Scene tied(3);
    tied.coins({1, 2, 6}).window("C30 C02 C03").hand(A, "P45").ready();
    tied.does(A, play("P45"), show(0));
    tied.does(B, show(2));
    tied.does(C, show(2));
    EXPECT_EQ(tied.all_coins(), (Ints{2, 2, 6}));
    EXPECT_EQ(tied.window(), "C30 C02 C03");
}
TEST(RenFaire, S_REN_50_REN_077_share_the_pie) {
    const auto coins_after = [](Pick a, Pick b) {
        Scene s(2);
        s.coins({0, 0}).hand(A, "P44").ready();
        s.does(A, play("P44"));
        both_pick(s, choose(a), choose(b));
        return s.all_coins();
    };
    EXPECT_EQ(coins_after(Pick::share, Pick::share), (Ints{2, 2}));
    EXPECT_EQ(coins_after(Pick::share, Pick::snatch), (Ints{0, 3}));
    EXPECT_EQ(coins_after(Pick::snatch, Pick::snatch), (Ints{0, 0}));
}
TEST(RenFaire, S_REN_51_REN_126_REN_102_REN_123_a_new_order_is_one_event) {
    Scene s(2);
    s.stack(A, "C09 C43 C10 C45").hand(A, "P29 P01").die({3}).ready();
    ASSERT_EQ(s.maximum(A), 3);
    s.does(A, play("P29"));
    EXPECT_EQ(s.coins(A), 3);
    s.does(A, select("C43"), select("C45"), select("C09"));
    EXPECT_EQ(s.stack(A), "C43 C45 C09 C10");
    EXPECT_EQ(s.shows(A, Slot::head), "Knight");
    EXPECT_EQ(s.shows(A, Slot::left_hand), "Knight");
    EXPECT_EQ(s.maximum(A), 4);
    EXPECT_EQ(s.cards(A), 2) << "one card is drawn";
}
TEST(RenFaire, S_REN_67_REN_135_name_that_garb) {
    Scene s(3);
    s.hand(A, "P47").garb_deck_is("C37").ready();
    const int size = s.garb().size(garb_deck);
    s.does(A, play("P47"), slot(Slot::head, Slot::legs));
    s.does(B, slot(Slot::chest));
    s.does(C, slot(Slot::feet));
    EXPECT_EQ(s.all_coins(), (Ints{5, 3, 2}));
    EXPECT_EQ(s.garb().card(under_deck, 0), costume("C37"));
    EXPECT_TRUE(s.garb().is_public(costume("C37")));
    EXPECT_EQ(s.garb().size(garb_deck) + s.garb().size(under_deck), size);
}
TEST(RenFaire, S_REN_68_REN_134_REN_114_a_decree) {
    Scene s(3);
    s.stack(A, "C09 C43").hand(A, "P31").die({4}).ready();
    s.does(A, play("P31"), select("C43"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.shows(A, Slot::head), "Knight");
    EXPECT_EQ(s.garb_discards(), "C43");
    Scene failed(3);
    failed.hand(A, "P31 P01 P02").die({3}).ready();
    failed.does(A, play("P31"), pick("P02"));
    EXPECT_EQ(failed.hand(A), "P01");
}
TEST(RenFaire, S_REN_69_REN_157_REN_125_who_gave_a_hand_knows_it) {
    Scene s(3);
    s.hand(A, "P08 P19 P20").hand(B, "P01 P02 P03").hand(C, "P04 P05 P06").ready();
    s.does(A, play("P08"));
    EXPECT_EQ(s.hand(A), "P04 P05 P06");
    EXPECT_EQ(s.hand(B), "P19 P20");
    EXPECT_EQ(s.hand(C), "P01 P02 P03");
    EXPECT_TRUE(s.asks(Question::action, A));
    const auto knows = [&](Seat viewer, Seat holder) {
        std::string known;
        const View view = view_of(s.state, viewer);
        for (int i = 0; i < view.veiled.scripts.size(hand_of(holder)); ++i)
            if (const auto entry = view.veiled.scripts.entry(hand_of(holder), i); entry.is_known)
                known += (known.empty() ? "" : " ") + id_of(entry.card);
        return known;
    };
    EXPECT_EQ(knows(A, B), "P19 P20");
    EXPECT_EQ(knows(A, C), "");
    EXPECT_EQ(knows(B, C), "P01 P02 P03");
    EXPECT_EQ(knows(C, A), "P04 P05 P06");
    s.idle_until(B);
    s.chance.faces = {6};
    s.does(B, play("P19"));
    EXPECT_EQ(knows(A, B), "P20");
}
TEST(RenFaire, S_REN_70_REN_158_REN_067_REN_054_bows_one_after_the_other) {
    Scene s(3, voted());
    s.people({A, B}).hand(A, "P25").die({1, 4}).ready();
    s.does(A, play("P25"), perform, curtain);
    EXPECT_EQ(s.asked(), SeatSet::only(B)) << "C's vote is drawn";
    s.does(B, boo);
    EXPECT_TRUE(s.asks(Question::perform, B));
    EXPECT_EQ(s.all_coins(), (Ints{2, 2, 2})) << "Penalties come after the last verdict";
    s.does(B, refuse);
    EXPECT_EQ(s.all_coins(), (Ints{1, 1, 3}));
}
TEST(RenFaire, S_REN_71_REN_069_a_duel_that_one_declines) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P33").ready();
    s.does(A, play("P33"), name(B), refuse);
    EXPECT_TRUE(s.asks(Question::perform, B));
    s.does(B, perform);
    EXPECT_EQ(s.all_coins(), (Ints{2, 5, 2}));
    Scene both(3, voted());
    both.people({A, B, C}).hand(A, "P33").ready();
    both.does(A, play("P33"), name(B), refuse);
    both.does(B, refuse);
    EXPECT_EQ(both.all_coins(), (Ints{2, 2, 2}));
}
TEST(RenFaire, S_REN_72_REN_076_REN_068_stay_in_character) {
    const auto coins_after = [](std::initializer_list<Choice> votes) {
        Scene s(3, voted());
        s.people({A, B, C}).laid("P37", A).active(C).actions(1).ready();
        s.idle();
        EXPECT_TRUE(s.asks(Question::kept, A));
        s.does(A, votes.size() == 0 ? slipped : kept);
        int i = 1;
        for (const Choice& vote : votes) s.does(seat_of(i++), vote);
        EXPECT_TRUE(s.is_discarded("P37"));
        EXPECT_TRUE(s.asks(Question::action, A));
        EXPECT_EQ(s.actions_left(), 2);
        return s.coins(A);
    };
    EXPECT_EQ(coins_after({huzzah, huzzah}), 6);
    EXPECT_EQ(coins_after({}), 1);
    EXPECT_EQ(coins_after({huzzah, boo}), 2);
}
TEST(RenFaire, S_REN_73_REN_154_REN_147_REN_074_who_leaves_is_played_by_a_stand_in) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(B, "P19 P20").ready();
    s.reports(ReportKind::stand_in, B);
    s.idle_until(B);
    s.chance.faces = {2};
    s.does(B, play("P19"));
    EXPECT_EQ(s.coins(B), 4);
    EXPECT_TRUE(s.asks(Question::action, B));
    s.reports(ReportKind::live, B);
    s.does(B, play("P20"));
    EXPECT_TRUE(s.asks(Question::perform, B));
    s.does(B, perform, curtain);
    EXPECT_EQ(s.asked(), SeatSet::only(A).with(C));
}
TEST(RenFaire, S_REN_74_REN_133_the_pile_does_not_betray_the_order_of_the_hand) {
    Scene s(3);
    s.hand(A, "P40 P06 P12").script_discards("P01").ready();
    s.does(A, draw_up, pick("P06"), pick("P12"), pick("P40"), done);
    EXPECT_EQ(s.script_discards(), "P01 P06 P12 P40");
    EXPECT_EQ(ids(s.log.last(EventKind::discarded).cards), "P06 P12 P40");
}

}  // namespace
}  // namespace fg::ren
