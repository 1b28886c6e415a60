// SPDX-License-Identifier: Apache-2.0
// The Monster Faire (MON-293 to MON-324).
#include "games/monster_faire/siege_test.h"
#include "games/monster_faire/text.h"

namespace fg::mon {
namespace {

Choice pick(Seat seat) { return {.act = Act::name, .seat = seat}; }
Choice show(const std::string& card, bool assists = false) {
    return {.act = Act::show, .card = cards_of(card).front(), .assists = assists};
}
// Totals 20, 14 and 17.
void three_monsters(Scene& s) {
    s.living(A, "BD1 BH10 BC9").living(B, "BD2 BH9 BC3").living(C, "BD3 BH8 BC6");
}
void expect_winners(const Scene& s, Ending ending, SeatSet winners) {
    EXPECT_EQ(s.table.ending, ending);
    EXPECT_EQ(s.table.winners.bits(), winners.bits());
}

// ---- when it takes place

TEST(MonsterFaireFaire, S_MON_66_MON_293_MON_294_MON_295_declared) {
    Scene s;
    three_monsters(s);
    s.put(town, "VCJ").igor(B, "VDK").hand(A, "VD5");
    s.table.in_graveyard.add(B);
    s.table.igors_down[B] = 1;
    s.table.absent.add(C);
    s.start(Step::checks);
    ASSERT_TRUE(s.is_asked(Question::faire_pick, A));
    EXPECT_EQ(s.table.faire.standing.size(), 3);
    EXPECT_EQ(s.table.revealed.size(), 3);
    EXPECT_TRUE(s.table.in_graveyard.is_empty() && s.table.absent.is_empty());
    EXPECT_EQ(s.table.igors_down[B], 0);
}
TEST(MonsterFaireFaire, MON_293_not_with_a_villager_in_town_or_an_inert_monster) {
    Scene s;
    three_monsters(s);
    s.put(town, "VC1");
    s.start(Step::checks);
    EXPECT_FALSE(s.was_told(EventKind::faire_opened));
    Scene inert;
    three_monsters(inert);
    inert.table.living.remove(C);
    inert.start(Step::checks);
    EXPECT_FALSE(inert.was_told(EventKind::faire_opened));
}
TEST(MonsterFaireFaire, MON_294_players_who_are_out_do_not_matter) {
    Scene s;
    three_monsters(s);
    s.table.living.remove(C);
    s.put(discard_at(Deck::parts), "BD3 BH8 BC6");
    s.table.out.add(C);
    s.table.exits[C] = 1;
    s.start(Step::checks);
    EXPECT_TRUE(s.was_told(EventKind::faire_opened));
}

// ---- pairs

TEST(MonsterFaireFaire, MON_296_MON_297_MON_299_the_declaring_player_picks_first) {
    Scene s;
    three_monsters(s);
    s.table.active = B;
    s.start(Step::faire);
    ASSERT_TRUE(s.is_asked(Question::faire_pick, B));
    EXPECT_TRUE(s.is_offered(B, pick(A)) && s.is_offered(B, pick(C)));
    EXPECT_FALSE(s.is_offered(B, Act::sit_out));  // nothing to pay with
}
TEST(MonsterFaireFaire, S_MON_68_MON_298_MON_299_objection) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").hand(B, "VC1 VC2").hand(C, "VC3");
    s.start(Step::faire);
    s.answer(A, pick(B));
    ASSERT_TRUE(s.is_asked(Question::faire_answer, B));
    EXPECT_EQ(s.acts(B), "yes name sit_out");
    EXPECT_FALSE(s.is_offered(B, pick(A)));  // not the one who picked him
    s.answer(B, pick(C));
    EXPECT_EQ(s.last(EventKind::pays).to, C) << "all are told what the card is for";
    s.answer(B, Act::discard, "VC1");
    EXPECT_EQ(s.discards(), "VC1");
    s.answer(C, Act::yes);
    EXPECT_EQ(s.table.faire.rival[B], C);
    EXPECT_TRUE(s.table.faire.sitting.has(A));  // free of charge
    EXPECT_EQ(s.hand(A), "VD5");
    EXPECT_TRUE(s.is_asked(Question::favour, A));
}
TEST(MonsterFaireFaire, MON_298_the_picker_may_pay_to_sit_out) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5 VD6").hand(B, "VC1").hand(C, "VC3");
    s.start(Step::faire);
    s.answer(A, Act::sit_out);
    s.answer(A, Act::discard, "VD5");
    EXPECT_TRUE(s.table.faire.sitting.has(A));
    EXPECT_TRUE(s.is_asked(Question::faire_pick, B));
}
TEST(MonsterFaireFaire, MON_299_a_rejected_picker_stays_unmatched) {
    Scene s(4);
    three_monsters(s);
    s.living(D, "BD4 BH7").hand(B, "VC1 VC2").hand(A, "VD5").hand(D, "VD6");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::sit_out);
    s.answer(B, Act::discard, "VC1");
    ASSERT_TRUE(s.is_asked(Question::faire_pick, A));
    EXPECT_FALSE(s.is_offered(A, pick(B)));
    s.answer(A, pick(C));  // an empty hand cannot object
    EXPECT_EQ(s.table.faire.rival[A], C);
    EXPECT_TRUE(s.table.faire.sitting.has(D));
}
TEST(MonsterFaireFaire, MON_299_an_objection_is_answered_by_a_further_objection) {
    Scene s(4);
    three_monsters(s);
    s.living(D, "BD4 BH7").hand(A, "VD5").hand(B, "VC1 VC2").hand(C, "VC3 VC4").hand(D, "VD6");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, pick(C));
    s.answer(B, Act::discard, "VC1");
    ASSERT_TRUE(s.is_asked(Question::faire_answer, C));
    EXPECT_FALSE(s.is_offered(C, pick(B))) << "who picked C";
    EXPECT_TRUE(s.is_offered(C, pick(D)) && s.is_offered(C, Act::sit_out));
    s.answer(C, pick(A));
    s.answer(C, Act::discard, "VC3");
    EXPECT_EQ(s.discards(), "VC1 VC3") << "every objection costs a card";
    ASSERT_TRUE(s.is_asked(Question::faire_answer, A)) << "the first picker answers in the same way";
    s.answer(A, Act::yes);
    EXPECT_EQ(s.table.faire.rival[A], C);
    EXPECT_TRUE(s.is_asked(Question::faire_pick, B)) << "a rejected picker stays unmatched: " << s.question();
}
TEST(MonsterFaireFaire, MON_300_MON_301_the_odd_one_sits_out_without_payment) {
    Scene s;
    three_monsters(s);
    s.hand(C, "VC3");
    s.start(Step::faire);
    s.answer(A, pick(B));
    EXPECT_TRUE(s.table.faire.sitting.has(C));
    EXPECT_EQ(s.hand(C), "VC3");
}
TEST(MonsterFaireFaire, MON_301_the_last_one_sits_out_free_though_others_have_paid) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").hand(B, "VC1").hand(C, "VC3");
    s.start(Step::faire);
    s.answer(A, Act::sit_out);
    s.answer(A, Act::discard, "VD5");
    s.answer(B, Act::sit_out);
    s.answer(B, Act::discard, "VC1");
    EXPECT_EQ(s.hand(C), "VC3");
    EXPECT_EQ(s.table.faire.round, 2);  // nobody fought
}

