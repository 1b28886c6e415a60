// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A set of named things, such as the stages that are closed: one bit each, written in JSON as a list of
// names.
#pragma once

#include "engine/names.h"

namespace fg {

template <Named E>
class NameSet {
  public:
    using Member = E;
    static_assert(name_count<E> <= 16);

    constexpr bool has(E e) const { return (bits_ >> index_of(e) & 1u) != 0; }
    constexpr void add(E e) { bits_ = static_cast<u16>(bits_ | 1u << index_of(e)); }
    constexpr void remove(E e) { bits_ = static_cast<u16>(bits_ & ~(1u << index_of(e))); }
    constexpr int size() const { return count_bits(bits_); }
    constexpr bool is_empty() const { return bits_ == 0; }
    constexpr u32 bits() const { return bits_; }
    static constexpr auto value_names() { return names_of(E{}); }
    friend constexpr bool operator==(NameSet, NameSet) = default;

  private:
    u16 bits_ = 0;
};

}  // namespace fg
