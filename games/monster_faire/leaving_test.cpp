// SPDX-License-Identifier: Apache-2.0
// Leaving, rogues and places: MON-239, MON-335 to MON-343, MON-403.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

TEST(MonsterFaireLeaving, S_MON_75_MON_335_MON_338_MON_339_MON_342_MON_343_leaving) {
    Scene scene;
    scene.igor(A, "VDK")
        .igor(C, "VHK")
        .laboratory(C, "VD5 VCJ")
        .living(C, "BD3 BH4 BC2 BS2")
        .hand(C, "VD9 BD9");
    scene.put(town, "VD2").put(graveyard, "BC7").start(Step::begin_turn);
    scene.leave(C);
    EXPECT_TRUE(scene.is_asked(Question::draw, A)) << "A is asked the same again";
    EXPECT_TRUE(scene.table.rogue.has(C) && scene.table.in_town.has(C));
    EXPECT_TRUE(scene.table.revealed.has(C));
    EXPECT_EQ(scene.at(graveyard), "BC7 VHK");
    EXPECT_EQ(scene.hand(C), "");
    EXPECT_EQ(scene.laboratory(C), "VD5 VCJ");
    scene.pass_draw();
    scene.answer(A, {.act = Act::burgle, .seat = C});
    EXPECT_EQ(scene.hand(A), "VCJ") << "the top card";
    scene.until(Question::draw, A);
    EXPECT_TRUE(scene.table.in_graveyard.has(C)) << "on C's seat turn it changes places";
    EXPECT_EQ(scene.at(town).substr(scene.at(town).size() - 3), "VHK");
    EXPECT_EQ(scene.table.active, A);
    EXPECT_EQ(scene.table.round, 2);
    scene.pass_draw();
    scene.pass_windows();
    const int parts = scene.size(deck_at(Deck::parts));
    scene.answer(A, Act::to_graveyard);
    EXPECT_TRUE(scene.was_told(EventKind::scared_off));
    EXPECT_EQ(scene.size(deck_at(Deck::parts)), parts) << "nothing is drawn";
}
TEST(MonsterFaireLeaving, MON_339_a_rogue_rampages_without_loot_when_it_comes_to_town) {
    Scene scene;
    scene.living(C, "BD3 BH4").put(town, "VD2");
    scene.table.out = scene.table.rogue = scene.table.in_graveyard = SeatSet::only(C);
    scene.table.exits[C] = 1;
    scene.table.active = B;
    scene.start(Step::next_turn);
    EXPECT_EQ(scene.at(town), "");
    EXPECT_EQ(scene.hand(C), "") << "no loot";
    EXPECT_EQ(scene.count(EventKind::turn_began), 1) << "only A's: no window, no checks";
    EXPECT_EQ(scene.table.active, A);
    EXPECT_FALSE(scene.table.faire.is_on);
}
TEST(MonsterFaireLeaving, MON_336_what_is_going_on_is_finished_first) {
    Scene scene;
    scene.igor(A, "VDK").hand(A, "VC9").hand(B, "BD7").start(Step::igor_phase);
    scene.answer(A, {.act = Act::visit, .seat = B});
    scene.answer(A, Act::carry, "VC9");
    scene.answer(A, {.act = Act::request, .request = Request::anything});
    scene.leave(B);
    EXPECT_TRUE(scene.was_told(EventKind::turned_away)) << "the clock answers for B";
    EXPECT_EQ(scene.hand(A), "VC9");
    EXPECT_TRUE(scene.table.out.has(B));
    EXPECT_TRUE(scene.is_asked(Question::laboratory, A)) << scene.question();
}
TEST(MonsterFaireLeaving, MON_336_on_ones_own_turn_it_ends) {
    Scene scene;
    scene.igor(A, "VDK").monster(A, "BD3").hand(A, "VC9").put(counters_of(A), "VHJ");
    scene.table.dines_with[B] = A;
    scene.start(Step::laboratory_phase);
    scene.leave(A);
    EXPECT_EQ(scene.monster(A) + scene.hand(A) + scene.at(counters_of(A)), "")
        << "an inert Monster is discarded";
    EXPECT_EQ(scene.at(graveyard), "VDK");
    EXPECT_EQ(scene.table.dines_with[B], no_seat) << "invitations lapse";
    EXPECT_TRUE(scene.is_asked(Question::draw, B));
}
TEST(MonsterFaireLeaving, MON_336_the_wine_cellar_and_the_brain_are_discarded_the_laboratory_stays) {
    Options options = with(&Options::rule_wine_cellar);
    options.rule_morbius = Toggle::on;
    Scene scene(3, options);
    scene.put(cellar_of(B), "VC2").put(brain_of(B), "BD2 VD3").laboratory(B, "VS4 VHQ");
    scene.table.solon = B;
    scene.start(Step::begin_turn);
    scene.leave(B);
    EXPECT_EQ(scene.at(cellar_of(B)) + scene.at(brain_of(B)), "");
    EXPECT_EQ(scene.discards(), "VC2 VD3 BD2");
    EXPECT_EQ(scene.laboratory(B), "VS4 VHQ");
}
TEST(MonsterFaireLeaving, MON_336_of_several_who_leave_at_once_the_active_player_goes_last) {
    for (const bool is_clockwise : {true, false}) {
        Scene scene(4);
        scene.table.is_clockwise = is_clockwise;
        scene.igor(B, "VDK").hand(B, "VD9").hand(C, "VS9");
        scene.table.active = B;
        scene.start(Step::igor_action);
        scene.answer(B, {.act = Act::visit, .seat = C});
        scene.answer(B, Act::carry, "VD9");
        for (const Seat seat : {A, B, D}) scene.leave(seat);
        EXPECT_FALSE(scene.was_told(EventKind::left)) << "the visit is finished first";
        scene.until(Question::draw, C);
        const auto& exits = scene.table.exits;
        EXPECT_EQ(exits[is_clockwise ? D : A], 1) << "in play order after B";
        EXPECT_EQ(exits[is_clockwise ? A : D], 2);
        EXPECT_EQ(exits[B], 3);
    }
}
TEST(MonsterFaireLeaving, MON_336_in_a_window_the_next_is_asked) {
    Scene scene;
    scene.igor(A, "VDK").hand(B, "VC9").hand(C, "VC8").start(Step::begin_turn);
    scene.pass_draw();
    ASSERT_TRUE(scene.is_asked(Question::visit_card, B));
    scene.leave(B);
    EXPECT_TRUE(scene.is_asked(Question::visit_card, C));
}
TEST(MonsterFaireLeaving, MON_336_a_visit_card_is_carried_out_first) {
    Scene scene;
    scene.hand(A, "VD2").hand(B, "VSJ").start(Step::begin_turn);
    scene.pass_draw();
    scene.answer(B, {.act = Act::play, .card = Card::vsj, .use = Use::steal});
    ASSERT_TRUE(scene.is_asked(Question::counter, A));
    scene.leave(A);
    EXPECT_EQ(scene.hand(B), "VD2 VSJ") << "the clock does not counter for the leaver";
    EXPECT_TRUE(scene.table.out.has(A));
    EXPECT_TRUE(scene.is_asked(Question::draw, B)) << scene.question();
}
TEST(MonsterFaireLeaving, MON_337_a_lost_connection_is_no_leaving) {
    Scene scene;
    EXPECT_FALSE(accepts(scene.rules, scene.table, {.kind = ReportKind::stand_in, .seat = B}));
    EXPECT_TRUE(accepts(scene.rules, scene.table, {.kind = ReportKind::left, .seat = B}));
    scene.start(Step::begin_turn);
    scene.leave(B);
    EXPECT_FALSE(accepts(scene.rules, scene.table, {.kind = ReportKind::left, .seat = B})) << "only once";
}
TEST(MonsterFaireLeaving, MON_337_a_table_may_let_a_bot_take_over_from_leavers) {
    Options options;
    options.leavers = Leavers::bot;
    Scene scene(3, options);
    EXPECT_FALSE(accepts(scene.rules, scene.table, {.kind = ReportKind::left, .seat = B}));
}
TEST(MonsterFaireLeaving, MON_343_a_freed_igor_moves_without_a_rogue_and_can_be_claimed) {
    Scene scene;
    scene.igor(C, "VHK").start(Step::begin_turn);
    scene.leave(C);
    EXPECT_EQ(scene.at(graveyard), "VHK");
    scene.until(Question::draw, B);
    scene.until(Question::draw, A);
    EXPECT_EQ(scene.at(graveyard).find("VHK"), std::string::npos);
    ASSERT_NE(scene.at(town).find("VHK"), std::string::npos);
    scene.pass_draw();
    scene.pass_windows();
    scene.answer(A, Act::claim, "VHK");
    EXPECT_EQ(scene.igor(A), "VHK");
    EXPECT_TRUE(scene.table.free_igors[C].is_empty());
    scene.until(Question::draw, B);
    scene.until(Question::draw, A);
    EXPECT_EQ(scene.igor(A), "VHK") << "an ordinary Igor now; the seat's turn is dropped";
}
TEST(MonsterFaireLeaving, MON_332_when_the_last_opponent_leaves) {
    Options options;
    options.last_standing = LastStanding::walkover;
    Scene scene(3, options);
    scene.start(Step::begin_turn);
    scene.leave(C);
    scene.leave(B);
    EXPECT_EQ(scene.table.ending, Ending::last_one) << "at once, with walkover (MON-333)";
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireLeaving, MON_326_the_last_intact_manor_needs_another_player_who_remains) {
    Scene scene;
    scene.laboratory(A, "VD5").living(A, "BD3 BH4 BC2 BS2").put(town, "VD2");
    scene.table.burnt = SeatSet::only(B).with(C);
    scene.start(Step::begin_turn);
    scene.leave(B);
    scene.leave(C);
    scene.until(Question::monster, A);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.table.ending, Ending::none) << "at least one other player remains, or it is MON-332";
    EXPECT_TRUE(scene.is_asked(Question::draw, A)) << scene.question();
}
TEST(MonsterFaireLeaving, MON_333_MON_336_also_when_all_others_go_while_the_cards_are_dealt) {
    Options options;
    options.last_standing = LastStanding::walkover;
    Scene scene(3, options);
    scene.table.round = 0;
    scene.start(Step::choose_direction);
    scene.leave(B);
    scene.leave(C);
    EXPECT_EQ(scene.table.ending, Ending::none) << "setup is finished first";
    scene.answer(A, Act::clockwise);
    EXPECT_EQ(scene.table.ending, Ending::last_one) << scene.question();
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireLeaving, MON_333_MON_336_also_when_the_last_opponent_goes_during_an_effect) {
    Options options;
    options.last_standing = LastStanding::walkover;
    Scene scene(3, options);
    scene.living(A, "BD5 BH5").living(B, "BC3 BS4").hand(A, "VD2 VD9").hand(B, "VH8").hand(C, "VC2");
    scene.table.in_town.add(B);
    scene.start(Step::monster_step);
    scene.leave(C);
    scene.answer(B, Act::pass);
    scene.answer(A, {.act = Act::fight, .seat = B});
    scene.leave(B);
    EXPECT_EQ(scene.table.ending, Ending::none) << "the fight is finished first";
    scene.answer(A, Act::show, "VD9");  // the leaver's card is the clock's
    EXPECT_EQ(scene.table.ending, Ending::last_one) << scene.question();
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireLeaving, MON_333_who_is_left_alone_wins_before_despair) {
    Options options;
    options.last_standing = LastStanding::walkover;
    Scene scene(3, options);
    scene.table.out = SeatSet::only(C);
    scene.table.exits[C] = 1;
    scene.table.gloated.add(A);
    scene.table.leaving.add(B);
    scene.start(Step::turn_over);
    EXPECT_EQ(scene.table.ending, Ending::last_one);
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireLeaving, MON_326_MON_336_a_leaver_counts_for_no_intact_manor) {
    Scene scene;  // C goes during A's fight in Town, and the only other Manor is burnt
    scene.laboratory(A, "VH5").living(A, "BD5 BH5").living(C, "BC3 BS4").hand(A, "VD9").hand(C, "VH2");
    scene.table.burnt.add(B);
    scene.table.in_town.add(C);
    scene.start(Step::monster_step);
    scene.answer(C, Act::pass);
    scene.answer(A, {.act = Act::fight, .seat = C});
    scene.leave(C);
    scene.answer(A, Act::show, "VD9");
    EXPECT_EQ(scene.table.ending, Ending::intact_manor) << scene.question();
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireLeaving, MON_044_MON_336_who_leaves_does_not_win_by_an_intact_manor) {
    Scene scene;
    scene.laboratory(A, "VH5").living(A, "BD5 BH5").living(C, "BC3 BS4").hand(A, "VD9").hand(C, "VH2");
    scene.table.burnt = SeatSet::only(B).with(C);
    scene.table.in_town.add(C);
    scene.start(Step::monster_step);
    scene.answer(C, Act::pass);
    scene.answer(A, {.act = Act::fight, .seat = C});
    scene.leave(A);
    scene.answer(C, Act::show, "VH2");
    EXPECT_TRUE(scene.table.out.has(A));
    EXPECT_EQ(scene.table.ending, Ending::none) << scene.question();
}
TEST(MonsterFaireLeaving, MON_142_MON_339_a_rogue_without_a_working_head_does_not_rampage) {
    Scene scene(3, with(&Options::crippling));
    scene.living(C, "BH4 BC9 BS9").put(town, "VD2");
    scene.table.out = scene.table.rogue = scene.table.in_graveyard = SeatSet::only(C);
    scene.table.exits[C] = 1;
    scene.table.active = B;
    scene.start(Step::next_turn);
    EXPECT_TRUE(scene.table.in_town.has(C));
    EXPECT_EQ(scene.at(town), "VD2");
}
TEST(MonsterFaireLeaving, MON_239_MON_328_who_goes_out_leaves_nothing) {
    Scene scene;
    scene.laboratory(B, "").put(counters_of(B), "VHJ").put(cellar_of(B), "VC9");
    scene.table.gloated.add(B);
    scene.table.active = B;
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.out.has(B)) << "despair";
    EXPECT_EQ(scene.size(town) + scene.size(graveyard), 0);
    EXPECT_EQ(scene.size(counters_of(B)) + scene.size(cellar_of(B)), 0);
}

