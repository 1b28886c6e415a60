// SPDX-License-Identifier: Apache-2.0
#include "server/wire_types.h"

#include <gtest/gtest.h>

#include "common/files.h"

namespace fg::server {
namespace {

TEST(WireManual, says_what_the_field_lists_say) {
    const Or<std::string> manual = read_file("docs/wire.md");
    ASSERT_TRUE(manual);
    const Or<std::string> current = with_tables(*manual);
    ASSERT_TRUE(current) << current.refusal().message;
    EXPECT_EQ(*current, *manual) << "write it anew with: fairground types --manual docs/wire.md";
}

TEST(WireManual, must_have_a_place_for_every_message) {
    const std::string manual = *read_file("docs/wire.md");
    const std::size_t name = manual.find(" SeatInfo");
    ASSERT_NE(name, std::string::npos);
    EXPECT_EQ(with_tables(std::string(manual).erase(name, 9)).refusal().message, "SeatInfo stands nowhere");
    EXPECT_EQ(with_tables("<!-- fields: Hat -->\n<!-- end -->").refusal().message, "there is no message Hat");
    EXPECT_EQ(with_tables("<!-- hats -->\n<!-- end -->").refusal().message, "there is no mark \"hats\"");
    EXPECT_EQ(with_tables("<!-- codes -->").refusal().message, "a mark has no end");
}

}  // namespace
}  // namespace fg::server
