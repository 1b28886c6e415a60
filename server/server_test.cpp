// SPDX-License-Identifier: Apache-2.0
// The whole server over real sockets, well treated and ill treated.
#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "server/files.h"
#include "server/server_fixture_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

class ServerThreads : public ServerFixture {};

TEST_F(ServerThreads, AGameAgainstBotsIsPlayedToItsEndRecordedAndProved) {
    config.limits.bot_ms = 2;
    restart();
    Visitor anna(server->port());
    EXPECT_EQ(anna.post("/api/me", R"({"name":"  Anna  "})").json().at("person").at("name"), "Anna");
    const std::string table = anna.make_table(against_bots);
    EXPECT_EQ(anna.get("/api/tables/" + table + "/record").status, 403);
    EXPECT_EQ(anna.get("/api/tables/" + table + "/story").status, 403);
    EXPECT_EQ(anna.get("/api/tables/" + table + "/odds").status, 403);
    WireSocket socket(anna);
    ASSERT_EQ(socket.status(), 101);
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    EXPECT_GE(play_to_the_end(socket, table), 4);
    EXPECT_EQ(anna.get("/api/tables/" + table).json().at("phase"), "over");
    EXPECT_NE(anna.get("/api/tables/" + table + "/record").body.find("\"end\":"), std::string::npos);
    const json::value replay = anna.get("/api/tables/" + table + "/replay?seat=all&from=0&count=3").json();
    EXPECT_EQ(replay.at("list").as_array().size(), 3u);
    const json::value proof = anna.get("/api/tables/" + table + "/proof").json();
    EXPECT_GE(proof.at("draws").as_array().size(), 7u);
    const json::value story = anna.get("/api/tables/" + table + "/story").json();
    EXPECT_EQ(story.at("measure"), "lanterns");
    const json::value result = anna.get("/api/tables/" + table).json().at("result");
    EXPECT_EQ(story.at("curve").as_array().back(), result.at("score"));
    EXPECT_EQ(anna.get("/api/tables/" + table + "/odds").status, 404) << "the lab knows no toys";
}

TEST_F(ServerThreads, LongAnswersArePackedForWhoTakesThat) {
    Visitor anna(server->port());
    const std::string plain = anna.get("/api/games").body;
    ASSERT_GT(plain.size(), 1024U);
    const HttpAnswer packed = anna.request("GET", "/api/games", "Accept-Encoding: gzip, br\r\n", "");
    EXPECT_NE(packed.head.find("Content-Encoding: gzip"), std::string::npos);
    EXPECT_EQ(packed.body, gzipped(plain));
    const HttpAnswer small = anna.request("GET", "/healthz", "Accept-Encoding: gzip\r\n", "");
    EXPECT_EQ(small.body, "ok\n");
}

TEST_F(ServerThreads, FriendsPlayTogetherOnManyTablesAtOnce) {
    config.limits.messages_per_second = config.limits.message_burst = 10'000;
    restart();
    std::vector<std::thread> threads;
    std::atomic<int> finished = 0;
    for (int t = 0; t < 3; ++t)
        threads.emplace_back([&] {
            Visitor anna(server->port()), ben(server->port());
            const std::string table = anna.make_table(
                R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me",null]})");
            WireSocket first(anna), second(ben);
            EXPECT_EQ(second.code_of({{"do", "sit"}, {"table", table}, {"seat", 1}}), "");
            EXPECT_EQ(first.code_of({{"do", "start"}, {"table", table}}), "not_ready");
            EXPECT_EQ(second.code_of({{"do", "ready"}, {"table", table}, {"ready", true}}), "");
            first.send(R"({"do":"watch","table":")" + table + "\"}");
            second.send(R"({"do":"watch","table":")" + table + "\"}");
            first.send(R"({"do":"start","table":")" + table + "\"}");
            std::thread other([&] { finished += play_to_the_end(second, table) > 0; });
            finished += play_to_the_end(first, table) > 0;
            other.join();
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(finished, 6);
}

