// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What can come up in a game, numbered when the program is built: its questions, each kind of answer and of event, and each
// named thing that such a kind speaks of (a card, a wagon, a reason), alone or several at a time. All of it comes from the
// game's enumerations and lists of fields.
#pragma once

#include "engine/bag.h"
#include "engine/game.h"
#include "engine/kinds.h"
#include "engine/name_set.h"

namespace fg::lab {

// What names a field can hold, and which it holds: one, or several in a list, a set or a bag.
template <class F>
struct NamesIn {
    static constexpr int count = 0;
};
template <Named F>
struct NamesIn<F> {
    using Name = F;
    static constexpr int count = name_count<F>;
    template <class Visit>
    [[gnu::always_inline]] static constexpr void each(F name, Visit&& visit) {
        if (index_of(name) < count) visit(index_of(name));
    }
};
template <Named E, int N>
struct NamesIn<FixedVec<E, N>> {
    using Name = E;
    static constexpr int count = name_count<E>;
    template <class Visit>
    [[gnu::always_inline]] static constexpr void each(const FixedVec<E, N>& names, Visit&& visit) {
        for (const E name : names) NamesIn<E>::each(name, visit);
    }
};
template <Named E>
struct NamesIn<NameSet<E>> {
    using Name = E;
    static constexpr int count = name_count<E>;
    template <class Visit>
    [[gnu::always_inline]] static constexpr void each(const NameSet<E>& names, Visit&& visit) {
        for (u32 rest = names.bits(); rest != 0; rest &= rest - 1) visit(lowest_bit(rest));
    }
};
// A card that lies there twice is visited twice.
template <class F>
    requires is_bag<F>
struct NamesIn<F> {
    using Name = decltype(std::declval<const F&>().nth(0));
    static constexpr int count = F::kinds;
    template <class Visit>
    [[gnu::always_inline]] static constexpr void each(const F& bag, Visit&& visit) {
        for (int kind = 0; kind < count; ++kind)
            for (int left = bag.count(static_cast<Name>(kind)); left > 0; --left) visit(kind);
    }
};

// The things that a value with kinds can speak of: first its kinds, then, kind by kind and field by field, the names that a
// field of it can have.
template <HasKinds T>
struct ThingsOf {
    using Kind = detail::FirstField<T>;
    static constexpr int kinds = name_count<Kind>;
    static constexpr int fields = detail::listed_count<T>();
    // By kind and place of the field: the number of the field's first name; -1 if there is none.
    using Starts =
        std::array<std::array<i16, static_cast<std::size_t>(fields)>, static_cast<std::size_t>(kinds)>;

    // Of each field, how many names it can have.
    static constexpr auto names_of_field = [] {
        std::array<i16, static_cast<std::size_t>(fields)> counts{};
        std::size_t place = 0;
        const T value{};
        T::each(value, [&]<class F>(std::string_view, const F&) {
            counts[place++] = static_cast<i16>(NamesIn<F>::count);
        });
        counts[0] = 0;  // the kind itself
        return counts;
    }();
    static constexpr auto fields_of_kind = detail::make_kind_table<T>();

    static constexpr int numbered(Starts& fresh) {
        int next = kinds;
        for (std::size_t kind = 0; kind < fresh.size(); ++kind)
            for (std::size_t place = 0; place < fresh[kind].size(); ++place) {
                const bool is_there =
                    names_of_field[place] > 0 && (fields_of_kind[kind].all >> place & 1) != 0;
                fresh[kind][place] = static_cast<i16>(is_there ? next : -1);
                if (is_there) next += names_of_field[place];
            }
        return next;
    }
    static constexpr Starts starts = [] {
        Starts all{};
        numbered(all);
        return all;
    }();
    static constexpr int count = [] {
        Starts all{};
        return numbered(all);
    }();

    // Calls `visit(number)` for the kind of a value and for each name in it. The names of the fields stay bare pointers: a
    // GPU has nobody to measure their length.
    template <class Visit>
    [[gnu::always_inline]] static constexpr void each_in(const T& value, Visit&& visit) {
        const auto kind = static_cast<std::size_t>(T::first_field(value));
        visit(static_cast<int>(kind));
        std::size_t place = 0;
        T::each(value, [&]<class F>(const char*, const F& field) __attribute__((always_inline)) {
            if constexpr (NamesIn<F>::count > 0) {
                const int start = starts[kind][place];
                if (start >= 0)
                    NamesIn<F>::each(field,
                                     [&](int name) __attribute__((always_inline)) { visit(start + name); });
            }
            ++place;
        });
    }
    // Calls `visit(number, kind, field, name)` for all things; of a kind itself field and name are empty.
    template <class Visit>
    static constexpr void each_thing(Visit&& visit) {
        for (int kind = 0; kind < kinds; ++kind)
            visit(kind, name_of(static_cast<Kind>(kind)), std::string_view{}, std::string_view{});
        for (int kind = 0; kind < kinds; ++kind) each_name(static_cast<Kind>(kind), visit);
    }

  private:
    template <class Visit>
    static constexpr void each_name(Kind kind, Visit& visit) {
        std::size_t place = 0;
        const T value{};
        T::each(value, [&]<class F>(std::string_view field, const F&) {
            if constexpr (NamesIn<F>::count > 0) {
                const int start = starts[static_cast<std::size_t>(kind)][place];
                for (int i = 0; start >= 0 && i < NamesIn<F>::count; ++i)
                    visit(start + i, name_of(kind), field,
                          name_of(static_cast<typename NamesIn<F>::Name>(i)));
            }
            ++place;
        });
    }
};

// The things of a game in one row: questions, answers, events.
template <Game G>
struct Things {
    using Answers = ThingsOf<typename G::Choice>;
    using Events = ThingsOf<typename G::Event>;
    static constexpr int questions = name_count<typename G::Question>;
    static constexpr int first_answer = questions;
    static constexpr int first_event = questions + Answers::count;
    static constexpr int count = first_event + Events::count;
};

}  // namespace fg::lab
