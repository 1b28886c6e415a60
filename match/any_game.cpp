// SPDX-License-Identifier: Apache-2.0
#include "match/any_game.h"

#include <algorithm>

#include "common/text.h"
#include "match/speaker.h"

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

// "| a | b |" -> "a | b"; nothing for the line under a table's head.
std::string row_of_table(std::string_view line) {
    if (line.find_first_not_of("|-: ") == std::string_view::npos) return {};
    line.remove_prefix(1);
    if (const std::size_t end = line.rfind('|'); end != std::string_view::npos) line = line.substr(0, end);
    return std::string(trimmed(line, " "));
}

// The tables and lists that follow a rule's own line and belong to it.
std::vector<std::string> lines_belonging_to(std::string_view book) {
    std::vector<std::string> lines;
    while (!book.empty()) {
        book.remove_prefix(1);  // the end of the line before
        const std::size_t end = std::min(book.find('\n'), book.size());
        const std::string_view line = book.substr(0, end);
        book.remove_prefix(end);
        if (line.empty()) continue;
        const bool is_table = line.front() == '|';
        const bool is_item = line.starts_with("  ");
        if (!is_table && !is_item) break;
        const std::string text = is_table ? row_of_table(line) : std::string(trimmed(line, " "));
        if (!text.empty()) lines.push_back(text);
    }
    return lines;
}

std::string without_markup(std::string_view text) {
    std::string plain;
    for (const char c : text)
        if (c != '*' && c != '`') plain += c;
    return plain;
}

}  // namespace

std::string label_of_steps(std::span<const std::string> labels) {
    constexpr std::string_view done = "Done: ";
    if (labels.size() == 1) return labels.front();
    if (labels.back().starts_with(done)) return opened(labels.back().substr(done.size()));
    if (labels.back() == "Done") labels = labels.first(labels.size() - 1);
    std::vector<std::string> heads;
    for (const std::string& label : labels) heads.push_back(label.substr(0, label.find(": ")));
    const std::string verb = heads.front().substr(0, heads.front().find(' ') + 1);
    const bool is_one_deed = !verb.empty() && std::all_of(heads.begin(), heads.end(), [&](const auto& head) {
        return head.starts_with(verb);
    });
    if (!is_one_deed) return joined(heads, ", then ");
    for (std::string& head : heads) head.erase(0, verb.size());
    return verb + joined(heads, " and ");
}

Or<Done> AnyMatch::choose_all(Seat seat, std::span<const AnyChoice> choices,
                              const std::vector<Outcome>& chance) {
    if (const Or<Done> possible = try_all(seat, choices); !possible) return possible;
    const std::span<const AnyChoice> steps = choices.first(choices.size() - 1);
    for (const AnyChoice& step : steps)
        if (const Or<Done> done = choose(seat, step); !done) return done;
    Or<Done> last = choose(seat, choices.back(), chance);
    if (!last)  // outcomes that do not fit
        for (std::size_t i = 0; i < steps.size(); ++i) undo(seat);
    return last;
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
    const std::size_t end = std::min(book.find('\n', start), book.size());
    const std::string_view text = without_tag(book.substr(start + mark.size(), end - start - mark.size()));
    std::string all(text);
    for (const std::string& line : lines_belonging_to(book.substr(end))) all += '\n' + line;
    return without_markup(without_sources(all));
}

Refusal with_rule(std::string code, std::string message) {
    const std::size_t open = message.rfind('('), close = message.rfind(')');
    std::string rule;
    if (open != std::string::npos && close == message.size() - 1) {
        rule = message.substr(open + 1, close - open - 1);
        const auto is_of_number = [](char c) {
            return c == '-' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        };
        if (rule.find('-') == std::string::npos || !std::all_of(rule.begin(), rule.end(), is_of_number))
            rule.clear();
    }
    return {std::move(code), std::move(message), std::move(rule)};
}

Refusal bad_option(const boost::json::object& asked, const std::string& fault,
                   const std::vector<OptionInfo>& options) {
    for (const auto& entry : asked) {
        const std::string_view key = entry.key();
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const OptionInfo& one) { return one.key == key; });
        if (option == options.end())
            return {"bad_option",
                    "there is no option " + in_quotes(key) +
                        "; there are: " + joined(options, ", ", &OptionInfo::key),
                    ""};
        if (option->type == OptionInfo::Type::number && fault.starts_with(std::string(key) + ": "))
            return {"bad_option",
                    std::string(key) + ": must be a whole number from " + std::to_string(option->least) +
                        " to " + std::to_string(option->most) +
                        (option->zero.empty() || option->least <= 0 ? "" : ", or 0"),
                    std::string(option->rule)};
    }
    return {"bad_option", fault, ""};
}

}  // namespace fg
