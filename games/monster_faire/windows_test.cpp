// SPDX-License-Identifier: Apache-2.0
// Cards on other players' turns (MON-240 to MON-268).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

Choice play(const std::string& card, Use use) {
    return {.act = Act::play, .card = cards_of(card).front(), .use = use};
}
// The window before a phase of A's turn; the earlier phases have begun.
void open_window(Scene& s, int window) {
    for (int i = 1; i < window && i <= name_count<Phase>; ++i)
        s.table.turn.closed.add(static_cast<Phase>(i - 1));
    s.table.turn.window = static_cast<u8>(window);
    begin(s, Step::window);
}
void is_closed(const Scene& s) { EXPECT_TRUE(s.is_asked(Question::invite, A)) << s.question(); }

// ---- who is asked

TEST(MonsterFaireWindows, MON_240_MON_242_everybody_with_a_hand_is_asked_once_in_play_order) {
    Scene s(5);
    s.hand(B, "VD2").hand(D, "VH2").hand(E, "BD2");
    s.table.absent.add(E);
    open_window(s, 1);
    ASSERT_TRUE(s.is_asked(Question::visit_card, B));
    s.answer(B, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::visit_card, D));  // C has no hand, E is absent
    s.answer(D, Act::pass);
    is_closed(s);
}
TEST(MonsterFaireWindows, MON_242_the_order_follows_the_direction_of_play) {
    Scene s;
    s.table.is_clockwise = false;
    s.hand(B, "VD2").hand(C, "VH2");
    open_window(s, 1);
    EXPECT_TRUE(s.is_asked(Question::visit_card, C));
}
TEST(MonsterFaireWindows, S_MON_58_MON_241_one_card_in_a_turn) {
    Scene s;
    s.hand(B, "VD2 VD3").hand(C, "VH2");
    open_window(s, 1);
    s.answer(B, play("VD2", Use::lecture));
    s.answer(A, Act::pass);
    s.answer(C, Act::pass);
    open_window(s, 2);
    EXPECT_TRUE(s.is_asked(Question::visit_card, C));  // B has played
}
TEST(MonsterFaireWindows, MON_243_MON_244_a_face_card_comes_back_unless_it_is_countered) {
    Scene s;
    s.hand(A, "VD2 VHQ").hand(B, "VSJ").hand(C, "VCJ");
    s.chance.stolen("VD2");
    open_window(s, 1);
    s.answer(B, play("VSJ", Use::steal));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.hand(B), "VD2 VSJ");
    EXPECT_TRUE(s.knows(C, "VSJ"));
    s.answer(C, play("VCJ", Use::steal));
    s.answer(A, Act::counter, "VHQ");
    EXPECT_EQ(s.hand(C), "");
    EXPECT_EQ(s.discards(), "VCJ");
}
TEST(MonsterFaireWindows, MON_245_visit_cards_may_be_discarded_after_use) {
    Options options;
    options.visit_card_reuse = VisitCardReuse::discarded;
    Scene s(3, options);
    s.hand(B, "VDK");
    open_window(s, 1);
    s.answer(B, play("VDK", Use::distract_monster));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.discards(), "VDK");
    EXPECT_EQ(s.hand(B), "");
}
TEST(MonsterFaireWindows, MON_247_no_dinner_wine_or_card_is_owed_to_a_lecturer) {
    Scene s(3, with(&Options::rule_wine_cellar));
    s.put(cellar_of(A), "VC6").hand(A, "VD1 VD3").hand(B, "VD2 VS5");
    open_window(s, 1);
    const std::size_t before = s.told.size();
    s.answer(B, play("VD2", Use::lecture));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.table.dines_with[B], no_seat);
    EXPECT_FALSE(s.table.cellar_up.has(A));
    EXPECT_EQ(s.hand(A) + ", " + s.hand(B), "VD1 VD3, VS5");
    std::vector<EventKind> told;
    for (std::size_t i = before; i < s.told.size(); ++i) told.push_back(s.told[i].event.kind);
    EXPECT_EQ(told, (std::vector{EventKind::played, EventKind::not_countered, EventKind::discarded}));
    is_closed(s);
}
TEST(MonsterFaireWindows, MON_246_MON_247_no_card_attacks_a_player_and_no_taunt_is_waited_for) {
    Scene s;
    s.hand(B, "VD2 VSJ VHQ VDK VRJ VBJ BBJ");
    open_window(s, 1);
    for (const Choice& choice : s.offers_of(B))  // neither Igor, Monster nor Laboratory: Kings only
        EXPECT_TRUE(choice.act == Act::pass || choice.use == Use::lecture ||
                    choice.use == Use::distract_laboratory || choice.use == Use::distract_monster);
    s.answer(B, play("VD2", Use::lecture));
    s.answer(A, Act::pass);
    is_closed(s);
}

