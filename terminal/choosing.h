// SPDX-License-Identifier: Apache-2.0
// Lists of choices: short labels, groups for long lists, and finding out what somebody meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"

namespace fg::terminal {

// "Claim the King: take coins ..." -> "Claim the King", if all stay different from each other.
std::vector<std::string> shortened(const std::vector<std::string>& labels);

// Numbered from 1, in columns.
std::vector<std::string> numbered(const std::vector<std::string>& labels, int width);

// Which label was meant by a number or by the start of one. `no_match` or `several` if none or more than one.
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
// Sorts a list of more than `most_ungrouped` choices by one of their fields; empty if there is no need or no
// way.
inline constexpr std::size_t most_ungrouped = 16;
std::vector<ChoiceGroup> grouped(const std::vector<Offer>& offers, const std::vector<std::string>& labels);

}  // namespace fg::terminal
