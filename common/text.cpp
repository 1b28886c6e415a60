// SPDX-License-Identifier: Apache-2.0
#include "common/text.h"

#include <algorithm>

#include "common/utf8.h"

namespace fg {

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(blanks) - start + 1);
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

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 60;
    const std::string_view kept = first_bytes(text, longest);
    return "\"" + std::string(kept) + (kept.size() < text.size() ? "…\"" : "\"");
}

}  // namespace fg
