// SPDX-License-Identifier: Apache-2.0
// Many cooks, Igor's revenge and Prometheus (MON-374 to MON-389).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

const Options cooks = with(&Options::rule_many_cooks), revenge = with(&Options::rule_igors_revenge);

Choice play(const std::string& card) { return {.act = Act::play, .card = cards_of(card).front()}; }
Choice use(Use use) { return {.act = Act::use, .use = use}; }
void open_window(Scene& s) {
    s.table.turn.window = 1;
    begin(s, Step::window);
}

// ---- many cooks

TEST(MonsterFaireManyCooks, S_MON_81_MON_374_MON_375_MON_376_the_weakest_goes_first) {
    Scene s(3, cooks);
    s.igor(A, "VSK VCJ").hand(A, "VD2").put(graveyard, "BH4").top("VD9 BS1 VD1");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    EXPECT_EQ(s.last(EventKind::sent).card, Card::vcj);
    s.until(Question::further_igor, A);
    s.answer(A, Act::discard, "VD2");
    s.answer(A, Act::to_graveyard);
    EXPECT_EQ(s.last(EventKind::sent).card, Card::vsk);
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD2 VD1");
}
TEST(MonsterFaireManyCooks, MON_376_a_hired_igor_is_not_sent_in_the_same_phase) {
    Scene s(3, cooks);
    s.hand(A, "VDK VD2 VHQ");
    s.start(Step::igor_action);
    s.answer(A, Act::hire, "VDK");
    ASSERT_TRUE(s.is_asked(Question::further_igor, A));
    EXPECT_EQ(s.cards_offered(A, Act::discard), "VD2");  // the Queen could be hired for it, not for herself
    s.answer(A, Act::discard, "VD2");
    EXPECT_EQ(s.acts(A), "pass hire");
    s.answer(A, Act::hire, "VHQ");
    EXPECT_EQ(s.igor(A), "VDK VHQ");
}
TEST(MonsterFaireManyCooks, MON_062_a_recruit_who_was_dropped_and_traded_back_feeds_no_graveyard) {
    Scene s(3, cooks);
    s.igor(A, "VCJ VSQ VHK").igor(B, "BDK").hand(A, "VD9 VC9 VH9").hand(B, "VS1").top("VD2 VC1 BS10");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    s.answer(A, Act::recruit, "VD2");
    s.answer(A, Act::discard, "VD9");
    s.answer(A, {.act = Act::visit, .seat = B});
    s.answer(A, Act::carry, "VD2");
    s.answer(A, {.act = Act::request, .request = Request::anything});
    s.answer(B, Act::attack_igor);
    s.answer(A, from(Deck::villagers));
    s.answer(B, from(Deck::parts));
    EXPECT_NE(s.hand(B).find("VD2"), std::string::npos) << "dropped at B's Manor";
    const std::string coin = s.cards_offered(A, Act::discard).substr(0, 3);
    s.answer(A, Act::discard, coin);
    s.answer(A, {.act = Act::visit, .seat = B});
    const std::string swap = s.hand(A).substr(0, 3);
    s.answer(A, Act::carry, swap);
    s.answer(A, {.act = Act::request, .request = Request::vd});
    s.answer(B, Act::receive);
    s.answer(B, Act::offer, "VD2");
    s.answer(A, Act::yes);
    EXPECT_NE(s.hand(A).find("VD2"), std::string::npos);
    s.until(Question::laboratory, A);
    const int graves_before = s.size(graveyard);
    s.answer(A, Act::lay, "VD2");
    EXPECT_EQ(s.size(graveyard), graves_before);
}
TEST(MonsterFaireManyCooks, MON_376_at_most_four) {
    Scene s(3, cooks);
    s.igor(A, "VDK VHK VCK VSK").hand(A, "VHQ");
    s.start(Step::igor_action);
    EXPECT_FALSE(s.is_offered(A, Act::hire));
    EXPECT_TRUE(s.is_offered(A, Act::to_town));
}
TEST(MonsterFaireManyCooks, MON_376_of_equals_the_one_longest_in_play_is_the_weaker) {
    Scene s(3, cooks);
    s.igor(A, "VHJ VDJ").top("VC9");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    EXPECT_EQ(s.last(EventKind::sent).card, Card::vhj);
}
TEST(MonsterFaireManyCooks, MON_376_a_lost_phase_leaves_no_further_action) {
    Scene s(3, cooks);
    s.igor(A, "VHJ VDJ").hand(A, "VD2");
    s.table.turn.left_out.add(Phase::igor);
    s.start(Step::igor_begin);
    EXPECT_TRUE(s.is_asked(Question::laboratory, A));
}
TEST(MonsterFaireManyCooks, MON_377_more_igors_fight_for_a_card_each) {
    Scene s(3, cooks);
    s.igor(A, "VDK VHJ VCQ").hand(A, "BC1 BC2");
    attack_with(s, "VD4 VH6 VC10");
    ASSERT_TRUE(s.is_asked(Question::further_fighter, A));
    s.answer(A, Act::discard, "BC1");  // Jack and Queen: drive off 4, total 8
    s.answer(A, Act::pass);
    EXPECT_EQ(s.at(force), "VH6 VC10");
    s.answer(A, Act::pass);  // no help: 16 against 8
    EXPECT_EQ(s.igor(A), "VDK");
    EXPECT_EQ(graves(s), 2);
}
TEST(MonsterFaireManyCooks, MON_377_elsewhere_one_igor_is_meant) {
    Scene s(3, cooks);
    s.igor(A, "VDK VHJ").laboratory(A, "VD1").hand(B, "VBJ");
    s.table.igors_down[A] = 2;  // the Jack
    open_window(s);
    s.answer(B, {.act = Act::play, .card = Card::vbj, .use = Use::dismantle_laboratory});
    s.answer(A, Act::stake);
    EXPECT_EQ(s.igor(A), "VDK");  // the stake takes the weakest of all, face down or not
}

