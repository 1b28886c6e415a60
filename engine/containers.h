// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Fixed-size containers that live inside a State: no pointers, and equal contents are equal bytes.
#pragma once

#include <concepts>

#include "engine/base.h"
#include "engine/names.h"

namespace fg {

// N values, indexed by a number or an enumerator.
template <class T, int N>
struct Array {
    static constexpr int capacity = N;
    T at[N]{};

    template <class I>
    constexpr T& operator[](I i) {
        return at[static_cast<int>(i)];
    }
    template <class I>
    constexpr const T& operator[](I i) const {
        return at[static_cast<int>(i)];
    }
    constexpr T* begin() { return at; }
    constexpr T* end() { return at + N; }
    constexpr const T* begin() const { return at; }
    constexpr const T* end() const { return at + N; }
    friend constexpr bool operator==(const Array&, const Array&) = default;
};

// One value for each of the first N names of an enumeration (all of them unless told), indexed by its values. In JSON the
// names are the keys, so that content can be read and changed by name.
template <class Name, class T, int N = name_count<Name>>
struct ByName {
    static constexpr int capacity = N;
    T at[N]{};

    constexpr T& operator[](Name name) { return at[index_of(name)]; }
    constexpr const T& operator[](Name name) const { return at[index_of(name)]; }
    constexpr T* begin() { return at; }
    constexpr T* end() { return at + N; }
    constexpr const T* begin() const { return at; }
    constexpr const T* end() const { return at + N; }
    static constexpr std::string_view key(int i) { return name_of(static_cast<Name>(i)); }
    friend constexpr bool operator==(const ByName&, const ByName&) = default;
};

// One value for each number of players; in JSON the numbers are the keys.
template <int Least, int Most, class T>
struct ByPlayers {
    static_assert(Least >= 0 && Most < 10);
    static constexpr int capacity = Most - Least + 1;
    T at[capacity]{};

    constexpr T& operator[](int players) { return at[players - Least]; }
    constexpr const T& operator[](int players) const { return at[players - Least]; }
    constexpr T* begin() { return at; }
    constexpr T* end() { return at + capacity; }
    constexpr const T* begin() const { return at; }
    constexpr const T* end() const { return at + capacity; }
    static constexpr std::string_view key(int i) {
        return std::string_view("0123456789").substr(static_cast<std::size_t>(Least + i), 1);
    }
    friend constexpr bool operator==(const ByPlayers&, const ByPlayers&) = default;
};

// Values with a key each.
template <class T>
concept Keyed = requires(const T& t) {
    { T::key(0) } -> std::same_as<std::string_view>;
    { T::capacity } -> std::convertible_to<int>;
    t.at[0];
};

// Up to N values in order. Slots beyond the size are always value-initialised, so that == and hashing may
// take the whole object.
template <class T, int N>
class FixedVec {
  public:
    static constexpr int capacity = N;

    constexpr int size() const { return size_; }
    constexpr bool is_empty() const { return size_ == 0; }
    constexpr bool is_full() const { return size_ == N; }
    constexpr T& operator[](int i) { return at_[i]; }
    constexpr const T& operator[](int i) const { return at_[i]; }
    constexpr T& back() { return at_[size_ - 1]; }
    constexpr const T& back() const { return at_[size_ - 1]; }
    constexpr const T* begin() const { return at_; }
    constexpr const T* end() const { return at_ + size_; }
    constexpr T* begin() { return at_; }
    constexpr T* end() { return at_ + size_; }

    constexpr void push_back(const T& value) {
        FG_CHECK(size_ < N);
        at_[size_++] = value;
    }
    constexpr T pop_back() {
        FG_CHECK(size_ > 0);
        const T value = at_[--size_];
        at_[size_] = T{};
        return value;
    }
    // Removes the i-th value; the later ones move up.
    constexpr T erase_at(int i) {
        FG_CHECK(i >= 0 && i < size_);
        const T value = at_[i];
        for (int k = i; k + 1 < size_; ++k) at_[k] = at_[k + 1];
        at_[--size_] = T{};
        return value;
    }
    constexpr void clear() {
        while (size_ > 0) at_[--size_] = T{};
    }
    // What lies beyond the size is the same in all.
    friend constexpr bool operator==(const FixedVec& a, const FixedVec& b) {
        if (a.size_ != b.size_) return false;
        for (int i = 0; i < a.size_; ++i)
            if (!(a.at_[i] == b.at_[i])) return false;
        return true;
    }

  private:
    T at_[N]{};
    u8 size_ = 0;
};

// The frames of nested decisions: what is going on, innermost last. `pop` clears what it leaves behind.
template <class Frame, int N>
class FrameStack {
  public:
    static constexpr int capacity = N;

    constexpr bool is_empty() const { return frames_.is_empty(); }
    constexpr int depth() const { return frames_.size(); }
    constexpr Frame& top() { return frames_.back(); }
    constexpr const Frame& top() const { return frames_.back(); }
    constexpr const Frame& operator[](int i) const { return frames_[i]; }
    constexpr void push(const Frame& frame) { frames_.push_back(frame); }
    constexpr Frame pop() { return frames_.pop_back(); }
    constexpr FixedVec<Frame, N>& frames() { return frames_; }
    constexpr const FixedVec<Frame, N>& frames() const { return frames_; }
    friend constexpr bool operator==(const FrameStack&, const FrameStack&) = default;

  private:
    FixedVec<Frame, N> frames_;
};

// The legal answers of one seat: a scratch buffer owned by the loop that asks, never part of a State. Its
// slots are not initialised, because clearing 45 choices per question would cost more than the question.
template <class Choice, int N>
class OfferList {
  public:
    static constexpr int capacity = N;
    OfferList() {}

    void clear() { size_ = 0; }
    void add(const Choice& choice) {
        FG_CHECK(size_ < N);
        slots_.at[size_++] = choice;
    }
    int size() const { return size_; }
    const Choice& operator[](int i) const { return slots_.at[i]; }
    const Choice* begin() const { return slots_.at; }
    const Choice* end() const { return slots_.at + size_; }
    bool has(const Choice& choice) const {
        for (const Choice& offered : *this)
            if (offered == choice) return true;
        return false;
    }

  private:
    union Slots {
        Slots() {}
        Choice at[N];
    };
    Slots slots_;
    int size_ = 0;
};

}  // namespace fg
