// SPDX-License-Identifier: Apache-2.0
// Words of the command line.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/refusal.h"
#include "common/text.h"

namespace fg {

struct Flag {
    std::string_view name;  // with its dashes
    bool has_value = false;
};

// A number from `least` to `most`; `what` names it in the refusal.
template <class Number>
Or<Number> parse_number(std::string_view text, std::string_view what, Number least, Number most) {
    const std::optional<Number> number = number_in<Number>(text);
    if (number && *number >= least && *number <= most) return *number;
    return Refusal{
        "bad_arguments",
        std::string(what) +
            (std::is_integral_v<Number> ? " must be a whole number from " : " must be a number from ") +
            std::to_string(least) + " to " + std::to_string(most) + ", not \"" + std::string(text) + "\"",
        ""};
}

class Args {
  public:
    bool has(std::string_view flag) const { return values_.contains(flag); }
    // The value given last, or `otherwise`.
    std::string value(std::string_view flag, std::string_view otherwise = "") const;
    // Every value, in order, for flags that may be repeated.
    std::vector<std::string> values(std::string_view flag) const;
    const std::vector<std::string>& words() const { return words_; }

    // A number within the bounds, or `usual` if there is no such flag. A bad one is remembered as a fault.
    template <class Number>
    Number number(std::string_view flag, Number usual, Number least, Number most) {
        if (!has(flag)) return usual;
        const Or<Number> number = parse_number(value(flag), flag, least, most);
        if (!number) fail(number.refusal().message);
        return number ? *number : usual;
    }
    // The first thing found wrong with what was given; empty if nothing was.
    const std::string& fault() const { return fault_; }
    void fail(std::string what) {
        if (fault_.empty()) fault_ = std::move(what);
    }

  private:
    friend Or<Args> parse_args(std::span<const std::string> words, std::span<const Flag> flags);
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> words_;
    std::string fault_;
};

// `--flag value` and `--flag=value`; "--help" and "-h" are always known. Refuses flags that are not.
Or<Args> parse_args(std::span<const std::string> words, std::span<const Flag> flags);

// For programs that look for "--help" or "-h" before anything else.
bool wants_help(std::span<const std::string> words);

// "a, b,c" -> a, b, c, without spaces around them; nothing for an empty text.
std::vector<std::string> split_list(std::string_view text);

}  // namespace fg
