// SPDX-License-Identifier: Apache-2.0
// The Brain of Morbius, Renfrew, Berk and many hands (MON-347 to MON-373).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

const Options morbius = with(&Options::rule_morbius), renfrew = with(&Options::rule_renfrew),
              berk = with(&Options::rule_berk), many_hands = with(&Options::rule_many_hands);

Choice play(const std::string& card) { return {.act = Act::play, .card = cards_of(card).front()}; }
Choice use(Use use) { return {.act = Act::use, .use = use}; }
void open_window(Scene& s) {
    s.table.turn.window = 1;
    begin(s, Step::window);
}
void has_brain(Scene& s, Seat seat, const std::string& pile) {
    s.put(brain_of(seat), pile);
    s.table.solon = seat;
}

TEST(MonsterFaireOptions, MON_347_every_rule_is_off_by_default_and_any_mixture_is_allowed) {
    const Options plain;
    for (const Toggle toggle :
         {plain.rule_morbius, plain.rule_renfrew, plain.rule_berk, plain.rule_many_hands,
          plain.rule_many_cooks, plain.rule_igors_revenge, plain.rule_prometheus, plain.rule_wine_cellar})
        EXPECT_EQ(toggle, Toggle::off);
    Options all = morbius;
    all.rule_renfrew = all.rule_berk = all.rule_many_hands = all.rule_many_cooks = all.rule_igors_revenge =
        all.rule_prometheus = all.rule_wine_cellar = Toggle::on;
    EXPECT_EQ(complaint(6, all, {}), nullptr);
}
TEST(MonsterFaireOptions, MON_348_what_replaces_a_visit_card_uses_it_up_and_has_no_counter) {
    Scene s(3, with(&Options::rule_igors_revenge));
    s.igor(A, "VDQ").laboratory(A, "VH4").hand(A, "VDK").hand(B, "VC8");
    open_window(s);
    s.answer(B, play("VC8"));
    s.answer(B, use(Use::stir_equipment));
    EXPECT_EQ(s.laboratory(A), "");
    EXPECT_TRUE(s.table.turn.spent.has(B));
    EXPECT_FALSE(s.was_told(EventKind::not_countered));
}

// ---- the Brain of Morbius

