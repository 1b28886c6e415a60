// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-162 to HUZ-168 and HUZ-174: what a screen needs.
#include <set>

#include "games/huzzah/advice.h"
#include "games/huzzah/positions_test.h"
#include "games/huzzah/text.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_162_HUZ_174_rolls_are_told_die_by_die_and_ties_have_an_end) {
    Scene s(3);
    s.pawns("0 16 S1").turn(2);
    for (int roll = 0; roll < 33; ++roll) s.chance.dice({6, 6});
    s.chance.dice({1, 2, 3});
    s.move_step();
    EXPECT_EQ(s.log.count(EventKind::rolled_for_order), 66);
    EXPECT_EQ(s.log.last(EventKind::rolled_to_walk).dice, (Array<u8, 3>{{1, 2, 3}}));
    EXPECT_EQ(s.table().order[0], B) << "lead order";

    Scene heckle(4);
    heckle.pawns("S4 17 18 S1").turn(3).plays(A, "Finale").plays(B, "Finale").plays(C, "Finale");
    for (int roll = 0; roll < 33; ++roll) heckle.chance.dice({2, 2});
    heckle.rest_richard(0);
    EXPECT_EQ(heckle.log.count(EventKind::rolled_off), 66);
    EXPECT_EQ(heckle.stage_number(C), 4) << "lead C";

    Scene setup(3);
    for (int roll = 0; roll < 33; ++roll)
        for (int seat = 0; seat < 3; ++seat) setup.chance.total(10);
    setup.set_up();
    EXPECT_EQ(setup.log.count(EventKind::rolled_for_stage), 99);
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(setup.table().order[seat], seat_of(seat)) << "seat order";
}

TEST(HuzzahRules, HUZ_163_a_distance_is_labelled_with_the_step_where_it_really_ends) {
    Scene s(3);
    s.pawns("35 S7 S1").counters("36:5 37:5").richard(38);
    s.chance.total(5);
    s.move_step();
    EXPECT_EQ(Text::label(s.rules, s.seen(A), walk(0)), "Stay on step 35");
    EXPECT_EQ(Text::label(s.rules, s.seen(A), walk(1)), "Walk 1 to step 39: a Gate (slide)");
    EXPECT_EQ(Text::label(s.rules, s.seen(A), walk(4)), "Walk 4 to step 39: a Gate");
    EXPECT_EQ(Text::label(s.rules, s.seen(A), walk(5)), "Walk 5 to step 40: Boars Hede, free, no crowd");
    const int stops[] = {35, 39, 39, 39, 39, 40};
    for (int steps = 0; steps <= 5; ++steps)
        EXPECT_EQ(Text::leads_to(s.rules, s.seen(A), walk(steps)), stops[steps]);
}

TEST(HuzzahRules, HUZ_076_HUZ_163_a_bump_is_shown_where_it_really_ends) {
    Scene s(3);
    s.pawns("30 S7 S1").counters("36:5 37:5").richard(8).hand(C, "Bump Finale");
    s.chance.total(5);
    s.move_step();
    s.answer(A, walk(3));
    EXPECT_EQ(Text::leads_to(s.rules, s.seen(C), pass_choice), -1);
    EXPECT_EQ(Text::leads_to(s.rules, s.seen(C), bump_choice), 38) << "past two full steps";
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 38);
}

TEST(HuzzahRules, HUZ_164_every_decision_has_a_clock_and_a_legal_default) {
    const Array<u8, 10> seconds{{30, 30, 5, 15, 45, 45, 5, 20, 20, 5}};
    std::set<Question> met;
    for_many_positions(164, 1, [&](const Rules& rules, const State& state) {
        Offers offers;
        for (Seat s : state.round.owing) {
            const Question question = Game::question(state.table, s);
            met.insert(question);
            ASSERT_EQ(Game::clock_seconds(rules, state.table, s), seconds[question]);
            offer(rules, seen_by<Game>(state, s), offers);
            ASSERT_GT(offers.size(), 0);
            ASSERT_TRUE(offers.has(timeout(rules, seen_by<Game>(state, s))));
        }
    });
    EXPECT_EQ(met.size(), 10u) << "all ten decisions were asked";
}

