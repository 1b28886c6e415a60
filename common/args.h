// SPDX-License-Identifier: Apache-2.0
// Words of the command line.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/refusal.h"

namespace fg {

struct Flag {
    std::string_view name;  // with its dashes
    bool has_value = false;
};

class Args {
  public:
    bool has(std::string_view flag) const { return values_.contains(flag); }
    // The value given last, or `otherwise`.
    std::string value(std::string_view flag, std::string_view otherwise = "") const;
    // Every value, in order, for flags that may be repeated.
    std::vector<std::string> values(std::string_view flag) const;
    const std::vector<std::string>& words() const { return words_; }

  private:
    friend Or<Args> parse_args(std::span<const std::string> words, std::span<const Flag> flags);
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> words_;
};

// `--flag value` and `--flag=value`; "--help" and "-h" are always known. Refuses flags that are not.
Or<Args> parse_args(std::span<const std::string> words, std::span<const Flag> flags);

// A whole number from `least` to `most`; `what` names it in the refusal.
Or<int> parse_number(std::string_view text, std::string_view what, int least, int most);

// "a,b,c" -> a, b, c, without spaces around them; nothing for an empty text.
std::vector<std::string> split_list(std::string_view text);

}  // namespace fg
