// SPDX-License-Identifier: Apache-2.0
// The Wine Cellar (MON-390 to MON-399).
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

const Options wine = with(&Options::rule_wine_cellar);

void set_up(Scene& s) {
    s.state = {};
    Log log{s.told};
    Play<ScriptedChance, Log>{s.rules, s.state, s.chance, log}.set_up();
}
void visit(Scene& s, const std::string& card) {
    s.start(Step::igor_action);
    s.answer(A, {.act = Act::visit, .seat = B});
    if (!card.empty()) s.answer(A, Act::carry, card);
    s.answer(A, {.act = Act::request, .request = Request::anything});
}
void guest_comes(Scene& s) {
    s.table.active = B;
    s.table.dines_with[B] = A;
    s.start(Step::igor_begin);
    s.answer(B, {.act = Act::forgo, .phase = Phase::monster});
}
TEST(MonsterFaireWine, MON_390_MON_391_a_cellar_in_each_manor) {
    Options options = wine;
    options.first_player = FirstPlayer::random;
    Scene s(3, options);
    set_up(s);
    s.answer(s.table.first, Act::clockwise);
    for (Seat seat : EachSeat{3}) {
        ASSERT_EQ(s.size(cellar_of(seat)), 1);
        const Card card = s.cards.top(cellar_of(seat));
        EXPECT_EQ(deck_of(card), Deck::villagers);
        EXPECT_TRUE(s.cards.knows(seat, card));
        EXPECT_FALSE(s.cards.is_public(card));
    }
    EXPECT_EQ(s.size(deck_at(Deck::villagers)), 54 - 3 - 3 - 1);
}
TEST(MonsterFaireWine, S_MON_84_MON_392_MON_396_MON_397_MON_399_a_drunk_igor) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH6").igor(A, "VCQ").hand(A, "VD9");
    visit(s, "VD9");
    s.answer(B, Act::ply);
    EXPECT_EQ(s.hand(B), "VD9");
    EXPECT_TRUE(s.table.cellar_up.has(B));
    EXPECT_TRUE(s.knows(C, "VH6"));
    EXPECT_EQ(s.table.igors_down[A], 0);
    EXPECT_FALSE(s.is_asked(Question::door, B));
}
TEST(MonsterFaireWine, MON_393_if_plying_fails_the_door_is_asked_again) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH5").igor(A, "VCQ").hand(A, "VD9 VS7").monster(B, "BD1");
    visit(s, "VD9");
    s.answer(B, Act::ply);  // 5 does not exceed 5
    ASSERT_TRUE(s.is_asked(Question::door, B));
    EXPECT_FALSE(s.is_offered(B, Act::ply));
    s.answer(B, Act::receive);
    EXPECT_TRUE(s.is_asked(Question::reply, B));  // no snooping
}
TEST(MonsterFaireWine, S_MON_84_MON_394_MON_395_snooping) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH6").igor(A, "VCQ").hand(A, "VD9 VS7").monster(B, "BD1 BH2");
    visit(s, "VD9");
    s.answer(B, Act::receive);
    ASSERT_TRUE(s.is_asked(Question::snoop, A));
    s.answer(A, Act::discard, "VS7");
    s.answer(A, {.act = Act::snoop, .pile = Pile::monster, .place = 1});
    ASSERT_TRUE(s.is_asked(Question::cellar, B));
    s.answer(B, Act::yes);
    EXPECT_TRUE(s.knows(A, "BH2"));
    EXPECT_FALSE(s.knows(C, "BH2"));
    EXPECT_FALSE(s.knows(A, "BD1"));
    EXPECT_EQ(s.discards(), "VS7");
    EXPECT_TRUE(s.is_asked(Question::reply, B));
}
TEST(MonsterFaireWine, MON_394_a_cellar_as_high_spoils_the_look) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH7").igor(A, "VCQ").hand(A, "VD9 VS7").monster(B, "BD1");
    visit(s, "VD9");
    s.answer(B, Act::receive);
    s.answer(A, Act::discard, "VS7");
    s.answer(A, {.act = Act::snoop, .pile = Pile::monster, .place = 0});
    s.answer(B, Act::yes);
    EXPECT_FALSE(s.knows(A, "BD1"));
    EXPECT_TRUE(s.was_told(EventKind::snoop_failed));
    Scene shut(3, wine);
    shut.put(cellar_of(B), "VH7").igor(A, "VCQ").hand(A, "VD9 VS7").monster(B, "BD1");
    visit(shut, "VD9");
    shut.answer(B, Act::receive);
    shut.answer(A, Act::discard, "VS7");
    shut.answer(A, {.act = Act::snoop, .pile = Pile::monster, .place = 0});
    shut.answer(B, Act::pass);  // the Cellar stays shut
    EXPECT_TRUE(shut.knows(A, "BD1"));
}
TEST(MonsterFaireWine, MON_395_an_open_cellar_is_not_asked_for) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH7").igor(A, "VCQ").hand(A, "VD9 VS7").monster(B, "BD1");
    s.table.cellar_up.add(B);
    s.cards.show_all(Card::vh7);
    visit(s, "VD9");
    s.answer(B, Act::receive);
    s.answer(A, Act::discard, "VS7");
    s.answer(A, {.act = Act::snoop, .pile = Pile::monster, .place = 0});
    EXPECT_TRUE(s.was_told(EventKind::snoop_failed));
    EXPECT_TRUE(s.is_asked(Question::reply, B));
}
TEST(MonsterFaireWine, MON_395_in_an_active_laboratory_a_defender_whom_all_know_counts_as_face_up) {
    const auto places_offered = [](bool is_active, const char* known) {
        Scene s(3, wine);
        s.igor(A, "VCQ").hand(A, "VD9 VS7").laboratory(B, "VD1 BHQ BDJ");
        for (const Card card : cards_of(known)) s.cards.show_all(card);
        if (is_active) s.table.active_laboratory.add(B);
        visit(s, "VD9");
        s.answer(B, Act::receive);
        std::string places;
        if (!s.is_asked(Question::snoop, A)) return places;
        s.answer(A, Act::discard, "VS7");
        for (const Choice& choice : s.offers_of(A)) places += std::to_string(choice.place);
        return places;
    };
    EXPECT_EQ(places_offered(true, "VD1"), "12");
    EXPECT_EQ(places_offered(true, "VD1 BHQ"), "2");
    EXPECT_EQ(places_offered(true, "VD1 BHQ BDJ"), "") << "nothing lies face down: A is not asked";
    EXPECT_EQ(places_offered(false, "VD1 BHQ"), "012") << "an inactive one lies face down as a whole";
}
TEST(MonsterFaireWine, MON_130_MON_394_a_queen_stops_a_snooping_igor) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH2").igor(A, "VCQ").hand(A, "VD9 VS7").laboratory(B, "VD1 BHQ");
    visit(s, "VD9");
    s.answer(B, Act::receive);
    s.answer(A, Act::discard, "VS7");
    s.answer(A, {.act = Act::snoop, .pile = Pile::laboratory, .place = 0});
    s.answer(B, Act::defend, "BHQ");
    EXPECT_FALSE(s.knows(A, "VD1"));
    EXPECT_EQ(s.discards(), "VS7 BHQ");
}
TEST(MonsterFaireWine, MON_393_without_cargo_the_visitor_may_be_received_and_dismissed) {
    Scene s(3, wine);
    s.put(cellar_of(B), "VH2").igor(A, "VCQ").hand(B, "VD1");
    visit(s, "");
    EXPECT_EQ(s.acts(B), "turn_away receive ply");
    s.answer(B, Act::receive);
    ASSERT_TRUE(s.is_asked(Question::reply, B));
    EXPECT_EQ(s.acts(B), "dismiss");
    Scene gone(3, wine);
    gone.igor(A, "VCQ");
    visit(gone, "");
    EXPECT_FALSE(gone.is_offered(B, Act::ply));  // no Cellar
}
TEST(MonsterFaireWine, MON_395_MON_396_MON_398_MON_399_a_drunk_guest_shows_the_hand) {
    Scene s(3, wine);
    s.put(cellar_of(A), "VH6").hand(B, "VS5 BD3 VD1");
    guest_comes(s);
    ASSERT_TRUE(s.is_asked(Question::ply, A));
    s.answer(A, Act::yes);
    ASSERT_TRUE(s.is_asked(Question::guest_card, B));
    s.answer(B, Act::discard, "VS5");  // 6 exceeds 5
    ASSERT_TRUE(s.is_asked(Question::take_card, A));
    EXPECT_TRUE(s.knows(A, "BD3"));
    EXPECT_FALSE(s.knows(C, "BD3"));
    s.answer(A, Act::take, "BD3");
    EXPECT_EQ(s.hand(A), "BD3");
    EXPECT_EQ(s.hand(B), "VD1");
    EXPECT_TRUE(s.is_asked(Question::free_action, A));  // dinner goes on
}
TEST(MonsterFaireWine, MON_399_a_good_card_keeps_a_guest_sober) {
    Scene s(3, wine);
    s.put(cellar_of(A), "VH6").hand(B, "VS6 BD3").monster(A, "BS1").hand(A, "VD1");
    guest_comes(s);
    s.answer(A, Act::yes);
    s.answer(B, Act::discard, "VS6");
    EXPECT_TRUE(s.was_told(EventKind::sober));
    EXPECT_TRUE(s.is_asked(Question::critique, B));  // no snooping after plying
    Scene none(3, wine);
    none.put(cellar_of(A), "VH1").hand(B, "BD3");
    guest_comes(none);
    none.answer(A, Act::yes);
    none.answer(B, Act::pass);  // no card counts 0
    EXPECT_TRUE(none.was_told(EventKind::drunk));
}
TEST(MonsterFaireWine, MON_395_a_guest_snoops_in_person_before_the_critique) {
    Scene s(3, wine);
    s.put(cellar_of(A), "VH6").hand(B, "VS7 BD3").laboratory(A, "VD9 BHQ");
    guest_comes(s);
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::snoop, B));
    s.answer(B, Act::discard, "VS7");
    s.answer(B, {.act = Act::snoop, .pile = Pile::laboratory, .place = 0});
    EXPECT_FALSE(s.is_offered(A, Act::defend));  // a Queen works against Igors only
    s.answer(A, Act::pass);
    EXPECT_TRUE(s.knows(B, "VD9"));
    EXPECT_TRUE(s.is_asked(Question::critique, B));
}

}  // namespace
}  // namespace fg::mon
