// SPDX-License-Identifier: Apache-2.0
#include "server/talk.h"

#include "server/server_fixture_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person host{"pA", "Anna"}, guest{"pB", "Guest"};

TEST(Talk, WhatWasSaidComesBackFromTheLog) {
    Talk talk("t1");
    ASSERT_TRUE(talk.say(host, seat_of(0), "Well \"met\"!", 5));
    ASSERT_TRUE(talk.gesture(guest, no_seat, "toast", 6));
    ASSERT_TRUE(talk.mute(guest, seat_of(0), true, 7));
    ASSERT_TRUE(talk.mute(guest, seat_of(0), true, 8)) << "already so: nothing to store";
    EXPECT_EQ(talk.take_news().size(), 2u);
    std::vector<LogRow> log = talk.take_rows();
    ASSERT_EQ(log.size(), 3u);
    log.push_back({.at = 9, .json = R"({"row":"started"})"});
    Talk again("t1");
    again.load(log);
    EXPECT_TRUE(again.take_news().empty());
    EXPECT_TRUE(again.take_rows().empty());
    ASSERT_EQ(again.lines().size(), 2u);
    EXPECT_EQ(
        again.lines()[0].json,
        R"({"push":"chat","table":"t1","from":{"seat":0,"name":"Anna"},"text":"Well \"met\"!","at":5})");
    EXPECT_EQ(again.lines()[1].json,
              R"({"push":"chat","table":"t1","from":{"seat":null,"name":"Guest"},"emote":"toast","at":6})");
    EXPECT_TRUE(again.is_muted(guest.id, seat_of(0)));
    EXPECT_FALSE(again.is_muted(host.id, seat_of(0)));
}

TEST(Talk, WhatNobodyHasHeardYetIsNews) {
    Talk talk("t1");
    ASSERT_TRUE(talk.say(host, seat_of(0), "heard", 5));
    ASSERT_TRUE(talk.say(host, seat_of(0), "not heard", 6));
    talk.load(talk.take_rows(), 1);
    const std::vector<Talk::Line> news = talk.take_news();
    ASSERT_EQ(news.size(), 1u) << "it was stored, but nobody came to know";
    EXPECT_NE(news[0].json.find("not heard"), std::string::npos);
    EXPECT_EQ(talk.lines().size(), 2u);
}

