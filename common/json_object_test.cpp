// SPDX-License-Identifier: Apache-2.0
#include "common/json_object.h"

#include <gtest/gtest.h>

namespace fg {
namespace {

namespace json = boost::json;

enum class Fruit : u8 { apple, pear };
constexpr auto names_of(Fruit) { return std::array<std::string_view, 2>{"apple", "pear"}; }

const json::object fair =
    json::parse(R"({"name":"Anna","age":40,"is_here":true,"fruit":"pear","more":{"a":1},"big":1e30})")
        .as_object();

TEST(JsonObjectTest, fields_come_with_their_types) {
    JsonObject fields(fair);
    EXPECT_EQ(fields.text("name"), "Anna");
    EXPECT_EQ(fields.number("age"), 40);
    EXPECT_EQ(fields.number("age", {.least = 40, .most = 40}), 40);
    EXPECT_TRUE(fields.flag("is_here"));
    EXPECT_EQ(fields.object("more").at("a"), 1);
    EXPECT_EQ(fields.name_or("fruit", Fruit::apple), Fruit::pear);
    EXPECT_TRUE(fields.has("name"));
    EXPECT_FALSE(fields.has("nobody"));
    EXPECT_TRUE(fields.is_sound());
}

TEST(JsonObjectTest, a_field_that_may_be_missing_has_a_default) {
    JsonObject fields(fair);
    EXPECT_EQ(fields.text_or("x", "Ben"), "Ben");
    EXPECT_EQ(fields.number_or("x", -1, {.least = 0, .most = 7}), -1);
    EXPECT_TRUE(fields.flag_or("x", true));
    EXPECT_TRUE(fields.object_or_empty("x").empty());
    EXPECT_EQ(fields.name_or("x", Fruit::apple), Fruit::apple);
    EXPECT_TRUE(fields.is_sound());
}

TEST(JsonObjectTest, what_does_not_fit_is_said_in_one_sentence) {
    struct Case {
        void (*read)(JsonObject&);
        std::string code, message;
    };
    const Case cases[] = {
        {[](JsonObject& o) { EXPECT_EQ(o.text("x"), ""); }, "missing_field", "\"x\" is missing"},
        {[](JsonObject& o) { EXPECT_EQ(o.number("x"), 0); }, "missing_field", "\"x\" is missing"},
        {[](JsonObject& o) { EXPECT_EQ(o.text_or("age", "y"), "y"); }, "bad_field", "\"age\" must be a text"},
        {[](JsonObject& o) { o.number("name"); }, "bad_field", "\"name\" must be a whole number"},
        {[](JsonObject& o) { o.number("big"); }, "bad_field", "\"big\" must be a whole number"},
        {[](JsonObject& o) { EXPECT_EQ(o.number_or("age", 3, {1, 9}), 3); }, "bad_field",
         "\"age\" must be a whole number from 1 to 9"},
        {[](JsonObject& o) { o.flag("age"); }, "bad_field", "\"age\" must be true or false"},
        {[](JsonObject& o) { o.object("age"); }, "bad_field", "\"age\" must be an object"},
        {[](JsonObject& o) { o.name_or("name", Fruit::pear); }, "bad_field",
         "\"name\" must be one of apple, pear"},
        {[](JsonObject& o) { o.must_be("age", "even"); }, "bad_field", "\"age\" must be even"},
    };
    for (const Case& c : cases) {
        JsonObject fields(fair);
        c.read(fields);
        ASSERT_FALSE(fields.is_sound()) << c.message;
        EXPECT_EQ(fields.fault().code, c.code);
        EXPECT_EQ(fields.fault().message, c.message);
    }
}

TEST(JsonObjectTest, the_first_fault_is_the_one_remembered) {
    JsonObject fields(fair);
    fields.text("age");
    fields.text("x");
    EXPECT_EQ(fields.fault().message, "\"age\" must be a text");
}

TEST(JsonObjectTest, fields_that_nobody_knows_are_refused) {
    const json::object object{{"do", "new"}, {"seed", 1}, {"sed", 2}};
    static constexpr std::string_view keys[] = {"seed", "players"};
    JsonObject good(object), bad(object), bare(object);
    good.allow_only(keys, {"do", "sed"});
    EXPECT_TRUE(good.is_sound());
    bad.allow_only(keys, {"do"});
    EXPECT_EQ(bad.fault().message, "there is no field \"sed\"; this takes: seed, players");
    bare.allow_only({}, {"do"});
    EXPECT_EQ(bare.fault().message, "there is no field \"seed\"; this takes none");
}

}  // namespace
}  // namespace fg
