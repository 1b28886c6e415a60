// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// One hash of any value made of fields, the same in every build: signatures of games are made of it.
#pragma once

#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/name_set.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

class Hash {
  public:
    constexpr void add(u64 value) {
        state_ = (state_ ^ value) * 0x9e3779b97f4a7c15u;
        state_ ^= state_ >> 29;
    }
    constexpr u64 value() const { return state_; }

    template <class T>
    constexpr void add_value(const T& value) {
        if constexpr (std::is_same_v<T, Nothing>) {
        } else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
            add(static_cast<u64>(value));
        } else if constexpr (std::is_same_v<T, SeatSet>) {
            add(value.bits());
        } else if constexpr (is_bag<T>) {
            for (int k = 0; k < T::kinds; ++k) add(static_cast<u64>(value.count(kind_at(value, k))));
        } else if constexpr (requires { value.hash_into(*this); }) {
            value.hash_into(*this);
        } else if constexpr (HasFields<T>) {
            static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
            T::each(value, [this](std::string_view, const auto& field) { this->add_value(field); });
        } else {
            add_items(value);
        }
    }

  private:
    template <Named Kind>
    static constexpr Kind kind_at(const PlainBag<Kind>&, int k) {
        return static_cast<Kind>(k);
    }
    template <Named Kind>
    static constexpr Kind kind_at(const PackedBag<Kind>&, int k) {
        return static_cast<Kind>(k);
    }
    template <Named Kind>
    static constexpr Kind kind_at(const NibbleBag<Kind>&, int k) {
        return static_cast<Kind>(k);
    }
    template <Named E>
    constexpr void add_items(const NameSet<E>& set) {
        add(set.bits());
    }
    template <class T, int N>
    constexpr void add_items(const PerSeat<T, N>& items) {
        for (const T& item : items.at) add_value(item);
    }
    template <class T, int N>
    constexpr void add_items(const Array<T, N>& items) {
        for (const T& item : items) add_value(item);
    }
    template <Keyed T>
    constexpr void add_items(const T& items) {
        for (const auto& item : items) add_value(item);
    }
    template <class T, int N>
    constexpr void add_items(const FixedVec<T, N>& items) {
        add(static_cast<u64>(items.size()));
        for (const T& item : items) add_value(item);
    }
    template <class T, int N>
    constexpr void add_items(const FrameStack<T, N>& items) {
        add_items(items.frames());
    }
    template <class T>
    constexpr void add_items(const Known<T>& known) {
        add_value(known.value);
        add_value(known.known_to);
    }
    template <class T>
    constexpr void add_items(const Maybe<T>& maybe) {
        add(maybe.is_seen);
        add_value(maybe.value);
    }

    u64 state_ = 0x46616972;
};

template <class T>
constexpr u64 hash_of(const T& value) {
    Hash hash;
    hash.add_value(value);
    return hash.value();
}

}  // namespace fg
