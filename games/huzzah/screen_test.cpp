// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-162 to HUZ-168, HUZ-174 and HUZ-176 as far as the engine shows them, and the promises behind
// them: views, redeals, forced answers, random answers, turned tables, sentences.
#include <map>
#include <set>

#include "games/huzzah/advice.h"
#include "games/huzzah/scene_test.h"
#include "games/huzzah/text.h"

namespace fg::huzzah {
namespace {

std::vector<Options> every_option() {
    return {{},
            {.stage_repairs = StageRepairs::suggested},
            {.move_order = MoveOrder::first_then_clockwise},
            {.stage_claim_timing = ClaimTiming::before_bumps},
            {.bump_after_push = true},
            {.bump_window_mode = WindowMode::ordered},
            {.heckle_presence = HecklePresence::at_play},
            {.negative_scores = true},
            {.discard_visibility = DiscardVisibility::face_down},
            {.tie_rule = TieRule::shared, .target_score = 20, .turn_cap = 20}};
}

// Plays random games with every option and number of players and shows each position to `look`.
template <class Look>
void for_many_positions(u64 seed, int games, Look look) {
    FastChance chance(seed);
    Silence silence;
    int number = 0;
    for (const Options& options : every_option())
        for (int game = 0; game < games; ++game) {
            const Rules rules = make_rules(3 + number++ % 6, options, {});
            State state = Game::setup(rules, chance, silence);
            u32 answers = 0;
            for (; !Game::is_over(state.table); ++answers) {
                look(rules, state);
                if (testing::Test::HasFatalFailure()) return;
                const SeatSet owing = Game::owing(state);
                answer_at_random<Game>(rules, state, chance.seat(owing), chance);
            }
            ASSERT_LE(answers, longest(rules));
            look(rules, state);
        }
}

TEST(HuzzahRules, HUZ_162_HUZ_174_rolls_are_told_die_by_die_and_ties_have_an_end) {
    Scene s(3);
    s.pawns("0 16 S1").turn(2);
    for (int roll = 0; roll < 33; ++roll) s.chance.dice({6, 6});
    s.chance.dice({1, 2, 3});
    s.move_step();
    EXPECT_EQ(s.log.count(What::rolled_for_order), 66);
    EXPECT_EQ(s.log.last(What::rolled_to_walk).dice, (Row<u8, 3>{{1, 2, 3}}));
    EXPECT_EQ(s.table().order[0], B) << "lead order";

    Scene heckle(4);
    heckle.pawns("S4 17 18 S1").turn(3).plays(A, "Finale").plays(B, "Finale").plays(C, "Finale");
    for (int roll = 0; roll < 33; ++roll) heckle.chance.dice({2, 2});
    heckle.rest_richard(0);
    EXPECT_EQ(heckle.log.count(What::rolled_off), 66);
    EXPECT_EQ(heckle.stage_number(C), 4) << "lead C";

    Scene setup(3);
    for (int roll = 0; roll < 33; ++roll)
        for (int seat = 0; seat < 3; ++seat) setup.chance.total(10);
    setup.set_up();
    EXPECT_EQ(setup.log.count(What::rolled_for_stage), 99);
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(setup.table().order[seat], seat_of(seat)) << "seat order";
}

TEST(HuzzahRules, HUZ_163_a_distance_is_labelled_with_the_step_where_it_really_ends) {
    Scene s(3);
    s.pawns("35 S7 S1").counters("36:5 37:5").richard(38);
    s.chance.total(5);
    s.move_step();
    EXPECT_EQ(Text::label(s.rules, s.table(), A, walk(0)), "Stay on step 35");
    EXPECT_EQ(Text::label(s.rules, s.table(), A, walk(1)), "Walk 1 and slide to step 39, a Gate");
    EXPECT_EQ(Text::label(s.rules, s.table(), A, walk(4)), "Walk 4 to step 39, a Gate");
    EXPECT_EQ(Text::label(s.rules, s.table(), A, walk(5)), "Walk 5 to step 40 at Boars Hede (free)");
    const int stops[] = {35, 39, 39, 39, 39, 40};
    for (int steps = 0; steps <= 5; ++steps)
        EXPECT_EQ(Text::leads_to(s.rules, s.table(), A, walk(steps)), stops[steps]);
}

TEST(HuzzahRules, HUZ_076_HUZ_163_a_bump_is_shown_where_it_really_ends) {
    Scene s(3);
    s.pawns("30 S7 S1").counters("36:5 37:5").richard(8).hand(C, "Bump Finale");
    s.chance.total(5);
    s.move_step();
    s.answer(A, walk(3));
    EXPECT_EQ(Text::leads_to(s.rules, s.table(), C, pass_choice), -1);
    EXPECT_EQ(Text::leads_to(s.rules, s.table(), C, bump_choice), 38) << "past two full steps";
    s.bump(C);
    EXPECT_EQ(s.step_of(A), 38);
}

TEST(HuzzahRules, HUZ_164_every_decision_has_a_clock_and_a_legal_default) {
    const Row<u8, 10> seconds{{30, 30, 5, 15, 45, 45, 5, 20, 20, 5}};
    std::set<Question> met;
    for_many_positions(164, 1, [&](const Rules& rules, const State& state) {
        Offers offers;
        for (Seat s : Game::owing(state)) {
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
        for (Seat s : Game::owing(state)) {
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
    if (is_window(state.table.frame.step) || question == Question::heckle) return pass_choice;
    return question == Question::discard ? discard() : Choice{};
}

TEST(HuzzahRules, HUZ_167_who_is_asked_does_not_depend_on_hands) {
    // Two worlds with the same public past and other hands go on with the same answers and dice. As long as
    // all seats are told the same, the same seats are asked the same.
    FastChance chance(167);
    int compared = 0, forced = 0;
    for_many_positions(168, 1, [&](const Rules& rules, const State& state) {
        if (state.hidden.owing != state.table.round || Game::is_over(state.table)) return;
        State one = redeal(rules, view_for<Game>(state, no_seat), chance);
        State other = redeal(rules, view_for<Game>(state, no_seat), chance);
        const u64 seed = chance.bits();
        FastChance first(seed), second(seed);
        Log told, told_other;
        const SeatSet owing = Game::owing(one);
        ASSERT_EQ(Game::owing(other), owing);
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
        ASSERT_EQ(Game::asked(one.table), Game::asked(other.table));
        ASSERT_EQ(Game::owing(one), Game::owing(other));
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

TEST(HuzzahRules, HUZ_176_without_a_cap_turn_1000_is_the_last) {
    const Options options{.turn_cap = 0};
    Scene s(3, options);
    s.pawns("S1 S2 S4").turn(999).scores({41, 30, 8}).reveal_step();
    EXPECT_FALSE(s.result().is_over);
    Scene last(3, options);
    last.pawns("S1 S2 S4").turn(1000).scores({41, 30, 8}).reveal_step();
    EXPECT_TRUE(last.result().is_over);
    EXPECT_EQ(longest(make_rules(8, options, {})), 8u + 336u * 1000u);
    EXPECT_EQ(longest(make_rules(8, {}, {})), 8u + 336u * 100u);
    const Options most{
        .stage_claim_timing = ClaimTiming::before_bumps, .bump_after_push = true, .turn_cap = 500};
    EXPECT_EQ(longest(make_rules(8, most, {})), 179008u);
}

TEST(HuzzahPromises, a_redeal_is_a_legal_world_with_the_same_view) {
    FastChance chance(6);
    for_many_positions(66, 2, [&](const Rules& rules, const State& state) {
        for (int n = 0; n <= rules.players; ++n) {
            const Seat viewer = n == rules.players ? no_seat : seat_of(n);
            const View view = view_for<Game>(state, viewer);
            const State world = redeal(rules, view, chance);
            ASSERT_EQ(check(rules, world), nullptr) << check(rules, world);
            ASSERT_EQ(view_for<Game>(world, viewer), view);
        }
    });
}

// Counts how often B, on a stage in step {3} with one card, holds each card: uniform over Show cards unseen
// by A.
TEST(HuzzahPromises, redeals_are_uniform_over_the_consistent_worlds) {
    Scene s(3);
    s.pawns("S1 S2 S4")
        .hand(A, "Finale Finale Finale Finale")
        .hand(B, "2-Crowd")
        .hand(C, "2-Crowd")
        .show_step();
    const View view = view_for<Game>(s.state, A);
    FastChance chance(8);
    std::map<Card, int> held;
    const int deals = 36000;
    for (int deal = 0; deal < deals; ++deal) {
        const State world = redeal(s.rules, view, chance);
        ++held[world.own[B].hand.nth(0)];
        ++held[world.own[C].hand.nth(0)];
    }
    // 72 Show cards are unseen: 18, 18, 12, 14 and 10 of them.
    EXPECT_NEAR(held[Card::crowd2], deals * 2 * 18 / 72, 500);
    EXPECT_NEAR(held[Card::crowd5], deals * 2 * 12 / 72, 450);
    EXPECT_NEAR(held[Card::finale], deals * 2 * 14 / 72, 450);
    EXPECT_NEAR(held[Card::huzzah], deals * 2 * 10 / 72, 400);
    EXPECT_EQ(held[Card::bump], 0);
}

TEST(HuzzahPromises, settling_forced_answers_gives_the_same_state_as_one_by_one) {
    FastChance play(9);
    Silence silence;
    int settled = 0;
    for_many_positions(99, 1, [&](const Rules& rules, const State& state) {
        if (state.hidden.owing != state.table.round || Game::is_over(state.table)) return;
        State at_once = state, one_by_one = state;
        const u64 seed = play.bits();
        FastChance first(seed), second(seed);
        Game::settle(rules, at_once, first, silence);
        Offers offers;
        while (at_once != one_by_one) {  // settle stops somewhere on the way of forced answers
            Seat forced = no_seat;
            for (Seat s : Game::owing(one_by_one)) {
                offer(rules, seen_by<Game>(one_by_one, s), offers);
                if (offers.size() == 1) forced = s;
            }
            ASSERT_NE(forced, no_seat) << "settle answered what was not forced";
            offer(rules, seen_by<Game>(one_by_one, forced), offers);
            Game::apply(rules, one_by_one, forced, offers[0], second, silence);
            ++settled;
        }
        ASSERT_EQ(first.bits(), second.bits());
        for (Seat s : is_window(at_once.table.frame.step) ? Game::owing(at_once) : SeatSet{}) {
            ASSERT_TRUE(at_once.own[s].hand.has(Card::bump));
        }
    });
    EXPECT_GT(settled, 1000);
}

TEST(HuzzahPromises, a_random_answer_is_any_offer_with_equal_chance) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "2-Crowd 2-Crowd Finale Huzzah! Bump").discard_step();
    const auto offers = s.offers(A);
    ASSERT_EQ(offers.size(), 12u);
    FastChance chance(12);
    std::vector<int> times(offers.size());
    for (int i = 0; i < 24000; ++i) {
        Choice choice;
        ASSERT_EQ(pick(s.rules, s.seen(A), chance, choice), 12);
        const auto found = std::find(offers.begin(), offers.end(), choice);
        ASSERT_NE(found, offers.end());
        ++times[static_cast<std::size_t>(found - offers.begin())];
    }
    for (int count : times) EXPECT_NEAR(count, 2000, 220);

    for_many_positions(13, 1, [&](const Rules& rules, const State& state) {
        for (Seat seat : Game::owing(state)) {
            Offers list;
            offer(rules, seen_by<Game>(state, seat), list);
            Choice choice;
            ASSERT_EQ(pick(rules, seen_by<Game>(state, seat), chance, choice), list.size());
            ASSERT_TRUE(list.has(choice));
        }
    });
}

TEST(HuzzahPromises, a_turned_table_plays_the_same_game) {
    FastChance seeds(11);
    Silence silence;
    for_many_positions(111, 1, [&](const Rules& rules, const State& state) {
        if (Game::is_over(state.table)) return;
        const int steps = static_cast<int>(seeds.below(rules.players));
        State turned_state;
        ASSERT_TRUE(Game::turned(rules, state, steps, turned_state));
        ASSERT_EQ(check(rules, turned_state), nullptr) << check(rules, turned_state);
        const u64 seed = seeds.bits();
        FastChance one(seed), other(seed);
        const Seat seat = Game::owing(state).lowest();
        Offers offers;
        offer(rules, seen_by<Game>(state, seat), offers);
        const Choice choice = offers[static_cast<int>(seeds.below(static_cast<u32>(offers.size())))];
        State next = state;
        Game::apply(rules, next, seat, choice, one, silence);
        Game::apply(rules, turned_state, clockwise(seat, steps, rules.players), choice, other, silence);
        State expected;
        Game::turned(rules, next, steps, expected);
        ASSERT_EQ(turned_state, expected);
    });
}

TEST(HuzzahPromises, a_broken_state_is_named) {
    Scene s(3);
    s.pawns("16 S1 S2").richard(0);
    s.chance.total(9);
    s.move_step();
    const auto broken = [&s](auto change) {
        State state = s.state;
        change(state);
        const Complaint why = check(s.rules, state);
        return std::string(why == nullptr ? "" : why);
    };
    EXPECT_EQ(broken([](State&) {}), "");
    EXPECT_NE(broken([](State& t) { t.hidden.deck.add(Card::bump); }), "");
    EXPECT_NE(broken([](State& t) { t.table.hand_size[A] = 4; }), "");
    EXPECT_NE(broken([](State& t) { t.table.deck_size = 4; }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.roll = 2; }), "");
    EXPECT_NE(broken([](State& t) { t.table.order.push_back(A); }), "");
    EXPECT_NE(broken([](State& t) { t.table.order = {}; }), "");
    EXPECT_NE(broken([](State& t) { t.table.round = SeatSet::first(3); }), "");
    EXPECT_NE(broken([](State& t) { t.hidden.owing = {}; }), "");
    EXPECT_NE(broken([](State& t) { t.own[A].sealed = pass_choice; }), "");
    EXPECT_NE(broken([](State& t) { t.own[B].sealed = pass_choice; }), "");
    EXPECT_NE(broken([](State& t) { t.table.richard = 51; }), "");
    EXPECT_NE(broken([](State& t) { t.table.lead = seat_of(3); }), "");
    EXPECT_NE(broken([](State& t) { t.table.turn = 101; }), "");
    EXPECT_NE(broken([](State& t) { t.table.turn = 0; }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.step = Step::over; }), "");
    EXPECT_NE(broken([](State& t) { t.table.to_place[B] = 2; }), "");
    EXPECT_NE(broken([](State& t) { t.table.show_at[B] = S(1); }), "");
    EXPECT_NE(broken([](State& t) { t.table.score[seat_of(5)] = 1; }), "");
    EXPECT_NE(broken([](State& t) { t.table.winners.add(A); }), "");
    EXPECT_NE(broken([](State& t) { t.table.frame.step = static_cast<Step>(255); }), "");
}

std::string missing(const std::set<What>& met) {
    std::string text = "never told:";
    for (int n = 0; n < name_count<What>; ++n)
        if (!met.contains(static_cast<What>(n))) text += " " + std::string(name_of(static_cast<What>(n)));
    return text;
}

TEST(HuzzahText, every_question_choice_and_event_has_words) {
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"};
    std::set<What> met;
    FastChance chance(55);
    int number = 0;
    Content cramped;  // full stages, hands of Bumps and several hecklers come more often
    cramped.step_limit = 1;
    cramped.hand_limit = 2;
    cramped.cards = {};
    for (Card card : {Card::finale, Card::crowd5, Card::bump}) cramped.cards.add(card, 40);
    for (const Options& options : every_option())
        for (const Content& content : {Content{}, cramped}) {
            const Rules rules = make_rules(3 + number++ % 6, options, content);
            Log log;
            State state = Game::setup(rules, chance, log);
            while (!Game::is_over(state.table)) {
                const Seat seat = Game::owing(state).lowest();
                Offers offers;
                offer(rules, seen_by<Game>(state, seat), offers);
                ASSERT_FALSE(Text::prompt(rules, state.table, seat).empty());
                ASSERT_EQ(Text::rule_of_question(Game::question(state.table, seat)).substr(0, 4), "HUZ-");
                std::set<std::string> labels;
                for (const Choice& choice : offers) {
                    labels.insert(Text::label(rules, state.table, seat, choice));
                    ASSERT_EQ(Text::rule_of_choice(state.table, seat, choice).substr(0, 4), "HUZ-");
                }
                ASSERT_EQ(labels.size(), static_cast<std::size_t>(offers.size()))
                    << "labels tell choices apart";
                const int n = static_cast<int>(chance.below(static_cast<u32>(offers.size())));
                Game::apply(rules, state, seat, offers[n], chance, log);
            }
            for (const auto& [audience, event] : log.entries) {
                met.insert(event.what);
                const std::string told = Text::sentence(rules, event, no_seat, names);
                const std::string mine = Text::sentence(rules, event, event.seat, names);
                for (const std::string& text : {told, mine}) {
                    ASSERT_EQ(text.find("none"), std::string::npos) << text;
                    ASSERT_TRUE(text.empty() || text.ends_with('.') || text.ends_with('!')) << text;
                }
                ASSERT_EQ(told.find("You "), std::string::npos) << told;
            }
        }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(name_count<What>)) << missing(met);
}

TEST(HuzzahText, sentences_read_well) {
    const Rules rules = make_rules(3, {}, {});
    const std::vector<std::string> names{"Ann", "Bob", "Cid"};
    const auto told = [&](const Event& event, Seat viewer) {
        return Text::sentence(rules, event, viewer, names);
    };
    const Event bumped{.what = What::bumped, .seat = A, .other = B, .from = 5, .slid_from = 8, .to = 9};
    EXPECT_EQ(told(bumped, C), "Bob bumped Ann to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told(bumped, A), "Bob bumped you to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told(bumped, B), "You bumped Ann to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told({.what = What::scored, .seat = A, .card = Card::crowd5, .points = -1}, A),
              "You lost 1 point with 5-Crowd.");
    EXPECT_EQ(told({.what = What::scored, .seat = B, .card = Card::crowd3}, A),
              "Bob had no points to lose with 3-Crowd.");
    EXPECT_EQ(told({.what = What::scored, .seat = B, .card = Card::finale}, A), "");
    EXPECT_EQ(told({.what = What::game_over, .count = 14, .winners = SeatSet::only(A).with(C)}, C),
              "Ann and you won in turn 14.");
    EXPECT_EQ(told({.what = What::discarded, .seat = B, .card = Card::huzzah}, A), "Bob discarded Huzzah!");
}

TEST(HuzzahText, every_option_has_help) {
    Options options;
    std::set<std::string_view> keys;
    for (const OptionHelp& help : Text::options()) keys.insert(help.key);
    Options::each(options, [&](std::string_view key, auto&) { EXPECT_TRUE(keys.contains(key)) << key; });
}

TEST(HuzzahPlaces, a_place_is_written_as_a_stage_or_a_number) {
    for (int code = 0; code < path_steps + stage_count; ++code) {
        const Place place =
            code < path_steps ? Place::on_step(code) : Place::on_stage(stage_of(code - path_steps));
        char text[Place::max_text];
        const std::string_view written(text, static_cast<std::size_t>(place.write_text(text)));
        Place read;
        EXPECT_TRUE(read.read_text(written)) << written;
        EXPECT_EQ(read, place) << written;
    }
    Place place;
    for (std::string_view wrong : {"", "51", "-1", "1x", "999999999999", "Tournament Stand"})
        EXPECT_FALSE(place.read_text(wrong)) << wrong;
}

}  // namespace
}  // namespace fg::huzzah
