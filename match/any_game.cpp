// SPDX-License-Identifier: Apache-2.0
#include "match/any_game.h"

namespace fg {
namespace {

// "[stated] For one coin ..." -> "For one coin ...": the tag is for those who keep the catalogue.
std::string_view without_tag(std::string_view text) {
    if (text.empty() || text.front() != '[') return text;
    const std::size_t end = text.find("] ");
    return end == std::string_view::npos ? text : text.substr(end + 2);
}

// "(L66)", "(L15–L16)": lines of the rulebook, for those who keep the catalogue.
std::string without_sources(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t open = text.find("(L");
        const std::size_t close = text.find(')', open);
        const bool is_source = close != std::string_view::npos && open + 2 < close && text[open + 2] >= '0' &&
                               text[open + 2] <= '9';
        plain += text.substr(0, is_source ? open : open == std::string_view::npos ? open : open + 2);
        if (open == std::string_view::npos) break;
        if (is_source && !plain.empty() && plain.back() == ' ') plain.pop_back();
        text.remove_prefix(is_source ? close + 1 : open + 2);
        if (plain.empty() && !text.empty() && text.front() == ' ') text.remove_prefix(1);
    }
    return plain;
}

std::string without_markup(std::string_view text) {
    std::string plain;
    for (const char c : text)
        if (c != '*' && c != '`') plain += c;
    return plain;
}

}  // namespace

Or<Done> AnyMatch::choose_all(Seat seat, std::span<const AnyChoice> choices) {
    if (const Or<Done> possible = try_all(seat, choices); !possible) return possible;
    for (const AnyChoice& choice : choices)
        if (const Or<Done> done = choose(seat, choice); !done) return done;
    return Done{};
}

std::string hex_of(u64 value) {
    std::string hex(16, '0');
    for (std::size_t i = 0; i < 16; ++i) hex[i] = "0123456789abcdef"[value >> (60 - 4 * i) & 15];
    return hex;
}

std::string rule_text(const AnyGame& game, std::string_view rule) {
    const std::string_view book = game.rulebook();
    const std::string mark = "**" + std::string(rule) + "** ";
    const std::size_t start = book.find(mark);
    if (start == std::string_view::npos) return {};
    const std::size_t end = book.find('\n', start);
    const std::string_view text = without_tag(book.substr(start + mark.size(), end - start - mark.size()));
    return without_markup(without_sources(text));
}

}  // namespace fg
