// SPDX-License-Identifier: Apache-2.0
// The commands of studies through the front door, and the pages they write.
#include "lab/report.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "common/files.h"
#include "common/text.h"
#include "games/all.h"
#include "lab/chart.h"
#include "lab/commands.h"
#include "lab/game_labs.h"
#include "lab/lab_main.h"
#include "lab/run_study.h"
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
    EXPECT_TRUE(
        text_of("out/2_players_figures.csv").starts_with("what,unit,mean,low,high\nturns a game,number,"));
    EXPECT_TRUE(std::regex_search(text_of("out/2_players_figures.csv"),
                                  std::regex("\nminutes at a table,minutes,[0-9.]+,,\n")))
        << "a guess has no interval";
    const std::string summary = text_of("out/summary.csv");
    EXPECT_TRUE(summary.starts_with("what,unit,1_players,2_players\nturns a game,number,")) << summary;
    EXPECT_NE(summary.find("wins of the leader at half time,share,,0."), std::string::npos) << summary;
    EXPECT_EQ(tables.at("summary").at("rows").as_array().size(), 9u);
}

// Sages come to an end of every game that we know of: these sums only say that they did not.
TEST_F(StudyCommand, games_that_were_broken_off_are_told) {
    Sums sums = run_study(*find_lab("huzzah"), {.table = {.players = 3}}, {0, 64});
    sums.words[offsetof(Totals, unfinished) / sizeof(u64)] = 3;
    const Ran ran = run("merge " + written("sums.json", to_file(sums)) + " --out " + path("out"));
    ASSERT_EQ(ran.code, 0) << ran.err;
    const std::string words = "after 16,384 answers, and counted nowhere else";
    EXPECT_NE(ran.out.find("besides, broken off " + words + ": 3\n"), std::string::npos) << ran.out;
    EXPECT_NE(text_of("out/report.html").find("<dt>broken off</dt><dd>3 <small>" + words), std::string::npos);
    EXPECT_EQ(boost::json::parse(text_of("out/tables.json")).at("studies").at(0).at("unfinished"), 3);
}

