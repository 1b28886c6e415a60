// SPDX-License-Identifier: Apache-2.0
// Monsters, Town and attacks, read closely: MON-105 to MON-239, MON-409.
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

std::string lays(Scene& s) { return s.cards_offered(A, Act::lay); }
std::string may_lay(const std::string& monster, const std::string& hand, u64 useless = 0, u64 injured = 0) {
    Scene s;
    s.living(A, monster, useless, injured).hand(A, hand).start(Step::laboratory_phase);
    return lays(s);
}
std::vector<std::string> stages(const Scene& s, std::initializer_list<EventKind> kinds) {
    std::vector<std::string> names;
    for (const Told& told : s.told)
        if (std::find(kinds.begin(), kinds.end(), told.event.kind) != kinds.end())
            names.push_back(name_of(told.event.kind).data());
    return names;
}

// ---- Laboratory and parts

TEST(MonsterFaireRulings, MON_108_turning_a_pile_up_keeps_its_order) {
    Scene s;
    s.laboratory(A, "VD4 VCJ VC7").monster(A, "BD3 BH4 BC2 BS2").hand(A, "VD1");
    EXPECT_TRUE(s.knows(A, "VCJ") && s.knows(A, "BH4")) << "owners may look";
    s.start(Step::monster_phase);
    s.answer(A, Act::give_life);
    EXPECT_EQ(s.laboratory(A), "VD4 VCJ VC7");
    EXPECT_TRUE(s.knows(B, "VD4") && s.knows(B, "VCJ") && s.knows(B, "VC7"));
    s.until(Question::laboratory, A);
    s.answer(A, Act::lay, "VD1");
    EXPECT_EQ(s.laboratory(A), "VD4 VCJ VC7 VD1") << "the newest is the top";
}
TEST(MonsterFaireRulings, MON_113_an_inadequate_laboratory_is_allowed_and_animates) {
    Scene s;
    s.laboratory(A, "VC1").monster(A, "BD10 BH10 BC10 BS10").start(Step::monster_phase);
    s.answer(A, Act::give_life);
    EXPECT_TRUE(s.table.living.has(A));
    EXPECT_EQ(s.table.marks[A].useless, 0b1111u) << "all of it flops about";
    EXPECT_EQ(s.total(A), 0);
}
TEST(MonsterFaireRulings, MON_137_torsos_limit_limbs_and_heads) {
    EXPECT_EQ(may_lay("BC1 BS1", "BC2 BS2 BD2 BH2"), "BD2 BH2") << "without a torso as with one: two pairs";
    EXPECT_EQ(may_lay("BD1", "BD2 BC2"), "BC2") << "and one head";
    EXPECT_EQ(may_lay("BH1 BH2 BC1 BC2 BC3", "BC4 BS4"), "BC4 BS4") << "four pairs in any mix";
    EXPECT_EQ(may_lay("BH1 BH2 BC1 BC2 BC3 BC4", "BC5 BS5"), "");
    EXPECT_EQ(may_lay("BH5 BH4 BD6", "BD3 BD4"), "BD3") << "heads total at most what torsos total (MON-135)";
    EXPECT_EQ(may_lay("BH9 BH7 BH8 BD1 BD2", "BD3 BD4"), "BD3 BD4");
    EXPECT_EQ(may_lay("BH1 BC1 BS1", "BC2", 0b010, 0b100), "") << "useless and injured parts count too";
}
TEST(MonsterFaireRulings, MON_139_a_lost_torso_removes_nothing_but_bars_heads_and_limbs) {
    Scene s;
    s.igor(B, "VRJ").living(A, "BH3 BC1 BC2 BC3 BS1 BH4").hand(A, "BS2 BD2 BH5").top("VD9");
    s.table.active = B;
    s.start(Step::igor_phase);
    s.answer(B, {.act = Act::visit, .seat = A});
    s.answer(B, {.act = Act::request, .request = Request::anything});
    s.answer(A, Act::attack_monster);
    s.answer(B, from(Deck::villagers));
    ASSERT_EQ(s.monster(A), "BH3 BC1 BC2 BC3 BS1") << "four pairs on one torso";
    s.table.active = A;
    s.table.turn = {};
    s.start(Step::laboratory_phase);
    EXPECT_EQ(lays(s), "BD2 BH5") << "no limb while it would break the limit; a head and torsos fit";
}
TEST(MonsterFaireRulings, MON_139_MON_358_the_brains_head_is_added_like_any_other) {
    for (const auto& [monster, fits] : {std::pair{"BH9", true}, {"BH9 BD1", false}, {"BH9 BH1 BD4", true}}) {
        Scene s(3, with(&Options::rule_morbius));
        s.put(brain_of(A), "BD6 VC2").monster(A, monster);
        s.table.solon = A;
        s.start(Step::laboratory_phase);
        ASSERT_TRUE(s.is_asked(Question::attach, A));
        EXPECT_EQ(s.is_offered(A, Act::yes), fits) << monster;
    }
}
TEST(MonsterFaireRulings, MON_152_new_equipment_serves_every_uninjured_part_up_to_its_value) {
    Scene s;
    s.laboratory(A, "VC6").living(A, "BH9 BH6 BH7 BH5 BD3", 0b11111, 0b01000).hand(A, "VH7");
    s.start(Step::laboratory_phase);
    s.answer(A, Act::lay, "VH7");
    EXPECT_EQ(s.table.marks[A].useless, 0b11001u) << "not B♥9 (higher), B♥5 (injured) or B♦3 (another suit)";
    EXPECT_EQ(s.total(A), 13);
}

