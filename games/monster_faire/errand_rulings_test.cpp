// SPDX-License-Identifier: Apache-2.0
// Igor's errands, visits and fights, read closely: MON-045 to MON-104.
#include "games/monster_faire/notes.h"
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

void visit(Scene& s, const std::string& carried = "") {
    s.start(Step::igor_phase);
    s.answer(A, {.act = Act::visit, .seat = B});
    if (s.table.question == Question::cargo)
        carried.empty() ? s.answer(A, Act::pass) : s.answer(A, Act::carry, carried);
    s.answer(A, {.act = Act::request, .request = Request::anything});
}
void go(Scene& s, Act act) {
    s.start(Step::igor_phase);
    s.answer(A, act);
}

// ---- Town

TEST(MonsterFaireErrandRulings, MON_056_only_a_higher_villager_chases_whoever_joins_in) {
    for (const auto& [neighbour, is_chased] : {std::pair{"VS5", false}, {"VS6", true}}) {
        Scene s;
        s.igor(A, "VDQ").put(town, neighbour).top("VD2");
        go(s, Act::to_town);
        EXPECT_EQ(s.was_told(EventKind::chased), is_chased);
        EXPECT_EQ(s.was_told(EventKind::taunted), !is_chased);
        EXPECT_NE(s.table.question, Question::recruit) << "taunted he brings nobody (MON-057)";
        EXPECT_EQ(s.igor(A), "VDQ");
        EXPECT_EQ(s.table.igors_down[A], 0);
    }
    Scene s;
    s.igor(A, "VDQ").put(town, "VS9").top("VC2");
    go(s, Act::to_town);
    EXPECT_TRUE(s.is_asked(Question::recruit, A))
        << "nobody of his suit: a higher villager does not chase him";
}
TEST(MonsterFaireErrandRulings, MON_063_MON_178_an_igor_card_in_town_neither_taunts_nor_comes_along) {
    Scene s;
    s.igor(A, "VDJ").put(town, "VDK VC2").top("VDQ");
    go(s, Act::to_town);
    EXPECT_FALSE(s.was_told(EventKind::taunted) || s.was_told(EventKind::chased));
    EXPECT_EQ(s.cards_offered(A, Act::recruit), "VC2");
    s.answer(A, Act::pass);
    EXPECT_EQ(s.at(town), "VDK VC2 VDQ") << "the one just drawn stays as a vagrant";
    Scene hiring;
    hiring.put(town, "VDK VC2").put(graveyard, "BSQ BC2").start(Step::igor_phase);
    EXPECT_EQ(hiring.cards_offered(A, Act::claim), "VDK BSQ") << "there to be claimed";
}
TEST(MonsterFaireErrandRulings, MON_178_vagrants_do_not_flee_or_fill_town_and_are_no_parts) {
    Scene s;
    s.living(A, "BD10 BH10").living(B, "BD9").living(C, "BD8").put(town, "VDJ VH3").top("VS4");
    s.start(Step::monster_step);
    s.answer(A, Act::rampage);
    EXPECT_EQ(s.at(town), "VDJ");
    EXPECT_EQ(s.hand(A), "VS4") << "for loot Town counts as empty";
    s.until(Question::faire_card, A);
    EXPECT_TRUE(s.table.faire.is_on) << "and for the Faire";
    Scene digging;
    digging.igor(A, "VDJ").put(graveyard, "BDQ BC4 BS5").top("BDK");
    go(digging, Act::to_graveyard);
    EXPECT_EQ(digging.cards_offered(A, Act::dig), "BC4 BS5") << "B♦Q and B♦K are no favourites";
}
TEST(MonsterFaireErrandRulings, MON_060_MON_061_a_recruit_is_seen_by_all_and_feeds_the_graveyard_at_once) {
    Scene s;
    s.igor(A, "VSK").put(town, "VH6 VC9").top("VD8 BC2");
    go(s, Act::to_town);
    EXPECT_EQ(s.cards_offered(A, Act::recruit), "VH6 VC9 VD8") << "from any place, the card just drawn too";
    s.answer(A, Act::recruit, "VC9");
    EXPECT_EQ(s.hand(A), "VC9");
    EXPECT_EQ(s.at(town), "VH6 VD8");
    EXPECT_TRUE(s.knows(B, "VC9") && s.knows(C, "VC9"));
    EXPECT_EQ(s.last(EventKind::recruited).card, Card::vc9);
    s.until(Question::laboratory, A);
    s.answer(A, Act::lay, "VC9");
    EXPECT_EQ(s.at(graveyard), "BC2");
}
TEST(MonsterFaireErrandRulings, MON_062_another_card_or_a_stolen_recruit_feeds_no_graveyard) {
    Scene other;
    other.igor(A, "VSK").hand(A, "VD4").put(town, "VH6").top("VD8");
    go(other, Act::to_town);
    other.answer(A, Act::recruit, "VD8");
    other.until(Question::laboratory, A);
    other.answer(A, Act::lay, "VD4");
    EXPECT_EQ(other.at(graveyard), "") << "not that very card";
    Scene stolen;
    stolen.igor(A, "VSK").put(town, "VH6").hand(B, "VSJ").top("VD8");
    stolen.start(Step::igor_begin);
    stolen.answer(A, Act::to_town);
    stolen.answer(A, Act::recruit, "VD8");
    stolen.answer(B, {.act = Act::play, .card = Card::vsj, .use = Use::steal});
    stolen.answer(A, Act::pass);
    ASSERT_EQ(stolen.hand(B), "VD8 VSJ");
    stolen.until(Question::laboratory, B);
    stolen.answer(B, Act::lay, "VD8");
    EXPECT_EQ(stolen.at(graveyard), "");
}

