// SPDX-License-Identifier: Apache-2.0
// Look-ups into a JSON object that others wrote: every field is checked for its type and range before it is
// used. What does not fit leaves a default, and the first such fault is remembered, so that a reader can take
// all its fields first and ask once whether they were sound. Who does not mind faults need not ask.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "common/refusal.h"
#include "common/text.h"
#include "engine/names.h"

namespace fg {

// The bounds of a whole number, themselves included.
struct Range {
    std::int64_t least = std::numeric_limits<std::int64_t>::min();
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

// Refers to the object, which must stay where it is; so do the texts and objects it gives.
class JsonObject {
  public:
    explicit JsonObject(const boost::json::object& object) : object_(&object) {}

    bool has(std::string_view key) const { return find(key) != nullptr; }
    // Null if there is no such field.
    const boost::json::value* find(std::string_view key) const { return object_->if_contains(key); }

    // A field that must be there.
    const boost::json::value& need(std::string_view key);
    std::string_view text(std::string_view key);
    std::int64_t number(std::string_view key, Range range = {});
    bool flag(std::string_view key);
    const boost::json::object& object(std::string_view key);

    // A field that may be missing; then it is what is given here.
    std::string_view text_or(std::string_view key, std::string_view usual);
    std::int64_t number_or(std::string_view key, std::int64_t usual, Range range = {});
    bool flag_or(std::string_view key, bool usual);
    const boost::json::object& object_or_empty(std::string_view key);
    template <Named E>
    E name_or(std::string_view key, E usual) {
        const boost::json::value* value = find(key);
        if (value == nullptr) return usual;
        E found{};
        if (value->is_string() && find_name(std::string_view(value->get_string()), found)) return found;
        must_be(key, "one of " + joined(names_of(E{})));
        return usual;
    }

    // Every field must be one of these.
    void allow_only(std::span<const std::string_view> keys,
                    std::initializer_list<std::string_view> always = {});
    // For checks of the reader's own: the field is not what it must be.
    void must_be(std::string_view key, std::string_view what);

    bool is_sound() const { return !fault_; }
    // The first fault; only if there is one. Its code: missing_field, bad_field or unknown_field.
    const Refusal& fault() const { return *fault_; }

  private:
    void remember(std::string_view code, std::string message);

    const boost::json::object* object_;
    std::optional<Refusal> fault_;
};

}  // namespace fg
