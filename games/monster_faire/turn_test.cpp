// SPDX-License-Identifier: Apache-2.0
// The turn: MON-028 to MON-044, MON-325 to MON-334, MON-344 to MON-346.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

constexpr Choice draw_v{.act = Act::draw, .deck = Deck::villagers},
    draw_b{.act = Act::draw, .deck = Deck::parts};
constexpr Choice skip(int phases) { return {.act = Act::skip, .count = static_cast<u8>(phases)}; }

TEST(MonsterFaireTurn, MON_029_MON_037_MON_346_five_phases_in_which_nothing_must_be_done) {
    Scene scene;
    scene.hand(A, "VD3").igor(A, "VSJ").monster(A, "BD3").start(Step::begin_turn);
    std::vector<Question> asked;
    while (scene.table.active == A) {
        asked.push_back(scene.table.question);
        const bool is_skip = scene.table.question == Question::skip;
        scene.answer(A, is_skip ? skip(0) : Choice{.act = Act::pass});
    }
    EXPECT_EQ(asked, (std::vector{Question::draw, Question::skip, Question::igor, Question::laboratory,
                                  Question::monster, Question::invite}));
}
TEST(MonsterFaireTurn, MON_030_before_the_draw_phase) {
    Scene scene;
    scene.igor(A, "VSJ").living(A, "BD3 BH4").put(counters_of(A), "BHJ").hand(B, "VDK");
    scene.table.absent.add(A);
    scene.table.in_graveyard.add(A);
    scene.table.igors_down[A] = 1;
    scene.start(Step::begin_turn);
    EXPECT_TRUE(scene.is_asked(Question::draw, A)) << "no window before";
    EXPECT_FALSE(scene.table.absent.has(A));
    EXPECT_FALSE(scene.table.in_graveyard.has(A));
    EXPECT_EQ(scene.table.igors_down[A], 0);
    EXPECT_EQ(scene.at(counters_of(A)), "");
    EXPECT_EQ(scene.discards(), "BHJ");
    std::vector<EventKind> kinds;
    for (const Told& told : scene.told) kinds.push_back(told.event.kind);
    EXPECT_EQ(kinds, (std::vector{EventKind::turn_began, EventKind::came_back, EventKind::monster_home,
                                  EventKind::igor_woke, EventKind::discarded}));
}
TEST(MonsterFaireTurn, MON_031_MON_032_MON_038_a_card_from_either_deck_into_the_hand) {
    Scene scene;
    scene.hand(A, "VD1 VD2 VD3 VD4 VD5 VD6 VD7 VD8 VD9 VD10 VH1 VH2").top("VC5").start(Step::begin_turn);
    EXPECT_EQ(scene.offers_of(A), (std::vector{draw_v, draw_b, Choice{.act = Act::pass}}));
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.size(hand_of(A)), 13) << "there is no hand limit";
    EXPECT_TRUE(scene.knows(A, "VC5"));
    EXPECT_FALSE(scene.knows(B, "VC5"));
    EXPECT_EQ(scene.last(EventKind::drew).deck, Deck::villagers);
}
TEST(MonsterFaireTurn, S_MON_04_MON_033_MON_034_MON_036_skip_three) {
    Scene scene;
    scene.igor(A, "VSK").living(A, "BD3 BH4 BC2 BS2").hand(B, "VHQ VDK VC4").top("VD2 BC5 BC6 VD3");
    scene.start(Step::begin_turn);
    scene.answer(A, draw_v);
    scene.answer(A, skip(3));
    EXPECT_EQ(scene.size(hand_of(A)), 1) << "announced before any extra card";
    scene.answer(A, draw_b);
    scene.answer(A, draw_b);
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.hand(A), "VD2 BC5 BC6 VD3");
    ASSERT_TRUE(scene.is_asked(Question::visit_card, B));
    EXPECT_EQ(scene.table.turn.window, 4) << "the only window";
    EXPECT_EQ(scene.cards_offered(B, Act::play), "VC4") << "neither Queen nor King can name a phase";
    scene.answer(B, Act::pass);
    EXPECT_TRUE(scene.is_asked(Question::invite, A)) << "no Igor, Laboratory or Monster phase";
}
TEST(MonsterFaireTurn, S_MON_05_MON_035_skip_and_stop_early) {
    Scene scene;
    scene.igor(A, "VSK").living(A, "BD3 BH4").top("VD2").start(Step::begin_turn);
    scene.answer(A, Act::pass);
    scene.answer(A, skip(2));
    scene.answer(A, draw_v);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.hand(A), "VD2");
    ASSERT_TRUE(scene.is_asked(Question::igor, A));
    scene.answer(A, Act::pass);
    EXPECT_TRUE(scene.is_asked(Question::invite, A)) << "declining a card restores no phase";
}
TEST(MonsterFaireTurn, S_MON_06_no_other_skips) {
    Scene scene;
    scene.start(Step::begin_turn);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.offers_of(A), (std::vector{skip(0), skip(1), skip(2), skip(3)}));
    scene.answer(A, skip(1));
    EXPECT_TRUE(scene.table.turn.left_out.has(Phase::monster));
    EXPECT_FALSE(scene.table.turn.left_out.has(Phase::laboratory));
}
TEST(MonsterFaireTurn, MON_039_MON_040_cards_are_discarded_when_they_are_used) {
    Scene scene;
    scene.laboratory(A, "VD3").hand(B, "VD9").start(Step::begin_turn);
    scene.pass_draw();
    scene.answer(B, {.act = Act::play, .card = Card::vd9, .use = Use::lecture});
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.laboratory(A), "");
    EXPECT_EQ(scene.size(discard_at(Deck::villagers)), 2) << "long before Housekeeping";
}
TEST(MonsterFaireTurn, MON_041_a_window_before_each_phase_that_is_played) {
    Scene scene;
    scene.igor(A, "VSK").monster(A, "BD3").hand(A, "VD3").hand(B, "VC4").start(Step::begin_turn);
    EXPECT_TRUE(scene.is_asked(Question::draw, A)) << "none before Draw";
    scene.pass_draw();
    std::vector<int> windows;
    while (scene.table.active == A) {
        if (scene.table.question == Question::visit_card) windows.push_back(scene.table.turn.window);
        scene.answer(scene.state.round.asked.lowest(), Act::pass);
    }
    EXPECT_EQ(windows, (std::vector{1, 2, 3, 4}));
}
TEST(MonsterFaireTurn, MON_042_a_single_window_after_the_draw_phase) {
    Options options;
    options.visit_windows = VisitWindows::once;
    Scene scene(3, options);
    scene.igor(A, "VSK").monster(A, "BD3").hand(A, "VD3").hand(B, "VC4").start(Step::begin_turn);
    scene.answer(A, Act::pass);
    scene.answer(A, skip(0));
    std::vector<int> windows;
    while (scene.table.active == A) {
        if (scene.table.question == Question::visit_card) windows.push_back(scene.table.turn.window);
        scene.answer(scene.state.round.asked.lowest(), Act::pass);
    }
    EXPECT_EQ(windows, std::vector{1});
}
TEST(MonsterFaireTurn, MON_043_despair_comes_before_the_other_checks) {
    Scene scene;
    scene.laboratory(B, "VD5").living(B, "BD3 BH4").laboratory(C, "VD6").living(C, "BD5 BH6");
    scene.table.gloated.add(A);
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.out.has(A));
    EXPECT_TRUE(scene.was_told(EventKind::faire_opened))
        << "without A everybody has a living Monster, and Town is empty";
}
TEST(MonsterFaireTurn, MON_044_who_has_run_away_does_nothing_more) {
    Scene scene;
    scene.igor(A, "VSK").hand(A, "VD3");
    scene.table.absent.add(A);
    scene.start(Step::laboratory_phase);
    EXPECT_EQ(scene.table.active, B);
    EXPECT_TRUE(scene.was_told(EventKind::turn_ended));
}

