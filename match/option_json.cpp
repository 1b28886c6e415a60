// SPDX-License-Identifier: Apache-2.0
#include "match/option_json.h"

#include "common/json_text.h"

namespace fg {
namespace {

std::string_view word_of(OptionInfo::Type type) {
    switch (type) {
        case OptionInfo::Type::choice: return "choice";
        case OptionInfo::Type::toggle: return "toggle";
        case OptionInfo::Type::number: return "number";
        case OptionInfo::Type::set: return "set";
    }
    return "number";
}

std::string list_json(const std::vector<std::string_view>& words) {
    std::string list = "[";
    for (const std::string_view word : words) {
        if (list.size() > 1) list += ',';
        append_quoted(list, word);
    }
    return list + ']';
}

}  // namespace

std::string option_json(const OptionInfo& option) {
    std::string out = "{";
    add_text(out, "key", option.key);
    add_text(out, "type", word_of(option.type));
    if (!option.values.empty()) add_json(out, "values", list_json(option.values));
    if (option.type == OptionInfo::Type::number) {
        add_number(out, "least", option.least);
        add_number(out, "most", option.most);
    }
    add_json(out, "default", option.usual);
    add_text(out, "help", option.help);
    add_text(out, "rule", option.rule);
    return out + '}';
}

}  // namespace fg
