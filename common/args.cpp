// SPDX-License-Identifier: Apache-2.0
#include "common/args.h"

#include <algorithm>

namespace fg {
namespace {

const Flag* find_flag(std::span<const Flag> flags, std::string_view name) {
    for (const Flag& flag : flags)
        if (flag.name == name) return &flag;
    return nullptr;
}

bool is_help(std::string_view word) { return word == "--help" || word == "-h"; }

}  // namespace

std::string Args::value(std::string_view flag, std::string_view otherwise) const {
    const auto found = values_.find(flag);
    return found == values_.end() ? std::string(otherwise) : found->second.back();
}

std::vector<std::string> Args::values(std::string_view flag) const {
    const auto found = values_.find(flag);
    return found == values_.end() ? std::vector<std::string>{} : found->second;
}

Or<Args> parse_args(std::span<const std::string> words, std::span<const Flag> flags) {
    Args args;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (is_help(word)) {
            args.values_["--help"].push_back("");
            continue;
        }
        if (word.size() < 2 || word[0] != '-') {
            args.words_.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Flag* flag = find_flag(flags, name);
        if (flag == nullptr) return Refusal{"bad_arguments", "there is no " + name + " here", ""};
        const bool has_own_value = equals != std::string::npos;
        if (!flag->has_value && has_own_value) return Refusal{"bad_arguments", name + " takes no value", ""};
        if (flag->has_value && !has_own_value && i + 1 == words.size())
            return Refusal{"bad_arguments", name + " needs a value", ""};
        args.values_[name].push_back(!flag->has_value ? ""
                                     : has_own_value  ? word.substr(equals + 1)
                                                      : words[++i]);
    }
    return args;
}

bool wants_help(std::span<const std::string> words) { return std::ranges::any_of(words, is_help); }

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> list = split(text, ',');
    for (std::string& item : list) item = std::string(trimmed(item));
    return list;
}

}  // namespace fg
