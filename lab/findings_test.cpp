// SPDX-License-Identifier: Apache-2.0
#include "lab/findings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "lab/compare.h"
#include "lab/game_labs.h"
#include "lab/report.h"
#include "lab/run_study.h"
#include "lab/study_report.h"
#include "lab/table_files.h"
#include "lab/words.h"

namespace fg::lab {
namespace {

Findings of(const TablePlan& table, u64 games, u64 seed = 1, std::string_view game = "king_thief_minister") {
    const GameLab& lab = *find_lab(game);
    return findings_of(lab,
                       run_study(lab, {.table = table, .study = {.seed = seed}}, {0, games}, {.threads = 2}));
}

TEST(Intervals, mean_and_margin_of_known_numbers) {
    // 0, 0, 0, 4, 4, 4, 4, 4, 4: the mean is 8/3, the variance of a sample 4.
    const Share share = mean_of(Moments{.sum = 24, .squares = 96}, 9);
    EXPECT_NEAR(share.mean, 24.0 / 9, 1e-12);
    EXPECT_NEAR(share.margin, 1.96 * 2 / 3, 1e-9);
    const Share scaled = mean_of(Moments{.sum = 24, .squares = 96}, 9, 4);
    EXPECT_NEAR(scaled.mean, 6.0 / 9, 1e-12);
    EXPECT_NEAR(scaled.margin, share.margin / 4, 1e-12);
    const Moments negative{.sum = static_cast<u64>(-6), .squares = 12};
    EXPECT_NEAR(mean_of(negative, 3).mean, -2, 1e-12);
    EXPECT_NEAR(mean_of(negative, 3).margin, 0, 1e-9);
}

TEST(Intervals, few_cases_never_look_certain) {
    EXPECT_GT(share_of_cases(3, 3).margin, 0.2);
    EXPECT_NEAR(share_of_cases(5000, 10'000).margin, 0.0098, 1e-4);
    EXPECT_EQ(share_of_cases(0, 0).mean, 0);
}

// 95 of 100 intervals must hold what is so: whoever plays Huzzah! at random sits where they like.
TEST(Intervals, hold_the_truth_about_as_often_as_they_say) {
    const GameLab& lab = *find_lab("huzzah");
    int held = 0, all = 0;
    for (u64 seed = 0; seed < 100; ++seed) {
        const Sums sums = run_study(
            lab, {.table = {.players = 3}, .player = Player::random, .study = {.seed = seed}}, {0, 200});
        const Counts counts = lab.counts(sums.words, 3);
        const Share share =
            mean_of(counts.all.won_by_seat[0], counts.all.games, static_cast<double>(whole_win));
        held += share.low() <= 1.0 / 3 && 1.0 / 3 <= share.high();
        ++all;
    }
    EXPECT_GE(held, all * 88 / 100);
}

// Something that concerns one seat of a game and has nothing to do with who wins: the difference to the others is none.
TEST(Intervals, of_a_difference_hold_the_truth_about_as_often_as_they_say) {
    for (const int players : {2, 3, 4, 8}) {
        FastChance chance(static_cast<u64>(players));
        int held = 0;
        for (int study = 0; study < 400; ++study) {
            Counts counts{.players = players, .all = {}, .endings = {}, .things = {}};
            counts.all.games = counts.all.close_games = 300;
            ThingCount thing{ThingGroup::event, "luck", "", "", {.games = 300, .times = 300, .seats = 300}};
            for (int game = 0; game < 300; ++game)
                if (chance.below(static_cast<u32>(players)) == 0) thing.seen.won += whole_win;
            counts.things.push_back(thing);
            const Findings findings = findings_of(counts, {});
            const DataTable& events = findings.table("events");
            const Row& row = events.rows.front();
            held += std::abs(number_at(row, events.column("difference"))) <=
                    number_at(row, events.column("margin"));
        }
        EXPECT_GE(held, 400 * 93 / 100) << players;
    }
}

TEST(Findings, shares_of_places_add_up_and_lie_within_their_intervals) {
    const Findings findings = of({.players = 4}, 2000);
    double sum = 0;
    for (const std::vector<Cell>& row : findings.table("places").rows) {
        sum += std::get<double>(row[1]);
        EXPECT_LT(std::get<double>(row[2]), std::get<double>(row[1]));
        EXPECT_GT(std::get<double>(row[3]), std::get<double>(row[1]));
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_GT(findings.figure("minutes")->value.mean, 2);
    EXPECT_LT(findings.figure("minutes")->value.mean, 60);
}

TEST(Findings, every_game_has_a_report_at_every_player_count) {
    for (const GameLab* lab : game_labs())
        for (int players = lab->min_players(); players <= lab->max_players(); ++players) {
            const Findings findings = of({.players = players}, 64, 1, lab->id());
            EXPECT_EQ(findings.games, 64u);
            EXPECT_FALSE(findings.table("answers").rows.empty());
            EXPECT_FALSE(findings.table("events_by_name").rows.empty());
            const bool has_points = lab->id() != "monster_faire";
            EXPECT_EQ(findings.figure("margin") == nullptr, players == 1 || !has_points);
            EXPECT_EQ(findings.figure("best_score") != nullptr, has_points);
        }
}

// Its scores say only who has won: nothing is told of points, and the lead is what the game itself says of it.
TEST(Findings, of_a_game_without_points_say_who_leads_all_the_same) {
    const Findings findings = of({.players = 4}, 3000, 1, "monster_faire");
    for (const DataTable& table : findings.tables)
        EXPECT_TRUE(table.key != "scores" && table.key != "ranks" && table.key != "margins") << table.key;
    EXPECT_EQ(findings.figure("turns")->words, "rounds a game") << "each has a turn in one";
    EXPECT_GT(findings.figure("lead_changes")->value.mean, 0.5);
    for (const Row& row : findings.table("leads").rows) {
        EXPECT_GT(number_at(row, 1), 0.7) << "somebody is in front nearly always";
        EXPECT_GT(number_at(row, 3), 0.35) << "and wins more often than one of four";
    }
}

// A row of a table is found by its words, and cards are called as at the table.
TEST(Findings, call_no_two_things_alike_and_cards_by_their_words) {
    for (const GameLab* lab : game_labs()) {
        Counts counts = lab->counts(std::vector<u64>(lab->tally_words()), lab->max_players());
        say_in_words(lab->id(), counts.things);
        std::set<std::pair<ThingGroup, std::string>> seen;
        for (const ThingCount& thing : counts.things)
            EXPECT_TRUE(seen.emplace(thing.group, thing.words()).second)
                << lab->id() << ": " << thing.words();
        const bool is_of_cards = lab->id() == "monster_faire";
        EXPECT_EQ(seen.contains({ThingGroup::answer, "play, card lightning rod ♦1"}), is_of_cards);
        EXPECT_FALSE(seen.contains({ThingGroup::answer, "play, card VD1"}));
        const bool is_of_creatures = lab->id() == "fairy_tale_fight_club";
        EXPECT_EQ(seen.contains({ThingGroup::event, "loaded, creatures Wolf (5)"}), is_of_creatures);
    }
}

TEST(Compare, a_known_change_is_found_and_said) {
    const Findings before = of({.players = 3}, 4000),
                   after = of({.players = 3, .options = {{"round_cap", 4}}}, 4000);
    const std::vector<Change> changes = changes_between(before, after);
    ASSERT_FALSE(changes.empty());
    const auto said = [&](std::string_view words) {
        return std::ranges::any_of(changes,
                                   [&](const Change& change) { return change.sentence.starts_with(words); });
    };
    EXPECT_TRUE(said("games are 1"));  // ten turns or more shorter
    const auto shorter = std::ranges::find(changes, "turns a game", &Change::what);
    ASSERT_NE(shorter, changes.end());
    EXPECT_NE(shorter->sentence.find("turns shorter ("), std::string::npos);
    EXPECT_NEAR(shorter->difference.mean, shorter->after - shorter->before, 1e-9);
    EXPECT_TRUE(said("games that end by round cap come"));
    EXPECT_TRUE(said("a game takes about ")) << "minutes go with turns";
    for (std::size_t i = 1; i < changes.size(); ++i) EXPECT_LE(changes[i].weight, changes[i - 1].weight);
}

TEST(Compare, what_comes_up_in_one_table_only_is_told_whichever_it_is) {
    const Findings without = of({.players = 3}, 400, 1, "monster_faire"),
                   with =
                       of({.players = 3, .options = {{"rule_wine_cellar", "on"}}}, 400, 1, "monster_faire");
    const auto told = [](const Findings& before, const Findings& after, std::string_view words) {
        return std::ranges::any_of(changes_between(before, after), [&](const Change& change) {
            return change.sentence.find(words) != std::string::npos;
        });
    };
    EXPECT_TRUE(told(without, with, "% of games; before, in none"));
    EXPECT_TRUE(told(with, without, "never comes up; before, in "));
}

// What is new and comes in every game is no repetition of something else that does.
TEST(Compare, all_that_is_new_is_told) {
    const auto findings = [](std::vector<std::vector<Cell>> answers) {
        Findings made{.players = 2, .games = 1000, .close_games = 1000, .figures = {}, .tables = {}};
        for (const char* key : {"answers", "answers_by_name", "events", "events_by_name", "questions"})
            made.tables.push_back(
                {key, "", "", {{"what", ""}, {"games", ""}, {"difference", ""}, {"margin", ""}}, {}});
        made.tables[0].rows = std::move(answers);
        return made;
    };
    const std::vector<Cell> sing{std::string("sing"), 1.0, Cell(), Cell()},
        dance{std::string("dance"), 1.0, Cell(), Cell()};
    const std::vector<Change> changes = changes_between(findings({}), findings({sing, dance}));
    ASSERT_EQ(changes.size(), 2u);
    EXPECT_EQ(changes[0].before, 0);
    EXPECT_EQ(changes[0].after, 1);
    EXPECT_EQ(changes_between(findings({sing, dance}), findings({sing})).size(), 1u);
}

TEST(Compare, the_table_of_changes_holds_numbers_and_their_units) {
    const DataTable table = table_of_changes(
        {{"a game is longer", "turns a game", Unit::number, 8, 9.5, {.mean = 1.5, .margin = 0.25}},
         {"the first wins", "first to play", Unit::share, 0.5, 0.25, {.mean = -0.25, .margin = 0.125}}});
    EXPECT_EQ(to_csv(table),
              "what,unit,before,after,difference,margin\n"
              "turns a game,number,8.000000,9.500000,1.500000,0.250000\n"
              "first to play,share,0.500000,0.250000,-0.250000,0.125000\n");
    EXPECT_EQ(boost::json::serialize(to_json(table).at("rows").at(1)),
              R"(["first to play","share",5E-1,2.5E-1,-2.5E-1,1.25E-1])");
    const std::string page = table_html(table);
    EXPECT_NE(page.find("<td>9.50</td>"), std::string::npos) << page;
    EXPECT_NE(page.find("<td>-25.0 %</td>"), std::string::npos) << page;
    EXPECT_EQ(page.find("share"), std::string::npos) << "the numbers carry their units";
}

TEST(Compare, the_same_table_with_other_seeds_hardly_differs) {
    const std::vector<Change> changes =
        changes_between(of({.players = 3}, 3000, 1), of({.players = 3}, 3000, 2));
    EXPECT_LE(changes.size(), 4u) << changes.front().sentence;
    EXPECT_TRUE(changes_between(of({.players = 3}, 500), of({.players = 3}, 500)).empty());
}

// They are told with turns and decisions, and have no interval of their own.
TEST(Compare, minutes_alone_are_no_difference) {
    const Findings before = of({.players = 3}, 500);
    Findings after = before;
    std::ranges::find(after.figures, "minutes", &Figure::key)->value.mean += 3;
    EXPECT_TRUE(changes_between(before, after).empty());
    std::ranges::find(after.figures, "turns", &Figure::key)->value.mean += 30;
    const std::vector<Change> changes = changes_between(before, after);
    ASSERT_EQ(changes.size(), 2u);
    EXPECT_NE(std::ranges::find(changes, "a game takes about 3.0 minutes more at a table", &Change::sentence),
              changes.end());
}

TEST(Compare, settings_are_told_by_their_names) {
    const boost::json::value before = boost::json::parse(R"({"a":{"b":1,"c":[2,3]},"d":"x"})");
    const boost::json::value after = boost::json::parse(R"({"a":{"b":1,"c":[2,4]},"d":"y","e":true})");
    EXPECT_EQ(settings_changed(before, after),
              (std::vector<std::string>{"a, c, 2 4 instead of 3", "d y instead of x", "e true"}));
    EXPECT_TRUE(settings_changed(before, before).empty());
}
TEST(Compare, entries_of_a_list_are_told_by_their_names) {
    const boost::json::value before = boost::json::parse(
        R"([{"name":"war_wagon","gold":3},{"name":"cart","gold":1},{"name":"cart","gold":2}])");
    const boost::json::value after = boost::json::parse(
        R"([{"name":"war_wagon","gold":4},{"name":"cart","gold":1},{"name":"cart","gold":5}])");
    EXPECT_EQ(settings_changed(before, after),
              (std::vector<std::string>{"war wagon, gold 4 instead of 3", "3, gold 5 instead of 2"}));
}

TEST(Tables, csv_quotes_what_needs_it) {
    const DataTable table{"t",
                          "T",
                          "",
                          {{"what", "what"}, {"n", "n", Unit::number}},
                          {{std::string("a, \"b\""), 1.5}, {Cell(), Cell()}}};
    EXPECT_EQ(to_csv(table), "what,n\n\"a, \"\"b\"\"\",1.500000\n,\n");
    EXPECT_EQ(boost::json::serialize(to_json(table).at("rows")), R"([["a, \"b\"",1.5E0],[null,null]])");
}

}  // namespace
}  // namespace fg::lab