// ---- life, rampages, fights in Town

TEST(MonsterFaireRulings, MON_148_MON_161_an_emergency_wakes_it_for_the_turns_after_this_one) {
    Scene s;
    s.monster(A, "BH6 BD3 BC5 BS6").laboratory(A, "VH6").put(force, "VC1").hand(B, "VD2").top("VS8");
    s.table.turn.has_mob = true;
    s.table.attack = {.target = A, .is_mob = true, .prey = at_home(s.rules, s.table)};
    s.table.then.push_back(Step::monster_step);
    s.start(Step::attack);
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    s.answer(A, Act::yes);
    EXPECT_TRUE(s.table.living.has(A));
    EXPECT_TRUE(s.is_asked(Question::visit_card, B)) << "on to Housekeeping: " << s.question();
    s.until(Question::monster, A);
    EXPECT_EQ(s.table.round, 2);
}
TEST(MonsterFaireRulings, MON_148_MON_161_life_hides_the_monster_until_the_next_turn) {
    Scene s;
    s.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2").hand(A, "VD2").put(town, "VC3 VH1");
    s.start(Step::monster_phase);
    s.answer(A, Act::give_life);
    EXPECT_NE(s.table.question, Question::monster) << "it does nothing more this turn";
    EXPECT_FALSE(s.knows(B, "BC6")) << "its pile stays face down";
    s.until(Question::monster, A);
    EXPECT_EQ(s.table.round, 2);
    EXPECT_EQ(s.acts(A), "pass rampage");
    EXPECT_FALSE(s.knows(B, "BC6"));
    s.answer(A, Act::rampage);
    EXPECT_TRUE(s.knows(B, "BC6") && s.knows(C, "BD5")) << "face up from now on";
    EXPECT_EQ(s.at(town).find("VC3"), std::string::npos);
    EXPECT_TRUE(is_at_home(s.table, A)) << "it returns afterwards";
}
TEST(MonsterFaireRulings, MON_160_whatever_is_laid_after_a_loss_is_a_new_inert_monster) {
    Scene s;
    s.igor(B, "VRJ").living(A, "BH2 BS3", 0b01, 0b01).hand(A, "BD3 BC4").top("VD9");
    s.table.active = B;
    s.start(Step::igor_phase);
    s.answer(B, {.act = Act::visit, .seat = A});
    s.answer(B, {.act = Act::request, .request = Request::anything});
    s.answer(A, Act::attack_monster);
    s.answer(B, from(Deck::villagers));
    EXPECT_TRUE(s.was_told(EventKind::monster_lost));
    EXPECT_EQ(s.monster(A), "");
    s.until(Question::laboratory, A);
    s.answer(A, Act::lay, "BD3");
    EXPECT_EQ(s.table.marks[A].useless | s.table.marks[A].injured, 0u) << "the marks went with the old one";
    EXPECT_FALSE(s.table.living.has(A) || s.table.revealed.has(A));
    EXPECT_FALSE(s.knows(B, "BD3"));
    s.until(Question::monster, A);
    EXPECT_EQ(s.acts(A), "pass") << "it must be brought to life first";
    s.until(Question::laboratory, A);
    s.answer(A, Act::lay, "BC4");
    EXPECT_FALSE(s.knows(C, "BC4"));
}
TEST(MonsterFaireRulings, MON_163_from_the_top_each_part_scares_the_best_it_beats) {
    Scene s;
    s.living(A, "BD9 BD5 BC8 BH4", 0b0100).put(town, "VD4 VD8 VD3 VC1 VH4");
    s.start(Step::monster_phase);
    s.answer(A, Act::rampage);
    // B♥4 does not beat its equal, B♣8 is useless, B♦5 takes V♦4 rather than V♦3, B♦9 takes V♦8.
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD4 VD8");
    EXPECT_EQ(s.at(town), "VD3 VC1 VH4");
}
TEST(MonsterFaireRulings, MON_163_MON_179_of_equals_the_one_nearest_the_top_flees) {
    for (const auto& [pile, rest] : {std::pair{"VDJ VD3", "VDJ"}, {"VD3 VDJ", "VD3"}}) {
        Scene s(3, with(&Options::face_villagers));
        s.living(A, "BD9").put(town, pile).start(Step::monster_phase);
        s.answer(A, Act::rampage);
        EXPECT_EQ(s.at(town), rest);
    }
}
TEST(MonsterFaireRulings, MON_173_the_attacker_draws_first_no_igor_helps_and_nobody_is_emboldened) {
    Scene s;
    s.igor(A, "VRJ").igor(B, "VBJ").living(A, "BD5 BH5").living(B, "BC3").top("VS4 BH2");
    s.deck(Deck::villagers, "VS4", discard_at(Deck::villagers));
    s.table.in_town.add(B);
    s.start(Step::monster_step);
    s.answer(B, Act::pass);
    s.answer(A, {.act = Act::fight, .seat = B});
    ASSERT_TRUE(s.is_asked(Question::town_deck, A));
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fight_card).card, Card::vs4) << "seen by all";
    ASSERT_TRUE(s.is_asked(Question::town_deck, B));
    EXPECT_TRUE(s.is_offered(B, from(Deck::villagers))) << "the deck can be refilled as usual";
    s.answer(B, from(Deck::parts));
    EXPECT_EQ(s.last(EventKind::fought).count, 14);
    EXPECT_EQ(s.last(EventKind::fought).rival, 5) << "no Igors";
    EXPECT_TRUE(s.was_told(EventKind::monster_lost));
    EXPECT_FALSE(s.table.in_town.has(B));
    EXPECT_EQ(s.at(town) + s.at(graveyard), "") << "nobody is emboldened, nothing is buried";
}

