// SPDX-License-Identifier: Apache-2.0
// What stands around the rules: windows that can be passed, what a sage makes of the notes on strategy, who made the game.
#include "games/monster_faire/advice.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "games/monster_faire/pace.h"
#include "games/monster_faire/scene_test.h"
#include "games/monster_faire/text.h"

namespace fg::mon {
namespace {

Choice advised(const Scene& scene, Seat seat) {
    Offers offers;
    offer(scene.rules, seen_of(scene.state, seat), offers);
    FastChance chance(3);
    return Advice::advise(scene.rules, view_of(scene.state, seat), offers, chance);
}

TEST(MonsterFaireAdvice, MON_401_windows_are_passed_by_who_cannot_answer_and_left_out_with_an_empty_hand) {
    const auto is_visit = [](const Window& window) {
        return window.question == name_of(Question::visit_card);
    };
    EXPECT_TRUE(std::any_of(std::begin(windows), std::end(windows), is_visit));
    Scene s;
    s.hand(B, "").hand(C, "VD2");
    s.table.turn.window = 1;
    s.start(Step::window);
    ASSERT_TRUE(s.is_asked(Question::visit_card, C));  // B's empty hand is public, what C holds is not
    EXPECT_EQ(s.offers_of(C).front().act, Act::pass);
}

TEST(MonsterFaireAdvice, MON_401_a_face_card_or_joker_in_hand_is_worth_being_asked_for) {
    for (const Window& window : windows) EXPECT_EQ(window.unless, "a face card or Joker") << window.question;
    const auto is_worth_asking = [](const std::string& hand) {
        Scene s;
        s.hand(B, hand).igor(B, "VDK").laboratory(B, "VSQ");
        return Text::is_worth_asking(s.rules, seen_of(s.state, B));
    };
    for (const char* hand : {"", "VD10", "BC3 VS9 BH10"}) EXPECT_FALSE(is_worth_asking(hand)) << hand;
    for (const char* hand : {"VCJ", "BSQ VD2", "VD2 VHK", "BRJ", "VBJ"})
        EXPECT_TRUE(is_worth_asking(hand)) << hand;
}
TEST(MonsterFaireAdvice, MON_402_a_sage_gets_an_igor_before_anything_else) {
    for (const char* igor : {"VDJ", "BSQ", "VHK", "BRJ"}) {
        Scene s;
        s.hand(A, std::string(igor) + " VD4 BC3").start(Step::igor_phase);
        EXPECT_EQ(advised(s, A).act, Act::hire) << igor;
    }
}
TEST(MonsterFaireAdvice, MON_402_a_sage_brings_a_whole_monster_to_life) {
    Scene s;
    s.igor(A, "VSK")
        .laboratory(A, "VD8 VH8 VC8 VS8")
        .monster(A, "BD5 BH5 BC5 BS5")
        .start(Step::monster_phase);
    EXPECT_EQ(advised(s, A).act, Act::give_life);
}

// Who is how far, for studies: a living Monster above all, and nothing for who is out of the running.
TEST(MonsterFaireAdvice, standing_tells_a_living_monster_from_its_parts) {
    Scene s;
    s.laboratory(A, "VD10 VH10 VC10").living(A, "BD1 BH10 BC9").igor(A, "VDK").hand(A, "VS2");
    s.monster(B, "BD2 BH9 BH3").laboratory(B, "VD2").hand(B, "VS3 VS4");
    s.living(C, "BD3 BH8 BC6");
    const auto expect = [&](int a, int b, int c) {
        const PerSeat<i16> found = Game::standing(s.rules, s.state);
        EXPECT_EQ(found[A], a);
        EXPECT_EQ(found[B], b);
        EXPECT_EQ(found[C], c);
    };
    expect(20 + 10 + 3 + 1, 2 + 3 + 2, 17 + 10);
    s.table.faire = {.is_on = true, .entrants = s.table.living, .standing = SeatSet::only(C)};
    s.table.out.add(B);
    expect(0, 0, 17 + 10);
}

// ---- restraint: a Faire needs everybody's Monster (MON-293)

// A and B live; only C may still be building.
TEST(MonsterFaireAdvice, MON_402_a_sage_lays_no_second_part_of_a_suit_before_every_other_monster_lives) {
    for (const bool do_others_live : {false, true}) {
        Scene s;
        s.igor(A, "VSK").laboratory(A, "VD8 VH8 VC8 VS8").living(A, "BD5 BH5 BC5 BS5").hand(A, "BH7");
        s.laboratory(B, "VD9").laboratory(C, "VH9").living(B, "BD3 BH3 BC3 BS3");
        if (do_others_live) s.living(C, "BD2 BH2 BC2 BS2");
        s.start(Step::laboratory_action);
        ASSERT_TRUE(s.is_offered(A, {.act = Act::lay, .card = Card::bh7}));
        EXPECT_EQ(advised(s, A).act, do_others_live ? Act::lay : Act::pass) << do_others_live;
    }
}
TEST(MonsterFaireAdvice, MON_402_whoever_builds_lays_what_is_missing_not_more_of_the_same) {
    Scene s;
    s.igor(A, "VSK").laboratory(A, "VD8 VH8 VC8 VS8").monster(A, "BD5 BH5 BC5").hand(A, "BC8 BS2");
    s.start(Step::laboratory_action);
    ASSERT_TRUE(s.is_offered(A, {.act = Act::lay, .card = Card::bc8}));
    EXPECT_EQ(advised(s, A), (Choice{.act = Act::lay, .card = Card::bs2}));
}

// ---- parts that nobody else can find are lectured away (MON-246)

// B's window on A's turn.
Choice advised_in_window(const std::string& monster, const std::string& hand, bool lives) {
    Scene s;
    s.laboratory(B, "VD8 VH8 VC8 VS8").hand(B, hand);
    if (lives)
        s.living(B, monster);
    else
        s.monster(B, monster);
    s.table.turn.window = 1;
    s.start(Step::window);
    EXPECT_TRUE(s.is_asked(Question::visit_card, B));
    return advised(s, B);
}
TEST(MonsterFaireAdvice, MON_402_a_sage_lectures_with_a_part_it_cannot_use) {
    const Choice lecture = advised_in_window("BD5 BH5 BC5 BS5", "BD7", true);
    EXPECT_EQ(lecture.card, Card::bd7) << "it lives, and others still look for one";
    EXPECT_EQ(advised_in_window("BD5 BH5", "BD7", false).card, Card::bd7) << "it has its torso";
}
TEST(MonsterFaireAdvice, MON_402_a_sage_keeps_what_it_still_needs) {
    EXPECT_EQ(advised_in_window("BD5 BH5", "BC7", false).act, Act::pass);
    EXPECT_EQ(advised_in_window("BD5 BH5 BC5 BS5", "VD7", true).act, Act::pass) << "Equipment is no part";
}

// ---- spoiling and fighting

// Everybody has seen it before (MON-154).
void reveal(Scene& s, Seat seat) {
    s.table.revealed.add(seat);
    for (const Card part : s.cards.cards_in(monster_of(seat))) s.cards.show_all(part);
}

TEST(MonsterFaireAdvice, MON_402_a_sage_spoils_a_monster_far_ahead_of_its_own_and_no_other) {
    const auto spoils = [](const std::string& rival) {
        Scene s;
        s.laboratory(B, "VD8 VH8 VC8 VS8").living(B, "BD5 BH5 BC5 BS5").hand(B, "VBJ");
        s.laboratory(A, "VD10 VH10 VC10 VS10").living(A, rival);
        reveal(s, A);
        s.table.turn.window = 1;
        s.start(Step::window);
        EXPECT_TRUE(s.is_asked(Question::visit_card, B));
        return advised(s, B).use == Use::dismantle_monster;
    };
    EXPECT_TRUE(spoils("BD10 BH10 BC9 BS9"));
    EXPECT_FALSE(spoils("BD4 BH4 BC4 BS4"));
}
TEST(MonsterFaireAdvice, MON_402_a_sage_fights_in_town_where_it_is_the_stronger) {
    const auto fights = [](const std::string& rival) {
        Scene s;
        s.laboratory(A, "VD8 VH8 VC8 VS8").living(A, "BD6 BH6 BC6 BS6").hand(A, "VD2");
        s.laboratory(B, "VD9 VH9 VC9 VS9").living(B, rival);
        reveal(s, B);
        s.table.in_town.add(B);
        s.start(Step::monster_phase);
        EXPECT_TRUE(s.is_offered(A, {.act = Act::fight, .seat = B}));
        return advised(s, A).act == Act::fight;
    };
    EXPECT_TRUE(fights("BD2 BH2 BC2 BS2"));
    EXPECT_FALSE(fights("BD7 BH7 BC7 BS7"));
}
TEST(MonsterFaireAdvice, MON_402_a_sages_monster_meets_a_visiting_igor_it_is_sure_to_beat) {
    const auto attacks = [](const std::string& monster) {
        Scene s;
        s.igor(A, "VDJ").hand(A, "VD4").laboratory(B, "VD8 VH8 VC8 VS8").living(B, monster);
        s.start(Step::igor_action);
        s.answer(A, {.act = Act::visit, .seat = B});
        s.until(Question::door, B);
        return advised(s, B).act == Act::attack_monster;
    };
    EXPECT_TRUE(attacks("BD6 BH6 BC6 BS6"));
    EXPECT_FALSE(attacks("BD1 BH1 BC1 BS1"));
}

// ---- what it all comes to

// A game of sages: whether the Faire opened before the last round.
bool opens_in_time(int players, u64 seed) {
    const Rules rules = make_rules(players, {}, {});
    FastChance chance(seed);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    while (state.table.ending == Ending::none && !state.table.faire.is_on) {
        const Seat seat = state.round.owing.lowest();
        Offers offers;
        offer(rules, seen_of(state, seat), offers);
        const Choice choice =
            offers.size() == 1 ? offers[0] : Advice::advise(rules, view_of(state, seat), offers, chance);
        Game::apply(rules, state, seat, choice, chance, silence);
    }
    return state.table.faire.is_on && state.table.round < rules.options.faire_deadline;
}
TEST(MonsterFaireAdvice, MON_344_nine_games_of_sages_in_ten_reach_the_faire_before_the_deadline) {
    constexpr int games = 100;
    for (int players = min_players; players <= max_players; ++players) {
        int in_time = 0;
        for (int game = 0; game < games; ++game)
            in_time += opens_in_time(players, static_cast<u64>(1000 * players + game));
        EXPECT_GE(in_time, games * 9 / 10) << players << " players";
    }
}

TEST(MonsterFaireAdvice, MON_404_its_maker_is_named) {
    std::ifstream file("NOTICE");
    const std::string notice((std::istreambuf_iterator<char>(file)), {});
    EXPECT_NE(notice.find("Scott Wylie Roberts, (c) 2009"), std::string::npos);
    EXPECT_NE(notice.find("Monster Faire"), std::string::npos);
}

}  // namespace
}  // namespace fg::mon