// ---- Graveyard

TEST(MonsterFaireErrandRulings, MON_064_asked_in_play_order_until_one_says_yes_and_a_rogue_never) {
    Scene s(4);
    s.igor(A, "VCJ").living(B, "BD2 BH2").living(C, "BD3 BH3").living(D, "BD4 BH4");
    s.table.is_clockwise = false;
    s.table.in_graveyard = SeatSet::only(B).with(C).with(D);
    go(s, Act::to_graveyard);
    ASSERT_TRUE(s.is_asked(Question::drive_off, D)) << "play goes anticlockwise";
    s.answer(D, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::drive_off, C));
    s.answer(C, Act::yes);
    EXPECT_EQ(s.last(EventKind::scared_off).to, C) << "B is not asked any more";
    EXPECT_EQ(s.at(graveyard), "") << "nothing is drawn";
    Scene rogue;
    rogue.igor(A, "VCJ").living(B, "BD2 BH2").living(C, "BD3 BH3");
    rogue.table.in_graveyard = SeatSet::only(B).with(C);
    rogue.table.rogue = rogue.table.out = SeatSet::only(C);
    rogue.table.exits[C] = 1;
    go(rogue, Act::to_graveyard);
    EXPECT_EQ(rogue.last(EventKind::scared_off).to, C) << "without a question";
}
TEST(MonsterFaireErrandRulings, MON_070_only_a_higher_card_catches_him) {
    for (const auto& [igor, met, is_caught] : {std::tuple{"VHJ", "VS3", false},
                                               {"VHJ", "VS4", true},
                                               {"VHK", "VDK", false},
                                               {"VHK", "VRJ", true}}) {
        Scene s;
        s.igor(A, igor).put(graveyard, "BC5").top("BSQ").top(met);
        go(s, Act::to_graveyard);
        EXPECT_EQ(s.last(EventKind::met).card, cards_of(met).front());
        EXPECT_EQ(s.is_asked(Question::caught, A), is_caught) << igor << ' ' << met;
        if (is_caught) continue;
        EXPECT_EQ(s.hand(A), "BC5");
        EXPECT_EQ(s.discards(), met) << "MON-072";
    }
}

// ---- visits

