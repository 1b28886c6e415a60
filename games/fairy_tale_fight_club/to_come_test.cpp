// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/game.h"

namespace fg::ftf {
namespace {

constexpr Seat me = seat_of(0);

float points_of_mine(const Rules& rules, const State& state) {
    return static_cast<float>(score_of(rules, state.table, me).total());
}
float share_alone(const Rules& rules, const State& state) {
    PerSeat<float> shares{};
    Advice::outlook(rules, state, shares);
    return shares[me];
}
// A sage plays on to the start of that turn, or to the end.
void play_to(const Rules& rules, State& state, FastChance& dice, int turn) {
    Silence silence;
    Offers offers;
    while (!Game::is_over(state.table) &&
           (state.table.turns < turn || state.table.question != Question::actions)) {
        const View view = view_for<Game>(state, me);
        Game::offer(rules, seen_in<Game>(view), offers);
        const Choice choice = offers.size() == 1 ? offers[0] : Advice::advise(rules, view, offers, dice);
        Game::apply(rules, state, me, choice, dice, silence);
    }
}
State dealt(const Rules& rules, FastChance& dice) {
    Silence silence;
    return Game::setup(rules, dice, silence);
}

// What came after a turn, and how far the outlook was off.
struct Sums {
    int games = 0;
    double sum = 0, squares = 0;
    void add(double value) { ++games, sum += value, squares += value * value; }
    double mean() const { return sum / games; }
    double spread() const { return std::sqrt(squares / games - mean() * mean()); }
};
struct Foresight {
    Sums came, error;
};
Foresight foresight_at(int turn) {
    const Rules rules = Game::make_rules(1, {}, {});
    Foresight found;
    for (u64 seed = 1; seed <= 300; ++seed) {
        FastChance dice(seed);
        State state = dealt(rules, dice);
        play_to(rules, state, dice, turn);
        if (Game::is_over(state.table)) continue;
        const float now = points_of_mine(rules, state), expected = 100 * share_alone(rules, state);
        play_to(rules, state, dice, rules.last_turn);
        found.came.add(points_of_mine(rules, state) - now);
        found.error.add(points_of_mine(rules, state) - expected);
    }
    return found;
}

TEST(FairyTaleFightClub, the_outlook_of_a_lone_player_knows_more_than_the_turn) {
    for (const int turn : {8, 12, 15}) {
        const Foresight found = foresight_at(turn);
        EXPECT_LT(found.error.spread(), 0.93 * found.came.spread()) << "turn " << turn;
        EXPECT_NEAR(found.error.mean(), 0, 4) << "turn " << turn;
    }
}

TEST(FairyTaleFightClub, the_outlook_of_a_lone_player_is_the_score_when_it_is_over) {
    const Rules rules = Game::make_rules(1, {}, {});
    FastChance dice(3);
    State state = dealt(rules, dice);
    play_to(rules, state, dice, rules.last_turn);
    ASSERT_TRUE(Game::is_over(state.table));
    EXPECT_FLOAT_EQ(share_alone(rules, state), points_of_mine(rules, state) / 100);
}

TEST(FairyTaleFightClub, a_lone_player_looks_on_to_the_start_of_a_turn) {
    const Rules rules = Game::make_rules(1, {}, {});
    FastChance dice(5);
    State state = dealt(rules, dice);
    play_to(rules, state, dice, 4);
    const Table from = state.table;
    EXPECT_TRUE(Advice::is_in_sight(rules, from, from));
    play_to(rules, state, dice, 5);
    EXPECT_TRUE(Advice::is_in_sight(rules, from, state.table));
    play_to(rules, state, dice, 6);
    EXPECT_FALSE(Advice::is_in_sight(rules, from, state.table));
    state.table.question = Question::discard_down;
    EXPECT_TRUE(Advice::is_in_sight(rules, from, state.table));
}

}  // namespace
}  // namespace fg::ftf
