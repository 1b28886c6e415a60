// SPDX-License-Identifier: Apache-2.0
#include "common/args.h"

#include <charconv>

namespace fg {
namespace {

const Flag* find_flag(std::span<const Flag> flags, std::string_view name) {
    for (const Flag& flag : flags)
        if (flag.name == name) return &flag;
    return nullptr;
}

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
        if (word == "--help" || word == "-h") {
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

Or<int> parse_number(std::string_view text, std::string_view what, int least, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size() && !text.empty() && number >= least &&
        number <= most)
        return number;
    return Refusal{"bad_arguments",
                   std::string(what) + " must be a whole number from " + std::to_string(least) + " to " +
                       std::to_string(most) + ", not \"" + std::string(text) + "\"",
                   ""};
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string_view item = text.substr(0, comma);
        while (!item.empty() && item.front() == ' ') item.remove_prefix(1);
        while (!item.empty() && item.back() == ' ') item.remove_suffix(1);
        list.emplace_back(item);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return list;
}

}  // namespace fg
