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
// The last seat takes the last turn of the last round.
Event last_event(Scene& scene) {
    const Seat last = seat_of(scene.rules.players - 1);
    scene.layers({}, {}, {{0, 0, 2, 1}}).turns(scene.rules.last_turn - 1).active(last).ready();
    scene.does(last, end_actions);
    EXPECT_EQ(scene.table().ending, Ending::last_round);
    return scene.log.last(EventKind::ended).event;
}
Ints places(const Scene& scene) {
    Ints list;
    for (Seat seat : EachSeat{scene.rules.players}) list.push_back(scene.result().place[seat]);
    return list;
}
TEST(FairyTaleFightClubResult, FTF_167_a_tie_of_three_takes_gold_and_contracts_to_decide) {
    Scene scene(3);
    scene.gold({5, 4, 5});
    scene.has_completed(A, {"C127", "C114"}).has_completed(B, {"C126", "C105", "C110"});
    scene.has_completed(C, {"C112", "C113", "C101"});
    const Event ended = last_event(scene);
    for (Seat seat : EachSeat{3}) EXPECT_EQ(scene.score(seat), 5 + 1);
    EXPECT_EQ(ended.seats, SeatSet::only(A));
    EXPECT_EQ(ended.decided_by, DecidedBy::contracts) << "gold tells A from B and not from C";
    EXPECT_EQ(places(scene), (Ints{1, 3, 2}));
}
TEST(FairyTaleFightClubResult, FTF_167_FTF_169_two_share_the_first_place_by_gold) {
    Scene scene(3);
    scene.gold({4, 5, 5});
    scene.has_completed(A, {"C114"}).has_completed(B, {"C113"}).has_completed(C, {"C112"});
    const Event ended = last_event(scene);
    EXPECT_EQ(ended.seats, SeatSet::only(B).with(C));
    EXPECT_EQ(ended.points, 2 + 1);
    EXPECT_EQ(ended.decided_by, DecidedBy::gold);
    EXPECT_EQ(places(scene), (Ints{3, 1, 1}));
}
TEST(FairyTaleFightClubResult, FTF_167_who_has_fewer_points_is_not_compared_further) {
    Scene scene(3);
    scene.gold({5, 4, 5});
    scene.has_completed(A, {"C114"}).has_completed(B, {"C113"}).has_completed(C, {"C101"});
    EXPECT_EQ(last_event(scene).decided_by, DecidedBy::gold) << "C has as much gold and a point less";
    EXPECT_EQ(places(scene), (Ints{1, 2, 3}));
    Scene clear(2);
    clear.gold({4, 4}).has_completed(A, {"C114"}).has_completed(B, {"C101"});
    EXPECT_EQ(last_event(clear).decided_by, DecidedBy::points);
}
TEST(FairyTaleFightClubResult, FTF_167_FTF_169_where_everybody_wins_nothing_has_decided) {
    Scene shared(2);
    shared.gold({4, 4}).has_completed(A, {"C114"}).has_completed(B, {"C113"});
    const Event ended = last_event(shared);
    EXPECT_EQ(ended.seats, SeatSet::first(2));
    EXPECT_EQ(ended.decided_by, DecidedBy::none);
    Scene solo(1);
    EXPECT_EQ(last_event(solo).decided_by, DecidedBy::none);
}
TEST(FairyTaleFightClubResult, FTF_169_lower_places_go_by_the_same_criteria) {
    const auto behind_d = [](std::initializer_list<int> gold, std::initializer_list<const char*> of_b) {
        Scene scene(4);
        scene.gold(gold).has_completed(A, {"C114"}).has_completed(B, of_b).has_completed(C, {"C113"});
        scene.has_completed(D, {"C126"});
        EXPECT_EQ(last_event(scene).decided_by, DecidedBy::points);
        EXPECT_EQ(scene.score(A), scene.score(B));
        EXPECT_EQ(scene.score(A), scene.score(C));
        return places(scene);
    };
    EXPECT_EQ(behind_d({3, 4, 5, 3}, {"C112"}), (Ints{4, 3, 2, 1})) << "by gold";
    EXPECT_EQ(behind_d({4, 4, 4, 3}, {"C101", "C102"}), (Ints{2, 4, 2, 1})) << "by contracts, and shared";
}
TEST(FairyTaleFightClubResult, FTF_152_FTF_153_a_first_hand_cart_that_ends_the_game_counts) {
    Scene scene(2);
    scene.gold({1, 0}).area_of(4).layers({}, {}, {{0, 0, 0, 1}}).event(17).ready();
    const int drawn = scene.chance.cards_drawn();
    scene.does(A, buy(HC));
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().ending, Ending::contracts_out);
    EXPECT_EQ(scene.score(A), 1);
    EXPECT_EQ(scene.all_gold(), (Ints{1, 1})) << "the Event is resolved first";
    EXPECT_TRUE(scene.asked().is_empty()) << "the other action is dropped";
    EXPECT_EQ(scene.chance.cards_drawn(), drawn) << "no Phase B or C";
}
TEST(FairyTaleFightClubResult, FTF_156_a_rebought_wheelbarrow_is_a_purchase) {
    Scene scene(2);
    scene.wrecked(B).hand(B, "2 3").turns(15, 15).active(B).ready();
    scene.does(B, pay(WB, "2 3"));
    scene.does(B, end_actions);
    EXPECT_FALSE(scene.is_over());
    EXPECT_EQ(scene.table().quiet_turns, 0);
}
TEST(FairyTaleFightClubResult, FTF_156_FTF_201_a_solo_game_without_a_last_round_can_stall) {
    Scene scene(1, {.solo_rounds = 0});
    scene.hand(A, "1 2 3 4 5").ready();
    for (int turn = 1; turn <= 8; ++turn) {
        EXPECT_FALSE(scene.is_over()) << turn;
        scene.does(A, end_actions);
    }
    EXPECT_EQ(scene.table().ending, Ending::stalled);
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
