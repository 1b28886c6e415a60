// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Enumerations and the word for each of their values, written once: records, events, JSON and scripted chance
// all speak these words.
//
//   FG_ENUM(WindowMode, commit, ordered)                       the words are the enumerators
//   FG_ENUM_OR_NONE(Question, walk, show, discard)             the same, and `none`, which has no word
//   FG_ENUM_WORDS(Card, (crowd2, "2-Crowd"), (bump, "Bump"))   the words are given; with `none`
#pragma once

#include <array>
#include <string_view>

#include "engine/base.h"
#include "engine/macros.h"

#define FG_ENUMERATOR(unused, name) name,
#define FG_ENUMERATOR_TEXT(unused, name) #name,
#define FG_WORD_ENUMERATOR(unused, pair) FG_FIRST pair,
#define FG_WORD_TEXT(unused, pair) FG_SECOND pair,
#define FG_SECOND(first, second) second

#define FG_ENUM(Name, ...)                                                               \
    enum class Name : ::fg::u8 { FG_FOR_EACH(FG_ENUMERATOR, , __VA_ARGS__) };            \
    constexpr auto names_of(Name) {                                                      \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_ENUMERATOR_TEXT, , __VA_ARGS__)}); \
    }
#define FG_ENUM_OR_NONE(Name, ...)                                                       \
    enum class Name : ::fg::u8 { FG_FOR_EACH(FG_ENUMERATOR, , __VA_ARGS__) none = 255 }; \
    constexpr auto names_of(Name) {                                                      \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_ENUMERATOR_TEXT, , __VA_ARGS__)}); \
    }
#define FG_ENUM_WORDS(Name, ...)                                                              \
    enum class Name : ::fg::u8 { FG_FOR_EACH(FG_WORD_ENUMERATOR, , __VA_ARGS__) none = 255 }; \
    constexpr auto names_of(Name) {                                                           \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_WORD_TEXT, , __VA_ARGS__)});            \
    }

namespace fg {

namespace detail {

template <std::size_t N>
constexpr std::array<std::string_view, N> words_of(const std::string_view (&words)[N]) {
    std::array<std::string_view, N> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = words[i];
    return all;
}

}  // namespace detail

// An enumeration is Named if `names_of(E{})`, found beside it, returns an array of words in enumerator order
// starting at 0. A value outside the array (by convention 255, `none`) has no word and is written as null.
template <class E>
concept Named = std::is_enum_v<E> && requires(E e) { names_of(e).size(); };

template <Named E>
inline constexpr int name_count = static_cast<int>(names_of(E{}).size());

template <Named E>
constexpr std::string_view name_of(E e) {
    constexpr auto names = names_of(E{});
    return index_of(e) < name_count<E> ? names[static_cast<std::size_t>(e)] : std::string_view{"none"};
}

// Finds the enumerator with that word; false if there is none.
template <Named E>
constexpr bool find_name(std::string_view word, E& found) {
    constexpr auto names = names_of(E{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != word) continue;
        found = static_cast<E>(i);
        return true;
    }
    return false;
}

}  // namespace fg
