// SPDX-License-Identifier: Apache-2.0
// What the host of a table may change, and when.
#include "games/all.h"
#include "server/clocks.h"
#include "server/form.h"
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

class HostTest : public TableTest {
  protected:
    // Of the socket's message, as Actor has it.
    Or<Done> change(const Person& person, std::string_view form) {
        const json::value read = json::parse(form);
        JsonObject fields(read.as_object());
        Or<Done> done = table->change_rules(person, read_message<wire::ChangeRules>(fields), now);
        EXPECT_TRUE(fields.is_sound()) << fields.fault().message;
        keep();
        return done;
    }
    std::string change_code(const Person& person, std::string_view form) {
        const std::string before = table->info_json(anna.id, {}, 0);
        const std::size_t rows = log.size();
        const Or<Done> done = change(person, R"({"table":"t1",)" + std::string(form) + "}");
        if (done) return "";
        EXPECT_EQ(table->info_json(anna.id, {}, 0), before) << "what is refused changes nothing";
        EXPECT_EQ(log.size(), rows);
        return done.refusal().code;
    }
    json::object info() { return json::parse(table->info_json(anna.id, {}, 0)).as_object(); }
    std::vector<std::string> names() {
        std::vector<std::string> list;
        const json::object shown = info();
        for (const json::value& seat : shown.at("seats").as_array())
            list.emplace_back(seat.at("name").as_string());
        return list;
    }
    bool is_ready(int seat) {
        return info().at("seats").as_array()[static_cast<std::size_t>(seat)].at("ready").as_bool();
    }
};

TEST_F(HostTest, ChangesRulesUntilTheStartAndEverybodyIsAskedAgain) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    ASSERT_TRUE(table->ready(ben, true, std::string(64, 'b'), now));
    keep();
    EXPECT_FALSE(info().contains("former"));
    ASSERT_EQ(change_code(anna, R"("clock":"brisk","hints":false,"options":{"peeking":false})"), "");
    EXPECT_EQ(info().at("clock"), "brisk");
    EXPECT_EQ(info().at("hints"), false);
    EXPECT_EQ(info().at("options").at("peeking"), false);
    EXPECT_EQ(info().at("former").at("clock"), "none");
    EXPECT_EQ(info().at("former").at("hints"), true);
    EXPECT_EQ(info().at("former").at("options").at("peeking"), true);
    EXPECT_FALSE(is_ready(1));
    EXPECT_EQ(table->start(anna, now).refusal().code, "not_ready");
    expect_same_after_reload();
    EXPECT_FALSE(info().at("seats").as_array()[1].as_object().contains("pledge")) << "a pledge goes with it";
    ASSERT_TRUE(table->ready(ben, true, "", now));
    ASSERT_TRUE(table->start(anna, now));
    keep();
    EXPECT_FALSE(info().contains("former"));
    expect_same_after_reload();
}

TEST_F(HostTest, AnythingElseIsRefused) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    keep();
    EXPECT_EQ(change_code(ben, R"("clock":"brisk")"), "not_host");
    EXPECT_EQ(change_code(cleo, R"("clock":"brisk")"), "not_host");
    EXPECT_EQ(change_code(anna, R"("options":{"rounds":99})"), "bad_option");
    EXPECT_EQ(change_code(anna, R"("options":{"wings":1})"), "bad_option");
    EXPECT_EQ(change_code(anna, R"("players":1)"), "bad_option");
    EXPECT_EQ(change_code(anna, R"("players":9)"), "bad_option");
    ASSERT_TRUE(table->ready(ben, true, "", now));
    keep();
    const std::size_t rows = log.size();
    EXPECT_EQ(change_code(anna, R"("clock":"none","players":2)"), "") << "nothing changes";
    EXPECT_EQ(log.size(), rows);
    EXPECT_TRUE(is_ready(1));
    ASSERT_TRUE(table->start(anna, now));
    keep();
    EXPECT_EQ(change_code(anna, R"("clock":"brisk")"), "over");
}

