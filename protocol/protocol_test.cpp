// SPDX-License-Identifier: Apache-2.0
// The engine protocol on the toy game: every message, and what a bad line gets.
#include "protocol/protocol.h"

#include <gtest/gtest.h>

#include <sstream>

#include "match/game_of.h"
#include "tests/toys/lantern_lottery/game.h"

namespace fg::protocol {
namespace {

namespace json = boost::json;
using Toy = lantern::Game;

struct ToyText {
    static std::string prompt(const Toy::Rules&, Toy::Seen seen, Names) {
        return seen.table.question == lantern::Question::peek ? "Peek at the prize?" : "Which colour?";
    }
    static std::string label(const Toy::Rules&, Toy::Seen, const Toy::Choice& choice, Names) {
        if (choice.act != lantern::Act::guess) return std::string(name_of(choice.act));
        return "guess " + std::string(name_of(choice.colour));
    }
    static std::string sentence(const Toy::Rules&, const Toy::Event& event, Seat viewer, Names names) {
        if (event.seat == no_seat) return "The prize is turned up.";
        return event.seat == viewer ? "You did something." : names[static_cast<std::size_t>(event.seat)];
    }
    static std::string_view rule_of_choice(Toy::Seen, const Toy::Choice&) { return "LAN-001"; }
    static std::string_view rule_of_question(lantern::Question) { return "LAN-002"; }
    static std::span<const OptionHelp> options() {
        static constexpr OptionHelp help[] = {{"rounds", "Rounds", "How many rounds.", "LAN-003", 1, 9}};
        return help;
    }
    static std::string_view blurb() { return "Guess the lantern."; }
};

const AnyGame& toy() {
    static const GameOf<Toy, ToyText> game("**LAN-001** [stated] You may *peek*.\n");
    return game;
}

class TakesFirst final : public bots::Bot<Toy> {
  public:
    Choice decide(const Rules& rules, const View& view, const bots::Budget&) override {
        Toy::Offers offers;
        bots::offers_in<Toy>(rules, view, offers);
        return offers[0];
    }
};
std::unique_ptr<bots::AnyBot> make_first(const AnyGame&, std::string_view name) {
    if (name != "first") return nullptr;
    return std::make_unique<bots::BoxedBot<Toy>>(std::make_unique<TakesFirst>());
}

class EngineProtocolTest : public testing::Test {
  protected:
    EngineProtocolTest() : protocol_({.games = {&toy()}, .bots = {"first"}, .make_bot = &make_first}) {}

    json::object ask(const std::string& line) {
        const std::string answer = protocol_.answer(line);
        EXPECT_EQ(answer.find('\n'), std::string::npos);
        return json::parse(answer).as_object();
    }
    json::object good(const std::string& line) {
        json::object answer = ask(line);
        EXPECT_TRUE(answer.at("ok").as_bool()) << line << "\n" << json::serialize(answer);
        return answer;
    }
    // The code of the error that a line gets.
    std::string fault(const std::string& line) {
        const json::object answer = ask(line);
        EXPECT_FALSE(answer.at("ok").as_bool()) << line;
        if (answer.at("ok").as_bool()) return "";
        EXPECT_FALSE(answer.at("error").at("message").as_string().empty());
        return std::string(answer.at("error").at("code").as_string());
    }
    // Three players; seat 0 is asked whether to peek at a red prize.
    void begin() {
        good(R"({"do":"new","game":"lantern_lottery","players":3,"seed":"s",)"
             R"("chance":["red","gold","blue","red","gold","blue","red"]})");
    }
    std::string state() { return json::serialize(good(R"({"do":"state","match":1})").at("state")); }

