// SPDX-License-Identifier: Apache-2.0
// What a link to one of our pages shows to whoever it is sent to, and what it does not.
#include "server/preview.h"

#include <fstream>

#include "server/server_fixture_test.h"

namespace fg::server {
namespace {

class PreviewThreads : public ServerFixture {
  protected:
    std::string web = testing::TempDir() + "fairground_web_" + std::to_string(getpid());

    PreviewThreads() {
        std::filesystem::create_directories(web + "/previews");
        std::ofstream(web + "/index.html")
            << "<!doctype html><html><head><title>F</title></head><body></body></html>";
        std::ofstream(web + "/previews/faire.png") << "a picture";
        std::filesystem::create_directories(web + "/ahead");
        for (const std::string name : {"t", "replay", "learn", "lantern_lottery"})
            std::ofstream(web + "/ahead/" + name + ".html") << "<link ahead-" << name << ">";
        config.web = web;
    }
    void TearDown() override {
        ServerFixture::TearDown();
        std::filesystem::remove_all(web);
    }
    static std::string tag(const HttpAnswer& page, const std::string& name) {
        const std::string key = "\"" + name + "\" content=\"";
        const std::size_t at = page.body.find(key);
        if (at == std::string::npos) return {};
        return page.body.substr(at + key.size(), page.body.find('"', at + key.size()) - at - key.size());
    }
};

TEST(Preview, IsEscaped) {
    const std::string tags = preview_tags(
        {.title = "\"><script>alert('x')</script>", .sentence = "a & b", .game = ""}, "http://h/x.png");
    EXPECT_EQ(tags.find("<script"), std::string::npos);
    EXPECT_NE(tags.find("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)"), std::string::npos);
    EXPECT_NE(tags.find("content=\"a &amp; b\""), std::string::npos);
    EXPECT_EQ(preview_tags({}, "").find("og:image"), std::string::npos);
}

TEST_F(PreviewThreads, SaysWhoSitsAtAnOpenTable) {
    Visitor anna(server->port());
    anna.post("/api/me", R"({"name":"<b>Anna\"</b>"})");
    const std::string table =
        anna.make_table(R"({"game":"lantern_lottery","players":3,"seats":["me","sage",null]})");
    Visitor stranger(server->port());
    const HttpAnswer page = stranger.get("/t/" + table);
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(tag(page, "og:title"), "Come and play Lantern Lottery");
    EXPECT_EQ(tag(page, "og:description"),
              "With &lt;b&gt;Anna&quot;&lt;/b&gt; and a bot. One chair is still free.");
    EXPECT_EQ(tag(page, "og:image"), "http://" + stranger.host() + "/previews/faire.png");
    EXPECT_LT(page.body.find("og:title"), page.body.find("</head>"));
    EXPECT_EQ(page.body.find("<b>"), std::string::npos);
}

TEST_F(PreviewThreads, TellsNothingOfATableByInvitation) {
    Visitor anna(server->port()), stranger(server->port());
    anna.post("/api/me", R"({"name":"Anna"})");
    const boost::json::value made =
        anna.post("/api/tables",
                  R"({"game":"lantern_lottery","players":2,"access":"invite","seats":["me",null]})")
            .json();
    const std::string page = "/t/" + std::string(made.at("table").as_string());
    const std::string nothing = stranger.get("/t/tnothing").body;
    EXPECT_EQ(stranger.get(page).body, nothing);
    EXPECT_EQ(stranger.get(page + "?invite=guess").body, nothing);
    EXPECT_EQ(anna.get(page).body, nothing) << "a cookie changes nothing: messengers have none";
    const HttpAnswer invited = stranger.get(page + "?invite=" + std::string(made.at("invite").as_string()));
    EXPECT_EQ(tag(invited, "og:title"), "You are invited to Lantern Lottery");
    EXPECT_EQ(invited.body.find("Anna"), std::string::npos);
    EXPECT_EQ(invited.body.find(std::string(made.at("invite").as_string())), std::string::npos);
}

TEST_F(PreviewThreads, OtherPagesHaveOneToo) {
    Visitor anna(server->port());
    EXPECT_EQ(tag(anna.get("/"), "og:title"), "Fairground");
    EXPECT_EQ(tag(anna.get("/learn/lantern_lottery"), "og:title"), "Learn Lantern Lottery in five minutes");
    EXPECT_EQ(tag(anna.get("/learn/chess"), "og:title"), "Fairground");
    EXPECT_EQ(anna.get("/previews/faire.png").body, "a picture");
    EXPECT_EQ(anna.get("/previews/chess.png").status, 404);
    EXPECT_EQ(anna.get("/healthz").body, "ok\n");
}

TEST_F(PreviewThreads, WhatThePageWillNeedIsFetchedAhead) {
    Visitor anna(server->port()), stranger(server->port());
    const auto ahead = [](Visitor& visitor, const std::string& address) {
        std::string names;
        const std::string page = visitor.get(address).body;
        for (std::size_t at = page.find("ahead-"); at != std::string::npos; at = page.find("ahead-", at + 1))
            names += page.substr(at + 6, page.find('>', at) - at - 6) + " ";
        return names;
    };
    const std::string gathers =
        anna.make_table(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    const std::string plays = anna.make_table(
        R"({"game":"lantern_lottery","players":2,"access":"invite","seats":["me","sage"],"start":true})");
    EXPECT_EQ(ahead(anna, "/"), "");
    EXPECT_EQ(ahead(anna, "/learn/lantern_lottery"), "learn lantern_lottery ");
    EXPECT_EQ(ahead(anna, "/t/" + gathers), "t ");
    EXPECT_EQ(ahead(anna, "/t/" + plays), "t lantern_lottery ");
    EXPECT_EQ(ahead(anna, "/replay/" + plays), "replay lantern_lottery ");
    EXPECT_EQ(ahead(anna, "/proof/" + plays), "");
    EXPECT_EQ(stranger.get("/t/" + plays).body, stranger.get("/t/tnothing").body);
}

TEST_F(PreviewThreads, ThePictureIsWherePeopleComeFrom) {
    Visitor anna(server->port());
    const auto picture_for = [&](const std::string& host, const std::string& more) {
        RawConnection connection(server->port());
        connection.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n");
        connection.read_until("\r\n\r\n");
        return tag({.body = connection.read_until("\n\nnever\n\n")}, "og:image");
    };
    EXPECT_EQ(picture_for("faire.example:81", ""), "http://faire.example:81/previews/faire.png");
    EXPECT_EQ(picture_for("a\"b", ""), "");
    EXPECT_EQ(picture_for("faire.example", "X-Forwarded-Proto: https\r\n"),
              "http://faire.example/previews/faire.png");
    config.trusts_proxy = true;
    restart();
    EXPECT_EQ(picture_for("faire.example", "X-Forwarded-Proto: https\r\n"),
              "https://faire.example/previews/faire.png");
    config.public_url = "https://faire.example";
    restart();
    EXPECT_EQ(picture_for("elsewhere", ""), "https://faire.example/previews/faire.png");
}

}  // namespace
}  // namespace fg::server
