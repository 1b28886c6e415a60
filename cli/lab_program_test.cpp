// SPDX-License-Identifier: Apache-2.0
// The lab as somebody at a keyboard meets it.
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cstdio>
#include <filesystem>
#include <regex>

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
Ran run(const std::string& words, const std::string& under = "") {
    const std::string command = under + "'" + std::string(FAIRGROUND_PROGRAM) + "' " + words + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {-1, "no pipe"};
    std::string said;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) said += static_cast<char>(c);
    return {pclose(pipe), said};
}
// For a second, then Ctrl-C is pressed.
Ran interrupted(const std::string& words) { return run(words, "timeout --preserve-status --signal=INT 1 "); }

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

bool has(const std::string& text, const char* pattern) {
    return std::regex_search(text, std::regex(pattern));
}
TEST_F(LabProgram, speed_prints_ratios_for_the_fewest_and_the_most_players) {
    const Ran ran = run("lab speed king_thief_minister --seconds 1 --threads 2");
    EXPECT_TRUE(has(ran.said, "king_thief_minister +3 +[0-9.]+ M +[0-9.]+ +[0-9.]+ x\n")) << ran.said;
    EXPECT_TRUE(has(ran.said, "king_thief_minister +6 +[0-9.]+ M +[0-9.]+ +[0-9.]+ x\n")) << ran.said;
    EXPECT_EQ(ran.said.find("huzzah"), std::string::npos);
}
TEST_F(LabProgram, devices_without_a_card_say_so_in_a_sentence) {
    const Ran ran = run("lab devices huzzah --games 64", "CUDA_VISIBLE_DEVICES= ");
    EXPECT_NE(ran.code, 0);
    EXPECT_TRUE(has(ran.said, "^[^\n]+\n$")) << ran.said;
    EXPECT_EQ(ran.said.find("different"), std::string::npos);
}

}  // namespace
}  // namespace fg::cli
