// SPDX-License-Identifier: Apache-2.0
#include "terminal/choosing.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

#include "common/text.h"
#include "terminal/terminal.h"

namespace fg::terminal {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Small letters, and no quotation marks to type.
std::string plain(std::string_view text) {
    std::string kept;
    for (const char c : text)
        if (c != '"') kept += lower(c);
    return kept;
}

std::size_t start_of_word(const std::string& text, std::size_t at) {
    while (at > 0 && text[at - 1] != ' ') --at;
    return at;
}

// The length of what all texts begin with, back to the end of a word.
std::size_t common_start(const std::vector<std::string>& texts) {
    std::size_t length = texts.front().size();
    for (const std::string& text : texts) {
        std::size_t same = 0;
        while (same < length && same < text.size() && text[same] == texts.front()[same]) ++same;
        length = same;
    }
    return start_of_word(texts.front(), length);
}

std::size_t common_end(const std::vector<std::string>& texts) {
    std::vector<std::string> turned;
    for (const std::string& text : texts) turned.emplace_back(text.rbegin(), text.rend());
    return common_start(turned);
}

// What the labels have in common becomes the heading, and the rest the labels.
void split_heading(ChoiceGroup& group) {
    const std::string first = group.labels.front();
    if (group.labels.size() == 1) {
        group.heading = first;
        return;
    }
    std::size_t start = common_start(group.labels);
    // "step 24" reads better than "24" behind the number of the choice; but the heading keeps a word.
    if (start > 0 && is_digit(first[start]))
        if (const std::size_t before = start_of_word(first, start - 1); before > 0) start = before;
    std::size_t end = std::min(common_end(group.labels), first.size() - start);
    const auto has_colon = [&](const std::string& label) {
        return label.size() > start + end && label[label.size() - end - 1] == ':';
    };
    if (std::all_of(group.labels.begin(), group.labels.end(), has_colon)) ++end;
    group.heading = first.substr(0, start) + "…" + first.substr(first.size() - end);
    for (std::string& label : group.labels) label = label.substr(start, label.size() - start - end);
}

std::string in_brackets(std::string_view rule) { return " (" + std::string(rule) + ")"; }

// As many as there are kinds of deeds in a game, and few enough for one screen.
constexpr std::size_t most_groups = 12;

// The fields that sort the choices into a few groups: first those that make the fewest, and the later one of equals.
std::vector<std::string> sorting_fields(const std::vector<boost::json::object>& choices) {
    std::map<std::string, std::set<std::string>> values;
    std::vector<std::string> order;
    for (const auto& choice : choices)
        for (const auto& field : choice) {
            if (!values.contains(field.key())) order.emplace_back(field.key());
            values[field.key()].insert(boost::json::serialize(field.value()));
        }
    std::vector<std::string> fields;
    for (std::size_t count = 2; count <= most_groups; ++count)
        for (auto key = order.rbegin(); key != order.rend(); ++key)
            if (values[*key].size() == count) fields.push_back(*key);
    return fields;
}

std::vector<ChoiceGroup> grouped_by(const std::string& field, const std::vector<boost::json::object>& choices,
                                    const std::vector<std::string>& labels) {
    std::vector<ChoiceGroup> groups;
    std::map<std::string, std::size_t> group_of;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const boost::json::value* value = choices[i].if_contains(field);
        const std::string key = value == nullptr ? "" : boost::json::serialize(*value);
        if (!group_of.contains(key)) {
            group_of[key] = groups.size();
            groups.emplace_back();
        }
        ChoiceGroup& group = groups[group_of[key]];
        group.members.push_back(i);
        group.labels.push_back(labels[i]);
    }
    for (ChoiceGroup& group : groups) split_heading(group);
    return groups;
}
bool says_nothing(const ChoiceGroup& group) { return group.heading == "…"; }

}  // namespace

std::string head_of(std::string_view label) { return std::string(label.substr(0, label.find(": "))); }

std::string as_sentence(std::string text) {
    const bool has_stop = text.ends_with('.') || text.ends_with('!') || text.ends_with('?');
    return has_stop ? text : text + ".";
}

std::vector<std::string> numbered(const std::vector<std::string>& labels, int width) {
    const std::size_t digits = labels.size() < 10 ? 1 : 2;
    const int margin = static_cast<int>(digits) + 2;
    std::vector<std::string> entries;
    bool is_wide = false;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const std::string space(digits + 1 - std::min<std::size_t>(number.size(), 2), ' ');
        const std::vector<std::string> lines = wrapped(labels[i], width - margin);
        is_wide = is_wide || lines.size() > 1;
        for (std::size_t line = 0; line < lines.size(); ++line)
            entries.push_back((line == 0 ? space + inked(Ink::bold, number) + ' '
                                         : std::string(static_cast<std::size_t>(margin), ' ')) +
                              lines[line]);
    }
    return is_wide ? entries : in_columns(entries, width);
}