TEST(MonsterFaireMorbius, S_MON_85_MON_349_MON_350_MON_351_MON_352_the_announcement) {
    Scene s(3, morbius);
    s.hand(A, "BD6 VS3 VH2").top("VCK").hand(B, "BC2");
    s.table.begun.remove(A);
    s.start(Step::drawn);
    ASSERT_TRUE(s.is_asked(Question::brain, A));
    EXPECT_EQ(s.cards_offered(A, Act::announce), "BD6");
    s.answer(A, Act::announce, "BD6");
    EXPECT_EQ(s.cards_offered(A, Act::equip), "VS3 VH2");
    s.answer(A, Act::equip, "VS3");
    EXPECT_EQ(s.at(brain_of(A)), "BD6 VS3");
    EXPECT_TRUE(s.knows(C, "VS3"));
    s.answer(A, from(Deck::villagers));
    s.answer(A, Act::employ);
    EXPECT_EQ(s.igor(A), "VCK");
    EXPECT_EQ(s.table.condo, Card::vck);
    s.pass_windows();
    ASSERT_TRUE(s.is_asked(Question::igor, A));
    EXPECT_TRUE(s.is_offered(A, Act::to_town));  // he can be sent at once
    s.start(Step::begin_turn);                   // A's next turn
    s.pass_draw();
    ASSERT_TRUE(s.is_asked(Question::visit_card, B));
    s.answer(B, play("BC2"));
    s.answer(B, use(Use::lure));
    EXPECT_EQ(s.igor(B), "VCK");
    EXPECT_EQ(s.igor(A), "");
    EXPECT_EQ(s.discards(), "BC2");
}
TEST(MonsterFaireMorbius, MON_350_only_on_a_first_turn_and_once_in_a_game) {
    Scene s(3, morbius);
    s.hand(A, "BD6 VS3");
    s.start(Step::drawn);
    EXPECT_FALSE(s.is_asked(Question::brain, A));
    Scene second(3, morbius);
    second.hand(A, "BD6 VS3");
    second.table.begun.remove(A);
    second.table.solon = B;
    second.start(Step::drawn);
    EXPECT_FALSE(second.is_asked(Question::brain, A));
}
TEST(MonsterFaireMorbius, MON_350_who_has_announced_a_head_has_equipment_in_every_world) {
    Scene scene(3, with(&Options::rule_morbius));
    scene.hand(A, "VD5 VDK VHQ BS3").put(played, "BD7").table.question = Question::brain_equipment;
    ASSERT_EQ(check(scene.rules, scene.state), nullptr);
    FastChance chance(7);
    for (int n = 0; n < 200; ++n) {
        const State world = redeal(scene.rules, view_for<Game>(scene.state, B), chance);
        ASSERT_EQ(check(scene.rules, world), nullptr);
        ASSERT_GT(count_cards(world.veiled.cards, hand_of(A), [](Card card) { return is_equipment(card); }),
                  0);
    }
    scene.cards.move(Card::vd5, discard_at(Deck::villagers));
    EXPECT_NE(check(scene.rules, scene.state), nullptr);
}
TEST(MonsterFaireMorbius, MON_350_a_head_without_equipment_will_not_do_but_is_asked_for) {
    Scene s(3, morbius);
    s.hand(A, "BD6 VSK");
    s.table.begun.remove(A);
    s.start(Step::drawn);
    EXPECT_EQ(s.acts(A), "pass");
}
TEST(MonsterFaireMorbius, MON_351_a_card_that_is_kept_stays_hidden) {
    Scene s(3, morbius);
    s.hand(A, "BD6 VS3").top("VCK");
    s.table.begun.remove(A);
    s.start(Step::drawn);
    s.answer(A, Act::announce, "BD6");
    s.answer(A, Act::equip, "VS3");
    s.answer(A, from(Deck::villagers));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.hand(A), "VCK");
    EXPECT_FALSE(s.knows(B, "VCK"));
    Scene number(3, morbius);
    number.hand(A, "BD6 VS3").top("VC9");
    number.table.begun.remove(A);
    number.start(Step::drawn);
    number.answer(A, Act::announce, "BD6");
    number.answer(A, Act::equip, "VS3");
    number.answer(A, from(Deck::villagers));
    EXPECT_EQ(number.acts(A), "pass");  // asked all the same (MON-408)
}
TEST(MonsterFaireMorbius, MON_352_MON_353_the_owners_first_igor_is_condo_however_obtained) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.put(town, "VCQ");
    s.start(Step::igor_action);
    s.answer(A, Act::claim, "VCQ");
    EXPECT_EQ(s.table.condo, Card::vcq);
    EXPECT_EQ(s.table.solon, A);  // the name plates are read off these
}
TEST(MonsterFaireMorbius, MON_354_MON_355_villagers_reach_the_brain) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.hand(A, "VC9").top("VH2");
    attack_with(s, "VD4 VH5 VC2");
    ASSERT_TRUE(s.is_asked(Question::defend_brain, A));
    s.answer(A, Act::help, "VC9");  // 11 against 9
    EXPECT_EQ(s.at(brain_of(A)), "");
    EXPECT_EQ(s.at(town), "VH2 VD4 VH5 VC2");  // emboldened
    EXPECT_EQ(s.discards(), "VC9 VS3 BD6");
}
TEST(MonsterFaireMorbius, MON_355_a_defended_brain_drives_the_force_back) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.hand(A, "VC9").laboratory(A, "VD1");
    attack_with(s, "VD4 VH5");
    s.until(Question::defend_brain, A);
    s.answer(A, Act::help, "VC9");
    EXPECT_EQ(s.at(brain_of(A)), "BD6 VS3");
    EXPECT_EQ(s.laboratory(A), "VD1");
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireMorbius, MON_356_an_opponent_attacks_the_brain) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.hand(A, "VC9 VC7 VHK").hand(B, "BS8 BH6").hand(C, "VD7");
    open_window(s);
    s.answer(B, play("BS8"));
    s.answer(B, use(Use::attack_brain));
    EXPECT_EQ(s.cards_offered(A, Act::help), "VC9");
    s.answer(A, Act::help, "VC9");
    EXPECT_EQ(s.at(brain_of(A)), "BD6 VS3");
    EXPECT_EQ(s.discards(), "VC9 BS8");
    s.answer(C, play("VD7"));
    s.answer(C, use(Use::attack_brain));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.at(brain_of(A)), "");
    EXPECT_EQ(s.discards(), "VC9 VS3 VD7 BS8 BD6");
}
TEST(MonsterFaireMorbius, MON_356_the_card_must_be_higher_than_the_head) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.hand(B, "BS6");
    open_window(s);
    s.answer(B, play("BS6"));
    EXPECT_TRUE(s.was_told(EventKind::used));
    EXPECT_EQ(s.last(EventKind::used).use, Use::lecture);  // nothing else was possible
}
TEST(MonsterFaireMorbius, MON_357_MON_358_the_brain_is_attached) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VS3");
    s.laboratory(A, "VD7").monster(A, "BH5");
    s.table.burnt.add(A);
    s.start(Step::laboratory_phase);
    ASSERT_TRUE(s.is_asked(Question::attach, A));
    s.answer(A, Act::yes);
    EXPECT_EQ(s.laboratory(A), "VD7 VS3");
    EXPECT_EQ(s.monster(A), "BH5 BD6");
    EXPECT_FALSE(s.table.burnt.has(A));
}
TEST(MonsterFaireMorbius, MON_358_attached_at_stage_two_after_the_defenders) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VD7");
    s.living(A, "BH5 BS4");
    attack_with(s, "VD9 VH5");  // 14 against 15
    s.answer(A, Act::yes);
    EXPECT_EQ(s.monster(A), "BH5 BS4 BD6");
    EXPECT_EQ(s.last(EventKind::resisted).count, 15);
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireMorbius, MON_358_only_if_the_torsos_carry_it_and_the_monster_is_at_home) {
    Scene s(3, morbius);
    has_brain(s, A, "BD6 VD7");
    s.monster(A, "BH5 BD4");
    s.start(Step::laboratory_phase);
    EXPECT_EQ(s.acts(A), "pass");
    Scene away(3, morbius);
    has_brain(away, A, "BD6 VD7");
    away.living(A, "BH5 BS4").hand(A, "VC1");
    away.table.in_town.add(A);
    away.start(Step::laboratory_phase);
    EXPECT_FALSE(away.is_asked(Question::attach, A));
}
TEST(MonsterFaireMorbius, MON_359_MON_360_condo_is_bribed_once) {
    Scene s(3, morbius);
    s.igor(A, "VCK").igor(B, "VDJ").laboratory(A, "VD7 VS3 VHJ").hand(B, "BC2").hand(C, "BC3");
    s.table.solon = A;
    s.table.condo = Card::vck;
    open_window(s);
    s.answer(B, play("BC2"));
    EXPECT_FALSE(s.is_offered(B, use(Use::lure)));  // B has an Igor
    s.answer(B, use(Use::sabotage));
    EXPECT_EQ(s.laboratory(A), "VD7 VHJ");
    EXPECT_EQ(s.discards(), "VS3 BC2");
    s.answer(C, play("BC3"));
    EXPECT_EQ(s.last(EventKind::used).use, Use::lecture);  // he is whole now
}
TEST(MonsterFaireMorbius, MON_360_condo_must_be_face_up) {
    Scene s(3, morbius);
    s.igor(A, "VCK").laboratory(A, "VD7").hand(B, "BC2");
    s.table.condo = Card::vck;
    s.table.igors_down[A] = 1;
    open_window(s);
    s.answer(B, play("BC2"));
    EXPECT_EQ(s.last(EventKind::used).use, Use::lecture);
}

