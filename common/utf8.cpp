// SPDX-License-Identifier: Apache-2.0
#include "common/utf8.h"

#include <algorithm>

namespace fg {
namespace {

constexpr unsigned char byte_of(char c) { return static_cast<unsigned char>(c); }

bool is_inside_character(char c) { return (byte_of(c) & 0xc0) == 0x80; }

// By the first byte; 0 if no character begins with it.
std::size_t bytes_from(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xc2) return 0;
    if (lead < 0xe0) return 2;
    if (lead < 0xf0) return 3;
    return lead < 0xf5 ? 4 : 0;
}

bool is_code(char32_t code, std::size_t bytes) {
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code >= least[bytes] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

}  // namespace

std::optional<Character> first_character(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const unsigned char lead = byte_of(text[0]);
    const std::size_t bytes = bytes_from(lead);
    if (bytes == 0 || bytes > text.size()) return std::nullopt;
    if (bytes == 1) return Character{.code = lead, .bytes = 1};
    char32_t code = lead & (0x7fu >> bytes);
    for (const char c : text.substr(1, bytes - 1)) {
        if (!is_inside_character(c)) return std::nullopt;
        code = code << 6 | (byte_of(c) & 0x3fu);
    }
    if (!is_code(code, bytes)) return std::nullopt;
    return Character{.code = code, .bytes = bytes};
}

std::optional<int> count_characters(std::string_view text) {
    int count = 0;
    for (; !text.empty(); ++count) {
        const std::optional<Character> first = first_character(text);
        if (!first) return std::nullopt;
        text.remove_prefix(first->bytes);
    }
    return count;
}

std::string_view first_bytes(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && is_inside_character(text[most])) --most;
    return text.substr(0, most);
}

bool has_control_characters(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return byte_of(c) < 0x20 || c == 0x7f; });
}

}  // namespace fg