// ---- Town and mobs

TEST(MonsterFaireRulings, MON_179_face_villagers_taunt_are_recruited_arrive_and_hinder_the_faire) {
    const Options options = with(&Options::face_villagers);
    Scene taunt(3, options);
    taunt.igor(A, "VDJ").put(town, "VDQ").top("VS2").start(Step::igor_phase);
    taunt.answer(A, Act::to_town);
    EXPECT_TRUE(taunt.was_told(EventKind::chased)) << "a Queen of his suit, worth 5";
    Scene recruit(3, options);
    recruit.igor(A, "VHJ").put(town, "VDQ VRJ").top("VS2").start(Step::igor_phase);
    recruit.answer(A, Act::to_town);
    EXPECT_EQ(recruit.cards_offered(A, Act::recruit), "VDQ VRJ VS2");
    Scene arrival(3, options);
    arrival.igor(A, "VRJ").put(town, "VD3 VH8 VC1").top("VSK VS9").start(Step::igor_phase);
    arrival.answer(A, Act::to_town);
    arrival.answer(A, Act::pass);
    EXPECT_TRUE(arrival.was_told(EventKind::mob_checked)) << "a King of Spades arrived: four types";
    Scene faire(3, options);
    faire.living(A, "BD1").living(B, "BD2").living(C, "BD3").put(town, "VCJ").start(Step::checks);
    EXPECT_FALSE(faire.table.faire.is_on);
    Scene claim(3, options);
    claim.put(town, "VDQ").start(Step::igor_phase);
    EXPECT_EQ(claim.cards_offered(A, Act::claim), "VDQ");
}
TEST(MonsterFaireRulings, MON_182_one_check_once_the_errand_is_done_and_only_with_four_types_then) {
    for (const bool is_recruited : {true, false}) {
        Scene s;
        s.igor(A, "VRJ").put(town, "VD3 VH8 VC1").top("VS2 VS9").start(Step::igor_phase);
        s.answer(A, Act::to_town);
        EXPECT_FALSE(s.was_told(EventKind::mob_checked)) << "the errand is not over";
        is_recruited ? s.answer(A, Act::recruit, "VS2") : s.answer(A, Act::pass);
        EXPECT_EQ(s.count(EventKind::mob_checked), is_recruited ? 0 : 1);
    }
    Scene quiet;
    quiet.put(town, "VD3 VH8 VC1 VS2").hand(A, "VD5").start(Step::laboratory_phase);
    quiet.answer(A, Act::lay, "VD5");
    EXPECT_FALSE(quiet.was_told(EventKind::mob_checked)) << "nobody arrived";
}
TEST(MonsterFaireRulings, MON_194_the_next_in_play_order_who_is_not_absent_nor_attacked) {
    Scene s(4);
    s.laboratory(A, "VD3").laboratory(B, "VD2").hand(C, "VC2").top("VS3 VH9 VD8");
    s.table.is_clockwise = false;
    s.table.absent.add(D);
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::run);
    EXPECT_EQ(s.last(EventKind::spread).seat, C) << "anticlockwise, past D who is absent";
    s.answer(C, Act::pass);
    s.answer(C, Act::discard, "VC2");
    EXPECT_EQ(s.laboratory(B), "VD2") << "nothing was trashed at C's: the sweep ends";
    EXPECT_TRUE(s.was_told(EventKind::went_home));
}
TEST(MonsterFaireRulings, MON_194_with_nobody_left_the_drawn_card_goes_home_with_the_mob) {
    Scene s;
    s.laboratory(A, "VD3").top("VS3 VH9 VD8");
    s.table.absent = SeatSet::only(B).with(C);
    attack_with(s, "VD4 VH5 VC6 VS7");
    s.until(Question::stand, A);
    s.answer(A, Act::run);
    EXPECT_EQ(s.last(EventKind::spread).seat, no_seat);
    EXPECT_EQ(s.table.ending, Ending::none) << "one Laboratory is not all of them (MON-196)";
    EXPECT_EQ(s.at(town), "VS3 VH9 VD4 VH5 VC6 VS7 VD8");
}
TEST(MonsterFaireRulings, MON_197_survivors_in_pile_order_then_the_distracted_as_they_were_distracted) {
    Scene s;
    s.laboratory(A, "VD3 VH3 VC3 VS3 VD2 VCQ VSQ").igor(A, "VCJ").put(town, "VDJ");
    attack_with(s, "VD9 VH2 VC6 VS7 VH1");
    s.answer(A, Act::defend, "VCQ");
    s.answer(A, Act::victim, "VS7");
    s.answer(A, Act::defend, "VSQ");
    s.answer(A, Act::victim, "VD9");
    s.until(Question::invite, A);
    EXPECT_EQ(s.at(town), "VDJ VH2 VH1 VC6 VS7 VD9")
        << "the driven off at once, then survivors, then those two";
}