TEST_F(ServerThreads, EverythingIsThereAgainAfterARestart) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(
        R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me","sage"],"start":true})");
    json::value before;
    {
        WireSocket socket(anna);
        socket.send(R"({"do":"watch","table":")" + table + "\"}");
        const json::value play = socket.next_play();
        EXPECT_EQ(socket.code_of({{"do", "choose"},
                                  {"table", table},
                                  {"question", play.at("question").at("number")},
                                  {"choice", {{"act", "peek"}}}}),
                  "");
        socket.send(R"({"do":"watch","table":")" + table + "\"}");
        while (before.is_null() || before.at("events").as_array().size() < 6) before = socket.next_play();
    }
    config.port = server->port();
    restart();
    WireSocket socket(anna);
    ASSERT_EQ(socket.status(), 101) << "the cookie is still good";
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    const json::value after = socket.next_play();
    EXPECT_EQ(after.at("view"), before.at("view"));
    EXPECT_EQ(after.at("events"), before.at("events"));
    EXPECT_EQ(after.at("question").at("number"), before.at("question").at("number"));
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    EXPECT_GE(play_to_the_end(socket, table), 1);
}

TEST_F(ServerThreads, WhoeverWatchesIsToldOnceThatTheServerStops) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_bots), other = anna.make_table(against_bots);
    WireSocket player(anna), lobby(anna);
    player.ask({{"do", "watch"}, {"table", table}});
    player.ask({{"do", "watch"}, {"table", other}});
    lobby.ask({{"do", "lobby"}, {"on", true}});
    server.reset();
    for (WireSocket* socket : {&player, &lobby}) {
        int byes = 0;
        for (std::string text = socket->receive(); !text.empty(); text = socket->receive())
            byes += text.starts_with(R"({"push":"bye","reason":)");
        EXPECT_EQ(byes, 1);
    }
}

// Whoever still looks on when the last one stands up sees that it is closed.
TEST_F(ServerThreads, ATableThatClosesSaysSo) {
    Visitor anna(server->port()), ben(server->port());
    const std::string table =
        anna.make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    WireSocket host(anna), watcher(ben);
    watcher.ask({{"do", "watch"}, {"table", table}});
    EXPECT_EQ(host.code_of({{"do", "stand"}, {"table", table}}), "");
    std::string text = watcher.receive();
    while (!text.empty() && text.find(R"("phase":"closed")") == std::string::npos) text = watcher.receive();
    EXPECT_TRUE(text.starts_with(R"({"push":"table")")) << text;
    EXPECT_EQ(host.code_of({{"do", "sit"}, {"table", table}, {"seat", 0}}), "over");
    EXPECT_EQ(ben.get("/api/tables").json().at("open").as_array().size(), 0u);
}

// Also after a restart, when no table is in memory.
TEST_F(ServerThreads, APersonFindsTheirTables) {
    Visitor anna(server->port()), ben(server->port());
    const std::string first = anna.make_table(against_bots);
    {
        WireSocket socket(anna);
        socket.send(R"({"do":"watch","table":")" + first + "\"}");
        ASSERT_GE(play_to_the_end(socket, first), 1);
    }
    const std::string second = anna.make_table(
        R"({"game":"lantern_lottery","players":2,"access":"invite","seats":["me","sage"],"start":true})");
    ben.make_table(against_bots);
    const auto check = [&] {
        const json::value tables = anna.get("/api/me/tables").json().at("tables");
        ASSERT_EQ(tables.as_array().size(), 2u);
        EXPECT_EQ(tables.at(0).at("info").at("id"), json::value(second));
        EXPECT_EQ(tables.at(0).at("asked"), json::value(json::array{0}));
        EXPECT_EQ(tables.at(0).at("info").at("you"), 0);
        EXPECT_EQ(tables.at(1).at("info").at("id"), json::value(first));
        EXPECT_EQ(tables.at(1).at("info").at("phase"), "over");
        EXPECT_TRUE(tables.at(1).at("info").as_object().contains("result"));
        EXPECT_TRUE(tables.at(1).at("asked").as_array().empty());
    };
    check();
    config.port = server->port();
    restart();
    check();
    EXPECT_EQ(ben.get("/api/me/tables").json().at("tables").as_array().size(), 1u);
}

