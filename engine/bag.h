// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Cards whose order nobody knows or needs: a count per kind. A draw picks one of what is left, so there is no
// hidden order to leak or to redeal. Decks, hands, piles and crowds of equal pieces are all bags.
#pragma once

#include "engine/base.h"
#include "engine/names.h"

namespace fg {

// Any number of kinds, up to 255 cards of each. The plain form.
template <Named Kind>
class PlainBag {
  public:
    static constexpr int kinds = name_count<Kind>;

    constexpr int count(Kind kind) const { return counts_[index_of(kind)]; }
    constexpr int size() const { return size_; }
    constexpr bool is_empty() const { return size_ == 0; }
    constexpr bool has(Kind kind) const { return counts_[index_of(kind)] != 0; }
    constexpr void add(Kind kind, int copies = 1) {
        counts_[index_of(kind)] = static_cast<u8>(counts_[index_of(kind)] + copies);
        size_ = static_cast<u16>(size_ + copies);
    }
    constexpr void remove(Kind kind, int copies = 1) {
        FG_CHECK(count(kind) >= copies);
        counts_[index_of(kind)] = static_cast<u8>(counts_[index_of(kind)] - copies);
        size_ = static_cast<u16>(size_ - copies);
    }
    // The kind of the n-th card if the cards lay sorted by kind. Nothing is removed.
    constexpr Kind nth(int n) const {
        FG_CHECK(n >= 0 && n < size_);
        int kind = 0;
        while (n >= counts_[kind]) n -= counts_[kind++];
        return static_cast<Kind>(kind);
    }
    constexpr void add_all(const PlainBag& other) {
        for (int k = 0; k < kinds; ++k) add(static_cast<Kind>(k), other.counts_[k]);
    }
    constexpr void remove_all(const PlainBag& other) {
        for (int k = 0; k < kinds; ++k) remove(static_cast<Kind>(k), other.counts_[k]);
    }
    constexpr void clear() { *this = PlainBag{}; }
    friend constexpr bool operator==(const PlainBag&, const PlainBag&) = default;

  private:
    u8 counts_[static_cast<std::size_t>(kinds)]{};
    u16 size_ = 0;
};

// At most 7 kinds and 127 cards in one 64-bit word: byte k counts kind k, the top byte the total. Finding the
// n-th card takes no branch: one multiplication gives all running totals, one subtraction compares n with
// each of them.
template <Named Kind>
class PackedBag {
  public:
    static constexpr int kinds = name_count<Kind>;
    static_assert(kinds <= 7);

    constexpr int count(Kind kind) const { return static_cast<int>(word_ >> shift(kind) & 0xff); }
    constexpr int size() const { return static_cast<int>(word_ >> 56); }
    constexpr bool is_empty() const { return word_ == 0; }
    constexpr bool has(Kind kind) const { return (word_ >> shift(kind) & 0xff) != 0; }
    constexpr void add(Kind kind, int copies = 1) { word_ += unit(kind) * static_cast<u64>(copies); }
    constexpr void remove(Kind kind, int copies = 1) {
        FG_CHECK(count(kind) >= copies);
        word_ -= unit(kind) * static_cast<u64>(copies);
    }
    constexpr Kind nth(int n) const {
        FG_CHECK(n >= 0 && n < size());
        constexpr u64 ones = 0x0101010101010101, tops = 0x8080808080808080;
        const u64 totals = (word_ & low_bytes) * ones;
        const u64 passed = ((static_cast<u64>(n) * ones | tops) - totals) & tops & low_bytes;
        return static_cast<Kind>((passed >> 7) * ones >> 56);  // how many marks
    }
    constexpr void add_all(const PackedBag& other) { word_ += other.word_; }
    constexpr void remove_all(const PackedBag& other) { word_ -= other.word_; }
    constexpr void clear() { word_ = 0; }
    // Byte k = number of cards of kind k, the total masked away.
    constexpr u64 packed_counts() const { return word_ & low_bytes; }
    friend constexpr bool operator==(const PackedBag&, const PackedBag&) = default;

  private:
    static constexpr u64 low_bytes = (u64{1} << 56) - 1;
    static constexpr int shift(Kind kind) { return 8 * index_of(kind); }
    static constexpr u64 unit(Kind kind) { return (u64{1} << shift(kind)) + (u64{1} << 56); }
    u64 word_ = 0;
};

// At most 14 kinds, 15 cards of each: half a byte counts a kind, the top byte the total. For rules that ask which kinds there
// are more often than they draw.
template <Named Kind>
class NibbleBag {
  public:
    static constexpr int kinds = name_count<Kind>;
    static constexpr int most_of_a_kind = 15;
    static_assert(kinds <= 14);

