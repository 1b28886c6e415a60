// SPDX-License-Identifier: Apache-2.0
// The commands of studies through the front door, and the pages they write.
#include "lab/report.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "common/files.h"
#include "common/text.h"
#include "games/all.h"
#include "lab/chart.h"
#include "lab/lab_main.h"
#include "match/record.h"

namespace fg::lab {
namespace {

struct Ran {
    int code;
    std::string out, err;
};
Ran run(const std::string& line) {
    std::ostringstream out, err;
    const int code = lab_main(split(line, ' '), out, err);
    return {code, out.str(), err.str()};
}

class StudyCommand : public testing::Test {
  protected:
    void SetUp() override {
        folder_ =
            std::filesystem::temp_directory_path() /
            (std::string("fairground_") + testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string written(const std::string& name, const std::string& text) const {
        std::ofstream(path(name)) << text;
        return path(name);
    }
    std::string text_of(const std::string& name) const {
        const Or<std::string> text = read_file(path(name));
        return text ? *text : "";
    }
    // Name and contents of every file in a folder of this test.
    std::map<std::string, std::string> files_in(const std::string& name) const {
        std::map<std::string, std::string> files;
        for (const auto& entry : std::filesystem::directory_iterator(folder_ / name))
            files[entry.path().filename().string()] = *read_file(entry.path().string());
        return files;
    }

  private:
    std::filesystem::path folder_;
};

TEST_F(StudyCommand, balance_writes_a_page_that_needs_nothing_but_itself) {
    const Ran ran = run("balance fairy_tale_fight_club --players 1-2 --games 70 --out " + path("out"));
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("2 players, 70 games"), std::string::npos);
    EXPECT_NE(ran.out.find("turns a game"), std::string::npos);
    const std::string page = text_of("out/report.html");
    for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"})
        EXPECT_EQ(page.find(outside), std::string::npos) << outside;
    for (const char* inside : {"<title>Fairy Tale Fight Club", "id=\"p1\"", "id=\"p2\"", "<svg",
                               "bought, wagon Hand Cart", "@media print", "width=device-width"})
        EXPECT_NE(page.find(inside), std::string::npos) << inside;
    EXPECT_NE(text_of("out/2_players_places.csv").find("what,mean,low,high\n"), std::string::npos);
    const boost::json::value tables = boost::json::parse(text_of("out/tables.json"));
    EXPECT_EQ(tables.at("studies").as_array().size(), 2u);
}

TEST_F(StudyCommand, merged_ranges_give_the_same_files) {
    const std::string start = "balance huzzah --players 3-4 --seed 2 --out ";
    ASSERT_EQ(run(start + path("all") + " --games 300").code, 0);
    ASSERT_EQ(run(start + path("a") + " --games 130 --threads 3").code, 0);
    ASSERT_EQ(run(start + path("b") + " --games 170 --from 130 --threads 1").code, 0);
    const Ran merged = run("merge " + path("b/sums_4.json") + " " + path("a/sums_3.json") + " " +
                           path("b/sums_3.json") + " " + path("a/sums_4.json") + " --out " + path("merged"));
    ASSERT_EQ(merged.code, 0) << merged.err;
    EXPECT_EQ(files_in("all"), files_in("merged"));
}

TEST_F(StudyCommand, merge_refuses_what_is_torn_or_unlike_with_its_name) {
    ASSERT_EQ(run("balance huzzah --players 3 --games 30 --out " + path("a")).code, 0);
    ASSERT_EQ(run("balance huzzah --players 3 --games 30 --from 30 --seed 9 --out " + path("b")).code, 0);
    const std::string torn = written("torn.json", text_of("a/sums_3.json").substr(0, 500));
    for (const auto& [files, why] :
         {std::pair(torn, "only a part of one"),
          {path("a/sums_3.json") + " " + path("b/sums_3.json"), "seed 1 and seed 9"},
          {path("a/sums_3.json") + " " + path("a/sums_3.json"), "both have played game 0"},
          {path("none.json"), "none.json"}}) {
        const Ran ran = run("merge " + files);
        EXPECT_EQ(ran.code, 1);
        EXPECT_NE(ran.err.find(why), std::string::npos) << ran.err;
    }
    EXPECT_EQ(run("merge").code, 2);
}

TEST_F(StudyCommand, compare_says_what_a_changed_number_does) {
    const std::string content = written("content.json", R"({"king_takes":5})");
    const Ran ran = run("compare king_thief_minister standard " + content +
                        " --players 3 --games 2000 --out " + path("out"));
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("3 players, king_takes 5 instead of 3:"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("turns shorter"), std::string::npos) << ran.out;
    const std::string page = text_of("out/compare.html");
    EXPECT_NE(page.find("turns shorter"), std::string::npos);
    EXPECT_EQ(page.find("http"), std::string::npos);
    EXPECT_FALSE(text_of("out/3_players_changes.csv").empty());

    const std::string options = written("options.json", R"({"round_cap":4})");
    EXPECT_NE(run("compare king_thief_minister " + content + " " + options + " --players 3 --games 200")
                  .out.find("round_cap 4 instead of 30"),
              std::string::npos);
    EXPECT_EQ(run("compare king_thief_minister standard standard --players 3 --games 64").code, 1);
}

TEST_F(StudyCommand, play_out_goes_on_from_a_position) {
    const std::string start = written("start.json", R"({"game":"king_thief_minister","players":3})");
    const Ran even = run("play-out " + start + " --games 600");
    ASSERT_EQ(even.code, 0) << even.err;
    EXPECT_NE(even.out.find("600 games of sages"), std::string::npos);
    EXPECT_EQ(even.out, run("play-out " + start + " --games 600 --threads 3").out);
    // KTM-008: the same coins, nearly all of them in one purse.
    const std::string rich = written(
        "rich.json",
        R"({"game":"king_thief_minister","players":3,"state":{"table":{"purse":[13,0,0],"treasury":2}}})");
    const Ran ahead = run("play-out " + rich + " --games 600 --eyes 1");
    ASSERT_EQ(ahead.code, 0) << ahead.err;
    const std::size_t at = ahead.out.find("wins ");
    EXPECT_GT(std::stod(ahead.out.substr(at + 5)), 60) << ahead.out;
    const std::string wrong = written(
        "wrong.json", R"({"game":"king_thief_minister","players":3,"state":{"table":{"treasury":99}}})");
    EXPECT_NE(run("play-out " + wrong).err.find("KTM-008"), std::string::npos);
}

TEST_F(StudyCommand, play_out_goes_on_from_a_record) {
    const AnyGame& game = *find_game("huzzah");
    Or<std::unique_ptr<AnyMatch>> match = game.start({.players = 3});
    ASSERT_TRUE(match);
    for (int i = 0; i < 9; ++i) {
        const Seat seat = (*match)->owing().lowest();
        ASSERT_TRUE((*match)->choose(seat, (*match)->offers(seat)[0].choice));
    }
    const std::string record = written("game.fair", write_record(**match));
    const Ran ran = run("play-out " + record + " --after 5 --games 200");
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("Huzzah!, 3 players, 200 games"), std::string::npos);
    EXPECT_EQ(run("play-out " + record + " --after 50 --games 200").code, 1);
    EXPECT_EQ(
        run("play-out " + written("torn.fair", text_of("game.fair").substr(0, 700)) + " --after 5").code, 1);
}

TEST_F(StudyCommand, reports_of_all_games_are_written_anew) {
    const Ran ran = run("reports --games 64 --out " + path("docs"));
    ASSERT_EQ(ran.code, 0) << ran.err;
    for (const AnyGame* game : all_games())
        EXPECT_FALSE(text_of("docs/" + std::string(game->id()) + "/report.html").empty()) << game->id();
}

TEST_F(StudyCommand, what_cannot_be_played_or_written_is_said) {
    const std::string content = written("content.json", R"({"king_takes":99})"),
                      no_json = written("no.json", "{");
    for (const auto& [line, code, why] :
         {std::tuple("balance huzzah --players 2-4", 2, "--players must be a whole number from 3 to 8"),
          {"balance huzzah --players 5-4", 2, "must rise"},
          {"balance huzzah --bots seer", 2, "lab match"},
          {"balance huzzah --device abacus", 2, "cpu, gpu or auto"},
          {"balance king_thief_minister --content CONTENT", 2, "at most 40 coins"},
          {"balance king_thief_minister --content NO_JSON", 2, "no.json"},
          {"balance huzzah --games 3 --out /dev/null/here", 1, "/dev/null/here"},
          {"compare huzzah standard", 2, "two files"},
          {"compare king_thief_minister standard CONTENT", 2, "at most 40 coins"},
          {"play-out", 2, "one file"},
          {"play-out /nowhere", 1, "/nowhere"},
          {"speed chess", 2, "no game chess"}}) {
        std::string words = line;
        if (const std::size_t at = words.find("CONTENT"); at != std::string::npos)
            words.replace(at, 7, content);
        if (const std::size_t at = words.find("NO_JSON"); at != std::string::npos)
            words.replace(at, 7, no_json);
        const Ran ran = run(words);
        EXPECT_EQ(ran.code, code) << words;
        EXPECT_NE(ran.err.find(why), std::string::npos) << words << ": " << ran.err.substr(0, 200);
    }
}

TEST(Chart, words_cannot_break_a_page) {
    const Bar bar{"<b>&\"", 0.5, "50 %", 0.4, 0.6};
    const std::string svg = bar_chart("a < b", {&bar, 1}, 0.25);
    EXPECT_EQ(svg.find("<b>"), std::string::npos);
    EXPECT_NE(svg.find("&lt;b&gt;&amp;&quot;"), std::string::npos);
    EXPECT_NE(svg.find("class=\"whisker\""), std::string::npos);
    EXPECT_NE(svg.find("class=\"mark\""), std::string::npos);
    EXPECT_NE(column_chart("none", {}).find("</svg>"), std::string::npos);
}

}  // namespace
}  // namespace fg::lab