TEST_F(ServerThreads, WhatServersAskEachOtherIsNoPage) {
    Visitor anna(server->port()), mallory(server->port());
    const std::string table = anna.make_table(
        R"({"game":"lantern_lottery","players":2,"access":"invite","seats":["me","sage"],"start":true})");
    for (const char* what : {"own", "preview", "info", "nothing"})
        for (Visitor* visitor : {&anna, &mallory}) {
            const HttpAnswer answer = visitor->get("/api/tables/" + table + '/' + what);
            EXPECT_EQ(answer.status, 404) << what << answer.body;
        }
    EXPECT_EQ(anna.get("/api/tables/" + table).status, 200);
    EXPECT_EQ(mallory.get("/api/tables/" + table).status, 404);
}

TEST_F(ServerThreads, TheHostChangesStartsWithFewerAndCloses) {
    Visitor anna(server->port()), ben(server->port());
    const std::string table =
        anna.make_table(R"({"game":"lantern_lottery","players":4,"seats":["me",null,null,null]})");
    WireSocket host(anna), guest(ben);
    const auto ask = [&](WireSocket& socket, json::object message) {
        message["table"] = table;
        return socket.code_of(message);
    };
    EXPECT_EQ(ask(guest, {{"do", "sit"}, {"seat", 3}}), "");
    EXPECT_EQ(ask(guest, {{"do", "rules"}, {"clock", "days"}}), "not_host");
    EXPECT_EQ(ask(host, {{"do", "rules"}, {"clock", "sand"}}), "bad_message");
    EXPECT_EQ(ask(host, {{"do", "rules"}, {"options", 7}}), "bad_message");
    EXPECT_EQ(ask(host, {{"do", "rules"}, {"players", 1}}), "bad_option");
    EXPECT_EQ(ask(host, {{"do", "rules"}, {"clock", "days"}, {"players", 3}}), "");
    const json::value info = anna.get("/api/tables/" + table).json();
    EXPECT_EQ(info.at("clock"), "days");
    EXPECT_EQ(info.at("seconds"), json::value({259'200, 259'200}));
    EXPECT_EQ(info.at("former").at("players"), 4);
    EXPECT_EQ(ask(guest, {{"do", "ready"}, {"ready", true}}), "");
    EXPECT_EQ(ask(host, {{"do", "start"}}), "not_ready");
    EXPECT_EQ(ask(host, {{"do", "start"}, {"fewer", true}}), "");
    EXPECT_EQ(ask(host, {{"do", "rules"}, {"clock", "none"}}), "over");
    EXPECT_EQ(ask(host, {{"do", "close"}}), "seat_taken");
    EXPECT_EQ(ask(guest, {{"do", "close"}}), "not_host");
    EXPECT_EQ(ask(guest, {{"do", "leave"}}), "");
    EXPECT_EQ(ask(host, {{"do", "close"}}), "");
    EXPECT_EQ(anna.get("/api/tables/" + table).json().at("phase"), "closed");
    EXPECT_TRUE(anna.get("/api/me/tables").json().at("tables").as_array().empty());
}

