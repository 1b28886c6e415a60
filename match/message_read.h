// SPDX-License-Identifier: Apache-2.0
// Messages in, see message.h. A field that is not optional must be there, and each must be of its type; fields that the message does not
// have are passed over. What was read refers to the JSON it was read from.
#pragma once

#include "common/json_object.h"
#include "match/message.h"

namespace fg {

namespace detail {

template <class T>
void take_fields(JsonObject& from, T& message);

template <class F>
void take(JsonObject& from, std::string_view key, F& field) {
    if constexpr (is_a<F, std::optional>) {
        if (from.has(key)) take(from, key, field.emplace());
    } else if constexpr (is_a<F, OrNull>) {
        if (!from.need(key).is_null()) take(from, key, field.value.emplace());
    } else if constexpr (is_a<F, Text>) {
        field.text = from.text(key);
    } else if constexpr (is_a<F, Json>) {
        field.value = &from.need(key);
        if constexpr (requires { F::Form::is_object; })
            if (!field.value->is_object()) from.must_be(key, "an object");
    } else if constexpr (std::is_same_v<F, std::string_view>) {
        field = from.text(key);
    } else if constexpr (std::is_same_v<F, bool>) {
        field = from.flag(key);
    } else if constexpr (std::is_same_v<F, SeatNumber>) {
        const std::int64_t number = from.number(key);
        field.seat = number >= 0 && number < max_seats ? seat_of(static_cast<int>(number)) : no_seat;
    } else if constexpr (Named<F>) {
        from.need(key);
        field = from.name_or(key, field);
    } else {
        static_assert(std::is_integral_v<F>, "fields of this type are not read");
        const auto least = static_cast<std::int64_t>(std::numeric_limits<F>::min());
        const auto most =
            sizeof(F) < 8 ? static_cast<std::int64_t>(std::numeric_limits<F>::max()) : Range{}.most;
        field = static_cast<F>(from.number(key, {.least = least, .most = most}));
    }
}

template <class T>
void take_fields(JsonObject& from, T& message) {
    static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
    T::each(message, [&]<class F>(std::string_view name, F& field) {
        if constexpr (is_a<F, Spread>)
            take_fields(from, field.fields);
        else if constexpr (!is_word<F>)
            take(from, sent_name(name), field);
    });
}

}  // namespace detail

// What does not fit is left as it was; `from` knows the first fault.
template <HasFields T>
T read_message(JsonObject& from) {
    T message{};
    detail::take_fields(from, message);
    return message;
}

template <class Messages>
constexpr bool is_word_of(std::string_view word) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return ((word == word_of<std::variant_alternative_t<I, Messages>>()) || ...);
    }(std::make_index_sequence<std::variant_size_v<Messages>>{});
}
// The message of the variant that begins with `word`; nothing if there is none.
template <class Messages, std::size_t I = 0>
std::optional<Messages> read_message_of(std::string_view word, JsonObject& from) {
    if constexpr (I < std::variant_size_v<Messages>) {
        using T = std::variant_alternative_t<I, Messages>;
        if (word == word_of<T>()) return read_message<T>(from);
        return read_message_of<Messages, I + 1>(word, from);
    } else {
        return std::nullopt;
    }
}

}  // namespace fg
