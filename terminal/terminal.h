// SPDX-License-Identifier: Apache-2.0
// Words on a terminal: what it can show, widths, wrapping, columns, and the one place where anything is
// written.
//
// Text inside the program is UTF-8 with ink marks (see `inked`). Only Terminal turns marks into escape codes,
// or drops them, and turns drawing characters into ASCII where the locale cannot show them. Control
// characters from names and files never reach the screen.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace fg::terminal {

enum class Ink : char { plain, bold, dim, title, good, bad, coin, crowd, richard, gate, seat0 };

// The ink of a seat's name and pieces.
constexpr Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::seat0) + index_of(seat)); }

// The same text with marks around it. Marks do not nest.
std::string inked(Ink ink, std::string_view text);

// What the terminal can do.
struct Look {
    bool has_escapes = false;  // may clear the screen and go back on a line
    bool has_colour = false;
    bool has_utf8 = false;
    bool is_live = false;  // a person may be watching as it is written
    int width = 80;        // never more than 80
    int height = 24;

    // From isatty, TERM, NO_COLOR and the locale.
    static Look of_this_process(bool is_plain);
};

// One character as it stands in UTF-8, and how many columns it takes.
struct Glyph {
    std::string_view bytes;
    int width = 1;
};
// The first glyph of a text that is not empty. What is not UTF-8 or a control character counts as "?".
Glyph first_glyph(std::string_view text);

// Columns on the screen; marks take none.
int width_of(std::string_view text);
// Cut to at most `width` columns, or filled up with spaces to exactly that many.
std::string cut(std::string_view text, int width);
std::string padded(std::string_view text, int width);
// Broken at spaces into lines of at most `width` columns; each '\n' starts a new line.
std::vector<std::string> wrapped(std::string_view text, int width);
// Entries below each other in as many columns of equal width as fit.
std::vector<std::string> in_columns(const std::vector<std::string>& entries, int width);
// Drawing characters and typographic marks in ASCII, one column for each.
std::string in_ascii(std::string_view text);

class Canvas;

class Terminal {
  public:
    Terminal(std::istream& in, std::ostream& out, Look look) : in_(in), out_(out), look_(look) {}

    const Look& look() const { return look_; }

    // One or more lines, wrapped; `indent` spaces before each.
    void say(std::string_view text, int indent = 0);
    void say_all(const std::vector<std::string>& lines);
    void show(const Canvas& canvas);
    // Words on a line that `wipe` can take back, only where somebody watches.
    void murmur(std::string_view text);
    void wipe();
    // Makes whatever was shown before unreadable.
    void clear();
    // Nothing at the end of the input.
    std::optional<std::string> ask(std::string_view prompt);

  private:
    void write(std::string_view marked);

    std::istream& in_;
    std::ostream& out_;
    Look look_;
};

}  // namespace fg::terminal