TEST_F(ServerThreads, ASpectatorSeesAndSaysButDoesNotPlay) {
    Visitor anna(server->port()), cleo(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket socket(cleo);
    EXPECT_EQ(socket.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_TRUE(socket.next_play().at("viewer").is_null());
    EXPECT_EQ(
        socket.code_of({{"do", "choose"}, {"table", table}, {"question", 1}, {"choice", {{"act", "wait"}}}}),
        "no_seat");
    EXPECT_EQ(socket.code_of({{"do", "chat"}, {"table", table}, {"text", "Huzzah!"}}), "");
    EXPECT_EQ(socket.code_of({{"do", "emote"}, {"table", table}, {"emote", "fly"}}), "bad_message");
    EXPECT_EQ(socket.code_of({{"do", "kick"}, {"table", table}, {"seat", 1}}), "not_host");
    int refused = 0;
    for (int i = 0; i < 10; ++i)
        refused += socket.code_of({{"do", "chat"}, {"table", table}, {"text", "again"}}) == "too_fast";
    EXPECT_GE(refused, 3);
}

TEST_F(ServerThreads, WhoseLineIsLostForAMomentKeepsTheirChair) {
    Visitor anna(server->port()), ben(server->port());
    const std::string table = anna.make_table(
        R"({"game":"lantern_lottery","players":3,"seats":["me","sage","sage"],"latecomers":"welcome","start":true})");
    WireSocket host(anna);
    const json::object replace{{"do", "bot"}, {"table", table}, {"seat", 1}, {"kind", "sage"}};
    {
        WireSocket guest(ben);
        ASSERT_EQ(guest.code_of({{"do", "watch"}, {"table", table}}), "");
        ASSERT_EQ(guest.code_of({{"do", "sit"}, {"table", table}, {"seat", 1}}), "");
        EXPECT_EQ(host.code_of(replace), "seat_taken");
    }
    // That a line is closed comes to be known after a moment.
    std::string code = "seat_taken";
    for (int i = 0; i < 100 && code == "seat_taken"; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        code = host.code_of(replace);
    }
    EXPECT_EQ(code, "chair_kept");
    const json::value info = json::parse(anna.get("/api/tables/" + table).body);
    EXPECT_FALSE(info.at("seats").at(1).at("away").as_bool());
    EXPECT_GT(info.at("seats").at(1).at("gone").as_int64(), 0);
}

TEST_F(ServerThreads, WhoWasSentAwayHearsThatAndNothingMore) {
    Visitor anna(server->port()), ben(server->port());
    const std::string table =
        anna.make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    Visitor cleo(server->port());
    WireSocket host(anna), guest(ben), onlooker(cleo);
    ASSERT_EQ(guest.code_of({{"do", "watch"}, {"table", table}}), "");
    ASSERT_EQ(onlooker.code_of({{"do", "watch"}, {"table", table}}), "");
    ASSERT_EQ(guest.code_of({{"do", "sit"}, {"table", table}, {"seat", 1}}), "");
    ASSERT_EQ(host.code_of({{"do", "kick"}, {"table", table}, {"seat", 1}}), "");
    std::string last = guest.receive();
    while (last.find("sent_away") == std::string::npos && !last.empty()) last = guest.receive();
    EXPECT_NE(last.find(R"("sent_away":true)"), std::string::npos);
    for (const char* act : {"watch", "sit", "chat", "hint"})
        EXPECT_NE(guest.code_of({{"do", act}, {"table", table}, {"seat", 1}, {"text", "but"}}), "") << act;
    EXPECT_EQ(ben.get("/api/tables/" + table).status, 404);
    ASSERT_EQ(host.code_of({{"do", "chat"}, {"table", table}, {"text", "gone?"}}), "");
    guest.send(R"({"do":"ping","ref":777})");
    EXPECT_NE(guest.receive().find("777"), std::string::npos) << "and nothing of the chat before it";
    onlooker.send(R"({"do":"ping","ref":777})");
    for (std::string text = onlooker.receive(); text.find("777") == std::string::npos;
         text = onlooker.receive()) {
        ASSERT_FALSE(text.empty());
        EXPECT_EQ(text.find("sent_away"), std::string::npos) << "that is for one alone";
    }
}

TEST_F(ServerThreads, NamesHaveNothingInvisibleAndNobodyTalksAsSomebodyElse) {
    Visitor anna(server->port()), ben(server->port());
    const auto rename = [](Visitor& visitor, const std::string& name) {
        return visitor.post("/api/me", json::serialize(json::object{{"name", name}})).status;
    };
    EXPECT_EQ(rename(anna, "Anna"), 200);
    for (const char* name : {"An\u200bna", "\u202eannA", "Anna\u2066", "A\tnna", "\u3164"})
        EXPECT_EQ(rename(ben, name), 400) << name;
    EXPECT_EQ(rename(ben, "Anna"), 200);
    const std::string table = anna.make_table(against_bots);
    WireSocket player(anna), onlooker(ben);
    ASSERT_EQ(player.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_EQ(onlooker.code_of({{"do", "chat"}, {"table", table}, {"text", "Fold\u202e!"}}), "bad_message");
    ASSERT_EQ(onlooker.code_of({{"do", "chat"}, {"table", table}, {"text", "I fold"}}), "");
    std::string text = player.receive();
    while (text.find("I fold") == std::string::npos && !text.empty()) text = player.receive();
    EXPECT_NE(text.find("\"name\":\"Anna (2)\""), std::string::npos) << text;
}

TEST_F(ServerThreads, OnlookersCanBeMuted) {
    Visitor anna(server->port()), ben(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket player(anna), onlooker(ben);
    ASSERT_EQ(player.code_of({{"do", "mute"}, {"table", table}, {"seat", nullptr}, {"on", true}}), "");
    const json::value watching = player.ask({{"do", "watch"}, {"table", table}});
    EXPECT_TRUE(watching.at("muted_onlookers").as_bool());
    ASSERT_EQ(onlooker.code_of({{"do", "watch"}, {"table", table}}), "");
    ASSERT_EQ(onlooker.code_of({{"do", "chat"}, {"table", table}, {"text", "psst"}}), "");
    player.send(R"({"do":"ping","ref":777})");
    for (std::string text = player.receive(); text.find("777") == std::string::npos;
         text = player.receive()) {
        ASSERT_FALSE(text.empty());
        EXPECT_EQ(text.find("psst"), std::string::npos);
    }
}

TEST_F(ServerThreads, CountsAreForTheMachineItselfAlone) {
    Visitor anna(server->port());
    EXPECT_EQ(anna.get("/metrics").status, 200);
    for (const char* header : {"X-Forwarded-For: 127.0.0.1\r\n", "Forwarded: for=127.0.0.1\r\n"})
        EXPECT_EQ(anna.request("GET", "/metrics", header, "").status, 404) << "it came by way of a proxy";
}

TEST_F(ServerThreads, WithTlsTheCookieIsTheHostsOwn) {
    config.public_url = "https://faire.example";
    restart();
    RawConnection plain(server->port());
    plain.send("GET /api/me HTTP/1.1\r\nHost: faire.example\r\nConnection: close\r\n\r\n");
    const std::string head = plain.read_until("\r\n\r\n");
    const std::size_t at = head.find("Set-Cookie: __Host-fairground=");
    ASSERT_NE(at, std::string::npos) << head;
    const std::string line = head.substr(at, head.find("\r\n", at) - at);
    EXPECT_NE(line.find("; Secure"), std::string::npos);
    EXPECT_NE(line.find("; Path=/;"), std::string::npos);
    EXPECT_EQ(line.find("Domain"), std::string::npos);
    const std::string value = line.substr(30, line.find(';') - 30);
    const auto is_known = [&](const std::string& name) {
        RawConnection again(server->port());
        again.send("GET /api/me HTTP/1.1\r\nHost: faire.example\r\nConnection: close\r\nCookie: " + name +
                   '=' + value + "\r\n\r\n");
        return again.read_until("\r\n\r\n").find("Set-Cookie") == std::string::npos;
    };
    EXPECT_TRUE(is_known("__Host-fairground"));
    EXPECT_FALSE(is_known("fairground")) << "a neighbour's site could have set that";
}

TEST_F(ServerThreads, APageLoadedAnewLearnsWhatWasAskedForBefore) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_bots);
    {
        WireSocket before(anna);
        EXPECT_EQ(before.code_of({{"do", "mute"}, {"table", table}, {"seat", 2}, {"on", true}}), "");
        EXPECT_EQ(before.code_of({{"do", "autopass"}, {"table", table}, {"kind", "guess"}, {"on", true}}),
                  "");
    }
    config.port = server->port();
    restart();
    WireSocket socket(anna);
    const json::value reply = socket.ask({{"do", "watch"}, {"table", table}});
    EXPECT_EQ(json::serialize(reply.at("muted")), "[2]");
    EXPECT_EQ(json::serialize(reply.at("autopass")), R"(["guess"])");
}

TEST_F(ServerThreads, RematchTakesEverybodyAlong) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(
        R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me","random"],"start":true})");
    WireSocket socket(anna);
    EXPECT_EQ(socket.code_of({{"do", "rematch"}, {"table", table}}), "not_ready");
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    play_to_the_end(socket, table);
    const std::string next(socket.ask({{"do", "rematch"}, {"table", table}}).at("table").as_string());
    EXPECT_NE(next, table);
    EXPECT_EQ(socket.ask({{"do", "rematch"}, {"table", table}}).at("table").as_string(), next);
    EXPECT_EQ(anna.get("/api/tables/" + table).json().at("rematch").as_string(), next);
    EXPECT_EQ(anna.get("/api/tables/" + next).json().at("you"), 0);
    EXPECT_EQ(anna.get("/api/tables/" + next).json().at("phase"), "gathering") << "until the deal is called";
}

TEST_F(ServerThreads, AHintIsOneOfTheOffers) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket socket(anna);
    const json::object hint = socket.ask({{"do", "hint"}, {"table", table}});
    EXPECT_EQ(hint.at("choices").at(0).at("act"), "peek");
    EXPECT_EQ(hint.at("label"), "Peek");
}

