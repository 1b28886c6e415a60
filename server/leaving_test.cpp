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
    const Person anna{"pA", "Anna"}, ben{"pB", "Ben"}, cleo{"pC", "Cleo"};
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
    // Three people at Monster Faire.
    void start_in_company(std::string_view clock) {
        auto made = Table::create(offered, "t1",
                                  {{"game", "monster_faire"},
                                   {"players", 3},
                                   {"seats", {"me", nullptr, nullptr}},
                                   {"pace", "swift"},
                                   {"clock", clock}},
                                  anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        for (const auto& [person, seat] : {std::pair(ben, 1), std::pair(cleo, 2)}) {
            ASSERT_TRUE(table->sit(person, seat_of(seat), "", now));
            ASSERT_TRUE(table->ready(person, true, "", now));
        }
        ASSERT_TRUE(table->start(anna, now));
        table->tick(now, true);
    }
    // "" where Anna may have a bot play there.
    std::string has_a_sage_play(Seat seat) {
        const Or<Done> done = table->set_bot(anna, seat, "sage", now);
        return done ? "" : done.refusal().code;
    }
    SeatSet played_by_bots() const {
        SeatSet seats;
        for (Seat seat : SeatSet::first(3))
            if (table->is_bot_seat(seat)) seats.add(seat);
        return seats;
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
// Nobody is played for behind their back: with no clock those who play wait as long as they like.
TEST_F(Leaving, MON_337_after_a_minute_those_who_play_may_have_a_bot_play_until_the_player_is_back) {
    constexpr Millis minute = 60'000;
    const Seat seat = seat_of(1);
    start_in_company("none");
    table->note_present({anna.id, cleo.id}, now);
    now += minute - 1;
    table->tick(now, true);
    EXPECT_EQ(has_a_sage_play(seat), "chair_kept");
    now += 10 * minute;
    table->tick(now, true);
    EXPECT_FALSE(table->is_bot_seat(seat)) << "unasked";
    EXPECT_EQ(has_a_sage_play(seat), "");
    EXPECT_TRUE(table->is_bot_seat(seat));
    table->note_present({anna.id, ben.id, cleo.id}, now);
    EXPECT_FALSE(table->is_bot_seat(seat));
    EXPECT_EQ(table->seat_of_person(ben.id), seat);
}
TEST_F(Leaving, MON_337_MON_400_after_three_expired_clocks_in_a_row_a_bot_plays_unasked) {
    start_in_company("brisk");
    int expired[3]{};
    while (played_by_bots().is_empty()) {
        const Millis wait = table->wake_at(true) - now;
        ASSERT_LE(wait, 30'000) << "nothing is saved up";
        for (Seat seat : table->match()->owing()) ++expired[index_of(seat)];
        now += wait;
        table->tick(now, true);
    }
    for (Seat seat : SeatSet::first(3))
        EXPECT_EQ(table->is_bot_seat(seat), expired[index_of(seat)] >= 3) << expired[index_of(seat)];
}
TEST_F(Leaving, elsewhere_a_bot_minds_the_chair) {
    start("huzzah");
    EXPECT_FALSE(is_told_so());
    ASSERT_TRUE(table->leave(anna, now));
    EXPECT_EQ(comes_back(), "");
}

}  // namespace
}  // namespace fg::server
