// SPDX-License-Identifier: Apache-2.0
#include "terminal/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <istream>
#include <optional>
#include <ostream>

#include "common/utf8.h"
#include "terminal/canvas.h"

namespace fg::terminal {
namespace {

constexpr char mark_on = '\x0e';  // followed by 'a' + ink
constexpr char mark_off = '\x0f';

std::string_view escape_of(Ink ink) {
    constexpr std::string_view codes[] = {
        "\x1b[0m",    "\x1b[1m",    "\x1b[2m",    "\x1b[1;33m", "\x1b[32m",   "\x1b[31m",
        "\x1b[33m",   "\x1b[33m",   "\x1b[1;7m",  "\x1b[36m",   "\x1b[1;31m", "\x1b[1;32m",
        "\x1b[1;34m", "\x1b[1;35m", "\x1b[1;36m", "\x1b[1;33m", "\x1b[1m",    "\x1b[1;4m"};
    const auto index = static_cast<std::size_t>(ink);
    return codes[index < std::size(codes) ? index : 0];
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool is_utf8_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        std::string value = environment(name);
        if (value.empty()) continue;
        std::transform(value.begin(), value.end(), value.begin(),
                       [](unsigned char c) { return std::tolower(c); });
        return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

struct CodeRange {
    char32_t first, last;
};
template <std::size_t N>
bool is_in(char32_t code, const CodeRange (&ranges)[N]) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [code](const CodeRange& r) { return code >= r.first && code <= r.last; });
}

int columns_of(char32_t code) {
    static constexpr CodeRange none[] = {{0x300, 0x36f},   {0x200b, 0x200f}, {0x202a, 0x202e},
                                         {0x2060, 0x206f}, {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}};
    static constexpr CodeRange two[] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                                        {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                                        {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};
    if (is_in(code, none)) return 0;
    return is_in(code, two) ? 2 : 1;
}

// Removes a mark from the start of the text, if there is one.
bool skip_mark(std::string_view& text, std::optional<Ink>& ink) {
    if (text.empty()) return false;
    if (text[0] == mark_off) {
        ink = Ink::plain;
        text.remove_prefix(1);
        return true;
    }
    if (text[0] != mark_on || text.size() < 2) return false;
    ink = static_cast<Ink>(text[1] - 'a');
    text.remove_prefix(2);
    return true;
}

// Calls `on_glyph(text)` and `on_mark(ink)` from left to right.
template <class OnGlyph, class OnMark>
void walk(std::string_view text, OnGlyph on_glyph, OnMark on_mark) {
    std::optional<Ink> ink;
    while (!text.empty()) {
        if (skip_mark(text, ink)) {
            on_mark(*ink);
            continue;
        }
        const Glyph glyph = first_glyph(text);
        on_glyph(glyph);
        // A broken byte is shown as "?", which is not part of the text.
        const bool is_there =
            glyph.bytes.data() >= text.data() && glyph.bytes.data() < text.data() + text.size();
        text.remove_prefix(is_there ? glyph.bytes.size() : 1);
    }
}

std::string mark(Ink ink) {
    if (ink == Ink::plain) return std::string(1, mark_off);
    return {mark_on, static_cast<char>('a' + static_cast<int>(ink))};
}

// Breaks one paragraph.
class Wrapper {
  public:
    Wrapper(std::vector<std::string>& lines, int width) : lines_(lines), width_(width) {}

    void add(std::string_view word) {
        const int columns = width_of(word);
        if (used_ > 0 && used_ + 1 + columns > width_) end_line();
        if (used_ > 0) line_ += ' ', ++used_;
        walk(
            word,
            [&](const Glyph& glyph) {
                if (used_ + glyph.width > width_) end_line();
                line_ += glyph.bytes;
                used_ += glyph.width;
            },
            [&](Ink ink) { line_ += mark(ink), ink_ = ink; });
    }
    void end_line() {
        if (ink_ != Ink::plain) line_ += mark_off;
        lines_.push_back(line_);
        line_ = ink_ != Ink::plain ? mark(ink_) : "";
        used_ = 0;
    }

  private:
    std::vector<std::string>& lines_;
    int width_;
    int used_ = 0;
    Ink ink_ = Ink::plain;
    std::string line_;
};

std::string_view ascii_of(std::string_view glyph) {
    struct Pair {
        std::string_view from, to;
    };
    static constexpr Pair pairs[] = {
        {"─", "-"}, {"═", "="}, {"│", "|"},  {"║", "|"}, {"╭", "+"},  {"╮", "+"},  {"╰", "+"}, {"╯", "+"},
        {"┌", "+"}, {"┐", "+"}, {"└", "+"},  {"┘", "+"}, {"├", "+"},  {"┤", "+"},  {"┬", "+"}, {"┴", "+"},
        {"╔", "+"}, {"╗", "+"}, {"╚", "+"},  {"╝", "+"}, {"▒", "#"},  {"░", ":"},  {"▓", "#"}, {"█", "#"},
        {"●", "o"}, {"○", "."}, {"◆", "*"},  {"◇", "<"}, {"▸", ">"},  {"◂", "<"},  {"▾", "v"}, {"▴", "^"},
        {"♦", "D"}, {"♥", "H"}, {"♣", "C"},  {"♠", "S"}, {"·", "."},  {"…", "."},  {"–", "-"}, {"—", "-"},
        {"−", "-"}, {"×", "x"}, {"’", "'"},  {"‘", "'"}, {"“", "\""}, {"”", "\""}, {"→", ">"}, {"←", "<"},
        {"↑", "^"}, {"↓", "v"}, {"♪", "~"},  {"⚑", "P"}, {"▲", "^"},  {"▼", "v"},  {"≥", ">"}, {"≤", "<"},
        {"≠", "#"}, {"╱", "/"}, {"╲", "\\"}, {"┄", "-"}, {"┆", ":"},  {"∩", "n"},  {"é", "e"}, {"∪", "u"}};
    for (const Pair& pair : pairs)
        if (pair.from == glyph) return pair.to;
    return glyph.size() == 1 ? glyph : std::string_view("?");
}

}  // namespace

std::string inked(Ink ink, std::string_view text) {
    if (ink == Ink::plain || text.empty()) return std::string(text);
    return mark(ink) + std::string(text) + mark_off;
}

Look Look::of_this_process(bool is_plain) {
    Look look;
    const std::string term = environment("TERM");
    look.is_live = isatty(STDOUT_FILENO) == 1;
    look.has_escapes = look.is_live && !is_plain && !term.empty() && term != "dumb";
    look.has_colour = look.has_escapes && environment("NO_COLOR").empty();
    look.has_utf8 = is_utf8_locale();
    winsize size{};
    if (look.is_live && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        look.width = std::clamp(static_cast<int>(size.ws_col), 40, 80);
        look.height = std::max(static_cast<int>(size.ws_row), 10);
    }
    return look;
}

Glyph first_glyph(std::string_view text) {
    const std::optional<Character> first = first_character(text);
    if (!first || first->code < 0x20 || (first->code >= 0x7f && first->code < 0xa0)) return {"?", 1};
    return {text.substr(0, first->bytes), columns_of(first->code)};
}

int width_of(std::string_view text) {
    int width = 0;
    walk(text, [&](const Glyph& glyph) { width += glyph.width; }, [](Ink) {});
    return width;
}

std::string cut(std::string_view text, int width) {
    if (width_of(text) <= width) return std::string(text);
    std::string kept;
    int used = 0;
    bool is_open = true;
    walk(
        text,
        [&](const Glyph& glyph) {
            is_open = is_open && used + glyph.width < width;
            if (is_open) kept += glyph.bytes, used += glyph.width;
        },
        [&](Ink ink) { kept += mark(ink); });
    return width > 0 ? kept + "…" : "";
}

std::string padded(std::string_view text, int width) {
    std::string line = cut(text, width);
    line.append(static_cast<std::size_t>(std::max(0, width - width_of(line))), ' ');
    return line;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view paragraph = text.substr(0, end);
        const std::size_t margin = std::min(paragraph.find_first_not_of(' '), paragraph.size());
        Wrapper wrapper(lines, width);
        if (margin > 0) wrapper.add(std::string(margin - 1, ' '));
        paragraph.remove_prefix(margin);
        while (!paragraph.empty()) {
            const std::size_t space = std::min(paragraph.find(' '), paragraph.size());
            wrapper.add(paragraph.substr(0, space));
            paragraph.remove_prefix(std::min(space + 1, paragraph.size()));
        }
        wrapper.end_line();
        if (end == text.size()) return lines;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> in_columns(const std::vector<std::string>& entries, int width) {
    int widest = 1;
    for (const std::string& entry : entries) widest = std::max(widest, width_of(entry));
    constexpr int gap = 2;
    const int count = static_cast<int>(entries.size());
    const int most = count <= 3 ? count : (count + 2) / 3;
    const int columns = std::clamp((width + gap) / (widest + gap), 1, std::max(1, most));
    const int rows = (count + columns - 1) / columns;
    std::vector<std::string> lines;
    for (int row = 0; row < rows; ++row) {
        std::string line;
        for (int i = row; i < count; i += rows) {
            const std::string& entry = entries[static_cast<std::size_t>(i)];
            line += i + rows < count ? padded(entry, widest + gap) : cut(entry, width);
        }
        lines.push_back(line);
    }
    return lines;
}

std::string in_ascii(std::string_view text) {
    std::string plain;
    walk(
        text,
        [&](const Glyph& glyph) {
            if (glyph.width > 0) plain += ascii_of(glyph.bytes);
            if (glyph.width == 2) plain += ' ';
        },
        [&](Ink ink) { plain += mark(ink); });
    return plain;
}

void Terminal::write(std::string_view marked) {
    const std::string text = look_.has_utf8 ? std::string(marked) : in_ascii(marked);
    std::string shown;
    bool is_coloured = false;
    walk(
        text, [&](const Glyph& glyph) { shown += glyph.bytes; },
        [&](Ink ink) {
            if (!look_.has_colour) return;
            if (is_coloured) shown += escape_of(Ink::plain);
            is_coloured = ink != Ink::plain;
            if (is_coloured) shown += escape_of(ink);
        });
    if (is_coloured) shown += escape_of(Ink::plain);
    out_ << shown;
}

void Terminal::say(std::string_view text, int indent) {
    for (const std::string& line : wrapped(text, look_.width - indent)) {
        write(std::string(static_cast<std::size_t>(indent), ' ') + line);
        out_ << '\n';
    }
}

void Terminal::say_all(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        write(cut(line, look_.width));
        out_ << '\n';
    }
}

void Terminal::show(const Canvas& canvas) {
    for (const std::string& line : canvas.lines()) {
        write(line);
        out_ << '\n';
    }
}

void Terminal::murmur(std::string_view text) {
    if (!look_.has_escapes) return;
    write(cut(text, look_.width - 1));
    out_.flush();
}

void Terminal::wipe() {
    if (look_.has_escapes) out_ << "\r\x1b[K" << std::flush;
}

void Terminal::clear() {
    if (look_.has_escapes) {
        out_ << "\x1b[H\x1b[2J\x1b[3J" << std::flush;
        return;
    }
    out_ << std::string(static_cast<std::size_t>(std::max(look_.height, 24)) * 2, '\n') << std::flush;
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
    write(prompt);
    out_.flush();
    std::string line;
    if (!std::getline(in_, line)) {
        out_ << '\n';
        return std::nullopt;
    }
    if (!look_.is_live) out_ << '\n';
    const auto is_space = [](unsigned char c) { return c <= ' '; };
    line.erase(line.begin(), std::find_if_not(line.begin(), line.end(), is_space));
    line.erase(std::find_if_not(line.rbegin(), line.rend(), is_space).base(), line.end());
    return line;
}

}  // namespace fg::terminal