TEST(MonsterFaireManyCooks, MON_377_one_igor_fights_a_visitor_and_helps_at_the_faire) {
    Scene visit(3, cooks);
    visit.igor(A, "VSQ").igor(B, "VDK VHJ").hand(A, "VC9").top("VC4 VC2");
    visit.start(Step::igor_action);
    visit.answer(A, {.act = Act::visit, .seat = B});
    visit.answer(A, Act::pass);
    visit.answer(A, {.act = Act::request, .request = Request::anything});
    visit.answer(B, Act::attack_igor);
    visit.answer(A, from(Deck::villagers));
    visit.answer(B, from(Deck::villagers));
    EXPECT_EQ(visit.last(EventKind::fought).count, 5 + 4);
    EXPECT_EQ(visit.last(EventKind::fought).rival, 3 + 2) << "the Jack alone";
    visit.answer(A, Act::knock_out);
    EXPECT_EQ(visit.table.igors_down[B], 2) << "and it is he who is knocked out";

    Scene faire(3, cooks);
    faire.living(A, "BD1 BH10").living(B, "BD2 BH9").living(C, "BD3").igor(A, "VDK VHJ");
    faire.hand(A, "VD2").hand(B, "VS9");
    faire.start(Step::faire);
    faire.answer(A, {.act = Act::name, .seat = B});
    faire.answer(B, Act::yes);
    faire.answer(A, {.act = Act::show, .card = Card::vd2, .assists = true});
    faire.answer(B, {.act = Act::show, .card = Card::vs9});
    EXPECT_EQ(faire.last(EventKind::fought).count, 11 + 2 + 3);
    EXPECT_EQ(faire.igor(A), "VDK") << "who helped dies in the Monster's place";
}
TEST(MonsterFaireManyCooks, MON_377_one_igor_is_stirred_up_or_turned) {
    Options both = revenge;
    both.rule_many_cooks = Toggle::on;
    Scene s(3, both);
    s.igor(A, "VDK VHJ").hand(B, "VH5");
    open_window(s);
    s.answer(B, play("VH5"));  // higher than the Jack's 3, not than the King's 7
    s.answer(B, use(Use::stir));
    EXPECT_EQ(s.table.igors_down[A], 2) << "the Jack, whose suit it is";

    Scene turned(3, both);
    turned.igor(A, "VDK VHJ").hand(B, "VH5");
    attack_with(turned, "VD8");
    turned.answer(B, Act::discard, "VH5");
    EXPECT_EQ(turned.last(EventKind::igor_turned).card, Card::vhj);
}
TEST(MonsterFaireManyCooks, MON_377_one_igor_is_plied_with_wine) {
    Options both = cooks;
    both.rule_wine_cellar = Toggle::on;
    Scene s(3, both);
    s.igor(A, "VSK VCJ").hand(A, "VD9").put(cellar_of(B), "VH4");
    s.start(Step::igor_action);
    s.answer(A, {.act = Act::visit, .seat = B});
    s.answer(A, Act::carry, "VD9");
    s.answer(A, {.act = Act::request, .request = Request::anything});
    s.answer(B, Act::ply);
    EXPECT_TRUE(s.was_told(EventKind::drunk)) << "4 exceeds the Jack's 3, and the King stayed at home";
    EXPECT_EQ(s.hand(B), "VD9");
}
TEST(MonsterFaireManyCooks, MON_376_the_weakest_goes_along_to_dinner_and_nobody_is_sent_after_it) {
    Scene s(3, cooks);
    s.igor(B, "VSK VCJ").igor(A, "VDQ").hand(B, "VD2 VHQ").top("VC4 VC1 VC6 VC2");
    s.table.active = B;
    s.table.dines_with[B] = A;
    s.start(Step::igor_begin);
    s.answer(B, {.act = Act::forgo, .phase = Phase::monster});
    s.answer(B, Act::yes);
    s.answer(B, from(Deck::villagers));
    for (int draws = 0; draws < 2; ++draws) s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fought).count, 3 + 4) << "the Jack fights";
    EXPECT_EQ(s.table.igors_down[B], 2) << "and is knocked out";
    for (int answers = 0; answers < 20 && !s.is_asked(Question::laboratory, B); ++answers) {
        EXPECT_FALSE(s.is_asked(Question::igor, B) || s.is_asked(Question::further_igor, B))
            << "the King could go and the Queen be hired";
        s.expire(s.state.round.owing.lowest());
    }
    ASSERT_TRUE(s.is_asked(Question::laboratory, B)) << s.question();
    EXPECT_EQ(s.hand(B), "VD2 VHQ");
}
TEST(MonsterFaireManyCooks, MON_239_a_killed_players_other_igors_go_too) {
    Scene s(3, cooks);
    s.igor(A, "VDK VHJ").laboratory(A, "VD1");
    attack_with(s, "VD10 VH10 VC10 VS10");
    s.until(Question::stand, A);
    EXPECT_EQ(s.igor(A), "VDK");
    s.answer(A, Act::stay);
    s.answer(A, from(Deck::parts));
    EXPECT_TRUE(s.table.out.has(A));
    EXPECT_EQ(s.igor(A), "");
}

