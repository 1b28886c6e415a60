// SPDX-License-Identifier: Apache-2.0
// Strangers at the port where servers speak with each other, and one who has the key and lies. Whatever they do, a game on another
// server goes on.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <thread>

#include "server/frame.h"
#include "server/sealed_pipe.h"
#include "server/server_fixture_test.h"
#include "server/shared_house_test.h"

namespace fg::server {
namespace {

int port_of(const std::string& address) { return std::stoi(address.substr(address.rfind(':') + 1)); }

// Frames over a blocking socket.
class RawPipe final : public Pipe {
  public:
    explicit RawPipe(int port) : connection_(port) {}
    void listen(Listener listener) override { listener_ = std::move(listener); }
    void send(std::string frame) override {
        sent.push_back(frame);
        std::string head;
        for (std::size_t i = 0; i < 4; ++i) head += static_cast<char>(frame.size() >> (8 * i));
        connection_.send(head + frame);
    }
    void close() override { is_closed_ = true; }
    // The next frame, if one comes before the other end hangs up.
    bool hear() {
        const std::string head = connection_.read_bytes(4);
        if (head.size() < 4 || is_closed_) return false;
        std::size_t size = 0;
        for (std::size_t i = 0; i < 4; ++i)
            size |= static_cast<std::size_t>(static_cast<unsigned char>(head[i])) << (8 * i);
        const std::string frame = connection_.read_bytes(size);
        if (frame.size() < size) return false;
        listener_.frame(frame);
        return true;
    }
    bool is_cut() const { return connection_.is_cut(); }
    std::vector<std::string> sent;

  private:
    RawConnection connection_;
    Listener listener_;
    bool is_closed_ = false;
};

// Somebody who calls a server at its inner port, with a key.
class Stranger {
  public:
    Stranger(const LivingServer& server, const std::string& key)
        : raw_(std::make_shared<RawPipe>(port_of(server.address))),
          pipe_(SealedPipe::over(raw_, key, SealedPipe::End::caller)),
          server_(server.number) {
        pipe_->listen({.frame = [this](const std::string& frame) { heard_.push_back(frame); }, .closed = {}});
        is_answered_ = raw_->hear();  // its number
    }
    bool is_answered() const { return is_answered_; }
    void say(const Frame& frame) { pipe_->send(written(frame)); }
    void hello(std::uint64_t from = 99) { hello(from, server_); }
    void hello(std::uint64_t from, std::uint64_t to, std::vector<std::string> version = ours()) {
        say({.kind = Frame::Kind::hello, .number = from, .client = to, .texts = std::move(version)});
    }
    static std::vector<std::string> ours() { return {std::string(version_of_frames)}; }
    void say_as(const std::string& person, const std::string& table, const std::string& text) {
        say({.kind = Frame::Kind::say,
             .number = 1,
             .client = 1,
             .texts = {table, person, "Somebody", "127.0.0.1", text}});
    }
    // What comes of kind, or nothing because the line was cut.
    std::optional<Frame> next(Frame::Kind kind) {
        while (true) {
            while (!heard_.empty()) {
                const std::optional<Frame> frame = read_frame(heard_.front());
                heard_.pop_front();
                if (frame && frame->kind == kind) return frame;
            }
            if (!raw_->hear()) return {};
        }
    }
    // Whether nothing more comes but the end of the line.
    bool is_hung_up_on() {
        heard_.clear();
        while (raw_->hear()) {
        }
        return heard_.empty() && raw_->is_cut();
    }
    RawPipe& raw() { return *raw_; }

  private:
    const std::shared_ptr<RawPipe> raw_;
    const PipePtr pipe_;
    const std::uint64_t server_;
    bool is_answered_ = false;
    std::deque<std::string> heard_;
};

class InnerPortThreads : public ServerFixture {
  protected:
    std::shared_ptr<SharedHouse> house;
    std::unique_ptr<Server> other;
    std::unique_ptr<Visitor> anna;
    std::string table;
    std::unique_ptr<WireSocket> good;

