// SPDX-License-Identifier: Apache-2.0
// Rules KTM-002, KTM-004, KTM-137 and KTM-138: what the screen shows and how long a game takes.
#include "games/all.h"
#include "games/king_thief_minister/advice.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

// Plays one game by the rule of thumb and returns the time it would take with a third of every clock used.
double minutes_of_a_game(int players, u64 seed) {
    const Rules rules = make_rules(players, {}, {});
    FastChance chance(seed);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    double seconds = 0;
    while (!Game::is_over(state.table)) {
        const Seat seat = state.round.owing.lowest();
        if (state.round.owing == state.round.asked)
            seconds += Game::clock_seconds(rules, state.table, seat) / 3.0;  // a window runs once for all
        Offers offers;
        Game::offer(rules, seen_by<Game>(state, seat), offers);
        Game::apply(rules, state, seat, Advice::advise(rules, view_for<Game>(state, seat), offers, chance),
                    chance, silence);
    }
    return seconds / 60;
}

TEST(KtmRules, KTM_002_the_clocks_suit_a_game_of_ten_to_thirty_minutes) {
    for (int players : {3, 4, 5, 6}) {
        std::vector<double> minutes;
        for (u64 seed = 0; seed < 101; ++seed) minutes.push_back(minutes_of_a_game(players, seed));
        std::sort(minutes.begin(), minutes.end());
        EXPECT_LT(minutes[50], 30);
        EXPECT_GT(minutes[50], 5);
    }
}

TEST(KtmRules, KTM_004_the_rules_are_at_hand_for_every_question) {
    for (int i = 0; i < name_count<Question>; ++i) {
        const std::string_view rule = Text::rule_of_question(static_cast<Question>(i));
        EXPECT_TRUE(says(std::string(registered<Game>().rulebook()), "**" + std::string(rule) + "**"))
            << rule;
    }
}

TEST(KtmRules, KTM_137_the_set_phrases_are_said_when_the_action_is_taken) {
    Scene king(6);
    king.claims(0, K);
    king.window({});
    king.window({2});
    EXPECT_TRUE(says(log_of(king, seat_of(5)), "\"Who is the minister?\""));
    EXPECT_TRUE(says(log_of(king, seat_of(5)), "Cat answered \"Yes Sir\""));
    Scene sheriff(6);
    sheriff.claims(0, S);
    sheriff.window({});
    sheriff.does(0, {.act = Act::pay_two, .target = sheriff.p(3)});
    EXPECT_TRUE(says(log_of(sheriff, seat_of(5)), "\"Pay Tax\""));
    EXPECT_TRUE(says(log_of(sheriff, seat_of(3)), "told you: \"You pay 2\""));
    Scene move(6);
    move.does(0, Act::move_front);
    EXPECT_TRUE(says(log_of(move, no_seat), "Ann said \"To front\""));
}

TEST(KtmRules, KTM_138_no_choice_shows_a_card_on_purpose) {
    const Rules rules = make_rules(5, {}, {});
    FastSource source(4);
    NamedChance chance(source);
    FastChance dice(8);
    int shown = 0;
    for (int play = 0; play < 30; ++play) {
        Notebook notes;
        State state = Game::setup(rules, chance, notes);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
            notes.told.clear();
            Game::apply(rules, state, seat, choice, chance, notes);
            for (const Told& told : notes.told) {
                if (told.event.kind != EventKind::turned_up) continue;
                ++shown;
                ASSERT_TRUE(choice.act == Act::name || choice == claim(P) || Game::is_over(state.table));
            }
        }
    }
    EXPECT_GT(shown, 30);
}

}  // namespace
}  // namespace fg::ktm