TEST(MonsterFaireErrandRulings, MON_083_a_visitor_is_never_offered_an_attack_but_at_dinner) {
    Scene s;
    s.igor(A, "VRJ").living(A, "BD9 BH9").hand(A, "VC9").igor(B, "VSJ").hand(B, "BD7");
    s.start(Step::igor_phase);
    s.answer(A, {.act = Act::visit, .seat = B});
    EXPECT_EQ(s.acts(A), "pass carry");
    s.answer(A, Act::carry, "VC9");
    EXPECT_EQ(s.acts(A), "request");
    s.answer(A, {.act = Act::request, .request = Request::anything});
    s.answer(B, Act::receive);
    s.answer(B, Act::offer, "BD7");
    EXPECT_EQ(s.acts(A), "pass yes") << "he may refuse, not fight";
    s.answer(A, Act::pass);
    EXPECT_FALSE(s.was_told(EventKind::fought));
    Scene dinner;
    dinner.igor(A, "VRJ").igor(B, "VSJ");
    dinner.table.dines_with[A] = B;
    dinner.start(Step::igor_phase);
    dinner.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    EXPECT_TRUE(dinner.is_asked(Question::brawl, A));
}
TEST(MonsterFaireErrandRulings, MON_079_MON_083_all_hear_of_a_visitor_attacked_before_any_draw) {
    Scene s;
    s.igor(A, "VCK").hand(A, "BH8").igor(B, "BDQ").laboratory(B, "VD5").living(B, "BD2 BH3").top("VS3");
    visit(s, "BH8");
    s.answer(B, Act::attack_monster);
    EXPECT_EQ(s.last(EventKind::attacked_visitor).pile, Pile::monster);
    EXPECT_EQ(s.last(EventKind::attacked_visitor).seat, B);
    EXPECT_EQ(s.last(EventKind::attacked_visitor).to, A);
    EXPECT_TRUE(s.knows(C, "BH3")) << "doing so reveals it (MON-102)";
    EXPECT_EQ(s.count(EventKind::fight_card), 0);
    ASSERT_TRUE(s.is_asked(Question::fight_deck, A));
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fought).count, 10);
    EXPECT_EQ(s.last(EventKind::fought).rival, 5) << "a Monster draws nothing (MON-098)";
    EXPECT_EQ(s.monster(B), "BD2") << "MON-100";
    EXPECT_EQ(s.hand(A), "BH8");
}
TEST(MonsterFaireErrandRulings,
     MON_091_the_visitor_draws_first_and_the_cards_are_discarded_after_the_comparison) {
    Scene s;
    s.igor(A, "VCK").igor(B, "BDQ").top("VS3 VH6");
    visit(s);
    s.answer(B, Act::attack_igor);
    ASSERT_TRUE(s.is_asked(Question::fight_deck, A));
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.at(played), "VS3");
    EXPECT_EQ(s.discards(), "") << "not before both have drawn";
    ASSERT_TRUE(s.is_asked(Question::fight_deck, B));
    s.answer(B, from(Deck::villagers));
    EXPECT_EQ(s.discards(), "VS3 VH6");
}
TEST(MonsterFaireErrandRulings, MON_091_hands_of_igor_cards_go_round_once_for_each_side) {
    Scene s;
    s.igor(A, "VCQ").igor(B, "VSJ").hand(A, "VDJ").hand(B, "BHJ");
    s.deck(Deck::villagers, "", laboratory_of(C)).deck(Deck::parts, "", graveyard);
    visit(s);
    s.answer(B, Act::attack_igor);
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(s.count(EventKind::hands_emptied), 1);
    EXPECT_EQ(s.size(hand_of(A)), 2) << "both Igor cards, and no number: A adds nothing";
    ASSERT_TRUE(s.is_asked(Question::fight_deck, B)) << "once for B as well: " << s.question();
    s.answer(B, from(Deck::villagers));
    EXPECT_EQ(s.count(EventKind::hands_emptied), 2);
    EXPECT_EQ(s.last(EventKind::fought).count, 5);
    EXPECT_EQ(s.last(EventKind::fought).rival, 3);
}
TEST(MonsterFaireErrandRulings, MON_095_only_possible_spoils_are_offered) {
    const auto win = [](Scene& s, const char* king) {
        visit(s);
        s.answer(B, Act::attack_igor);
        s.answer(A, from(Deck::villagers));
        if (*king != 0) s.answer(B, Act::defend, king);
        s.answer(B, from(Deck::villagers));
    };
    Scene no_igor;
    no_igor.igor(A, "VRJ").laboratory(B, "VD5 VCJ VHK").top("VD9 VD1");
    win(no_igor, "VHK");
    EXPECT_EQ(no_igor.acts(A), "trash");
    no_igor.answer(A, Act::trash);
    EXPECT_EQ(no_igor.laboratory(B), "VD5") << "a Defender on top is trashed like Equipment";
    Scene no_pile;
    no_pile.igor(A, "VRJ").igor(B, "VSJ").top("VD9 VD1");
    win(no_pile, "");
    EXPECT_EQ(no_pile.acts(A), "knock_out");
    Scene neither;
    neither.igor(A, "VRJ").laboratory(B, "VHK").hand(A, "VC2").top("VD9 VD1");
    win(neither, "VHK");
    EXPECT_EQ(neither.last(EventKind::fought).count, 18);
    EXPECT_NE(neither.table.question, Question::spoils) << "nothing happens";
    EXPECT_EQ(neither.table.igors_down[B], 0);
}
// The list of what was seen entering a hand says what was seen, not that it is still there; it outlasts the errand.
TEST(MonsterFaireErrandRulings,
     MON_077_MON_082_what_was_seen_stays_noted_when_another_card_of_its_back_travels) {
    Scene s;
    s.igor(A, "VCK").hand(A, "VC9").put(town, "VD7");
    s.cards.move(Card::vd7, hand_of(A));  // as a recruit, seen by all
    Notes notes;
    const auto look = [&] { take_note(s.rules, view_for<Game>(s.state, C), notes); };
    look();
    visit(s, "VC9");
    EXPECT_FALSE(s.knows(C, "VD7")) << "it may be V♦7 that travels";
    look();
    s.answer(B, Act::turn_away);
    look();
    EXPECT_EQ(s.hand(A), "VD7 VC9");
    ASSERT_EQ(notes.seen.size(), 1);
    EXPECT_EQ(notes.seen[0], (Glimpse{.card = Card::vd7, .seat = A}));
}

