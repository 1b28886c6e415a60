// SPDX-License-Identifier: Apache-2.0
#include "common/complaint.h"

#include <gtest/gtest.h>

#include <iostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace fg {
namespace {

TEST(Complaint, IsHeardAfterOneThatCouldNotBeWritten) {
    std::cerr.setstate(std::ios::badbit);  // as a full disk leaves it
    testing::internal::CaptureStderr();
    complain("can store again");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "can store again\n");
    std::cerr.clear();
}
TEST(ComplaintThreads, LinesStayWhole) {
    constexpr int many = 200;
    const std::string a(60, 'a'), b(60, 'b');
    testing::internal::CaptureStderr();
    std::vector<std::thread> threads;
    for (const std::string& what : {a, b})
        threads.emplace_back([what] {
            for (int i = 0; i < many; ++i) complain(what);
        });
    for (std::thread& thread : threads) thread.join();
    std::istringstream heard(testing::internal::GetCapturedStderr());
    int whole = 0;
    for (std::string line; std::getline(heard, line);) whole += line == a || line == b;
    EXPECT_EQ(whole, 2 * many);
}
TEST(Complaint, IsDroppedWhereNobodyListens) {
    std::streambuf* const usual = std::cerr.rdbuf(nullptr);
    complain("hello?");
    std::cerr.rdbuf(usual);
}

}  // namespace
}  // namespace fg
