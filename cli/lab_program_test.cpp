// SPDX-License-Identifier: Apache-2.0
// The lab as somebody at a keyboard meets it.
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cstdio>
#include <filesystem>

#include "common/files.h"
#include "lab/format.h"
#include "lab/study.h"

namespace fg::cli {
namespace {

namespace fs = std::filesystem;

struct Ran {
    int code;
    std::string said;
};
// Runs the program for a second, and presses Ctrl-C.
Ran interrupted(const std::string& words) {
    const std::string command = "timeout --preserve-status --signal=INT 1 '" +
                                std::string(FAIRGROUND_PROGRAM) + "' " + words + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {-1, "no pipe"};
    std::string said;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) said += static_cast<char>(c);
    return {pclose(pipe), said};
}

class LabProgram : public testing::Test {
  protected:
    LabProgram() {
        std::string name = fs::temp_directory_path() / "fairground_lab_XXXXXX";
        folder = ::mkdtemp(name.data());
    }
    ~LabProgram() override { fs::remove_all(folder); }
    std::string text_of(const char* name) const {
        const Or<std::string> text = read_file(folder / name);
        return text ? *text : "";
    }
    fs::path folder;
};

TEST_F(LabProgram, ctrl_c_ends_balance_with_a_report_of_what_has_been_played) {
    const Ran ran = interrupted(
        "lab balance huzzah --players 3-4 --games 1000000000000 --threads 2 --device cpu --out '" +
        folder.string() + "'");
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_NE(ran.said.find("stopped; this is what has been played"), std::string::npos) << ran.said;
    const Or<lab::Sums> sums = lab::from_file(text_of("sums_3.json"));
    ASSERT_TRUE(sums) << sums.refusal().message;
    EXPECT_GT(sums->games(), 0u);
    const std::string games = lab::with_commas(static_cast<double>(sums->games())),
                      page = text_of("report.html");
    EXPECT_NE(page.find("What came of " + games + " games of sages"), std::string::npos);
    EXPECT_NE(page.find("id=\"p3\""), std::string::npos);
    EXPECT_EQ(page.find("id=\"p4\""), std::string::npos) << "four players were not begun";
}

TEST_F(LabProgram, ctrl_c_ends_compare_with_what_has_been_played_of_both) {
    ASSERT_TRUE(write_file((folder / "shorter.json").string(), R"({"target_score":20})"));
    const Ran ran = interrupted("lab compare huzzah standard '" + (folder / "shorter.json").string() +
                                "' --players 3 --games 160000 --device cpu --out '" + folder.string() + "'");
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_NE(ran.said.find("stopped; this compares what has been played"), std::string::npos) << ran.said;
    EXPECT_NE(ran.said.find("turns shorter"), std::string::npos) << ran.said;
    const boost::json::value json = boost::json::parse(text_of("compare.json")).at(0);
    EXPECT_LT(json.at("games_before").to_number<int>(), 160'000);
    EXPECT_GT(json.at("games_after").to_number<int>(), 0);
}

}  // namespace
}  // namespace fg::cli