TEST(MonsterFaireManyCooks, MON_336_who_leaves_between_two_errands_is_out_at_once) {
    Scene s(3, cooks);
    s.igor(A, "VSK VCJ").hand(A, "VD2").top("VD9");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    s.until(Question::further_igor, A);
    s.leave(B);
    EXPECT_TRUE(s.table.out.has(B));
    EXPECT_TRUE(s.is_asked(Question::further_igor, A));
}

// ---- Igor's revenge

TEST(MonsterFaireRevenge, S_MON_82_MON_378_MON_379_MON_380_MON_381_stirred_up) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").laboratory(A, "VH4").hand(B, "VD8");
    open_window(s);
    s.answer(B, play("VD8"));
    EXPECT_FALSE(s.is_offered(B, use(Use::stir)));  // there is something to trash
    s.answer(B, use(Use::stir_equipment));
    EXPECT_EQ(s.laboratory(A), "");
    EXPECT_EQ(s.discards(), "VH4 VD8");
    EXPECT_EQ(s.table.igors_down[A], 1);
    EXPECT_TRUE(s.table.turn.left_out.has(Phase::igor));
}
TEST(MonsterFaireRevenge, MON_381_a_card_of_the_suit_alone) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").laboratory(A, "VH4").hand(B, "VD2").hand(C, "VC2");
    open_window(s);
    s.answer(B, play("VD2"));
    EXPECT_FALSE(s.is_offered(B, use(Use::stir_equipment)));  // not higher than 5
    s.answer(B, use(Use::stir));
    EXPECT_EQ(s.laboratory(A), "VH4");
    EXPECT_EQ(s.table.igors_down[A], 1);
}
TEST(MonsterFaireRevenge, MON_381_a_part_of_an_inert_monster_only) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").monster(A, "BH1 BC1").hand(B, "VC9");
    open_window(s);
    s.answer(B, play("VC9"));
    s.answer(B, use(Use::stir_part));
    EXPECT_EQ(s.monster(A), "BH1");
    EXPECT_EQ(s.table.igors_down[A], 0);  // not of his suit
    Scene living(3, revenge);
    living.igor(A, "VDQ").living(A, "BH1 BC1").hand(B, "VC9");
    open_window(living);
    living.answer(B, play("VC9"));
    EXPECT_EQ(living.last(EventKind::used).use, Use::lecture);
}
TEST(MonsterFaireRevenge, MON_381_the_phase_is_not_lost_once_it_has_begun_and_the_card_does_not_return) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").hand(B, "VDK");
    s.table.turn.closed.add(Phase::igor);
    open_window(s);
    s.answer(B, play("VDK"));
    s.answer(B, use(Use::stir));
    EXPECT_FALSE(s.table.turn.left_out.has(Phase::igor));
    EXPECT_EQ(s.discards(), "VDK");
}
TEST(MonsterFaireRevenge, MON_381_jokers_have_no_suit_and_a_face_down_igor_is_safe) {
    Scene s(3, revenge);
    s.igor(A, "VRJ").hand(B, "VBJ");
    open_window(s);
    EXPECT_EQ(s.acts(B), "pass");  // 9 is not higher than 9
    Scene down(3, revenge);
    down.igor(A, "VDQ").laboratory(A, "VH4").hand(B, "VD8");
    down.table.igors_down[A] = 1;
    open_window(down);
    down.answer(B, play("VD8"));
    EXPECT_EQ(down.last(EventKind::used).use, Use::lecture);
}
TEST(MonsterFaireRevenge, MON_382_MON_383_igor_sides_with_the_villagers) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").laboratory(A, "VD1 VH1 VSK").hand(B, "VC5").hand(C, "VC9").living(A, "BH7");
    attack_with(s, "VD4");
    s.answer(B, Act::discard, "VC5");  // does not exceed 5
    s.answer(C, Act::discard, "VC9");
    EXPECT_EQ(s.last(EventKind::igor_turned).card, Card::vdq);
    EXPECT_FALSE(s.is_offered(A, Act::defend));  // Kings may not be used
    s.answer(A, Act::pass);
    EXPECT_EQ(s.igor(A), "VDQ");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.last(EventKind::resisted).rival, 9);  // 4 and Igor's 5
    s.until(Question::invite, A);
    EXPECT_EQ(s.laboratory(A), "VSK");  // V♦4 one, and Igor one
    EXPECT_TRUE(s.table.burnt.has(A));
    EXPECT_EQ(s.table.igors_down[A], 1);  // until A's next turn
}
TEST(MonsterFaireRevenge, MON_383_a_turned_igor_does_not_count_for_types) {
    const auto asked_in_stage_2 = [](const char* villagers) {
        Scene s(3, revenge);
        s.igor(A, "VSQ").living(A, "BH7 BH1").hand(B, "VC9");
        attack_with(s, villagers);
        s.answer(B, Act::discard, "VC9");
        EXPECT_TRUE(s.was_told(EventKind::igor_turned));
        return s.question();
    };
    EXPECT_EQ(asked_in_stage_2("VD4 VH5 VC6"), "hiding_deck A") << "no spade but Igor: a group";
    EXPECT_EQ(asked_in_stage_2("VD4 VH5 VC6 VS1"), "injury_deck A") << "a mob";
}
TEST(MonsterFaireRevenge, MON_383_a_turned_igor_cannot_be_killed_meanwhile) {
    Scene s(3, revenge);
    s.igor(A, "VDQ").living(A, "BH7 BH1").laboratory(A, "VD1 VH1").hand(B, "VC9");
    attack_with(s, "VD10 VH9 VC8 VS6");  // far more than a Queen could face
    s.answer(B, Act::discard, "VC9");
    s.until(Question::stand, A);
    EXPECT_EQ(s.igor(A), "VDQ");
    EXPECT_FALSE(s.was_told(EventKind::igor_killed));
    EXPECT_EQ(s.table.igors_down[A], 0) << "not before the attack is over";
    s.answer(A, Act::run);
    s.until(Question::draw, B);
    EXPECT_EQ(s.igor(A), "VDQ");
    EXPECT_EQ(s.table.igors_down[A], 1);
}
TEST(MonsterFaireRevenge, MON_383_in_play_order_after_the_attacked_player) {
    Scene s(3, revenge);
    s.igor(B, "VDQ").hand(A, "VC9").hand(C, "VC8");
    s.table.attack.attacked.add(A);
    attack_with(s, "VD4", B);
    ASSERT_TRUE(s.is_asked(Question::turn_igor, C));
    s.answer(C, Act::pass);
    EXPECT_TRUE(s.is_asked(Question::turn_igor, A));
}

