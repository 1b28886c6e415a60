// SPDX-License-Identifier: Apache-2.0
// The web client's types, from the same field lists that write the JSON.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/kinds.h"
#include "engine/name_set.h"
#include "engine/piles.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

// "Card" for fg::huzzah::Card: the last part of a type's name, as both of our compilers spell it.
template <class T>
constexpr std::string_view short_type_name() {
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    if (const std::size_t template_at = text.find('<'); template_at != std::string_view::npos)
        text = text.substr(0, template_at);
    const std::size_t scope = text.rfind("::");
    return scope == std::string_view::npos ? text : text.substr(scope + 2);
}

class TypeScriptWriter {
  public:
    // Declares T under that name, and before it every type it is made of.
    template <class T>
    void declare(std::string_view name) {
        if (!declared_.insert(std::string(name)).second) return;
        if constexpr (HasKinds<T>) return declare_kinds<T>(name);
        std::string body = "export interface " + std::string(name) + " {\n";
        bool is_first = true;
        const T usual{};
        T::each(usual, [&](std::string_view field, const auto& value) {
            using F = std::remove_cvref_t<decltype(value)>;
            if constexpr (!std::is_same_v<F, Nothing>) {
                const bool may_be_missing = is_sparse<T> && !is_first;
                is_first = false;
                const std::string type = is_sparse<T> ? without_null(type_of(value), value) : type_of(value);
                add_line(body, field, may_be_missing, type);
            }
        });
        text_ += body + "}\n\n";
    }
    // Something else that is to stand among them.
    void add(std::string_view declaration) { text_ += declaration; }
    const std::string& text() const { return text_; }

  private:
    // Text is put together in typescript.cpp, once for all types: it takes long to compile.
    static void add_line(std::string& body, std::string_view field, bool may_be_missing,
                         std::string_view type);
    static void add_member(std::string& body, std::string_view field, bool may_be_missing,
                           std::string_view type);
    static std::string quoted(std::string_view name);
    static std::string list_of_type(std::string type);
    static std::string without_last_null(std::string type);
    // "A", declared as a union of the names unless it has been.
    std::string names_type(std::string_view name, std::span<const std::string_view> words);

    // One member of a union for each kind, with the fields of that kind.
    template <HasKinds T>
    void declare_kinds(std::string_view name) {
        using Kind = detail::FirstField<T>;
        std::string body = "export type " + std::string(name) + " =";
        for (int i = 0; i < name_count<Kind>; ++i) body += "\n  | " + kind_type<T>(static_cast<Kind>(i));
        text_ += body + ";\n\n";
    }
    template <HasKinds T>
    std::string kind_type(detail::FirstField<T> kind) {
        const KindFields fields = kind_fields<T>(kind);
        std::string body;
        int place = 0;
        const T usual{};
        T::each(usual, [&](std::string_view field, const auto& value) {
            const u32 bit = 1u << place++;
            if ((fields.all & bit) == 0) return;
            add_member(body, field, (fields.needed & bit) == 0,
                       bit == 1 ? quoted(name_of(kind)) : without_null(type_of(value), value));
        });
        return body + " }";
    }

    // Whether `none` has no word of its own, and is written as null.
    template <class F>
    static constexpr bool can_be_none() {
        if constexpr (requires { F::none; })
            return index_of(F::none) >= name_count<F>;
        else
            return false;
    }

