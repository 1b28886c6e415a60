// SPDX-License-Identifier: Apache-2.0
#include "terminal/terminal.h"

#include <gtest/gtest.h>

#include <sstream>

#include "terminal/canvas.h"

namespace fg::terminal {
namespace {

std::string said(const Look& look, const std::string& text) {
    std::istringstream in;
    std::ostringstream out;
    Terminal(in, out, look).say(text);
    return out.str();
}

TEST(TerminalText, width_counts_columns_and_not_bytes_or_marks) {
    EXPECT_EQ(width_of("Bess"), 4);
    EXPECT_EQ(width_of("●●…"), 3);
    EXPECT_EQ(width_of(inked(Ink::bad, "red")), 3);
    EXPECT_EQ(width_of("e\xcc\x81"), 1);
    EXPECT_EQ(width_of("王"), 2);
    EXPECT_EQ(width_of("\xff\xfe"), 2);
}

TEST(TerminalText, wrapping_breaks_at_spaces_and_keeps_the_ink) {
    EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("abcdefghij", 4), (std::vector<std::string>{"abcd", "efgh", "ij"}));
    const auto lines = wrapped(inked(Ink::good, "one two three"), 7);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0], inked(Ink::good, "one two"));
    EXPECT_EQ(lines[1], inked(Ink::good, "three"));
}

TEST(TerminalText, cutting_leaves_room_for_the_dots) {
    EXPECT_EQ(cut("Cathedral", 9), "Cathedral");
    EXPECT_EQ(cut("Cathedral", 5), "Cath…");
    EXPECT_EQ(padded("ab", 4), "ab  ");
    EXPECT_EQ(width_of(cut("王王王", 4)), 3);
}

TEST(TerminalText, columns_are_filled_downwards_and_never_too_wide) {
    std::vector<std::string> entries;
    for (int i = 0; i < 10; ++i) entries.push_back("entry " + std::to_string(i));
    const auto lines = in_columns(entries, 40);
    EXPECT_TRUE(lines.size() >= 3 && lines[1].starts_with("entry 1"));
    for (const std::string& line : lines) EXPECT_LE(width_of(line), 40);
    EXPECT_EQ(in_columns({std::string(100, 'x')}, 40).size(), 1u);
    EXPECT_LE(width_of(in_columns({std::string(100, 'x')}, 40)[0]), 40);
}

TEST(TerminalText, plain_terminals_get_no_escape_codes) {
    EXPECT_EQ(said(Look{.has_utf8 = true}, inked(Ink::bad, "no")), "no\n");
    EXPECT_EQ(said(Look{.has_escapes = true, .has_colour = true, .has_utf8 = true}, inked(Ink::bad, "no")),
              "\x1b[31mno\x1b[0m\n");
}

TEST(TerminalText, ascii_stands_in_for_drawing_characters) {
    EXPECT_EQ(said(Look{}, "╭─╮ ●●… “King!”"), "+-+ oo. \"King!\"\n");
    EXPECT_EQ(in_ascii("王"), "? ");
}

TEST(TerminalText, control_characters_of_names_and_files_do_not_reach_the_screen) {
    const std::string shown = said(Look{.has_utf8 = true},
                                   "Eve\x1b[2J\x07\xc2\x9b"
                                   "1m");
    EXPECT_EQ(shown.find('\x1b'), std::string::npos);
    EXPECT_EQ(shown.find('\x07'), std::string::npos);
    EXPECT_EQ(shown.find('\xc2'), std::string::npos);
}

TEST(TerminalText, clearing_hides_what_was_there_even_without_escapes) {
    std::istringstream in;
    std::ostringstream out;
    Terminal(in, out, Look{.height = 40}).clear();
    EXPECT_GE(out.str().size(), 80u);
    EXPECT_EQ(out.str().find_first_not_of('\n'), std::string::npos);
}

TEST(TerminalText, a_line_is_trimmed_and_the_end_of_input_is_nothing) {
    std::istringstream in("  2 \r\n");
    std::ostringstream out;
    Terminal terminal(in, out, Look{});
    EXPECT_EQ(terminal.ask("> "), "2");
    EXPECT_EQ(terminal.ask("> "), std::nullopt);
}

TEST(TerminalCanvas, nothing_is_drawn_outside_the_sheet) {
    Canvas canvas(10, 2);
    canvas.put(-2, 0, "abc");
    canvas.put(8, 0, "xyz");
    canvas.put(0, 5, "below");
    canvas.put_centred(9, 1, "wide");
    EXPECT_EQ(canvas.lines(), (std::vector<std::string>{"c       xy", "      wide"}));
}

TEST(TerminalCanvas, ink_is_marked_once_for_each_run) {
    Canvas canvas(10, 1);
    canvas.put(0, 0, "aa", Ink::bold);
    canvas.put(2, 0, "b");
    EXPECT_EQ(canvas.lines(), (std::vector<std::string>{inked(Ink::bold, "aa") + "b"}));
}

}  // namespace
}  // namespace fg::terminal
