// SPDX-License-Identifier: Apache-2.0
// Rules KTM-001, KTM-024 to KTM-031, KTM-139, KTM-166 and KTM-169: players, spots, numbers and options.
#include <boost/json.hpp>

#include "games/all.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_001_three_to_six_players) {
    for (int players : {0, 1, 2, 7, 8}) EXPECT_NE(Game::complaint(players, {}, {}), nullptr);
    for (int players : {3, 4, 5, 6}) EXPECT_EQ(Game::complaint(players, {}, {}), nullptr);
    EXPECT_EQ(Game::min_players, 3);
    EXPECT_EQ(Game::max_players, 6);
}

TEST(KtmRules, KTM_024_KTM_025_KTM_026_KTM_027_KTM_028_KTM_029_KTM_030_KTM_031_who_owns_which_spot) {
    const Options adjacent{.four_player_layout = FourPlayerLayout::adjacent};
    struct Case {
        int players;
        Options options;
        Ints spots_of_seats;
    };
    const Case cases[] = {{6, {}, {0, 1, 2, 3, 4, 5}}, {5, {}, {0, 1, 2, 3, 4}},
                          {4, {}, {0, 1, 3, 4}},       {4, adjacent, {0, 1, 2, 3}},
                          {3, {}, {0, 2, 4}},          {5, adjacent, {0, 1, 2, 3, 4}}};
    for (const Case& one : cases) {
        const Rules rules = make_rules(one.players, one.options, {});
        Ints owned;
        for (int i = 0; i < one.players; ++i) owned.push_back(index_of(rules.spot_of[seat_of(i)]));
        EXPECT_EQ(owned, one.spots_of_seats);
        int empty = 0;
        for (Seat seat : rules.seat_at) empty += seat == no_seat;
        EXPECT_EQ(empty, 6 - one.players);
        for (int i = 0; i < one.players; ++i)
            EXPECT_NE(clockwise(seat_of(i), 1, one.players), clockwise(seat_of(i), -1, one.players));
    }
}

TEST(KtmRules, KTM_031_a_table_sends_the_spots_of_its_seats) {
    const auto sent = [](int players, const boost::json::object& options) {
        return boost::json::serialize(
            boost::json::parse(*registered<Game>().content_json(players, options, {})).at("derived"));
    };
    EXPECT_EQ(sent(3, {}), R"({"spot_of":[0,2,4]})");
    EXPECT_EQ(sent(4, {}), R"({"spot_of":[0,1,3,4]})");
    EXPECT_EQ(sent(4, {{"four_player_layout", "adjacent"}}), R"({"spot_of":[0,1,2,3]})");
}

TEST(KtmRules, KTM_139_KTM_166_every_question_has_a_clock_and_every_number_is_the_catalogues) {
    const Rules rules = make_rules(4, {}, {});
    const int seconds[] = {30, 45, 12, 30, 30, 30, 12, 12, 30};
    Table table;
    for (int i = 0; i < name_count<Question>; ++i) {
        table.question = static_cast<Question>(i);
        EXPECT_EQ(Game::clock_seconds(rules, table, seat_of(0)), seconds[i]) << name_of(table.question);
    }
    const Content& c = rules.content;
    EXPECT_EQ(c.coins_per_player, 5);
    EXPECT_EQ(c.starting_purse, 3);
    EXPECT_EQ(c.look_price, 1);
    EXPECT_EQ(c.lost_challenge, 1);
    EXPECT_EQ(c.king_takes, 3);
    EXPECT_EQ(c.answer_takes, 1);
    EXPECT_EQ(c.false_answer, 1);
    EXPECT_EQ(c.tax, 1);
    EXPECT_EQ(c.chosen_tax, 2);
    EXPECT_EQ(c.theft, 1);
    EXPECT_EQ(c.peasant_mistake, 2);
    const Options& o = rules.options;
    EXPECT_EQ(o.four_player_layout, FourPlayerLayout::opposite);
    EXPECT_EQ(o.peasant_scope, PeasantScope::all_spots);
    EXPECT_EQ(o.minister_hidden_shuffle, HiddenShuffle::minister_knows);
    EXPECT_EQ(o.target_timing, TargetTiming::after_challenge);
    EXPECT_EQ(o.round_cap, 30);
    EXPECT_EQ(o.memory_aid, MemoryAid::log);
}

TEST(KtmRules, KTM_166_other_numbers_are_played_or_refused_with_a_reason) {
    Scene rich(4, {}, {.coins_per_player = 10, .king_takes = 5});
    rich.claims(0, K);
    rich.window({});
    EXPECT_EQ(rich.purse(0), 8);
    EXPECT_EQ(rich.treasury(), 28 - 5);
    EXPECT_NE(Game::complaint(4, {}, {.coins_per_player = 3}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.coins_per_player = 41}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.king_takes = 41}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.clocks = {}}), nullptr);
}

TEST(KtmRules, KTM_166_KTM_169_a_complaint_begins_with_the_entry_it_is_about) {
    const auto complaint = [](const Options& options, const Content& content) {
        return std::string(Game::complaint(4, options, content));
    };
    EXPECT_TRUE(complaint({.round_cap = 1001}, {}).starts_with("round_cap: "));
    EXPECT_TRUE(complaint({}, {.starting_purse = 5}).starts_with("starting_purse: "));
    EXPECT_TRUE(complaint({}, {.chosen_tax = 41}).starts_with("chosen_tax: "));
    EXPECT_TRUE(complaint({}, {.clocks = {}}).starts_with("clocks.initial_look: "));
}

TEST(KtmRules, KTM_169_only_listed_options_are_accepted_and_some_have_no_effect) {
    MatchSetup setup{.players = 4};
    setup.options["peasant_scope"] = "everything";
    EXPECT_FALSE(registered<Game>().start(setup));
    setup.options = {{"no_such_option", 1}};
    EXPECT_FALSE(registered<Game>().start(setup));
    setup.options = {{"memory_aid", nullptr}};
    EXPECT_FALSE(registered<Game>().start(setup));
    setup.options = {{"peasant_scope", "player_spots"}, {"round_cap", 12}};
    EXPECT_TRUE(registered<Game>().start(setup));

    const Rules five = make_rules(5, {.four_player_layout = FourPlayerLayout::adjacent}, {});
    EXPECT_EQ(five.spot_of, make_rules(5, {}, {}).spot_of);
    Scene all(6), players(6, {.peasant_scope = PeasantScope::player_spots});
    for (Scene* scene : {&all, &players}) {
        scene->cards("PKTMES").claims(0, P);
        scene->does(0, name_card(1, K));
    }
    EXPECT_EQ(all.offer_count(0), players.offer_count(0));
}

}  // namespace
}  // namespace fg::ktm
