// SPDX-License-Identifier: Apache-2.0
// The parts of which the cluster is made, one by one; all together they are in cluster_simulation_test.cpp.
#include <gtest/gtest.h>
#include <sodium.h>

#include <atomic>
#include <future>
#include <thread>

#include "server/frame.h"
#include "server/sealed_pipe.h"
#include "server/server_fixture_test.h"
#include "server/shared_house_test.h"

namespace fg::server {
namespace {

TEST(Frame, ComesBackAsItWas) {
    const Frame frame{.kind = Frame::Kind::say, .number = 7, .client = 1ull << 40, .texts = {"a", "", "bc"}};
    const std::optional<Frame> read = read_frame(written(frame));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->kind, frame.kind);
    EXPECT_EQ(read->number, frame.number);
    EXPECT_EQ(read->client, frame.client);
    EXPECT_EQ(read->texts, frame.texts);
    EXPECT_EQ(unpacked(packed({1, 2, 1ull << 63})), (std::vector<std::uint64_t>{1, 2, 1ull << 63}));
}
TEST(Frame, IsRefusedIfItIsTorn) {
    const std::string whole = written({.kind = Frame::Kind::say, .number = 7, .client = 9, .texts = {"abc"}});
    constexpr std::size_t head = 17;  // there it has no text
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_EQ(read_frame(whole.substr(0, size)).has_value(), size == head) << size;
    std::string strange = whole;
    strange[0] = static_cast<char>(200);
    EXPECT_FALSE(read_frame(strange));
    std::string long_text = whole;
    long_text[24] = static_cast<char>(255);  // a length beyond everything
    EXPECT_FALSE(read_frame(long_text));
}

// Two ends in one thread; what goes over the line can be changed on the way.
class Line {
  public:
    class End final : public Pipe {
      public:
        void listen(Listener listener) override { listener_ = std::move(listener); }
        void send(std::string frame) override { sent.push_back(std::move(frame)); }
        void close() override { is_closed = true; }
        void take(const std::string& frame) { listener_.frame(frame); }
        std::vector<std::string> sent;
        bool is_closed = false;

      private:
        Listener listener_;
    };
    Line(const std::string& callers_key, const std::string& key)
        : caller(SealedPipe::over(near, callers_key, SealedPipe::End::caller)),
          called(SealedPipe::over(far, key, SealedPipe::End::called)) {
        caller->listen(
            {.frame = [this](const std::string& text) { at_caller.push_back(text); }, .closed = {}});
        called->listen(
            {.frame = [this](const std::string& text) { at_called.push_back(text); }, .closed = {}});
        far->take(near->sent.at(0));
        near->take(far->sent.at(0));
        near->sent.clear();
        far->sent.clear();
    }
    const std::shared_ptr<End> near = std::make_shared<End>(), far = std::make_shared<End>();
    const PipePtr caller, called;
    std::vector<std::string> at_caller, at_called;
};

TEST(SealedPipe, CarriesBothWaysAndShowsNothing) {
    Line line("the same key, of thirty-two bytes", "the same key, of thirty-two bytes");
    line.caller->send("a secret");
    line.called->send("another");
    EXPECT_EQ(line.near->sent.at(0).find("secret"), std::string::npos);
    line.far->take(line.near->sent.at(0));
    line.near->take(line.far->sent.at(0));
    EXPECT_EQ(line.at_called, std::vector<std::string>{"a secret"});
    EXPECT_EQ(line.at_caller, std::vector<std::string>{"another"});
}
TEST(SealedPipe, BreaksOnAnotherKey) {
    Line line("the same key, of thirty-two bytes", "another key, and as many bytes 32");
    line.caller->send("a secret");
    line.far->take(line.near->sent.at(0));
    EXPECT_TRUE(line.at_called.empty());
    EXPECT_TRUE(line.far->is_closed);
}
TEST(SealedPipe, BreaksOnWhatIsChangedRepeatedOrLeftOut) {
    const std::string key = "the same key, of thirty-two bytes";
    enum class Wrong { changed, repeated, left_out, sent_back };
    for (const Wrong wrong : {Wrong::changed, Wrong::repeated, Wrong::left_out, Wrong::sent_back}) {
        Line line(key, key);
        line.caller->send("one");
        line.caller->send("two");
        std::vector<std::string> frames = line.near->sent;
        if (wrong == Wrong::changed) frames[0][0] = static_cast<char>(frames[0][0] ^ 1);
        if (wrong == Wrong::repeated) frames[1] = frames[0];
        if (wrong == Wrong::left_out) frames[0] = frames[1];
        if (wrong == Wrong::sent_back) {
            line.near->take(frames[0]);
            EXPECT_TRUE(line.near->is_closed);
            continue;
        }
        for (const std::string& frame : frames) line.far->take(frame);
        EXPECT_TRUE(line.far->is_closed);
        EXPECT_LE(line.at_called.size(), 1u);
    }
}
// What one connection carried is worth nothing on another.
TEST(SealedPipe, BreaksOnWhatWasHeardOnAnotherLine) {
    const std::string key = "the same key, of thirty-two bytes";
    Line before(key, key), now(key, key);
    before.caller->send("give me all the gold");
    now.far->take(before.near->sent.at(0));
    EXPECT_TRUE(now.at_called.empty());
    EXPECT_TRUE(now.far->is_closed);
}

// Two servers of one house over real sockets.
class TwoServersThreads : public ServerFixture {
  protected:
    std::shared_ptr<SharedHouse> house;
    std::unique_ptr<Server> other;

