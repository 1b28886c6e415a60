// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Events and choices are flat structs whose first field is their kind, and every kind uses some of the other fields.
// Which ones is written with the kinds:
//
//   FG_KINDS(EventKind,
//            (walked, seat, from, to, maybe slid_from),  // all of these are there; `slid_from` only if there was a slide
//            (turn_began, seat, count),
//            (reshuffled))
//
// It declares the enumeration with `none`, its words, and the fields. JSON writes a field that belongs to the kind even if
// it has its default value, the web client's types are a union over the kinds, and the conformance suite refuses
// an event that lacks a field of its kind or has one of another.
#pragma once

#include "engine/fields.h"
#include "engine/names.h"
#include "engine/seat.h"

#define FG_KIND_ENUMERATOR(unused, list) FG_FIRST list,
#define FG_KIND_TEXT(unused, list) FG_KIND_TEXT_OF list,
#define FG_KIND_TEXT_OF(...) FG_KIND_TEXT_FIRST(__VA_ARGS__, )
#define FG_KIND_TEXT_FIRST(first, ...) #first
#define FG_KIND_FIELDS(unused, list) FG_REST_TEXT list,

#define FG_KINDS(Name, ...)                                                                   \
    enum class Name : ::fg::u8 { FG_FOR_EACH(FG_KIND_ENUMERATOR, , __VA_ARGS__) none = 255 }; \
    constexpr auto names_of(Name) {                                                           \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_KIND_TEXT, , __VA_ARGS__)});            \
    }                                                                                         \
    constexpr auto fields_of(Name) {                                                          \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_KIND_FIELDS, , __VA_ARGS__)});          \
    }

namespace fg {

// Which fields a value of one kind has, a bit for each by its place in the list of fields; bit 0 is the kind itself.
struct KindFields {
    u32 all = 1;     // may be there
    u32 needed = 1;  // must be there
    friend constexpr bool operator==(KindFields, KindFields) = default;
};

namespace detail {

// The type of a struct's first field.
template <class T>
using FirstField = std::remove_cvref_t<decltype(T::first_field(std::declval<const T&>()))>;

}  // namespace detail

// A struct whose kinds say which fields they have.
template <class T>
concept HasKinds = HasFields<T> && requires {
    requires Named<detail::FirstField<T>>;
    fields_of(detail::FirstField<T>{}).size();
};

namespace detail {

// The place of a field in T's list, or -1.
template <class T>
constexpr int place_of_field(std::string_view name) {
    int place = 0, found = -1;
    T value{};
    T::each(value, [&](std::string_view field, const auto&) {
        if (field == name) found = place;
        ++place;
    });
    return found;
}

constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == ',')) text.remove_suffix(1);
    return text;
}

// Reads "seat, from, to, maybe slid_from,". A name that is no field leaves everything 0.
template <class T>
constexpr KindFields parse_kind_fields(std::string_view text) {
    constexpr std::string_view maybe = "maybe ";
    KindFields fields;
    for (text = trimmed(text); !text.empty();) {
        const std::size_t end = text.find(',');
        std::string_view name = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        const bool is_needed = !name.starts_with(maybe);
        if (!is_needed) name = trimmed(name.substr(maybe.size()));
        const int place = place_of_field<T>(name);
        if (place < 1) return {0, 0};
        fields.all |= 1u << place;
        if (is_needed) fields.needed |= 1u << place;
    }
    return fields;
}

template <HasKinds T>
constexpr auto make_kind_table() {
    constexpr auto texts = fields_of(FirstField<T>{});
    std::array<KindFields, texts.size()> table{};
    for (std::size_t i = 0; i < texts.size(); ++i) table[i] = parse_kind_fields<T>(texts[i]);
    return table;
}

template <HasKinds T>
constexpr bool names_real_fields() {
    for (const KindFields& fields : make_kind_table<T>())
        if (fields.all == 0) return false;
    return true;
}

}  // namespace detail

template <HasKinds T>
constexpr KindFields kind_fields(detail::FirstField<T> kind) {
    static_assert(detail::names_real_fields<T>(), "a kind has a field that the struct does not list");
    constexpr auto table = detail::make_kind_table<T>();
    return static_cast<std::size_t>(kind) < table.size() ? table[static_cast<std::size_t>(kind)]
                                                         : KindFields{};
}

namespace detail {

// Whether a field that must be there is there: a seat that is none, a name that is none, and a number whose default stands
// for "none" are not.
template <class F>
constexpr bool is_there(const F& value, const F& usual) {
    if constexpr (std::is_same_v<F, Seat> || std::is_enum_v<F>)
        return static_cast<u8>(value) != 255;
    else if constexpr (std::is_integral_v<F>)
        return usual == 0 || value != usual;
    else
        return true;
}

}  // namespace detail

// The name of the first field that `value` lacks though its kind needs it, or has though its kind does not; else empty.
template <HasKinds T>
constexpr std::string_view misplaced_field(const T& value) {
    const KindFields fields = kind_fields<T>(T::first_field(value));
    std::string_view found;
    const T usual{};
    int place = 0;
    T::each_pair(value, usual, [&](std::string_view name, const auto& field, const auto& usual_field) {
        const u32 bit = 1u << place++;
        const bool is_wrong = (fields.all & bit) == 0
                                  ? !(field == usual_field)
                                  : (fields.needed & bit) != 0 && !detail::is_there(field, usual_field);
        if (is_wrong && found.empty()) found = name;
    });
    return found;
}

}  // namespace fg
