// SPDX-License-Identifier: Apache-2.0
// What no browser sends: the server answers clearly or hangs up, and the game at another table goes on.
#include <algorithm>
#include <map>
#include <thread>

#include "server/server_fixture_test.h"
#include "server/shared_house_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

enum class Where { here, elsewhere };

// Each of these meets a table on the server that is spoken to, and one on another.
class HostileThreads : public ServerFixture, public testing::WithParamInterface<Where> {
  protected:
    void restart() {
        if (GetParam() == Where::here) return ServerFixture::restart();
        server.reset();
        other.reset();
        if (!house) house = std::make_shared<SharedHouse>(path);
        const int port = std::exchange(config.port, 0);
        other = started();
        // The first who asks for a table has it at work.
        if (!table.empty()) Visitor(other->port()).get("/api/tables/" + table);
        config.port = port;
        server = started();
        makers_of_ports()[server->port()] = other->port();
        wait_for_each_other();
    }
    std::unique_ptr<Server> started() const {
        auto made = Server::start(config, toy_game_and_bots(), house->door());
        EXPECT_TRUE(made) << made.refusal().message;
        return made ? std::move(*made) : nullptr;
    }
    // Servers look for each other every half second.
    static void wait_for_each_other() { std::this_thread::sleep_for(std::chrono::milliseconds(700)); }
    void SetUp() override {
        config.limits.bot_ms = 2;
        config.limits.requests_per_second = config.limits.request_burst = 1e6;
        restart();
        // Both need their cookies before the door is besieged.
        anna = std::make_unique<Visitor>(server->port());
        mallory = std::make_unique<Visitor>(server->port());
        table = anna->make_table(against_bots);
        good = std::make_unique<WireSocket>(*anna);
        EXPECT_EQ(good->code_of({{"do", "watch"}, {"table", table}}), "");
    }
    void TearDown() override {
        // Through all of it nothing has been felt here.
        EXPECT_EQ(good->code_of({{"do", "watch"}, {"table", table}, {"since", 0}}), "");
        EXPECT_GE(play_to_the_end(*good, table), 4);
        EXPECT_NE(anna->get("/metrics").body.find("faults_total 0\n"), std::string::npos);
        good.reset();
        makers_of_ports().clear();
        server.reset();
        other.reset();
        house.reset();
        ServerFixture::TearDown();
    }
    // The answer to bytes as they are; nothing: the line was cut without a word.
    HttpAnswer raw(const std::string& bytes) const {
        RawConnection connection(server->port());
        connection.send(bytes);
        HttpAnswer answer;
        answer.head = connection.read_until("\r\n\r\n");
        answer.status = answer.head.size() > 12 ? std::stoi(answer.head.substr(9, 3)) : 0;
        const std::size_t at = answer.head.find("Content-Length: ");
        const bool has_body = at != std::string::npos && !bytes.starts_with("HEAD");
        answer.body = has_body ? connection.read_bytes(std::stoul(answer.head.substr(at + 16)))
                               : connection.read_until("never");
        return answer;
    }
    std::string host() const { return "Host: " + anna->host() + "\r\nConnection: close\r\n"; }
    // True if a frame ends the socket, with a reason or without.
    bool is_fatal(std::string_view frame) const {
        WireSocket bad(*mallory);
        EXPECT_EQ(bad.status(), 101);
        bad.raw().send(frame);
        return bad.receive().empty();
    }
    json::object choice_of(const json::value& play, std::string_view at) const {
        return {{"do", "choose"},
                {"table", at},
                {"question", play.at("question").at("number")},
                {"choice", play.at("question").at("offers").as_array().back().at("choice")}};
    }

    std::shared_ptr<SharedHouse> house;
    std::unique_ptr<Server> other;
    std::unique_ptr<Visitor> anna, mallory;
    std::string table;
    std::unique_ptr<WireSocket> good;
};

