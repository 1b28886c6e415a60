// SPDX-License-Identifier: Apache-2.0
// docs/protocol.md is true: its examples, played as one conversation, are answered as it shows, and it speaks of
// every message, field, choice and event there is. With FAIRGROUND_REWRITE=1 in the environment the examples'
// answers are written anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "bots/roster.h"
#include "common/json_text.h"
#include "games/all.h"
#include "games/fairy_tale_fight_club/state.h"
#include "games/huzzah/state.h"
#include "games/king_thief_minister/state.h"
#include "games/monster_faire/state.h"
#include "games/ren_faire/state.h"
#include "protocol/protocol.h"

namespace fg::protocol {
namespace {

namespace json = boost::json;
constexpr const char* manual_path = "docs/protocol.md";

std::string manual() {
    std::ifstream file(manual_path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// JSON broken into lines only where one would be too long, and as many fields on a line as it takes.
std::string laid_out(const json::value& value, const std::string& indent, std::size_t taken) {
    constexpr std::size_t width = 116;
    std::string flat = json::serialize(value);
    if (taken + flat.size() <= width || !(value.is_object() || value.is_array())) return flat;
    const std::string inner = indent + "  ";
    std::string text, line;
    const auto add = [&](const std::string& key, const json::value& item) {
        const std::string part = key + laid_out(item, inner, inner.size() + key.size() + 1);
        const bool is_broken = part.find('\n') != std::string::npos;
        if (!line.empty()) line += ',';
        if (!line.empty() && (is_broken || inner.size() + line.size() + part.size() >= width)) {
            text += inner + line + '\n';
            line.clear();
        }
        line += part;
    };
    if (value.is_object())
        for (const auto& entry : value.get_object()) add(json::serialize(entry.key()) + ":", entry.value());
    else
        for (const json::value& item : value.get_array()) add("", item);
    const char* brackets = value.is_object() ? "{}" : "[]";
    return brackets[0] + ("\n" + text + inner + line) + "\n" + indent + brackets[1];
}

struct Exchange {
    std::string request;
    std::string documented;  // as it stands in the manual
};

// The manual cut into exchanges and the text between them.
struct Manual {
    std::vector<std::string> between;  // one more than exchanges
    std::vector<Exchange> exchanges;
};

Manual cut(const std::string& text) {
    Manual manual;
    manual.between.emplace_back();
    std::istringstream in(text);
    bool is_answer = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("> ")) {
            manual.exchanges.push_back({line.substr(2), ""});
            manual.between.emplace_back();
            is_answer = false;
        } else if (line.starts_with("< ")) {
            manual.exchanges.back().documented = line.substr(2);
            is_answer = true;
        } else if (is_answer && line != "```") {
            manual.exchanges.back().documented += "\n" + line;
        } else {
            is_answer = false;
            manual.between.back() += line + "\n";
        }
    }
    return manual;
}

// Answers all examples; "$record" stands for the text of the last record.
std::vector<json::value> conversation(const Manual& manual) {
    EngineProtocol protocol(bots::all_games_and_bots());
    std::vector<json::value> answers;
    std::string record;
    for (const Exchange& exchange : manual.exchanges) {
        json::object request = json::parse(exchange.request).as_object();
        if (json::value* text = request.if_contains("record"); text != nullptr) *text = record;
        const json::value answer = json::parse(protocol.answer(json::serialize(request)));
        if (const json::value* text = answer.as_object().if_contains("record"); text != nullptr)
            record = text->as_string();
        answers.push_back(answer);
    }
    return answers;
}

void rewrite(const Manual& manual, const std::vector<json::value>& answers) {
    std::string text = manual.between.front();
    for (std::size_t i = 0; i < answers.size(); ++i) {
        text += "> " + manual.exchanges[i].request + "\n< " + laid_out(answers[i], "", 2) + "\n";
        text += manual.between[i + 1];
    }
    std::ofstream(manual_path) << text;
}

TEST(EngineDocs, every_example_is_answered_exactly_as_documented) {
    const Manual book = cut(manual());
    ASSERT_GT(book.exchanges.size(), 17u);
    const std::vector<json::value> answers = conversation(book);
    if (std::getenv("FAIRGROUND_REWRITE") != nullptr) return rewrite(book, answers);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Exchange& exchange = book.exchanges[i];
        EXPECT_EQ(json::serialize(json::parse(exchange.documented)), json::serialize(answers[i]))
            << exchange.request << "\nwrite it anew with FAIRGROUND_REWRITE=1";
    }
}

TEST(EngineDocs, every_message_has_a_section_and_an_example_that_works) {
    const std::string text = manual();
    const Manual book = cut(text);
    EngineProtocol protocol(bots::all_games_and_bots());
    const json::value unknown = json::parse(protocol.answer(R"({"do":"?"})"));
    const std::string known(unknown.at("error").at("message").as_string());
    std::istringstream names(known.substr(known.find("there are: ") + 11));
    int count = 0;
    for (std::string name; std::getline(names >> std::ws, name, ',');) {
        EXPECT_NE(text.find("\n### " + name + "\n"), std::string::npos) << name;
        const bool works = std::ranges::any_of(book.exchanges, [&](const Exchange& exchange) {
            return json::parse(exchange.request).at("do").as_string() == name &&
                   json::parse(exchange.documented).at("ok").as_bool();
        });
        EXPECT_TRUE(works || name == "report") << name << " (no example: it is about who leaves)";
        ++count;
    }
    EXPECT_EQ(count, 21);
}

void expect_word(const std::string& text, std::string_view word) {
    EXPECT_NE(text.find("`" + std::string(word) + "`"), std::string::npos) << word << " is not in the manual";
}
template <Named E>
void expect_names(const std::string& text) {
    for (std::string_view name : names_of(E{})) expect_word(text, name);
}

TEST(EngineDocs, every_choice_event_and_word_of_the_games_is_described) {
    const std::string text = manual();
    expect_names<ktm::Question>(text);
    expect_names<ktm::Act>(text);
    expect_names<ktm::EventKind>(text);
    expect_names<ktm::Reason>(text);
    expect_names<ktm::Character>(text);
    expect_names<ktm::Shuffle>(text);
    expect_names<ktm::Ending>(text);
    expect_names<huzzah::Question>(text);
    expect_names<huzzah::Act>(text);
    expect_names<huzzah::EventKind>(text);
    expect_names<huzzah::Card>(text);
    expect_names<huzzah::Stage>(text);
    expect_names<huzzah::Ending>(text);
    expect_names<huzzah::HeckleFailure>(text);
    expect_names<ftf::Question>(text);
    expect_names<ftf::Act>(text);
    expect_names<ftf::EventKind>(text);
    expect_names<ftf::Reason>(text);
    expect_names<ftf::Creature>(text);
    expect_names<ftf::Place>(text);
    expect_names<ftf::DeckCard>(text);
    expect_names<ftf::Part>(text);
    expect_names<ftf::Rating>(text);
    expect_names<ftf::Ending>(text);
    expect_names<ftf::DecidedBy>(text);
    expect_names<ren::Question>(text);
    expect_names<ren::Act>(text);
    expect_names<ren::EventKind>(text);
    expect_names<ren::Reason>(text);
    expect_names<ren::Pick>(text);
    expect_names<ren::Ending>(text);
    expect_names<mon::Question>(text);
    expect_names<mon::Act>(text);
    expect_names<mon::EventKind>(text);
    expect_names<mon::Reason>(text);
    expect_names<mon::Ending>(text);
}

// The row of a table whose first cell has that word.
std::string row_of(const std::string& text, std::string_view word) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("| ") &&
            line.substr(0, line.find(" | ")).find("`" + std::string(word) + "`") != std::string::npos)
            return line;
    return {};
}
template <class Kind>
void expect_shapes(const std::string& text) {
    const auto fields = fields_of(Kind{});
    for (int i = 0; i < name_count<Kind>; ++i) {
        const std::string row = row_of(text, name_of(static_cast<Kind>(i)));
        EXPECT_FALSE(row.empty()) << name_of(static_cast<Kind>(i)) << " has no row";
        std::istringstream words{std::string(fields[static_cast<std::size_t>(i)])};
        for (std::string word; words >> word;) {
            std::erase(word, ',');
            if (word.empty() || word == "maybe") continue;
            EXPECT_NE(row.find("`" + word + "`"), std::string::npos) << row;
        }
    }
}
TEST(EngineDocs, every_event_has_a_row_with_all_its_fields) {
    const std::string text = manual();
    const std::size_t first = text.find("\n## Events"), second = text.find("Huzzah!, by `kind`"),
                      third = text.find("Fairy Tale Fight Club, by `kind`"),
                      fourth = text.find("Ren Faire, by `kind`"),
                      fifth = text.find("Monster Faire, by `kind`"), end = text.find("\n## Errors");
    ASSERT_TRUE(first < second && second < third && third < fourth && fourth < fifth && fifth < end);
    expect_shapes<ktm::EventKind>(text.substr(first, second - first));
    expect_shapes<huzzah::EventKind>(text.substr(second, third - second));
    expect_shapes<ftf::EventKind>(text.substr(third, fourth - third));
    expect_shapes<ren::EventKind>(text.substr(fourth, fifth - fourth));
    expect_shapes<mon::EventKind>(text.substr(fifth, end - fifth));
}