TEST(Talk, OnlookersCannotFillTheLogNorSilenceThePlayers) {
    Talk talk("t1");
    const auto say = [&](const Person& person, Seat seat, int i) {
        return talk.say(person, seat, "again", i * 10'000);
    };
    for (int i = 0; i < 2000; ++i) ASSERT_TRUE(say(guest, no_seat, i)) << i;
    EXPECT_EQ(say(guest, no_seat, 2001).refusal().code, "full");
    EXPECT_TRUE(say(host, seat_of(0), 2002));

    Talk again("t1");
    again.load(talk.take_rows());
    EXPECT_EQ(again.say(guest, no_seat, "again", 30'000'000).refusal().code, "full");
    EXPECT_TRUE(again.say(host, seat_of(0), "still here", 30'000'000));
}

TEST(Talk, OnlyTheLastFiftyAreKept) {
    Talk talk("t1");
    for (int i = 0; i < 60; ++i) ASSERT_TRUE(talk.say(host, seat_of(0), std::to_string(i), i * 10'000));
    ASSERT_EQ(talk.lines().size(), 50u);
    EXPECT_NE(talk.lines().front().json.find(R"("text":"10")"), std::string::npos);
    Talk again("t1");
    again.load(talk.take_rows());
    EXPECT_EQ(again.lines().front().json, talk.lines().front().json);
    EXPECT_EQ(again.lines().back().json, talk.lines().back().json);
}

TEST(Talk, WhatIsTooMuchOrNoPlainLineIsRefusedAndNotStored) {
    Talk talk("t1");
    for (const std::string& text : {std::string(), std::string(201, 'x'), std::string("two\nlines"),
                                    std::string("\xc3\x28"), std::string(1, '\0')})
        EXPECT_EQ(talk.say(host, seat_of(0), text, 5).refusal().code, "bad_message");
    EXPECT_EQ(talk.gesture(host, seat_of(0), "fly", 5).refusal().code, "bad_message");
    int said = 0;
    while (said < 100 && talk.say(host, seat_of(0), "again", 5)) ++said;
    EXPECT_EQ(said, 6);
    int muted = 0;
    while (muted < 100 && talk.mute(host, seat_of(1), muted % 2 == 0, 5)) ++muted;
    EXPECT_EQ(muted, 16);
    EXPECT_EQ(talk.take_rows().size(), 6u + 16u);
}

TEST(Talk, REN_061_one_emote_in_two_seconds_beside_what_is_said) {
    Talk talk("t1");
    ASSERT_TRUE(talk.gesture(host, seat_of(0), "toast", 1000));
    EXPECT_EQ(talk.gesture(host, seat_of(0), "boo", 2900).refusal().code, "too_fast");
    EXPECT_TRUE(talk.say(host, seat_of(0), "Well met", 2900));
    EXPECT_TRUE(talk.gesture(guest, no_seat, "boo", 2900)) << "each person for themselves";
    EXPECT_TRUE(talk.gesture(host, seat_of(0), "boo", 3000));
    EXPECT_EQ(talk.gesture(host, seat_of(0), "boo", 3100).refusal().code, "too_fast");
}

class TalkThreads : public ServerFixture {
  protected:
    // The texts of the chat that comes with watching.
    static std::vector<std::string> heard(const Visitor& visitor, const std::string& table) {
        WireSocket socket(visitor);
        socket.ask({{"do", "watch"}, {"table", table}});
        std::vector<std::string> texts;
        socket.send(R"({"do":"barrier","ref":99,"table":")" + table + "\"}");
        while (true) {
            const json::object message = json::parse(socket.receive()).as_object();
            if (message.contains("ref")) return texts;
            if (const auto* text = message.if_contains("text")) texts.emplace_back(text->as_string());
        }
    }
};

TEST_F(TalkThreads, ATableRemembersItsTalkOverARestartAndKeepsItOutOfTheRecord) {
    Visitor ben(server->port()), anna(server->port());
    const std::string table = anna.make_table(against_bots);
    {
        WireSocket first(anna), second(ben);
        first.send(R"({"do":"watch","table":")" + table + "\"}");
        EXPECT_EQ(second.code_of({{"do", "chat"}, {"table", table}, {"text", "Turnips!"}}), "");
        EXPECT_EQ(first.code_of({{"do", "chat"}, {"table", table}, {"text", "Parsnips!"}}), "");
        EXPECT_EQ(second.code_of({{"do", "mute"}, {"table", table}, {"seat", 0}, {"on", true}}), "");
        const std::vector<std::string> all{"Turnips!", "Parsnips!"}, own{"Turnips!"};
        EXPECT_EQ(heard(anna, table), all);
        EXPECT_EQ(heard(ben, table), own);
        config.port = server->port();
    }
    restart();
    const std::vector<std::string> all{"Turnips!", "Parsnips!"}, own{"Turnips!"};
    EXPECT_EQ(heard(anna, table), all);
    EXPECT_EQ(heard(ben, table), own) << "a mute holds as well";
    WireSocket socket(anna);
    socket.send(R"({"do":"watch","table":")" + table + "\"}");
    EXPECT_GE(play_to_the_end(socket, table), 4);
    for (const char* what : {"/record", "/replay?seat=all", "/proof"}) {
        const HttpAnswer answer = ben.get("/api/tables/" + table + what);
        EXPECT_EQ(answer.status, 200);
        EXPECT_EQ(answer.body.find("nips!"), std::string::npos) << what;
    }
}

TEST_F(TalkThreads, WhoWatchesHearsALineOnce) {
    Visitor anna(server->port());
    const std::string table = anna.make_table(against_bots);
    WireSocket first(anna), second(anna);
    for (WireSocket* socket : {&first, &second}) socket->ask({{"do", "watch"}, {"table", table}});
    EXPECT_EQ(first.code_of({{"do", "emote"}, {"table", table}, {"emote", "huzzah"}}), "");
    for (WireSocket* socket : {&first, &second}) {
        socket->send(R"({"do":"barrier","ref":99,"table":")" + table + "\"}");
        int lines = 0;
        for (std::string text = socket->receive(); text.find("\"ref\":99") == std::string::npos;
             text = socket->receive())
            lines += text.find("\"emote\":\"huzzah\"") != std::string::npos;
        EXPECT_EQ(lines, 1);
    }
}

}  // namespace
}  // namespace fg::server
