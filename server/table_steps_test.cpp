// SPDX-License-Identifier: Apache-2.0
// What only the second toy has: answers in steps, clocks that draw, players who leave as a rule, content of a table's own.
#include <gtest/gtest.h>

#include "server/table.h"
#include "server/toy_game_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person anna{"pA", "Anna"}, ben{"pB", "Ben"};

class TableOfPies : public testing::Test {
  protected:
    bots::GamesAndBots offered = toy_game_and_bots();
    std::unique_ptr<Table> table;
    std::vector<LogRow> log;
    Millis now = 1'000'000;

    static std::string form(std::string_view more) {
        return R"({"game":"pie_stall","players":2,"seats":["me",null])" + std::string(more) + "}";
    }
    void start(std::string_view more = R"(,"pace":"swift")") {
        auto made = Table::create(offered, "t1", json::parse(form(more)).as_object(), anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->ready(ben, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        keep();
    }
    void keep() {
        for (LogRow& row : table->take_rows()) log.push_back(std::move(row));
    }
    json::object play(Seat viewer) { return json::parse(table->play_json(viewer, 0)).as_object(); }
    json::object question(const Person& person) {
        return play(table->seat_of_person(person.id)).at("question").as_object();
    }
    Or<Done> choose(const Person& person, const json::value& choice) {
        const auto number = static_cast<u64>(question(person).at("number").as_int64());
        Or<Done> done = table->choose(person, number, choice, now);
        keep();
        return done;
    }
    json::value offer(const Person& person, std::size_t n) {
        return question(person).at("offers").as_array().at(n).at("choice");
    }
    // Both lay two pies; then both are asked to pass some, in secret.
    void come_to_passing() {
        start();
        for (const Person& person : {anna, ben})
            for (int i = 0; i < 2; ++i) ASSERT_TRUE(choose(person, offer(person, 0)));
        ASSERT_EQ(question(anna).at("kind"), "pass");
    }
    void expect_same_after_reload() {
        auto copy = Table::load(offered, "t1", log, now);
        ASSERT_TRUE(copy) << copy.refusal().message;
        EXPECT_EQ((*copy)->match()->signature(), table->match()->signature());
        for (const Seat seat : {seat_of(0), seat_of(1), no_seat})
            EXPECT_EQ((*copy)->play_json(seat, 0), table->play_json(seat, 0));
    }
};

TEST_F(TableOfPies, AStepShowsToNobodyElseAndIsTakenBackAlone) {
    come_to_passing();
    const std::string before = table->play_json(seat_of(1), 0);
    const u64 all = table->public_version(), bens = table->seat_version(seat_of(1));
    ASSERT_TRUE(choose(anna, offer(anna, 0)));
    EXPECT_TRUE(question(anna).at("in_group").as_bool());
    EXPECT_TRUE(question(anna).at("undo").as_bool());
    EXPECT_EQ(table->play_json(seat_of(1), 0), before);
    EXPECT_EQ(table->public_version(), all);
    EXPECT_EQ(table->seat_version(seat_of(1)), bens);
    expect_same_after_reload();
    ASSERT_TRUE(table->undo(anna, now));
    keep();
    EXPECT_FALSE(question(anna).contains("in_group"));
    expect_same_after_reload();
}

TEST_F(TableOfPies, StepsSentTogetherAreTakenWholeOrNotAtAll) {
    come_to_passing();
    const json::value first = offer(anna, 0);
    const std::size_t rows = log.size();
    const std::string before = table->play_json(seat_of(0), 0);
    EXPECT_EQ(choose(anna, json::array{first, first}).refusal().code, "not_offered");
    EXPECT_EQ(choose(anna, json::array{}).refusal().code, "bad_choice");
    EXPECT_EQ(log.size(), rows);
    EXPECT_EQ(table->play_json(seat_of(0), 0), before);
    ASSERT_TRUE(choose(anna, json::array{first, json::object{{"act", "done"}}}));
    EXPECT_TRUE(question(anna).at("answered").as_bool());
    expect_same_after_reload();
}

TEST_F(TableOfPies, AnExpiredClockDropsTheStepsAndIsStoredAsWhatItIs) {
    start(R"(,"pace":"swift","clock":"brisk")");
    for (const Person& person : {anna, ben})
        for (int i = 0; i < 2; ++i) ASSERT_TRUE(choose(person, offer(person, 0)));
    const auto deadline = play(seat_of(0)).at("deadline").as_int64();
    ASSERT_TRUE(choose(anna, offer(anna, 0)));
    EXPECT_EQ(play(seat_of(0)).at("deadline").as_int64(), deadline) << "one clock for the whole answer";
    now = deadline;
    table->tick(now, true);
    keep();
    const bool has_timeout = std::any_of(log.begin(), log.end(), [](const LogRow& row) {
        return row.json.find("\"row\":\"timeout\"") != std::string::npos;
    });
    EXPECT_TRUE(has_timeout);
    EXPECT_NE(question(anna).at("kind"), "pass");
    expect_same_after_reload();
}

TEST_F(TableOfPies, WhoLeavesIsOutAsTheRulesHaveItAndCannotComeBack) {
    come_to_passing();
    ASSERT_TRUE(table->leave(ben, now));
    keep();
    EXPECT_EQ(table->phase(), Phase::over) << "one player is left";
    expect_same_after_reload();
    EXPECT_FALSE(table->sit(ben, seat_of(1), "", now));
}

TEST_F(TableOfPies, ContentOfItsOwnIsCheckedStoredAndNamed) {
    const auto made = [&](std::string_view more) {
        return Table::create(offered, "t2", json::parse(form(more)).as_object(), anna, now);
    };
    EXPECT_EQ(made(R"(,"content":{"tip":1})").refusal().message, "tip: must be from 2 to 13");
    const std::string unknown = made(R"(,"content":{"values":{"rhubarb":1}})").refusal().message;
    EXPECT_NE(unknown.find("values: has no entry \"rhubarb\""), std::string::npos) << unknown;
    EXPECT_EQ(made(R"(,"content_name":"two\nlines")").refusal().code, "bad_option");
    start(R"(,"pace":"swift","content":{"tip":2,"coins":5},"content_name":"Rich stall")");
    EXPECT_EQ(json::parse(table->content_json()).at("tip"), 2);
    EXPECT_EQ(json::parse(table->content_json()).at("purse"), 3) << "the rest is the standard one";
    EXPECT_EQ(json::parse(table->info_json(anna.id, {}, 0)).at("content_name"), "Rich stall");
    EXPECT_EQ(table->match()->setup().content_name, "Rich stall");
    expect_same_after_reload();
}

TEST_F(TableOfPies, WhatChangedIsSentEventByEvent) {
    come_to_passing();
    EXPECT_EQ(table->take_changes(no_seat), "") << "the first time the whole view is sent";
    for (const Person& person : {anna, ben})
        ASSERT_TRUE(choose(person, json::array{offer(person, 0), json::object{{"act", "done"}}}));
    const json::value sent = json::parse("{\"n\":0" + table->take_changes(no_seat) + "}");
    EXPECT_FALSE(sent.at("changes").as_array().empty());
    EXPECT_TRUE(
        json::parse("{\"n\":0" + table->take_changes(no_seat) + "}").at("changes").as_array().empty());
}

}  // namespace
}  // namespace fg::server
