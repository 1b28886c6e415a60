// SPDX-License-Identifier: Apache-2.0
#include "match/option_json.h"

#include "match/message_write.h"

namespace fg {

static_assert(index_of(OptionInfo::Type::set) == index_of(OptionType::set), "the same in the same order");
TableOption table_option(const OptionInfo& option) {
    TableOption shown{.key = option.key,
                      .name = option.name,
                      .type = static_cast<OptionType>(option.type),
                      .default_ = {.text = option.usual},
                      .help = option.help,
                      .rule = option.rule};
    if (!option.values.empty()) {
        shown.values = option.values;
        shown.words = option.words;
    }
    if (!option.zero.empty()) shown.zero = option.zero;
    if (option.type == OptionInfo::Type::number) {
        shown.least = option.least;
        shown.most = option.most;
    }
    return shown;
}

std::string option_json(const OptionInfo& option) { return message_json(table_option(option)); }

}  // namespace fg