TEST_F(ServerThreads, TheLobbyListsOpenTables) {
    Visitor anna(server->port()), ben(server->port());
    WireSocket socket(ben);
    socket.send(R"({"do":"lobby","on":true})");
    const std::string open = anna.make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    const std::string closed =
        anna.make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null],"access":"invite"})");
    std::string text;
    while (text.find(open) == std::string::npos) {
        text = socket.receive();
        ASSERT_FALSE(text.empty());
    }
    EXPECT_EQ(text.find(closed), std::string::npos);
    EXPECT_EQ(ben.get("/api/tables").json().at("open").as_array().size(), 1u);
    EXPECT_EQ(ben.get("/api/tables/" + closed).status, 404);
    const std::string invite(anna.get("/api/tables/" + closed).json().at("invite").as_string());
    EXPECT_EQ(ben.get("/api/tables/" + closed + "?invite=" + invite).status, 200);
    EXPECT_EQ(ben.get("/api/tables/tnowhere").status, 404);
}

TEST_F(ServerThreads, OtherSitesAndCookielessPagesAreTurnedAway) {
    Visitor anna(server->port());
    EXPECT_EQ(WireSocket(anna, "http://evil.example", anna.cookie()).status(), 403);
    EXPECT_EQ(WireSocket(anna, "http://" + anna.host(), "").status(), 401);
    EXPECT_EQ(WireSocket(anna, "http://" + anna.host(), "forged").status(), 401);
    const std::string json_type = "Content-Type: application/json\r\n",
                      own = "Origin: http://" + anna.host() + "\r\n";
    EXPECT_EQ(anna.request("POST", "/api/me", json_type, R"({"name":"A"})").status, 403);
    EXPECT_EQ(
        anna.request("POST", "/api/me", json_type + "Origin: http://evil.example\r\n", R"({"name":"A"})")
            .status,
        403);
    EXPECT_EQ(anna.request("POST", "/api/me", own + "Content-Type: text/plain\r\n", R"({"name":"A"})").status,
              403);
    EXPECT_EQ(anna.request("POST", "/api/me", own + json_type, R"({"name":"A"})").status, 200);
    EXPECT_EQ(anna.request("DELETE", "/api/me", own, "").status, 405);
}

