// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Every struct names its fields once, with FG_FIELDS; JSON in and out, hashing, the leak tests and the types
// of the web client all come from that one list. A field that is in the struct but not in the list is a
// compile error.
#pragma once

#include <concepts>
#include <string_view>
#include <utility>

#include "engine/base.h"
#include "engine/macros.h"

#define FG_VISIT_FIELD(unused, field) fg_visit(#field, fg_self.field);
#define FG_VISIT_PAIR(unused, field) fg_visit(#field, fg_self.field, fg_other.field);

// Inside `struct Table`: `FG_FIELDS(Table, turn, lead, score)`. Gives it `each` (a visit of every field),
// `each_pair` (the same fields of two values side by side) and a field-wise ==.
#define FG_FIELDS(Self, ...)                                                                    \
    template <class FgSelf, class FgVisitor>                                                    \
    static constexpr void each(FgSelf& fg_self, FgVisitor&& fg_visit) {                         \
        FG_FOR_EACH(FG_VISIT_FIELD, , __VA_ARGS__)                                              \
    }                                                                                           \
    template <class FgSelf, class FgOther, class FgVisitor>                                     \
    static constexpr void each_pair(FgSelf& fg_self, FgOther& fg_other, FgVisitor&& fg_visit) { \
        FG_FOR_EACH(FG_VISIT_PAIR, , __VA_ARGS__)                                               \
    }                                                                                           \
    template <class FgSelf>                                                                     \
    static constexpr auto& first_field(FgSelf& fg_self) {                                       \
        __VA_OPT__(return fg_self.FG_FIRST(__VA_ARGS__);)                                       \
    }                                                                                           \
    friend constexpr bool operator==(const Self&, const Self&) = default;

namespace fg {

namespace detail {

struct CountVisits {
    int& count;
    template <class T>
    constexpr void operator()(std::string_view, T&) const {
        ++count;
    }
};

// Converts to anything, in unevaluated code only.
struct Anything {
    template <class T>
    operator T() const noexcept;
};

template <class T, class... Args>
concept BraceBuildable = requires { T{std::declval<Args>()...}; };

template <class T, std::size_t... I>
constexpr bool takes_members(std::index_sequence<I...>) {
    return BraceBuildable<T, decltype((static_cast<void>(I), Anything{}))...>;
}

// The largest number of initialisers the aggregate T takes: its number of members.
template <class T, std::size_t N = 48>
constexpr int member_count() {
    if constexpr (N == 0)
        return 0;
    else if constexpr (takes_members<T>(std::make_index_sequence<N>{}))
        return static_cast<int>(N);
    else
        return member_count<T, N - 1>();
}

template <class T>
constexpr int listed_count() {
    int count = 0;
    T value{};
    T::each(value, CountVisits{count});
    return count;
}

}  // namespace detail

template <class T>
concept HasFields = requires(T& t) { T::each(t, [](std::string_view, auto&) {}); };

// False if somebody added a member and forgot the list.
template <HasFields T>
inline constexpr bool lists_every_field = detail::listed_count<T>() == detail::member_count<T>();

// A sparse struct (`static constexpr bool sparse = true;`) leaves out of JSON the fields that have their
// default value: choices and events, whose kinds use different fields. What may be meant must then not be the
// default.
template <class T>
inline constexpr bool is_sparse = requires { requires T::sparse; };

// A leaf that is written as one short text, such as a bit set: `int write_text(char*) const`, at most
// `max_text` characters, and `bool read_text(std::string_view)`.
template <class T>
concept TextLeaf = requires(const T& t, T& m, char* out, std::string_view in) {
    { T::max_text } -> std::convertible_to<int>;
    { t.write_text(out) } -> std::convertible_to<int>;
    { m.read_text(in) } -> std::same_as<bool>;
};

}  // namespace fg
