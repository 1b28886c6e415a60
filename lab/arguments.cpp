// SPDX-License-Identifier: Apache-2.0
#include "lab/arguments.h"

#include <algorithm>

namespace fg::lab {
namespace {

bool is_among(std::string_view word, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

Arguments::Arguments(std::span<const std::string> args, std::span<const std::string_view> names,
                     std::span<const std::string_view> flags) {
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (!args[i].starts_with("--")) {
            words_.push_back(args[i]);
        } else if (is_among(args[i], flags)) {
            pairs_.push_back({args[i], ""});
        } else if (!is_among(args[i], names)) {
            fail("there is no " + args[i] + " here");
        } else if (i + 1 == args.size()) {
            fail(args[i] + " needs a value");
        } else {
            pairs_.push_back({args[i], args[i + 1]});
            ++i;
        }
    }
}

void Arguments::fail(std::string what) {
    if (fault_.empty()) fault_ = std::move(what);
}

const std::string* Arguments::find(std::string_view name) const {
    for (const Pair& pair : pairs_)
        if (pair.name == name) return &pair.value;
    return nullptr;
}

std::string Arguments::text(std::string_view name, std::string_view usual) const {
    const std::string* given = find(name);
    return given == nullptr ? std::string(usual) : *given;
}

boost::json::object Arguments::options() {
    boost::json::object options;
    for (const Pair& pair : pairs_) {
        if (pair.name != "--option") continue;
        const std::size_t equals = pair.value.find('=');
        if (equals == 0 || equals == std::string::npos) {
            fail("--option must be key=value, not " + pair.value);
            continue;
        }
        const std::string word = pair.value.substr(equals + 1);
        boost::system::error_code error;
        boost::json::value value = boost::json::parse(word, error);
        if (error) value = boost::json::string(word);
        options[pair.value.substr(0, equals)] = value;
    }
    return options;
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

}  // namespace fg::lab
