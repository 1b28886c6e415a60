// SPDX-License-Identifier: Apache-2.0
// What single Performances do, where no scenario of the catalogue says it: both sides of a Reward and a Penalty.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

// Coins of all after A has played a card on which a die or two decide; B is chosen where somebody is.
Ints coins_after(const std::string& card, std::initializer_list<int> faces) {
    Scene s(3);
    s.hand(A, card + " P01").die(faces).ready();
    s.does(A, play(card));
    if (is_any(s.question(), Question::choose_other, Question::choose_player)) s.does(A, name(B));
    return s.all_coins();
}

TEST(RenFaireCards, P06_coins_or_the_top_costume_by_choice) {
    Scene coins(2);
    coins.coins({2, 3}).stack(B, "C01 C02").hand(A, "P06").ready();
    Scene costume = coins;
    coins.does(A, play("P06"));
    EXPECT_EQ(coins.offers(B), (std::vector<Choice>{lose_coins, shed_top}));
    coins.does(B, lose_coins);
    EXPECT_EQ(coins.all_coins(), (Ints{3, 1}));
    EXPECT_EQ(coins.stack(B), "C01 C02");
    costume.does(A, play("P06"));
    costume.does(B, shed_top);
    EXPECT_EQ(costume.all_coins(), (Ints{3, 3}));
    EXPECT_EQ(costume.stack(B), "C01");
}
TEST(RenFaireCards, P10_everybody_with_the_fewest_filled_slots_gains) {
    Scene others(3);
    others.stack(A, "C09").hand(A, "P10").ready();
    others.does(A, play("P10"));
    EXPECT_EQ(others.all_coins(), (Ints{3, 3, 3}));
    Scene you(3);
    you.stack(B, "C43").stack(C, "C09").hand(A, "P10").ready();
    you.does(A, play("P10"));
    EXPECT_EQ(you.all_coins(), (Ints{4, 3, 2})) << "you included, and a null fills nothing";
}
TEST(RenFaireCards, P11_each_may_lift_one_of_their_own) {
    Scene s(3);
    s.stack(A, "C09 C43").stack(B, "C01").stack(C, "C05 C10 C11").hand(A, "P11").ready();
    s.does(A, play("P11"));
    EXPECT_EQ(s.coins(A), 3);
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{decline, select("C09")})) << "not the top";
    s.does(A, select("C09"));
    EXPECT_EQ(s.stack(A), "C43 C09");
    EXPECT_EQ(s.shows(A, Slot::head), "Knight");
    EXPECT_TRUE(s.asks(Question::lift, C)) << "B has nothing to lift";
    s.does(C, select("C05"));
    EXPECT_EQ(s.stack(C), "C10 C11 C05");
    EXPECT_EQ(s.shows(C, Slot::right_hand), "Jester");
}
TEST(RenFaireCards, P17_a_six_triples_the_stakes) {
    Scene s(2);
    s.coins({2, 3}).hand(A, "P17").ready();
    s.does(A, play("P17"), show(2));
    s.does(B, show(3));
    s.idle_until(B);
    s.chance.faces = {6};
    s.idle_until(A);
    EXPECT_EQ(s.all_coins(), (Ints{6, 9}));
}
TEST(RenFaireCards, P21_the_performer_gains_or_sheds) {
    EXPECT_EQ(coins_after("P21", {3}), (Ints{2, 5, 2}));
    EXPECT_EQ(coins_after("P21", {2}), (Ints{2, 2, 2}));
}
TEST(RenFaireCards, P22_two_coins_and_a_card_or_a_card_less) {
    Scene rhymes(3);
    rhymes.hand(A, "P22 P01").script_deck_is("P10").die({3}).ready();
    rhymes.does(A, play("P22"));
    EXPECT_EQ(rhymes.coins(A), 4);
    EXPECT_EQ(rhymes.hand(A), "P01 P10");

    Scene fails(3);
    fails.hand(A, "P22 P01 P02").die({2}).ready();
    fails.does(A, play("P22"));
    EXPECT_TRUE(fails.asks(Question::toss, A));
    fails.does(A, pick("P01"));
    EXPECT_EQ(fails.hand(A), "P02");
    EXPECT_EQ(fails.coins(A), 2);

    Scene last(3);
    last.hand(A, "P22 P01").die({2}).ready();
    last.does(A, play("P22"));
    EXPECT_TRUE(last.is_discarded("P01")) << "the only one goes without a question";
}
TEST(RenFaireCards, P23_they_pay_you_or_you_pay_them) {
    EXPECT_EQ(coins_after("P23", {2}), (Ints{4, 0, 2}));
    EXPECT_EQ(coins_after("P23", {1}), (Ints{1, 3, 2}));
}
TEST(RenFaireCards, P28_who_does_not_swoon_turns_their_stack) {
    Scene s(3);
    s.stack(A, "C03 C04").stack(B, "C01 C02").hand(A, "P28").die({2}).ready();
    s.does(A, play("P28"), name(B));
    EXPECT_EQ(s.all_coins(), (Ints{2, 2, 2}));
    EXPECT_EQ(s.stack(B), "C02 C01");
    EXPECT_EQ(s.stack(A), "C03 C04");
}
TEST(RenFaireCards, P32_the_model_gains_with_the_painter) {
    EXPECT_EQ(coins_after("P32", {3}), (Ints{5, 3, 2}));
    EXPECT_EQ(coins_after("P32", {2}), (Ints{1, 2, 2}));
}
TEST(RenFaireCards, P33_the_winner_gains_three) { EXPECT_EQ(coins_after("P33", {5, 2}), (Ints{5, 2, 2})); }
TEST(RenFaireCards, P34_the_loser_turns_their_stack) {
    Scene s(3);
    s.stack(A, "C01 C02").stack(B, "C03 C04").hand(A, "P34").die({2, 5}).ready();
    s.does(A, play("P34"), name(B));
    EXPECT_EQ(s.all_coins(), (Ints{2, 4, 2}));
    EXPECT_EQ(s.stack(A), "C02 C01");
    EXPECT_EQ(s.stack(B), "C03 C04");
}
TEST(RenFaireCards, P35_coins_instead_of_a_costume) {
    Scene s(3);
    s.stack(B, "C03 C04").hand(A, "P35").die({6, 1}).ready();
    s.does(A, play("P35"), name(B));
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{take_top, take_coins}));
    s.does(A, take_coins);
    EXPECT_EQ(s.coins(A), 4);
    EXPECT_EQ(s.stack(B), "C03 C04");
    EXPECT_EQ(coins_after("P35", {6, 1}), (Ints{4, 2, 2})) << "the loser wears nothing: no question";
}
TEST(RenFaireCards, P36_a_tie_spends_the_attempt) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P36").ready();
    s.does(A, play("P36"), perform, curtain);
    s.does(B, huzzah);
    s.does(C, boo);
    EXPECT_EQ(s.coins(A), 2);
    ASSERT_TRUE(s.is_laid("P36"));
    EXPECT_EQ(s.laid("P36").counters, 1);
}
TEST(RenFaireCards, P38_REN_076_a_vow_of_another_player) {
    const auto after = [](std::initializer_list<Choice> votes) {
        Scene s(3, voted());
        s.people({A, B, C}).hand(A, "P38").ready();
        s.does(A, play("P38"), name(B));
        EXPECT_EQ(s.coins(A), 3);
        EXPECT_EQ(s.laid("P38").holder, B);
        s.idle_until(B);
        s.idle_until(C);
        s.idle(), s.idle();
        EXPECT_TRUE(s.asks(Question::kept, B)) << "at the start of A's turn";
        s.does(B, votes.size() == 0 ? slipped : kept);
        if (votes.size() > 0) {
            EXPECT_EQ(s.asked(), SeatSet::only(A).with(C)) << "who played it judges as well";
            s.does(A, *votes.begin());
            s.does(C, *(votes.begin() + 1));
        }
        EXPECT_TRUE(s.is_discarded("P38"));
        EXPECT_TRUE(s.asks(Question::action, A));
        return s.all_coins();
    };
    EXPECT_EQ(after({huzzah, huzzah}), (Ints{3, 3, 2}));
    EXPECT_EQ(after({boo, boo}), (Ints{5, 0, 2}));
    EXPECT_EQ(after({}), (Ints{5, 0, 2})) << "slipped";
    EXPECT_EQ(after({huzzah, boo}), (Ints{3, 2, 2}));
}
TEST(RenFaireCards, P40_a_right_call_gains_three_a_wrong_one_gives_one) {
    for (const auto& [call, coins] :
         {std::pair(Pick::odd, Ints{5, 2, 2}), std::pair(Pick::even, Ints{2, 3, 2})}) {
        Scene s(3);
        s.hand(A, "P40").ready();
        s.does(A, play("P40"), name(B), choose(call), show(2));
        s.does(B, show(5));
        EXPECT_EQ(s.all_coins(), coins);
    }
}
TEST(RenFaireCards, P42_who_finds_the_pea_gains_and_else_who_hid_it) {
    for (const auto& [guess, coins] :
         {std::pair(Pick::left, Ints{2, 4, 2}), std::pair(Pick::right, Ints{4, 2, 2})}) {
        Scene s(3);
        s.hand(A, "P42").ready();
        s.does(A, play("P42"), name(B), choose(Pick::left));
        s.does(B, choose(guess));
        EXPECT_EQ(s.all_coins(), coins);
    }
}
TEST(RenFaireCards, P46_strictly_most_votes) {
    const auto after = [](std::initializer_list<Seat> votes) {
        Scene s(static_cast<int>(votes.size()));
        s.hand(A, "P46").ready();
        s.does(A, play("P46"));
        int i = 0;
        for (Seat vote : votes) s.does(seat_of(i++), name(vote));
        return s.all_coins();
    };
    EXPECT_EQ(after({C, C, A}), (Ints{3, 2, 4}));
    EXPECT_EQ(after({B, C, A}), (Ints{3, 2, 2})) << "one each";
    EXPECT_EQ(after({B, A, B, A}), (Ints{3, 2, 2, 2})) << "two each";
    EXPECT_EQ(after({B, C, B, B}), (Ints{3, 4, 2, 2}));
}

