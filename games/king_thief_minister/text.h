// SPDX-License-Identifier: Apache-2.0
// The words of King Thief Minister: prompts, labels of choices, sentences about events, help on options.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/king_thief_minister/state.h"
#include "match/option_help.h"
#include "match/patience.h"

namespace fg::ktm {

struct Text {
    static std::string_view blurb();
    static std::span<const OptionHelp> options();
    static constexpr Patience patience{.clocks = 2, .question = "main"};  // KTM-140

    // What the asked seat is to decide. Other players are called by their seat number.
    // What the seat is asked, and what one of its answers means; a player without a name is called after the
    // seat.
    static std::string prompt(const Rules& rules, const Table& table, Seat asked,
                              std::span<const std::string> player_names = {});
    static std::string label(const Rules& rules, const Table& table, Seat seat, const Choice& choice,
                             std::span<const std::string> player_names = {});
    // What happened, as the viewer (or a spectator, no_seat) tells it; empty if it is not worth a line.
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer,
                                std::span<const std::string> player_names);

    // The number of the rule behind a choice or a question.
    static std::string_view rule_of_choice(const Table& table, Seat seat, const Choice& choice);
    static std::string_view rule_of_question(Question question);
};

}  // namespace fg::ktm