// ---- other ends

TEST(MonsterFaireTurn, S_MON_72_MON_325_MON_326_MON_334_last_intact_manor) {
    Scene scene;
    scene.laboratory(A, "VD5").monster(A, "BD3 BH4 BC2 BS2");
    scene.table.burnt = SeatSet::only(B).with(C);
    scene.start(Step::monster_step);
    scene.answer(A, Act::give_life);
    EXPECT_EQ(scene.table.ending, Ending::intact_manor) << "a win without Scholarship";
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));
}
TEST(MonsterFaireTurn, S_MON_73_rebuilt_in_time) {
    Scene scene;
    scene.laboratory(A, "VD5").living(A, "BD3 BH4 BC2 BS2").hand(C, "VH3");
    scene.table.burnt = SeatSet::only(B).with(C);
    scene.table.active = C;
    scene.start(Step::laboratory_action);
    scene.answer(C, Act::lay, "VH3");
    EXPECT_FALSE(scene.table.burnt.has(C));
    scene.until(Question::monster, A);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.table.ending, Ending::none);
}
TEST(MonsterFaireTurn, MON_326_also_if_the_monster_phase_is_skipped) {
    Scene scene;
    scene.laboratory(A, "VD5").living(A, "BD3 BH4 BC2 BS2");
    scene.table.burnt = SeatSet::only(B).with(C);
    scene.start(Step::begin_turn);
    scene.answer(A, Act::pass);
    scene.answer(A, skip(3));
    scene.until(Question::extra_draw, A);
    scene.answer(A, Act::pass);
    EXPECT_EQ(scene.table.ending, Ending::intact_manor);

    Scene poor;
    poor.laboratory(A, "VDQ").living(A, "BD3 BH4 BC2 BS2");
    poor.table.burnt = SeatSet::only(B).with(C);
    poor.start(Step::monster_over);
    EXPECT_EQ(poor.table.ending, Ending::none) << "a Defender is no Equipment";
}
TEST(MonsterFaireTurn, S_MON_74_MON_327_MON_328_MON_329_despair) {
    for (const bool is_recent : {true, false}) {
        Scene scene;
        scene.hand(A, "VD2").hand(C, "VD3").put(counters_of(B), "VHJ");
        scene.table.active = B;
        scene.table.gloated.add(B);
        if (!is_recent) scene.table.active = C;
        scene.start(is_recent ? Step::begin_turn : Step::next_turn);
        if (!is_recent) {  // another turn of B's goes by in between
            scene.until(Question::draw, B);
            scene.hand(B, "VD7");
            scene.until(Question::draw, C);
            scene.put(discard_at(Deck::villagers), "VD7");
            while (!scene.cards.is_empty(hand_of(B)))
                scene.cards.move(scene.cards.top(hand_of(B)),
                                 discard_at(deck_of(scene.cards.top(hand_of(B)))));
            scene.until(Question::draw, B);
        }
        scene.answer(B, Act::pass);
        scene.answer(B, skip(0));
        scene.until(Question::draw, C);
        EXPECT_EQ(scene.table.out.has(B), is_recent);
        EXPECT_EQ(scene.was_told(EventKind::despaired), is_recent);
    }
}
TEST(MonsterFaireTurn, MON_328_defenders_do_not_keep_despair_away) {
    Scene scene;
    scene.laboratory(A, "VDQ").put(counters_of(A), "VHJ");
    scene.table.gloated_before.add(A);
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.out.has(A));
    EXPECT_EQ(scene.laboratory(A), "");
    EXPECT_EQ(scene.at(counters_of(A)), "");
    EXPECT_EQ(scene.size(town) + scene.size(graveyard), 0);
}
TEST(MonsterFaireTurn, MON_330_despair_asks_for_no_mimed_exit) {
    Scene scene;
    scene.table.gloated.add(A);
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.was_told(EventKind::despaired));
    EXPECT_TRUE(scene.is_asked(Question::draw, B)) << "play goes on";
}
TEST(MonsterFaireTurn, S_MON_77_MON_331_MON_332_MON_333_last_one_left) {
    Scene scene;
    scene.igor(A, "VSK").laboratory(A, "VD5").monster(A, "BD3 BH4 BC2 BS2");
    scene.table.out = SeatSet::only(B).with(C);
    scene.table.exits[B] = 1, scene.table.exits[C] = 2;
    scene.start(Step::turn_over);
    EXPECT_EQ(scene.table.ending, Ending::none);
    scene.until(Question::monster, A);
    EXPECT_EQ(scene.table.solo_turns, 1);
    scene.answer(A, Act::give_life);
    EXPECT_EQ(scene.table.ending, Ending::last_one);
    EXPECT_EQ(scene.table.winners, SeatSet::only(A));

    Options options;
    options.last_standing = LastStanding::walkover;
    Scene walkover(3, options);
    walkover.table.out = SeatSet::only(B).with(C);
    walkover.table.exits[B] = 1, walkover.table.exits[C] = 2;
    walkover.start(Step::turn_over);
    EXPECT_EQ(walkover.table.ending, Ending::last_one);
}
TEST(MonsterFaireTurn, MON_332_ten_solo_turns_at_most) {
    Scene scene;
    scene.table.out = SeatSet::only(B).with(C);
    scene.table.exits[B] = 1, scene.table.exits[C] = 2;
    scene.start(Step::turn_over);
    while (scene.table.ending == Ending::none) scene.expire(A);
    EXPECT_EQ(scene.table.ending, Ending::unproven);
    EXPECT_EQ(scene.table.solo_turns, 10);
    EXPECT_TRUE(scene.table.winners.is_empty());

    Scene empty;
    empty.table.out = everybody(empty.rules);
    for (Seat seat : {A, B, C}) empty.table.exits[seat] = static_cast<u8>(1 + index_of(seat));
    empty.start(Step::checks);
    EXPECT_EQ(empty.table.ending, Ending::deserted);
}
TEST(MonsterFaireTurn, MON_332_MON_344_the_last_solo_turn_may_reach_the_deadline_as_well) {
    const auto last_solo_turn_in = [](int round, bool has_monster) {
        Scene scene;
        scene.table.out = SeatSet::only(B).with(C);
        scene.table.exits[B] = 1, scene.table.exits[C] = 2;
        if (has_monster) scene.living(A, "BD3 BH4");  // and no Igor: nothing is proven
        scene.table.solo_turns = 10;
        scene.table.round = static_cast<u8>(round);
        scene.start(Step::turn_over);
        const bool has_won = scene.table.winners == SeatSet::only(A);
        EXPECT_EQ(has_won, scene.table.ending == Ending::unopposed);
        return scene.table.ending;
    };
    EXPECT_EQ(last_solo_turn_in(39, true), Ending::unproven);
    EXPECT_EQ(last_solo_turn_in(40, true), Ending::unopposed) << "MON-344 is carried out instead";
    EXPECT_EQ(last_solo_turn_in(40, false), Ending::no_monsters);
}
TEST(MonsterFaireTurn, S_MON_76_MON_344_deadline) {
    Scene scene;
    scene.living(A, "BD3 BH4")
        .living(C, "BD5 BH6")
        .monster(B, "BC3")
        .put(town, "VD2 VH3 VC4")
        .hand(A, "VD9")
        .hand(C, "VC9");
    scene.table.active = C;
    scene.table.round = 40;
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.faire.is_on);
    EXPECT_EQ(scene.table.faire.entrants, SeatSet::only(A).with(C));
    EXPECT_EQ(scene.table.faire.opener, C);
    EXPECT_TRUE(scene.is_asked(Question::faire_pick, C)) << scene.question();
}
TEST(MonsterFaireTurn, MON_344_not_before_the_last_turn_of_the_round) {
    Scene scene;
    scene.living(A, "BD3 BH4").put(town, "VD2");
    scene.table.active = B;
    scene.table.round = 40;
    scene.start(Step::turn_over);
    EXPECT_FALSE(scene.table.faire.is_on);
    EXPECT_EQ(scene.table.active, C);
}
TEST(MonsterFaireTurn, S_MON_89_deadline_with_an_empty_seat) {
    Options options;
    options.faire_deadline = 10;
    Scene scene(3, options);
    scene.living(A, "BD3 BH4")
        .living(B, "BD5 BH6")
        .living(C, "BC3 BS3")
        .put(town, "VD2")
        .hand(A, "VD9")
        .hand(B, "VC9");
    scene.table.out = scene.table.rogue = scene.table.in_town = SeatSet::only(C);
    scene.table.exits[C] = 1;
    scene.table.active = B;
    scene.table.round = 10;
    scene.start(Step::turn_over);
    EXPECT_TRUE(scene.table.faire.is_on);
    EXPECT_EQ(scene.table.faire.opener, B);
    EXPECT_EQ(scene.table.faire.entrants, SeatSet::only(A).with(B)) << "the rogue takes no part";
}
TEST(MonsterFaireTurn, MON_345_one_errand_one_card_per_opponent_one_mob) {
    Scene scene;
    scene.igor(A, "VSK")
        .hand(A, "VD3")
        .hand(B, "VC4 VC5")
        .put(town, "VH6")
        .top("VD8")
        .start(Step::begin_turn);
    scene.pass_draw();
    scene.answer(B, {.act = Act::play, .card = Card::vc4, .use = Use::lecture});
    scene.answer(A, Act::pass);
    scene.answer(A, Act::to_town);
    scene.answer(A, Act::pass);
    EXPECT_TRUE(scene.is_asked(Question::laboratory, A))
        << "no second errand, and B has had a card: " << scene.question();
}

}  // namespace
}  // namespace fg::mon
