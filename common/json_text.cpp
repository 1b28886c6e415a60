// SPDX-License-Identifier: Apache-2.0
#include "common/json_text.h"

#include <cstdint>
#include <cstring>

namespace fg {

namespace {

constexpr auto is_plain = [](char c) {
    return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
};

// How many of the first characters need no escape; eight at a time, as nearly all of what is sent passes through here.
std::size_t plain_run(std::string_view text) {
    constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
    const auto has_zero = [](std::uint64_t bytes) { return (bytes - ones) & ~bytes & tops; };
    std::size_t run = 0;
    for (; run + 8 <= text.size(); run += 8) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text.data() + run, 8);
        const std::uint64_t controls = (bytes - ones * 0x20) & ~bytes & tops;
        if ((has_zero(bytes ^ ones * '"') | has_zero(bytes ^ ones * '\\') | controls) != 0) break;
    }
    while (run < text.size() && is_plain(text[run])) ++run;
    return run;
}

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
    while (!text.empty()) {
        const std::size_t run = plain_run(text);
        out.append(text.substr(0, run));
        text.remove_prefix(run);
        if (text.empty()) break;
        append_escaped(out, text.front());
        text.remove_prefix(1);
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
