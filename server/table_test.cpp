// SPDX-License-Identifier: Apache-2.0
#include <stdexcept>

#include "engine/check.h"
#include "games/all.h"
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

TEST_F(TableTest, AGameIsPlayedAndComesBackFromItsLogAfterEveryStep) {
    start_two(R"(,"pace":"swift")");
    int steps = 0;
    while (table->phase() == Phase::playing && ++steps < 100) {
        for (const Person& person : {anna, ben}) {
            const json::value asked = play(table->seat_of_person(person.id)).at("question");
            if (asked.is_null() || asked.as_object().at("answered").as_bool()) continue;
            const json::value offer =
                asked.as_object().at("offers").as_array().back().as_object().at("choice");
            ASSERT_TRUE(table->choose(person, question(person), offer, now));
            keep();
            expect_same_after_reload();
        }
    }
    EXPECT_EQ(table->phase(), Phase::over);
    EXPECT_EQ(log.size(), 5u + 9u);  // five to begin; three rounds of one peek and two guesses
}

TEST_F(TableTest, ALateOrDoubledAnswerIsStaleAndChangesNothing) {
    start_two(R"(,"pace":"swift")");
    const u64 first = question(anna);
    ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
    const std::size_t rows = log.size();
    const Or<Done> again = table->choose(anna, first, json::parse(R"({"act":"wait"})"), now);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.refusal().code, "stale");
    const u64 guess = question(anna);
    ASSERT_TRUE(choose(anna, R"({"act":"guess","colour":"red"})"));
    EXPECT_EQ(
        table->choose(anna, guess, json::parse(R"({"act":"guess","colour":"blue"})"), now).refusal().code,
        "stale");
    keep();
    EXPECT_EQ(log.size(), rows + 1);
}

TEST_F(TableTest, OnlyWhatIsOfferedIsTaken) {
    start_two(R"(,"pace":"swift")");
    EXPECT_EQ(choose(anna, R"({"act":"guess","colour":"red"})").refusal().code, "not_offered");
    EXPECT_EQ(choose(anna, R"({"act":"fly"})").refusal().code, "not_offered");
    EXPECT_EQ(choose(anna, R"([1,2])").refusal().code, "not_offered");
    EXPECT_EQ(table->choose(ben, 1, json::parse(R"({"act":"wait"})"), now).refusal().code, "stale");
    EXPECT_EQ(table->choose(cleo, 1, json::parse(R"({"act":"wait"})"), now).refusal().code, "no_seat");
}

TEST_F(TableTest, ASealedAnswerShowsToItsSeatAlone) {
    start_two(R"(,"pace":"swift")");
    ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
    const std::string before = table->play_json(seat_of(1), 0);
    const u64 version = table->seat_version(seat_of(1)), all = table->public_version();
    ASSERT_TRUE(choose(anna, R"({"act":"guess","colour":"red"})"));
    EXPECT_EQ(table->play_json(seat_of(1), 0), before);
    EXPECT_EQ(table->seat_version(seat_of(1)), version);
    EXPECT_EQ(table->public_version(), all);
    EXPECT_TRUE(play(seat_of(0)).at("question").as_object().at("answered").as_bool());
}