    TwoServersThreads() {
        config.limits.bot_ms = 2;
        offered = toys_and_all_games();
    }
    void SetUp() override {
        house = std::make_shared<SharedHouse>(path);
        server = started();
        other = started();
        std::this_thread::sleep_for(std::chrono::milliseconds(700));  // until they know each other
    }
    void TearDown() override {
        server.reset();
        other.reset();
        house.reset();
        ServerFixture::TearDown();
    }
    std::unique_ptr<Server> started() const {
        auto made = Server::start(config, offered, house->door());
        EXPECT_TRUE(made) << made.refusal().message;
        return made ? std::move(*made) : nullptr;
    }
    int counted(int port, const std::string& what) const {
        const std::string counts = Visitor(port).get("/metrics").body;
        const std::string mark = "\nfairground_" + what + ' ';
        return std::stoi(counts.substr(counts.find(mark) + mark.size()));
    }
    // Whoever looked at a table of a server that stopped is let go by the other once that knows of it, and comes back.
    static void is_let_go(WireSocket& socket) {
        while (!socket.receive().empty()) {
        }
    }
    int relayed(int port) const { return counted(port, "relayed_total"); }
};

TEST_F(TwoServersThreads, AGameIsPlayedOnTheOneAndSeenFromTheOther) {
    Visitor anna(other->port());
    const std::string table = anna.make_table(against_sages);
    Visitor ben(server->port());
    WireSocket host(anna), guest(ben);
    EXPECT_EQ(guest.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_EQ(host.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_GE(play_to_the_end(host, table), 1) << "how many it is depends on the deal";
    EXPECT_GT(relayed(server->port()), 0);
    EXPECT_EQ(relayed(other->port()), 0);
    for (const int port : {server->port(), other->port()}) {
        EXPECT_EQ(counted(port, "servers_reached"), 1);
        EXPECT_EQ(counted(port, "lease"), 1);
    }
    EXPECT_GT(counted(other->port(), "append_seconds_count"), 4);
    while (guest.next_play().at("result").is_null()) {
    }
    // Whoever is asked answers the same.
    for (const char* what : {"", "/content", "/story", "/proof", "/record", "/replay?seat=all", "/odds"}) {
        const HttpAnswer here = ben.get("/api/tables/" + table + what);
        EXPECT_EQ(here.status, 200) << what << here.body;
        EXPECT_EQ(here.body, Visitor(ben).at(other->port()).get("/api/tables/" + table + what).body) << what;
    }
}
TEST_F(TwoServersThreads, TheLobbyAndOwnTablesAreTheSameOnBoth) {
    Visitor anna(other->port());
    const std::string table =
        anna.make_table(R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":["me",null,null]})");
    const auto is_listed = [&](const Visitor& visitor) {
        return Visitor(visitor).get("/api/tables").body.find(table) != std::string::npos;
    };
    for (int i = 0; i < 100 && !is_listed(Visitor(server->port())); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_TRUE(is_listed(Visitor(server->port())));
    EXPECT_NE(anna.at(server->port()).get("/api/me/tables").body.find(table), std::string::npos);
}
TEST_F(TwoServersThreads, ANewNameIsKnownOnBoth) {
    Visitor anna(other->port());
    Visitor there = anna.at(server->port());
    anna.post("/api/me", R"({"name":"Anna"})");
    EXPECT_EQ(there.get("/api/me").json().at("person").at("name"), "Anna");
    anna.post("/api/me", R"({"name":"Annabel"})");  // which the other server has to hear of now
    const auto name_there = [&] { return there.get("/api/me").json().at("person").at("name").as_string(); };
    for (int i = 0; i < 100 && name_there() != "Annabel"; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_EQ(name_there(), "Annabel");
}
TEST_F(TwoServersThreads, WhomSomebodyMutesIsMutedOnBothAndWhenOneStops) {
    Visitor anna(other->port());
    const std::string table = anna.make_table(against_bots);
    const auto muted = [&](WireSocket& socket) {
        const boost::json::object answer = socket.ask({{"do", "watch"}, {"table", table}});
        return answer.contains("muted") ? boost::json::serialize(answer.at("muted"))
                                        : boost::json::serialize(answer);
    };
    {
        WireSocket here(anna);
        EXPECT_EQ(here.code_of({{"do", "mute"}, {"table", table}, {"seat", 1}, {"on", true}}), "");
        WireSocket there(anna.at(server->port()));
        EXPECT_EQ(muted(there), "[1]");
        other.reset();
        is_let_go(there);
    }
    WireSocket again(anna.at(server->port()));
    EXPECT_EQ(muted(again), "[1]");
}
// Whatever else has to end before the program does: a bot may think for seconds.
class StopThreads : public TwoServersThreads {
  protected:
    class Thinker final : public bots::AnyBot {
      public:
        Thinker(std::unique_ptr<bots::AnyBot> inner, StopThreads& test)
            : inner_(std::move(inner)), test_(test) {}
        AnyChoice decide(const AnyView& view, const bots::Budget& budget) override {
            test_.is_thinking = true;
            test_.let_go.wait();
            return inner_->decide(view, budget);
        }

      private:
        const std::unique_ptr<bots::AnyBot> inner_;
        StopThreads& test_;
    };
    std::promise<void> may_end;
    const std::shared_future<void> let_go = may_end.get_future().share();
    std::atomic<bool> is_thinking = false;

    void SetUp() override {
        offered.make_bot = [this, make = offered.make_bot](const AnyGame& game, std::string_view name) {
            return std::make_unique<Thinker>(make(game, name), *this);
        };
        TwoServersThreads::SetUp();
    }
    void TearDown() override {
        if (let_go.wait_for(std::chrono::seconds(0)) != std::future_status::ready) may_end.set_value();
        TwoServersThreads::TearDown();
    }
    static constexpr const char* bots_alone =
        R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":["sage","sage","seer"],"start":true})";
};
TEST_F(StopThreads, NobodyIsLeftBeforeADeadLine) {
    Visitor anna(other->port());
    const std::string here = anna.make_table(bots_alone),
                      there = anna.at(server->port()).make_table(bots_alone);
    WireSocket player(anna), relayed(anna), onlooker(anna);
    EXPECT_EQ(relayed.code_of({{"do", "watch"}, {"table", there}}), "");
    EXPECT_EQ(onlooker.code_of({{"do", "ping"}}), "");
    is_thinking = false;  // at the other table
    EXPECT_EQ(player.code_of({{"do", "watch"}, {"table", here}}), "");
    while (!is_thinking) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::thread stopping([&] { other.reset(); });
    for (WireSocket* socket : {&player, &relayed, &onlooker}) {
        int byes = 0;
        for (std::string text = socket->receive(); !text.empty(); text = socket->receive())
            byes += text.starts_with(R"({"push":"bye")");
        EXPECT_EQ(byes, 1);
        EXPECT_TRUE(socket->raw().is_cut()) << "while its bot still thinks";
    }
    may_end.set_value();
    stopping.join();
}
TEST_F(TwoServersThreads, WhenOneStopsTheOtherGoesOn) {
    Visitor anna(other->port());
    const std::string table = anna.make_table(against_bots);
    Visitor there = anna.at(server->port());
    {
        WireSocket socket(there);
        EXPECT_EQ(socket.code_of({{"do", "watch"}, {"table", table}}), "");
        other.reset();
        is_let_go(socket);
    }
    WireSocket again(there);
    EXPECT_EQ(again.code_of({{"do", "watch"}, {"table", table}}), "");
    EXPECT_GE(play_to_the_end(again, table), 4);
}

}  // namespace
}  // namespace fg::server