TEST_F(ServerThreads, NonsenseIsAnsweredClearlyAndOtherTablesFeelNothing) {
    Visitor anna(server->port()), mallory(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket good(anna), bad(mallory);
    good.send(R"({"do":"watch","table":")" + table + "\"}");
    const auto complaint = [&](std::string_view text) {
        bad.send(text);
        const json::value answer = json::parse(bad.receive());
        return std::string(answer.at("error").at("code").as_string());
    };
    const auto fault = [&](const std::string& rest) {
        bad.send("{\"table\":\"" + table + "\"," + rest);
        return std::string(json::parse(bad.receive()).at("error").at("message").as_string());
    };
    EXPECT_EQ(complaint(""), "bad_message");
    EXPECT_EQ(complaint("{"), "bad_message");
    EXPECT_EQ(complaint("[]"), "bad_message");
    EXPECT_EQ(complaint("null"), "bad_message");
    EXPECT_EQ(complaint(std::string(5000, '[')), "bad_message");
    EXPECT_EQ(complaint(R"({"do":"conquer"})"), "bad_message");
    EXPECT_EQ(complaint(R"({"do":"choose","table":7})"), "no_table");
    EXPECT_EQ(complaint(R"({"do":"watch","table":"tnowhere"})"), "no_table");
    EXPECT_EQ(complaint(R"({"do":"choose","table":")" + table + R"("})"), "bad_message");
    EXPECT_EQ(complaint(R"({"do":"choose","table":")" + table + R"(","question":1,"choice":{}})"), "no_seat");
    EXPECT_EQ(complaint(R"({"do":"undo","table":")" + table + R"("})"), "no_seat");
    EXPECT_EQ(complaint(R"({"do":"sit","table":")" + table + R"(","seat":99})"), "no_seat");
    EXPECT_EQ(complaint(R"({"do":"sit","table":")" + table + R"(","seat":0})"), "seat_taken");
    EXPECT_EQ(
        complaint("{\"do\":\"chat\",\"table\":\"" + table + "\",\"text\":\"" + std::string(300, 'x') + "\"}"),
        "bad_message");
    EXPECT_EQ(complaint("{\"pad\":\"" + std::string(20'000, 'x') + "\"}"), "too_big");
    EXPECT_EQ(fault(R"("do":"mute","seat":1,"on":1})"), "\"on\" must be true or false");
    EXPECT_EQ(fault(R"("do":"bot","seat":1})"), "\"kind\" is missing");
    EXPECT_EQ(fault(R"("do":"watch","since":"yesterday"})"), "\"since\" must be a whole number");
    EXPECT_EQ(complaint(R"({"do":"lobby"})"), "bad_message");
    bad.send_frame("binary", 0x82);
    EXPECT_EQ(json::parse(bad.receive()).at("error").at("code"), "bad_message");
    bad.send_frame("{\"do\":\"pi", 0x01);  // torn in two
    bad.send_frame("ng\",\"ref\":5}", 0x80);
    EXPECT_EQ(json::parse(bad.receive()).at("ref"), 5);
    bad.send_frame(std::string(100'000, 'x'));
    EXPECT_EQ(bad.receive(), "") << "far too big closes the socket";
    WireSocket garbage(mallory), half(mallory);
    garbage.raw().send(std::string(20, static_cast<char>(0xff)));
    EXPECT_EQ(garbage.receive(), "");
    half.raw().send(std::string("\x81\xfe\x10", 3));  // and never the rest
    WireSocket invalid(mallory);
    invalid.send_frame("{\"do\":\"\xc3\x28\"}");
    EXPECT_EQ(invalid.receive(), "") << "what is not UTF-8 closes the socket";
    EXPECT_GE(play_to_the_end(good, table), 4);
}

TEST_F(ServerThreads, FloodsAreRefusedAndTheServerStaysUp) {
    Visitor mallory(server->port());
    WireSocket flood(mallory);
    for (int i = 0; i < 300; ++i) flood.send(R"({"do":"ping","ref":1})");
    int fine = 0, refused = 0;
    for (int i = 0; i < 300; ++i)
        (flood.receive().find("too_fast") == std::string::npos ? fine : refused) += 1;
    EXPECT_GE(refused, 100);
    EXPECT_GE(fine, 60);
    int too_many = 0;
    for (int i = 0; i < 25; ++i)
        too_many += mallory.post("/api/tables", R"({"game":"lantern_lottery","players":2})").status != 200;
    EXPECT_EQ(too_many, 5);
    EXPECT_EQ(mallory.get("/healthz").body, "ok\n");
}

// A full disk, as a process sees it: files may not grow.
TEST_F(ServerThreads, HealthzSaysThatTheDiskIsFullAndPlayGoesOnWhenThereIsRoom) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket socket(anna);
    EXPECT_EQ(socket.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_EQ(anna.get("/healthz").body, "ok\n");
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit tight{.rlim_cur = 4096, .rlim_max = before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const std::string full = socket.code_of({{"do", "chat"}, {"table", table}, {"text", "Is there room?"}});
    const HttpAnswer ill = anna.get("/healthz");
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(full, "busy");
    EXPECT_EQ(ill.status, 503);
    EXPECT_NE(ill.body.find("could not be stored"), std::string::npos) << ill.body;
    int status = 0;
    for (int i = 0; i < 200 && status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        status = anna.get("/healthz").status;
    }
    EXPECT_EQ(status, 200);
    EXPECT_EQ(socket.code_of({{"do", "chat"}, {"table", table}, {"text", "There is."}}), "");
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    EXPECT_GE(play_to_the_end(socket, table), 4);
}

// Reads nothing while its table talks: it is let go, and the others play on.
TEST_F(ServerThreads, AClientThatDoesNotReadIsDropped) {
    config.limits.queue_bytes = 20'000;
    config.limits.messages_per_second = config.limits.message_burst = 1e6;
    restart();
    Visitor anna(server->port()), sloth(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket slow(sloth);
    for (int i = 0; i < 20'000; ++i) slow.send(R"({"do":"watch","table":")" + table + "\"}");
    const auto dropped = [&] {
        return anna.get("/metrics").body.find("sockets_dropped_total 0") == std::string::npos;
    };
    for (int i = 0; i < 200 && !dropped(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_TRUE(dropped());
    WireSocket good(anna);
    good.send(R"({"do":"watch","table":")" + table + "\"}");
    EXPECT_GE(play_to_the_end(good, table), 4);
}

TEST_F(ServerThreads, PagesComeWithStrictHeadersAndFilesWithETags) {
    Visitor anna(server->port());
    const HttpAnswer page = anna.get("/t/whatever");
    EXPECT_EQ(page.status, 200);
    EXPECT_NE(page.head.find("Content-Security-Policy: default-src 'self'; script-src 'self';"),
              std::string::npos);
    EXPECT_NE(page.head.find("nosniff"), std::string::npos);
    EXPECT_NE(page.head.find("\r\nDate: "), std::string::npos);
    EXPECT_EQ(anna.get("/missing.js").status, 404);
    EXPECT_EQ(anna.get("/../../etc/passwd").body.find("root:"), std::string::npos);
    EXPECT_EQ(anna.get("/api/nothing").status, 404);
    const std::size_t at = page.head.find("ETag: ") + 6;
    const std::string etag = page.head.substr(at, page.head.find('\r', at) - at);
    EXPECT_EQ(anna.request("GET", "/", "If-None-Match: " + etag + "\r\n", "").status, 304);
    EXPECT_EQ(anna.post("/api/me", std::string(100'000, ' ')).status, 413);
    EXPECT_EQ(anna.post("/api/me", R"({"name":"much too long a name for anybody at all"})").status, 400);
}

}  // namespace
}  // namespace fg::server
