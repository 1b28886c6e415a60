// SPDX-License-Identifier: Apache-2.0
// JSON out, straight from the field lists into a string.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "common/json_text.h"
#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/name_set.h"
#include "engine/names.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

class JsonWriter {
  public:
    // Per-seat values are written for the seats of `players` only.
    JsonWriter(std::string& out, int players) : out_(out), players_(players) {}

    template <class T>
    void write(const T& value) {
        if constexpr (std::is_same_v<T, Seat>)
            value == no_seat ? text("null") : number(index_of(value));
        else if constexpr (std::is_same_v<T, bool>)
            text(value ? "true" : "false");
        else if constexpr (Named<T>)
            index_of(value) < name_count<T> ? append_quoted(out_, name_of(value)) : text("null");
        else if constexpr (std::is_integral_v<T>)
            number(static_cast<long long>(value));
        else if constexpr (TextLeaf<T>)
            leaf(value);
        else if constexpr (HasFields<T>)
            fields(value);
        else
            items(value);
    }

  private:
    void text(std::string_view word) { out_ += word; }
    void number(long long n) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
        out_.append(digits, end);
    }
    template <class T>
    void leaf(const T& value) {
        char words[static_cast<std::size_t>(T::max_text)];
        append_quoted(out_, {words, static_cast<std::size_t>(value.write_text(words))});
    }
    void key(std::string_view name, bool& is_first) {
        out_ += is_first ? "\"" : ",\"";
        is_first = false;
        out_ += name;  // of a field or a kind: nothing to escape
        out_ += "\":";
    }
    template <class T>
    void fields(const T& value) {
        static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
        out_ += '{';
        bool is_first = true;
        const T usual{};
        T::each_pair(value, usual, [&](std::string_view name, const auto& field, const auto& usual_field) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(field)>, Nothing>) {
                if (is_sparse<T> && !is_first && field == usual_field) return;
                key(name, is_first);
                write(field);
            }
        });
        out_ += '}';
    }
    void items(const SeatSet& seats) {
        list([&](auto&& one) {
            for (Seat seat : seats) one(seat);
        });
    }
    template <Named E>
    void items(const NameSet<E>& set) {
        list([&](auto&& one) {
            for (int i = 0; i < name_count<E>; ++i)
                if (set.has(static_cast<E>(i))) one(static_cast<E>(i));
        });
    }
    template <class T, int N>
    void items(const PerSeat<T, N>& values) {
        list([&](auto&& one) {
            for (int i = 0; i < players_ && i < N; ++i) one(values.at[i]);
        });
    }
    template <class T, int N>
    void items(const Row<T, N>& values) {
        list([&](auto&& one) {
            for (const T& value : values) one(value);
        });
    }
    template <class T, int N>
    void items(const FixedVec<T, N>& values) {
        list([&](auto&& one) {
            for (const T& value : values) one(value);
        });
    }
    template <class T, int N>
    void items(const FrameStack<T, N>& frames) {
        items(frames.frames());
    }
    template <class T>
    void items(const Known<T>& known) {
        out_ += "{\"value\":";
        write(known.value);
        out_ += ",\"known_to\":";
        write(known.known_to);
        out_ += '}';
    }
    template <class T>
    void items(const Maybe<T>& maybe) {
        maybe.is_seen ? write(maybe.value) : text("null");
    }
    template <Named Kind>
    void items(const PlainBag<Kind>& bag) {
        counts<Kind>(bag);
    }
    template <Named Kind>
    void items(const PackedBag<Kind>& bag) {
        counts<Kind>(bag);
    }
    template <class Kind, class B>
    void counts(const B& bag) {
        out_ += '{';
        bool is_first = true;
        for (int k = 0; k < B::kinds; ++k) {
            if (bag.count(static_cast<Kind>(k)) == 0) continue;
            key(name_of(static_cast<Kind>(k)), is_first);
            number(bag.count(static_cast<Kind>(k)));
        }
        out_ += '}';
    }
    template <class Visit>
    void list(Visit&& visit) {
        out_ += '[';
        bool is_first = true;
        visit([&](const auto& value) {
            if (!is_first) out_ += ',';
            is_first = false;
            write(value);
        });
        out_ += ']';
    }

    std::string& out_;
    int players_;
};

template <class T>
std::string to_json(const T& value, int players = max_seats) {
    std::string out;
    JsonWriter(out, players).write(value);
    return out;
}

}  // namespace fg
