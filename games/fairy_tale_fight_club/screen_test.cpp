// SPDX-License-Identifier: Apache-2.0
// Section 15: what a screen needs.
#include <set>

#include "games/all.h"
#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubScreen, FTF_015_FTF_186_every_answer_names_its_rule) {
    // The helper card: the rule behind each question and each answer is one click away.
    const std::string rulebook(registered<Game>().rulebook());
    const auto is_rule = [&](std::string_view rule) {
        return rulebook.find("**" + std::string(rule) + "**") != std::string::npos;
    };
    for (int q = 0; q < name_count<Question>; ++q)
        EXPECT_TRUE(is_rule(Text::rule_of_question(static_cast<Question>(q))));
    Scene scene(2);
    scene.ready();
    for (int act = 0; act < name_count<Act>; ++act)
        EXPECT_TRUE(is_rule(Text::rule_of_choice(scene.seen(A), {.act = static_cast<Act>(act)})))
            << name_of(static_cast<Act>(act));
}
TEST(FairyTaleFightClubScreen, FTF_179_clocks_and_defaults_of_the_decisions_table) {
    const Rules rules = make_rules(2, {}, {});
    Table table;
    for (int q = 0; q < name_count<Question>; ++q) {
        table.question = static_cast<Question>(q);
        EXPECT_EQ(Game::clock_seconds(rules, table, A), q == 0 ? 120 : 30);
    }
    const auto expired = [](Scene& scene, int number) {
        scene.turn_up(number);
        const Choice choice = timeout(scene.rules, scene.seen(A));
        return choice;
    };
    const auto scene = [] {
        Scene s(2);
        s.hand(A, "2 4 8").hand(B, "2 4 8").cargo(A, WB, "3 6").gold({2, 2}).ready();
        return s;
    };
    Scene low = scene(), high = scene(), toll = scene(), escape = scene(), load = scene(),
          pawn_scene = scene();
    EXPECT_EQ(expired(low, 10), fight_with(2)[0]);
    EXPECT_EQ(expired(high, 13), fight_with(8)[0]);
    EXPECT_EQ(expired(toll, 2), pay_toll[0]);
    EXPECT_EQ(expired(escape, 8), release(WB, 6)[0]);
    EXPECT_EQ(expired(load, 20), decline[0]);
    EXPECT_EQ(expired(pawn_scene, 21), decline[0]);
    Scene pass = scene();
    pass.turn_up(23);
    EXPECT_EQ(pass.question(), Question::actions) << "three cards: no choice";
    Scene pass_two(2);
    pass_two.hand(A, "2 4 8").hand(B, "1 5 9").gold({1, 1}).ready();
    pass_two.turn_up(1);
    pass_two.expires(A);
    pass_two.expires(B);
    EXPECT_EQ(pass_two.hand(A), "1 5 8") << "the two lowest went";
    EXPECT_EQ(pass_two.hand(B), "2 4 9");
}
TEST(FairyTaleFightClubScreen, FTF_183_an_action_is_final_but_a_step_can_be_taken_back_at_the_table) {
    MatchSetup setup;
    setup.players = 2;
    auto match = registered<Game>().start(setup);
    ASSERT_TRUE(match);
    const Seat seat = (*match)->owing().lowest();
    const auto offer = [&](std::string_view act) {
        for (const Offer& one : (*match)->offers(seat))
            if ((*match)->choice_json(one.choice).find("\"" + std::string(act) + "\"") != std::string::npos)
                return one.choice;
        ADD_FAILURE() << act;
        return (*match)->offers(seat).front().choice;
    };
    ASSERT_TRUE((*match)->choose(seat, offer("discard")));
    EXPECT_TRUE((*match)->can_undo(seat)) << "nobody was told anything";
    ASSERT_TRUE((*match)->choose(seat, offer("hand")));
    ASSERT_TRUE((*match)->choose(seat, offer("pick")));
    ASSERT_TRUE((*match)->choose(seat, offer("done")));
    EXPECT_FALSE((*match)->can_undo(seat)) << "everybody has seen it";
}
TEST(FairyTaleFightClubScreen, FTF_185_any_seat_can_be_played_by_defaults_or_by_a_bot_from_its_view) {
    for (int players = 1; players <= 4; ++players)
        for (const bool by_defaults : {true, false}) {
            const Rules rules = make_rules(players, {}, {});
            FastChance chance(static_cast<u64>(players)), redeals(185);
            Silence silence;
            State state = Game::setup(rules, chance, silence);
            for (int n = 0; n < 600 && !Game::is_over(state.table); ++n) {
                const Seat seat = state.round.owing.lowest();
                if (by_defaults) {
                    fg::expire<Game>(rules, state, seat, chance, silence);
                    continue;
                }
                const View view = view_for<Game>(state, seat);
                Offers offers;
                offer(rules, seen_in<Game>(view), offers);
                FastChance first(7), second(7);
                const Choice choice = Advice::advise(rules, view, offers, first);
                ASSERT_TRUE(offers.has(choice));
                const View same = view_for<Game>(redeal(rules, view, redeals), seat);
                ASSERT_EQ(Advice::advise(rules, same, offers, second), choice)
                    << "what it cannot see does not matter";
                Game::apply(rules, state, seat, choice, chance, silence);
            }
        }
}
TEST(FairyTaleFightClubScreen, FTF_084_FTF_187_completed_contracts_are_in_every_view) {
    for (const CompletedDisplay rule : {CompletedDisplay::face_down, CompletedDisplay::face_up}) {
        Scene scene(2, {.completed_display = rule});
        scene.has_completed(A, {"C106", "C101"}).ready();
        for (Seat viewer : {A, B, no_seat})
            EXPECT_EQ(view_for<Game>(scene.state, viewer).table.completed[A], scene.table().completed[A]);
    }
}
TEST(FairyTaleFightClubScreen, FTF_188_the_public_log_never_names_hidden_cards) {
    // What is told to all tells no drawn or passed creature.
    for (u64 seed = 0; seed < 20; ++seed) {
        const Rules rules = make_rules(3, {}, {});
        FastChance chance(seed), dice(seed);
        Log log;
        State state = Game::setup(rules, chance, log);
        for (int n = 0; n < 400 && !Game::is_over(state.table); ++n) {
            const Seat seat = state.round.owing.lowest();
            Offers offers;
            offer(rules, seen_by<Game>(state, seat), offers);
            Game::apply(rules, state, seat, Advice::advise(rules, view_for<Game>(state, seat), offers, dice),
                        chance, log);
        }
        for (const auto& [audience, event] : log.entries) {
            const bool is_hidden = event.kind == EventKind::drew_card || event.kind == EventKind::handed;
            EXPECT_EQ(audience.everyone, !is_hidden);
            if (event.kind == EventKind::drew || event.kind == EventKind::passed) {
                EXPECT_EQ(event.creature, Creature::none);
                EXPECT_TRUE(event.creatures.is_empty());
            }
        }
    }
}
TEST(FairyTaleFightClubScreen, FTF_190_spectators_see_the_public_view_only) {
    Scene scene(2);
    scene.hand(A, "1 2 3").hand(B, "4 5 6").ready();
    const View view = view_for<Game>(scene.state, no_seat);
    EXPECT_EQ(view.table, scene.table());
    EXPECT_EQ(view.mine, Own{});
    EXPECT_EQ(view.round.group, Group{});
}
TEST(FairyTaleFightClubScreen, FTF_181_who_is_asked_follows_from_public_facts) {
    // Redealt hands behind a spectator's view change neither whom an event asks nor what.
    FastChance chance(181);
    for (int number = 1; number <= 24; ++number) {
        Scene scene(3);
        scene.hand(A, "1 2 3 9").hand(B, "4").hand(C, "5 6").cargo(B, WB, "7").gold({0, 2, 1}).ready();
        Scene other = scene;
        other.state = redeal(scene.rules, view_for<Game>(scene.state, no_seat), chance);
        scene.turn_up(number);
        other.turn_up(number);
        EXPECT_EQ(scene.asked(), other.asked());
        EXPECT_EQ(scene.question(), other.question());
    }
}

}  // namespace
}  // namespace fg::ftf
