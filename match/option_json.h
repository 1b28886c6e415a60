// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "match/any_game.h"
#include "match/message.h"

namespace fg {

FG_ENUM(OptionType, choice, toggle, number, set)

struct OptionValue {
    static constexpr std::string_view typescript = "unknown";
};

// What a table option is, for lobbies and other programs.
struct TableOption {
    static constexpr std::string_view about =
        "What can be agreed on before a game, besides the number of players.";
    static constexpr Note notes[] = {{"name", "in plain words"},
                                     {"values", "of a choice or a set"},
                                     {"words", "these values in plain words"},
                                     {"least", "of a number"},
                                     {"most", "of a number"},
                                     {"zero", "what 0 of a number means, if it is no amount"},
                                     {"rule", "of the game's catalogue"}};
    std::string_view key, name;
    OptionType type = OptionType::number;
    std::optional<std::vector<std::string_view>> values, words;
    std::optional<int> least, most;
    std::optional<std::string_view> zero;
    Json<OptionValue> default_;
    std::string_view help, rule;
    FG_FIELDS(TableOption, key, name, type, values, words, least, most, zero, default_, help, rule)
};

// Refers to `option`.
TableOption table_option(const OptionInfo& option);
std::string option_json(const OptionInfo& option);

}  // namespace fg