TEST_F(TableTest, UndoWorksWhetherOrNotOthersHaveAnsweredSince) {
    create(R"({"game":"lantern_lottery","players":3,"pace":"swift","seats":["me",null,null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    ASSERT_TRUE(table->sit(cleo, seat_of(2), "", now));
    ASSERT_TRUE(table->ready(ben, true, "", now));
    ASSERT_TRUE(table->ready(cleo, true, "", now));
    ASSERT_TRUE(table->start(anna, now));
    ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
    ASSERT_TRUE(choose(anna, R"({"act":"guess","colour":"red"})"));
    ASSERT_TRUE(choose(ben, R"({"act":"guess","colour":"blue"})"));
    ASSERT_TRUE(table->undo(anna, now));
    keep();
    EXPECT_FALSE(play(seat_of(0)).at("question").as_object().at("answered").as_bool());
    EXPECT_TRUE(play(seat_of(1)).at("question").as_object().at("answered").as_bool());
    EXPECT_EQ(table->undo(anna, now).refusal().code, "no_undo");
    expect_same_after_reload();
    ASSERT_TRUE(choose(anna, R"({"act":"guess","colour":"gold"})"));
    ASSERT_TRUE(choose(cleo, R"({"act":"guess","colour":"gold"})"));
    EXPECT_EQ(table->undo(anna, now).refusal().code, "no_undo");
}

TEST_F(TableTest, AnEarlySealedAnswerIsHeldOnDiskUntilTheRoundHasBeenOpenLongEnough) {
    start_two();
    ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
    now += 100;
    ASSERT_TRUE(choose(anna, R"({"act":"guess","colour":"red"})"));
    ASSERT_TRUE(choose(ben, R"({"act":"guess","colour":"red"})"));
    EXPECT_TRUE(play(seat_of(0)).at("question").as_object().at("answered").as_bool());
    const std::size_t told = table->match()->event_count();
    expect_same_after_reload();
    table = reloaded();
    EXPECT_GT(table->wake_at(true), now);
    now = table->wake_at(true);
    table->tick(now, true);
    keep();
    EXPECT_GT(table->match()->event_count(), told);
    expect_same_after_reload();
}

TEST_F(TableTest, AnExpiredClockGivesTheDefaultAndThreeInARowABot) {
    start_two(R"(,"clock":"brisk")");
    int expired = 0;
    while (table->phase() == Phase::playing && !table->is_bot_seat(seat_of(0)) && expired < 50) {
        now = std::max(now, table->wake_at(true));
        table->tick(now, true);
        keep();
        ++expired;
    }
    EXPECT_TRUE(table->is_bot_seat(seat_of(0)));
    const auto info = json::parse(table->info_json(anna.id, {}, 0)).as_object();
    EXPECT_TRUE(info.at("seats").as_array()[0].as_object().at("away").as_bool());
    expect_same_after_reload();
    ASSERT_TRUE(table->sit(anna, seat_of(0), "", now));
    EXPECT_FALSE(table->is_bot_seat(seat_of(0)));
}

TEST(GamePatience, KTM_140_a_game_says_how_many_clocks_and_which_count) {
    const Patience ktm = find_game("king_thief_minister")->patience();
    EXPECT_EQ(ktm.clocks, 2);
    EXPECT_EQ(ktm.question, "main");
    for (const AnyGame* game : {find_game("huzzah"), &toy_game()}) {
        EXPECT_EQ(game->patience().clocks, 3) << game->id();
        EXPECT_EQ(game->patience().question, "") << game->id();
    }
}

TEST_F(TableTest, ARestartGivesTimeBackBeforeAClockExpires) {
    start_two(R"(,"clock":"brisk")");
    now += 3'600'000;
    table = reloaded();
    const Millis wake = table->wake_at(true);
    EXPECT_GT(wake, now);
}

// However long no server was there, and however much of the clock had run before.
TEST_F(TableTest, ARestartGivesEverybodyTheirWholeTimeAgain) {
    constexpr Millis clock = 90'000;
    start_two(R"(,"clock":"brisk","content":{"clocks":{"peek":90,"guess":90}})");
    const auto expect_whole_clock = [&] {
        for (const Seat viewer : {seat_of(0), seat_of(1), no_seat})
            EXPECT_EQ(play(viewer).at("deadline").as_int64(), now + clock) << "viewer " << index_of(viewer);
    };
    now += 80'000;
    table = reloaded();
    expect_whole_clock();
    now += 50'000;
    table->go_on(now);  // the database was away
    expect_whole_clock();
    table->go_on(now - 1000);
    expect_whole_clock();
    now += clock - 1;
    table->tick(now, true);
    EXPECT_TRUE(table->take_rows().empty());
    table->tick(++now, true);
    EXPECT_FALSE(table->take_rows().empty());
}
TEST_F(TableTest, AGameByTurnsIsCalledAnHourAheadAndGainsNoTimeByIt) {
    start_two(R"(,"clock":"days")");
    const auto deadline = [&] { return play(seat_of(0)).at("deadline").as_int64(); };
    const Millis first = deadline();
    EXPECT_EQ(table->summary().wake, first - Table::called_ahead);
    now = first - Table::called_ahead;
    table = reloaded();
    EXPECT_EQ(deadline(), first);
    now = first + 5 * Table::called_ahead;  // no server was there to let anybody answer
    table = reloaded();
    EXPECT_EQ(deadline(), now + Table::called_ahead);
}

TEST_F(TableTest, AForcedAnswerIsGivenByTheTableAfterAWhile) {
    start_two(R"(,"options":{"peeking":false})");
    table->tick(now, true);
    EXPECT_EQ(play(no_seat).at("kinds").as_object().at("0").as_string(), "peek");
    now = table->wake_at(true);
    EXPECT_GE(now, 1'000'000 + 700);
    table->tick(now, true);
    keep();
    EXPECT_EQ(play(no_seat).at("kinds").as_object().at("0").as_string(), "guess");
    expect_same_after_reload();
}

TEST_F(TableTest, AutopassGivesTheDefaultOfThatKindOfQuestion) {
    start_two(R"(,"pace":"swift")");
    ASSERT_TRUE(table->autopass(anna, "peek", Passing::always, now));
    table->tick(now, true);
    keep();
    EXPECT_EQ(play(no_seat).at("kinds").as_object().at("0").as_string(), "guess");
    expect_same_after_reload();
}

TEST_F(TableTest, BotsThinkOnceForEachQuestionAndAnswerIt) {
    create(R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["sage","random"],"start":true})");
    int answers = 0;
    while (table->phase() == Phase::playing && answers < 50) {
        for (const Thought& thought : table->thoughts()) {
            EXPECT_TRUE(table->thoughts().empty());
            const auto choice =
                offered.make_bot(toy_game(), thought.bot)->decide(*thought.view, {.seed = thought.seed});
            table->bot_answers(thought.seat, thought.question, choice, now);
            ++answers;
        }
        table->tick(now, false);
        keep();
    }
    EXPECT_EQ(answers, 9);
    expect_same_after_reload();
}

