// SPDX-License-Identifier: Apache-2.0
// The engine protocol with all games and bots: whole games, and a little fuzzing in every run.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "bots/roster.h"
#include "engine/check.h"
#include "games/all.h"
#include "protocol/protocol.h"
#include "tests/mutation.h"

namespace fg::protocol {
namespace {

namespace json = boost::json;

json::object ask(EngineProtocol& protocol, const json::object& request) {
    return json::parse(protocol.answer(json::serialize(request))).as_object();
}
bool is_good(const json::object& answer) { return answer.at("ok").as_bool(); }
std::string code_of(const json::object& answer) {
    return is_good(answer) ? "" : std::string(answer.at("error").at("code").as_string());
}

json::object begun(EngineProtocol& protocol, const AnyGame& game, int players, int seed) {
    return ask(protocol, {{"do", "new"}, {"game", game.id()}, {"players", players}, {"seed", seed}});
}

// Plays at random until the game is over or that many answers have been given.
json::object played(EngineProtocol& protocol, const json::value& match, int answers) {
    json::object standing = ask(protocol, {{"do", "asked"}, {"match", match}});
    for (int i = 0; i < answers && is_good(standing) && !standing.at("over").as_bool(); ++i)
        standing = ask(protocol, {{"do", "bot"},
                                  {"match", match},
                                  {"seat", standing.at("owing").at(0)},
                                  {"bot", "random"},
                                  {"seed", i},
                                  {"play", true}});
    return standing;
}

// One fixture for every game.
class EngineGamesTest : public testing::TestWithParam<const AnyGame*> {
  protected:
    const AnyGame& game() const { return *GetParam(); }
    EngineProtocol protocol_{bots::all_games_and_bots()};
};

TEST_P(EngineGamesTest, a_whole_game_is_played_recorded_and_loaded_again) {
    for (int players = game().min_players(); players <= game().max_players(); ++players) {
        const json::value match = begun(protocol_, game(), players, 3).at("match");
        const json::object end = played(protocol_, match, 20'000);
        ASSERT_TRUE(is_good(end)) << json::serialize(end);
        ASSERT_TRUE(end.at("over").as_bool());
        EXPECT_FALSE(end.at("result").at("winners").as_array().empty());
        const json::object record = ask(protocol_, {{"do", "record"}, {"match", match}});
        const json::object loaded = ask(protocol_, {{"do", "load"}, {"record", record.at("record")}});
        ASSERT_TRUE(is_good(loaded)) << json::serialize(loaded);
        EXPECT_EQ(loaded.at("result"), end.at("result"));
        EXPECT_EQ(ask(protocol_, {{"do", "state"}, {"match", loaded.at("match")}}),
                  ask(protocol_, {{"do", "state"}, {"match", match}}));
    }
}

TEST_P(EngineGamesTest, every_offer_has_label_and_rule_and_the_rule_can_be_read) {
    const json::value match = begun(protocol_, game(), game().max_players(), 5).at("match");
    for (int i = 0; i < 200; ++i) {
        const json::object asked = ask(protocol_, {{"do", "asked"}, {"match", match}});
        if (asked.at("over").as_bool()) break;
        for (const json::value& question : asked.at("questions").as_array()) {
            EXPECT_FALSE(question.at("prompt").as_string().empty());
            EXPECT_TRUE(is_good(ask(protocol_, {{"do", "rule"}, {"rule", question.at("rule")}})))
                << json::serialize(question);
        }
        const json::object offers =
            ask(protocol_, {{"do", "offers"}, {"match", match}, {"seat", asked.at("owing").at(0)}});
        bool has_timeout = false;
        for (const json::value& offer : offers.at("offers").as_array()) {
            EXPECT_FALSE(offer.at("label").as_string().empty());
            EXPECT_TRUE(is_good(ask(protocol_, {{"do", "rule"}, {"rule", offer.at("rule")}})))
                << json::serialize(offer);
            has_timeout |= offers.contains("timeout") && offer.at("choice") == offers.at("timeout");
        }
        // A clock that does more than give one answer (draws, abstains, picks a whole group) names none.
        const json::value* timeout = offers.if_contains("timeout");
        EXPECT_TRUE(has_timeout || timeout == nullptr || timeout->is_null()) << json::serialize(offers);
        played(protocol_, match, 1);
    }
}

TEST_P(EngineGamesTest, the_words_of_a_deal_can_be_given_back_as_chance) {
    const json::object first = begun(protocol_, game(), game().min_players(), 11);
    const std::string record(
        ask(protocol_, {{"do", "record"}, {"match", first.at("match")}}).at("record").as_string());
    const std::size_t line = record.find('\n') + 1;
    const json::value deal = json::parse(record.substr(line, record.find('\n', line) - line)).at("deal");
    ASSERT_FALSE(deal.as_array().empty());
    const json::object again = ask(protocol_, {{"do", "new"},
                                               {"game", game().id()},
                                               {"players", game().min_players()},
                                               {"seed", 12},
                                               {"chance", deal}});
    EXPECT_EQ(again.at("events"), first.at("events"));
    json::array longer = deal.as_array();
    longer.push_back(1);
    EXPECT_EQ(
        code_of(ask(
            protocol_,
            {{"do", "new"}, {"game", game().id()}, {"players", game().min_players()}, {"chance", longer}})),
        "bad_chance");
}

TEST_P(EngineGamesTest, undo_by_force_goes_back_to_every_state_before) {
    const json::value match = begun(protocol_, game(), game().min_players(), 9).at("match");
    const auto state = [&] { return ask(protocol_, {{"do", "state"}, {"match", match}}).at("state"); };
    std::vector<json::value> states{state()};
    for (int i = 0; i < 30; ++i) {
        const bool is_over = played(protocol_, match, 1).at("over").as_bool();
        states.push_back(state());
        if (is_over) break;
    }
    while (states.size() > 1) {
        states.pop_back();
        ASSERT_TRUE(is_good(ask(protocol_, {{"do", "undo"}, {"match", match}, {"force", true}})));
        ASSERT_EQ(state(), states.back());
    }
}

TEST_P(EngineGamesTest, a_redealt_state_can_be_set_and_the_seat_sees_no_difference) {
    const json::value match = begun(protocol_, game(), game().max_players(), 2).at("match");
    for (int i = 0; i < 40; ++i) {
        if (played(protocol_, match, 3).at("over").as_bool()) break;
        for (int seat = 0; seat < game().max_players(); ++seat) {
            const json::object view{{"do", "view"}, {"match", match}, {"seat", seat}};
            const json::value before = ask(protocol_, view).at("view");
            const json::object world =
                ask(protocol_, {{"do", "redeal"}, {"match", match}, {"seat", seat}, {"seed", i}});
            const json::object set =
                ask(protocol_, {{"do", "set"}, {"match", match}, {"state", world.at("state")}});
            ASSERT_TRUE(is_good(set)) << json::serialize(set);
            ASSERT_EQ(ask(protocol_, view).at("view"), before);
        }
    }
}

TEST_P(EngineGamesTest, every_bot_of_the_house_answers) {
    const json::value match = begun(protocol_, game(), game().min_players(), 4).at("match");
    const json::object games = ask(protocol_, {{"do", "games"}});
    for (const json::value& bot : games.at("bots").as_array()) {
        const json::object asked = ask(protocol_, {{"do", "asked"}, {"match", match}});
        json::object request{{"do", "bot"}, {"match", match}, {"seat", asked.at("owing").at(0)},
                             {"bot", bot},  {"seed", 5},      {"iterations", 50}};
        const json::object once = ask(protocol_, request);
        ASSERT_TRUE(is_good(once)) << json::serialize(once);
        EXPECT_EQ(ask(protocol_, request), once);
        request["play"] = true;
        EXPECT_EQ(ask(protocol_, request).at("choice"), once.at("choice"));
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EngineGamesTest, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& one) { return std::string(one.param->id()); });

TEST(EngineChance, is_of_the_last_step_of_an_answer_given_at_once) {
    EngineProtocol protocol{bots::all_games_and_bots()};
    const auto line = [&](const std::string& text) { return ask(protocol, json::parse(text).as_object()); };
    const auto hand = [&] {
        return line(R"({"do":"state","match":1})").at("state").at("veiled").at("scripts").at("hand").at(0);
    };
    line(R"({"do":"new","game":"ren_faire","players":2,"seed":1,"options":{"character_pick":"random"},)"
         R"("chance":[0,0,0,"Mob Cap","Silk Fan","Crystal Orb","Turning Wheel","Laundry Day","Encore!"]})");
    line(R"({"do":"choose","match":1,"seat":0,"choice":{"act":"draw_up"}})");
    const json::value before = line(R"({"do":"state","match":1})").at("signature");
    const std::string both =
        R"({"do":"choose","match":1,"seat":0,"choices":[{"act":"pick","card":"Encore!"},{"act":"done"}],)";
    EXPECT_EQ(code_of(line(both + R"("chance":["Encore!"]})")), "bad_chance");
    EXPECT_EQ(line(R"({"do":"state","match":1})").at("signature"), before) << "nothing is taken";
    EXPECT_EQ(code_of(line(both + R"("chance":["Toll Gate"]})")), "");
    EXPECT_EQ(hand(), json::parse(R"(["Turning Wheel","Laundry Day","Toll Gate"])"));
}

TEST(EngineMain, answers_line_by_line_and_survives_bad_ones) {
    std::istringstream in("{\"do\":\"games\"}\n\nnonsense\r\n" + std::string(longest_line + 10, 'x') +
                          "\n{\"do\":\"games\",\"id\":2}");
    std::ostringstream out;
    EXPECT_EQ(engine_main(in, out, bots::all_games_and_bots()), 0);
    std::istringstream answers(out.str());
    std::vector<json::object> list;
    for (std::string line; std::getline(answers, line);) list.push_back(json::parse(line).as_object());
    ASSERT_EQ(list.size(), 5u);
    EXPECT_TRUE(is_good(list[0]));
    EXPECT_EQ(code_of(list[1]), "empty_line");
    EXPECT_EQ(code_of(list[2]), "bad_json");
    EXPECT_EQ(code_of(list[3]), "line_too_long");
    EXPECT_EQ(list[4].at("id"), 2);
}

TEST(EngineMain, says_with_its_exit_code_that_nobody_reads_the_answers) {
    std::istringstream in("{\"do\":\"games\"}\n{\"do\":\"games\"}\n");
    std::ostringstream out;
    out.setstate(std::ios::badbit);
    EXPECT_EQ(engine_main(in, out, bots::all_games_and_bots()), 1);
}

// Good lines in the middle of a game, to be spoilt.
std::vector<json::object> good_lines(EngineProtocol& protocol, const AnyGame& game, int players, int seed) {
    const json::value match = begun(protocol, game, players, seed).at("match");
    const json::object standing = played(protocol, match, 5 * seed);
    const json::value state = ask(protocol, {{"do", "state"}, {"match", match}}).at("state");
    std::vector<json::object> lines{{{"do", "new"},
                                     {"game", game.id()},
                                     {"players", players},
                                     {"seed", seed},
                                     {"content", json::parse(game.content_json())}},
                                    {{"do", "set"}, {"match", match}, {"state", state}},
                                    {{"do", "asked"}, {"match", match}},
                                    {{"do", "undo"}, {"match", match}, {"force", true}},
                                    {{"do", "events"}, {"match", match}, {"seat", 0}, {"from", 1}},
                                    {{"do", "view"}, {"match", match}, {"seat", 0}, {"for", "person"}}};
    if (standing.at("over").as_bool()) return lines;
    const json::value seat = standing.at("owing").at(0);
    const json::object offers = ask(protocol, {{"do", "offers"}, {"match", match}, {"seat", seat}});
    for (const json::value& offer : offers.at("offers").as_array())
        lines.push_back({{"do", "choose"},
                         {"match", match},
                         {"seat", seat},
                         {"choice", offer.at("choice")},
                         {"chance", json::array{1, "King", "Bump"}}});
    lines.push_back({{"do", "bot"},
                     {"match", match},
                     {"seat", seat},
                     {"bot", "sage"},
                     {"iterations", 4},
                     {"play", true},
                     {"seed", 1}});
    lines.push_back({{"do", "redeal"}, {"match", match}, {"seat", seat}, {"seed", 3}});
    return lines;
}

std::string file_text(const char* path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A refused line must leave the match as it was.
void expect_untouched(EngineProtocol& protocol, const json::object& before) {
    EXPECT_EQ(ask(protocol, {{"do", "state"}, {"match", 1}}), before);
}

TEST(EngineFuzz, protocol_replay_fuzz_smoke) {
    const std::string manual = file_text("docs/protocol.md");
    std::set<std::string> codes;
    int accepted = 0;
    for (int seed = 1; seed <= 120; ++seed) {
        const AnyGame& game = *all_games()[static_cast<std::size_t>(seed) % all_games().size()];
        fuzzing::Mutation mutation(static_cast<u64>(seed));
        EngineProtocol protocol(bots::all_games_and_bots());
        const int players = game.min_players() + seed % (game.max_players() - game.min_players() + 1);
        std::vector<json::object> lines = good_lines(protocol, game, players, seed % 9);
        for (const json::object& line : lines) mutation.learn(line);
        for (int i = 0; i < 40; ++i) {
            json::value request = mutation.one_of(lines);
            for (u32 k = mutation.below(3); k < 3; ++k) mutation.change(request);
            std::string line = json::serialize(request);
            if (mutation.below(8) == 0) mutation.scramble(line);
            const json::object before = ask(protocol, {{"do", "state"}, {"match", 1}});
            const json::object answer = json::parse(protocol.answer(line)).as_object();
            if (is_good(answer)) ++accepted;
            if (is_good(answer)) continue;
            codes.insert(code_of(answer));
            expect_untouched(protocol, before);
        }
        for (int match = 1; match <= 4; ++match) played(protocol, match, 30);
    }
    EXPECT_GT(accepted, 200);
    EXPECT_GT(codes.size(), 8u);
    EXPECT_FALSE(codes.contains("internal"));
    for (const std::string& code : codes)
        EXPECT_NE(manual.find("`" + code + "`"), std::string::npos) << code << " is not in the manual";
}

// Puts the sums right, so that what lies behind them is reached.
std::string with_sums(const std::vector<std::string>& bodies) {
    std::string text, sum;
    for (const std::string& body : bodies) {
        sum = SeededSource::to_hex(SeededSource::seed_from_text(sum + body)).substr(0, 16);
        text += body + ",\"sum\":\"" + sum + "\"}\n";
    }
    return text;
}

// The lines of a record without their sums and closing braces.
std::vector<std::string> bodies_of(const std::string& record) {
    std::vector<std::string> bodies;
    std::istringstream in(record);
    for (std::string line; std::getline(in, line);) bodies.push_back(line.substr(0, line.rfind(",\"sum\"")));
    return bodies;
}

TEST(EngineFuzz, a_spoilt_record_is_refused_with_its_line_or_plays_through) {
    int refused = 0;
    for (int seed = 1; seed <= 400; ++seed) {
        const AnyGame& game = *all_games()[static_cast<std::size_t>(seed) % all_games().size()];
        EngineProtocol protocol(bots::all_games_and_bots());
        const json::value match = begun(protocol, game, game.min_players(), seed % 5).at("match");
        played(protocol, match, 12);
        const json::object record = ask(protocol, {{"do", "record"}, {"match", match}});
        std::vector<std::string> bodies = bodies_of(std::string(record.at("record").as_string()));
        ASSERT_TRUE(is_good(ask(protocol, {{"do", "load"}, {"record", with_sums(bodies)}})));

        fuzzing::Mutation mutation(static_cast<u64>(seed));
        std::string& body = mutation.one_of(bodies);
        json::value line = json::parse(body + "}");
        mutation.learn(line);
        mutation.change(line);
        if (!line.is_object() || line.get_object().empty()) continue;
        body = json::serialize(line);
        body.pop_back();
        const json::object answer = ask(protocol, {{"do", "load"}, {"record", with_sums(bodies)}});
        if (is_good(answer)) continue;
        ++refused;
        if (code_of(answer) == "no_game") continue;
        EXPECT_EQ(code_of(answer), "bad_record") << json::serialize(answer);
        EXPECT_TRUE(answer.at("error").at("message").as_string().starts_with("line "));
    }
    EXPECT_GT(refused, 200);
}

TEST(EngineRegressions, a_refusal_lists_the_allowed_names_with_commas_between) {
    EngineProtocol protocol(bots::all_games_and_bots());
    begun(protocol, *find_game("king_thief_minister"), 3, 1);
    const json::object answer =
        ask(protocol, {{"do", "set"}, {"match", 1}, {"state", {{"table", {{"claim", "Queen"}}}}}});
    EXPECT_EQ(answer.at("error").at("message"),
              "the state's table.claim: must be one of King, Thief, Minister, Executioner, Sheriff, Peasant");
}

TEST(EngineRegressions, an_id_that_cannot_be_written_again_is_refused) {
    EngineProtocol protocol(bots::all_games_and_bots());
    for (const char* id : {"1e999", "-1e999", "[1,{\"a\":1e999}]"}) {
        const std::string answer = protocol.answer(R"({"do":"games","id":)" + std::string(id) + "}");
        EXPECT_EQ(answer.find("nf"), std::string::npos) << answer.substr(0, 100);
        EXPECT_EQ(code_of(json::parse(answer).as_object()), "bad_field");
    }
    EXPECT_TRUE(protocol.answer(R"({"do":"?","id":1.5})").starts_with(R"({"ok":false,"id":1.5E0)"));
}

TEST(EngineRegressions, a_rule_comes_with_its_tables) {
    EngineProtocol protocol(bots::all_games_and_bots());
    const auto text = [&](const char* rule) {
        return std::string(ask(protocol, {{"do", "rule"}, {"rule", rule}}).at("text").as_string());
    };
    EXPECT_NE(text("KTM-070").find("\nclaim | who may challenge | "), std::string::npos) << text("KTM-070");
    EXPECT_NE(text("KTM-070").find("\ntwo or more \"Yes Sir\" | "), std::string::npos);
    EXPECT_EQ(text("KTM-070").find("KTM-071"), std::string::npos);
    EXPECT_EQ(text("KTM-070").find("--"), std::string::npos);
    EXPECT_NE(text("KTM-146").find("\ntreasury, purses | coins | exact counts | nothing"), std::string::npos);
    EXPECT_NE(text("HUZ-170").find("\nFinale | Show | 18 | "), std::string::npos) << text("HUZ-170");
    EXPECT_EQ(text("KTM-041").find('\n'), std::string::npos);
}

TEST(EngineRegressions, a_refusal_that_names_a_rule_has_it) {
    EngineProtocol protocol(bots::all_games_and_bots());
    begun(protocol, *find_game("king_thief_minister"), 3, 1);
    const json::object answer =
        ask(protocol, {{"do", "set"}, {"match", 1}, {"state", {{"table", {{"treasury", 3}}}}}});
    EXPECT_EQ(code_of(answer), "impossible_state");
    EXPECT_EQ(answer.at("error").at("rule"), "KTM-008");
}

TEST(EngineRegressions, positions_that_cannot_be_are_refused) {
    EngineProtocol protocol(bots::all_games_and_bots());
    const auto refusal = [&](int match, const char* state) {
        const json::object answer =
            ask(protocol, {{"do", "set"}, {"match", match}, {"state", json::parse(state)}});
        return is_good(answer) ? std::string("set")
                               : std::string(answer.at("error").at("message").as_string());
    };
    begun(protocol, *find_game("king_thief_minister"), 3, 1);
    const json::object state = ask(protocol, {{"do", "state"}, {"match", 1}});
    const std::int64_t start = state.at("state").at("table").at("start_player").as_int64();
    const std::string other = std::to_string((start + 1) % 3);
    const char* turns = "the turns finished are not those up to the player whose turn it is (KTM-036)";
    EXPECT_EQ(refusal(1, (R"({"table":{"mover":)" + other + "}}").c_str()), turns);
    EXPECT_EQ(refusal(1, R"({"table":{"turns":3}})"), turns) << "before the first turn none is finished";
    EXPECT_EQ(refusal(1, (R"({"table":{"question":"main","mover":)" + other + R"(},"round":{"asked":[)" +
                          other + R"(],"owing":[)" + other + "]}}")
                             .c_str()),
              turns);
    EXPECT_EQ(refusal(1, (R"({"table":{"question":"main","turns":4,"mover":)" + other +
                          R"(},"round":{"asked":[)" + other + R"(],"owing":[)" + other + "]}}")
                             .c_str()),
              "set")
        << "one turn after a whole round";
    EXPECT_EQ(refusal(1, R"({"round":{"owing":[1,1]}})"),
              "the state's round.owing[1]: is a seat that is there already");

    begun(protocol, *find_game("huzzah"), 3, 1);
    EXPECT_EQ(refusal(2, R"({"table":{"lead":1}})"),
              "the lead goes round with the turns, from seat 0 (HUZ-040)");
    EXPECT_EQ(refusal(2, R"({"table":{"score":{"0":30001}}})"), "a score is out of bounds");
    EXPECT_EQ(refusal(2, R"({"table":{"score":{"0":30000}}})"), "set");
}

}  // namespace
}  // namespace fg::protocol
