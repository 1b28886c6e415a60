// SPDX-License-Identifier: Apache-2.0
// How finished games stood, as the server tells it: not before the end, and then the same for ever.
#include <future>

#include "server/odds_shelf.h"
#include "server/server_fixture_test.h"
#include "server/storage.h"

namespace fg::server {
namespace {

// What the shelf tells at once; empty if somebody must work it out.
std::string told_by(OddsShelf& shelf, const std::string& table) {
    std::string told;
    shelf.ask(table, [&](const Or<std::string>& odds) { told = odds ? *odds : odds.refusal().message; });
    return told;
}
TEST(OddsShelf, KeepsTheNewest) {
    OddsShelf shelf(2);
    for (const char* table : {"a", "b", "a", "c"}) shelf.finish(table, std::string("odds of ") + table);
    EXPECT_EQ(told_by(shelf, "b"), "odds of b");
    EXPECT_EQ(told_by(shelf, "c"), "odds of c");
    EXPECT_EQ(told_by(shelf, "a"), "");
}
// Four players press the same button at the end of a game.
TEST(OddsShelf, OneWorksAndAllAreTold) {
    OddsShelf shelf;
    std::vector<std::string> told;
    const auto ask = [&] {
        return shelf.ask(
            "a", [&](const Or<std::string>& odds) { told.push_back(odds ? *odds : odds.refusal().message); });
    };
    EXPECT_TRUE(ask());
    EXPECT_FALSE(ask());
    EXPECT_TRUE(told.empty());
    shelf.finish("a", Refusal{"busy", "not now", ""});
    EXPECT_EQ(told, std::vector<std::string>(2, "not now"));
    EXPECT_TRUE(ask()) << "what failed is tried again";
    EXPECT_FALSE(ask());
    shelf.finish("a", std::string("odds"));
    EXPECT_FALSE(ask());
    EXPECT_EQ(told.size(), 5u);
    EXPECT_EQ(told.back(), "odds");
}

class OddsThreads : public ServerFixture {
  protected:
    void SetUp() override {
        config.limits.bot_ms = 2;
        config.bot_threads = 4;
        offered = toys_and_all_games();
        restart();
    }
    // While no server runs.
    std::string stored(const std::string& table) {
        const auto storage = open_storage(path);
        std::promise<std::string> told;
        (*storage)->find_odds(table, [&](const Or<std::string>& odds) { told.set_value(*odds); });
        return told.get_future().get();
    }
    void store(const std::string& table, const std::string& odds) {
        const auto storage = open_storage(path);
        std::promise<bool> told;
        (*storage)->keep_odds({.table = table, .epoch = 0, .text = odds},
                              [&](const Or<Done>& done) { told.set_value(bool(done)); });
        EXPECT_TRUE(told.get_future().get());
    }
};

TEST_F(OddsThreads, AreToldWhenTheGameIsOverAndStoredWithItsTable) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_sages), address = "/api/tables/" + table + "/odds";
    EXPECT_EQ(anna.get(address).status, 403);
    {
        WireSocket socket(anna);
        socket.send(R"({"do":"watch","table":")" + table + "\"}");
        EXPECT_GE(play_to_the_end(socket, table), 1);
    }
    // Everybody at once, as at the end of a game: how often it was worked out, the storage does not tell, but all are told the same.
    std::vector<std::future<HttpAnswer>> others;
    for (int i = 0; i < 3; ++i)
        others.push_back(
            std::async(std::launch::async, [anna, address]() mutable { return anna.get(address); }));
    const HttpAnswer odds = anna.get(address);
    ASSERT_EQ(odds.status, 200) << odds.body;
    for (std::future<HttpAnswer>& other : others) EXPECT_EQ(other.get().body, odds.body);
    const boost::json::value told = odds.json();
    EXPECT_EQ(told.at("curve").as_array().size(), told.at("turns").as_array().size());
    const auto turns = static_cast<std::size_t>(told.at("turns").as_array().back().as_int64());
    // Six in two rounds of three, or fewer: the treasury may be empty before (KTM-135).
    const boost::json::value story = anna.get("/api/tables/" + table + "/story").json();
    EXPECT_EQ(turns, story.at("curve").as_array().size() - 1);
    EXPECT_LE(turns, 6u);

    server.reset();
    EXPECT_EQ(stored(table), odds.body);
    restart();
    EXPECT_EQ(anna.at(server->port()).get(address).body, odds.body);
    // It is not worked out again: what is stored is what is told.
    server.reset();
    store(table, R"({"margins":"as they are stored"})");
    restart();
    EXPECT_EQ(anna.at(server->port()).get(address).body, R"({"margins":"as they are stored"})");
    // But for those of an older program, which pages cannot draw.
    server.reset();
    store(table, R"({"games":16})");
    restart();
    EXPECT_TRUE(anna.at(server->port()).get(address).json().as_object().contains("margins"));
}

}  // namespace
}  // namespace fg::server
