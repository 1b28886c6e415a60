// SPDX-License-Identifier: Apache-2.0
// Messages out, see message.h.
#pragma once

#include "common/json_text.h"
#include "match/json_write.h"
#include "match/message.h"

namespace fg {

class MessageWriter {
  public:
    MessageWriter(std::string& out, int players) : out_(out), players_(players) {}

    template <class T>
    void write(const T& value) {
        if constexpr (detail::is_word<T>)
            append_quoted(out_, T::text);
        else if constexpr (std::is_same_v<T, std::true_type> || std::is_same_v<T, std::false_type>)
            out_ += T::value ? "true" : "false";
        else if constexpr (std::is_convertible_v<const T&, std::string_view>)
            append_quoted(out_, value);
        else if constexpr (std::is_same_v<T, SeatNumber>)
            JsonWriter(out_, players_).write(value.seat);
        else if constexpr (HasFields<T> && is_tuple<T>)
            tuple(value);
        else if constexpr (HasFields<T>)
            object(value);
        else if constexpr (requires { part(value); })
            part(value);
        else
            JsonWriter(out_, players_).write(value);
    }

  private:
    template <class T>
    void object(const T& value) {
        bool is_first = true;
        out_ += '{';
        fields(value, is_first);
        out_ += '}';
    }
    template <class T>
    void fields(const T& value, bool& is_first) {
        static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
        T::each(value, [&](std::string_view name, const auto& field) { add(name, field, is_first); });
    }
    template <class F>
    void add(std::string_view name, const F& field, bool& is_first) {
        if constexpr (detail::is_a<F, std::optional>) {
            if (field) add(name, *field, is_first);
        } else if constexpr (detail::is_a<F, Spread>) {
            if constexpr (HasFields<decltype(field.fields)>) fields(field.fields, is_first);
        } else if constexpr (detail::is_a<F, SpreadText>) {
            out_ += is_first && !field.text.empty() ? field.text.substr(1) : field.text;
            is_first = is_first && field.text.empty();
        } else {
            JsonKey(is_first ? JsonKey::no_lead : ',', detail::sent_name(name)).append_to(out_);
            is_first = false;
            write(field);
        }
    }
    template <class T>
    void tuple(const T& value) {
        static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
        char before = '[';
        T::each(value, [&](std::string_view, const auto& field) {
            out_ += std::exchange(before, ',');
            write(field);
        });
        out_ += ']';
    }

    template <class T>
    void part(const OrNull<T>& value) {
        if (value.value)
            write(*value.value);
        else
            out_ += "null";
    }
    template <class T>
    void part(const std::vector<T>& values) {
        out_ += '[';
        for (const T& value : values) {
            if (&value != values.data()) out_ += ',';
            write(value);
        }
        out_ += ']';
    }
    template <class... T>
    void part(const std::variant<T...>& value) {
        std::visit([&](const auto& one) { write(one); }, value);
    }
    template <class Form>
    void part(const Text<Form>& text) {
        append_quoted(out_, text.text);
    }
    template <class Form>
    void part(const Json<Form>& json) {
        if (!json.text.empty())
            out_ += json.text;
        else
            out_ += json.value == nullptr ? "null" : boost::json::serialize(*json.value);
    }
    template <class Form>
    void part(const Written<Form>& written) {
        written.append(out_);
    }

    std::string& out_;
    int players_;
};

// Values by seat are written for that many players.
template <HasFields T>
std::string message_json(const T& message, int players = max_seats, std::size_t room = 0) {
    std::string out;
    out.reserve(room);
    MessageWriter(out, players).write(message);
    return out;
}

}  // namespace fg
