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

// Unicode's controls, formats, separators and default-ignorables, as far as they have no picture.
struct Span {
    char32_t first, last;
};
constexpr Span hidden_spans[] = {
    {0x00, 0x1f},       {0x7f, 0xa0},        {0xad, 0xad},       {0x34f, 0x34f},     {0x600, 0x605},
    {0x61c, 0x61c},     {0x6dd, 0x6dd},      {0x70f, 0x70f},     {0x890, 0x891},     {0x8e2, 0x8e2},
    {0x115f, 0x1160},   {0x1680, 0x1680},    {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f},
    {0x2028, 0x202f},   {0x205f, 0x206f},    {0x2800, 0x2800},   {0x3000, 0x3000},   {0x3164, 0x3164},
    {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},    {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0x110bd, 0x110bd},
    {0x110cd, 0x110cd}, {0x13430, 0x1345f},  {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    {0xe000, 0xf8ff},   {0xf0000, 0x10ffff},
};
constexpr char32_t joiner = 0x200d, as_picture = 0xfe0f;

bool is_hidden(char32_t code) {
    return std::ranges::any_of(hidden_spans,
                               [code](const Span& span) { return span.first <= code && code <= span.last; });
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

bool has_hidden_characters(std::string_view text, Hidden which) {
    while (!text.empty()) {
        const std::optional<Character> first = first_character(text);
        if (!first) return true;
        const bool is_of_picture = first->code == joiner || first->code == as_picture;
        if (is_hidden(first->code) && !(is_of_picture && which == Hidden::but_emoji)) return true;
        text.remove_prefix(first->bytes);
    }
    return false;
}

bool has_control_characters(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return byte_of(c) < 0x20 || c == 0x7f; });
}

}  // namespace fg