// ---- Prometheus

Options scholar_at(Scholar scholar) {
    Options options = with(&Options::rule_prometheus);
    options.scholar = scholar;
    options.first_player = FirstPlayer::random;
    return options;
}
void set_up(Scene& s) {
    s.state = {};
    Log log{s.told};
    Play<ScriptedChance, Log>{s.rules, s.state, s.chance, log}.set_up();
}
TEST(MonsterFairePrometheus, MON_384_MON_386_MON_387_the_scholar_deals) {
    Scene s(3, scholar_at(Scholar::first));
    s.top("VD1 VD2 VD3 BD1 BD2 BD3");
    set_up(s);
    ASSERT_TRUE(s.is_asked(Question::scholar, A));
    s.answer(A, Act::yes);
    EXPECT_EQ(s.table.first, A);
    s.answer(A, Act::anticlockwise);
    EXPECT_EQ(s.cards_offered(A, Act::assign), "VD1 VD2 VD3");
    EXPECT_FALSE(s.knows(B, "VD1"));
    s.answer(A, Act::assign, "VD2");  // to C, who is next in play order
    s.answer(A, Act::assign, "BD3");
    s.answer(A, Act::assign, "VD3");  // to B
    s.answer(A, Act::assign, "BD1");
    EXPECT_EQ(s.hand(C), "VD2 BD3");
    EXPECT_EQ(s.hand(B), "VD3 BD1");
    EXPECT_EQ(s.hand(A), "VD1 BD2");  // what is left
    EXPECT_TRUE(s.knows(A, "VD3"));
    EXPECT_TRUE(s.is_asked(Question::draw, A));
}
TEST(MonsterFairePrometheus, MON_387_the_clock_deals_the_rest_at_random) {
    Scene s(4, scholar_at(Scholar::second));
    set_up(s);
    s.answer(B, Act::yes);
    s.answer(B, Act::clockwise);
    s.expire(B);
    for (Seat seat : EachSeat{4}) EXPECT_EQ(s.size(hand_of(seat)), 2);
    EXPECT_TRUE(s.is_asked(Question::draw, B));
}
TEST(MonsterFairePrometheus, MON_385_without_a_scholar_setup_is_the_ordinary_one) {
    Scene s(3, scholar_at(Scholar::nobody));
    set_up(s);
    EXPECT_EQ(s.table.question, Question::direction);
}
TEST(MonsterFairePrometheus, MON_323_MON_385_only_who_won_the_faire_takes_the_scholarship_along) {
    for (const auto& [ending, heir_of] :
         {std::pair{Ending::faire, B}, std::pair{Ending::unopposed, no_seat},
          std::pair{Ending::intact_manor, no_seat}, std::pair{Ending::last_one, no_seat}}) {
        Scene s;
        s.table.ending = ending;
        s.table.winners = SeatSet::only(B);
        EXPECT_EQ(heir(s.rules, s.table), heir_of) << name_of(ending);
    }
    Scene tied;
    tied.table.ending = Ending::dead_heat;
    tied.table.winners = SeatSet::only(A).with(B);
    EXPECT_EQ(heir(tied.rules, tied.table), no_seat);
}
TEST(MonsterFairePrometheus, MON_384_MON_385_the_next_game_is_told_the_scholars_seat_or_that_there_is_none) {
    const Options on = with(&Options::rule_prometheus);
    EXPECT_EQ(inherited(on, A).scholar, Scholar::first);
    EXPECT_EQ(inherited(on, E).scholar, Scholar::fifth);
    EXPECT_EQ(inherited(inherited(on, E), no_seat).scholar, Scholar::nobody);
    EXPECT_EQ(inherited(Options{}, A).scholar, Scholar::nobody) << "of no use without Prometheus";
    EXPECT_EQ(inherited(on, no_seat), on) << "and nothing else changes";
}
TEST(MonsterFairePrometheus, S_MON_83_MON_388_MON_389_two_hands) {
    Scene s(3, scholar_at(Scholar::first));
    set_up(s);
    s.answer(A, Act::pass);
    EXPECT_NE(s.table.first, A);
    s.answer(s.table.first, Act::clockwise);
    ASSERT_TRUE(s.is_asked(Question::scholar_hand, A));
    const std::string second = s.at(dealing);
    s.answer(A, {.act = Act::hand, .place = 1});
    EXPECT_EQ(s.hand(A), second);
    EXPECT_EQ(s.size(dealing), 0);
    EXPECT_EQ(s.size(deck_at(Deck::villagers)), 54 - 3 - 1);
    EXPECT_EQ(s.size(deck_at(Deck::parts)), 54 - 3 - 1);
}
TEST(MonsterFairePrometheus, MON_388_the_first_hand_may_be_kept) {
    Scene s(3, scholar_at(Scholar::first));
    set_up(s);
    s.answer(A, Act::pass);
    s.answer(s.table.first, Act::clockwise);
    const std::string first = s.hand(A);
    s.expire(A);
    EXPECT_EQ(s.hand(A), first);
}

}  // namespace
}  // namespace fg::mon