// ---- what several cards have in common

TEST(RenFaireCards, REN_105_what_is_not_bought_knows_no_toll_and_no_discount) {
    Scene bids(3);
    bids.coins({3, 2, 2}).laid("P13", C, 0, 1).laid("P15", C).window("C30 C02 C03").hand(A, "P45").ready();
    bids.does(A, play("P45"), show(2));
    for (Seat seat : {B, C}) bids.does(seat, show(0));
    bids.does(A, place(A));
    EXPECT_EQ(bids.coins(A), 2) << "one gained, two bid";
    EXPECT_EQ(bids.laid("P13").coins, 1);

    Scene seer(3);
    seer.coins({2})
        .laid("P13", C, 0, 1)
        .laid("P15", C)
        .hand(A, "P30")
        .garb_deck_is("C20 C21")
        .die({6})
        .ready();
    seer.does(A, play("P30"), select("C20"), place(A));
    EXPECT_EQ(seer.coins(A), 1);
    EXPECT_EQ(seer.laid("P13").coins, 1);

    Scene spoils(3);
    spoils.coins({0}).laid("P13", C, 0, 1).stack(B, "C20").hand(A, "P35").die({6, 1}).ready();
    spoils.does(A, play("P35"), name(B), take_top);
    EXPECT_EQ(spoils.stack(A), "C20");
    EXPECT_EQ(spoils.laid("P13").coins, 1);
}
TEST(RenFaireCards, REN_143_nobody_completes_another_by_a_card_either) {
    const std::vector<Choice> others{place(A), place(C), place(D)};
    Scene bids(4, with(&Options::gift_win, GiftWin::bar));
    bids.stack(B, "C13 C14 C15").window("C08 C02 C03").hand(A, "P45").ready();
    bids.does(A, play("P45"), show(1));
    for (Seat seat : {B, C, D}) bids.does(seat, show(0));
    EXPECT_EQ(bids.offers(A), others);

    Options options = with(&Options::gift_win, GiftWin::bar);
    options.judging = Judging::dice;
    Scene seer(4, options);
    seer.stack(B, "C13 C14 C15").hand(A, "P30").garb_deck_is("C08 C01").die({6}).ready();
    seer.does(A, play("P30"), select("C08"));
    EXPECT_EQ(seer.offers(A), others);
}
TEST(RenFaireCards, REN_091_a_truce_binds_who_called_it) {
    Scene s(3);
    s.coins({3}).laid("P14", A).window("C47 C01 C02").ready();
    s.does(A, buy("C47"));
    EXPECT_EQ(s.stack(A), "C47") << "no other place is left";
    Scene free(3);
    free.coins({3}).laid("P14", A).window("C47 C01 C02").ready();
    free.does(A, buy("C01"));
    EXPECT_EQ(free.offers(A).size(), 3u) << "an icon goes anywhere";
}
TEST(RenFaireCards, REN_144_the_active_player_wins_if_theirs_is_among_them) {
    Scene s(4);
    s.active(C).hand(C, "P05");
    s.stack(A, "C09 C10 C11 C43").stack(B, "C24").stack(C, "C13 C14 C15 C51").stack(D, "C32").ready();
    s.does(C, play("P05"));
    EXPECT_EQ(s.filled(A), 4);
    EXPECT_EQ(s.filled(C), 4);
    EXPECT_TRUE(s.has_won(C));
}
TEST(RenFaireCards, REN_136_an_outfit_needs_three_costumes) {
    const auto wins = [](int costumes) {
        Content content;
        content.costumes_to_win = static_cast<u8>(costumes);
        Scene s(4, with(&Options::judging, Judging::dice), content);
        s.coins({3}).stack(A, "C38").window("C37 C02 C03").ready();
        s.does(A, buy("C37"), place(A));
        EXPECT_EQ(s.filled(A), 4);
        return s.is_over();
    };
    EXPECT_FALSE(wins(3));
    EXPECT_TRUE(wins(2));
    EXPECT_EQ(Content{}.costumes_to_win, 3);
}

