// SPDX-License-Identifier: Apache-2.0
#include "engine/containers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "engine/bag.h"
#include "engine/chance.h"
#include "engine/check.h"

namespace fg {
namespace {

enum class Suit : u8 { red, green, blue, white, black, none = 255 };
constexpr auto names_of(Suit) {
    return std::array<std::string_view, 5>{"red", "green", "blue", "white", "black"};
}
enum class Letter : u8 { a };
constexpr auto names_of(Letter) {
    return std::array<std::string_view, 9>{"a", "b", "c", "d", "e", "f", "g", "h", "i"};
}
static_assert(std::is_same_v<Bag<Suit>, PackedBag<Suit>>);
static_assert(std::is_same_v<Bag<Letter>, PlainBag<Letter>>);

// While it lives, a failed check is an exception.
class ThrowingChecks {
  public:
    ThrowingChecks() : before_(set_check_handler(&raise)) {}
    ~ThrowingChecks() { set_check_handler(before_); }

  private:
    static void raise(const char* what, const char*, int) { throw std::logic_error(what); }
    CheckHandler before_;
};

void expect_alike(const PackedBag<Suit>& packed, const PlainBag<Suit>& plain) {
    ASSERT_EQ(packed.size(), plain.size());
    ASSERT_EQ(packed.is_empty(), plain.is_empty());
    for (int k = 0; k < name_count<Suit>; ++k) {
        ASSERT_EQ(packed.count(Suit(k)), plain.count(Suit(k)));
        ASSERT_EQ(packed.has(Suit(k)), plain.has(Suit(k)));
        ASSERT_EQ(packed.packed_counts() >> 8 * k & 0xff, static_cast<u64>(plain.count(Suit(k))));
    }
    for (int n = 0; n < packed.size(); ++n) ASSERT_EQ(packed.nth(n), plain.nth(n));
}

TEST(Bag, the_packed_form_does_what_the_plain_one_does) {
    FastChance dice(1);
    PackedBag<Suit> packed;
    PlainBag<Suit> plain;
    for (int step = 0; step < 3000; ++step) {
        const Suit suit = Suit(dice.below(5));
        const int copies = static_cast<int>(dice.below(4));
        if (dice.flip() && packed.size() + copies <= 127) packed.add(suit, copies), plain.add(suit, copies);
        if (dice.below(3) == 0 && packed.count(suit) >= copies)
            packed.remove(suit, copies), plain.remove(suit, copies);
        expect_alike(packed, plain);
    }
}

void expect_alike(const NibbleBag<Letter>& bag, const PlainBag<Letter>& plain) {
    ASSERT_EQ(bag.size(), plain.size());
    ASSERT_EQ(bag.is_empty(), plain.is_empty());
    int met = 0;
    for (int k = 0; k < name_count<Letter>; ++k) {
        ASSERT_EQ(bag.count(Letter(k)), plain.count(Letter(k)));
        ASSERT_EQ(bag.has(Letter(k)), plain.has(Letter(k)));
        if (!plain.has(Letter(k))) continue;
        ASSERT_EQ(met == 0, bag.lowest_kind() == Letter(k));
        ASSERT_EQ(bag.nth_kind(met++), Letter(k));
    }
    ASSERT_EQ(bag.count_kinds(), met);
    ASSERT_TRUE(met == 0 || bag.highest_kind() == bag.nth_kind(met - 1));
    for (int n = 0; n < bag.size(); ++n) ASSERT_EQ(bag.nth(n), plain.nth(n));
}

TEST(Bag, the_one_of_half_bytes_does_what_the_plain_one_does) {
    FastChance dice(2);
    NibbleBag<Letter> bag;
    PlainBag<Letter> plain;
    for (int step = 0; step < 3000; ++step) {
        const Letter letter = Letter(dice.below(9));
        const int copies = static_cast<int>(dice.below(5));
        if (dice.flip() && bag.count(letter) + copies <= 15)
            bag.add(letter, copies), plain.add(letter, copies);
        if (dice.below(3) == 0 && bag.count(letter) >= copies)
            bag.remove(letter, copies), plain.remove(letter, copies);
        expect_alike(bag, plain);
    }
}

TEST(Bag, of_half_bytes_tells_what_it_shares_with_another) {
    FastChance dice(3);
    for (int game = 0; game < 3000; ++game) {
        NibbleBag<Letter> one, other;
        for (int k = 0; k < name_count<Letter>; ++k) {
            one.add(Letter(k), static_cast<int>(dice.below(16)));
            other.add(Letter(k), static_cast<int>(dice.below(game % 3 == 0 ? 4 : 16)));
        }
        bool has_all = true;
        const NibbleBag<Letter> both = one.common(other);
        const Letter first = Letter(dice.below(9));
        const NibbleBag<Letter> high = one.from(first);
        int of_high = 0;
        for (int k = 0; k < name_count<Letter>; ++k) {
            has_all &= one.count(Letter(k)) >= other.count(Letter(k));
            ASSERT_EQ(both.count(Letter(k)), std::min(one.count(Letter(k)), other.count(Letter(k))));
            ASSERT_EQ(high.count(Letter(k)), Letter(k) < first ? 0 : one.count(Letter(k)));
            of_high += high.count(Letter(k));
        }
        ASSERT_EQ(one.has_all(other), has_all);
        ASSERT_TRUE(one.has_all(both) && other.has_all(both));
        ASSERT_EQ(high.size(), of_high);
    }
}

TEST(Bag, whole_bags_go_in_and_out) {
    PackedBag<Suit> packed, some_packed;
    PlainBag<Suit> plain, some_plain;
    packed.add(Suit::red, 60), plain.add(Suit::red, 60);
    packed.add(Suit::black, 67), plain.add(Suit::black, 67);
    some_packed.add(Suit::black, 7), some_plain.add(Suit::black, 7);
    packed.remove_all(some_packed), plain.remove_all(some_plain);
    expect_alike(packed, plain);
    packed.add_all(some_packed), plain.add_all(some_plain);
    expect_alike(packed, plain);
    packed.clear(), plain.clear();
    expect_alike(packed, plain);
    EXPECT_EQ(packed, PackedBag<Suit>{});
    EXPECT_EQ(plain, PlainBag<Suit>{});
}

TEST(Bag, taking_what_is_not_there_fails_a_check) {
    ThrowingChecks throwing;
    PackedBag<Suit> packed;
    PlainBag<Letter> plain;
    EXPECT_THROW(packed.remove(Suit::red), std::logic_error);
    EXPECT_THROW(plain.remove(Letter::a), std::logic_error);
    EXPECT_THROW(static_cast<void>(packed.nth(0)), std::logic_error);
    EXPECT_THROW(static_cast<void>(plain.nth(0)), std::logic_error);
}

TEST(FixedVec, keeps_order_and_leaves_nothing_behind) {
    FixedVec<u16, 4> list, other;
    for (u16 n : std::initializer_list<u16>{5, 6, 7, 8}) list.push_back(n);
    EXPECT_TRUE(list.is_full());
    EXPECT_EQ(list.erase_at(1), 6);
    EXPECT_EQ(list.pop_back(), 8);
    EXPECT_EQ(list.size(), 2);
    EXPECT_EQ(list.back(), 7);
    for (u16 n : std::initializer_list<u16>{5, 7}) other.push_back(n);
    EXPECT_EQ(list, other);
    EXPECT_EQ(std::memcmp(list.begin(), other.begin(), 4 * sizeof(u16)), 0) << "empty slots are zero again";
    list.clear();
    EXPECT_EQ(list, (FixedVec<u16, 4>{}));
}

TEST(FixedVec, overflow_and_underflow_fail_a_check) {
    ThrowingChecks throwing;
    FixedVec<u8, 1> list;
    EXPECT_THROW(list.pop_back(), std::logic_error);
    list.push_back(1);
    EXPECT_THROW(list.push_back(2), std::logic_error);
    EXPECT_THROW(list.erase_at(1), std::logic_error);
    EXPECT_EQ(list.size(), 1);
}

TEST(FrameStack, gives_frames_back_innermost_first) {
    struct Frame {
        u8 step = 0, subject = 0;
        bool operator==(const Frame&) const = default;
    };
    FrameStack<Frame, 3> stack, untouched;
    stack.push({1, 2});
    stack.push({3, 4});
    stack.top().subject = 9;
    EXPECT_EQ(stack.depth(), 2);
    EXPECT_EQ(stack[0], (Frame{1, 2}));
    EXPECT_EQ(stack.pop(), (Frame{3, 9}));
    EXPECT_EQ(stack.pop(), (Frame{1, 2}));
    EXPECT_TRUE(stack.is_empty());
    EXPECT_EQ(stack, untouched) << "pop clears what it leaves";
}

TEST(Row, is_indexed_by_number_or_name) {
    Array<int, 5> row;
    row[Suit::blue] = 7;
    EXPECT_EQ(row[2], 7);
    int sum = 0;
    for (int n : row) sum += n;
    EXPECT_EQ(sum, 7);
}

TEST(OfferList, lists_finds_and_refuses_to_overflow) {
    ThrowingChecks throwing;
    OfferList<Suit, 2> offers;
    offers.add(Suit::red);
    offers.add(Suit::blue);
    EXPECT_TRUE(offers.has(Suit::blue));
    EXPECT_FALSE(offers.has(Suit::green));
    EXPECT_THROW(offers.add(Suit::green), std::logic_error);
    offers.clear();
    EXPECT_EQ(offers.size(), 0);
    EXPECT_FALSE(offers.has(Suit::red));
}

TEST(Check, the_host_decides_what_a_failed_check_does) {
    ThrowingChecks throwing;
    EXPECT_NO_THROW(FG_CHECK(1 + 1 == 2));
    EXPECT_THROW(FG_CHECK(1 + 1 == 3), std::logic_error);
}

TEST(CheckDeathTest, without_a_host_it_says_what_and_where_and_aborts) {
    EXPECT_DEATH(FG_CHECK(1 + 1 == 3), "check failed: 1 \\+ 1 == 3 \\(.*containers_test.cpp:");
}

}  // namespace
}  // namespace fg
