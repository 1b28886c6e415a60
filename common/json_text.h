// SPDX-License-Identifier: Apache-2.0
// JSON written straight into a string.
#pragma once

#include <concepts>
#include <stdexcept>
#include <string>
#include <string_view>

#include "common/refusal.h"

namespace fg {

// Appends `text` as a JSON string with quotes and escapes.
void append_quoted(std::string& out, std::string_view text);

// The key of a field with its colon, and what stands before it: '{', ',' or no_lead. Keys need no escapes and are short.
// Every field of every message comes through here, so it is put together outside of the string and added at once.
class JsonKey {
  public:
    static constexpr char no_lead = 0;
    static constexpr std::size_t longest = 60;
    JsonKey(char lead, std::string_view key) {
        if (key.size() > longest) throw std::length_error("a key of JSON is too long");
        char* end = text_;
        if (lead != no_lead) *end++ = lead;
        *end++ = '"';
        for (char letter : key) *end++ = letter;
        *end++ = '"';
        *end++ = ':';
        size_ = static_cast<std::size_t>(end - text_);
    }
    void append_to(std::string& out) const { out.append(text_, size_); }
    void insert_into(std::string& out, std::size_t place) const { out.insert(place, text_, size_); }

  private:
    char text_[longest + 4];
    std::size_t size_;
};

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