TEST_F(HostTest, WhoSitsInAChairThatGoesMovesToAFreeOneOrABots) {
    create(R"({"game":"lantern_lottery","players":4,"seats":["me",null,"sage",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(3), "", now));
    ASSERT_EQ(change_code(anna, R"("players":3)"), "");
    EXPECT_EQ(names(), (std::vector<std::string>{"Anna", "Ben", "Cecily"}));
    expect_same_after_reload();
    ASSERT_EQ(change_code(anna, R"("players":4)"), "");
    ASSERT_TRUE(table->sit(cleo, seat_of(3), "", now));
    keep();
    EXPECT_EQ(change_code(anna, R"("players":2)"), "seat_taken") << "three people sit there";
    ASSERT_EQ(change_code(anna, R"("players":3)"), "");
    EXPECT_EQ(names(), (std::vector<std::string>{"Anna", "Ben", "Cleo"})) << "the bot makes room";
    EXPECT_EQ(table->seat_of_person(cleo.id), seat_of(2));
    expect_same_after_reload();
}

TEST_F(HostTest, StartsWithFewerAndEverybodyStaysReady) {
    create(R"({"game":"lantern_lottery","players":4,"seats":["me",null,null,null]})");
    EXPECT_EQ(table->start(anna, now, true).refusal().code, "not_ready") << "alone it is no game";
    ASSERT_TRUE(table->sit(ben, seat_of(3), "", now));
    EXPECT_EQ(table->start(anna, now, true).refusal().code, "not_ready") << "Ben has not said so";
    ASSERT_TRUE(table->ready(ben, true, "", now));
    EXPECT_EQ(table->start(anna, now).refusal().code, "not_ready");
    EXPECT_EQ(table->start(ben, now, true).refusal().code, "not_host");
    EXPECT_EQ(table->players(), 4);
    ASSERT_TRUE(table->start(anna, now, true));
    keep();
    EXPECT_EQ(table->players(), 2);
    EXPECT_EQ(table->seat_of_person(ben.id), seat_of(1));
    EXPECT_EQ(table->match()->players(), 2);
    expect_same_after_reload();
}

// The seed is what the proof page computes: the word, the secret, and each seat's own number in the order of the seats.
TEST_F(HostTest, TheDealStaysProvableWhenPeopleMove) {
    create(R"({"game":"lantern_lottery","players":3,"seats":["me",null,null]})");
    const std::string commitment(info().at("commitment").as_string());
    ASSERT_TRUE(table->sit(ben, seat_of(2), "", now));
    const std::string annas(64, 'a'), bens(64, 'b');
    ASSERT_TRUE(table->ready(ben, true, pledge(bens), now));
    ASSERT_TRUE(table->ready(anna, true, pledge(annas), now));
    ASSERT_TRUE(table->start(anna, now, true));
    ASSERT_TRUE(table->open_number(ben, bens, now)) << "his pledge has moved with him";
    ASSERT_TRUE(table->open_number(anna, annas, now));
    keep();
    EXPECT_EQ(info().at("commitment"), json::value(commitment));
    const auto like_that_from_the_start = [&] {
        json::object setup = json::parse(log[0].json).at("setup").as_object();
        setup["players"] = 2;
        const std::vector<LogRow> straight{
            {.at = now,
             .json =
                 json::serialize(json::object{{"row", "created"}, {"person", anna.id}, {"setup", setup}})},
            {.at = now, .json = R"({"row":"seated","seat":0,"person":"pA","text":"Anna"})"},
            {.at = now, .json = R"({"row":"seated","seat":1,"person":"pB","text":"Ben"})"},
            {.at = now, .json = R"({"row":"ready","seat":0,"on":true,"text":")" + annas + "\"}"},
            {.at = now, .json = R"({"row":"ready","seat":1,"on":true,"text":")" + bens + "\"}"},
            {.at = now, .json = R"({"row":"started"})"}};
        auto loaded = Table::load(offered, "t1", straight, now);
        EXPECT_TRUE(loaded);
        return (*loaded)->match()->setup().seed;
    };
    EXPECT_EQ(table->match()->setup().seed, like_that_from_the_start());
}

TEST_F(HostTest, ClosesATableWhereNobodyElsePlays) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    EXPECT_EQ(table->close_by(ben, now).refusal().code, "not_host");
    ASSERT_TRUE(table->ready(ben, true, "", now));
    ASSERT_TRUE(table->start(anna, now));
    EXPECT_EQ(table->close_by(anna, now).refusal().code, "seat_taken");
    ASSERT_TRUE(table->leave(ben, now));
    ASSERT_TRUE(table->close_by(anna, now));
    EXPECT_EQ(table->phase(), Phase::closed);
    EXPECT_EQ(table->close_by(anna, now).refusal().code, "over");
    EXPECT_EQ(table->choose(anna, 1, json::parse(R"({"act":"wait"})"), now).refusal().code, "over");
    keep();
    EXPECT_EQ(reloaded()->phase(), Phase::closed);
}

