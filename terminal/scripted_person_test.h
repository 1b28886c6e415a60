// SPDX-License-Identifier: Apache-2.0
// For tests: somebody at the keyboard who reads the screen before typing.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "terminal/play.h"

namespace fg::terminal {

// A stream of lines, each made when it is wanted from all that has been written by then; nothing ends it.
class ScriptedPerson : private std::streambuf {
  public:
    using Answer = std::function<std::optional<std::string>(const std::string& screen)>;
    explicit ScriptedPerson(Answer answer) : in(this), answer_(std::move(answer)) {}

    std::istream in;
    std::ostringstream out;
    std::ostringstream err;

    Console console(const Look& look = {}) {
        return {.in = in, .out = out, .err = err, .look = look, .autosave = ""};
    }

  private:
    int_type underflow() override {
        const std::optional<std::string> line = answer_(out.str());
        if (!line) return traits_type::eof();
        line_ = *line + '\n';
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(*gptr());
    }
    Answer answer_;
    std::string line_;
};

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

inline std::string without_escapes(const std::string& screen) {
    std::string plain;
    for (std::size_t i = 0; i < screen.size(); ++i) {
        if (screen[i] != '\x1b') {
            plain += screen[i] == '\r' ? '\n' : screen[i];
            continue;
        }
        while (i < screen.size() && !std::isalpha(static_cast<unsigned char>(screen[i]))) ++i;
    }
    return plain;
}

// Everything but escape codes, and no column beyond the 80th.
inline void expect_fits(const std::string& screen) {
    const std::string plain = without_escapes(screen);
    for (const std::string& line : lines_of(plain)) EXPECT_LE(width_of(line), 80) << line;
}
// The rows from the empty one above a fresh board to where one types; 0 if something else stands there.
inline long rows_of_question(const std::string& screen) {
    const std::string shown = screen.substr(screen.rfind("\n\n") + 1);
    const bool is_fresh = shown.find("(you)") != std::string::npos && shown.find("> ") + 2 == shown.size();
    return is_fresh ? std::count(shown.begin(), shown.end(), '\n') + 1 : 0;
}

// A person who tries one number after another, the same ones in every run, confirms whatever wants an Enter,
// and leaves after the game.
class Dabbler {
  public:
    std::string answer(const std::string& screen) {
        const std::string shown =
            without_escapes(screen.substr(screen.size() < 200 ? 0 : screen.size() - 200));
        if (shown.ends_with("leave [3] ")) return "3";
        if (!shown.ends_with("> ")) return "";
        ++typed_;
        return std::to_string(1 + typed_ * 7919 / 13 % 5);
    }

  private:
    unsigned typed_ = 0;
};

inline int play(ScriptedPerson& person, std::vector<std::string> words, const Look& look = {}) {
    return play_main(words, person.console(look));
}

}  // namespace fg::terminal
