// SPDX-License-Identifier: Apache-2.0
#include "common/json_text.h"

#include <gtest/gtest.h>

#include <utility>

namespace fg {
namespace {

TEST(JsonText, quotes_and_control_characters_are_escaped) {
    std::string out;
    append_quoted(out, "a\"b\\c\n…");
    EXPECT_EQ(out, R"("a\"b\\c\u000a…")");
}

TEST(JsonText, an_odd_character_is_found_at_every_place) {
    for (const auto& [odd, escaped] :
         {std::pair<char, std::string>{'"', "\\\""}, {'\\', "\\\\"}, {'\x1f', "\\u001f"}})
        for (std::size_t length = 1; length <= 20; ++length)
            for (std::size_t place = 0; place < length; ++place) {
                std::string text(length, '\x7f'), out;
                text[length / 2] = '\xc3';
                text[place] = odd;
                append_quoted(out, text);
                EXPECT_EQ(out, '"' + text.substr(0, place) + escaped + text.substr(place + 1) + '"');
            }
}

TEST(JsonText, keys_have_what_stands_before_them_and_are_short) {
    std::string out = "1}";
    JsonKey(',', "b").append_to(out);
    JsonKey('{', "a").insert_into(out, 0);
    JsonKey(JsonKey::no_lead, "c").append_to(out);
    EXPECT_EQ(out, R"({"a":1},"b":"c":)");
    EXPECT_THROW(JsonKey(',', std::string(JsonKey::longest + 1, 'k')), std::length_error);
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