    EngineProtocol protocol_;
};

TEST_F(EngineProtocolTest, games_lists_players_and_options_with_their_help) {
    const json::object answer = good(R"({"do":"games"})");
    const json::object& game = answer.at("games").at(0).as_object();
    EXPECT_EQ(game.at("game"), "lantern_lottery");
    EXPECT_EQ(game.at("title"), "Lantern Lottery");
    EXPECT_EQ(game.at("blurb"), "Guess the lantern.");
    EXPECT_EQ(game.at("min_players"), 2);
    EXPECT_EQ(game.at("max_players"), 4);
    EXPECT_EQ(
        json::serialize(game.at("options").at(0)),
        R"({"key":"rounds","name":"Rounds","type":"number","least":1,"most":9,"default":3,"help":"How many rounds.",)"
        R"("rule":"LAN-003"})");
    EXPECT_EQ(answer.at("bots"), json::parse(R"(["first"])"));
}

TEST_F(EngineProtocolTest, content_and_rule_can_be_read) {
    EXPECT_EQ(good(R"({"do":"content","game":"lantern_lottery"})").at("content").at("lanterns").at("red"), 4);
    EXPECT_EQ(fault(R"({"do":"content","match":1})"), "no_match");
    EXPECT_EQ(good(R"({"do":"rule","rule":"LAN-001"})").at("text"), "You may peek.");
    EXPECT_EQ(fault(R"({"do":"rule","rule":"LAN-999"})"), "no_rule");
    EXPECT_EQ(fault(R"({"do":"rule","rule":"*"})"), "no_rule");
    EXPECT_EQ(fault(R"({"do":"rule","rule":""})"), "no_rule");
}

TEST_F(EngineProtocolTest, an_id_is_given_back_with_good_and_bad_answers) {
    EXPECT_EQ(good(R"({"do":"games","id":"a1"})").at("id"), "a1");
    EXPECT_EQ(ask(R"({"do":"nothing","id":[7,{"x":null}]})").at("id"), json::parse(R"([7,{"x":null}])"));
    EXPECT_FALSE(good(R"({"do":"games"})").contains("id"));
}

TEST_F(EngineProtocolTest, new_tells_the_deal_with_its_audiences) {
    const json::object answer =
        good(R"({"do":"new","game":"lantern_lottery","players":2,"options":{"rounds":1},"seed":5,)"
             R"("chance":["red","blue"],"names":["Anna"]})");
    EXPECT_EQ(answer.at("match"), 1);
    EXPECT_EQ(answer.at("seed").as_string().size(), 64u);
    EXPECT_EQ(
        answer.at("events").at(1),
        json::parse(R"({"number":1,"audience":[1],"event":{"kind":"dealt","seat":1,"colour":"blue"}})"));
    EXPECT_EQ(answer.at("asked"), json::parse("[0]"));
    EXPECT_EQ(answer.at("over"), false);
}

TEST_F(EngineProtocolTest, a_seed_as_number_text_or_hex_deals_the_same_again) {
    const auto begin_with = [&](const std::string& seed) {
        return good(R"({"do":"new","game":"lantern_lottery","players":3,"seed":)" + seed + "}");
    };
    const json::object number = begin_with("77"), text = begin_with("\"77\""), other = begin_with("78");
    const json::object hex = begin_with("\"" + std::string(number.at("seed").as_string()) + "\"");
    EXPECT_EQ(number.at("events"), text.at("events"));
    EXPECT_EQ(number.at("events"), hex.at("events"));
    EXPECT_NE(number.at("seed"), other.at("seed"));
}

TEST_F(EngineProtocolTest, chance_that_does_not_fit_a_deal_opens_no_match) {
    EXPECT_EQ(fault(R"({"do":"new","game":"lantern_lottery","players":2,"chance":["green"]})"), "bad_chance");
    EXPECT_EQ(fault(R"({"do":"new","game":"lantern_lottery","players":2,"chance":[3]})"), "bad_chance");
    EXPECT_EQ(fault(R"({"do":"new","game":"lantern_lottery","players":2,"chance":"red"})"), "bad_chance");
    EXPECT_EQ(fault(R"({"do":"new","game":"lantern_lottery","players":2,"chance":)"
                    R"(["red","red","red","red","red"]})"),
              "bad_chance");
    EXPECT_EQ(fault(R"({"do":"state","match":1})"), "no_match");
}

TEST_F(EngineProtocolTest, asked_gives_question_prompt_rule_and_clock) {
    begin();
    EXPECT_EQ(json::serialize(good(R"({"do":"asked","match":1})")),
              R"({"ok":true,"asked":[0],"owing":[0],"over":false,"questions":[{"seat":0,"question":"peek",)"
              R"("prompt":"Peek at the prize?","rule":"LAN-002","seconds":10}]})");
}

TEST_F(EngineProtocolTest, offers_are_objects_with_label_and_rule) {
    begin();
    EXPECT_EQ(
        json::serialize(good(R"({"do":"offers","match":1,"seat":0})")),
        R"({"ok":true,"seat":0,"offers":[{"choice":{"act":"wait"},"label":"wait","rule":"LAN-001"},)"
        R"({"choice":{"act":"peek"},"label":"peek","rule":"LAN-001"}],"barred":[],"timeout":{"act":"wait"},"in_group":false})");
    const json::object none = good(R"({"do":"offers","match":1,"seat":1})");
    EXPECT_TRUE(none.at("offers").as_array().empty());
    EXPECT_TRUE(none.at("timeout").is_null());
}

TEST_F(EngineProtocolTest, choose_tells_events_and_who_is_asked_next) {
    begin();
    const json::object answer = good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    EXPECT_EQ(json::serialize(answer.at("events")),
              R"([{"number":6,"audience":"all","event":{"kind":"peeked","seat":0}},)"
              R"({"number":7,"audience":[0],"event":{"kind":"saw","seat":0,"colour":"red"}}])");
    EXPECT_EQ(answer.at("asked"), json::parse("[0,1,2]"));
}

TEST_F(EngineProtocolTest, choose_refuses_and_changes_nothing) {
    begin();
    const std::string before = state();
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":1,"choice":{"act":"peek"}})"), "not_asked");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":3,"choice":{"act":"peek"}})"), "no_seat");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"guess"}})"), "not_offered");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"dance"}})"), "bad_choice");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":{"move":"peek"}})"), "bad_choice");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":"peek"})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"},"chance":["red"]})"),
              "bad_chance");
    EXPECT_EQ(ask(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"guess"}})").at("error").at("rule"),
              "LAN-002");
    EXPECT_EQ(state(), before);
}