// ---- cards

TEST(MonsterFaireFaire, S_MON_67_MON_302_MON_303_MON_304_MON_312_MON_313_the_odd_one_does_a_favour) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").hand(B, "VS4").hand(C, "VH9 VH1");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    EXPECT_EQ(s.table.question, Question::faire_card);
    EXPECT_EQ(s.state.round.asked.size(), 3);  // all at the same time
    s.answer(C, Act::favour, "VH9");
    EXPECT_FALSE(s.is_offered(C, pick(C)));
    s.answer(C, pick(B));
    s.answer(A, show("VD5"));
    EXPECT_FALSE(s.knows(B, "VD5"));  // until all have chosen
    s.answer(B, show("VS4"));
    EXPECT_EQ(s.last(EventKind::fought).count, 25);
    EXPECT_EQ(s.last(EventKind::fought).rival, 27);
    EXPECT_EQ(s.monster(A), "BD1 BH10");
    EXPECT_EQ(s.size(discard_at(Deck::villagers)), 3);
    EXPECT_EQ(s.hand(C), "VH1");
}
TEST(MonsterFaireFaire, MON_305_a_card_is_compulsory_while_there_is_one) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5 VD6").hand(B, "VS4");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    EXPECT_EQ(s.acts(A), "show");
    s.expire(A);  // the lowest card
    s.expire(B);
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD5 VS4");
}
TEST(MonsterFaireFaire, MON_306_MON_307_an_empty_hand_draws_after_the_choices) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").top("BH1");
    s.start(Step::faire);
    s.answer(A, pick(B));
    ASSERT_TRUE(s.is_asked(Question::faire_card, A));
    EXPECT_FALSE(s.state.round.asked.has(B));
    s.answer(A, show("VD5"));
    ASSERT_TRUE(s.is_asked(Question::faire_deck, B));
    EXPECT_FALSE(s.knows(B, "VD5"));
    s.answer(B, from(Deck::parts));
    EXPECT_TRUE(s.knows(C, "BH1"));
    EXPECT_EQ(s.last(EventKind::fought).rival, 15);
}
TEST(MonsterFaireFaire, S_MON_71_MON_308_MON_309_decks_run_dry) {
    Scene s;
    three_monsters(s);
    s.deck(Deck::parts, "", graveyard).deck(Deck::villagers, "VD7", discard_at(Deck::villagers));
    s.start(Step::faire);
    s.answer(A, pick(B));
    EXPECT_EQ(s.last(EventKind::fought).count, 27);  // A had the last card
    EXPECT_EQ(s.last(EventKind::fought).rival, 14);
    EXPECT_EQ(s.size(deck_at(Deck::villagers)), 0);
    EXPECT_FALSE(s.was_told(EventKind::reshuffled));
}
TEST(MonsterFaireFaire, MON_309_nobody_gives_up_a_hand_for_a_new_deck) {
    Scene s;
    three_monsters(s);
    s.hand(C, "VC9").deck(Deck::parts, "", graveyard).deck(Deck::villagers, "", discard_at(Deck::villagers));
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(C, Act::pass);
    EXPECT_EQ(s.last(EventKind::fought).count, 20) << "only totals count";
    EXPECT_EQ(s.last(EventKind::fought).rival, 14);
    EXPECT_FALSE(s.was_told(EventKind::hands_emptied) || s.was_told(EventKind::fight_card));
    EXPECT_EQ(s.hand(C), "VC9");
}
TEST(MonsterFaireFaire, MON_310_MON_311_igor_assists) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").hand(B, "VS4").igor(A, "VDK").igor(C, "VHK");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    EXPECT_FALSE(s.is_offered(B, show("VS4", true)));  // B has no Igor
    EXPECT_FALSE(s.state.round.asked.has(C));          // only for a fighting Monster
    s.answer(A, show("VD5", true));
    s.answer(B, show("VS4"));
    EXPECT_EQ(s.last(EventKind::fought).count, 32);
    EXPECT_EQ(s.igor(A), "VDK");
}
TEST(MonsterFaireFaire, MON_311_with_an_empty_hand_igor_is_asked_for_alone) {
    Scene s;
    three_monsters(s);
    s.igor(A, "VDK").top("VD1 VD2");
    s.start(Step::faire);
    s.answer(A, pick(B));
    EXPECT_EQ(s.acts(A), "pass assist");
    s.answer(A, Act::assist);
    s.answer(A, from(Deck::villagers));
    s.answer(B, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fought).count, 28);
}