TEST_F(TableTest, TheHostsRightsPassOnAndAnEmptyTableCloses) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    EXPECT_EQ(table->start(ben, now).refusal().code, "not_host");
    EXPECT_EQ(table->start(anna, now).refusal().code, "not_ready");
    ASSERT_TRUE(table->stand(anna, now));
    EXPECT_EQ(table->host(), ben.id);
    ASSERT_TRUE(table->stand(ben, now));
    EXPECT_EQ(table->phase(), Phase::closed);
    keep();
    expect_same_after_reload();
}

TEST_F(TableTest, WhoLeavesIsReplacedByABotAndMayComeBack) {
    start_two(R"(,"pace":"swift")");
    ASSERT_TRUE(table->leave(anna, now));
    EXPECT_EQ(table->host(), ben.id);
    EXPECT_EQ(table->viewer_of(anna.id), no_seat);
    ASSERT_EQ(table->thoughts().size(), 1u);
    EXPECT_EQ(table->sit(cleo, seat_of(0), "", now).refusal().code, "seat_taken");
    ASSERT_TRUE(table->sit(anna, seat_of(0), "", now));
    EXPECT_EQ(table->viewer_of(anna.id), seat_of(0));
    keep();
    expect_same_after_reload();
}

TEST_F(TableTest, ALateGuestTakesOverABotsSeat) {
    create(
        R"({"game":"lantern_lottery","players":2,"seats":["me","sage"],"latecomers":"welcome","start":true})");
    EXPECT_NE(table->match()->name(seat_of(1)), ben.name);
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    EXPECT_FALSE(table->is_bot_seat(seat_of(1)));
    EXPECT_EQ(table->match()->name(seat_of(1)), ben.name) << "what is told from now on speaks of them";
    keep();
    EXPECT_EQ(reloaded()->match()->name(seat_of(1)), ben.name);
    expect_same_after_reload();
}

TEST_F(TableTest, WhatOnePlayerLetPassIsAskedOfTheNextOneInHisChair) {
    create(R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    ASSERT_TRUE(table->autopass(ben, "peek", Passing::always, now));
    EXPECT_EQ(table->autopass_of(ben.id, Passing::always), std::vector<std::string>{"peek"});
    EXPECT_TRUE(table->autopass_of(anna.id, Passing::always).empty());
    keep();
    EXPECT_EQ(reloaded()->autopass_of(ben.id, Passing::always), std::vector<std::string>{"peek"});
    ASSERT_TRUE(table->stand(ben, now));
    ASSERT_TRUE(table->sit(cleo, seat_of(1), "", now));
    EXPECT_TRUE(table->autopass_of(cleo.id, Passing::always).empty());
    keep();
    EXPECT_TRUE(reloaded()->autopass_of(cleo.id, Passing::always).empty());
    expect_same_after_reload();
}

TEST_F(TableTest, ANewNameIsShownBeforeTheGameAndLeavesOneReady) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    const auto name = [&] { return std::string(table->people()[1].second.name); };
    ASSERT_TRUE(table->sit({ben.id, ""}, seat_of(1), "", now));
    ASSERT_TRUE(table->ready(ben, true, "", now));
    EXPECT_EQ(name(), "Guest");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    EXPECT_EQ(name(), ben.name);
    ASSERT_TRUE(table->start(anna, now));
    ASSERT_TRUE(table->sit({ben.id, "Benedict"}, seat_of(1), "", now));
    EXPECT_EQ(name(), ben.name) << "the game's log knows them by that name";
    keep();
    expect_same_after_reload();
}

TEST_F(TableTest, ALongHistoryComesInPieces) {
    start_two(R"(,"pace":"swift")");
    ASSERT_TRUE(choose(anna, R"({"act":"peek"})"));
    const json::object whole = play(seat_of(0));
    const std::size_t count = whole.at("events").as_array().size();
    ASSERT_GE(count, 3u);
    EXPECT_FALSE(whole.contains("more"));
    json::array pieces;
    for (std::size_t n = 0; n < count; n += 2) {
        const json::object piece = json::parse(table->play_json(seat_of(0), n, 2)).as_object();
        EXPECT_EQ(piece.at("n"), static_cast<std::int64_t>(std::min(n + 2, count)));
        EXPECT_EQ(piece.contains("more"), n + 2 < count);
        EXPECT_EQ(piece.at("view"), whole.at("view"));
        for (const json::value& event : piece.at("events").as_array()) pieces.push_back(event);
    }
    EXPECT_EQ(json::value(pieces), whole.at("events"));
}

