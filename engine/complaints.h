// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Complaints that name one entry of a table. The compiler makes a sentence for every key, so that a complaint can stay
// a pointer to a text:
//
//   about<Areas, "areas.", ": must overlook 3 to 6 steps">(4)     "areas.Mud Pit: must overlook 3 to 6 steps"
#pragma once

#include "engine/fields.h"
#include "engine/game.h"

namespace fg {

namespace detail {

template <std::size_t N>
struct Literal {
    char at[N]{};
    constexpr Literal(const char (&text)[N]) {  // not explicit: written as a template's argument
        for (std::size_t i = 0; i < N; ++i) at[i] = text[i];
    }
    constexpr std::string_view text() const { return {at, N - 1}; }
};

template <class Keys, Literal Before, Literal After>
struct SentencesAbout {
    static constexpr std::size_t longest_key = [] {
        std::size_t longest = 0;
        for (int i = 0; i < Keys::capacity; ++i)
            if (Keys::key(i).size() > longest) longest = Keys::key(i).size();
        return longest;
    }();
    struct Sentence {
        char at[Before.text().size() + longest_key + After.text().size() + 1]{};
    };
    static constexpr auto all = [] {
        std::array<Sentence, static_cast<std::size_t>(Keys::capacity)> sentences{};
        int number = 0;
        for (Sentence& sentence : sentences) {
            char* end = sentence.at;
            for (const std::string_view part : {Before.text(), Keys::key(number), After.text()})
                for (const char letter : part) *end++ = letter;
            ++number;
        }
        return sentences;
    }();
};

}  // namespace detail

// The sentence about the `number`-th key of `Keys`.
template <class Keys, detail::Literal Before, detail::Literal After>
constexpr Complaint about(int number) {
    return detail::SentencesAbout<std::remove_const_t<Keys>, Before, After>::all[static_cast<std::size_t>(
                                                                                     number)]
        .at;
}

// The names of a struct's fields, as keys.
template <HasFields T>
struct FieldKeys {
    static constexpr int capacity = detail::listed_count<T>();
    static constexpr std::string_view key(int number) {
        std::string_view found;
        T::each(usual, [&](std::string_view name, const auto&) {
            if (number-- == 0) found = name;
        });
        return found;
    }

  private:
    static constexpr T usual{};
};

// The number of the first field for which `is_wrong` holds, or -1.
template <HasFields T, class IsWrong>
constexpr int find_field(const T& value, IsWrong is_wrong) {
    int number = 0, found = -1;
    T::each(value, [&](std::string_view, const auto& field) {
        if (found < 0 && is_wrong(field)) found = number;
        ++number;
    });
    return found;
}

// About an option that has a name for its value, and JSON left it empty.
template <HasFields Options>
constexpr Complaint complaint_of_empty_names(const Options& options) {
    const int empty = find_field(options, [](const auto& field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        if constexpr (Named<Field>)
            return index_of(field) >= name_count<Field>;
        else
            return false;
    });
    return empty < 0 ? nullptr : about<FieldKeys<Options>, "", ": has no value">(empty);
}

}  // namespace fg
