// SPDX-License-Identifier: Apache-2.0
// The custom mutator of both targets: an input is a few lines of JSON, and a change is one line dropped,
// doubled, moved, taken from elsewhere, changed as JSON, or left to libFuzzer's own ideas.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "tests/mutation.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

namespace fg::fuzz {

inline std::vector<std::string> lines_of(const std::uint8_t* bytes, std::size_t size) {
    std::vector<std::string> lines;
    std::string_view text(reinterpret_cast<const char*>(bytes), size);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

inline void change_line(std::string& line, fuzzing::Mutation& mutation) {
    boost::system::error_code error;
    boost::json::value value = boost::json::parse(line, error);
    if (error) return mutation.scramble(line);
    mutation.learn(value);
    mutation.change(value);
    line = boost::json::serialize(value);
}

inline std::size_t mutate_lines(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    fuzzing::Mutation mutation(seed);
    std::vector<std::string> lines = lines_of(bytes, size);
    if (lines.empty() || mutation.below(4) == 0) return LLVMFuzzerMutate(bytes, size, most);
    std::string& line = mutation.one_of(lines);
    switch (mutation.below(10)) {
        case 0: lines.erase(lines.begin() + (&line - lines.data())); break;
        case 1: lines.push_back(std::string(line)); break;
        case 2: std::swap(line, mutation.one_of(lines)); break;
        case 3: lines.push_back("!" + std::to_string(mutation.below(64))); break;
        case 4: lines.push_back("~" + std::to_string(mutation.below(1u << 31))); break;
        default: change_line(line, mutation);
    }
    std::string text;
    for (const std::string& part : lines) text += part + '\n';
    text.resize(std::min(text.size(), most));
    std::memcpy(bytes, text.data(), text.size());
    return text.size();
}

}  // namespace fg::fuzz
