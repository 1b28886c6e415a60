// SPDX-License-Identifier: Apache-2.0
// The arguments of a lab command: words, and `--name value` pairs. The first fault is kept as one sentence.
#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base.h"

namespace fg::lab {

class Arguments {
  public:
    // `flags` take no value; `names` take one; `--option` may stand several times.
    Arguments(std::span<const std::string> args, std::span<const std::string_view> names,
              std::span<const std::string_view> flags = {});

    const std::string& fault() const { return fault_; }
    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view name) const { return find(name) != nullptr; }
    std::string text(std::string_view name, std::string_view usual) const;
    // A whole number within the bounds, or `usual` if it was not given; a bad one is a fault.
    template <class T>
    T number(std::string_view name, T usual, T least, T most) {
        const std::string* given = find(name);
        if (given == nullptr) return usual;
        T value{};
        const auto end = given->data() + given->size();
        const auto read = std::from_chars(given->data(), end, value);
        if (read.ec == std::errc{} && read.ptr == end && value >= least && value <= most) return value;
        fail(std::string(name) + " must be a whole number from " + std::to_string(least) + " to " +
             std::to_string(most));
        return usual;
    }
    // All `--option key=value` as one object; a value that is not JSON is a word.
    boost::json::object options();
    void fail(std::string what);

  private:
    const std::string* find(std::string_view name) const;

    struct Pair {
        std::string name;
        std::string value;
    };
    std::vector<std::string> words_;
    std::vector<Pair> pairs_;
    std::string fault_;
};

// "seer,sage" -> {"seer", "sage"}
std::vector<std::string> split(std::string_view text, char at);

}  // namespace fg::lab
