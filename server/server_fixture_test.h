// SPDX-License-Identifier: Apache-2.0
// A server of the toy game on a port of its own, for tests over real sockets.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "bots/roster.h"
#include "server/server.h"
#include "server/toy_game_test.h"
#include "server/wire_client_test.h"

namespace fg::server {

// For what toys do not have.
inline bots::GamesAndBots toys_and_all_games() {
    bots::GamesAndBots offered = toy_game_and_bots();
    const bots::GamesAndBots all = bots::all_games_and_bots();
    offered.games.insert(offered.games.end(), all.games.begin(), all.games.end());
    offered.make_bot = [toy = offered.make_bot, other = all.make_bot](const AnyGame& game,
                                                                      std::string_view name) {
        std::unique_ptr<bots::AnyBot> bot = toy(game, name);
        return bot ? std::move(bot) : other(game, name);
    };
    return offered;
}

class ServerFixture : public testing::Test {
  protected:
    std::string path = testing::TempDir() + "fairground_server_" + std::to_string(getpid()) + ".db";
    std::unique_ptr<Server> server;
    Config config;
    bots::GamesAndBots offered = toy_game_and_bots();

    ServerFixture() {
        config.port = 0;
        config.database = path;
        config.web = "/nowhere";
        config.threads = 2;
        config.bot_threads = 1;
        config.limits.guests_per_minute = 1000;
    }
    void SetUp() override { restart(); }
    void TearDown() override {
        server.reset();
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
    }
    void restart() {
        server.reset();
        auto started = Server::start(config, offered);
        ASSERT_TRUE(started) << started.refusal().message;
        server = std::move(*started);
    }
    // Answers with the last offer until the game is over; the number of answers given.
    static int play_to_the_end(WireSocket& socket, const std::string& table) {
        int answers = 0;
        std::int64_t answered = 0;
        while (true) {
            const boost::json::value play = socket.next_play();
            if (play.is_null()) return -1;
            if (!play.at("result").is_null()) return answers;
            const boost::json::value& question = play.at("question");
            if (question.is_null() || question.at("answered").as_bool() || question.at("number") == answered)
                continue;
            answered = question.at("number").as_int64();
            socket.send(boost::json::serialize(
                boost::json::object{{"do", "choose"},
                                    {"table", table},
                                    {"question", answered},
                                    {"choice", question.at("offers").as_array().back().at("choice")}}));
            ++answers;
        }
    }
    static constexpr const char* against_bots =
        R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":["me","sage","seer"],"start":true})";
    // Of a game that the lab knows, and short.
    static constexpr const char* against_sages =
        R"({"game":"king_thief_minister","players":3,"pace":"swift","options":{"round_cap":2},)"
        R"("seats":["me","sage","sage"],"start":true})";
};

}  // namespace fg::server