    void SetUp() override {
        config.limits.bot_ms = 2;
        house = std::make_shared<SharedHouse>(path);
        other = started();
        server = started();
        std::this_thread::sleep_for(std::chrono::milliseconds(700));  // until they know each other
        anna = std::make_unique<Visitor>(other->port());
        table = anna->make_table(against_bots);
        good = std::make_unique<WireSocket>(anna->at(server->port()));
        EXPECT_EQ(good->code_of({{"do", "watch"}, {"table", table}}), "");
    }
    // Through all of it nothing was felt at a table that is reached over that port.
    void TearDown() override {
        EXPECT_EQ(good->code_of({{"do", "watch"}, {"table", table}, {"since", 0}}), "");
        EXPECT_GE(play_to_the_end(*good, table), 4);
        good.reset();
        server.reset();
        other.reset();
        house.reset();
        ServerFixture::TearDown();
    }
    std::unique_ptr<Server> started() const {
        auto made = Server::start(config, toy_game_and_bots(), house->door());
        EXPECT_TRUE(made) << made.refusal().message;
        return made ? std::move(*made) : nullptr;
    }
    LivingServer called() const { return house->living().front(); }
};

TEST_F(InnerPortThreads, NonsenseAndSilenceAreHungUpOn) {
    const int port = port_of(called().address);
    for (const std::string& bytes :
         {std::string("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), std::string(4, '\xff'), std::string(3, '\0'),
          std::string(4, '\0') + "more",
          std::string("\x20\0\0\0", 4) + std::string(32, 'x') + std::string(300, 'y'), std::string()}) {
        RawConnection stranger(port);
        stranger.send(bytes);
        // At most a number comes back, which says nothing.
        EXPECT_LE(stranger.read_until("never").size(), 40u);
        EXPECT_TRUE(stranger.is_cut());
    }
}
TEST_F(InnerPortThreads, WhoHasAnotherKeyIsHungUpOn) {
    Stranger stranger(called(), std::string(32, 'x'));
    stranger.hello();
    EXPECT_TRUE(stranger.is_hung_up_on());
}
TEST_F(InnerPortThreads, WhatOneOfUsSaidBeforeIsWorthNothing) {
    Stranger one(called(), SharedHouse::key());
    one.hello();
    ASSERT_TRUE(one.next(Frame::Kind::hello)) << "who has the key is let in";
    Stranger two(called(), std::string(32, 'x'));
    two.raw().send(one.raw().sent.back());  // as it was heard on the wire
    EXPECT_TRUE(two.is_hung_up_on());
}
TEST_F(InnerPortThreads, WhoMeansAnotherRunOfThisServerIsHungUpOn) {
    Stranger one(called(), SharedHouse::key());
    one.hello(99, called().number + 1000);
    EXPECT_TRUE(one.is_hung_up_on());
}
// Each end tells the other: the one that is called says nothing to another version, and the one that calls hears which it is.
TEST_F(InnerPortThreads, WhoSpeaksAnotherVersionIsHungUpOn) {
    testing::internal::CaptureStderr();
    for (const std::vector<std::string>& version : {std::vector<std::string>{"0"}, {}, {"1", "2"}}) {
        Stranger stranger(called(), SharedHouse::key());
        stranger.hello(99, called().number, version);
        EXPECT_TRUE(stranger.is_hung_up_on());
    }
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 1) << told;
    EXPECT_NE(told.find("another version"), std::string::npos) << told;
    Stranger one(called(), SharedHouse::key());
    one.hello();
    const std::optional<Frame> answer = one.next(Frame::Kind::hello);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->texts, Stranger::ours());
}
TEST_F(InnerPortThreads, NothingIsHeardBeforeAHello) {
    Stranger one(called(), SharedHouse::key());
    one.say_as("pM", table, R"({"do":"watch","table":")" + table + R"(","ref":1})");
    EXPECT_TRUE(one.is_hung_up_on());
}
TEST_F(InnerPortThreads, NobodyBecomesSomebodyElseOnALine) {
    Stranger one(called(), SharedHouse::key());
    one.hello();
    ASSERT_TRUE(one.next(Frame::Kind::hello));
    one.say_as("pM", table, R"({"do":"watch","ref":1,"table":")" + table + "\"}");
    const std::optional<Frame> told = one.next(Frame::Kind::tell);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->texts.at(0).find("\"question\":{"), std::string::npos) << "a spectator is asked nothing";
    one.say_as(anna->id(), table, R"({"do":"leave","ref":2,"table":")" + table + "\"}");
    for (std::optional<Frame> frame = one.next(Frame::Kind::tell); frame; frame = one.next(Frame::Kind::tell))
        EXPECT_EQ(frame->texts.at(0).find("\"ref\":2"), std::string::npos) << frame->texts.at(0);
}
// There is room for so many of whom nobody knows who they are, and these strangers take all of it.
TEST_F(InnerPortThreads, StrangersWhoHoldTheLineKeepNobodyOut) {
    const int port = port_of(called().address);
    std::deque<RawConnection> strangers;
    for (int i = 0; i < 100; ++i) strangers.emplace_back(port);
    Stranger one(called(), SharedHouse::key());
    EXPECT_TRUE(one.is_answered());
    one.hello();
    EXPECT_TRUE(one.next(Frame::Kind::hello));
}

}  // namespace
}  // namespace fg::server
