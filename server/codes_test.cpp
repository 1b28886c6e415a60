// SPDX-License-Identifier: Apache-2.0
#include "server/codes.h"

#include <gtest/gtest.h>

namespace fg::server {
namespace {

TEST(Codes, have_a_status_and_a_meaning_each) {
    EXPECT_EQ(refused(Code::no_table, "there is no such table").code, "no_table");
    EXPECT_EQ(meaning_of(Code::no_table).status, 404);
    EXPECT_EQ(meaning_of(Code::busy).status, 503);
    for (int i = 0; i < name_count<Code>; ++i) {
        EXPECT_GE(meaning_of(static_cast<Code>(i)).status, 400);
        EXPECT_FALSE(meaning_of(static_cast<Code>(i)).when.empty());
    }
}

TEST(Codes, of_the_inner_parts_stay_inside) {
    EXPECT_EQ(code_of({"stale", "", ""}), Code::stale);
    EXPECT_EQ(code_of({"bad_row", "a row is of no known kind", ""}), Code::busy);
}

}  // namespace
}  // namespace fg::server
