// SPDX-License-Identifier: Apache-2.0
// For tests: all that a game can say, on one page beside the game (words.txt), so that somebody can read it aloud and a
// change of words shows as a difference. Known slips of grammar are looked for mechanically. With FAIRGROUND_REWRITE=1 in
// the environment the page is written anew.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "common/files.h"
#include "match/any_game.h"
#include "match/option_help.h"
#include "match/speaker.h"

namespace fg {

inline const std::vector<std::string> readers{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"};

// What is wrong with a text; empty if nothing is.
inline std::string slip_in(const std::string& text) {
    struct Slip {
        std::regex pattern;
        const char* what;
    };
    static const Slip slips[] = {
        {std::regex("  "), "two spaces"},
        {std::regex(R"( [.,;:!?])"), "a space before a stop"},
        {std::regex(R"(\.\.|[!?]\.|,\.|[,;:]$)"), "two stops, or the wrong one"},
        {std::regex("_"), "an identifier"},
        {std::regex(R"(\bspots?\b)"), "a spot, which only the engine knows"},
        {std::regex(R"(\b255\b)"), "a value that is not there"},
        {std::regex(R"(\b[Yy]ou (?!pass\b|guess\b)(?:is|[a-z]+s)\b)"), "a verb that is not of \"you\""},
        {std::regex(R"(\b(?:[Hh]e|[Ss]he|his|her|hers)\b)"), "a player who is not \"they\""},
        {std::regex(R"(^Your?\b[^.:;]*\btheir\b)"), "\"their\" of you"},
        {std::regex(R"(\b1 (?:coins|points|cards|people|steps)\b)"), "a plural of one"},
        {std::regex(R"(\b(?:0|[2-9]|\d\d+) (?:coin|point|card|person|step)\b)"), "a singular of several"},
    };
    for (const Slip& slip : slips)
        if (std::regex_search(text, slip.pattern)) return slip.what;
    return {};
}
// "Ann shuffled Ann's card"; but a place may lie between two who are named again.
inline std::string name_twice_in(const std::string& text) {
    for (const std::string& name : readers)
        if (std::regex_search(text, std::regex("\\b" + name + "\\b[^.:;]*\\b" + name + "\\b"))) return name;
    return {};
}

// Whatever has a name in that enumeration has an example on the page.
template <Named E>
void expect_every(const std::set<E>& met) {
    for (int n = 0; n < name_count<E>; ++n)
        EXPECT_TRUE(met.contains(static_cast<E>(n))) << name_of(static_cast<E>(n)) << " has no example";
}

class Proof {
  public:
    explicit Proof(std::string file) : file_(std::move(file)) {}

    void heading(std::string_view text) { page_ += (page_.empty() ? "" : "\n") + std::string(text) + "\n"; }
    // Once for each way it reads, behind those who read it so.
    void sentence(const std::vector<Seat>& viewers, const auto& told_to) {
        std::vector<std::pair<std::string, std::string>> ways;  // the text, its readers
        for (Seat viewer : viewers) {
            const std::string text = told_to(viewer);
            const std::string reader =
                viewer == no_seat ? "watcher" : readers[static_cast<std::size_t>(viewer)];
            bool is_new = true;
            for (auto& way : ways)
                if (way.first == text) way.second += ", " + reader, is_new = false;
            if (is_new) ways.emplace_back(text, reader);
        }
        for (const auto& [text, who] : ways) {
            page_ += "  " + (text.empty() ? "(nothing)" : text) + "  <" + who + ">\n";
            check(text);
            EXPECT_EQ(name_twice_in(text), "") << text;
            EXPECT_TRUE(text.empty() || text.ends_with('.') || text.ends_with('!') || text.ends_with('"') ||
                        text.ends_with('?'))
                << text;
        }
    }
    // Of a prompt or a label.
    void line(std::string_view mark, const std::string& text) {
        page_ += "  " + std::string(mark) + " " + text + "\n";
        check(text);
        EXPECT_FALSE(text.empty());
    }
    // A button has room for so much.
    void label(const std::string& text) {
        line("-", text);
        EXPECT_LE(text.size(), 64u) << text;
    }
    void options(const AnyGame& game) {
        heading("options");
        for (const OptionInfo& option : game.options()) {
            line("*", std::string(option.name) + ": " + std::string(option.help));
            EXPECT_NE(option.name, option.key);
            for (std::string_view word : option.words) line("-", std::string(word));
            if (!option.zero.empty()) line("-", "0: " + std::string(option.zero));
        }
        for (const Preset& preset : game.presets()) {
            line("*", std::string(preset.name) + ": " + std::string(preset.help));
            const int players = preset.most_players > 0 ? preset.most_players : game.min_players();
            const auto match =
                game.start({.players = players, .options = boost::json::parse(preset.options).as_object()});
            EXPECT_TRUE(bool(match)) << preset.key;
        }
    }

    void finish() const {
        if (std::getenv("FAIRGROUND_REWRITE") != nullptr) {
            EXPECT_TRUE(bool(write_file(file_, page_)));
            return;
        }
        const Or<std::string> kept = read_file(file_);
        ASSERT_TRUE(bool(kept)) << file_;
        EXPECT_EQ(*kept, page_) << "read the new words aloud, then write them with FAIRGROUND_REWRITE=1";
    }

  private:
    static void check(const std::string& text) { EXPECT_EQ(slip_in(text), "") << text; }

    std::string file_, page_;
};

}  // namespace fg
