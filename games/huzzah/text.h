// SPDX-License-Identifier: Apache-2.0
// Huzzah! in English sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/huzzah/state.h"
#include "match/option_help.h"

namespace fg::huzzah {

struct Text {
    // What the seat is asked, and what one of its answers means; a player without a name is called after the
    // seat.
    static std::string prompt(const Rules& rules, const Table& table, Seat asked,
                              std::span<const std::string> player_names = {});
    static std::string label(const Rules& rules, const Table& table, Seat seat, const Choice& choice,
                             std::span<const std::string> player_names = {});
    // HUZ-163: the step where the piece that a walk or a Bump moves would really stop; -1 for any other
    // choice.
    static int leads_to(const Rules& rules, const Table& table, Seat seat, const Choice& choice);
    // What happened, for one reader; empty if it is not worth a line.
    static std::string sentence(const Rules& rules, const Event& event, Seat viewer,
                                std::span<const std::string> player_names);
    static std::string_view rule_of_choice(const Table& table, Seat seat, const Choice& choice);
    static std::string_view rule_of_question(Question question);
    static std::span<const OptionHelp> options();
    static std::string_view blurb();
};

}  // namespace fg::huzzah