// ---- brawls and counters

TEST(MonsterFaireErrandRulings, MON_279_MON_280_a_brawl_is_told_and_the_host_adds_the_better_of_two) {
    Scene s;
    s.igor(A, "VCK").igor(B, "VHJ").top("VS4 VD5 VH9");
    s.table.dines_with[A] = B;
    s.start(Step::igor_phase);
    s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    s.answer(A, Act::yes);
    EXPECT_EQ(s.last(EventKind::brawled).seat, A);
    EXPECT_EQ(s.last(EventKind::brawled).to, B);
    s.answer(A, from(Deck::villagers));
    s.answer(B, from(Deck::villagers));
    ASSERT_TRUE(s.is_asked(Question::fight_deck, B)) << "a second card";
    s.answer(B, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fought).count, 11);
    EXPECT_EQ(s.last(EventKind::fought).rival, 12) << "3 and 9, not 5 and 9";
    EXPECT_EQ(s.table.igors_down[A], 1);
    EXPECT_EQ(s.discards(), "VS4 VD5 VH9");
}
TEST(MonsterFaireErrandRulings, MON_264_MON_265_a_counter_is_told_with_the_pile_it_came_from) {
    for (const bool is_defender : {true, false}) {
        Scene s;
        s.laboratory(A, "VD4 BHJ VC2").hand(A, "VS2 BCQ").hand(B, "VCJ");
        s.table.turn.window = 1;
        begin(s, Step::window);
        s.answer(B, {.act = Act::play, .card = Card::vcj, .use = Use::steal});
        EXPECT_EQ(s.cards_offered(A, Act::counter), "BCQ BHJ") << "hand and Defenders";
        s.answer(A, Act::counter, is_defender ? "BHJ" : "BCQ");
        const Event& told = s.last(EventKind::countered);
        EXPECT_EQ(told.pile, is_defender ? Pile::laboratory : Pile::hand);
        EXPECT_EQ(told.place, is_defender ? 1 : 0);
        EXPECT_EQ(told.other, Card::vcj);
        EXPECT_EQ(s.at(counters_of(A)), is_defender ? "BHJ" : "BCQ");
        EXPECT_EQ(s.discards(), "VCJ");
        EXPECT_EQ(s.laboratory(A), is_defender ? "VD4 VC2" : "VD4 BHJ VC2");
    }
}

}  // namespace
}  // namespace fg::mon
