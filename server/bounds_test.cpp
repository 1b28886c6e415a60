// SPDX-License-Identifier: Apache-2.0
// What a stranger may cost, in a simulated house: each of these attacks once got through.
#include <gtest/gtest.h>

#include <deque>

#include "server/simulated_people_test.h"
#include "server/toy_game_test.h"

namespace fg::server::simulated {
namespace {

constexpr Millis second = 1000, minute = 60 * second;

class Bounds : public testing::Test {
  protected:
    const SeededTokens tokens{7};
    World world{7};
    const bots::GamesAndBots offered = toy_game_and_bots();
    Limits limits;
    std::optional<House> house;

    void SetUp() override { open(); }
    void open() { house.emplace(world, offered, limits); }
    void pass(Millis time) { house->run_until(world.steady + time); }
    // Days in which nobody does anything, with a minute of each.
    void pass_days(int days) {
        for (int i = 0; i < days; ++i) {
            world.steady += 24 * 60 * minute;
            pass(minute);
        }
    }
    // The tables that came of asking so often at once; the codes of the others are counted.
    std::vector<std::string> make(const Owner& owner, const std::string& seats, int count = 1,
                                  const std::string& more = "") {
        std::vector<std::string> made;
        for (int i = 0; i < count; ++i)
            house->hub().create(
                json::parse(R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":)" + seats +
                            more + "}")
                    .as_object(),
                {.host = {owner.person, owner.person}, .others = {}, .table = {}, .address = owner.address},
                [&](Or<Hub::NewTable> answer) {
                    answer ? made.push_back(answer->id) : void(++refusals[answer.refusal().code]);
                });
        pass(10 * second);
        return made;
    }
    std::size_t rows_of(const std::string& table) { return house->storage.rows_of(table).size(); }
    void expect_sound() { EXPECT_EQ(world.first_fault(), ""); }

    std::map<std::string, int> refusals;
    static constexpr const char* bots_alone = R"(["sage","sage","random"])";
};

// Twenty tables of bots without anybody wrote 17,700 rows a second for ever, and did so again after a restart.
TEST_F(Bounds, BotsPlayOnlyWhileSomebodyIsThere) {
    const std::string table = make({"", "pM"}, bots_alone, 1, R"(,"start":true)").at(0);
    const std::size_t begun = rows_of(table);
    pass(10 * minute);
    EXPECT_EQ(rows_of(table), begun);
    SimPerson anna(world, *house, "pA");
    anna.connect();
    anna.go_to(table);
    pass(5 * second);
    EXPECT_GT(rows_of(table), begun);
    pass(minute);
    EXPECT_EQ(house->storage.phase_of(table), "over");
    expect_sound();
}

TEST_F(Bounds, WhatHasNoPeopleIsNotWokenAtTheStart) {
    make({"", "pM"}, bots_alone, 5, R"(,"start":true)");
    make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"start":true)");
    house->restart();
    pass(second);
    EXPECT_EQ(house->hub().metrics().tables.load(), 1);
}

// In a game by turns a person is away most of the time.
TEST_F(Bounds, BotsPlayOnForWhoIsAwayInAGameByTurns) {
    const std::string table =
        make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"clock":"days","start":true)").at(0);
    pass_days(60);
    EXPECT_EQ(house->storage.phase_of(table), "over");
    const std::string other =
        make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"clock":"brisk","start":true)").at(0);
    pass(60 * minute);
    EXPECT_EQ(house->storage.phase_of(other), "playing") << "the person's clock ran out and nobody looks on";
    expect_sound();
}

TEST_F(Bounds, AGameThatBecomesTooLongEndsAndSaysSo) {
    limits.rows_per_table = 12;
    open();
    const std::string table = make({"", "pA"}, bots_alone, 1, R"(,"start":true)").at(0);
    SimPerson anna(world, *house, "pA");
    anna.connect();
    anna.go_to(table);
    pass(minute);
    EXPECT_EQ(house->storage.phase_of(table), "closed");
    EXPECT_LT(rows_of(table), 24u);
    ASSERT_TRUE(anna.info().is_object());
    EXPECT_NE(std::string(anna.info().at("closed").as_string()).find("too long"), std::string::npos);
    expect_sound();
}