TEST_F(EngineProtocolTest, chance_is_used_first_and_then_the_seed_goes_on) {
    begin();
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"wait"}})");
    for (const char* seat : {"0", "1"})
        good(R"({"do":"choose","match":1,"seat":)" + std::string(seat) +
             R"(,"choice":{"act":"guess","colour":"red"}})");
    const std::string last = R"({"do":"choose","match":1,"seat":2,"choice":{"act":"guess","colour":"blue"})";
    EXPECT_EQ(fault(last + R"(,"chance":["blue","blue"]})"), "bad_chance");
    good(last + R"(,"chance":["blue"]})");
    const json::object answer = good(R"({"do":"state","match":1})");
    EXPECT_EQ(answer.at("state").at("veiled").at("prize").at("value"), "blue");
    EXPECT_EQ(answer.at("state").at("table").at("score"), json::parse("[1,1,0]"));
}

TEST_F(EngineProtocolTest, set_changes_only_the_fields_it_names) {
    begin();
    json::object before = good(R"({"do":"state","match":1})").at("state").as_object();
    good(R"({"do":"set","match":1,"state":{"table":{"score":{"2":7}}}})");
    before.at("table").at("score") = json::parse("[0,0,7]");
    EXPECT_EQ(good(R"({"do":"state","match":1})").at("state"), json::value(before));
    good(R"({"do":"set","match":1,"state":)" + json::serialize(before) + "}");
    EXPECT_EQ(good(R"({"do":"state","match":1})").at("state"), json::value(before));
}

TEST_F(EngineProtocolTest, set_refuses_with_the_reason_and_changes_nothing) {
    begin();
    const std::string before = state();
    EXPECT_EQ(fault(R"({"do":"set","match":1,"state":{"own":{"0":{"hand":{"red":3}}}}})"),
              "impossible_state");
    EXPECT_EQ(fault(R"({"do":"set","match":1,"state":{"table":{"luck":1}}})"), "bad_state");
    EXPECT_EQ(fault(R"({"do":"set","match":1,"state":{"table":{"deck_size":-1}}})"), "bad_state");
    EXPECT_EQ(fault(R"({"do":"set","match":1,"state":{"table":{"deck_size":1e300}}})"), "bad_state");
    EXPECT_EQ(fault(R"({"do":"set","match":1,"state":[]})"), "bad_field");
    const json::object answer = ask(R"({"do":"set","match":1,"state":{"own":{"0":{"hand":{"red":3}}}}})");
    EXPECT_EQ(answer.at("error").at("message"), "every hand holds two lanterns");
    EXPECT_EQ(state(), before);
}

TEST_F(EngineProtocolTest, a_view_shows_a_seat_its_own_and_a_spectator_nothing) {
    begin();
    const json::object mine = good(R"({"do":"view","match":1,"seat":0})");
    EXPECT_EQ(mine.at("view").at("mine").at("hand"), json::parse(R"({"red":2})"));
    EXPECT_FALSE(mine.at("view").as_object().contains("hidden"));
    const json::object spectator = good(R"({"do":"view","match":1,"seat":"spectator","for":"person"})");
    EXPECT_EQ(spectator.at("seat"), "spectator");
    EXPECT_EQ(spectator.at("view").at("mine").at("hand"), json::parse("{}"));
    EXPECT_EQ(fault(R"({"do":"view","match":1,"seat":"everyone"})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"view","match":1,"seat":0,"for":"cat"})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"view","match":1,"seat":-1})"), "no_seat");
}