// ---- what is known of hands (REN-157)

std::string known(const Scene& s, Seat viewer, Seat holder) {
    std::string cards;
    const View view = view_of(s.state, viewer);
    for (int i = 0; i < view.veiled.scripts.size(hand_of(holder)); ++i)
        if (const auto entry = view.veiled.scripts.entry(hand_of(holder), i); entry.is_known)
            cards += (cards.empty() ? "" : " ") + id_of(entry.card);
    return cards;
}
TEST(RenFaireCards, REN_157_a_known_card_stays_known_when_hands_pass_again) {
    Content content;
    content.performances[Performance::p01] = content.performances[Performance::p08];
    Scene s(3, with(&Options::judging, Judging::dice), content);
    s.hand(A, "P08 P01 P20").hand(B, "P02 P03").hand(C, "P04 P05 P06").ready();
    s.does(A, play("P08"));
    s.expires(A);
    s.does(B, play("P01"));
    EXPECT_EQ(s.hand(C), "P20");
    EXPECT_EQ(known(s, A, C), "P20") << "A gave it to B, who gave it on";
    EXPECT_EQ(known(s, B, C), "P20");
    EXPECT_EQ(s.hand(A), "P02 P03");
    EXPECT_EQ(known(s, B, A), "P02 P03") << "B gave them to C, who gave them on";
    EXPECT_EQ(known(s, no_seat, A), "");
}
TEST(RenFaireCards, REN_157_a_reshuffle_ends_all_knowledge) {
    Scene s(2);
    s.hand(A, "P03 P04 P06").hand(B, "P07 P08 P09").whole_script_deck("P10");
    s.script_deck_is("P10 P03 P04").ready();
    s.does(A, draw_up, pick("P03"), pick("P04"), pick("P06"), done);
    ASSERT_EQ(s.hand(A), "P10 P03 P04");
    EXPECT_EQ(known(s, B, A), "") << "all saw P03 on the pile, and nobody in the deck";
}
TEST(RenFaireCards, REN_157_what_was_revealed_is_known_to_all_under_the_deck) {
    Scene s(3);
    s.hand(A, "P47").garb_deck_is("C37").ready();
    s.does(A, play("P47"), slot(Slot::head, Slot::feet));
    for (Seat seat : {B, C}) s.does(seat, slot(Slot::head));
    for (Seat viewer : {A, B, C, no_seat}) {
        const auto entry = view_of(s.state, viewer).veiled.garb.entry(under_deck, 0);
        EXPECT_TRUE(entry.is_known);
        EXPECT_EQ(entry.card, costume("C37"));
    }
}

}  // namespace
}  // namespace fg::ren
