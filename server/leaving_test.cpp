// SPDX-License-Identifier: Apache-2.0
// Leaving where it is a rule of the game, and where it is not.
#include <gtest/gtest.h>

#include <memory>

#include "bots/roster.h"
#include "server/table.h"

namespace fg::server {
namespace {

namespace json = boost::json;

class Leaving : public testing::Test {
  protected:
    const bots::GamesAndBots offered = bots::all_games_and_bots();
    const Person anna{"pA", "Anna"};
    std::unique_ptr<Table> table;
    Millis now = 1'000'000;

    void start(std::string_view game, const json::object& options = {}) {
        auto made = Table::create(offered, "t1",
                                  {{"game", game},
                                   {"players", 3},
                                   {"options", options},
                                   {"seats", {"me", "sage", "sage"}},
                                   {"pace", "swift"},
                                   {"clock", "none"},
                                   {"start", true}},
                                  anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
    }
    bool is_told_so() {
        return json::parse(table->info_json(anna.id, {}, 0)).as_object().contains("leaves_for_good");
    }
    // "" where Anna may sit down again.
    std::string comes_back() {
        const Or<Done> sat = table->sit(anna, seat_of(0), "", now);
        return sat ? "" : sat.refusal().code;
    }
};

TEST_F(Leaving, MON_335_MON_336_who_leaves_monster_faire_is_out_for_good_and_told_before) {
    start("monster_faire");
    EXPECT_TRUE(is_told_so());
    ASSERT_TRUE(table->leave(anna, now));
    table->tick(now, true);
    EXPECT_EQ(comes_back(), "over");
    EXPECT_FALSE(table->match()->owing().has(seat_of(0)));
}
TEST_F(Leaving, MON_337_unless_the_table_lets_a_bot_take_over) {
    start("monster_faire", {{"leavers", "bot"}});
    EXPECT_FALSE(is_told_so());
    ASSERT_TRUE(table->leave(anna, now));
    EXPECT_EQ(comes_back(), "");
}
TEST_F(Leaving, elsewhere_a_bot_minds_the_chair) {
    start("huzzah");
    EXPECT_FALSE(is_told_so());
    ASSERT_TRUE(table->leave(anna, now));
    EXPECT_EQ(comes_back(), "");
}

}  // namespace
}  // namespace fg::server
