// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstdio>
#include <string>

namespace fg::cli {
namespace {

TEST(Program, answers_engine_requests_through_pipes) {
    const std::string command =
        "printf '%s\\n' '{\"do\":\"games\"}' '{}' | '" + std::string(FAIRGROUND_PROGRAM) + "' engine";
    FILE* pipe = popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    std::string text;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    EXPECT_EQ(pclose(pipe), 0);
    const std::size_t end = text.find('\n');
    ASSERT_NE(end, std::string::npos);
    EXPECT_TRUE(boost::json::parse(text.substr(0, end)).as_object().contains("games"));
    EXPECT_NE(text.substr(end + 1).find("missing_field"), std::string::npos);
}

}  // namespace
}  // namespace fg::cli
