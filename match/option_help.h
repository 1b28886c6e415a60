// SPDX-License-Identifier: Apache-2.0
// A table's options in plain words, for menus, `fairground engine` and the lobby. The type, values and default of one come
// from the field itself; a number says here how far it may go.
#pragma once

#include <array>
#include <string_view>

namespace fg {

struct OptionHelp {
    std::string_view key;
    std::string_view name;  // as a heading: "Rounds at most"
    std::string_view help;
    std::string_view rule;
    int least = 0;
    int most = 0;
    std::string_view zero{};                   // of a number, what 0 means if it is no amount
    std::array<std::string_view, 5> values{};  // of a choice, its values in their order
};

// Options that belong together, offered by name. What it is for the rules is just those options.
struct Preset {
    std::string_view key;
    std::string_view name;  // as a heading: "A long afternoon"
    std::string_view help;
    std::string_view options;  // as JSON
    // For how many players it is suggested; zeros: it is only there.
    int least_players = 0;
    int most_players = 0;
    bool is_for_strangers = false;  // suggested where anybody may sit down
};

}  // namespace fg