TEST(HuzzahRules, HUZ_164_defaults_of_the_decisions_table) {
    Scene setup(3);
    setup.set_up();
    Seat seat = setup.owing().lowest();
    EXPECT_EQ(timeout(setup.rules, setup.seen(seat)), choose(S(2)))
        << "the largest, lowest number among equals";
    setup.answer(seat, choose(S(2)));
    seat = setup.owing().lowest();
    EXPECT_EQ(timeout(setup.rules, setup.seen(seat)), choose(S(6)));

    Scene s(3);
    s.pawns("16 S1 S2").richard(0);
    s.chance.total(9);
    s.move_step();
    EXPECT_EQ(timeout(s.rules, s.seen(A)), walk(0));
    s.answer(A, walk(1));
    s.pass();
    EXPECT_EQ(timeout(s.rules, s.seen(A)), take_choice);
    for (const auto& [hand, card] :
         {std::pair{"Finale Huzzah! 5-Crowd", "5-Crowd"}, std::pair{"Finale Huzzah!", "Huzzah!"},
          std::pair{"Finale Bump", "Finale"}, std::pair{"3-Crowd 2-Crowd", "2-Crowd"}}) {
        Scene show_scene(3);
        show_scene.pawns("S4 S1 S2").hand(A, hand).show_step();
        EXPECT_EQ(timeout(show_scene.rules, show_scene.seen(A)), show(card));
    }
}

TEST(HuzzahRules, HUZ_165_HUZ_166_a_bot_can_answer_for_any_seat_from_its_view_alone) {
    FastChance chance(166);
    for_many_positions(165, 1, [&](const Rules& rules, const State& state) {
        for (Seat s : state.round.owing) {
            const View view = view_for<Game>(state, s);
            Offers offers;
            offer(rules, seen_in<Game>(view), offers);
            FastChance first(7), second(7);
            const Choice choice = Advice::advise(rules, view, offers, first);
            ASSERT_TRUE(offers.has(choice));
            const View same = view_for<Game>(redeal(rules, view, chance), s);
            ASSERT_EQ(Advice::advise(rules, same, offers, second), choice)
                << "what it cannot see does not matter";
        }
    });
}

// What all seats are told.
std::vector<Event> public_events(const Log& log) {
    std::vector<Event> events;
    for (const auto& [audience, event] : log.entries)
        if (audience.everyone) events.push_back(event);
    return events;
}

// An answer that these seats could give whatever they hold; none if their cards decide.
Choice answer_without_cards(const State& state, Seat seat, FastChance& chance) {
    const Question question = Game::question(state.table, seat);
    if (question == Question::walk) return walk(static_cast<int>(chance.below(state.table.frame.roll + 1u)));
    if (question == Question::take_stage) return chance.flip() ? take_choice : stay_choice;
    if (is_window(state.table.frame.phase) || question == Question::heckle) return pass_choice;
    return question == Question::discard ? discard() : Choice{};
}

TEST(HuzzahRules, HUZ_167_who_is_asked_does_not_depend_on_hands) {
    // Two worlds with the same public past and other hands go on with the same answers and dice. As long as
    // all seats are told the same, the same seats are asked the same.
    FastChance chance(167);
    int compared = 0, forced = 0;
    for_many_positions(168, 1, [&](const Rules& rules, const State& state) {
        if (state.round.owing != state.round.asked || Game::is_over(state.table)) return;
        State one = redeal(rules, view_for<Game>(state, no_seat), chance);
        State other = redeal(rules, view_for<Game>(state, no_seat), chance);
        const u64 seed = chance.bits();
        FastChance first(seed), second(seed);
        Log told, told_other;
        const SeatSet owing = one.round.owing;
        ASSERT_EQ(other.round.owing, owing);
        for (Seat s : owing) {
            Offers offers;
            offer(rules, seen_by<Game>(one, s), offers);
            ASSERT_GT(offers.size(), 0) << "asked, if only with one choice";
            forced += offers.size() == 1;
            const Choice choice = answer_without_cards(one, s, chance);
            if (choice.act == Act::none) return;
            Game::apply(rules, one, s, choice, first, told);
            Game::apply(rules, other, s, choice, second, told_other);
        }
        if (public_events(told) != public_events(told_other)) return;  // somebody had to show a hand
        ++compared;
        ASSERT_EQ(one.round.asked, other.round.asked);
        ASSERT_EQ(one.round.owing, other.round.owing);
        ASSERT_EQ(one.table, other.table) << "what is public follows from what was told";
    });
    EXPECT_GT(compared, 500);
    EXPECT_GT(forced, 500) << "seats with one legal answer are asked too";
}

TEST(HuzzahRules, HUZ_168_shouts_are_no_part_of_the_game) {
    const std::array<std::string_view, 10> acts{"choose", "walk", "bump",   "pass",  "take",
                                                "stay",   "show", "heckle", "place", "discard"};
    EXPECT_EQ(names_of(Act{}), acts) << "a choice is one of the decisions and nothing else";
}

}  // namespace
}  // namespace fg::huzzah