// ---- the cards

TEST(MonsterFaireWindows, S_MON_50_MON_248_MON_250_lecture) {
    Scene s;
    s.laboratory(A, "VD3 VH6 VC9 VSJ").hand(B, "VD6");
    open_window(s, 1);
    s.answer(B, play("VD6", Use::lecture));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.laboratory(A), "VH6 VC9 VSJ");
    EXPECT_EQ(s.discards(), "VD3 VD6");
    EXPECT_FALSE(s.knows(B, "VH6"));  // only what is discarded becomes known
    EXPECT_TRUE(s.table.gloated.has(A));
}
TEST(MonsterFaireWindows, S_MON_50_MON_249_a_higher_number_counters) {
    Scene s;
    s.laboratory(A, "VD3 VH6 VC9 VSJ").hand(A, "BS7 BC6 VHK").hand(B, "VD6");
    open_window(s, 1);
    s.answer(B, play("VD6", Use::lecture));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "BS7");
    s.answer(A, Act::counter, "BS7");
    EXPECT_EQ(s.laboratory(A), "VD3 VH6 VC9 VSJ");
    EXPECT_EQ(s.discards(), "VD6 BS7");
    EXPECT_TRUE(s.table.gloated.has(A));  // MON-329
}
TEST(MonsterFaireWindows, MON_250_a_lecture_needs_no_equipment) {
    Scene s;
    s.hand(B, "BD1");
    open_window(s, 4);
    EXPECT_TRUE(s.is_offered(B, play("BD1", Use::lecture)));
}
TEST(MonsterFaireWindows, S_MON_52_MON_251_MON_253_theft) {
    Scene s;
    s.hand(A, "VD2 BD2 BD3").hand(B, "VSJ");
    s.chance.stolen("BD3");
    open_window(s, 1);
    s.answer(B, play("VSJ", Use::steal));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.hand(A), "VD2 BD2");
    EXPECT_EQ(s.hand(B), "BD3 VSJ");
    EXPECT_TRUE(s.knows(A, "BD3") && s.knows(B, "BD3"));
    EXPECT_FALSE(s.knows(C, "BD3"));
    s.table.active = C;
    s.table.turn = {};
    s.hand(C, "VH9");
    begin(s, Step::window);
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.is_offered(B, play("VSJ", Use::steal)));  // again on C's turn
}
TEST(MonsterFaireWindows, S_MON_52_theft_takes_each_card_with_the_same_chance) {
    int taken[3] = {};
    FastChance chance{5};
    for (int i = 0; i < 3000; ++i) {
        Scene s;
        s.hand(A, "VD2 BD2 BD3");
        const Card card = chance.card(s.cards.lot(hand_of(A)));
        for (int k = 0; k < 3; ++k) taken[k] += s.cards.card(hand_of(A), k) == card;
    }
    for (const int times : taken) EXPECT_NEAR(times, 1000, 150);
}
TEST(MonsterFaireWindows, MON_253_an_empty_hand_cannot_be_robbed) {
    Scene s;
    s.hand(B, "VSJ");
    open_window(s, 1);
    EXPECT_EQ(s.acts(B), "pass");
}
TEST(MonsterFaireWindows, MON_252_jack_queen_or_king_stop_a_thief) {
    Scene s;
    s.hand(A, "VD2 VHJ VHQ VHK VRJ").hand(B, "VSJ");
    open_window(s, 1);
    s.answer(B, play("VSJ", Use::steal));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "VHJ VHQ VHK");
}
TEST(MonsterFaireWindows, S_MON_53_MON_254_MON_255_MON_263_maiden) {
    Scene s;
    s.igor(A, "VDJ").hand(B, "VHQ").hand(C, "VSQ");
    open_window(s, 1);
    s.answer(B, play("VHQ", Use::befriend_igor));
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.table.turn.left_out.has(Phase::igor));
    EXPECT_EQ(s.hand(B), "VHQ");
    EXPECT_EQ(s.acts(C), "pass");  // the Igor phase is lost, and A has no Monster
    s.answer(C, Act::pass);
    s.start(Step::igor_phase);  // left out entirely
    EXPECT_FALSE(s.is_asked(Question::igor, A));
}
TEST(MonsterFaireWindows, S_MON_53_a_monster_can_be_befriended) {
    Scene s;
    s.igor(A, "VDJ").monster(A, "BD1").hand(B, "VHQ").hand(A, "VCK VCQ VCJ");
    open_window(s, 2);
    EXPECT_FALSE(s.is_offered(B, play("VHQ", Use::befriend_igor)));  // that phase has begun
    s.answer(B, play("VHQ", Use::befriend_monster));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "VCK VCQ");
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.table.turn.left_out.has(Phase::monster));
}
TEST(MonsterFaireWindows, S_MON_55_MON_255_nobody_to_befriend) {
    Scene s;
    s.hand(B, "VHQ");
    open_window(s, 1);
    EXPECT_EQ(s.acts(B), "pass");
    Scene down;
    down.igor(A, "VDJ").hand(B, "VHQ");
    down.table.igors_down[A] = 1;
    open_window(down, 1);
    EXPECT_EQ(down.acts(B), "pass");
}
TEST(MonsterFaireWindows, S_MON_54_MON_256_MON_265_butler_as_counter) {
    Scene s;
    s.hand(A, "BCK VHQ").hand(B, "VDK");
    open_window(s, 1);
    s.answer(B, play("VDK", Use::distract_laboratory));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "BCK");
    s.answer(A, Act::counter, "BCK");
    EXPECT_EQ(s.discards(), "VDK");
    EXPECT_EQ(s.at(counters_of(A)), "BCK");
    EXPECT_FALSE(s.table.turn.left_out.has(Phase::laboratory));
}
TEST(MonsterFaireWindows, MON_257_a_king_names_no_phase_that_is_begun_skipped_or_lost) {
    Scene s;
    s.hand(B, "VDK");
    open_window(s, 3);
    EXPECT_FALSE(s.is_offered(B, play("VDK", Use::distract_laboratory)));
    EXPECT_TRUE(s.is_offered(B, play("VDK", Use::distract_monster)));
    Scene last;
    last.hand(B, "VDK");
    open_window(last, 4);
    EXPECT_EQ(last.acts(B), "pass");
}
TEST(MonsterFaireWindows, S_MON_56_MON_258_MON_259_troubadour) {
    Scene s;
    s.put(town, "VD4 VH5 VC6 VS7").laboratory(A, "VD2 VH9").hand(A, "VC5").hand(B, "VRJ").top("VH3 VC9");
    open_window(s, 1);
    s.answer(B, play("VRJ", Use::incite));
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);  // no Defender
    s.answer(A, Act::defend, "VC5");
    s.answer(A, Act::victim, "VH5");
    EXPECT_EQ(s.laboratory(A), "");
    EXPECT_TRUE(s.table.burnt.has(A));
    EXPECT_EQ(s.at(town), "VH3 VD4 VC6 VS7");  // a group, so no Stage 4
    EXPECT_EQ(s.last(EventKind::mob_checked).card, Card::vc9);
    EXPECT_TRUE(s.was_told(EventKind::no_mob));
    EXPECT_EQ(s.hand(B), "VRJ");
    EXPECT_EQ(graves(s), 1);
}
TEST(MonsterFaireWindows, MON_244_the_card_is_back_before_the_mob_check) {
    Scene s;
    s.put(town, "VD4 VH5 VC6 VS7").laboratory(A, "VD2").hand(B, "VRJ").top("VH3 VC9");
    open_window(s, 1);
    s.answer(B, play("VRJ", Use::incite));
    s.answer(A, Act::pass);
    s.answer(A, Act::pass);
    std::vector<EventKind> order;
    for (const Told& told : s.told)
        if (told.event.kind == EventKind::took_back || told.event.kind == EventKind::mob_checked)
            order.push_back(told.event.kind);
    EXPECT_EQ(order, (std::vector{EventKind::took_back, EventKind::mob_checked}));
}
TEST(MonsterFaireWindows, MON_258_a_king_or_a_joker_silences_the_troubadour) {
    Scene s;
    s.put(town, "VD4").laboratory(A, "VD2 BDK").hand(A, "VHQ BBJ").hand(B, "VRJ");
    open_window(s, 1);
    s.answer(B, play("VRJ", Use::incite));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "BBJ BDK");
}
TEST(MonsterFaireWindows, MON_259_needs_a_villager_and_a_laboratory_pile) {
    Scene s;
    s.put(town, "VDJ").laboratory(A, "VD2").hand(B, "VRJ");
    open_window(s, 1);
    EXPECT_EQ(s.acts(B), "pass");
    Scene bare;
    bare.put(town, "VD4").hand(B, "VRJ");
    open_window(bare, 1);
    EXPECT_EQ(bare.acts(B), "pass");
}
TEST(MonsterFaireWindows, MON_260_MON_261_inquisitor) {
    Scene s;
    s.laboratory(A, "VD2 BDK").living(A, "BD1 BH1 BC1 BS1", 0, 1).hand(B, "VBJ").hand(C, "BBJ");
    open_window(s, 1);
    s.answer(B, play("VBJ", Use::dismantle_monster));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.monster(A), "");
    EXPECT_FALSE(s.table.living.has(A));
    s.answer(C, play("BBJ", Use::dismantle_laboratory));
    s.answer(A, Act::pass);
    EXPECT_EQ(s.laboratory(A), "");
    EXPECT_FALSE(s.table.active_laboratory.has(A));
    EXPECT_EQ(s.size(town), 0);  // nobody is emboldened
    EXPECT_FALSE(s.table.burnt.has(A));
}
TEST(MonsterFaireWindows, MON_261_the_named_pile_is_not_empty) {
    Scene s;
    s.laboratory(A, "VD2").hand(B, "VBJ");
    open_window(s, 1);
    EXPECT_FALSE(s.is_offered(B, play("VBJ", Use::dismantle_monster)));
    EXPECT_TRUE(s.is_offered(B, play("VBJ", Use::dismantle_laboratory)));
}
TEST(MonsterFaireWindows, MON_262_any_joker_answers_an_inquisitor) {
    Scene s;
    s.laboratory(A, "VD2 BRJ").hand(A, "VRJ BBJ VDK").hand(B, "VBJ");
    open_window(s, 1);
    s.answer(B, play("VBJ", Use::dismantle_laboratory));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "VRJ BBJ BRJ");
    EXPECT_FALSE(s.is_offered(A, Act::stake));  // no Igor
}
TEST(MonsterFaireWindows, S_MON_57_MON_268_stake) {
    Scene s;
    s.living(A, "BD1 BH1 BC1 BS1").igor(A, "VDQ").hand(B, "VBJ");
    s.table.igors_down[A] = 1;  // MON-097: even so
    open_window(s, 1);
    s.answer(B, play("VBJ", Use::dismantle_monster));
    s.answer(A, Act::stake);
    EXPECT_EQ(s.discards(), "VDQ VBJ");
    EXPECT_EQ(graves(s), 1);
    EXPECT_EQ(s.monster(A), "BD1 BH1 BC1 BS1");
    EXPECT_EQ(s.igor(A), "");
}

