// SPDX-License-Identifier: Apache-2.0
#include "server/metrics.h"

#include <gtest/gtest.h>

namespace fg::server {
namespace {

bool has_line(const std::string& text, const std::string& line) {
    return text.find('\n' + line + '\n') != std::string::npos;
}

// Each bucket has what is in those before it, as Prometheus reads them.
TEST(Metrics, TellHowCommitTimesAreSpread) {
    Metrics metrics;
    for (const int ms : {0, 1, 2, 7, 7, 130, 9000}) metrics.commits.note(ms);
    const std::string text = metrics.text();
    EXPECT_TRUE(has_line(text, "# TYPE fairground_append_seconds histogram"));
    const std::pair<const char*, int> within[] = {{"0.001", 2}, {"0.002", 3}, {"0.005", 3}, {"0.010", 5},
                                                  {"0.020", 5}, {"0.100", 5}, {"0.200", 6}, {"1.000", 6},
                                                  {"5.000", 6}, {"+Inf", 7}};
    for (const auto& [bound, count] : within)
        EXPECT_TRUE(has_line(text, std::string("fairground_append_seconds_bucket{le=\"") + bound + "\"} " +
                                       std::to_string(count)))
            << bound << '\n'
            << text;
    EXPECT_TRUE(has_line(text, "fairground_append_seconds_sum 9.147"));
    EXPECT_TRUE(has_line(text, "fairground_append_seconds_count 7"));
}
TEST(Metrics, TellWhetherTheLeaseIsGood) {
    EXPECT_TRUE(has_line(Metrics().text(true), "fairground_lease 1"));
    EXPECT_TRUE(has_line(Metrics().text(false), "fairground_lease 0"));
}

}  // namespace
}  // namespace fg::server
