// SPDX-License-Identifier: Apache-2.0
// Pledges and numbers: nobody chooses their number after seeing another's.
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

class Deal : public TableTest {
  protected:
    const std::string annas = std::string(64, 'a'), bens = std::string(64, 'b');

    // Anna, Ben and a bot; both people have pledged.
    void gather(std::string_view seats = R"(["me",null,"sage"])") {
        create(R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":)" + std::string(seats) + "}");
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->ready(ben, true, pledge(bens), now));
        ASSERT_TRUE(table->ready(anna, true, pledge(annas), now));
        keep();
    }
    void call() {
        ASSERT_TRUE(table->start(anna, now));
        keep();
    }
    std::string open(const Person& person, const std::string& number) {
        const Or<Done> done = table->open_number(person, number, now);
        keep();
        return done ? "" : done.refusal().code;
    }
    json::object info() { return json::parse(table->info_json(anna.id, {}, 0)).as_object(); }
    json::value seat(std::size_t number) { return info().at("seats").as_array().at(number); }
};

TEST_F(Deal, AllPledgesStandBeforeAnyNumberIsOpened) {
    gather();
    EXPECT_EQ(seat(0).at("pledge").as_string(), pledge(annas));
    EXPECT_EQ(seat(1).at("pledge").as_string(), pledge(bens));
    EXPECT_FALSE(seat(2).as_object().contains("pledge")) << "bots add nothing";
    EXPECT_EQ(open(ben, bens), "stale") << "not before the deal is called";
    call();
    EXPECT_EQ(table->phase(), Phase::gathering);
    EXPECT_EQ(json::serialize(info().at("opening").at("waits_for")), "[0,1]");
    EXPECT_EQ(open(ben, bens), "");
    EXPECT_EQ(info().at("seats").as_array().at(1).as_object().count("contribution"), 0u);
    EXPECT_EQ(table->info_json(anna.id, {}, 0).find(bens), std::string::npos) << "nobody else sees it";
    expect_same_after_reload();
    EXPECT_EQ(open(anna, annas), "");
    EXPECT_EQ(table->phase(), Phase::playing);
    expect_same_after_reload();
}

TEST_F(Deal, ANumberThatWasNotPledgedIsRefused) {
    gather();
    call();
    EXPECT_EQ(open(ben, annas), "bad_message");
    EXPECT_EQ(open(ben, "abc"), "bad_message");
    EXPECT_EQ(open(cleo, bens), "no_seat");
    EXPECT_EQ(open(ben, bens), "");
    EXPECT_EQ(open(ben, bens), "") << "the same number again, after a broken line";
    EXPECT_EQ(open(ben, annas), "bad_message");
    EXPECT_EQ(json::serialize(info().at("opening").at("waits_for")), "[0]");
}

TEST_F(Deal, APledgeIsGoodForOneTableAlone) {
    gather();
    ASSERT_TRUE(table->ready(ben, true, pledge(bens, "another"), now));
    call();
    EXPECT_EQ(open(ben, bens), "bad_message");
}

TEST_F(Deal, WhoDoesNotOpenStopsTheDealAndEverybodySeesWho) {
    gather();
    call();
    ASSERT_EQ(open(anna, annas), "");
    const Millis ends = table->wake_at(true);
    EXPECT_EQ(ends, info().at("opening").at("until").as_int64());
    now = ends;
    table->tick(now, true);
    keep();
    EXPECT_FALSE(info().contains("opening"));
    EXPECT_EQ(json::serialize(info().at("called_off")), R"({"times":1,"missing":[1]})");
    EXPECT_FALSE(seat(0).as_object().contains("pledge")) << "a number once opened is good for nothing more";
    EXPECT_FALSE(seat(1).at("ready").as_bool());
    EXPECT_EQ(open(ben, bens), "stale");
    EXPECT_EQ(table->start(anna, now).refusal().code, "not_ready");
    expect_same_after_reload();
}

TEST_F(Deal, WhoeverChangesSomethingStopsTheDeal) {
    const std::pair<const char*, std::function<Or<Done>()>> changes[] = {
        {"stand", [&] { return table->stand(ben, now); }},
        {"not ready", [&] { return table->ready(ben, false, "", now); }},
        {"another pledge", [&] { return table->ready(ben, true, pledge(annas), now); }},
        {"rules", [&] { return table->change_rules(anna, {.hints = false}, now); }},
        {"kick", [&] { return table->kick(anna, seat_of(1), now); }},
        {"bot", [&] { return table->set_bot(anna, seat_of(2), "random", now); }},
        {"sit", [&] { return table->sit(cleo, seat_of(2), "", now); }},
    };
    for (const auto& [name, change] : changes) {
        log.clear();
        gather();
        call();
        ASSERT_EQ(open(anna, annas), "");
        EXPECT_TRUE(change()) << name;
        keep();
        EXPECT_FALSE(info().contains("opening")) << name;
        EXPECT_EQ(json::serialize(info().at("called_off")), R"({"times":1,"missing":[]})") << name;
        EXPECT_EQ(open(ben, bens) == "", false) << name;
        expect_same_after_reload();
    }
}

TEST_F(Deal, TheSeedIsMadeOfTheSecretAndTheNumbersInTheOrderOfSeats) {
    gather();
    call();
    ASSERT_EQ(open(ben, bens), "");
    ASSERT_EQ(open(anna, annas), "");
    const std::string secret(json::parse(log[0].json).at("setup").at("secret").as_string());
    std::string parts = "deal";
    for (const std::string& hex : {secret, annas, bens}) {
        SeededSource::Seed bytes{};
        ASSERT_TRUE(SeededSource::from_hex(hex, bytes));
        parts.append(bytes.begin(), bytes.end());
    }
    EXPECT_EQ(SeededSource::to_hex(table->match()->setup().seed), hash_of_token(parts));
}

TEST_F(Deal, WithoutPledgesItIsDealtAtOnce) {
    gather();
    ASSERT_TRUE(table->change_rules(anna, {.hints = false}, now));
    ASSERT_TRUE(table->ready(ben, true, "", now));
    call();
    EXPECT_EQ(table->phase(), Phase::playing);
}

TEST_F(Deal, ARestartLeavesTimeToOpen) {
    gather();
    call();
    now += 3'600'000;
    table = reloaded();
    EXPECT_GT(table->wake_at(true), now);
    EXPECT_EQ(open(anna, annas), "");
    EXPECT_EQ(open(ben, bens), "");
    EXPECT_EQ(table->phase(), Phase::playing);
}

TEST_F(Deal, TablesOfBeforeKeepTheNumbersThatTheirLogHas) {
    create(R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me","sage"]})");
    const auto seed_with = [&](const std::string& row) {
        std::vector<LogRow> old = log;
        old.push_back({.at = now, .json = row});
        auto loaded = Table::load(offered, "t1", old, now);
        EXPECT_TRUE(loaded);
        EXPECT_TRUE((*loaded)->start(anna, now));
        return (*loaded)->match()->setup().seed;
    };
    EXPECT_NE(seed_with(R"({"row":"ready","seat":0,"on":true,"text":")" + annas + "\"}"),
              seed_with(R"({"row":"ready","seat":0,"on":true})"));
}

}  // namespace
}  // namespace fg::server