    // In a sparse struct null is the usual value of a later field, and left out; of the first, it says that
    // there is nothing at all, as `fields_of` does.
    template <class F>
    static std::string without_null(std::string type, const F& usual) {
        bool is_null = false;
        if constexpr (std::is_same_v<F, Seat>)
            is_null = usual == no_seat;
        else if constexpr (can_be_none<F>())
            is_null = usual == F::none;
        return is_null ? without_last_null(std::move(type)) : type;
    }
    // "Choice | { act: null }" for a choice that need not be there.
    template <HasFields F>
    std::string fields_of(const F& usual) {
        const std::string name(short_type_name<F>());
        declare<F>(name);
        std::string none;
        bool is_first = true;
        F::each(usual, [&](std::string_view field, const auto& value) {
            using First = std::remove_cvref_t<decltype(value)>;
            if constexpr (is_sparse<F> && can_be_none<First>())
                if (is_first && value == First::none) none = " | { " + std::string(field) + ": null }";
            is_first = false;
        });
        return name + none;
    }
    template <class F>
    std::string type_of(const F& value) {
        if constexpr (std::is_same_v<F, Seat>)
            return "number | null";
        else if constexpr (std::is_same_v<F, bool>)
            return "boolean";
        else if constexpr (Named<F>)
            return names<F>() + (can_be_none<F>() ? " | null" : "");
        else if constexpr (std::is_integral_v<F> || std::is_enum_v<F>)
            return "number";
        else if constexpr (TextLeaf<F>)
            return "string";
        else if constexpr (HasFields<F>)
            return fields_of(value);
        else
            return items_of(value);
    }
    template <Named E>
    std::string names() {
        static constexpr auto words = names_of(E{});
        return names_type(short_type_name<E>(), words);
    }
    template <class F>
    std::string list_of(const F& item) {
        return list_of_type(type_of(item));
    }
    std::string items_of(const SeatSet&) { return "number[]"; }
    template <Named E>
    std::string items_of(const NameSet<E>&) {
        return names<E>() + "[]";
    }
    template <class T, int N>
    std::string items_of(const PerSeat<T, N>& values) {
        return list_of(values.at[0]);
    }
    template <class T, int N>
    std::string items_of(const Array<T, N>& values) {
        return list_of(values.at[0]);
    }
    template <class Name, class T, int N>
    std::string items_of(const ByName<Name, T, N>& values) {
        // Types are declared as they come up: one after the other, whatever the compiler.
        const std::string value = type_of(values.at[0]);
        if constexpr (N == name_count<Name>) return "Record<" + names<Name>() + ", " + value + ">";
        std::string keys;
        for (int i = 0; i < N; ++i)
            keys += (i == 0 ? "\"" : " | \"") + std::string(ByName<Name, T, N>::key(i)) + '"';
        return "Record<" + keys + ", " + value + ">";
    }
    template <int Least, int Most, class T>
    std::string items_of(const ByPlayers<Least, Most, T>& values) {
        return "Record<number, " + type_of(values.at[0]) + ">";
    }
    template <class T, int N>
    std::string items_of(const FixedVec<T, N>&) {
        return list_of(T{});
    }
    template <class T, int N>
    std::string items_of(const FrameStack<T, N>&) {
        return list_of(T{});
    }
    template <class T>
    std::string items_of(const Maybe<T>& maybe) {
        const std::string type = type_of(maybe.value);
        return type.ends_with("| null") ? type : type + " | null";
    }
    template <class Deck>
    std::string items_of(const PilesShown<Deck>&) {
        using Pile = typename Deck::Pile;
        const std::string card = names<typename Deck::Card>(), back = names<typename Deck::Back>();
        const std::string entry = "(" + card + " | { back: " + back + "; card?: " + card + " })[]";
        const std::string counted = "{ cards: " + card + "[]; unknown: Partial<Record<" + back +
                                    ", number>>; public?: " + card + "[] }";
        std::string body = "{";
        for (int k = 0; k < name_count<Pile>; ++k) {
            const PileRule rule = Deck::rule_of(static_cast<Pile>(k));
            body += ' ' + std::string(name_of(static_cast<Pile>(k))) + ": " +
                    (rule.order == PileRule::Order::shown ? entry : counted) +
                    (rule.is_per_seat ? "[];" : ";");
        }
        return body + " }";
    }
    template <Named Kind>
    std::string items_of(const PlainBag<Kind>&) {
        return "Partial<Record<" + names<Kind>() + ", number>>";
    }
    template <Named Kind>
    std::string items_of(const PackedBag<Kind>&) {
        return "Partial<Record<" + names<Kind>() + ", number>>";
    }
    template <Named Kind>
    std::string items_of(const NibbleBag<Kind>&) {
        return "Partial<Record<" + names<Kind>() + ", number>>";
    }

    std::set<std::string> declared_;
    std::string text_;
};

}  // namespace fg
