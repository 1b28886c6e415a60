// SPDX-License-Identifier: Apache-2.0
#include "match/typed_options.h"

#include <algorithm>

#include "common/args.h"
#include "common/text.h"

namespace fg {
namespace {

Refusal bad_value(const OptionInfo& option, std::string_view text) {
    return {"bad_option",
            std::string(option.key) + " must be " + values_of(option) + ", not \"" + std::string(text) + "\"",
            std::string(option.rule)};
}

}  // namespace

std::string values_of(const OptionInfo& option) {
    switch (option.type) {
        case OptionInfo::Type::choice: return joined(option.values, " or ");
        case OptionInfo::Type::toggle: return "true or false";
        case OptionInfo::Type::number:
            return "a number from " + std::to_string(option.least) + " to " + std::to_string(option.most);
        case OptionInfo::Type::set: return "some of " + joined(option.values, ", ");
    }
    return {};
}

Or<boost::json::value> option_value(const OptionInfo& option, std::string_view text) {
    const auto is_value = [&](std::string_view word) {
        return std::find(option.values.begin(), option.values.end(), word) != option.values.end();
    };
    switch (option.type) {
        case OptionInfo::Type::choice:
            if (!is_value(text)) return bad_value(option, text);
            return boost::json::value(text);
        case OptionInfo::Type::toggle:
            if (text == "true" || text == "yes" || text == "on") return boost::json::value(true);
            if (text == "false" || text == "no" || text == "off") return boost::json::value(false);
            return bad_value(option, text);
        case OptionInfo::Type::number: {
            const Or<int> number = parse_number(text, option.key, option.least, option.most);
            if (!number) return bad_value(option, text);
            return boost::json::value(*number);
        }
        case OptionInfo::Type::set: {
            boost::json::array names;
            for (const std::string& name : split_list(text)) {
                if (!is_value(name)) return bad_value(option, name);
                names.emplace_back(name);
            }
            return boost::json::value(names);
        }
    }
    return bad_value(option, text);
}

Or<Done> add_option(const AnyGame& game, std::string_view text, boost::json::object& options) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return Refusal{"bad_option", "an option is given as key=value, not \"" + std::string(text) + "\"",
                       ""};
    const std::string_view key = text.substr(0, equals);
    std::vector<std::string_view> keys;
    for (const OptionInfo& option : game.options()) {
        keys.push_back(option.key);
        if (option.key != key) continue;
        const Or<boost::json::value> value = option_value(option, text.substr(equals + 1));
        if (!value) return value.refusal();
        options[key] = *value;
        return Done{};
    }
    return Refusal{"bad_option",
                   std::string(game.title()) + " has no option \"" + std::string(key) + "\"; there are " +
                       joined(keys, " and "),
                   ""};
}

Or<Done> add_preset(const AnyGame& game, const std::string& key, boost::json::object& options) {
    std::vector<std::string> known;
    for (const Preset& preset : game.presets()) {
        known.emplace_back(preset.key);
        if (preset.key != key) continue;
        const boost::json::value meant = boost::json::parse(preset.options);
        for (const auto& option : meant.as_object()) options[option.key()] = option.value();
        return Done{};
    }
    return Refusal{"bad_arguments",
                   std::string(game.title()) + " has no preset \"" + key + "\"" +
                       (known.empty() ? "" : ", but " + joined(known)),
                   ""};
}

}  // namespace fg