// ---- Renfrew

TEST(MonsterFaireRenfrew, S_MON_78_MON_361_MON_362_MON_363_MON_364_an_extra_card_and_a_meal) {
    Scene s(3, renfrew);
    s.igor(A, "VRJ").put(graveyard, "BD4").top("BC8 BH2 VD2");
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::yes);
    EXPECT_EQ(s.at(graveyard), "BD4 BC8 BH2");
    EXPECT_EQ(s.cards_offered(A, Act::eat), "BD4 BH2");
    s.answer(A, Act::eat, "BH2");
    EXPECT_EQ(s.at(discard_at(Deck::parts)), "BH2");
    EXPECT_EQ(s.cards_offered(A, Act::dig), "BD4 BC8");
    s.answer(A, Act::dig, "BC8");
    EXPECT_EQ(s.hand(A), "BC8");
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD2");
}
TEST(MonsterFaireRenfrew, MON_364_the_only_red_part_is_eaten_and_nothing_may_be_left) {
    Scene s(3, renfrew);
    s.igor(A, "VRJ").top("BH2");
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::pass);
    EXPECT_EQ(s.discards(), "BH2");
    EXPECT_EQ(s.hand(A), "");
    EXPECT_TRUE(s.was_told(EventKind::came_home));
}
TEST(MonsterFaireRenfrew, MON_365_he_cannot_be_taunted) {
    Options options = renfrew;
    options.joker_suits = JokerSuits::colour;
    Scene s(3, options);
    s.igor(A, "VRJ").put(town, "VD10").top("VD3");
    s.start(Step::igor_action);
    s.answer(A, Act::to_town);
    EXPECT_TRUE(s.is_asked(Question::recruit, A));
}