TEST_P(HostileThreads, WhatIsNoRequestIsAnsweredAndTheLineCut) {
    EXPECT_EQ(raw("\r\n\r\n\r\n").status, 400);
    EXPECT_EQ(raw("GARBAGE\r\n\r\n").status, 400);
    EXPECT_EQ(raw("GET / HTTP/9.9\r\n\r\n").status, 400);
    EXPECT_EQ(raw("GET  /  HTTP/1.1\r\n\r\n").status, 400);
    EXPECT_EQ(raw("GET / HTTP/1.1\r\nNo colon here\r\n\r\n").status, 400);
    EXPECT_EQ(raw("POST /api/me HTTP/1.1\r\n" + host() + "Content-Length: -5\r\n\r\n").status, 400);
    EXPECT_EQ(raw("POST /api/me HTTP/1.1\r\n" + host() + "Transfer-Encoding: chunked\r\n\r\nzz\r\n").status,
              400);
    EXPECT_EQ(raw(std::string(300, '\0') + "\r\n\r\n").status, 400);
    EXPECT_EQ(raw("GET /healthz HTTP/1.0\r\n\r\n").status, 200);
}

TEST_P(HostileThreads, HeadersAndBodiesHaveLimits) {
    EXPECT_EQ(raw("GET / HTTP/1.1\r\n" + host() + "X: " + std::string(20'000, 'x') + "\r\n\r\n").status, 431);
    std::string many = "GET / HTTP/1.1\r\n" + host();
    for (int i = 0; i < 5000; ++i) many += "X-" + std::to_string(i) + ": y\r\n";
    EXPECT_EQ(raw(many + "\r\n").status, 431);
    EXPECT_EQ(raw("GET /" + std::string(30'000, 'a') + " HTTP/1.1\r\n" + host() + "\r\n").status, 431);
    EXPECT_EQ(mallory->post("/api/me", std::string(100'000, ' ')).status, 413);
    EXPECT_EQ(raw("POST /api/me HTTP/1.1\r\n" + host() + "Content-Length: 99999999999\r\n\r\n").status, 413);
    EXPECT_EQ(mallory->post("/api/tables", std::string(60'000, '[')).status, 400);
}

TEST_P(HostileThreads, StrangeCookiesAreNobodys) {
    for (const std::string& cookie :
         {std::string(6000, 'c'), std::string("fairground="), std::string("fairground=x;fairground=y"),
          "fairground=" + std::string(5000, 'A'), "x=" + mallory->cookie(),
          "fairground=" + mallory->cookie() + "x", std::string("fairground=%00'; DROP TABLE people; --=")}) {
        const std::string more = host() + "Cookie: " + cookie + "\r\nOrigin: http://" + anna->host() + "\r\n";
        EXPECT_EQ(raw("GET /api/me HTTP/1.1\r\n" + more + "\r\n").status, 200) << "a new guest";
        const std::string upgrade =
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            "AAAAAAAAAAAAAAAAAAAAAA==\r\n";
        EXPECT_EQ(raw("GET /api/socket HTTP/1.1\r\nHost: " + anna->host() + "\r\n" + upgrade +
                      "Cookie: " + cookie + "\r\nOrigin: http://" + anna->host() + "\r\n\r\n")
                      .status,
                  401)
            << cookie.substr(0, 40);
    }
}

TEST_P(HostileThreads, NoPathLeadsOutOfTheHouse) {
    for (const char* target : {"/../../../etc/passwd",
                               "/..%2f..%2f..%2fetc/passwd",
                               "/%2e%2e/%2e%2e/etc/passwd",
                               "//etc/passwd",
                               "/./.././etc/passwd",
                               "/%00/etc/passwd",
                               "/..\\..\\etc\\passwd",
                               "/%c0%ae%c0%ae/etc/passwd",
                               "/%",
                               "/%z",
                               "/%zz%",
                               "/%25%32%65",
                               "/api/%",
                               "/api/tables/%2e%2e",
                               "/api/tables/..%2fme",
                               "/api/games/../../x",
                               "/api/tables/%00",
                               "/?%=%&&==&=%zz",
                               "*",
                               "http://elsewhere.example/"}) {
        const HttpAnswer answer = raw("GET " + std::string(target) + " HTTP/1.1\r\n" + host() + "\r\n");
        EXPECT_TRUE(answer.status == 200 || answer.status == 404 || answer.status == 400)
            << target << ": " << answer.status;
        EXPECT_EQ(answer.body.find("root:"), std::string::npos) << target;
    }
}

TEST_P(HostileThreads, OtherMethodsAreRefusedAndHeadHasNoBody) {
    for (const char* method : {"PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW"}) {
        const HttpAnswer answer = raw(std::string(method) + " /api/me HTTP/1.1\r\n" + host() + "\r\n");
        EXPECT_EQ(answer.status, 405) << method;
        EXPECT_NE(answer.head.find("Allow: GET, HEAD, POST"), std::string::npos) << method;
        EXPECT_EQ(answer.head.find("Set-Cookie"), std::string::npos) << method;
    }
    const HttpAnswer head = raw("HEAD /healthz HTTP/1.1\r\n" + host() + "\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_NE(head.head.find("Content-Length: 3"), std::string::npos);
    EXPECT_EQ(head.body, "");
    EXPECT_EQ(raw("POST /healthz HTTP/1.1\r\n" + host() + "Content-Length: 0\r\n\r\n").status, 405);
}

TEST_P(HostileThreads, FramesAgainstTheRulesEndTheSocket) {
    const std::string mask(4, '\0');
    EXPECT_TRUE(is_fatal("\xc1\x82" + mask + "{}")) << "a reserved bit";
    EXPECT_TRUE(is_fatal("\xb1\x82" + mask + "{}")) << "two of them";
    EXPECT_TRUE(is_fatal("\x83\x82" + mask + "{}")) << "an unknown kind of frame";
    EXPECT_TRUE(is_fatal(std::string("\x81\x02{}", 4))) << "not masked";
    EXPECT_TRUE(is_fatal("\x80\x82" + mask + "{}")) << "goes on with nothing";
    EXPECT_TRUE(is_fatal("\x01\x81" + mask + "{\x81\x81" + mask + "}")) << "a message within another";
    EXPECT_TRUE(is_fatal("\x09\x81" + mask + "x")) << "a ping in pieces";
    EXPECT_TRUE(is_fatal("\x89\xfe" + std::string("\x00\x7e", 2) + mask + std::string(126, 'x')))
        << "a long ping";
    EXPECT_TRUE(is_fatal("\x88\x81" + mask + "x")) << "half a code to close with";
    EXPECT_TRUE(is_fatal("\x81\xff" + std::string(8, '\x7f') + mask)) << "a size beyond everything";
    EXPECT_TRUE(is_fatal("\x81\xff" + std::string("\x80\0\0\0\0\0\0\1", 8) + mask + "x"))
        << "a negative size";
    EXPECT_TRUE(is_fatal("\x81\x84" + mask + "\xed\xa0\x80x")) << "half a surrogate";
    EXPECT_TRUE(is_fatal("\x81\x82" + mask + "\xc0\x80")) << "a zero written too long";
    EXPECT_FALSE(is_fatal("\x81\x82" + mask + "{}")) << "and this is only nonsense";
}

TEST_P(HostileThreads, AMessageMayComeInManyPieces) {
    WireSocket bad(*mallory);
    const std::string text = R"({"do":"ping","ref":7})";
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int kind = i == 0 ? 0x01 : i + 1 == text.size() ? 0x80 : 0x00;
        bad.send_frame(text.substr(i, 1), kind);
        bad.send_frame("", 0x89);  // a ping between two pieces
    }
    EXPECT_EQ(json::parse(bad.receive()).at("ref"), 7);
    // Pieces without end are one message that becomes too long.
    for (int i = 0; i < 80; ++i) bad.send_frame(std::string(1000, ' '), i == 0 ? 0x01 : 0x00);
    EXPECT_EQ(bad.receive(), "");
}

TEST_P(HostileThreads, ValuesOfTheWrongKindAreRefused) {
    WireSocket bad(*mallory);
    const std::string own = mallory->make_table(against_bots);
    const std::string at = R"(,"table":")" + own + "\"";
    for (const std::string& text :
         {R"({"do":5})" + std::string(), std::string(R"({"do":null,"ref":{}})"),
          R"({"do":"choose","question":-1,"choice":{})" + at + "}",
          R"({"do":"choose","question":1.5,"choice":{})" + at + "}",
          R"({"do":"choose","question":99999999999999999999,"choice":{})" + at + "}",
          R"({"do":"choose","question":1,"choice":[[[[[]]]]])" + at + "}",
          R"({"do":"choose","question":1,"choice":{"act":"peek","act":7})" + at + "}",
          R"({"do":"choose","question":1,"choice":)" + std::string(10'000, '[') + at,
          R"({"do":"sit","seat":"0")" + at + "}", R"({"do":"sit","seat":-1)" + at + "}",
          R"({"do":"kick","seat":9e9)" + at + "}", R"({"do":"bot","seat":1,"kind":"wizard")" + at + "}",
          R"({"do":"autopass","kind":"","on":true)" + at + "}",
          R"({"do":"emote","emote":["toast"])" + at + "}",
          R"({"do":"ready","ready":true,"pledge":"zz")" + at + "}",
          R"({"do":"watch","table":["t1"]})" + std::string(), R"({"do":"mute","seat":7,"on":1)" + at + "}"}) {
        bad.send(text);
        const json::value answer = json::parse(bad.receive());
        EXPECT_FALSE(answer.at("ok").as_bool()) << text.substr(0, 80);
        EXPECT_FALSE(answer.at("error").at("message").as_string().empty()) << text.substr(0, 80);
    }
    EXPECT_EQ(bad.code_of({{"do", "ping"}}), "");
    EXPECT_EQ(bad.code_of({{"do", "watch"}, {"table", own}, {"since", -7}}), "");
    EXPECT_EQ(bad.code_of({{"do", "watch"}, {"table", own}, {"since", INT64_MAX}}), "");
}

TEST_P(HostileThreads, AnswersForOthersAtOtherTablesOrAgainChangeNothing) {
    WireSocket bad(*mallory);
    const std::string own = mallory->make_table(against_bots);
    bad.send(R"({"do":"watch","table":")" + own + "\"}");
    const json::value play = bad.next_play();
    EXPECT_EQ(bad.code_of(choice_of(play, table)), "no_seat") << "Anna's table";
    EXPECT_EQ(bad.code_of(choice_of(play, "tnowhere")), "no_table");
    for (const char* act : {"undo", "hint", "stand", "rematch"})
        EXPECT_EQ(bad.code_of({{"do", act}, {"table", table}}), "no_seat") << act;
    EXPECT_EQ(bad.code_of({{"do", "autopass"}, {"table", table}, {"kind", "guess"}, {"on", true}}),
              "no_seat");
    for (const char* act : {"start", "kick"})
        EXPECT_EQ(bad.code_of({{"do", act}, {"table", table}, {"seat", 0}}), "not_host") << act;
    EXPECT_EQ(bad.code_of({{"do", "bot"}, {"table", table}, {"seat", 0}, {"kind", "sage"}}), "no_seat");
    bad.send(R"({"do":"ping","ref":1e999})");
    EXPECT_EQ(bad.code_of({{"do", "admit"}, {"table", table}, {"wish", 1}, {"yes", true}}), "no_seat");
    EXPECT_EQ(bad.code_of({{"do", "open"}, {"table", table}, {"number", std::string(64, 'a')}}), "no_seat");
    EXPECT_EQ(bad.code_of({{"do", "sit"}, {"table", table}, {"seat", 0}}), "seat_taken");
    EXPECT_EQ(bad.code_of(choice_of(play, own)), "");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(bad.code_of(choice_of(play, own)), "stale") << "replayed";
    EXPECT_EQ(anna->get("/api/tables/" + table).json().at("seats").at(0).at("person").as_string(),
              anna->id());
}

TEST_P(HostileThreads, ManyIdleConnectionsAndHalfRequestsKeepNobodyOut) {
    config.limits.sockets_per_address = 1500;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    std::vector<std::unique_ptr<RawConnection>> crowd;
    for (int i = 0; i < 1000; ++i) {
        crowd.push_back(std::make_unique<RawConnection>(server->port()));
        if (i % 3 == 1) crowd.back()->send("GET / HTTP/1.1\r\nX-Slow");
        if (i % 3 == 2) crowd.back()->send("POST /api/me HTTP/1.1\r\nContent-Length: 50\r\n\r\n{");
    }
    EXPECT_EQ(mallory->get("/healthz").status, 200);
    EXPECT_EQ(good->code_of({{"do", "ping"}}), "");
}

TEST_P(HostileThreads, OneAddressHasSoManyConnectionsAndGetsThemBack) {
    config.limits.sockets_per_address = 40;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    {
        std::vector<std::unique_ptr<RawConnection>> crowd;
        for (int i = 0; i < 60; ++i) crowd.push_back(std::make_unique<RawConnection>(server->port()));
        const auto refused = [&] {
            return std::count_if(crowd.begin(), crowd.end(), [](const auto& one) { return one->is_cut(); });
        };
        for (int i = 0; i < 200 && refused() < 21; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        EXPECT_EQ(refused(), 21);  // 40 may come in, and Anna is there already
        EXPECT_EQ(good->code_of({{"do", "ping"}}), "") << "who is inside stays";
    }
    int status = 0;
    for (int i = 0; i < 100 && status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        status = mallory->get("/healthz").status;
    }
    EXPECT_EQ(status, 200);
}

TEST_P(HostileThreads, FloodsOfJoinsAndWatchersHurtNobodyElse) {
    int full = 0;
    WireSocket curious(*mallory);
    for (int i = 0; i < 40; ++i)
        full += curious.code_of({{"do", "watch"}, {"table", "tnowhere" + std::to_string(i)}}) == "full";
    EXPECT_EQ(full, 40 - 32);
    for (int i = 0; i < 100; ++i) {  // comes and goes
        WireSocket brief(*mallory);
        brief.send(R"({"do":"watch","table":")" + table + "\"}");
    }
    EXPECT_EQ(mallory->get("/healthz").status, 200);
}

TEST_P(HostileThreads, AFidgetCannotFillTheDisk) {
    config.limits.rows_per_table = 100;
    config.limits.messages_per_second = config.limits.message_burst = 1e6;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    WireSocket fidget(*mallory);
    const std::string own =
        mallory->make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    std::string code;
    for (int i = 0; i < 200 && code.empty(); ++i)
        code = fidget.code_of({{"do", "ready"}, {"table", own}, {"ready", i % 2 == 0}});
    EXPECT_EQ(code, "too_fast");
    EXPECT_EQ(fidget.code_of({{"do", "watch"}, {"table", own}}), "") << "it may still be looked at";
}

TEST_P(HostileThreads, WhoGoesOnAboveTheirRateIsCutOff) {
    WireSocket flood(*mallory);
    for (int i = 0; i < 5000; ++i) flood.send(R"({"do":"ping","ref":1})");
    int answers = 0;
    const auto begun = std::chrono::steady_clock::now();
    while (!flood.receive().empty()) ++answers;
    EXPECT_LT(answers, 1000);  // how many of them come through depends on when the line is cut
    const auto waited = std::chrono::steady_clock::now() - begun;
    EXPECT_LT(waited, std::chrono::seconds(15)) << "it only fell silent";
    EXPECT_EQ(WireSocket(*mallory).code_of({{"do", "ping"}}), "") << "and may come back";
}

// Pings and pongs of the WebSocket protocol itself and what is no text cost an answer, too, or at least the reading.
TEST_P(HostileThreads, WhateverIsSentCountsLikeAMessage) {
    const auto is_answered = [&](int kind, int count) {
        WireSocket socket(*mallory);
        for (int i = 0; i < count; ++i) socket.send_frame("x", kind);
        socket.send(R"({"do":"ping","ref":1})");
        std::string text = socket.receive();
        while (!text.empty() && text.find("\"ref\":1") == std::string::npos) text = socket.receive();
        return !text.empty();
    };
    for (const int kind : {0x89, 0x8a, 0x82}) {
        EXPECT_TRUE(is_answered(kind, 300)) << kind;
        EXPECT_FALSE(is_answered(kind, 5000)) << kind;
    }
    EXPECT_EQ(WireSocket(*mallory).code_of({{"do", "ping"}}), "") << "and may come back";
}

// A cookie that nobody has is looked up in the database: sockets that are asked for count like any other request.
TEST_P(HostileThreads, AskingForSocketsHasARateToo) {
    config.limits.requests_per_second = 1;
    config.limits.request_burst = 20;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    std::map<int, int> count;
    for (int i = 0; i < 60; ++i)
        ++count[WireSocket(*mallory, "http://" + mallory->host(), "nobody" + std::to_string(i)).status()];
    EXPECT_GE(count[401], 19);
    EXPECT_GE(count[429], 20);
    EXPECT_EQ(count[401] + count[429], 60);
}

// Behind a proxy all come from its address. Each socket counts for the address that the proxy wrote, which is the last one.
TEST_P(HostileThreads, BehindAProxySocketsAreCountedByVisitor) {
    config.limits.sockets_per_address = 2;
    config.trusts_proxy = true;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    const auto status_of = [&](const std::string& forwarded,
                               std::vector<std::unique_ptr<RawConnection>>& open) {
        open.push_back(std::make_unique<RawConnection>(server->port()));
        open.back()->send("GET /api/socket HTTP/1.1\r\nHost: " + anna->host() + "\r\nOrigin: http://" +
                          anna->host() +
                          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: fairground=" +
                          mallory->cookie() + "\r\n" + forwarded + "\r\n");
        const std::string head = open.back()->read_until("\r\n\r\n");
        return head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0;
    };
    std::vector<std::unique_ptr<RawConnection>> open;
    EXPECT_EQ(status_of("X-Forwarded-For: 192.0.2.7\r\n", open), 101);
    EXPECT_EQ(status_of("X-Forwarded-For: 10.0.0.1, 192.0.2.7\r\n", open), 101);
    EXPECT_EQ(status_of("X-Forwarded-For: 10.0.0.2, 192.0.2.7\r\n", open), 429);
    EXPECT_EQ(status_of("X-Forwarded-For: 10.0.0.3\r\nX-Forwarded-For: 192.0.2.7\r\n", open), 429)
        << "a line of its own";
    EXPECT_EQ(status_of("X-Forwarded-For: 192.0.2.8\r\n", open), 101) << "somebody else";
    EXPECT_EQ(status_of("X-Forwarded-For: 2001:db8::1\r\n", open), 101);
    EXPECT_EQ(status_of("X-Forwarded-For: 2001:db8::2\r\n", open), 101);
    EXPECT_EQ(status_of("X-Forwarded-For: 2001:db8::3\r\n", open), 429) << "one household";
}

// What waits for all sockets together has a bound: then those who are behind go.
TEST_P(HostileThreads, AllQueuesTogetherAreBounded) {
    config.limits.all_queues_bytes = 300'000;
    config.limits.queue_bytes = 1'000'000'000;  // no one of them is too much
    config.limits.messages_per_second = config.limits.message_burst = 1e6;
    config.port = server->port();
    good.reset();
    restart();
    good = std::make_unique<WireSocket>(*anna);
    std::vector<std::unique_ptr<WireSocket>> sloths;
    for (int i = 0; i < 4; ++i) {
        sloths.push_back(std::make_unique<WireSocket>(*mallory));
        for (int j = 0; j < 20'000; ++j) sloths.back()->send(R"({"do":"watch","table":")" + table + "\"}");
    }
    const auto dropped = [&] {
        return anna->get("/metrics").body.find("sockets_dropped_total 0\n") == std::string::npos;
    };
    for (int i = 0; i < 200 && !dropped(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_TRUE(dropped());
}

INSTANTIATE_TEST_SUITE_P(Tables, HostileThreads, testing::Values(Where::here, Where::elsewhere),
                         [](const auto& where) { return where.param == Where::here ? "Here" : "Elsewhere"; });

}  // namespace
}  // namespace fg::server