// Two hundred tables of seers made everybody else's bots wait.
TEST_F(Bounds, QuickBotsOfWhoIsThereComeFirstAndThoseOfNobodyLast) {
    const auto taken = [&] {
        std::string which;
        for (const Urgency urgency : {Urgency::quick, Urgency::slow, Urgency::nobody})
            which += house->workers().taken(urgency) > 0 ? 'x' : '-';
        return which;
    };
    SimPerson anna(world, *house, "pA");
    anna.connect();
    anna.go_to(make({"", "pA"}, bots_alone, 1, R"(,"start":true)").at(0));
    pass(5 * second);
    EXPECT_EQ(taken(), "x--");
    anna.go_to(make({"", "pA"}, R"(["seer","seer","seer"])", 1, R"(,"start":true)").at(0));
    pass(5 * second);
    EXPECT_EQ(taken(), "xx-");
    make({"", "pB"}, R"(["sage","me","sage"])", 1, R"(,"start":true)");
    pass(5 * second);
    EXPECT_EQ(taken(), "xxx") << "Ben plays, and has no page open now";
}

// 129 tables were to be had by asking at once.
TEST_F(Bounds, TablesPerPersonAndAddressAreCountedWhenAskedFor) {
    world.weather.slowest_commit = 2 * second;
    EXPECT_EQ(make({"", "pM"}, R"([null,null,null])", 129).size(), 20u);
    EXPECT_EQ(refusals["full"], 109);
    limits.tables_per_address = 30;
    open();
    EXPECT_EQ(make({"6.6.6.6", "pM"}, R"([null,null,null])", 20).size(), 20u);
    EXPECT_EQ(make({"6.6.6.6", "pN"}, R"([null,null,null])", 20).size(), 10u);
    EXPECT_EQ(make({"1.2.3.4", "pA"}, R"([null,null,null])", 1).size(), 1u);
}

// Whoever waits until their tables are put away has them still, and so has the address; after a restart, too.
TEST_F(Bounds, TablesThatWerePutAwayStillCount) {
    limits.tables_per_address = 25;
    open();
    const Owner mallory{"6.6.6.6", "pM"}, nell{"6.6.6.6", "pN"}, elsewhere{"6.6.6.7", "pM"};
    const std::vector<std::string> tables = make(mallory, R"([null,null,null])", 20);
    ASSERT_EQ(tables.size(), 20u);
    pass(12 * minute);
    ASSERT_EQ(house->hub().metrics().tables.load(), 0) << "they are put away";
    EXPECT_EQ(make(mallory, R"([null,null,null])").size(), 0u);
    EXPECT_EQ(make(nell, R"([null,null,null])", 20).size(), 5u);
    house->restart();
    pass(second);
    EXPECT_EQ(make(elsewhere, R"([null,null,null])").size(), 0u);
    SimPerson host(world, *house, "pM");
    host.connect();
    host.go_to(tables.front());
    host.ask("close");
    pass(second);
    EXPECT_EQ(make(elsewhere, R"([null,null,null])", 2).size(), 1u) << "what has ended does not count";
    expect_sound();
}

TEST_F(Bounds, WhatDidNotBecomeATableDoesNotCount) {
    EXPECT_EQ(make({"", "pM"}, R"(["a wizard",null,null])", 25).size(), 0u);
    world.weather.failing = 100;
    testing::internal::CaptureStderr();
    EXPECT_EQ(make({"", "pM"}, R"([null,null,null])", 25).size(), 0u);
    world.weather.failing = 0;
    pass(10 * second);
    testing::internal::GetCapturedStderr();
    EXPECT_EQ(make({"", "pM"}, R"([null,null,null])", 25).size(), 20u);
    expect_sound();
}

// 108 tables of one host hid everybody else's.
TEST_F(Bounds, TheLobbyIsNotOneHosts) {
    const std::string mine = make({"1.2.3.4", "pA"}, R"(["me",null,null])").at(0);
    for (const char* host : {"pM", "pN", "pO", "pP", "pQ", "pR"})
        ASSERT_EQ(make({"6.6.6.6", host}, R"(["me",null,null])", 18).size(), 18u);
    const auto place_of_mine = [&] {
        const json::value lobby = json::parse(house->hub().lobby_json());
        const json::array& open = lobby.at("open").as_array();
        for (std::size_t i = 0; i < open.size(); ++i)
            if (open[i].at("id").as_string() == mine) return static_cast<int>(i);
        return -1;
    };
    EXPECT_EQ(place_of_mine(), 1) << "after the newest of everybody else";
    // Whoever fidgets is not listed anew.
    SimPerson fidget(world, *house, "pM", "6.6.6.6");
    fidget.connect();
    for (const std::string& id : house->storage.ids()) {
        fidget.go_to(id);
        fidget.ask("ready", {{"ready", true}});
        pass(second);
    }
    EXPECT_EQ(place_of_mine(), 1);
    SimPerson me(world, *house, "pA", "1.2.3.4");
    me.connect();
    me.go_to(mine);
    me.ask("ready", {{"ready", true}});
    pass(5 * second);
    EXPECT_EQ(me.last_code(), "");
    EXPECT_EQ(place_of_mine(), 1) << "nor is mine";
}

