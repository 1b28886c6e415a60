// SPDX-License-Identifier: Apache-2.0
// What the messages of a server are made of. A message is a plain struct with FG_FIELDS; message_write.h, message_read.h
// and message_model.h make its JSON, its reader, and its TypeScript and its lines of a manual from that list. Besides the
// engine's own types a field may be
//
//   std::string_view, std::vector<T>, std::variant<A, B>, another message
//   std::optional<T>   left out if there is none
//   OrNull<T>          null if there is none
//   Word<"sit">        always that word: how a reader tells messages apart
//   std::true_type     always true
//   Text<Form>         text that has a type of its own in TypeScript
//   Json<Form>         JSON that others have written, or that was read and is for others to understand
//   Written<Form>      JSON that is written straight into the message, by a function
//   Spread<T>          the fields of T, beside the others
//   SpreadText<T>      the same, already written
//
// A field whose name would be a keyword has an underscore behind it (do_, default_), which is not sent. Nothing here owns what it
// refers to.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/fields.h"
#include "engine/seat.h"

namespace fg {

template <std::size_t N>
struct Letters {
    char at[N];
    consteval Letters(const char (&text)[N]) { std::copy_n(text, N, at); }
};
template <Letters letters>
struct Word {
    static constexpr std::string_view text{letters.at, sizeof letters.at - 1};
    friend constexpr bool operator==(Word, Word) = default;
};

// An aggregate, so that `.name = {name}` says which of the two it is.
template <class T>
struct OrNull {
    std::optional<T> value;
    friend constexpr bool operator==(const OrNull&, const OrNull&) = default;
};

// A seat that is there: SeatNumber in TypeScript, where a plain Seat may be null. A number that is no seat is read as no_seat.
struct SeatNumber {
    Seat seat = no_seat;
    friend constexpr bool operator==(SeatNumber, SeatNumber) = default;
};

// A `Form` is a message, a list of some, or a struct with `static constexpr std::string_view typescript`. A single letter is a
// parameter, for which the types of a game stand in. A Form with `is_object` is read from objects only.
template <class Form>
struct Text {
    std::string_view text;
    friend constexpr bool operator==(Text, Text) = default;
};
template <class FormOf>
struct Json {
    using Form = FormOf;
    std::string_view text;                      // to be written
    const boost::json::value* value = nullptr;  // as it was read; written if there is no text
    friend constexpr bool operator==(Json, Json) = default;
};

template <class Form>
class Written {
  public:
    constexpr Written() = default;
    // `append` adds the JSON to a string, and must live until the message is written.
    template <std::invocable<std::string&> Append>
    Written(const Append& append)
        : append_(&append),
          call_([](const void* self, std::string& out) { (*static_cast<const Append*>(self))(out); }) {}
    template <std::invocable<std::string&> Append>
    Written(const Append&&) = delete;
    void append(std::string& out) const { call_(append_, out); }
    friend constexpr bool operator==(const Written&, const Written&) = default;

  private:
    const void* append_ = nullptr;
    void (*call_)(const void*, std::string&) = nullptr;
};

template <class T>
struct Spread {
    T fields;
    friend constexpr bool operator==(const Spread&, const Spread&) = default;
};
template <class T>
struct SpreadText {
    std::string_view text;  // each field with a comma before it
    friend constexpr bool operator==(SpreadText, SpreadText) = default;
};

// Fields that an object has for seats by their number; as a Form only.
template <class T>
struct BySeat {};

// A sentence about one field: `static constexpr Note notes[] = {{"since", "…"}};`. A message as a whole has `about`.
struct Note {
    std::string_view field;
    std::string_view text;
};

// A message that is sent as a list of its fields: `static constexpr bool is_tuple = true;`
template <class T>
inline constexpr bool is_tuple = requires { requires T::is_tuple; };

namespace detail {

template <class T, template <class...> class Of>
inline constexpr bool is_a = false;
template <template <class...> class Of, class... Args>
inline constexpr bool is_a<Of<Args...>, Of> = true;

template <class T>
inline constexpr bool is_word = false;
template <Letters letters>
inline constexpr bool is_word<Word<letters>> = true;

// As it is sent.
constexpr std::string_view sent_name(std::string_view field) {
    return field.ends_with('_') ? field.substr(0, field.size() - 1) : field;
}

}  // namespace detail

// The word a message begins with.
template <HasFields T>
constexpr std::string_view word_of() {
    return std::remove_cvref_t<decltype(T::first_field(std::declval<const T&>()))>::text;
}

}  // namespace fg
