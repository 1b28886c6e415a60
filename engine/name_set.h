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

    FG_FN constexpr bool has(E e) const { return (bits_ >> index_of(e) & 1u) != 0; }
    FG_FN constexpr void add(E e) { bits_ = static_cast<u16>(bits_ | 1u << index_of(e)); }
    FG_FN constexpr void remove(E e) { bits_ = static_cast<u16>(bits_ & ~(1u << index_of(e))); }
    FG_FN constexpr int size() const { return count_bits(bits_); }
    FG_FN constexpr bool is_empty() const { return bits_ == 0; }
    FG_FN constexpr u32 bits() const { return bits_; }
    static constexpr auto value_names() { return names_of(E{}); }
    friend constexpr bool operator==(NameSet, NameSet) = default;

  private:
    u16 bits_ = 0;
};

}  // namespace fg
