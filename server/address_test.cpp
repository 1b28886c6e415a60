// SPDX-License-Identifier: Apache-2.0
#include "server/address.h"

#include <gtest/gtest.h>

namespace fg::server {
namespace {

TEST(Address, AHouseholdOfIPv6IsOneVisitor) {
    EXPECT_EQ(visitor_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(visitor_of("2001:db8:1:2:ffff::1"), "2001:db8:1:2::/64");
    EXPECT_NE(visitor_of("2001:db8:1:3::1"), visitor_of("2001:db8:1:2::1"));
    EXPECT_EQ(visitor_of("fe80::1%eth0"), "fe80::/64");
}

TEST(Address, IPv4IsItselfHoweverItIsWritten) {
    EXPECT_EQ(visitor_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(visitor_of("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(visitor_of("192.0.2.7:443"), "192.0.2.7");
    EXPECT_EQ(visitor_of("[2001:db8::1]:443"), "2001:db8::/64");
}

TEST(Address, WhatIsNoAddressIsNobodys) {
    for (const char* text :
         {"", "unknown", "1.2.3", "1.2.3.4.5", "_hidden", "[", "[]:1", ":::::", "999.1.1.1"})
        EXPECT_EQ(visitor_of(text), "") << text;
    EXPECT_EQ(visitor_of(std::string(100, '1')), "");
}

// A server that listens on an address of the inner network is asked for its counts there.
TEST(Address, TheMachineItselfComesByLoopbackOrByItsOwnAddress) {
    EXPECT_TRUE(is_from_here("127.0.0.1", "127.0.0.1"));
    EXPECT_TRUE(is_from_here("127.0.0.2", "127.0.0.1"));
    EXPECT_TRUE(is_from_here("::1", "::1"));
    EXPECT_TRUE(is_from_here("::ffff:127.0.0.1", "::1"));
    EXPECT_TRUE(is_from_here("10.0.0.11", "10.0.0.11"));
    EXPECT_TRUE(is_from_here("::ffff:10.0.0.11", "10.0.0.11"));
    EXPECT_TRUE(is_from_here("2001:db8::1", "2001:db8::1"));
    EXPECT_FALSE(is_from_here("10.0.0.12", "10.0.0.11"));
    EXPECT_FALSE(is_from_here("2001:db8::2", "2001:db8::1")) << "the same household is not the same machine";
    EXPECT_FALSE(is_from_here("", ""));
    EXPECT_FALSE(is_from_here("nonsense", "nonsense"));
}

TEST(Address, TheLastForwardedOneCounts) {
    EXPECT_EQ(last_forwarded("10.0.0.1, 192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(last_forwarded("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(last_forwarded("192.0.2.7, nonsense"), "");
    EXPECT_EQ(last_forwarded(""), "");
}

}  // namespace
}  // namespace fg::server