TEST_F(HostTest, ClosesATableBeforeTheStartWhoeverSitsThere) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    ASSERT_TRUE(table->close_by(anna, now));
    keep();
    EXPECT_EQ(table->phase(), Phase::closed);
    expect_same_after_reload();
}

class RematchTest : public HostTest {
  protected:
    void give_last_offer(Seat seat) {
        const Person& person = seat == seat_of(0) ? anna : ben;
        const json::object asked = play(seat).at("question").as_object();
        if (asked.at("answered").as_bool()) return;
        ASSERT_TRUE(table->choose(person, question(person),
                                  asked.at("offers").as_array().back().as_object().at("choice"), now));
    }
    void play_to_the_end() {
        for (int i = 0; i < 50 && table->phase() == Phase::playing; ++i) {
            for (const Seat seat : table->asked())
                if (!table->is_bot_seat(seat)) give_last_offer(seat);
            for (const Thought& thought : table->thoughts())
                table->bot_answers(
                    thought.seat, thought.question,
                    offered.make_bot(toy_game(), thought.bot)->decide(*thought.view, {.seed = thought.seed}),
                    now);
            table->tick(now, true);
        }
        ASSERT_EQ(table->phase(), Phase::over);
    }
};

TEST_F(RematchTest, HasTheSameRulesAndBotsAndASecretOfItsOwn) {
    create(R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["me","sage"],"start":true})");
    EXPECT_EQ(table->rematch_form(anna).refusal().code, "not_ready");
    play_to_the_end();
    const Or<json::object> form = table->rematch_form(anna);
    ASSERT_TRUE(form);
    const auto again = Table::create(offered, "t2", *form, anna, now);
    ASSERT_TRUE(again) << again.refusal().message;
    EXPECT_EQ((*again)->phase(), Phase::gathering) << "its seal is shown before anybody pledges a number";
    EXPECT_EQ((*again)->free_seats(), 0);
    EXPECT_NE((*again)->info(anna.id, {}, 0).commitment, table->info(anna.id, {}, 0).commitment);
}

TEST_F(RematchTest, WaitsForFriends) {
    start_two(R"(,"pace":"swift")");
    play_to_the_end();
    const Or<json::object> form = table->rematch_form(anna);
    ASSERT_TRUE(form);
    const auto again = Table::create(offered, "t2", *form, anna, now);
    ASSERT_TRUE(again) << again.refusal().message;
    EXPECT_EQ((*again)->phase(), Phase::gathering);
}

TEST(Clocks, GiveWhatTheGameAsksForOrDays) {
    const wire::MoveTime of_game = question_time(find_game("king_thief_minister")->content_json());
    EXPECT_EQ(of_game, (wire::MoveTime{12, 45}));
    EXPECT_EQ(on_clock(Clock::brisk, of_game), (wire::MoveTime{12, 45}));
    EXPECT_EQ(on_clock(Clock::relaxed, of_game), (wire::MoveTime{36, 135}));
    EXPECT_EQ(on_clock(Clock::days, of_game), (wire::MoveTime{259'200, 259'200}));
    EXPECT_EQ(on_clock(Clock::none, of_game), std::nullopt);
    EXPECT_EQ(on_clock(Clock::brisk, question_time("{}")), std::nullopt);
    EXPECT_EQ(on_clock(Clock::days, question_time("torn")), (wire::MoveTime{259'200, 259'200}));
}

// Twenty such tables once wrote to the disk for ever.
TEST(HouseRules, AServerRefusesOptionsWithoutAnEnd) {
    bots::GamesAndBots offered;
    offered.games = {all_games().begin(), all_games().end()};
    const auto create = [&](const char* options) {
        return Table::create(
            offered, "t1",
            json::parse(std::string(R"({"game":"king_thief_minister","players":3,"options":)") + options +
                        "}")
                .as_object(),
            anna, 1000);
    };
    const auto endless = create(R"({"round_cap":0})");
    ASSERT_FALSE(endless);
    EXPECT_EQ(endless.refusal().code, "bad_option");
    EXPECT_TRUE(endless.refusal().message.starts_with("round_cap: ")) << endless.refusal().message;
    EXPECT_EQ(endless.refusal().rule, "KTM-164");
    EXPECT_TRUE(create(R"({"round_cap":1000})"));
    EXPECT_TRUE(create("{}"));
}

}  // namespace
}  // namespace fg::server
