// SPDX-License-Identifier: Apache-2.0
// JSON written straight into a string.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "common/refusal.h"

namespace fg {

// Appends `text` as a JSON string with quotes and escapes.
void append_quoted(std::string& out, std::string_view text);

// Each adds one field to an object that is already open, with a comma before it unless it is the first. Keys
// need no escapes.
void add_key(std::string& out, std::string_view key);
void add_json(std::string& out, std::string_view key, std::string_view json);
void add_text(std::string& out, std::string_view key, std::string_view text);
void add_flag(std::string& out, std::string_view key, bool flag);
template <std::integral Number>
void add_number(std::string& out, std::string_view key, Number number) {
    add_json(out, key, std::to_string(number));
}

// {"code":…,"message":…} and "rule" where there is one.
std::string to_json(const Refusal& refusal);

}  // namespace fg