TEST(EngineDocs, every_field_of_a_result_is_described) {
    const std::string text = manual();
    const Result result;
    Result::each(result, [&](std::string_view name, const auto&) {
        EXPECT_FALSE(row_of(text, name).empty()) << name;
    });
}

TEST(EngineDocs, every_field_of_state_choice_and_event_is_described) {
    const std::string text = manual();
    const auto word = [&](std::string_view name, const auto&) { expect_word(text, name); };
    const auto zone = [&](std::string_view prefix) {
        return [&text, prefix](std::string_view name, const auto&) {
            expect_word(text, std::string(prefix) + std::string(name));
        };
    };
    const ktm::State king;
    ktm::State::Table::each(king.table, zone("table."));
    ktm::State::Own::each(king.own.at[0], zone("own[]."));
    ktm::State::Hidden::each(king.hidden, zone("hidden."));
    const huzzah::State faire;
    huzzah::State::Table::each(faire.table, zone("table."));
    huzzah::State::Own::each(faire.own.at[0], zone("own[]."));
    huzzah::State::Hidden::each(faire.hidden, zone("hidden."));
    const huzzah::Frame frame;
    huzzah::Frame::each(frame, word);
    const ftf::State market;
    ftf::State::Table::each(market.table, zone("table."));
    ftf::State::Own::each(market.own.at[0], zone("own[]."));
    ftf::State::Hidden::each(market.hidden, zone("hidden."));
    const ftf::Group group;
    ftf::Group::each(group, word);
    const ftf::Choice load;
    ftf::Choice::each(load, word);
    const ftf::Event market_event;
    ftf::Event::each(market_event, word);
    const ren::State shoppe;
    ren::State::Table::each(shoppe.table, zone("table."));
    ren::Stage::each(shoppe.table.stage, word);
    const ren::Extended laid;
    ren::Extended::each(laid, word);
    const ren::Choice buy;
    ren::Choice::each(buy, word);
    const ren::Event shoppe_event;
    ren::Event::each(shoppe_event, word);
    const mon::State vale;
    mon::State::Table::each(vale.table, zone("table."));
    mon::State::Own::each(vale.own.at[0], zone("own[]."));
    mon::Attack::each(vale.table.attack, word);
    mon::Fair::each(vale.table.faire, word);
    mon::Turn::each(vale.table.turn, word);
    mon::Trip::each(vale.table.trip, word);
    mon::Fight::each(vale.table.fight, word);
    const mon::Choice errand;
    mon::Choice::each(errand, word);
    const mon::Event vale_event;
    mon::Event::each(vale_event, word);
    const ktm::Choice claim;
    ktm::Choice::each(claim, word);
    const huzzah::Choice walk;
    huzzah::Choice::each(walk, word);
    const ktm::Event court_event;
    ktm::Event::each(court_event, word);
    const huzzah::Event faire_event;
    huzzah::Event::each(faire_event, word);
}

}  // namespace
}  // namespace fg::protocol