TEST_F(EngineProtocolTest, content_of_a_match_has_its_changes) {
    good(R"({"do":"new","game":"lantern_lottery","players":3,"seed":1,"content":{"lanterns":{"red":9}}})");
    const json::object answer = good(R"({"do":"content","match":1})");
    EXPECT_EQ(answer.at("game"), "lantern_lottery");
    EXPECT_EQ(answer.at("content").at("lanterns"), json::parse(R"({"red":9,"gold":4,"blue":4})"));
    EXPECT_NE(answer.at("hash"), good(R"({"do":"content","game":"lantern_lottery"})").at("hash"));
}

TEST_F(EngineProtocolTest, follow_gives_a_view_once_and_then_its_changes_event_by_event) {
    begin();
    const std::string line = R"({"do":"follow","match":1,"seat":0,"for":"person"})";
    const json::object first = good(line);
    EXPECT_EQ(first.at("view"), good(R"({"do":"view","match":1,"seat":0,"for":"person"})").at("view"));
    EXPECT_FALSE(first.contains("changes"));

    const json::object told = good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    const std::size_t from = told.at("events").at(0).at("number").to_number<std::size_t>();
    const json::object next = good(line);
    EXPECT_FALSE(next.contains("view"));
    // That somebody peeked is told first; what they saw only then.
    const json::array& changes = next.at("changes").as_array();
    ASSERT_EQ(changes.size(), 2u) << json::serialize(next);
    EXPECT_EQ(changes[0].at(0), from);
    EXPECT_FALSE(changes[0].at(1).as_object().contains("veiled"));
    EXPECT_EQ(changes[1].at(0), from + 1);
    EXPECT_EQ(changes[1].at(1).at("veiled").at("prize"), "red");

    const json::object idle = good(line);
    EXPECT_EQ(idle.at("changes"), json::array());
    EXPECT_FALSE(idle.contains("rest"));
}

TEST_F(EngineProtocolTest, everybody_follows_a_match_with_their_own_eyes) {
    begin();
    good(R"({"do":"follow","match":1,"seat":1})");
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    const std::string seen = json::serialize(good(R"({"do":"follow","match":1,"seat":1})"));
    EXPECT_EQ(seen.find("red"), std::string::npos) << seen;
    EXPECT_TRUE(good(R"({"do":"follow","match":1,"seat":"spectator"})").contains("view"));
    EXPECT_TRUE(good(R"({"do":"follow","match":1,"seat":1,"for":"person"})").contains("view"));
    EXPECT_EQ(fault(R"({"do":"follow","match":1,"seat":9})"), "no_seat");
    EXPECT_EQ(fault(R"({"do":"follow","match":2,"seat":1})"), "no_match");
    // A match that was played again from its deal is a new one to follow.
    good(R"({"do":"undo","match":1,"force":true})");
    EXPECT_TRUE(good(R"({"do":"follow","match":1,"seat":1})").contains("view"));
}

TEST_F(EngineProtocolTest, redeal_gives_a_state_that_set_accepts_and_the_view_does_not_notice) {
    begin();
    const json::value view = good(R"({"do":"view","match":1,"seat":1})").at("view");
    for (const char* seed : {"1", "2", "18446744073709551615"}) {
        const json::object world =
            good(R"({"do":"redeal","match":1,"seat":1,"seed":)" + std::string(seed) + "}");
        good(R"({"do":"set","match":1,"state":)" + json::serialize(world.at("state")) + "}");
        EXPECT_EQ(good(R"({"do":"view","match":1,"seat":1})").at("view"), view);
    }
}

TEST_F(EngineProtocolTest, a_bot_names_a_choice_and_plays_it_only_if_told) {
    begin();
    const std::string before = state();
    const std::string line =
        R"({"do":"bot","match":1,"seat":0,"bot":"first","ms":5,"iterations":10,"seed":3)";
    EXPECT_EQ(good(line + "}").at("choice"), json::parse(R"({"act":"wait"})"));
    EXPECT_EQ(state(), before);
    EXPECT_EQ(good(line + R"(,"play":true})").at("asked"), json::parse("[0,1,2]"));
    EXPECT_NE(state(), before);
}

