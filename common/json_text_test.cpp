// SPDX-License-Identifier: Apache-2.0
#include "common/json_text.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

TEST(JsonText, quotes_and_control_characters_are_escaped) {
    std::string out;
    append_quoted(out, "a\"b\\c\n…");
    EXPECT_EQ(out, R"("a\"b\\c\u000a…")");
}

TEST(JsonText, fields_have_commas_between_them) {
    std::string out = "{";
    add_text(out, "text", "{");
    add_number(out, "number", -3);
    add_flag(out, "flag", false);
    add_json(out, "json", "[1]");
    EXPECT_EQ(out + '}', R"({"text":"{","number":-3,"flag":false,"json":[1]})");
    std::string more;
    add_text(more, "text", "goes on");
    EXPECT_EQ(more, R"(,"text":"goes on")");
}

TEST(JsonText, a_refusal_has_a_rule_only_where_there_is_one) {
    EXPECT_EQ(to_json(Refusal{"over", "the game is over", ""}),
              R"({"code":"over","message":"the game is over"})");
    EXPECT_EQ(to_json(Refusal{"no", "not that", "KTM-001"}),
              R"({"code":"no","message":"not that","rule":"KTM-001"})");
}

}  // namespace
}  // namespace fg