std::vector<std::string> fitted(const std::vector<std::string>& labels, int width, int rows) {
    const auto fits = [&](const std::vector<std::string>& list) {
        return static_cast<int>(numbered(list, width).size()) <= rows;
    };
    const auto differ = [](const std::vector<std::string>& list) {
        return std::set<std::string>(list.begin(), list.end()).size() == list.size();
    };
    if (fits(labels)) return labels;
    std::vector<std::string> brief, heads;
    for (const std::string& label : labels) {
        heads.push_back(head_of(label));
        brief.emplace_back(trimmed(label.substr(0, label.find_first_of(",;(", heads.back().size()))));
    }
    if (differ(brief) && fits(brief)) return brief;
    for (std::string& head : heads)
        if (const std::size_t at = head.find(" to step "); at != std::string::npos) head.erase(at + 4, 5);
    if (differ(heads)) return heads;
    return differ(brief) ? brief : labels;
}

// Where the input stands in the head of a label: as the whole of it, at its start, or at the start of a word.
int meant_by(std::string_view input, const std::vector<std::string>& labels) {
    if (input.empty()) return no_match;
    if (std::all_of(input.begin(), input.end(), is_digit)) {
        const int number = number_in<int>(input).value_or(0);
        return number >= 1 && number <= static_cast<int>(labels.size()) ? number - 1 : no_match;
    }
    const std::string wanted = plain(input);
    if (wanted.empty()) return no_match;
    int whole = no_match, at_start = no_match, at_word = no_match;
    const auto found = [](int& meant, std::size_t i) {
        meant = meant == no_match ? static_cast<int>(i) : several;
    };
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string label = plain(labels[i]), head = plain(head_of(labels[i]));
        if (label == wanted || head == wanted) return static_cast<int>(i);
        if (label.starts_with(wanted + " ") || label.starts_with(wanted + ":")) found(whole, i);
        if (label.starts_with(wanted)) found(at_start, i);
        if (head.find(" " + wanted) != std::string::npos) found(at_word, i);
    }
    if (whole >= 0) return whole;  // "walk 1" is not "walk 10"
    return at_start == no_match ? at_word : at_start;
}

std::vector<BarReason> bar_reasons(const std::vector<BarredChoice>& barred) {
    std::vector<BarReason> reasons;
    for (const BarredChoice& bar : barred) {
        const auto same = std::find_if(reasons.begin(), reasons.end(), [&](const BarReason& reason) {
            return reason.why == bar.why && reason.rule == bar.rule;
        });
        if (same == reasons.end())
            reasons.push_back({.labels = {head_of(bar.label)}, .why = bar.why, .rule = bar.rule});
        else
            same->labels.push_back(head_of(bar.label));
    }
    return reasons;
}

std::string bar_line(const BarReason& reason) {
    return "– " + joined(reason.labels) + ": " + std::string(reason.why) + in_brackets(reason.rule);
}

std::vector<std::string> brief_bar_lines(const std::vector<BarReason>& reasons, int rows, int width) {
    if (reasons.empty() || rows < 1) return {};
    std::vector<std::string> lines, labels;
    for (const BarReason& reason : reasons) {
        const std::size_t others = reason.labels.size() - 1;
        labels.push_back(reason.labels.front() +
                         (others == 0 ? "" : " and " + std::to_string(others) + " more"));
        const std::string rule = in_brackets(reason.rule);
        lines.push_back(cut("– " + labels.back() + ": " + std::string(reason.why), width - width_of(rule)) +
                        rule);
    }
    if (static_cast<int>(lines.size()) <= rows) return lines;
    constexpr std::string_view invitation = ": ask why";
    return {cut("– " + joined(labels), width - width_of(invitation)) + std::string(invitation)};
}

std::vector<BarredChoice> barred_by(std::string_view input, const std::vector<BarredChoice>& barred) {
    const std::string wanted = plain(input);
    std::vector<BarredChoice> meant;
    for (const BarredChoice& bar : barred)
        if (!wanted.empty() && plain(bar.label).starts_with(wanted)) meant.push_back(bar);
    return meant;
}

std::vector<ChoiceGroup> grouped(const std::vector<Offer>& offers, const std::vector<std::string>& labels,
                                 std::size_t most) {
    if (offers.size() <= most) return {};
    std::vector<boost::json::object> choices;
    for (const Offer& offer : offers) choices.push_back(boost::json::parse(offer.json).as_object());
    for (const std::string& field : sorting_fields(choices)) {
        std::vector<ChoiceGroup> groups = grouped_by(field, choices, labels);
        if (std::none_of(groups.begin(), groups.end(), says_nothing)) return groups;
    }
    return {};
}

}  // namespace fg::terminal