TEST_F(EngineProtocolTest, bots_are_refused_outside_their_limits) {
    begin();
    const std::string line = R"({"do":"bot","match":1,)";
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"oracle"})"), "no_bot");
    EXPECT_EQ(fault(line + R"("seat":1,"bot":"first"})"), "not_asked");
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"first","ms":60001})"), "bad_field");
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"first","ms":0})"), "bad_field");
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"first","iterations":10000001})"), "bad_field");
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"first","seed":-1})"), "bad_field");
    EXPECT_EQ(fault(line + R"("seat":0,"bot":"first","play":1})"), "bad_field");
}

TEST_F(EngineProtocolTest, a_record_loads_as_a_new_match_with_the_same_state) {
    begin();
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    json::object load{{"do", "load"}, {"record", good(R"({"do":"record","match":1})").at("record")}};
    EXPECT_EQ(good(json::serialize(load)).at("match"), 2);
    EXPECT_EQ(good(R"({"do":"state","match":2})"), good(R"({"do":"state","match":1})"));

    std::string text(load.at("record").as_string());
    text.replace(text.find("peek"), 4, "wait");
    load.at("record") = text;
    EXPECT_EQ(fault(json::serialize(load)), "bad_record");
    load.at("record") = text.substr(0, text.size() / 2);
    EXPECT_EQ(fault(json::serialize(load)), "bad_record");
    load.at("record") = "";
    EXPECT_EQ(fault(json::serialize(load)), "bad_record");
}

TEST_F(EngineProtocolTest, undo_takes_back_what_gave_nothing_away) {
    begin();
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"wait"}})");
    EXPECT_EQ(fault(R"({"do":"undo","match":1})"), "no_undo");  // the word has passed on
    const std::string before = state();
    good(R"({"do":"choose","match":1,"seat":2,"choice":{"act":"guess","colour":"red"}})");
    EXPECT_EQ(fault(R"({"do":"undo","match":1,"seat":0})"), "no_undo");
    EXPECT_EQ(good(R"({"do":"undo","match":1})").at("owing"), json::parse("[0,1,2]"));
    EXPECT_EQ(state(), before);
}

TEST_F(EngineProtocolTest, undo_with_force_takes_back_anything_down_to_the_deal) {
    begin();
    const std::string dealt = state();
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    const std::string peeked = state();
    good(R"({"do":"set","match":1,"state":{"table":{"score":{"2":7}}}})");
    EXPECT_EQ(good(R"({"do":"undo","match":1,"force":true})").at("total"), 8);
    EXPECT_EQ(state(), peeked);
    EXPECT_EQ(good(R"({"do":"undo","match":1,"force":true})").at("total"), 6);
    EXPECT_EQ(state(), dealt);
    EXPECT_EQ(fault(R"({"do":"undo","match":1,"force":true})"), "no_undo");
}

TEST_F(EngineProtocolTest, events_are_told_in_full_or_as_a_seat_hears_them) {
    begin();
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"peek"}})");
    const json::object all = good(R"({"do":"events","match":1,"from":6})");
    EXPECT_EQ(all.at("events").as_array().size(), 2u);
    EXPECT_EQ(all.at("total"), 8);
    const json::object heard = good(R"({"do":"events","match":1,"from":6,"seat":1})");
    EXPECT_EQ(json::serialize(heard.at("events")),
              R"([{"number":6,"event":{"kind":"peeked","seat":0},"text":"Seat 0"},)"
              R"({"number":7,"event":null,"text":""}])");
    EXPECT_EQ(good(R"({"do":"events","match":1,"from":8})").at("events"), json::parse("[]"));
    EXPECT_EQ(fault(R"({"do":"events","match":1,"from":9})"), "bad_field");
}

TEST_F(EngineProtocolTest, a_finished_game_has_a_result_and_takes_no_more_choices) {
    good(R"({"do":"new","game":"lantern_lottery","players":2,"options":{"rounds":1},"seed":1,)"
         R"("chance":["red","red","red","gold","blue"]})");
    good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"wait"}})");
    good(R"({"do":"choose","match":1,"seat":1,"choice":{"act":"guess","colour":"blue"}})");
    const json::object last =
        good(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"guess","colour":"red"}})");
    EXPECT_EQ(last.at("over"), true);
    EXPECT_EQ(json::serialize(last.at("result")),
              R"({"is_over":true,"winners":[1],"score":[0,1],"place":[2,1]})");
    EXPECT_EQ(fault(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"wait"}})"), "over");
    EXPECT_EQ(fault(R"({"do":"bot","match":1,"seat":0,"bot":"first"})"), "over");
    EXPECT_EQ(good(R"({"do":"offers","match":1,"seat":0})").at("offers"), json::parse("[]"));
}