    constexpr int count(Kind kind) const { return static_cast<int>(word_ >> shift(kind) & 15); }
    constexpr int size() const { return static_cast<int>(word_ >> 56); }
    constexpr bool is_empty() const { return word_ == 0; }
    constexpr bool has(Kind kind) const { return (word_ >> shift(kind) & 15) != 0; }
    constexpr void add(Kind kind, int copies = 1) {
        FG_CHECK(count(kind) + copies <= most_of_a_kind);
        word_ += unit(kind) * static_cast<u64>(copies);
    }
    constexpr void remove(Kind kind, int copies = 1) {
        FG_CHECK(count(kind) >= copies);
        word_ -= unit(kind) * static_cast<u64>(copies);
    }
    constexpr Kind nth(int n) const {
        FG_CHECK(n >= 0 && n < size());
        int kind = 0;
        for (u64 left = word_; n >= static_cast<int>(left & 15); left >>= 4, ++kind)
            n -= static_cast<int>(left & 15);
        return static_cast<Kind>(kind);
    }
    // Callers know that nothing overflows: both were parts of one deck.
    constexpr void add_all(const NibbleBag& other) { word_ += other.word_; }
    // All of `other` must be there.
    constexpr void remove_all(const NibbleBag& other) {
        FG_CHECK(has_all(other));
        word_ -= other.word_;
    }
    constexpr bool has_all(const NibbleBag& other) const {
        // A borrow out of half a byte shows in the lowest bit of the next one.
        const u64 mine = word_ & low_bytes, theirs = other.word_ & low_bytes;
        return mine >= theirs && (((mine - theirs) ^ mine ^ theirs) & steps) == 0;
    }
    constexpr void clear() { word_ = 0; }

    // A bit for each kind that is there, at four times its number; and a bag with one card of each such kind.
    constexpr u64 present() const {
        const u64 pairs = (word_ | word_ >> 1) & low_bytes;
        return (pairs | pairs >> 2) & 0x0011111111111111;
    }
    static constexpr NibbleBag one_of_each(u64 kinds_present) { return of_counts(kinds_present); }
    // The kinds that are there, as if they lay in a row.
    constexpr int count_kinds() const { return count_bits(present()); }
    constexpr Kind nth_kind(int n) const { return static_cast<Kind>(nth_bit(present(), n) / 4); }
    constexpr Kind lowest_kind() const { return static_cast<Kind>(lowest_bit(present()) / 4); }
    constexpr Kind highest_kind() const { return static_cast<Kind>((63 - __builtin_clzll(present())) / 4); }
    // The cards of that kind and of those after it.
    constexpr NibbleBag from(Kind first) const {
        return of_counts(word_ & low_bytes & ~u64{0} << shift(first));
    }
    // Of each kind as many as both have.
    constexpr NibbleBag common(const NibbleBag& other) const {
        NibbleBag both;
        for (u64 rest = present(); rest != 0; rest &= rest - 1) {
            const Kind kind = static_cast<Kind>(lowest_bit(rest) / 4);
            const int mine = count(kind), theirs = other.count(kind);
            both.add(kind, mine < theirs ? mine : theirs);
        }
        return both;
    }
    friend constexpr bool operator==(const NibbleBag&, const NibbleBag&) = default;

  private:
    static constexpr u64 low_bytes = (u64{1} << 56) - 1;
    static constexpr u64 steps = 0x0011111111111110;  // the lowest bit of every half byte but the first
    static constexpr int shift(Kind kind) { return 4 * index_of(kind); }
    static constexpr u64 unit(Kind kind) { return (u64{1} << shift(kind)) + (u64{1} << 56); }
    static constexpr NibbleBag of_counts(u64 counts) {
        constexpr u64 halves = 0x0f0f0f0f0f0f0f0f;
        const u64 total = ((counts & halves) + (counts >> 4 & halves)) * 0x0101010101010101 >> 56;
        NibbleBag bag;
        bag.word_ = counts | total << 56;
        return bag;
    }
    u64 word_ = 0;
};

template <Named Kind>
using Bag = std::conditional_t<(name_count<Kind> <= 7), PackedBag<Kind>, PlainBag<Kind>>;

template <class T>
inline constexpr bool is_bag = false;
template <Named Kind>
inline constexpr bool is_bag<PlainBag<Kind>> = true;
template <Named Kind>
inline constexpr bool is_bag<PackedBag<Kind>> = true;
template <Named Kind>
inline constexpr bool is_bag<NibbleBag<Kind>> = true;

}  // namespace fg