// ---- places

TEST(MonsterFaireLeaving, MON_403_places) {
    const Rules rules = make_rules(5, {}, {});
    Table table;
    table.first = A;
    table.ending = Ending::faire;
    table.winners = SeatSet::only(B);
    table.faire.entrants = SeatSet::only(A).with(B).with(C);
    table.out = SeatSet::only(E);
    table.exits[E] = 1, table.exits[A] = 2, table.exits[C] = 3;
    const Result result = mon::result(rules, table);
    EXPECT_EQ(result.winners, SeatSet::only(B));
    EXPECT_EQ(result.place[B], 1);
    EXPECT_EQ(result.place[C], 2) << "eliminated later";
    EXPECT_EQ(result.place[A], 3);
    EXPECT_EQ(result.place[D], 4) << "alive, not at the Faire";
    EXPECT_EQ(result.place[E], 5) << "out";
    table.out.add(A);  // fell at the Faire, and left after that
    EXPECT_EQ(mon::result(rules, table).place[A], 3);
    EXPECT_EQ(mon::result(rules, table).place[D], 4);
    table.winners = {};
    table.ending = Ending::swept;
    for (Seat seat : {A, B, C, D, E}) EXPECT_EQ(mon::result(rules, table).place[seat], 1) << "a draw of all";
}

}  // namespace
}  // namespace fg::mon
