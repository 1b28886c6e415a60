// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Small integers, FG_CHECK, and the bit operations every set is built on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace fg {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

// The program is wrong (never: a player asked for something not allowed). The host decides what happens:
// tests abort, the server closes that one table. Defined in check.cpp; a freestanding build brings its own.
[[noreturn]] void check_failed(const char* what, const char* file, int line);

#ifdef FG_MEASURED
#define FG_CHECK(condition) static_cast<void>(0)
#else
#define FG_CHECK(condition) \
    ((condition) ? static_cast<void>(0) : ::fg::check_failed(#condition, __FILE__, __LINE__))
#endif

// Index of the lowest set bit. The argument must not be 0.
constexpr int lowest_bit(u64 bits) { return __builtin_ctzll(bits); }
// Spelt out: without -mpopcnt the built-in is a call into the compiler's library.
constexpr int count_bits(u64 bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    return static_cast<int>(((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56);
}

// Index of the n-th set bit, counted from 0. There must be more than n.
constexpr int nth_bit(u64 bits, int n) {
    for (; n > 0; --n) bits &= bits - 1;
    return lowest_bit(bits);
}

// The numeric value of an enumerator, for indexing.
template <class E>
constexpr int index_of(E e) {
    return static_cast<int>(e);
}

// A zone with nothing in it; see state.h.
struct Nothing {
    friend constexpr bool operator==(Nothing, Nothing) = default;
};

}  // namespace fg