// On paper nothing can be unfolded. `chromium --headless --print-to-pdf` shows that it is there: twice as many pages.
TEST_F(StudyCommand, what_is_folded_up_is_open_in_print) {
    ASSERT_EQ(run("balance huzzah --players 3 --games 70 --out " + path("out")).code, 0);
    const std::string page = text_of("out/report.html");
    EXPECT_NE(page.find("<details>"), std::string::npos);
    const std::size_t print = page.find("@media print");
    EXPECT_NE(page.find("details::details-content{content-visibility:visible}", print), std::string::npos);
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

TEST_F(StudyCommand, a_report_of_unequal_studies_says_so) {
    for (const std::string games : {"30", "50"})
        ASSERT_EQ(run("balance huzzah --players " + std::string(games == "30" ? "3" : "4") + " --games " +
                      games + " --out " + path(games))
                      .code,
                  0);
    const std::string start = "merge " + path("30/sums_3.json");
    ASSERT_EQ(run(start + " " + path("50/sums_4.json") + " --out " + path("out")).code, 0);
    EXPECT_NE(text_of("out/report.html").find("of up to 50 games of sages at each player count"),
              std::string::npos);
    ASSERT_EQ(run(start + " --out " + path("one")).code, 0);
    EXPECT_NE(text_of("one/report.html").find("What came of 30 games of sages<"), std::string::npos);
}

TEST_F(StudyCommand, merge_refuses_what_is_torn_or_unlike_with_its_name) {
    ASSERT_EQ(run("balance huzzah --players 3 --games 30 --out " + path("a")).code, 0);
    ASSERT_EQ(run("balance huzzah --players 3 --games 30 --from 30 --seed 9 --out " + path("b")).code, 0);
    ASSERT_EQ(run("balance huzzah --players 4 --games 30 --option target_score=20 --out " + path("c")).code,
              0);
    ASSERT_EQ(run("balance huzzah --players 4 --games 30 --out " + path("d")).code, 0);
    ASSERT_EQ(run("balance huzzah --players 4 --games 30 --bots random --out " + path("e")).code, 0);
    ASSERT_EQ(run("balance king_thief_minister --players 3 --games 30 --out " + path("f")).code, 0);
    const std::string torn = written("torn.json", text_of("a/sums_3.json").substr(0, 500));
    for (const auto& [files, why] :
         {std::pair(torn, "only a part of one"),
          {path("a/sums_3.json") + " " + path("b/sums_3.json"), "seed 1 and seed 9"},
          {path("a/sums_3.json") + " " + path("a/sums_3.json"), "both have played game 0"},
          {path("a/sums_3.json") + " " + path("c/sums_4.json"), "options"},
          {path("b/sums_3.json") + " " + path("d/sums_4.json"), "seed 9 and seed 1"},
          {path("a/sums_3.json") + " " + path("e/sums_4.json"), "bots sage and bots random"},
          {path("a/sums_3.json") + " " + path("f/sums_3.json"), "game huzzah and game king_thief_minister"},
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
    EXPECT_NE(ran.out.find("3 players, king takes 5 instead of 3:"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("turns shorter"), std::string::npos) << ran.out;
    const std::string page = text_of("out/compare.html");
    EXPECT_NE(page.find("turns shorter"), std::string::npos);
    EXPECT_EQ(page.find("http"), std::string::npos);
    EXPECT_FALSE(text_of("out/3_players_changes.csv").empty());

    const std::string options = written("options.json", R"({"round_cap":4})");
    EXPECT_NE(run("compare king_thief_minister " + content + " " + options + " --players 3 --games 200")
                  .out.find("Rounds at most 4 instead of 30"),
              std::string::npos);
    EXPECT_EQ(run("compare king_thief_minister standard standard --players 3 --games 64").code, 1);
    for (const auto& [text, why] : {std::pair(R"({"options":5})", "options must be an object"),
                                    {R"({"content":[]})", "content must be an object"},
                                    {R"({"options":{},"contents":{}})", "there is no contents"}}) {
        const Ran refused = run("compare king_thief_minister standard " + written("wrong.json", text));
        EXPECT_EQ(refused.code, 2) << text;
        EXPECT_NE(refused.err.find(why), std::string::npos) << refused.err.substr(0, 200);
    }
}

// Without the time it took.
std::string numbers_of(const Ran& ran) { return ran.out.substr(0, ran.out.find(" answers")); }
TEST_F(StudyCommand, every_experiment_with_a_table_takes_content) {
    const std::string content = " --content " + written("content.json", R"({"king_takes":5})");
    for (const std::string line : {"match king_thief_minister --players 3 --bots sage,sage,sage --games 60",
                                   "playouts king_thief_minister --players 3 --games 60"}) {
        const Ran usual = run(line), changed = run(line + content);
        EXPECT_EQ(changed.code, 0) << line << ": " << changed.err.substr(0, 200);
        EXPECT_NE(numbers_of(changed), numbers_of(usual)) << line;
    }
    const std::string wrong = " --content " + written("wrong.json", R"({"king_takes":99})");
    EXPECT_NE(run("rollouts king_thief_minister --players 3" + wrong).err.find("at most 40 coins"),
              std::string::npos);
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

TEST_F(StudyCommand, play_out_shows_how_far_it_is_where_somebody_watches) {
    const std::vector<std::string> words{
        written("start.json", R"({"game":"king_thief_minister","players":3})"), "--games", "2000"};
    constexpr Flag flags[] = {{"--games", true}};
    for (const bool is_watched : {false, true}) {
        std::ostringstream out, err;
        Or<Args> args = parse_args(words, flags);
        ASSERT_TRUE(args);
        EXPECT_EQ(play_out(*args, {.out = out, .err = err, .is_watched = is_watched}), 0);
        EXPECT_EQ(err.str().find("% of 2,000 games") != std::string::npos, is_watched) << err.str();
        EXPECT_EQ(err.str().empty(), !is_watched);
    }
}
// Sages come to an end of every game that we know of.
TEST(PlayOutCommand, says_how_many_games_were_broken_off) {
    const Or<std::unique_ptr<AnyMatch>> match = find_game("king_thief_minister")->start({.players = 3});
    for (const u64 unfinished : {0u, 3u}) {
        std::ostringstream out;
        print_shares({.out = out, .err = out}, **match, {.games = 1000, .unfinished = unfinished});
        EXPECT_NE(out.str().find("1,000 games of sages"), std::string::npos);
        EXPECT_EQ(out.str().find("broken off after 16,384 answers, and counted nowhere else: 3") !=
                      std::string::npos,
                  unfinished > 0);
    }
}

TEST_F(StudyCommand, reports_of_all_games_are_written_anew) {
    const Ran ran = run("reports --games 64 --out " + path("docs"));
    ASSERT_EQ(ran.code, 0) << ran.err;
    for (const AnyGame* game : all_games()) {
        const std::string own = "docs/" + std::string(game->id());
        EXPECT_FALSE(text_of(own + "/report.html").empty()) << game->id();
        EXPECT_TRUE(text_of(own + "/summary.csv").starts_with("what,unit,")) << game->id();
        EXPECT_FALSE(boost::json::parse(text_of(own + "/tables.json")).at("studies").as_array().empty());
    }
    EXPECT_EQ(run("reports --games 64 --check --out " + path("docs")).code, 0);
}

TEST_F(StudyCommand, reports_of_other_rules_sages_or_games_are_named) {
    ASSERT_EQ(run("reports huzzah --games 64 --out " + path("docs")).code, 0);
    const auto refused = [&](const std::string& words) {
        return run("reports --out " + path("docs") + " --check huzzah " + words);
    };
    EXPECT_EQ(refused("--games 64").code, 0);
    EXPECT_NE(refused("--games 65").err.find("the report of huzzah"), std::string::npos);
    EXPECT_EQ(run("reports king_thief_minister --games 64 --check --out " + path("docs")).code, 1);
    const std::string page = text_of("docs/huzzah/report.html"), sages = "<dt>sages</dt><dd>";
    std::string changed = page;
    const std::size_t at = page.find(sages);
    ASSERT_NE(at, std::string::npos);
    changed[at + sages.size()] = changed[at + sages.size()] == '0' ? '1' : '0';
    written("docs/huzzah/report.html", changed);
    EXPECT_EQ(refused("--games 64").code, 1);
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
