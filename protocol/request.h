// SPDX-License-Identifier: Apache-2.0
// One line of the engine protocol, read with care: every field is checked for its type and range before it is
// used, and a field that the command does not know is refused rather than overlooked.
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "common/json_object.h"
#include "common/refusal.h"
#include "match/any_game.h"

namespace fg::protocol {

// Thrown by the readers and the commands of the engine protocol and answered by EngineProtocol::answer; it
// goes no further than that.
struct Refused {
    Refusal refusal;
};

[[noreturn]] void refuse(std::string code, std::string message, std::string rule = "");

// The value, or the refusal passed on.
template <class T>
T must(Or<T> value) {
    if (!value) throw Refused{value.refusal()};
    return std::move(*value);
}

class Request {
  public:
    // Refused: not JSON, not an object.
    static Request parse(std::string_view line);

    // The request's "id" as JSON, empty if it has none.
    std::string id() const;
    // Refuses every key besides "do", "id" and these.
    void allow_only(std::span<const std::string_view> keys) const;

    bool has(std::string_view key) const { return object_.contains(key); }
    std::string text(std::string_view key) const;
    std::string text_or(std::string_view key, std::string_view fallback) const;
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::int64_t number_or(std::string_view key, std::int64_t fallback, std::int64_t least,
                           std::int64_t most) const;
    bool flag(std::string_view key) const;  // false if missing
    const boost::json::object& object(std::string_view key) const;
    const boost::json::object& object_or_empty(std::string_view key) const;
    std::vector<boost::json::object> objects(std::string_view key) const;

    // "seat": a number of the table.
    Seat seat(int players) const;
    // "seat": a number, or "spectator".
    Seat viewer(int players) const;
    // "chance": the outcomes to use first; none if missing.
    std::vector<Outcome> chance() const;
    // "names": of at most that many players.
    std::vector<std::string> names(int players) const;
    // "seed": a whole number or a text. 64 hexadecimal digits are the seed itself, anything else is hashed.
    // Drawn if missing.
    SeededSource::Seed deal_seed() const;
    // "seed" for things that do not deal: a whole number.
    u64 seed_or(u64 fallback) const;

  private:
    explicit Request(boost::json::object object) : object_(std::move(object)) {}
    static void refuse_fault(const JsonObject& fields) {
        if (!fields.is_sound()) throw Refused{fields.fault()};
    }
    // What `read` takes out of the fields; the first fault among them is refused.
    template <class Read>
    decltype(auto) sound(Read read) const {
        JsonObject fields(object_);
        decltype(auto) value = read(fields);
        refuse_fault(fields);
        return value;
    }
    const boost::json::value& need(std::string_view key) const;

    boost::json::object object_;
};

}  // namespace fg::protocol
