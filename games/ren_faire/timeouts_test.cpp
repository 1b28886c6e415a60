// SPDX-License-Identifier: Apache-2.0
// The timeout column of the Decisions table, for every decision that no other test lets expire.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

Scene after(const std::string& card, std::initializer_list<int> faces = {}) {
    Scene s(3);
    s.coins({4, 3, 2}).stack(A, "C09 C43 C10 C45").stack(B, "C24 C46").window("C01 C44 C37");
    s.hand(A, card + " P40 P06").hand(B, "P01 P02 P03").hand(C, "P04 P05 P07");
    s.garb_deck_is("C20 C41").die(faces).ready();
    s.does(A, play(card));
    return s;
}
// The same, with B as the other player.
Scene with_b(const std::string& card, std::initializer_list<int> faces = {}) {
    Scene s = after(card, faces);
    s.does(A, name(B));
    return s;
}
void all_expire(Scene& s) {
    for (Seat seat : s.asked()) s.expires(seat);
}

// ---- one player is asked

TEST(RenFaireTimeouts, D01b_anybody_begins) {
    Options options = with(&Options::first_player, FirstPlayer::host);
    options.character_pick = CharacterPick::random;
    Scene s(3, options);
    s.set_up();
    s.chance.seats = {C};
    s.expires(A);
    EXPECT_EQ(s.table().first, C);
    EXPECT_TRUE(s.chance.seats.empty());
}
TEST(RenFaireTimeouts, D04_nothing_is_discarded) {
    Scene s(3);
    s.hand(A, "P03 P04").script_deck_is("P10").ready();
    s.does(A, draw_up, pick("P03"));
    s.expires(A);
    EXPECT_EQ(s.hand(A), "P03 P04 P10");
}
TEST(RenFaireTimeouts, D05_it_is_placed_on_ones_own_character) {
    Scene s(3);
    s.active(B).coins({2, 3}).window("C01 C44 C37").ready();
    s.does(B, buy("C44"));
    s.expires(B);
    EXPECT_EQ(s.stack(B), "C44");
}
TEST(RenFaireTimeouts, D07_what_came_last_is_tossed) {
    Scene s = after("P22", {1});
    ASSERT_TRUE(s.asks(Question::toss, A));
    s.expires(A);
    EXPECT_EQ(s.hand(A), "P40") << "P06 was acquired last";
}
TEST(RenFaireTimeouts, D08_the_left_neighbour) {
    Scene s(3);
    s.active(B).hand(B, "P28").die({6}).ready();
    s.does(B, play("P28"));
    s.expires(B);
    EXPECT_EQ(s.log.last(EventKind::chose).to, C);
}
TEST(RenFaireTimeouts, D09_yourself) {
    Scene s = after("P21", {6});
    s.expires(A);
    EXPECT_EQ(s.log.last(EventKind::chose).to, A);
    EXPECT_EQ(s.coins(A), 7);
}
TEST(RenFaireTimeouts, D10_two_coins_go) {
    Scene s = after("P06");
    ASSERT_TRUE(s.asks(Question::mud, B));
    s.expires(B);
    EXPECT_EQ(s.coins(B), 1);
    EXPECT_EQ(s.stack(B), "C24 C46");
}
TEST(RenFaireTimeouts, D11_D12_D22_nothing_is_lifted_discarded_or_outlawed) {
    for (const char* card : {"P11", "P12", "P31"}) {
        Scene s = after(card, {6});
        while (s.question() != Question::action) s.expires(s.asked().lowest());
        EXPECT_EQ(s.stack(A), "C09 C43 C10 C45") << card;
        EXPECT_EQ(s.stack(B), "C24 C46") << card;
        EXPECT_EQ(s.coins(A), 5) << card;
    }
}
TEST(RenFaireTimeouts, D13_the_icon_with_most_copies_in_the_window) {
    const auto named = [](const std::string& window) {
        Scene s(2);
        s.window(window).hand(A, "P16").ready();
        s.does(A, play("P16"));
        s.expires(A);
        return s.laid("P16").icon;
    };
    EXPECT_EQ(named("C01 C09 C10"), Icon::knight);
    EXPECT_EQ(named("C17 C37 C24"), Icon::knight) << "two on one Costume";
    EXPECT_EQ(named("C17 C09 C43"), Icon::knight) << "the first in the list of those with as many";
}
TEST(RenFaireTimeouts, D14_the_ruff_stays) {
    Scene s = with_b("P18");
    s.idle();
    ASSERT_TRUE(s.asks(Question::pass_on, B));
    s.expires(B);
    EXPECT_EQ(s.laid("P18").holder, B);
    EXPECT_EQ(s.coins(B), 3);
}
TEST(RenFaireTimeouts, D16_silence_is_a_slip) {
    Scene s(3, voted());
    s.people({A, B, C}).laid("P37", A).active(C).actions(1).ready();
    s.idle();
    ASSERT_TRUE(s.asks(Question::kept, A));
    s.expires(A);
    EXPECT_EQ(s.coins(A), 1);
    EXPECT_EQ(s.log.count(EventKind::votes), 0);
}
TEST(RenFaireTimeouts, D18_an_abstention) {
    Scene s(4, voted());
    s.people({A, B, C, D}).hand(A, "P33").ready();
    s.does(A, play("P33"), name(B), perform, curtain);
    s.does(B, perform, curtain);
    s.does(C, name(B));
    s.expires(D);
    EXPECT_EQ(s.all_coins(), (Ints{2, 5, 2, 2}));
}
TEST(RenFaireTimeouts, D19_nothing_is_bought) {
    Scene s = after("P24", {6});
    ASSERT_TRUE(s.asks(Question::hawker, A));
    s.expires(A);
    EXPECT_EQ(s.window(), "C01 C44 C37");
    EXPECT_EQ(s.coins(A), 5);
}
TEST(RenFaireTimeouts, D20_the_rest_keeps_its_order) {
    Scene s = after("P29", {6});
    s.does(A, select("C10"));
    s.expires(A);
    EXPECT_EQ(s.stack(A), "C10 C09 C43 C45");
    Scene none = after("P29", {6});
    none.expires(A);
    EXPECT_EQ(none.stack(A), "C09 C43 C10 C45");
}
TEST(RenFaireTimeouts, D21_neither_is_taken) {
    Scene s = after("P30", {6});
    ASSERT_TRUE(s.asks(Question::seer, A));
    s.expires(A);
    EXPECT_EQ(s.coins(A), 4);
    EXPECT_EQ(s.garb().size(under_deck), 2);
}
TEST(RenFaireTimeouts, D23_the_coins) {
    Scene s = with_b("P35", {6, 1});
    ASSERT_TRUE(s.asks(Question::spoils, A));
    s.expires(A);
    EXPECT_EQ(s.coins(A), 6);
    EXPECT_EQ(s.stack(B), "C24 C46");
}
TEST(RenFaireTimeouts, D25_either_call) {
    Scene s = with_b("P40");
    ASSERT_TRUE(s.asks(Question::call, A));
    s.chance.numbers = {1};
    s.expires(A);
    EXPECT_EQ(s.table().stage.call, Pick::even);
}

