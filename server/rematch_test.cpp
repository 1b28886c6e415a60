// SPDX-License-Identifier: Apache-2.0
// What one game hands on to the next at the same table, in Monster Faire the Scholarship (MON-385); and windows that are passed unless
// somebody holds what they are worth being asked for (MON-401).
#include <gtest/gtest.h>

#include <memory>

#include "bots/roster.h"
#include "server/server_fixture_test.h"
#include "server/table.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person anna{"pA", "Anna"}, ben{"pB", "Ben"}, cleo{"pC", "Cleo"}, dora{"pD", "Dora"};

class FaireAgain : public testing::Test {
  protected:
    const bots::GamesAndBots offered = bots::all_games_and_bots();
    std::unique_ptr<Table> table;
    std::vector<LogRow> log;
    Millis now = 1'000'000;

    // Anna is the host; Ben and Cleo sit on the other chairs.
    void gather(const json::object& options) {
        auto made = Table::create(offered, "t1",
                                  {{"game", "monster_faire"},
                                   {"players", 3},
                                   {"options", options},
                                   {"seats", {"me", nullptr, nullptr}},
                                   {"pace", "swift"},
                                   {"clock", "none"}},
                                  anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->sit(cleo, seat_of(2), "", now));
    }
    void start() {
        for (const Person& person : {ben, cleo}) ASSERT_TRUE(table->ready(person, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        table->tick(now, true);
    }
    void answer_as_a_sage(Seat seat) {
        const auto sage = offered.make_bot(table->game(), "sage");
        const AnyChoice choice = sage->decide(*table->match()->view(seat), {.seed = 1});
        const auto people = table->people();
        const json::object asked =
            json::parse(table->play_json(seat, table->match()->event_count())).as_object();
        ASSERT_TRUE(table->choose(people[static_cast<std::size_t>(seat)].second,
                                  static_cast<u64>(asked.at("question").at("number").as_int64()),
                                  json::parse(table->match()->choice_json(choice)), now));
        table->tick(now, true);
    }
    std::string scholar() const { return options_of(*table).at("scholar").as_string().c_str(); }
    static json::object options_of(const Table& of) {
        return json::parse(of.info_json(anna.id, {}, 0)).at("options").as_object();
    }
    std::unique_ptr<Table> reloaded() {
        for (LogRow& row : table->take_rows()) log.push_back(std::move(row));
        auto loaded = Table::load(offered, "t1", log, now);
        EXPECT_TRUE(loaded) << loaded.refusal().message;
        return std::move(*loaded);
    }
};
const json::object prometheus{{"rule_prometheus", "on"}};
const Legacy of_ben{.players = {anna.id, ben.id, cleo.id}, .heir = seat_of(1)};

TEST_F(FaireAgain, MON_385_who_has_won_a_faire_is_the_heir) {
    for (int games = 0; games < 30; ++games) {
        gather({});
        EXPECT_FALSE(table->legacy()) << "nothing is handed on before the end";
        start();
        while (!HasFatalFailure() && table->phase() == Phase::playing)
            answer_as_a_sage(table->match()->owing().lowest());
        const auto legacy = table->legacy();
        ASSERT_TRUE(legacy);
        EXPECT_EQ(legacy->players, of_ben.players);
        if (legacy->heir == no_seat) continue;  // no Faire, or no winner of it
        EXPECT_EQ(table->match()->result().winners, SeatSet::only(legacy->heir));
        EXPECT_NE(table->match()->state_json().find("\"ending\":\"faire\""), std::string::npos);
        return;
    }
    FAIL() << "no Faire was won";
}
TEST_F(FaireAgain, MON_385_the_next_game_of_the_same_players_knows_the_scholar) {
    gather(prometheus);
    table->inherit(of_ben, now);
    EXPECT_EQ(scholar(), "2");
    EXPECT_EQ(options_of(*reloaded()), options_of(*table));
    start();
    EXPECT_EQ(table->match()->setup().options.at("scholar"), "2");
    EXPECT_EQ(table->match()->question(seat_of(1)), "scholar") << "who is offered the first turn";
    EXPECT_EQ(reloaded()->match()->signature(), table->match()->signature());
}
TEST_F(FaireAgain, MON_385_wherever_the_scholar_sits) {
    gather(prometheus);
    table->inherit(of_ben, now);
    ASSERT_TRUE(table->stand(cleo, now));
    EXPECT_EQ(scholar(), "nobody") << "somebody is missing";
    ASSERT_TRUE(table->sit(ben, seat_of(2), "", now));
    ASSERT_TRUE(table->sit(cleo, seat_of(1), "", now));
    EXPECT_EQ(scholar(), "3");
    EXPECT_EQ(options_of(*reloaded()), options_of(*table));
}
TEST_F(FaireAgain, MON_385_others_than_the_same_players_have_no_scholar) {
    gather(prometheus);
    table->inherit(of_ben, now);
    ASSERT_TRUE(table->stand(cleo, now));
    ASSERT_TRUE(table->sit(dora, seat_of(2), "", now));
    EXPECT_EQ(scholar(), "nobody");
    ASSERT_TRUE(table->stand(dora, now));
    ASSERT_TRUE(table->set_bot(anna, seat_of(2), "sage", now));
    EXPECT_EQ(scholar(), "nobody");
    ASSERT_TRUE(table->sit(cleo, seat_of(2), "", now));
    EXPECT_EQ(scholar(), "2") << "and who comes back is known again";
    ASSERT_TRUE(table->change_rules(anna, {.players = 4}, now));
    EXPECT_EQ(scholar(), "nobody") << "a fourth chair";
}
TEST_F(FaireAgain, MON_385_a_bot_is_a_player_too) {
    gather(prometheus);
    ASSERT_TRUE(table->stand(cleo, now));
    ASSERT_TRUE(table->set_bot(anna, seat_of(2), "sage", now));
    table->inherit({.players = {anna.id, ben.id, "bot sage"}, .heir = seat_of(2)}, now);
    EXPECT_EQ(scholar(), "3");
    ASSERT_TRUE(table->set_bot(anna, seat_of(2), "random", now));
    EXPECT_EQ(scholar(), "nobody");
}
TEST_F(FaireAgain, MON_384_MON_385_the_scholarship_is_of_use_with_prometheus_only) {
    gather({});
    table->inherit(of_ben, now);
    EXPECT_EQ(scholar(), "nobody");
    json::value on = prometheus;
    ASSERT_TRUE(table->change_rules(anna, {.options = Json<wire::GameJson>{.text = {}, .value = &on}}, now));
    EXPECT_EQ(scholar(), "2");
}
TEST_F(FaireAgain, MON_385_the_host_cannot_name_another) {
    gather(prometheus);
    table->inherit(of_ben, now);
    json::value other{{"scholar", "1"}};
    EXPECT_EQ(table->change_rules(anna, {.options = Json<wire::GameJson>{.text = {}, .value = &other}}, now)
                  .refusal()
                  .code,
              "bad_option");
    EXPECT_EQ(scholar(), "2");
}
TEST_F(FaireAgain, MON_385_where_nobody_has_won_a_faire_there_is_no_scholar) {
    gather({{"rule_prometheus", "on"}, {"scholar", "1"}});
    EXPECT_EQ(scholar(), "1") << "of a table that is no rematch the host says so";
    table->inherit({.players = of_ben.players, .heir = no_seat}, now);
    EXPECT_EQ(scholar(), "nobody");
    EXPECT_EQ(options_of(*reloaded()), options_of(*table));
}
TEST_F(FaireAgain, a_game_that_hands_nothing_on_has_no_legacy) {
    auto made = Table::create(
        offered, "t2",
        {{"game", "huzzah"}, {"players", 3}, {"seats", {"sage", "sage", "sage"}}, {"start", true}}, anna,
        now);
    ASSERT_TRUE(made);
    EXPECT_FALSE((*made)->game().has_heirs());
    EXPECT_FALSE((*made)->legacy());
}

class FaireRematch : public ServerFixture {
  protected:
    FaireRematch() {
        offered = bots::all_games_and_bots();
        config.limits.messages_per_second = config.limits.message_burst = 1e6;  // it answers at once
    }
    static constexpr const char* form =
        R"({"game":"monster_faire","players":3,"pace":"swift","clock":"none","seats":["me","sage","sage"],)"
        R"("options":{"rule_prometheus":"on","scholar":"1","faire_deadline":10},"start":true})";
    static void watch(WireSocket& socket, const std::string& table) {
        socket.send(json::serialize(json::object{{"do", "watch"}, {"table", table}}));
    }
    // Who has the Scholarship after a game that is over, as the option says it.
    static std::string scholar_after(WireSocket& socket, const std::string& table) {
        watch(socket, table);
        const json::value last = socket.next_play().at("view").at("table");
        if (last.at("ending") != "faire") return "nobody";
        return std::to_string(1 + last.at("winners").at(0).as_int64());
    }
    static std::string scholar_at(Visitor& visitor, const std::string& table) {
        return std::string(
            visitor.get("/api/tables/" + table).json().at("options").at("scholar").as_string());
    }
};
TEST_F(FaireRematch, MON_385_it_is_told_over_the_wire_who_has_won_the_faire) {
    Visitor visitor(server->port());
    WireSocket socket(visitor);
    for (int games = 0; games < 20; ++games) {
        const std::string table = visitor.make_table(form);
        watch(socket, table);
        ASSERT_GT(play_to_the_end(socket, table), 0);
        const std::string next(socket.ask({{"do", "rematch"}, {"table", table}}).at("table").as_string());
        const std::string scholar = scholar_after(socket, table);
        ASSERT_EQ(scholar_at(visitor, next), scholar) << "and not 1, as at the table before";
        if (scholar != "1" && scholar != "nobody") return;
    }
    FAIL() << "the visitor has won every Faire, or there was none";
}

class FaireWindows : public FaireAgain {
  protected:
    bool owes_window(Seat seat) {
        return table->match()->owing().has(seat) && table->match()->question(seat) == "visit_card";
    }
    // Until Ben is asked in a window, with something to choose from, and holds a face card or Joker or none.
    void play_until_asked(bool is_armed) {
        for (int games = 0; games < 30; ++games) {
            gather({});
            start();
            while (!HasFatalFailure() && table->phase() == Phase::playing) {
                const Seat seat = table->match()->owing().lowest();
                if (seat == seat_of(1) && owes_window(seat) &&
                    table->match()->is_worth_asking(seat) == is_armed)
                    return;
                answer_as_a_sage(seat);
            }
        }
        FAIL() << "never asked so";
    }
    // Whether Ben is still to answer the question he has, once the table has done what he wants.
    bool is_asked_with(Passing how) {
        const u32 round = table->match()->round_number();
        EXPECT_TRUE(table->autopass(ben, "visit_card", how, now));
        table->tick(now, true);
        return table->match()->round_number() == round;
    }
};
TEST_F(FaireWindows, MON_401_pass_all_windows_passes_whatever_one_holds) {
    for (const bool is_armed : {false, true}) {
        play_until_asked(is_armed);
        EXPECT_TRUE(is_asked_with(Passing::never));
        EXPECT_FALSE(is_asked_with(Passing::always));
    }
}
TEST_F(FaireWindows, MON_401_ask_only_with_a_face_card_or_joker) {
    play_until_asked(false);
    EXPECT_FALSE(is_asked_with(Passing::unless_armed));
    play_until_asked(true);
    EXPECT_TRUE(is_asked_with(Passing::unless_armed));
    const json::object asked =
        json::parse(table->play_json(seat_of(1), table->match()->event_count())).as_object();
    EXPECT_EQ(asked.at("question").at("unless"), "a face card or Joker") << "so that a page can offer it";
    EXPECT_EQ(asked.at("question").at("armed"), true);
    const auto copy = reloaded();
    EXPECT_EQ(copy->autopass_of(ben.id, Passing::unless_armed), std::vector<std::string>{"visit_card"});
    EXPECT_TRUE(copy->autopass_of(ben.id, Passing::always).empty());
}
TEST_F(FaireWindows, MON_401_one_setting_takes_the_place_of_another) {
    gather({});
    for (const Passing how : {Passing::always, Passing::unless_armed, Passing::never}) {
        ASSERT_TRUE(table->autopass(ben, "visit_card", how, now));
        const auto copy = reloaded();
        for (const Passing other : {Passing::always, Passing::unless_armed})
            EXPECT_EQ(copy->autopass_of(ben.id, other).size(), other == how ? 1u : 0u);
    }
}

}  // namespace
}  // namespace fg::server
