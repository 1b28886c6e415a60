// SPDX-License-Identifier: Apache-2.0
// fuzz_corpus DIR: writes what the fuzz targets start from. DIR/protocol and DIR/record get a few inputs for
// every game and player count, DIR/words.dict the words that lines are made of.
#include <filesystem>
#include <fstream>
#include <set>

#include "bots/roster.h"
#include "games/all.h"
#include "protocol/protocol.h"

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using fg::protocol::EngineProtocol;

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

class Author {
  public:
    explicit Author(fs::path folder) : folder_(std::move(folder)) {
        fs::create_directories(folder_ / "protocol");
        fs::create_directories(folder_ / "record");
    }

    void write_game(const fg::AnyGame& game, int players) {
        const std::string name = std::string(game.id()) + "_" + std::to_string(players);
        for (const int answers : {0, 12, 60, 63}) write_position(game, players, answers);
        write(folder_ / "record" / name, played_record(game, players));
        write(folder_ / "protocol" / (name + "_wild"),
              opening(game, players) + "!7\n~1\n~2\n!20\n~3\n~4\n~5\n");
        json::object changed = json::parse(opening(game, players)).as_object();
        changed["content"] = json::parse(game.content_json());
        write(folder_ / "protocol" / (name + "_content"), json::serialize(changed) + "\n!40\n~1\n!40\n~2\n");
    }

    void write_words() const {
        std::string text;
        for (const std::string& word : words_) {
            std::string line = "\"";
            for (const char c : word)
                line += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
            text += line + "\"\n";
        }
        write(folder_ / "words.dict", text);
    }

  private:
    std::string opening(const fg::AnyGame& game, int players) const {
        json::object options;
        for (const fg::OptionInfo& option : game.options()) options[option.key] = json::parse(option.usual);
        return json::serialize(json::object{{"do", "new"},
                                            {"game", game.id()},
                                            {"players", players},
                                            {"seed", 7},
                                            {"options", options}}) +
               "\n";
    }
    json::object ask(EngineProtocol& protocol, const std::string& line) {
        json::object answer = json::parse(protocol.answer(line)).as_object();
        learn(answer);
        return answer;
    }
    json::object play(EngineProtocol& protocol, int answers) {
        json::object asked = ask(protocol, R"({"do":"asked","match":1})");
        for (int i = 0; i < answers && !asked.at("over").as_bool(); ++i)
            asked = ask(protocol, json::serialize(json::object{{"do", "bot"},
                                                               {"match", 1},
                                                               {"seat", asked.at("owing").at(0)},
                                                               {"bot", "random"},
                                                               {"seed", i},
                                                               {"play", true}}));
        return asked;
    }

    // One of each message, in a position some answers into the game.
    void write_position(const fg::AnyGame& game, int players, int answers) {
        EngineProtocol protocol(fg::bots::all_games_and_bots());
        std::string text = opening(game, players);
        ask(protocol, text);
        const json::object asked = play(protocol, answers);
        if (asked.at("over").as_bool()) return;
        text += "!" + std::to_string(answers) + "\n";
        const std::string seat = json::serialize(asked.at("owing").at(0));
        const json::object offers = ask(protocol, R"({"do":"offers","match":1,"seat":)" + seat + "}");
        const json::object state = ask(protocol, R"({"do":"state","match":1})");
        for (const char* what : {"offers", "view", "redeal", "events", "bot"})
            text += R"({"do":")" + std::string(what) + R"(","match":1,"seat":)" + seat + "}\n";
        text += R"({"do":"choose","match":1,"seat":)" + seat + R"(,"choice":)" +
                json::serialize(offers.at("offers").as_array().back().at("choice")) + R"(,"chance":[]})" +
                "\n";
        for (const char* what : {"asked", "undo", "record", "state"})
            text += R"({"do":")" + std::string(what) + R"(","match":1})" + "\n";
        text += R"({"do":"set","match":1,"state":)" + json::serialize(state.at("state")) + "}\n!9\n";
        text += "{\"do\":\"games\"}\n{\"do\":\"rule\",\"rule\":\"KTM-048\"}\n";
        text += "{\"do\":\"undo\",\"match\":1,\"force\":true}\n{\"do\":\"close\",\"match\":1}\n";
        const std::string name =
            std::string(game.id()) + "_" + std::to_string(players) + "_" + std::to_string(answers);
        write(folder_ / "protocol" / name, text);
        const json::object record{{"do", "load"}, {"record", played_record(game, players)}};
        write(folder_ / "protocol" / (name + "_load"), json::serialize(record) + "\n!5\n");
    }

    std::string played_record(const fg::AnyGame& game, int players) {
        EngineProtocol protocol(fg::bots::all_games_and_bots());
        ask(protocol, opening(game, players));
        play(protocol, 40);
        return std::string(ask(protocol, R"({"do":"record","match":1})").at("record").as_string());
    }

    void learn(const json::value& value) {
        if (value.is_array())
            for (const json::value& item : value.get_array()) learn(item);
        if (value.is_object())
            for (const auto& entry : value.get_object()) {
                if (entry.key().size() <= 24) words_.insert("\"" + std::string(entry.key()) + "\":");
                learn(entry.value());
            }
        if (value.is_string() && value.get_string().size() <= 24 &&
            value.get_string().find('\n') == std::string::npos)
            words_.insert("\"" + std::string(value.get_string()) + "\"");
    }

    fs::path folder_;
    std::set<std::string> words_{"null", "true", "false", "[]", "{}", "1e400", "-1", "\"id\":1,"};
};

}  // namespace

int main(int count, char** words) {
    if (count != 2) return 2;
    Author author(words[1]);
    for (const fg::AnyGame* game : fg::all_games())
        for (int players = game->min_players(); players <= game->max_players(); ++players)
            author.write_game(*game, players);
    author.write_words();
    return 0;
}
