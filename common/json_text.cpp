// SPDX-License-Identifier: Apache-2.0
#include "common/json_text.h"

#include <algorithm>

namespace fg {

namespace {

constexpr auto is_plain = [](char c) {
    return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
};

void append_escaped(std::string& out, char c) {
    constexpr char hex[] = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 ? "\\u00" : "\\";
    if (byte < 0x20) out += hex[byte >> 4];
    out += byte < 0x20 ? hex[byte & 15] : c;
}

}  // namespace

// Most text needs no escapes, so it is copied in whole runs.
void append_quoted(std::string& out, std::string_view text) {
    out += '"';
    for (auto from = text.begin(); from != text.end();) {
        const auto odd = std::find_if_not(from, text.end(), is_plain);
        out.append(from, odd);
        if (odd == text.end()) break;
        append_escaped(out, *odd);
        from = odd + 1;
    }
    out += '"';
}

void add_key(std::string& out, std::string_view key) {
    if (out.empty() || out.back() != '{') out += ',';
    out += '"';
    out += key;
    out += "\":";
}
void add_json(std::string& out, std::string_view key, std::string_view json) {
    add_key(out, key);
    out += json;
}
void add_text(std::string& out, std::string_view key, std::string_view text) {
    add_key(out, key);
    append_quoted(out, text);
}
void add_flag(std::string& out, std::string_view key, bool flag) {
    add_json(out, key, flag ? "true" : "false");
}

std::string to_json(const Refusal& refusal) {
    std::string out = "{";
    add_text(out, "code", refusal.code);
    add_text(out, "message", refusal.message);
    if (!refusal.rule.empty()) add_text(out, "rule", refusal.rule);
    return out + '}';
}

}  // namespace fg