TEST_F(Bounds, OneGuestCannotFillAGatheringTablesLog) {
    const std::string table = make({"", "pA"}, R"(["me",null,null])").at(0);
    SimPerson host(world, *house, "pA"), guest(world, *house, "pM");
    for (SimPerson* person : {&host, &guest}) {
        person->connect();
        person->go_to(table);
    }
    guest.ask("sit", {{"seat", 1}});
    pass(second);
    const std::size_t before = rows_of(table);
    for (int i = 0; i < 1000; ++i) {
        guest.ask("ready", {{"ready", i % 2 == 0}});
        pass(100);
    }
    EXPECT_LE(rows_of(table) - before, 1u) << "100 s of toggling";
    EXPECT_EQ(guest.last_code(), "too_fast");
    guest.ask("ready", {{"ready", true}});
    pass(minute);
    const std::size_t settled = rows_of(table);
    for (int i = 0; i < 5; ++i) guest.ask("ready", {{"ready", true}});
    pass(second);
    EXPECT_LE(rows_of(table), settled + 1) << "what is no news is not written";
    host.ask("kick", {{"seat", 1}});
    pass(second);
    EXPECT_EQ(host.last_code(), "");
    expect_sound();
}

// What somebody says again takes the place of what they said before, and the last word is the one that is kept.
TEST_F(Bounds, ChangingOnesMindDoesNotLengthenTheLog) {
    const std::string table = make({"", "pA"}, R"(["me",null,null])").at(0);
    std::size_t before = 0;
    for (const bool is_first : {true, false}) {
        SimPerson host(world, *house, "pA"), ben(world, *house, "pB"), onlooker(world, *house, "pC");
        for (SimPerson* person : {&host, &ben}) {
            person->connect();
            person->go_to(table);
        }
        ben.ask("sit", {{"seat", 1}});
        pass(second);
        if (is_first) before = rows_of(table);
        for (int i = 0; i < 20; ++i) {
            ben.ask("ready", {{"ready", i % 2 == 0}, {"pledge", std::string(64, i % 3 == 0 ? 'a' : 'b')}});
            host.ask("ready", {{"ready", i % 2 == 1}});
            host.ask("bot", {{"seat", 2}, {"kind", i % 3 == 0 ? "random" : "sage"}});
            ben.ask("autopass", {{"kind", "peek"}, {"on", i % 2 == 1}});
            pass(10 * second);
            EXPECT_EQ(host.last_code() + ben.last_code(), "");
        }
        EXPECT_LE(rows_of(table) - before, 5u);
        for (SimPerson* person : {&host, &ben}) person->cut();
        house->restart();
        onlooker.connect();
        onlooker.go_to(table);
        pass(second);
        const json::array& seats = onlooker.info().at("seats").as_array();
        EXPECT_TRUE(seats.at(0).at("ready").as_bool());
        EXPECT_FALSE(seats.at(1).at("ready").as_bool());
        EXPECT_EQ(seats.at(1).at("pledge").as_string(), std::string(64, 'b'));
        EXPECT_EQ(seats.at(2).at("bot"), "sage");
        onlooker.cut();
        house->restart();
    }
    expect_sound();
}

TEST_F(Bounds, TheHostCanActWhenOthersHaveFilledTheirHalfOfTheBook) {
    limits.rows_per_table = 40;
    open();
    const std::string table = make({"", "pA"}, R"(["me",null,null])").at(0);
    SimPerson host(world, *house, "pA");
    host.connect();
    host.go_to(table);
    std::vector<std::unique_ptr<SimPerson>> crowd;
    for (int i = 0; i < 30; ++i) {
        crowd.push_back(std::make_unique<SimPerson>(world, *house, "pM" + std::to_string(i)));
        crowd.back()->connect();
        crowd.back()->go_to(table);
        crowd.back()->ask("sit", {{"seat", 1}});
        crowd.back()->ask("stand");
        pass(second);
    }
    EXPECT_EQ(crowd.back()->last_code(), "full");
    host.ask("bot", {{"seat", 1}, {"kind", "sage"}});
    host.ask("bot", {{"seat", 2}, {"kind", "sage"}});
    host.ask("start");
    pass(second);
    EXPECT_EQ(host.last_code(), "");
    EXPECT_NE(house->storage.phase_of(table), "gathering");
}