// ---- Berk

TEST(MonsterFaireBerk, MON_366_MON_367_the_first_to_call_is_upstairs) {
    Scene s(3, berk);
    s.hand(A, "VDK");
    s.start(Step::igor_action);
    EXPECT_TRUE(s.is_offered(A, {.act = Act::hire, .card = Card::vdk}));
    s.answer(A, {.act = Act::hire, .card = Card::vdk, .calls = true});
    EXPECT_EQ(s.table.upstairs, A);
    s.table.active = B;
    s.table.turn = {};
    s.hand(B, "VHK");
    s.start(Step::igor_action);
    EXPECT_FALSE(s.is_offered(B, {.act = Act::hire, .card = Card::vhk, .calls = true}));
}
TEST(MonsterFaireBerk, MON_367_only_with_the_first_igor_of_the_game) {
    Scene s(3, berk);
    s.hand(A, "VDK");
    s.table.served.add(A);
    s.start(Step::igor_action);
    EXPECT_FALSE(s.is_offered(A, {.act = Act::hire, .card = Card::vdk, .calls = true}));
}
TEST(MonsterFaireBerk, S_MON_79_MON_368_MON_369_MON_370_MON_371_feeding_time) {
    Scene s(3, berk);
    s.igor(A, "VDK").put(graveyard, "BD9").top("BS5 BS1 VD1");
    s.table.upstairs = A;
    s.start(Step::begin_turn);
    s.answer(A, Act::pass);  // no normal card
    ASSERT_TRUE(s.is_asked(Question::berk, A));
    s.answer(A, Act::yes);
    EXPECT_EQ(s.hand(A), "BS5");
    EXPECT_FALSE(s.knows(B, "BS5"));
    s.answer(A, {.act = Act::skip, .count = 0});
    s.answer(A, Act::to_graveyard);  // B♦9 is his only favourite
    EXPECT_EQ(s.hand(A), "BS5");
    EXPECT_EQ(s.at(discard_at(Deck::parts)), "BD9");
}
TEST(MonsterFaireBerk, MON_370_MON_371_MON_376_only_the_first_part_of_a_turn_is_eaten) {
    Options options = berk;
    options.rule_many_cooks = Toggle::on;
    Scene s(3, options);
    s.igor(A, "VSQ VSK").hand(A, "VD2").put(graveyard, "BD9 BH8").top("BC1 VD1 BC2 VH1");
    s.table.upstairs = A;
    s.start(Step::igor_action);
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::dig, "BD9");
    EXPECT_EQ(s.hand(A), "VD2") << "eaten upstairs";
    s.answer(A, Act::discard, "VD2");
    s.answer(A, Act::to_graveyard);
    s.answer(A, Act::dig, "BH8");
    EXPECT_EQ(s.hand(A), "BH8");
}
TEST(MonsterFaireBerk, MON_369_needs_a_face_up_igor) {
    Scene s(3, berk);
    s.table.upstairs = A;
    s.start(Step::berk_card);
    EXPECT_TRUE(s.is_asked(Question::skip, A));
}

// ---- many hands

TEST(MonsterFaireManyHands, S_MON_80_MON_372_MON_373_fourteen_more_cards) {
    Options options = many_hands;
    options.first_player = FirstPlayer::random;
    Scene s(3, options);
    s.state = {};
    Log log{s.told};
    Play<ScriptedChance, Log>{s.rules, s.state, s.chance, log}.set_up();
    s.answer(s.table.first, Act::clockwise);
    EXPECT_EQ(s.size(deck_at(Deck::parts)), 64);
    EXPECT_EQ(deck_of(Card::xhq), Deck::parts);
    EXPECT_EQ(discard_at(deck_of(Card::xhq)).kind, Pile::part_discard);
    EXPECT_EQ(s.size(box), 0);
}

}  // namespace
}  // namespace fg::mon
