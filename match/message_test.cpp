// SPDX-License-Identifier: Apache-2.0
#include "match/message.h"

#include <gtest/gtest.h>

#include "match/message_model.h"
#include "match/message_read.h"
#include "match/message_write.h"

namespace fg::message_test {

namespace json = boost::json;

FG_ENUM(Colour, red, blue)

struct Hat {
    static constexpr std::string_view typescript = "H";
};
struct Spot {
    static constexpr bool is_tuple = true;
    int row = 0;
    std::string_view name;
    FG_FIELDS(Spot, row, name)
};
struct Common {
    static constexpr Note notes[] = {{"colour", "of the wearer"}};
    std::optional<Colour> colour;
    std::optional<bool> on;
    FG_FIELDS(Common, colour, on)
};
struct Wear {
    static constexpr std::string_view about = "Puts a hat on.";
    Word<"wear"> do_;
    SeatNumber seat;
    Json<Hat> hat;
    OrNull<std::string_view> name;
    Spread<Common> common;
    FG_FIELDS(Wear, do_, seat, hat, name, common)
};
struct Rest {
    Word<"rest"> do_;
    u64 minutes = 0;
    FG_FIELDS(Rest, do_, minutes)
};
struct Told {
    Written<std::vector<Spot>> spots;
    SpreadText<Common> common;
    Seat seat = no_seat;
    std::variant<Spot, Rest> next;
    std::optional<std::true_type> last;
    std::vector<OrNull<int>> numbers;
    FG_FIELDS(Told, spots, common, seat, next, last, numbers)
};
using Deed = std::variant<Wear, Rest>;

std::string fault_of(std::string_view word, std::string_view text) {
    const json::value value = json::parse(text);
    JsonObject fields(value.get_object());
    EXPECT_TRUE(read_message_of<Deed>(word, fields));
    return fields.is_sound() ? "" : fields.fault().message;
}

TEST(Messages, come_back_as_they_were_sent) {
    const std::string text =
        R"({"do":"wear","seat":2,"hat":{"brim":[1]},"name":null,"colour":"blue","on":false})";
    const json::value value = json::parse(text);
    JsonObject fields(value.get_object());
    const std::optional<Deed> deed = read_message_of<Deed>("wear", fields);
    ASSERT_TRUE(deed && fields.is_sound());
    const Wear& wear = std::get<Wear>(*deed);
    EXPECT_EQ(wear.seat.seat, seat_of(2));
    EXPECT_EQ(wear.common.fields.colour, Colour::blue);
    EXPECT_EQ(message_json(wear), text);
}

TEST(Messages, are_written_in_place_and_leave_out_what_is_not_there) {
    const auto spots = [](std::string& out) { MessageWriter(out, 2).write(std::vector<Spot>{{3, "a\"b"}}); };
    Told told{.spots = spots, .common = {R"(,"on":true)"}, .next = Rest{.minutes = 5}, .numbers = {{1}, {}}};
    EXPECT_EQ(message_json(told), R"({"spots":[[3,"a\"b"]],"on":true,"seat":null,)"
                                  R"("next":{"do":"rest","minutes":5},"numbers":[1,null]})");
    told = {.spots = spots, .last = std::true_type{}};
    EXPECT_EQ(message_json(told),
              R"({"spots":[[3,"a\"b"]],"seat":null,"next":[0,""],"last":true,"numbers":[]})");
}

TEST(Messages, that_do_not_fit_say_which_field_and_why) {
    constexpr std::string_view rest = R"("hat":1,"name":"x","colour":"red"})";
    EXPECT_EQ(fault_of("wear", R"({"seat":1,"more":0,)" + std::string(rest)), "") << "others are passed over";
    EXPECT_EQ(fault_of("wear", R"({"seat":99,)" + std::string(rest)), "")
        << "for who knows the seats to refuse";
    EXPECT_EQ(fault_of("wear", R"({"seat":"1",)" + std::string(rest)), "\"seat\" must be a whole number");
    EXPECT_EQ(fault_of("wear", R"({)" + std::string(rest)), "\"seat\" is missing");
    EXPECT_EQ(fault_of("wear", R"({"seat":1,"hat":1})"), "\"name\" is missing");
    EXPECT_EQ(fault_of("wear", R"({"seat":1,"hat":1,"name":null,"colour":"green"})"),
              "\"colour\" must be one of red, blue");
    EXPECT_NE(fault_of("rest", R"({"minutes":-1})"), "");
    EXPECT_NE(fault_of("rest", R"({"minutes":1.5})"), "");
    const json::object empty;
    JsonObject nothing(empty);
    EXPECT_FALSE(read_message_of<Deed>("fly", nothing));
    EXPECT_FALSE(is_word_of<Deed>("fly"));
    EXPECT_TRUE(is_word_of<Deed>("rest"));
}

TEST(Messages, are_types_of_the_client_too) {
    MessageModel model;
    EXPECT_EQ(model.add<Wear>(), "Wear<H>");
    EXPECT_EQ(typescript_of(*model.shape("Common")),
              "export interface Common {\n  /** of the wearer */\n  colour?: Colour;\n  on?: boolean;\n}\n");
    EXPECT_EQ(typescript_of(*model.shape("Wear")),
              "/** Puts a hat on. */\nexport interface Wear<H = Json> extends Common {\n  do: \"wear\";\n"
              "  seat: SeatNumber;\n  hat: H;\n  name: string | null;\n}\n");
    model.add<Told>();
    EXPECT_EQ(typescript_of(*model.shape("Spot")),
              "export type Spot = readonly [row: number, name: string];\n");
    EXPECT_EQ(typescript_of(*model.shape("Told")),
              "export interface Told extends Common {\n  spots: Spot[];\n  seat: SeatNumber | null;\n"
              "  next: Spot | Rest;\n  last?: true;\n  numbers: (number | null)[];\n}\n");
    ASSERT_EQ(model.word_lists().size(), 1u);
    EXPECT_EQ(typescript_of(model.word_lists()[0]), "export type Colour = \"red\" | \"blue\";\n");
}

}  // namespace fg::message_test