TEST_F(TableTest, ByInvitationMeansWithTheLink) {
    create(R"({"game":"lantern_lottery","players":2,"access":"invite","seats":["me",null]})");
    EXPECT_FALSE(table->sit(ben, seat_of(1), "", now));
    EXPECT_FALSE(table->sit(ben, seat_of(1), "guess", now));
    EXPECT_TRUE(table->sit(ben, seat_of(1), table->invite(), now));
    EXPECT_EQ(table->info_json(cleo.id, {}, 0).find(table->invite()), std::string::npos);
}

TEST_F(TableTest, NobodySeesTheSecretBeforeTheEnd) {
    start_two();
    const auto setup = json::parse(log[0].json).at("setup").as_object();
    const std::string secret(setup.at("secret").as_string());
    EXPECT_EQ(table->info_json(anna.id, {}, 0).find(secret), std::string::npos);
    SeededSource::Seed bytes{};
    ASSERT_TRUE(SeededSource::from_hex(secret, bytes));
    EXPECT_NE(table->info_json(anna.id, {}, 0).find(SeededSource::commitment(bytes)), std::string::npos);
}

TEST_F(TableTest, BadFormsAreRefused) {
    for (const char* form :
         {R"({})", R"({"game":"chess","players":2})", R"({"game":"lantern_lottery","players":9})",
          R"({"game":"lantern_lottery","players":2,"clock":"sand"})",
          R"({"game":"lantern_lottery","players":2,"options":{"rounds":99}})",
          R"({"game":"lantern_lottery","players":2,"options":3})",
          R"({"game":"lantern_lottery","players":2,"seats":["me"]})",
          R"({"game":"lantern_lottery","players":2,"seats":["me","me"]})",
          R"({"game":"lantern_lottery","players":2,"seats":["me","wizard"]})",
          R"({"game":"lantern_lottery","players":2,"hints":"yes"})",
          R"({"game":"lantern_lottery","players":2,"latecomers":"maybe"})"}) {
        const auto made = Table::create(offered, "t1", json::parse(form).as_object(), anna, now);
        ASSERT_FALSE(made) << form;
        EXPECT_EQ(made.refusal().code, "bad_option") << form;
    }
    const auto unfilled = Table::create(
        offered, "t1", json::parse(R"({"game":"lantern_lottery","players":2,"start":true})").as_object(),
        anna, now);
    EXPECT_EQ(unfilled.refusal().code, "not_ready");
}

// Whatever a row is changed into, the table is read or refused, and nothing else happens.
TEST_F(TableTest, DamagedRowsAreRefused) {
    const CheckHandler before =
        set_check_handler([](const char* what, const char*, int) { throw std::logic_error(what); });
    start_two();
    ASSERT_TRUE(choose(anna, R"({"act":"peek"})"));
    const std::vector<LogRow> sound = log;
    ASSERT_TRUE(Table::load(offered, "t1", sound, now));
    int refused = 0, tried = 0;
    const auto try_row = [&](std::size_t place, const std::string& json) {
        std::vector<LogRow> rows = sound;
        rows[place].json = json;
        ++tried;
        try {
            refused += !Table::load(offered, "t1", rows, now);
        } catch (const std::exception&) {
            ++refused;  // a check of the house, which puts the table aside
        }
    };
    for (std::size_t i = 0; i < sound.size(); ++i) {
        for (std::size_t j = 0; j < sound.size(); ++j) try_row(i, sound[j].json);
        for (const auto kind : names_of(RowKind{})) {
            json::object row = json::parse(sound[i].json).as_object();
            row["row"] = kind;
            try_row(i, json::serialize(row));
            for (const char* field : {"seat", "on", "person", "text", "choice", "chance", "setup", "by"})
                for (const char* value : {"7", "-1", "1e99", "null", "{}", "[]", R"("x")", "true"}) {
                    row = json::parse(sound[i].json).as_object();
                    row["row"] = kind;
                    row[field] = json::parse(value);
                    try_row(i, json::serialize(row));
                }
        }
        for (std::size_t cut = 0; cut < sound[i].json.size(); cut += 3)
            try_row(i, sound[i].json.substr(0, cut));
    }
    EXPECT_GT(refused, tried / 2);
    set_check_handler(before);
}

}  // namespace
}  // namespace fg::server