// ---- blows

TEST(MonsterFaireFaire, S_MON_69_MON_314_MON_315_igor_first) {
    Scene s;
    s.living(A, "BD5 BH10").living(B, "BD10 BC10").living(C, "BD1");
    s.igor(A, "VDK").hand(A, "VC3").hand(B, "VC6");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    s.answer(A, show("VC3", true));
    s.answer(B, show("VC6"));
    EXPECT_EQ(s.last(EventKind::fought).count, 25);
    EXPECT_EQ(s.last(EventKind::fought).rival, 26);
    EXPECT_EQ(s.igor(A), "");
    EXPECT_EQ(s.monster(A), "BD5 BH10");
    EXPECT_EQ(graves(s), 0);
}
TEST(MonsterFaireFaire, MON_316_a_tie_with_cards_costs_nothing) {
    Scene s;
    s.living(A, "BD5 BH1").living(B, "BD6").living(C, "BD1").hand(A, "VC3").hand(B, "VH3");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    s.answer(A, show("VC3"));
    s.answer(B, show("VH3"));
    EXPECT_EQ(s.monster(A), "BD5 BH1");
    EXPECT_EQ(s.monster(B), "BD6");
    EXPECT_EQ(s.table.faire.round, 2);
}
TEST(MonsterFaireFaire, MON_317_with_both_lose_every_tie_costs_both) {
    Options options;
    options.faire_tie = FaireTie::both_lose;
    Scene s(3, options);
    s.living(A, "BD5 BH1").living(B, "BD4 BH2").living(C, "BD1").hand(A, "VC3").hand(B, "VH3");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::yes);
    s.answer(A, show("VC3"));
    s.answer(B, show("VH3"));
    EXPECT_EQ(s.monster(A), "BD5");
    EXPECT_EQ(s.monster(B), "BD4");
}
TEST(MonsterFaireFaire, S_MON_70_MON_316_MON_322_dead_heat) {
    Scene s;
    s.living(A, "BD6").living(B, "BH6");
    s.table.out.add(C);
    s.table.exits[C] = 1;
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard);
    s.start(Step::faire);
    expect_winners(s, Ending::dead_heat, SeatSet::only(A).with(B));
    EXPECT_EQ(result(s.rules, s.table).place[C], 3);
}
TEST(MonsterFaireFaire, MON_318_all_fights_of_a_round_are_decided_together) {
    Scene s(4);
    s.living(A, "BD6 BH6").living(B, "BH5 BC5").living(C, "BC1 BS1").living(D, "BD9 BS9");
    s.hand(A, "VD1").hand(C, "VD2").hand(D, "VD3");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(C, pick(D));
    s.answer(D, Act::yes);
    s.answer(A, show("VD1"));
    s.answer(C, show("VD2"));
    EXPECT_EQ(s.count(EventKind::fought), 0);
    s.answer(D, show("VD3"));
    s.until(Question::faire_pick, A);
    EXPECT_EQ(s.count(EventKind::fought), 2);
}
TEST(MonsterFaireFaire, MON_319_MON_321_MON_323_MON_403_the_last_monster_wins) {
    Scene s;
    s.living(A, "BD9").living(B, "BH5").living(C, "BC1");
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard);
    s.start(Step::faire);
    s.answer(A, pick(C));
    EXPECT_EQ(s.monster(C), "");
    expect_winners(s, Ending::faire, SeatSet::only(A));  // then B, unasked: two are left and nobody can pay
    const Result places = result(s.rules, s.table);
    EXPECT_EQ(places.place[A], 1);
    EXPECT_EQ(places.place[B], 2);  // fell later
    EXPECT_EQ(places.place[C], 3);
}
TEST(MonsterFaireFaire, MON_321_MON_336_the_round_is_finished_before_who_leaves_goes) {
    Scene s;
    s.living(A, "BD9").living(B, "BH5").hand(A, "VD2").hand(B, "VH2").hand(C, "VC2");
    s.start(Step::faire);
    s.until(Question::faire_card, A);
    s.leave(A);
    s.answer(B, Act::show, "VH2");
    expect_winners(s, Ending::faire, SeatSet::only(A));
}
TEST(MonsterFaireFaire, MON_336_if_all_who_stand_leave_nobody_wins) {
    for (const bool does_b_leave : {true, false}) {
        Scene s;
        three_monsters(s);
        s.hand(A, "VD5").hand(B, "VS4");
        s.start(Step::faire);
        s.answer(A, pick(B));
        s.answer(B, Act::yes);
        s.leave(A);
        s.leave(C);
        if (does_b_leave)
            s.leave(B);
        else
            s.answer(B, show("VS4"));
        ASSERT_EQ(s.last(EventKind::fought).count, 25) << "the round is finished first";
        expect_winners(s, does_b_leave ? Ending::deserted : Ending::faire,
                       does_b_leave ? SeatSet{} : SeatSet::only(B));
    }
}
TEST(MonsterFaireFaire, MON_320_injured_parts_alone_do_not_stand) {
    Scene s;
    s.living(A, "BD9").living(B, "BH5 BC2", 0, 1).living(C, "BC1");
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard);
    s.start(Step::faire);
    s.answer(A, pick(B));
    EXPECT_EQ(s.monster(B), "");
    EXPECT_TRUE(s.was_told(EventKind::monster_fell));
}
TEST(MonsterFaireFaire, MON_295_no_villagers_and_no_graveyard_cards_any_more) {
    Scene s;
    s.living(A, "BD9").living(B, "BH5 BC2").living(C, "BC1").igor(B, "VDJ").top("VD1 VD2");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.answer(B, Act::assist);
    s.answer(A, from(Deck::villagers));
    s.answer(B, from(Deck::villagers));  // 10 against 12: A falls
    EXPECT_EQ(graves(s), 0);
    EXPECT_FALSE(s.was_told(EventKind::buried));
}
TEST(MonsterFaireFaire, MON_403_to_leave_with_a_monster_that_stands_is_to_fall_then) {
    Scene s(4);
    s.living(A, "BD9 BH9").living(B, "BH5 BC5 BS5").living(C, "BC1").living(D, "BD10 BH10").hand(D, "VD2");
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard);
    s.start(Step::faire);
    s.answer(A, pick(C));
    s.answer(D, Act::yes);  // to B
    s.answer(D, show("VD2"));
    ASSERT_EQ(s.monster(C), "");
    ASSERT_TRUE(s.is_asked(Question::faire_pick, A)) << "the second round";
    s.leave(D);
    s.answer(A, pick(B));
    expect_winners(s, Ending::faire, SeatSet::only(A));
    const Result places = result(s.rules, s.table);
    EXPECT_EQ(places.place[A], 1);
    EXPECT_EQ(places.place[B], 2) << "fell in the third round";
    EXPECT_EQ(places.place[D], 3) << "left after the second";
    EXPECT_EQ(places.place[C], 4) << "fell in the first";
}
TEST(MonsterFaireFaire, MON_344_one_entrant_wins_unopposed_without_a_faire) {
    Scene s;
    s.living(A, "BD9");
    s.table.round = 40;
    s.table.active = C;
    s.start(Step::checks);
    expect_winners(s, Ending::unopposed, SeatSet::only(A));
}
TEST(MonsterFaireFaire, MON_324_the_game_is_over_before_the_toasts) {
    Scene s;
    s.living(A, "BD9").living(B, "BH5");
    s.table.out.add(C);
    s.table.exits[C] = 1;
    s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard);
    s.start(Step::faire);
    expect_winners(s, Ending::faire, SeatSet::only(A));
    EXPECT_TRUE(s.state.round.asked.is_empty()) << "nothing waits";
    EXPECT_EQ(s.told.back().event.kind, EventKind::ended) << "and nothing follows";
    EXPECT_EQ(Text::epilogue(s.rules).performers, SeatSet::first(3)) << "each player may raise a glass";
}
TEST(MonsterFaireFaire, MON_336_a_leaver_withdraws_after_the_round) {
    Scene s;
    three_monsters(s);
    s.hand(A, "VD5").hand(B, "VS4").igor(C, "VDK");
    s.start(Step::faire);
    s.answer(A, pick(B));
    s.leave(C);
    EXPECT_FALSE(s.table.out.has(C));
    s.answer(B, Act::yes);
    s.answer(A, show("VD5"));
    s.answer(B, show("VS4"));
    EXPECT_TRUE(s.table.out.has(C));
    EXPECT_EQ(s.monster(C) + s.igor(C), "");
}

}  // namespace
}  // namespace fg::mon