TEST_F(EngineProtocolTest, at_most_64_matches_are_open_at_once) {
    const std::string line = R"({"do":"new","game":"lantern_lottery","players":2})";
    for (std::size_t i = 0; i < most_matches; ++i) good(line);
    EXPECT_EQ(fault(line), "too_many_matches");
    EXPECT_EQ(fault(R"({"do":"load","record":"x"})"), "too_many_matches");
    good(R"({"do":"close","match":7})");
    EXPECT_EQ(fault(R"({"do":"state","match":7})"), "no_match");
    EXPECT_EQ(good(line).at("match"), 65);
}

TEST_F(EngineProtocolTest, new_refuses_what_the_game_cannot_play) {
    const std::string line = R"({"do":"new","game":"lantern_lottery",)";
    EXPECT_EQ(fault(R"({"do":"new","game":"chess","players":2})"), "no_game");
    EXPECT_EQ(fault(line + R"("players":5})"), "bad_players");
    EXPECT_EQ(fault(line + R"("players":2000})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2.0})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"options":{"rounds":0}})"), "bad_option");
    EXPECT_EQ(fault(line + R"("players":2,"options":{"luck":0}})"), "bad_option");
    EXPECT_EQ(fault(line + R"("players":2,"options":[]})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"content":{"lanterns":{"red":256}}})"), "bad_content");
    EXPECT_EQ(fault(line + R"("players":2,"content":{"lanterns":{"red":0,"gold":1,"blue":1}}})"),
              "bad_content");
    EXPECT_EQ(fault(line + R"("players":2,"seed":1.5})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"names":["a","b","c"]})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"names":["a\n"]})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"names":[""]})"), "bad_field");
    EXPECT_EQ(fault(line + R"("players":2,"names":[1]})"), "bad_field");
}

TEST_F(EngineProtocolTest, every_bad_line_gets_a_code) {
    begin();
    using namespace std::string_literals;
    EXPECT_EQ(fault(""), "empty_line");
    EXPECT_EQ(fault(" \t\r"), "empty_line");
    EXPECT_EQ(fault("hello"), "bad_json");
    EXPECT_EQ(fault("{\"do\":\"games\"} x"), "bad_json");
    EXPECT_EQ(fault("{\"do\":\"games\""), "bad_json");
    EXPECT_EQ(fault("{\"do\":\"ga\0mes\"}"s), "bad_json");
    EXPECT_EQ(fault("\0"s), "bad_json");
    EXPECT_EQ(fault("{\"do\":\"\xff\xfe\"}"), "bad_json");
    EXPECT_EQ(fault("[1]"), "not_an_object");
    EXPECT_EQ(fault("null"), "not_an_object");
    EXPECT_EQ(fault(std::string(100'000, '[')), "bad_json");
    EXPECT_EQ(fault(R"({"do":"games","id":)" + std::string(60, '[') + std::string(60, ']') + "}"),
              "bad_json");
    EXPECT_EQ(fault("{}"), "missing_field");
    EXPECT_EQ(fault(R"({"do":7})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"Games"})"), "unknown_do");
    EXPECT_EQ(fault(R"({"do":"games","match":1})"), "unknown_field");
    EXPECT_EQ(fault(R"({"do":"state"})"), "missing_field");
    EXPECT_EQ(fault(R"({"do":"state","match":"1"})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"state","match":99999999999999999999999})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"state","match":1e400})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"state","match":2})"), "no_match");
    EXPECT_EQ(fault(R"({"do":"offers","match":1,"seat":null})"), "bad_field");
    EXPECT_EQ(fault(R"({"do":"offers","match":1,"seat":18446744073709551615})"), "no_seat");
    EXPECT_EQ(fault(std::string(longest_line + 1, ' ')), "line_too_long");
    EXPECT_EQ(fault(R"({"do":"state","match":1,")" + std::string(1000, 'k') + R"(":1})"), "unknown_field");
}

TEST_F(EngineProtocolTest, a_long_text_is_cut_between_characters) {
    const std::string text = "{\"do\":\"" + std::string(59, 'a') + "éééé\"}";
    const std::string answer = protocol_.answer(text);
    EXPECT_NE(answer.find(std::string(59, 'a') + "…"), std::string::npos) << answer;
    EXPECT_FALSE(json::parse(answer).at("ok").as_bool());
}

}  // namespace
}  // namespace fg::protocol
