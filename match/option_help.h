// SPDX-License-Identifier: Apache-2.0
// What a table option means, for menus, `fairground engine` and the lobby. Its type, values and default come
// from the field itself; a number says here how far it may go.
#pragma once

#include <string_view>

namespace fg {

struct OptionHelp {
    std::string_view key;
    std::string_view help;
    std::string_view rule;
    int least = 0;
    int most = 0;
};

}  // namespace fg
