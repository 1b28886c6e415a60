// SPDX-License-Identifier: Apache-2.0
#include "server/config.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <map>

#include "common/files.h"

namespace fg::server {
namespace {

using Words = std::vector<std::string>;

Or<Config> read(const Words& words, const std::map<std::string, std::string>& variables = {}) {
    return read_config(words, [&](const char* name) {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    });
}

TEST(ConfigTest, an_argument_weighs_more_than_a_variable_and_that_more_than_the_file) {
    const std::string file = testing::TempDir() + "fairground_config_" + std::to_string(getpid());
    ASSERT_TRUE(write_file(file, "# the faire\n threads = 2\r\nbot-threads = 3\n\nbot-ms=20\n"));
    const Or<Config> config =
        read({"--threads=5", "--listen", "[::1]:90"},
             {{"FAIRGROUND_CONFIG", file}, {"FAIRGROUND_THREADS", "4"}, {"FAIRGROUND_BOT_MS", "30"}});
    unlink(file.c_str());
    ASSERT_TRUE(config) << config.refusal().message;
    EXPECT_EQ(config->threads, 5);
    EXPECT_EQ(config->limits.bot_ms, 30);
    EXPECT_EQ(config->bot_threads, 3);
    EXPECT_EQ(config->address, "::1");
    EXPECT_EQ(config->port, 90);
    EXPECT_EQ(config->database, "fairground.db");
}

TEST(ConfigTest, what_is_wrong_is_named) {
    const std::pair<Words, std::string> cases[] = {
        {{"--wings", "2"}, "there is no --wings here"},
        {{"--threads"}, "--threads needs a value"},
        {{"--threads", "many"}, "threads must be a number from 0 to 256"},
        {{"--listen", "here"}, "listen must be ADDRESS:PORT"},
        {{"--inner", "here"}, "inner must be ADDRESS:PORT"},
        {{"--inner", "0.0.0.0:8090"}, "inner must name one address, by which other servers reach this one"},
        {{"--inner", "[::]:8090"}, "inner must name one address, by which other servers reach this one"},
        {{"now"}, "\"now\" means nothing here"},
    };
    for (const auto& [words, why] : cases) EXPECT_EQ(read(words).refusal().message, why);
    EXPECT_EQ(read({}, {{"FAIRGROUND_TRUST_PROXY", "perhaps"}}).refusal().message,
              "trust-proxy must be yes or no");
    EXPECT_FALSE(read({"--config", "/no/such/file"}));
}

}  // namespace
}  // namespace fg::server