TEST_F(Bounds, RowsAreBudgetedByPersonAndAddress) {
    limits.rows_per_hour = 60;
    open();
    SimPerson mallory(world, *house, "pM", "6.6.6.6"), anna(world, *house, "pA", "1.2.3.4");
    mallory.connect();
    std::vector<std::string> tables;
    for (int i = 0; i < 10; ++i)
        for (const std::string& table : make({"6.6.6.6", "pM"}, bots_alone, 1, R"(,"start":true)")) {
            tables.push_back(table);
            mallory.go_to(table);
        }
    pass(10 * minute);
    std::size_t rows = 0;
    for (const std::string& table : tables) rows += rows_of(table);
    EXPECT_LT(rows, 60u + 10 + 40)
        << "an hour's share, what came back in ten minutes, and what was under way";
    EXPECT_GT(refusals["too_fast"], 0);
    const std::string own = make({"1.2.3.4", "pA"}, R"(["sage","sage","sage"])", 1, R"(,"start":true)").at(0);
    anna.connect();
    anna.go_to(own);
    pass(minute);
    EXPECT_EQ(house->storage.phase_of(own), "over") << "nobody else pays for it";
    expect_sound();
}

// What bots write is written for somebody, too: beyond the share they wait until there is some again.
TEST_F(Bounds, BotsRestWhenTheirOwnersShareIsUsedUp) {
    limits.rows_per_hour = 12;
    open();
    SimPerson mallory(world, *house, "pM", "6.6.6.6");
    mallory.connect();
    const std::string table =
        make({"6.6.6.6", "pM"}, bots_alone, 1, R"(,"options":{"rounds":4},"start":true)").at(0);
    mallory.go_to(table);
    pass(10 * minute);
    EXPECT_EQ(house->storage.phase_of(table), "playing");
    EXPECT_LT(rows_of(table), 12u + 2 + 6) << "a share, ten minutes' worth of it, and what was under way";
    pass(5 * 60 * minute);
    EXPECT_EQ(house->storage.phase_of(table), "over");
    expect_sound();
}

TEST_F(Bounds, UnknownTablesKeepNothing) {
    SimPerson mallory(world, *house, "pM");
    mallory.connect();
    for (int i = 0; i < 100; ++i) {
        mallory.go_to("tnowhere" + std::to_string(i));
        pass(200);
    }
    EXPECT_EQ(mallory.refusals(), 100);
    EXPECT_EQ(house->hub().metrics().actors.load(), 0);
}

// More than may wait for one table at once come back to it: who is told that it is busy asks again on the same line, and nobody
// is told anything that would keep them from it.
TEST_F(Bounds, ACrowdThatComesBackToATableGetsIn) {
    constexpr int crowd = 300;
    const std::string table = make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"start":true)").at(0);
    house->restart();
    world.weather.slowest_commit = 2 * second;
    std::deque<SimPerson> people;
    for (int i = 0; i < crowd; ++i) {
        SimPerson& person = people.emplace_back(world, *house, "p" + std::to_string(i));
        person.go_to(table);
        person.connect();
    }
    int refused = 0, inside = 0;
    for (int tries = 0; tries < 10 && inside < crowd; ++tries) {
        pass(5 * second);
        inside = 0;
        for (SimPerson& person : people) {
            inside += !person.info().is_null();
            if (!person.info().is_null() || person.last_code().empty()) continue;
            EXPECT_EQ(person.last_code(), "busy");
            ++refused;
            person.go_to(table);
        }
    }
    EXPECT_GE(refused, crowd - 200);
    EXPECT_EQ(inside, crowd);
    EXPECT_EQ(house->hub().metrics().waiting.load(), 0);
    expect_sound();
}

TEST_F(Bounds, TablesNobodyCameBackToAreClosed) {
    const std::string gathering = make({"", "pA"}, R"(["me",null,null])").at(0);
    const std::string playing = make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"start":true)").at(0);
    house->restart();
    pass(minute);
    EXPECT_EQ(house->storage.phase_of(playing), "playing");
    pass_days(31);
    EXPECT_EQ(house->storage.phase_of(gathering), "closed");
    EXPECT_EQ(house->storage.phase_of(playing), "closed");
    expect_sound();
}

