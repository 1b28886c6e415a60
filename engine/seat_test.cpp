// SPDX-License-Identifier: Apache-2.0
#include "engine/seat.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/base.h"

namespace fg {
namespace {

std::vector<int> numbers(SeatSet seats) {
    std::vector<int> list;
    for (Seat seat : seats) list.push_back(index_of(seat));
    return list;
}

TEST(Base, bits_are_counted_and_found) {
    EXPECT_EQ(count_bits(0), 0);
    EXPECT_EQ(count_bits(~u64{0}), 64);
    EXPECT_EQ(lowest_bit(u64{1} << 63), 63);
    EXPECT_EQ(nth_bit(0b101001, 0), 0);
    EXPECT_EQ(nth_bit(0b101001, 2), 5);
    for (u64 bits = 1; bits < 5000; bits = bits * 3 + 1) {
        int counted = 0;
        for (int i = 0; i < 64; ++i) counted += static_cast<int>(bits >> i & 1);
        EXPECT_EQ(count_bits(bits), counted);
    }
}

TEST(Seat, clockwise_wraps_around_the_table_both_ways) {
    EXPECT_EQ(clockwise(seat_of(2), 1, 3), seat_of(0));
    EXPECT_EQ(clockwise(seat_of(0), -1, 5), seat_of(4));
    EXPECT_EQ(clockwise(seat_of(1), 5, 5), seat_of(1));
}

TEST(SeatSet, holds_what_was_put_in) {
    SeatSet seats = SeatSet::only(seat_of(3)).with(seat_of(6));
    EXPECT_EQ(numbers(seats), (std::vector{3, 6}));
    EXPECT_EQ(seats.size(), 2);
    EXPECT_TRUE(seats.has(seat_of(3)));
    EXPECT_FALSE(seats.has(seat_of(4)));
    EXPECT_FALSE(seats.has(no_seat)) << "a spectator is in no set";
    seats.remove(seat_of(3));
    EXPECT_EQ(seats, SeatSet::only(seat_of(6)));
    EXPECT_TRUE(seats.without(seat_of(6)).is_empty());
    seats.add(seat_of(0));
    EXPECT_EQ(seats.lowest(), seat_of(0));
    EXPECT_EQ(seats.nth(1), seat_of(6));
}

TEST(SeatSet, first_means_the_seats_of_a_table) {
    EXPECT_EQ(numbers(SeatSet::first(3)), (std::vector{0, 1, 2}));
    EXPECT_EQ(SeatSet::first(8).bits(), 0xffu);
    EXPECT_TRUE(SeatSet::first(0).is_empty());
}

TEST(SeatSet, joins_meets_and_differs) {
    const SeatSet a = SeatSet::of_bits(0b0110), b = SeatSet::of_bits(0b0011);
    EXPECT_EQ((a | b).bits(), 0b0111u);
    EXPECT_EQ((a & b).bits(), 0b0010u);
    EXPECT_EQ((a - b).bits(), 0b0100u);
}

TEST(SeatSet, finds_the_next_member_clockwise_from_every_seat) {
    for (u32 bits = 1; bits < 256; ++bits)
        for (int from = 0; from < max_seats; ++from) {
            const SeatSet seats = SeatSet::of_bits(bits);
            int step = 0;
            while (!seats.has(clockwise(seat_of(from), step, max_seats))) ++step;
            EXPECT_EQ(seats.first_clockwise(seat_of(from)), clockwise(seat_of(from), step, max_seats));
        }
}

TEST(SeatsFrom, walks_once_around_from_the_lead) {
    std::vector<int> order;
    for (Seat seat : SeatsFrom{seat_of(2), 4}) order.push_back(index_of(seat));
    EXPECT_EQ(order, (std::vector{2, 3, 0, 1}));
}

TEST(Audience, everyone_includes_spectators_and_some_do_not) {
    EXPECT_TRUE(Audience::all().includes(no_seat));
    EXPECT_TRUE(Audience::all().includes(seat_of(7)));
    EXPECT_TRUE(Audience::only(seat_of(1)).includes(seat_of(1)));
    EXPECT_FALSE(Audience::only(seat_of(1)).includes(seat_of(0)));
    EXPECT_FALSE(Audience::some(SeatSet::first(8)).includes(no_seat));
    EXPECT_FALSE(Audience::nobody().includes(seat_of(0)));
}

TEST(PerSeat, starts_empty_and_is_compared_whole) {
    PerSeat<u8, 4> a, b;
    EXPECT_EQ(a, b);
    a[seat_of(3)] = 1;
    EXPECT_NE(a, b);
}

}  // namespace
}  // namespace fg
