// SPDX-License-Identifier: Apache-2.0
// A table of the toy game, its log, and three people.
#pragma once

#include <gtest/gtest.h>

#include "server/table.h"
#include "server/token.h"
#include "server/toy_game_test.h"

namespace fg::server {

namespace json = boost::json;

inline const Person anna{"pA", "Anna"}, ben{"pB", "Ben"}, cleo{"pC", "Cleo"};

class TableTest : public testing::Test {
  protected:
    bots::GamesAndBots offered = toy_game_and_bots();
    std::unique_ptr<Table> table;
    std::vector<LogRow> log;
    Millis now = 1'000'000;

    void create(std::string_view form) {
        auto made = Table::create(offered, "t1", json::parse(form).as_object(), anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        keep();
    }
    void keep() {
        for (LogRow& row : table->take_rows()) log.push_back(std::move(row));
    }
    // Anna and Ben sit, the game has begun.
    void start_two(std::string_view more = "") {
        create(R"({"game":"lantern_lottery","players":2,"seats":["me",null])" + std::string(more) + "}");
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->ready(ben, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        keep();
    }
    static std::string pledge(const std::string& number, const std::string& table = "t1") {
        SeededSource::Seed bytes{};
        EXPECT_TRUE(SeededSource::from_hex(number, bytes));
        return hash_of_token(table + std::string(bytes.begin(), bytes.end()));
    }
    json::object play(Seat viewer) { return json::parse(table->play_json(viewer, 0)).as_object(); }
    u64 question(const Person& person) {
        return static_cast<u64>(
            play(table->seat_of_person(person.id)).at("question").as_object().at("number").as_int64());
    }
    Or<Done> choose(const Person& person, std::string_view choice) {
        Or<Done> done = table->choose(person, question(person), json::parse(choice), now);
        table->tick(now, true);
        keep();
        return done;
    }
    // The table as its log alone says it is.
    std::unique_ptr<Table> reloaded() {
        auto loaded = Table::load(offered, "t1", log, now);
        EXPECT_TRUE(loaded) << loaded.refusal().message;
        return std::move(*loaded);
    }
    void expect_same_after_reload() {
        const auto copy = reloaded();
        EXPECT_EQ(copy->info_json(anna.id, {}, 0), table->info_json(anna.id, {}, 0));
        if (table->match() == nullptr) return;
        EXPECT_EQ(copy->match()->signature(), table->match()->signature());
        for (const Seat seat : {seat_of(0), seat_of(1), no_seat})
            EXPECT_EQ(copy->play_json(seat, 0), table->play_json(seat, 0));
    }
};

}  // namespace fg::server
