// SPDX-License-Identifier: Apache-2.0
// The end, scores and places (sections 12 to 14).
#include "engine/playout.h"
#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubResult, FTF_004_the_highest_score_wins) {
    Scene scene(3);
    scene.owns(B, {HC, HW}).area_of(5).ready();
    scene.table().ending = Ending::last_round;
    const Result result = scene.result();
    EXPECT_EQ(result.score[B], 4);
    EXPECT_EQ(result.winners, SeatSet::only(B));
    EXPECT_EQ(result.place[A], 2);
    EXPECT_EQ(result.place[C], 2);
}
TEST(FairyTaleFightClubResult, FTF_154_reserves_cargo_and_hands_score_nothing) {
    Scene scene(2);
    scene.reserved(A, "C135").area({"C101", "C102", "C103"}).cargo(A, WB, "4 8 10").hand(A, "9 9").ready();
    EXPECT_EQ(scene.score(A), 0);
}
TEST(FairyTaleFightClubResult, FTF_155_a_late_hand_cart_draws_nothing_and_scores) {
    Scene scene(2);
    scene.owns(B, {HC}).no_contract_deck().area_of(5).gold({1, 0}).ready();
    scene.does(A, buy(HC));
    EXPECT_EQ(scene.in_play(), 5);
    EXPECT_FALSE(scene.is_over());
    EXPECT_EQ(scene.score(A), 1);
}
TEST(FairyTaleFightClubResult, FTF_160_FTF_161_three_gold_are_a_point) {
    for (const auto& [gold, points] : {std::pair{0, 0}, {2, 0}, {3, 1}, {5, 1}, {6, 2}, {40, 13}}) {
        Scene scene(2);
        scene.gold({gold, 0}).ready();
        EXPECT_EQ(scene.score(A), points);
    }
}
TEST(FairyTaleFightClubResult, FTF_171_FTF_172_a_solo_turn_is_like_any_other) {
    Scene scene(1);
    scene.hand(A, "2 3 5 8 8").gold({2}).area({"C106", "C101", "C102", "C103"}).contracts({"C110"}).ready();
    scene.does(A, load(WB, "2 3 5"));
    scene.does(A, discard(Place::hand, "8"));
    EXPECT_EQ(scene.actions_left(), 0) << "two actions";
    EXPECT_EQ(scene.question(), Question::actions) << "and free ones may follow";
    scene.does(A, complete("C106", WB));
    scene.does(A, end_actions);
    EXPECT_EQ(round_of(scene.rules, scene.table()), 2) << "each turn is a round";
    EXPECT_EQ(scene.table().active, A);
}
TEST(FairyTaleFightClubResult, FTF_191_nobody_is_ever_out_of_the_game) {
    // Whole games: every player has a turn in every round, to the last one.
    for (u64 seed = 0; seed < 10; ++seed) {
        const Rules rules = make_rules(4, {}, {});
        FastChance chance(seed);
        Silence silence;
        State state = Game::setup(rules, chance, silence);
        Seat before = state.table.active;
        int turns = 0;
        while (!Game::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            answer_at_random<Game>(rules, state, seat, chance);
            if (state.table.turns == turns || Game::is_over(state.table)) continue;
            turns = state.table.turns;
            EXPECT_EQ(state.table.active, clockwise(before, 1, 4));
            before = state.table.active;
        }
    }
}
// "Termination" in the catalogue: at most 4 x turns + 200 answers.
TEST(FairyTaleFightClubResult, FTF_156_FTF_157_a_game_is_no_longer_than_declared) {
    for (const SeatGold seat_gold : {SeatGold::none, SeatGold::by_turn_order})
        for (int players = 1; players <= max_players; ++players) {
            const Rules rules = make_rules(players, {.seat_gold = seat_gold}, {});
            const u32 turns = players == 1 ? 16 : static_cast<u32>(players) * 100;
            EXPECT_GT(longest(rules), 4 * turns) << players;
            EXPECT_LE(longest(rules), 4 * turns + 200) << players;
        }
    // 32 completions, 62 gold spent on actions and reserves (67), 96 answers to Events.
    EXPECT_EQ(longest(make_rules(4, {}, {})), 4u * 400 + 32 + 62 + 96);
    EXPECT_EQ(longest(make_rules(4, {.seat_gold = SeatGold::by_turn_order}, {})), 4u * 400 + 32 + 67 + 96);
    // 29 completions and 24 purchases in turns of their own, eight quiet rounds between each two.
    EXPECT_EQ(longest(make_rules(4, {.max_rounds = 0}, {})), 4u * (4 * 8 * (1 + 29 + 24)) + 32 + 62 + 96);
}
TEST(FairyTaleFightClubResult, FTF_087_FTF_089_cheap_actions_or_reserves_make_a_game_longer) {
    const auto longest_with = [](u8 action_price, u8 reserve_price) {
        Content content;
        content.action_price = action_price, content.reserve_price = reserve_price;
        return longest(make_rules(4, {}, content)) - 4u * 400 - 32 - 96;
    };
    EXPECT_EQ(longest_with(1, 1), 124u) << "a coin buys an action, which is an answer, and its use another";
    EXPECT_EQ(longest_with(4, 1), 62u);
    EXPECT_EQ(longest_with(4, 2), 31u);
    EXPECT_EQ(longest_with(5, 3), 24u) << "what is left over buys nothing";
}
TEST(FairyTaleFightClubResult, FTF_170_solo_games_by_the_advice_reach_several_bands) {
    std::set<Rating> bands;
    const Rules rules = make_rules(1, {}, {});
    for (u64 seed = 0; seed < 40; ++seed) {
        FastChance chance(seed), dice(seed + 1000);
        Silence silence;
        State state = Game::setup(rules, chance, silence);
        while (!Game::is_over(state.table)) {
            Offers offers;
            offer(rules, seen_by<Game>(state, A), offers);
            const Choice choice = offers.size() == 1
                                      ? offers[0]
                                      : Advice::advise(rules, view_for<Game>(state, A), offers, dice);
            Game::apply(rules, state, A, choice, chance, silence);
        }
        EXPECT_LE(state.table.turns, 16);
        bands.insert(rating_of(rules, Game::result(rules, state.table).score[A]));
    }
    EXPECT_GE(bands.size(), 3u);
}

}  // namespace
}  // namespace fg::ftf
