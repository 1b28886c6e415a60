// SPDX-License-Identifier: Apache-2.0
// What is shown in an act: who may, how much, who sees it, and when it is gone. The second half attacks it over real sockets.
#include "server/stage.h"

#include <filesystem>
#include <fstream>
#include <thread>

#include "server/faire_fixture_test.h"
#include "server/server.h"
#include "server/wire_client_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

constexpr Seat A = seat_of(0), B = seat_of(1), C = seat_of(2);
const std::vector<int> line{0, 0, 999, 999};

json::array news_of(Stage& stage) {
    json::array list;
    for (const Message& message : stage.take_news()) list.push_back(json::parse(*message));
    return list;
}
json::array whole_of(const Stage& stage) {
    json::array list;
    for (const Message& message : stage.whole()) list.push_back(json::parse(*message));
    return list;
}
SeatSet seats(std::initializer_list<Seat> list) {
    SeatSet all;
    for (Seat seat : list) all.add(seat);
    return all;
}
Stage on_stage(SeatSet performers) {
    Stage stage("t1");
    stage.follow({.performers = performers, .kept = performers}, 7, 0);
    stage.take_news();
    return stage;
}

TEST(Stage, AnActBeginsEmptyAndShowsWhatIsNew) {
    Stage stage("t1");
    EXPECT_TRUE(stage.whole().empty());
    const std::string_view words[] = {"ruff", "lute"};
    stage.follow({.performers = seats({A}), .kept = seats({A}), .words = words}, 7, 5);
    EXPECT_EQ(
        news_of(stage),
        json::parse(
            R"([{"push":"stage","table":"t1","act":7,"seat":0,"word":"lute","text":"","strokes":[],"camera":null}])"));
    stage.follow({.performers = seats({A}), .kept = seats({A}), .words = words}, 7, 5);
    EXPECT_TRUE(stage.take_news().empty()) << "the same act";
    ASSERT_TRUE(stage.write(A, "O turnip\nfair", 1));
    EXPECT_EQ(
        news_of(stage),
        json::parse(
            R"([{"push":"stage","table":"t1","act":7,"seat":0,"text":"O turnip\nfair","camera":null}])"));
    ASSERT_TRUE(stage.draw(A, line, 2, 3, 1));
    EXPECT_EQ(
        news_of(stage),
        json::parse(
            R"([{"push":"stage","table":"t1","act":7,"seat":0,"stroke":{"points":[0,0,999,999],"ink":2,"width":3},"camera":null}])"));
    const json::array whole = whole_of(stage);
    ASSERT_EQ(whole.size(), 1u);
    EXPECT_EQ(whole[0].at("text"), "O turnip\nfair");
    EXPECT_EQ(whole[0].at("strokes").as_array().size(), 1u);
    ASSERT_TRUE(stage.undo(A, 1));
    EXPECT_TRUE(news_of(stage)[0].at("undo").as_bool());
    ASSERT_TRUE(stage.draw(A, line, 0, 1, 1));
    ASSERT_TRUE(stage.wipe(A, 1));
    EXPECT_TRUE(news_of(stage)[1].at("strokes").as_array().empty());
    EXPECT_TRUE(whole_of(stage)[0].at("strokes").as_array().empty());
}
TEST(Stage, OnlyWhoPerformsShowsAnything) {
    Stage stage = on_stage(seats({A}));
    for (Seat seat : {B, C, no_seat}) {
        EXPECT_EQ(stage.write(seat, "I!", 1).refusal().code, "not_asked");
        EXPECT_EQ(stage.draw(seat, line, 0, 1, 1).refusal().code, "not_asked");
        EXPECT_EQ(stage.undo(seat, 1).refusal().code, "not_asked");
        EXPECT_EQ(stage.wipe(seat, 1).refusal().code, "not_asked");
        EXPECT_EQ(stage.set_camera(seat, "x", true, 1).refusal().code, "not_asked");
    }
    stage.follow({.performers = {}, .kept = seats({A, B, C})}, 8, 0);
    EXPECT_EQ(stage.write(A, "more", 1).refusal().code, "not_asked") << "the curtain has fallen";
    EXPECT_EQ(whole_of(stage).size(), 1u) << "but it can still be seen";
    EXPECT_TRUE(stage.take_news().empty());
    stage.follow({}, 9, 0);
    EXPECT_EQ(news_of(stage),
              json::parse(R"([{"push":"stage","table":"t1","act":7,"seat":null,"camera":null}])"));
    EXPECT_TRUE(stage.whole().empty());
}
TEST(Stage, PartnersAndRivalsAreSeenTogetherAndOthersAreNot) {
    Stage stage = on_stage(seats({A, B}));
    ASSERT_TRUE(stage.write(A, "rain", 1));
    ASSERT_TRUE(stage.write(B, "and fog", 1));
    EXPECT_EQ(whole_of(stage).size(), 2u);
    stage.follow({.performers = seats({C}), .kept = seats({A, C})}, 8, 0);
    const json::array news = news_of(stage);
    ASSERT_EQ(news.size(), 2u);
    EXPECT_EQ(news[0].at("text"), "rain") << "sent again under the new number";
    EXPECT_EQ(news[0].at("act"), 8);
    EXPECT_EQ(news[1].at("seat"), 2) << "who performs now comes last";
    stage.follow({.performers = seats({A}), .kept = seats({A})}, 9, 0);
    EXPECT_EQ(news_of(stage)[0].at("text"), "") << "another act of the same person begins empty";
}
TEST(Stage, WhatIsTooMuchIsRefusedAndChangesNothing) {
    Stage stage = on_stage(seats({A}));
    Millis now = 0;
    const auto code = [&](auto&& act) {
        now += 1000;
        const Or<Done> done = act();
        return done ? std::string() : done.refusal().code;
    };
    const auto write = [&](const std::string& text) {
        return code([&] { return stage.write(A, text, now); });
    };
    const auto draw = [&](std::vector<int> points, int ink = 0, int width = 1) {
        return code([&] { return stage.draw(A, points, ink, width, now); });
    };
    EXPECT_EQ(write(std::string(1001, 'x')), "bad_message");
    EXPECT_EQ(write(std::string(31, '\n')), "bad_message");
    EXPECT_EQ(write("\xff"), "bad_message");
    EXPECT_EQ(write("a\x1b[2Jb"), "bad_message");
    EXPECT_EQ(write("\xe2\x80\xae gnos"), "bad_message") << "a mark of direction";
    EXPECT_EQ(draw({}), "bad_message");
    EXPECT_EQ(draw({1, 2}), "bad_message");
    EXPECT_EQ(draw({1, 2, 3}), "bad_message");
    EXPECT_EQ(draw({1, 2, 3, 1000}), "bad_message");
    EXPECT_EQ(draw({1, 2, 3, -1}), "bad_message");
    EXPECT_EQ(draw(std::vector<int>(402, 1)), "bad_message");
    EXPECT_EQ(draw(line, 5), "bad_message");
    EXPECT_EQ(draw(line, -1), "bad_message");
    EXPECT_EQ(draw(line, 0, 0), "bad_message");
    EXPECT_EQ(draw(line, 0, 4), "bad_message");
    EXPECT_TRUE(stage.take_news().empty());
    EXPECT_EQ(write(std::string(1000, 'x')), "");
    EXPECT_EQ(write(""), "") << "it may be erased";
    EXPECT_EQ(write("🎭 ça va"), "");
    for (int i = 0; i < 60; ++i) EXPECT_EQ(draw(std::vector<int>(400, 1)), "") << i;
    EXPECT_EQ(draw(line), "full") << "12000 points";
    EXPECT_EQ(code([&] { return stage.wipe(A, now); }), "");
    EXPECT_EQ(draw(line), "full") << "also after they were wiped";
    stage.follow({.performers = seats({A}), .kept = seats({A})}, 8, 0);
    for (int i = 0; i < 300; ++i) EXPECT_EQ(draw(line), "");
    EXPECT_EQ(draw(line), "full") << "300 strokes";
}
TEST(Stage, ChangesHaveARate) {
    Stage stage = on_stage(seats({A}));
    int taken = 0;
    while (taken < 1000 && stage.write(A, "again", 5)) ++taken;
    EXPECT_EQ(taken, 40);
    EXPECT_EQ(stage.draw(A, line, 0, 1, 5).refusal().code, "too_fast");
    EXPECT_TRUE(stage.write(A, "later", 1005));
}
TEST(Stage, OneConnectionOfAPerformerIsOnCamera) {
    Stage stage = on_stage(seats({A, B}));
    EXPECT_FALSE(stage.is_on_camera(""));
    ASSERT_TRUE(stage.set_camera(A, "tab1", true, 1));
    EXPECT_EQ(news_of(stage)[0].at("camera"), "tab1");
    ASSERT_TRUE(stage.set_camera(A, "tab2", true, 1));
    EXPECT_TRUE(stage.is_on_camera("tab2"));
    EXPECT_FALSE(stage.is_on_camera("tab1"));
    ASSERT_TRUE(stage.set_camera(A, "tab1", false, 1));
    EXPECT_TRUE(stage.is_on_camera("tab2")) << "only who is on camera turns it off";
    stage.take_news();
    stage.forget("tab2");
    EXPECT_TRUE(news_of(stage)[0].at("camera").is_null());
    ASSERT_TRUE(stage.set_camera(B, "b", true, 1));
    stage.follow({.performers = {}, .kept = seats({A, B})}, 8, 0);
    EXPECT_FALSE(stage.is_on_camera("b")) << "nobody is asked for pictures after the curtain";
    EXPECT_TRUE(news_of(stage)[1].at("camera").is_null());
}
TEST(Stage, OnlookersCannotDrownWhoIsOnCamera) {
    Stage stage = on_stage(seats({A}));
    ASSERT_TRUE(stage.set_camera(A, "a", true, 1));
    int passed = 0;
    while (passed < 10'000 && stage.may_pass("a", no_seat, 5)) ++passed;
    EXPECT_EQ(passed, 200);
    EXPECT_TRUE(stage.may_pass("a", B, 5)) << "who plays along is still heard";
}

// ---- over real sockets

// A person with one connection, who hears everything.
class Onlooker {
  public:
    Onlooker(Visitor& visitor, std::string table)
        : visitor_(visitor), socket_(visitor), table_(std::move(table)) {
        ask({{"do", "watch"}});
    }
    // The code of the refusal; empty if there was none.
    std::string ask(json::object message) {
        message["table"] = table_;
        message["ref"] = ++ref_;
        socket_.send(json::serialize(message));
        while (true) {
            const std::string text = socket_.receive();
            if (text.empty()) throw std::runtime_error("the server closed the socket");
            const json::object heard = json::parse(text).as_object();
            if (const json::value* ref = heard.if_contains("ref"); ref != nullptr && *ref == ref_) {
                answer = heard;
                return heard.at("ok").as_bool() ? "" : std::string(heard.at("error").at("code").as_string());
            }
            if (const json::value* push = heard.if_contains("push")) {
                if (*push == "play") play = heard;
                pushes[std::string(push->as_string())].push_back(heard);
            }
        }
    }
    // Whatever has been sent until now is here afterwards.
    void catch_up() { ask({{"do", "barrier"}}); }
    json::object last(const std::string& kind) {
        catch_up();
        return pushes[kind].empty() ? json::object{} : pushes[kind].back();
    }
    Visitor& visitor() { return visitor_; }
    WireSocket& socket() { return socket_; }
    bool is_asked() const {
        return !play.empty() && !play.at("question").is_null() &&
               !play.at("question").at("answered").as_bool();
    }

    json::object answer, play;
    std::map<std::string, std::vector<json::object>> pushes;

  private:
    Visitor& visitor_;
    WireSocket socket_;
    const std::string table_;
    std::int64_t ref_ = 0;
};

class FaireStage : public testing::Test {
  protected:
    std::string path = testing::TempDir() + "fairground_stage_" + std::to_string(getpid()) + ".db";
    std::string web = testing::TempDir() + "fairground_stage_web_" + std::to_string(getpid());
    std::unique_ptr<Server> server;
    std::unique_ptr<Visitor> hosting, guest, zoe;
    std::unique_ptr<Onlooker> anna, ben, stranger;
    std::string table;

    void SetUp() override {
        Config config;
        config.port = 0;
        config.database = path;
        config.web = web;
        std::filesystem::create_directory(web);
        std::ofstream(web + "/index.html") << "<!doctype html><html><head></head></html>";
        config.threads = 2;
        config.bot_threads = 1;
        config.limits.guests_per_minute = 1000;
        config.limits.messages_per_second = config.limits.message_burst = 1e9;
        auto started = Server::start(config, bots::all_games_and_bots());
        ASSERT_TRUE(started) << started.refusal().message;
        server = std::move(*started);
        hosting = std::make_unique<Visitor>(server->port());
        guest = std::make_unique<Visitor>(server->port());
        zoe = std::make_unique<Visitor>(server->port());
        table = hosting->make_table("{" + std::string(faire_form) + R"(,"seats":["me",null]})");
        anna = std::make_unique<Onlooker>(*hosting, table);
        ben = std::make_unique<Onlooker>(*guest, table);
        ASSERT_EQ(ben->ask({{"do", "sit"}, {"seat", 1}}), "");
        ASSERT_EQ(ben->ask({{"do", "ready"}, {"ready", true}}), "");
        ASSERT_EQ(anna->ask({{"do", "start"}}), "");
        stranger = std::make_unique<Onlooker>(*zoe, table);
    }
    void TearDown() override {
        anna.reset(), ben.reset(), stranger.reset();
        server.reset();
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
        std::filesystem::remove_all(web);
    }
    // Whoever is asked that then; they come first.
    std::pair<Onlooker*, Onlooker*> play_until(std::string_view card, std::string_view kind) {
        for (int i = 0; i < 2000; ++i)
            for (Onlooker* one : {anna.get(), ben.get()}) {
                one->catch_up();
                if (!one->is_asked()) continue;
                const json::object question = one->play.at("question").as_object();
                if (question.at("kind").as_string() == kind)
                    return {one, one == anna.get() ? ben.get() : anna.get()};
                const std::size_t pick = offer_towards(card, question);
                EXPECT_EQ(one->ask({{"do", "choose"},
                                    {"question", question.at("number")},
                                    {"choice", question.at("offers").at(pick).at("choice")}}),
                          "");
            }
        throw std::runtime_error("the card never came");
    }
};

TEST_F(FaireStage, EverybodyWhoWatchesSeesTheActAndWhoComesLateSeesAllOfIt) {
    const auto [performer, judge] = play_until("Rhyme for a Farthing", "act");
    const json::object begun = judge->last("stage");
    EXPECT_EQ(begun.at("text"), "");
    EXPECT_FALSE(begun.at("word").as_string().empty());
    EXPECT_EQ(performer->ask({{"do", "act"}, {"text", "A goose\non the loose"}}), "");
    EXPECT_EQ(performer->ask({{"do", "sketch"}, {"stroke", {1, 2, 3, 4}}, {"ink", 1}, {"width", 2}}), "");
    for (Onlooker* one : {performer, judge, stranger.get()}) {
        EXPECT_EQ(one->last("stage").at("stroke").at("points"), json::parse("[1,2,3,4]"));
        EXPECT_EQ(one->last("stage").at("act"), begun.at("act"));
    }
    Onlooker late(*zoe, table);
    const json::object whole = late.last("stage");
    EXPECT_EQ(whole.at("text"), "A goose\non the loose");
    EXPECT_EQ(whole.at("strokes").as_array().size(), 1u);
    EXPECT_EQ(whole.at("word"), begun.at("word")) << "the judges must know it, too";
    const json::object question = performer->play.at("question").as_object();
    EXPECT_EQ(performer->ask(
                  {{"do", "choose"}, {"question", question.at("number")}, {"choice", {{"act", "curtain"}}}}),
              "");
    EXPECT_EQ(performer->ask({{"do", "act"}, {"text", "one more"}}), "not_asked");
    judge->catch_up();
    ASSERT_EQ(judge->play.at("question").at("kind"), "vote");
    EXPECT_EQ(judge->ask({{"do", "choose"},
                          {"question", judge->play.at("question").at("number")},
                          {"choice", {{"act", "huzzah"}}}}),
              "");
    // What the card brings may fill the hand: then it stays until the performer has discarded.
    for (int tries = 0; tries < 20 && !stranger->last("stage").at("seat").is_null(); ++tries) {
        performer->catch_up();
        if (!performer->is_asked()) continue;
        const json::object more = performer->play.at("question").as_object();
        performer->ask({{"do", "choose"},
                        {"question", more.at("number")},
                        {"choice", more.at("offers").at(0).at("choice")}});
    }
    EXPECT_TRUE(stranger->last("stage").at("seat").is_null()) << "the card has left the Stage";
}
TEST_F(FaireStage, REN_061_ATableMayWantNoEmotes) {
    EXPECT_EQ(anna->ask({{"do", "emote"}, {"emote", "huzzah"}}), "");
    const std::string quiet = hosting->make_table(
        R"({"game":"ren_faire","players":2,"seats":["me",null],"options":{"taunts":"off"}})");
    Onlooker there(*hosting, quiet);
    EXPECT_EQ(there.ask({{"do", "emote"}, {"emote", "huzzah"}}), "not_offered");
    EXPECT_EQ(there.ask({{"do", "chat"}, {"text", "Hush!"}}), "");
}
TEST_F(FaireStage, NobodyElseGetsOnTheStage) {
    const auto [performer, judge] = play_until("Ballad of the Turnip", "act");
    const std::size_t shown = (stranger->catch_up(), stranger->pushes["stage"].size());
    for (Onlooker* one : {judge, stranger.get()}) {
        EXPECT_NE(one->ask({{"do", "act"}, {"text", "Look at me"}}), "");
        EXPECT_NE(one->ask({{"do", "sketch"}, {"stroke", {1, 2, 3, 4}}}), "");
        EXPECT_NE(one->ask({{"do", "camera"}, {"sees", true}}), "");
    }
    stranger->catch_up();
    EXPECT_EQ(stranger->pushes["stage"].size(), shown);
    // A second cookie of the performer is a stranger; a second tab is not.
    Visitor other(server->port());
    Onlooker second_cookie(other, table);
    EXPECT_NE(second_cookie.ask({{"do", "act"}, {"text", "It is me"}}), "");
    Onlooker second_tab(performer->visitor(), table);
    EXPECT_EQ(second_tab.ask({{"do", "act"}, {"text", "It is me"}}), "");
}
TEST_F(FaireStage, TornAndHugeThingsAreRefused) {
    const auto [performer, judge] = play_until("Ballad of the Turnip", "act");
    const std::vector<const char*> torn{R"({"do":"act"})",
                                        R"({"do":"act","text":7})",
                                        R"({"do":"sketch"})",
                                        R"({"do":"sketch","stroke":"line"})",
                                        R"({"do":"sketch","stroke":[1,2,3.5,4]})",
                                        R"({"do":"sketch","stroke":[1,2,[3],4]})",
                                        R"({"do":"sketch","stroke":[1,2,3,4],"ink":99999999999})",
                                        R"({"do":"sketch","stroke":[1,2,3,4],"width":"thick"})",
                                        R"({"do":"camera"})",
                                        R"({"do":"signal","to":"x"})",
                                        R"({"do":"signal","to":"x","data":[1]})",
                                        R"({"do":"skill","question":1})",
                                        R"({"do":"skill","question":1,"ms":"soon"})",
                                        R"({"do":"skill","question":1,"ms":1e300})"};
    for (const char* message : torn)
        EXPECT_EQ(performer->ask(json::parse(message).as_object()), "bad_message") << message;
    json::array huge;
    for (int i = 0; i < 3000; ++i) huge.push_back(i % 1000);
    EXPECT_EQ(performer->ask({{"do", "sketch"}, {"stroke", huge}}), "bad_message");
    EXPECT_EQ(performer->ask({{"do", "act"}, {"text", std::string(1500, 'x')}}), "bad_message");
    EXPECT_EQ(performer->ask({{"do", "skill"}, {"question", 1}, {"ms", 5}, {"typed", std::string(300, 'x')}}),
              "bad_message");
    EXPECT_EQ(performer->ask({{"do", "act"}, {"text", "still here"}}), "");
    EXPECT_EQ(judge->last("stage").at("text"), "still here");
}
TEST_F(FaireStage, SignalsGoOnlyToAndFromWhoIsOnCamera) {
    const auto [performer, judge] = play_until("Ballad of the Turnip", "act");
    const json::object data{{"sdp", "offer"}};
    EXPECT_NE(judge->ask({{"do", "signal"}, {"to", ""}, {"data", data}}), "");
    EXPECT_NE(judge->ask({{"do", "signal"}, {"to", "nobody"}, {"data", data}}), "");
    ASSERT_EQ(performer->ask({{"do", "camera"}, {"sees", true}}), "");
    const std::string camera(performer->answer.at("peer").as_string());
    EXPECT_EQ(judge->last("stage").at("camera").as_string(), camera);
    EXPECT_EQ(camera.find(performer->visitor().id()), std::string::npos);
    EXPECT_EQ(performer->ask({{"do", "signal"}, {"to", camera}, {"data", data}}), "not_asked")
        << "nobody talks to themselves";
    ASSERT_EQ(judge->ask({{"do", "signal"}, {"to", camera}, {"data", data}}), "");
    const json::object heard = performer->last("signal");
    EXPECT_EQ(heard.at("data"), data);
    EXPECT_EQ(heard.at("seat"), judge == ben.get() ? 1 : 0);
    ASSERT_EQ(performer->ask({{"do", "signal"}, {"to", heard.at("from")}, {"data", {{"sdp", "answer"}}}}),
              "");
    EXPECT_EQ(judge->last("signal").at("from").as_string(), camera);
    ASSERT_EQ(stranger->ask({{"do", "signal"}, {"to", camera}, {"data", data}}), "");
    const std::string onlooker(performer->last("signal").at("from").as_string());
    EXPECT_TRUE(performer->last("signal").at("seat").is_null());
    EXPECT_EQ(judge->ask({{"do", "signal"}, {"to", onlooker}, {"data", data}}), "not_asked")
        << "two who look on have nothing to say to each other";
    // Somebody who does not watch the table, and one who asks from another.
    Visitor other(server->port());
    WireSocket outside(other);
    EXPECT_NE(outside.code_of({{"do", "signal"}, {"table", table}, {"to", camera}, {"data", data}}), "");
    // Once the camera is off, or its connection gone, it is off.
    ASSERT_EQ(performer->ask({{"do", "camera"}, {"sees", false}}), "");
    EXPECT_TRUE(judge->last("stage").at("camera").is_null());
    EXPECT_EQ(judge->ask({{"do", "signal"}, {"to", camera}, {"data", data}}), "not_asked");
}
TEST_F(FaireStage, SignalsHaveARateForEachConnection) {
    const auto [performer, judge] = play_until("Ballad of the Turnip", "act");
    ASSERT_EQ(performer->ask({{"do", "camera"}, {"sees", true}}), "");
    const std::string camera(performer->answer.at("peer").as_string());
    std::string code;
    int sent = 0;
    for (; sent < 1000 && code.empty(); ++sent)
        code = stranger->ask({{"do", "signal"}, {"to", camera}, {"data", json::object{}}});
    EXPECT_EQ(code, "too_fast");
    EXPECT_GE(sent, 40);
    EXPECT_EQ(judge->ask({{"do", "signal"}, {"to", camera}, {"data", json::object{}}}), "");
}
TEST_F(FaireStage, ACrowdOfConnectionsCannotDrownThePerformer) {
    const auto [performer, judge] = play_until("Ballad of the Turnip", "act");
    ASSERT_EQ(performer->ask({{"do", "camera"}, {"sees", true}}), "");
    const std::string camera(performer->answer.at("peer").as_string());
    const json::object data{{"candidate", std::string(8000, 'x')}};
    int passed = 0, refused = 0;
    for (int i = 0; i < 12; ++i) {
        Onlooker one(*zoe, table);
        for (int sent = 0; sent < 40; ++sent)
            ++(one.ask({{"do", "signal"}, {"to", camera}, {"data", data}}).empty() ? passed : refused);
    }
    EXPECT_GT(refused, 100) << "those who look on share a rate";
    EXPECT_GE(passed, 200);
    EXPECT_EQ(judge->ask({{"do", "signal"}, {"to", camera}, {"data", data}}), "");
    EXPECT_EQ(performer->ask({{"do", "act"}, {"text", "unmoved"}}), "");
    EXPECT_EQ(judge->last("stage").at("text"), "unmoved");
}
TEST_F(FaireStage, OnlyThePageOfAStageMayAskForACamera) {
    const auto policy = [](const HttpAnswer& answer) {
        const std::size_t at = answer.head.find("Permissions-Policy: ");
        return at == std::string::npos ? ""
                                       : answer.head.substr(at + 20, answer.head.find('\r', at) - at - 20);
    };
    const std::string open = "camera=(self), microphone=(self), geolocation=()",
                      shut = "camera=(), microphone=(), geolocation=()";
    EXPECT_EQ(policy(hosting->get("/t/" + table)), open);
    EXPECT_EQ(policy(zoe->get("/t/" + table)), open) << "who looks on may be at the next table's stage soon";
    for (const std::string& page : {std::string("/"), "/replay/" + table, std::string("/t/nowhere"),
                                    std::string("/api/me"), std::string("/learn/ren_faire")})
        EXPECT_EQ(policy(hosting->get(page)), shut) << page;
    const std::string other =
        hosting->make_table(R"({"game":"king_thief_minister","players":3,"seats":["me",null,null]})");
    EXPECT_EQ(policy(hosting->get("/t/" + other)), shut);
    const std::string secret =
        hosting->make_table("{" + std::string(faire_form) + R"(,"seats":["me",null],"access":"invite"})");
    EXPECT_EQ(policy(hosting->get("/t/" + secret)), open) << "who sits there has no invitation to show";
    EXPECT_EQ(policy(zoe->get("/t/" + secret)), shut)
        << "nothing tells a stranger that there is such a table";
}
TEST_F(FaireStage, TheBannerIsToldToWhoWaitsForIt) {
    const auto [one, other] = play_until("Snatch the Banner", "score");
    EXPECT_EQ(one->play.at("skill").at("kind"), "banner");
    const auto begun = std::chrono::steady_clock::now();
    while (one->pushes["banner"].empty() &&
           std::chrono::steady_clock::now() - begun < std::chrono::seconds(9)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        one->catch_up();
    }
    ASSERT_EQ(one->pushes["banner"].size(), 1u);
    EXPECT_EQ(other->last("banner").at("table").as_string(), table);
    stranger->catch_up();
    EXPECT_TRUE(stranger->pushes["banner"].empty());
    Onlooker again(one->visitor(), table);
    again.catch_up();
    EXPECT_EQ(again.pushes["banner"].size(), 1u) << "a page that is loaded anew";
    const json::object answer{
        {"do", "skill"}, {"question", one->play.at("question").at("number")}, {"ms", 5}};
    EXPECT_EQ(one->ask(answer), "impossible");
    json::object possible = answer;
    possible["ms"] = 90;
    EXPECT_EQ(one->ask(possible), "");
}
TEST_F(FaireStage, RelaysAreForGuestsOnly) {
    EXPECT_EQ(hosting->get("/api/ice").body, R"({"servers":[]})");
    RawConnection connection(server->port());
    connection.send("GET /api/ice HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_NE(connection.read_until("\r\n\r\n").find(" 401 "), std::string::npos);
}

}  // namespace
}  // namespace fg::server
