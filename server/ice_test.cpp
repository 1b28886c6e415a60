// SPDX-License-Identifier: Apache-2.0
// The file of `serve --ice`: what it may say, and that a change of it is noticed.
#include "server/ice.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "server/server.h"
#include "server/toy_game_test.h"

namespace fg::server {
namespace {

std::string fault_of(std::string_view text) {
    const Or<std::string> read = read_ice(text);
    return read ? "" : read.refusal().message;
}

TEST(Ice, a_relay_is_passed_on_as_browsers_want_it) {
    const Or<std::string> read = read_ice(
        R"({"servers":[{"urls":["stun:a.example"]},{"urls":["turn:a.example:3478?transport=udp"],"username":"u","credential":"c"}]})");
    ASSERT_TRUE(read);
    EXPECT_EQ(
        *read,
        R"({"servers":[{"urls":["stun:a.example"]},{"urls":["turn:a.example:3478?transport=udp"],"username":"u","credential":"c"}]})");
    EXPECT_EQ(*read_ice(R"({"servers":[]})"), R"({"servers":[]})");
}
TEST(Ice, what_is_wrong_is_said_with_the_entry) {
    EXPECT_NE(fault_of("[1"), "");
    EXPECT_NE(fault_of("{}"), "");
    EXPECT_EQ(fault_of(R"({"servers":[{"urls":["stun:a"]},{"urls":["http://a"]}]})"),
              "ice: servers[1].urls[0]: must begin with stun:, stuns:, turn: or turns:");
    EXPECT_EQ(fault_of(R"({"servers":[{"urls":["turn:a"],"username":"u"}]})"),
              "ice: servers[0]: a relay needs username and credential");
    EXPECT_EQ(fault_of(R"({"servers":[{"urls":[]}]})"),
              "ice: servers[0].urls: must be a list of one to eight");
    EXPECT_NE(fault_of(R"({"servers":[{"urls":["stun:a"],"user":"u"}]})"), "") << "a slip of the pen";
    EXPECT_NE(fault_of(R"({"servers":[7]})"), "");
    EXPECT_NE(fault_of(R"({"servers":[{"urls":["turn:a"],"username":1,"credential":"c"}]})"), "");
}
TEST(Ice, the_file_is_read_again_when_it_changes) {
    const std::string path = ::testing::TempDir() + "fairground_ice_test.json";
    const auto write = [&](std::string_view text) { std::ofstream(path) << text; };
    EXPECT_FALSE(IceFile(path + ".missing").check());
    EXPECT_EQ(IceFile("").json(), R"({"servers":[]})");
    EXPECT_TRUE(IceFile("").check());
    write(R"({"servers":[{"urls":["stun:one"]}]})");
    IceFile file(path);
    ASSERT_TRUE(file.check());
    EXPECT_NE(file.json().find("stun:one"), std::string::npos);
    write(R"({"servers":[{"urls":["stun:another"]}]})");
    EXPECT_NE(file.json().find("stun:another"), std::string::npos);
    write(R"({"servers":[{"urls":["turn:one"]}]})");
    Config config;
    config.port = 0;
    config.database = ":memory:";
    config.ice = path;
    const auto refused = Server::start(config, toy_game_and_bots());
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.refusal().message.find("servers[0]"), std::string::npos);
    write("torn");
    EXPECT_NE(file.json().find("stun:another"), std::string::npos) << "the last good one stays";
    std::remove(path.c_str());
}

}  // namespace
}  // namespace fg::server