// ---- counters

TEST(MonsterFaireWindows, S_MON_51_MON_264_MON_266_guard_dog_as_counter) {
    Scene s;
    s.laboratory(A, "VD4 BHJ").hand(A, "VD2 VD3").hand(B, "VCJ").hand(C, "VSJ");
    open_window(s, 1);
    s.answer(B, play("VCJ", Use::steal));
    EXPECT_EQ(s.cards_offered(A, Act::counter), "BHJ");
    s.answer(A, Act::counter, "BHJ");
    EXPECT_EQ(s.discards(), "VCJ");
    EXPECT_EQ(s.at(counters_of(A)), "BHJ");
    EXPECT_EQ(s.laboratory(A), "VD4");
    s.answer(C, play("VSJ", Use::steal));
    EXPECT_EQ(s.discards(), "VCJ VSJ");  // countered without being asked
    EXPECT_EQ(s.at(counters_of(A)), "BHJ");
    s.start(Step::begin_turn);
    EXPECT_EQ(s.at(counters_of(A)), "");
    EXPECT_EQ(s.discards(), "VCJ VSJ BHJ");
}
TEST(MonsterFaireWindows, MON_264_a_numbered_counter_comes_from_the_hand_only) {
    Scene s;
    s.laboratory(A, "VD9").hand(A, "VC1").hand(B, "VD6");
    open_window(s, 1);
    s.answer(B, play("VD6", Use::lecture));
    EXPECT_EQ(s.acts(A), "pass");
}
TEST(MonsterFaireWindows, MON_266_a_row_that_does_not_suit_leaves_the_target_to_answer) {
    Scene s;
    s.put(counters_of(A), "BHJ").igor(A, "VDJ").hand(B, "VHQ");
    open_window(s, 1);
    s.answer(B, play("VHQ", Use::befriend_igor));
    EXPECT_TRUE(s.is_asked(Question::counter, A));
}
TEST(MonsterFaireWindows, MON_267_MON_408_the_target_is_always_asked) {
    Scene s;
    s.hand(B, "VD6");
    open_window(s, 1);
    s.answer(B, play("VD6", Use::lecture));
    ASSERT_TRUE(s.is_asked(Question::counter, A));  // though he has nothing at all
    EXPECT_EQ(s.acts(A), "pass");
    s.expire(A);
    is_closed(s);
}
TEST(MonsterFaireWindows, MON_044_the_window_falls_away_with_the_active_player) {
    Scene s;
    s.hand(B, "VD6").hand(C, "VD9").laboratory(A, "VD1");
    open_window(s, 1);
    s.answer(B, play("VD6", Use::lecture));
    s.leave(A);  // the lecture is heard to its end
    EXPECT_EQ(s.discards(), "VD1 VD6");
    EXPECT_TRUE(s.table.out.has(A));
    EXPECT_EQ(s.table.active, B);  // C was not asked
}

}  // namespace
}  // namespace fg::mon
