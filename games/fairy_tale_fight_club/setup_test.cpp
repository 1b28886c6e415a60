// SPDX-License-Identifier: Apache-2.0
// How a game begins.
#include <map>
#include <set>

#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

Scene set_up(int players, const Options& options = {}) {
    Scene scene(players, options);
    scene.set_up();
    return scene;
}

TEST(FairyTaleFightClubSetup, FTF_017_FTF_018_the_market_and_the_hands) {
    for (int players = 1; players <= 4; ++players) {
        const Scene scene = set_up(players);
        EXPECT_EQ(scene.table().market.size(), 4);
        EXPECT_EQ(scene.deck_size(), 75 - 4 - 5 * players - (players - 1));
        for (Seat seat : EachSeat{players})
            EXPECT_EQ(scene.table().hand_size[seat], seat == scene.table().first ? 5 : 6);
    }
}
TEST(FairyTaleFightClubSetup, FTF_021_sums_are_announced_and_cards_are_not) {
    const Scene scene = set_up(3);
    EXPECT_EQ(scene.log.count(EventKind::summed), 3);
    for (const auto& [audience, event] : scene.log.entries) {
        EXPECT_EQ(audience.everyone, event.kind != EventKind::drew_card);
        if (event.kind == EventKind::drew_card) {
            EXPECT_EQ(audience, Audience::only(event.seat));
        }
        if (event.kind == EventKind::summed) {
            EXPECT_EQ(event.points, scene.table().sum[event.seat]);
        }
    }
    EXPECT_EQ(scene.table().sum[scene.table().first], points_of(scene.state.own[scene.table().first].hand));
}
TEST(FairyTaleFightClubSetup, FTF_023_the_sixth_card_stays_until_the_own_phase_b) {
    Scene scene = set_up(2);
    const Seat first = scene.table().first, second = clockwise(first, 1, 2);
    scene.does(first, end_actions);
    EXPECT_EQ(scene.table().hand_size[second], 6);
    scene.does(second, end_actions);
    EXPECT_EQ(scene.question(), Question::discard_down);
    EXPECT_EQ(scene.asked(), SeatSet::only(second));
}
TEST(FairyTaleFightClubSetup, FTF_024_turns_pass_clockwise) {
    Scene scene(4);
    for (Seat seat : EachSeat{4}) scene.hand(seat, "1 2 3");
    scene.active(C).ready();
    for (Seat seat : {C, D, A, B, C}) {
        EXPECT_EQ(scene.table().active, seat);
        scene.does(seat, end_actions);
    }
}
TEST(FairyTaleFightClubSetup, FTF_026_FTF_032_FTF_170_the_deck_depends_on_the_player_count) {
    const std::vector<Ints> contracts{{11, 4, 2}, {10, 6, 4}, {14, 8, 5}, {15, 11, 6}};
    const Ints events{3, 6, 9, 12}, totals{20, 26, 36, 44};
    for (int players = 1; players <= 4; ++players) {
        const Layers layers = make_rules(players, {}, {}).layers;
        const auto n = static_cast<std::size_t>(players - 1);
        for (int level = 0; level < 3; ++level)
            EXPECT_EQ(detail::count_in(layers, static_cast<DeckCard>(level)),
                      contracts[n][static_cast<std::size_t>(level)]);
        EXPECT_EQ(detail::count_in(layers, DeckCard::event), events[n]);
        EXPECT_EQ(detail::count_contracts(layers) + events[n], totals[n]);
    }
}
TEST(FairyTaleFightClubSetup, FTF_027_contracts_and_events_are_taken_blindly) {
    // Every contract of level I and every Event card comes up first now and then, none twice in a game.
    std::set<Contract> contracts;
    std::set<EventCard> events;
    const Rules rules = make_rules(4, {}, {});
    for (u64 seed = 0; seed < 400; ++seed) {
        FastChance chance(seed);
        Log log;
        State state;
        Play<FastChance, Log> play{rules, state, chance, log};
        play.set_up();
        for (const Posted& posted : state.table.area)
            if (posted.contract != Contract::none) contracts.insert(posted.contract);
        events.insert(play.draw_event());
    }
    EXPECT_EQ(contracts.size(), 35u);
    EXPECT_EQ(events.size(), 24u);
}
TEST(FairyTaleFightClubSetup, FTF_029_FTF_030_layers_come_one_after_the_other) {
    const Rules rules = make_rules(3, {}, {});
    FastChance chance(7);
    Silence silence;
    State state;
    Play<FastChance, Silence> play{rules, state, chance, silence};
    play.set_up();
    int drawn = 0;
    while (contract_deck_size(state.table) > 0) {
        const Layer layer = drawn < 9 ? Layer::top : drawn < 21 ? Layer::middle : Layer::bottom;
        const int before = size_of(state.table.layers[layer]);
        for (Posted& posted : state.table.area) posted = {};  // room for what comes
        state.table.event = EventCard::none;
        play.refill();
        EXPECT_EQ(size_of(state.table.layers[layer]), before - 1);
        ++drawn;
        if (state.table.event != EventCard::none) state.table.event_discards.push_back(state.table.event);
        for (const Posted& posted : state.table.area)
            if (posted.contract != Contract::none) state.table.contract_discards.push_back(posted.contract);
    }
    EXPECT_EQ(drawn, 32);
}
TEST(FairyTaleFightClubSetup, FTF_035_everybody_starts_with_a_wheelbarrow) {
    const Scene scene = set_up(3);
    for (Seat seat : EachSeat{3}) {
        EXPECT_TRUE(scene.has(seat, WB));
        EXPECT_EQ(scene.table().owned[seat].size(), 1);
        EXPECT_EQ(next_wagon(scene.table(), seat), HC);
    }
}
TEST(FairyTaleFightClubSetup, FTF_036_gold_by_turn_order_is_an_option) {
    const std::vector<Ints> expected{{0}, {0, 1}, {0, 1, 2}, {0, 1, 2, 2}};
    for (int players = 1; players <= 4; ++players) {
        const Scene none = set_up(players), some = set_up(players, {.seat_gold = SeatGold::by_turn_order});
        EXPECT_EQ(none.all_gold(), Ints(static_cast<std::size_t>(players)));
        Ints in_order;
        for (Seat seat : SeatsFrom{some.table().first, players}) in_order.push_back(some.gold(seat));
        EXPECT_EQ(in_order, expected[static_cast<std::size_t>(players - 1)]);
    }
}
TEST(FairyTaleFightClubSetup, FTF_038_FTF_016_FTF_186_the_first_player_has_two_actions) {
    Scene scene = set_up(2);
    const Seat first = scene.table().first;
    EXPECT_EQ(scene.actions_left(), 2);
    scene.does(first, discard(Place::hand, std::to_string(value_of(scene.state.own[first].hand.nth(0)))));
    EXPECT_EQ(scene.actions_left(), 1) << "a token goes to the next player";
    scene.does(first, end_actions);
    EXPECT_EQ(scene.actions_left(), 2);
}
TEST(FairyTaleFightClubSetup, FTF_020_each_of_the_tied_is_as_likely) {
    std::map<Seat, int> firsts;
    for (u64 seed = 0; seed < 600; ++seed) {
        const Rules rules = make_rules(3, {}, {});
        FastChance chance(seed);
        Silence silence;
        State state;
        state.own[A].hand = state.own[C].hand = bag("2 4 6 8");
        state.own[B].hand = bag("1 4 6 8");
        Play<FastChance, Silence>{rules, state, chance, silence}.find_first_player();
        ++firsts[state.table.first];
    }
    EXPECT_EQ(firsts[B], 0);
    EXPECT_NEAR(firsts[A], 300, 60);
    EXPECT_NEAR(firsts[C], 300, 60);
}
TEST(FairyTaleFightClubSetup, FTF_176_a_solo_player_is_first_and_gets_no_extra_card) {
    const Scene scene = set_up(1);
    EXPECT_EQ(scene.table().first, A);
    EXPECT_EQ(scene.table().hand_size[A], 5);
}

}  // namespace
}  // namespace fg::ftf
