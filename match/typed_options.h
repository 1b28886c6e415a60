// SPDX-License-Identifier: Apache-2.0
// A table's options as people type them on a command line.
#pragma once

#include "match/any_game.h"

namespace fg {

// "key=value" for one of the game's options, added to `options`.
Or<Done> add_option(const AnyGame& game, std::string_view text, boost::json::object& options);
Or<boost::json::value> option_value(const OptionInfo& option, std::string_view text);
// The values of an option in a few words: "opposite or adjacent", "0 to 1000".
std::string values_of(const OptionInfo& option);
// The options of one of the game's presets.
Or<Done> add_preset(const AnyGame& game, const std::string& key, boost::json::object& options);

}  // namespace fg