// ---- secret picks: drawn among the legal ones when all are in (REN-077)

TEST(RenFaireTimeouts, D24_REN_077_a_pass_is_drawn_when_all_are_in) {
    Scene s = with_b("P39");
    s.chance.numbers = {0, 2};
    s.expires(B);
    EXPECT_EQ(s.chance.numbers.size(), 2u) << "A has not answered";
    s.expires(A);
    EXPECT_EQ(s.log.last(EventKind::pass_won).seat, A) << "lance beats feint, and A is drawn first";
}
TEST(RenFaireTimeouts, D26_D27_D29_REN_077_numbers_are_drawn) {
    struct Case {
        const char* card;
        Question question;
        int least, legal;
    };
    for (const Case& one : {Case{"P40", Question::fingers, 0, 6}, Case{"P41", Question::few_fingers, 1, 3},
                            Case{"P43", Question::nerve, 1, 5}}) {
        Scene s = after(one.card);
        if (s.question() == Question::choose_other) s.does(A, name(B));
        if (s.question() == Question::call) s.does(A, choose(Pick::odd));
        ASSERT_EQ(s.question(), one.question);
        EXPECT_EQ(s.offers(A).size(), static_cast<std::size_t>(one.legal));
        for (int i = 0; i < s.asked().size(); ++i) s.chance.numbers.push_back(one.legal - 1);
        all_expire(s);
        EXPECT_TRUE(s.chance.numbers.empty()) << one.card;
        EXPECT_EQ(s.log.last(EventKind::showed).count, one.least + one.legal - 1) << one.card;
    }
}
TEST(RenFaireTimeouts, D28_D30_REN_077_picks_are_drawn) {
    Scene thimbles = with_b("P42");
    thimbles.chance.numbers = {2, 2};
    all_expire(thimbles);
    EXPECT_EQ(thimbles.coins(B), 5) << "both under the right one";
    Scene pie = with_b("P44");
    pie.chance.numbers = {1, 0};
    all_expire(pie);
    EXPECT_EQ(pie.coins(A), 7) << "A snatches, B shares";
}
TEST(RenFaireTimeouts, D32_D33_REN_077_votes_and_slots_are_drawn) {
    Scene ribbon = after("P46");
    ribbon.chance.seats = {C, C, B};
    all_expire(ribbon);
    EXPECT_TRUE(ribbon.chance.seats.empty());
    EXPECT_EQ(ribbon.coins(C), 4);
    Scene slots = after("P47");
    EXPECT_EQ(slots.offers(A).size(), 15u);
    EXPECT_EQ(slots.offers(B).size(), 6u);
    slots.chance.numbers = {14, 5, 0};  // C20 has its icon at the Feet
    all_expire(slots);
    EXPECT_EQ(slots.all_coins(), (Ints{7, 4, 2}));
}
TEST(RenFaireTimeouts, D31_D34_REN_077_no_bid_and_no_stake) {
    Scene bids = after("P45");
    all_expire(bids);
    EXPECT_EQ(bids.log.count(EventKind::no_auction), 1);
    EXPECT_EQ(bids.all_coins(), (Ints{5, 3, 2}));
    Scene stakes = after("P17");
    all_expire(stakes);
    EXPECT_EQ(stakes.all_coins(), (Ints{4, 3, 2}));
    for (Seat seat : {A, B, C}) EXPECT_EQ(stakes.laid("P17").stakes[seat], 0);
}
TEST(RenFaireTimeouts, D35_REN_079_who_does_nothing_fails) {
    Scene s(2);
    s.people({A, B}).hand(A, "P49").ready();
    s.does(A, play("P49"));
    s.does(B, choose(Pick::pass));
    s.expires(A);
    EXPECT_EQ(s.all_coins(), (Ints{1, 3}));
}

}  // namespace
}  // namespace fg::ren
