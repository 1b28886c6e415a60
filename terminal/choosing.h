// SPDX-License-Identifier: Apache-2.0
// Lists of choices: short labels, groups for long lists, and finding out what somebody meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"

namespace fg::terminal {

// "Claim the King: take 3 coins, ask for the Minister" -> "Claim the King".
std::string head_of(std::string_view label);
// With a full stop, unless it ends in a stop already.
std::string as_sentence(std::string text);

// Numbered from 1, in columns; what is wider than a line is wrapped.
std::vector<std::string> numbered(const std::vector<std::string>& labels, int width);
// The labels with as many of their words as fit into so many rows: all; up to the first comma of what they lead to; the
// heads alone. They stay different from each other.
std::vector<std::string> fitted(const std::vector<std::string>& labels, int width, int rows);

// Which label was meant by a number, by its head, by the start of it or of a word in its head. `no_match` or `several` if
// none or more than one.
inline constexpr int no_match = -1, several = -2;
int meant_by(std::string_view input, const std::vector<std::string>& labels);

// Barred choices that share a reason.
struct BarReason {
    std::vector<std::string> labels;
    std::string_view why, rule;
};
std::vector<BarReason> bar_reasons(const std::vector<BarredChoice>& barred);
// "– Walk 8, Walk 9: your dice do not carry you that far (HUZ-056)"
std::string bar_line(const BarReason& reason);
// Lines of at most `width` columns for the rows that are left below a question: a line a reason, or one line that names
// what is barred, or nothing.
std::vector<std::string> brief_bar_lines(const std::vector<BarReason>& reasons, int rows, int width);
// Those whose labels begin with what was typed.
std::vector<BarredChoice> barred_by(std::string_view input, const std::vector<BarredChoice>& barred);

// Part of a long list of choices, under a heading such as "Say that Wat has the …".
struct ChoiceGroup {
    std::string heading;
    std::vector<std::size_t> members;
    std::vector<std::string> labels;  // of the members, without what the heading says
};
// Sorts a list of more than `most` choices by one of their fields, such that every group has something in common to be called
// by; empty if there is no need or no way.
inline constexpr std::size_t most_ungrouped = 16;
std::vector<ChoiceGroup> grouped(const std::vector<Offer>& offers, const std::vector<std::string>& labels,
                                 std::size_t most = most_ungrouped);

}  // namespace fg::terminal