TEST_F(Bounds, GuestsWhoDoNotComeAgainAreForgotten) {
    const auto new_guest = [&] {
        std::string cookie;
        house->hub().people().make([&](const auto& made) { cookie = made->second; });
        return cookie;
    };
    const auto is_known = [&](const std::string& cookie) {
        bool is_found = false;
        house->hub().people().find(cookie, [&](const Or<GuestPtr>& guest) { is_found = *guest != nullptr; });
        pass(second);
        return is_found;
    };
    const std::string once = new_guest(), often = new_guest();
    for (int i = 0; i < 4; ++i) {
        pass_days(10);
        EXPECT_TRUE(is_known(often));
    }
    house->restart();
    pass(second);
    EXPECT_TRUE(is_known(often));
    EXPECT_FALSE(is_known(once));
    expect_sound();
}
TEST_F(Bounds, WhoeverHasAPageOpenIsNotForgotten) {
    std::string cookie;
    GuestPtr guest;
    house->hub().people().make([&](const auto& made) {
        guest = made->first;
        cookie = made->second;
    });
    pass_days(40);
    house->hub().people().note_visit(guest);
    house->restart();
    bool is_known = false;
    house->hub().people().find(cookie, [&](const Or<GuestPtr>& found) { is_known = *found != nullptr; });
    pass(second);
    EXPECT_TRUE(is_known) << "forgotten meanwhile, and known again with the first word";
}

// The log was flooded and the processor busy as long as the disk was full.
TEST_F(Bounds, AFullDiskIsToldOnceAndPlayGoesOnWhenThereIsRoom) {
    const std::string table = make({"", "pA"}, bots_alone, 1, R"(,"start":true)").at(0);
    SimPerson anna(world, *house, "pA");
    anna.connect();
    anna.go_to(table);
    world.weather.failing = 100;
    testing::internal::CaptureStderr();
    pass(10 * minute);
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_LE(std::count(told.begin(), told.end(), '\n'), 2) << told;
    EXPECT_LT(house->storage.groups_tried(), 400) << "once in two seconds";
    EXPECT_NE(house->hub().complaint(), "");
    anna.ask("chat", {{"text", "hello"}});
    pass(second);
    EXPECT_EQ(anna.last_code(), "busy");
    world.weather.failing = 0;
    testing::internal::CaptureStderr();
    pass(minute);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "can store again\n");
    EXPECT_EQ(house->hub().complaint(), "");
    EXPECT_EQ(house->storage.phase_of(table), "over");
    expect_sound();
}

TEST_F(Bounds, ALongLogIsFoldedOffTheLoop) {
    const std::string table = make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"start":true)").at(0);
    std::vector<LogRow> rows = house->storage.rows_of(table);
    for (int i = 0; i < 2000; ++i)
        rows.push_back(
            {.at = rows.back().at,
             .json = write_row(
                 {.kind = Row::Kind::autopass, .seat = seat_of(0), .on = i % 2 == 0, .text = "peek"})});
    house->storage.put("tlong", std::move(rows),
                       {.phase = "playing", .is_listed = true, .wake = 0, .info = "{}", .people = {}});
    const int before = house->workers().taken(Urgency::table);
    SimPerson anna(world, *house, "pA");
    anna.connect();
    anna.go_to("tlong");
    pass(second);
    EXPECT_EQ(house->workers().taken(Urgency::table), before + 1);
    EXPECT_TRUE(anna.info().is_object());
    expect_sound();
}

// A damaged table is put aside and says so; the rest plays on.
TEST_F(Bounds, ADamagedTableIsPutAsideAlone) {
    const std::string table = make({"", "pA"}, R"(["me","sage","sage"])", 1, R"(,"start":true)").at(0);
    const std::string other = make({"", "pA"}, bots_alone, 1, R"(,"start":true)").at(0);
    std::vector<LogRow> rows = house->storage.rows_of(table);
    rows.push_back({.at = 1, .json = R"({"row":"choice","seat":0,"by":"person","choice":{"act":"fly"}})"});
    house->storage.put(table, rows,
                       {.phase = "playing", .is_listed = true, .wake = 0, .info = "{}", .people = {"pA"}});
    house->restart();
    testing::internal::CaptureStderr();
    SimPerson anna(world, *house, "pA");
    anna.connect();
    for (int i = 0; i < 20; ++i) {
        anna.go_to(table);
        pass(second);
    }
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_EQ(anna.last_code(), "damaged");
    EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 1) << told;
    anna.go_to(other);
    pass(minute);
    EXPECT_EQ(house->storage.phase_of(other), "over");
    expect_sound();
}

}  // namespace
}  // namespace fg::server::simulated