// ---- attacks

TEST(MonsterFaireRulings, MON_204_after_the_graveyard_cards_to_town_and_not_to_the_force) {
    Scene s;
    s.igor(A, "VCJ").living(A, "BH1", 0, 0).laboratory(A, "VD3 VD2").hand(A, "VS2").top("VC8");
    attack_with(s, "VD9 VH9 VC9 VS9");
    s.until(Question::defend, A);
    EXPECT_EQ(s.monster(A), "") << "the only part was injured: destroyed by villagers";
    EXPECT_EQ(s.at(town), "VC8") << "emboldened, but no member of the force";
    EXPECT_EQ(s.at(force), "VD9 VH9 VC9 VS9");
    EXPECT_EQ(stages(s, {EventKind::buried, EventKind::arrived}),
              (std::vector<std::string>{"buried", "arrived"}));
    EXPECT_TRUE(s.table.turn.has_arrival);
    Scene inquisitor;
    inquisitor.laboratory(A, "VD3").living(A, "BH1").hand(B, "VBJ");
    inquisitor.table.turn.window = 1;
    begin(inquisitor, Step::window);
    inquisitor.answer(B, {.act = Act::play, .card = Card::vbj, .use = Use::dismantle_monster});
    inquisitor.answer(A, Act::pass);
    EXPECT_EQ(inquisitor.monster(A), "");
    EXPECT_EQ(inquisitor.at(town), "") << "only attacking villagers are emboldened";
}
TEST(MonsterFaireRulings, MON_217_MON_218_terror_first_then_the_top_of_what_is_left_then_home) {
    Scene s;
    s.living(A, "BH6 BD10").hand(A, "VC1");
    attack_with(s, "VH3 VC4 VS5 VD2");
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD2 VH3 VS5");
    EXPECT_EQ(s.last(EventKind::killed).card, Card::vs5) << "V♦2 lay on top, but had fled";
    EXPECT_EQ(s.at(town), "VC4") << "driven back";
    EXPECT_EQ(graves(s), 3) << "the frightened are dead as well (MON-202)";
    EXPECT_EQ(s.hand(A), "VC1") << "no loot, no penalty";
    EXPECT_TRUE(is_over_for(s, A));
}
TEST(MonsterFaireRulings, MON_221_the_topmost_uninjured_part_is_tested_and_the_card_discarded) {
    for (const auto& [drawn, injured] : {std::pair{"BC4", 0b100u}, {"BC5", 0b110u}}) {
        Scene s;
        s.living(A, "BD9 BH4 BS1", 0, 0b100).hand(A, "VD1").top(drawn);
        attack_with(s, "VD9 VH9");
        ASSERT_TRUE(s.is_asked(Question::hiding_deck, A)) << "the owner chooses";
        s.answer(A, from(Deck::parts));
        EXPECT_EQ(s.table.marks[A].injured, injured) << "B♥4 is the topmost uninjured one";
        EXPECT_TRUE(s.table.in_graveyard.has(A));
        EXPECT_EQ(s.at(discard_at(Deck::parts)), drawn);
    }
}
TEST(MonsterFaireRulings, MON_223_two_uninjured_parts_at_most_and_no_card_without_a_second) {
    Scene s;
    s.living(A, "BD2 BH3 BC4 BS1", 0, 0b0100).hand(A, "VD1").top("BH10");
    attack_with(s, "VD9 VH9 VC9 VS9");
    EXPECT_EQ(s.table.marks[A].injured, 0b1100u);
    s.answer(A, from(Deck::parts));
    EXPECT_EQ(s.table.marks[A].injured, 0b1110u) << "B♥3 is next, and B♦2 is spared";
    EXPECT_EQ(s.discards(), "BH10");
    Scene last;
    last.living(A, "BD2 BH3", 0, 0b01).hand(A, "VD1");
    attack_with(last, "VD9 VH9 VC9 VS9");
    EXPECT_FALSE(last.was_told(EventKind::fight_card));
    EXPECT_TRUE(last.was_told(EventKind::monster_lost)) << "all of it is turned over";
}
TEST(MonsterFaireRulings, MON_409_every_stage_in_full) {
    Options options = with(&Options::rule_morbius);
    options.rule_many_cooks = options.rule_igors_revenge = Toggle::on;
    Scene s(3, options);
    s.igor(A, "VCJ VSJ").monster(A, "BH3 BC1 BS1").laboratory(A, "VD1 VCQ").put(brain_of(A), "BD2 VC2");
    s.hand(A, "VD2 VH2 BC2").hand(B, "BS2");
    s.table.solon = A;
    attack_with(s, "VD9 VH9 VC9 VS9");
    std::vector<std::string> asked;
    while (s.table.attack.target == A && !s.is_asked(Question::stand, A)) {
        const Seat seat = s.state.round.asked.lowest();
        asked.push_back(std::string(name_of(s.table.question)) + std::to_string(s.table.attack.stage));
        s.answer(seat, Act::pass);
    }
    EXPECT_EQ(asked,
              (std::vector<std::string>{"turn_igor1", "defender1", "further_fighter1", "help1", "defender2",
                                        "attach2", "emergency2", "defend_brain2", "defender3", "defend3"}));
    EXPECT_EQ(s.at(discard_at(Deck::parts)), "BD2") << "the Brain fell in Stage 2";
    EXPECT_EQ(stages(s, {EventKind::igor_killed, EventKind::buried, EventKind::stage, EventKind::brain_lost,
                         EventKind::arrived, EventKind::lab_trashed}),
              (std::vector<std::string>{"igor_killed", "buried", "stage", "brain_lost", "arrived", "stage",
                                        "lab_trashed", "arrived", "stage"}))
        << "Graveyard cards, then emboldening, at the end of each stage";
    EXPECT_TRUE(s.is_asked(Question::stand, A));
}

}  // namespace
}  // namespace fg::mon
