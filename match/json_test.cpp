// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "engine/hash.h"
#include "engine/state.h"
#include "match/json_read.h"
#include "match/json_write.h"

namespace fg {
namespace {

enum class Fruit : u8 { apple, pear, plum, none = 255 };
constexpr auto names_of(Fruit) { return std::array<std::string_view, 3>{"apple", "pear", "plum"}; }
enum class Tile : u8 { a };
constexpr auto names_of(Tile) {
    return std::array<std::string_view, 9>{"t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8"};
}

// An enumeration without names: a number.
enum class Corner : u8 {};
template <class T>
struct PerCorner : Array<T, 4> {
    friend constexpr bool operator==(const PerCorner&, const PerCorner&) = default;
};

// A leaf with a text of its own.
struct Grid {
    u8 column = 0, row = 0;
    static constexpr int max_text = 2;
    int write_text(char* out) const {
        out[0] = static_cast<char>('a' + column);
        out[1] = static_cast<char>('1' + row);
        return 2;
    }
    bool read_text(std::string_view text) {
        if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
            return false;
        column = static_cast<u8>(text[0] - 'a');
        row = static_cast<u8>(text[1] - '1');
        return true;
    }
    friend bool operator==(const Grid&, const Grid&) = default;
};

struct Frame {
    u8 step = 0;
    Seat subject = no_seat;
    FG_FIELDS(Frame, step, subject)
};
struct Act {
    static constexpr bool sparse = true;
    Fruit kind = Fruit::apple;
    Seat target = no_seat;
    u8 count = 0;
    FG_FIELDS(Act, kind, target, count)
};
struct Everything {
    Fruit best = Fruit::none;
    Seat lead = no_seat;
    bool is_open = false;
    u8 small = 0;
    i16 score = 0;
    u64 large = 0;
    Grid where;
    Act act;
    PerSeat<u8> eaten;
    Array<u8, 2> row;
    FixedVec<Fruit, 3> list;
    FrameStack<Frame, 2> frames;
    PackedBag<Fruit> hand;
    PlainBag<Tile> tiles;
    SeatSet seats;
    NameSet<Fruit> liked;
    Known<Fruit> known;
    Maybe<Fruit> maybe;
    Nothing nothing;
    FG_FIELDS(Everything, best, lead, is_open, small, score, large, where, act, eaten, row, list, frames,
              hand, tiles, seats, liked, known, maybe, nothing)
};

constexpr int players = 3;

Everything example() {
    Everything all;
    all.best = Fruit::plum;
    all.lead = seat_of(2);
    all.is_open = true;
    all.small = 255;
    all.score = -300;
    all.large = 1234567890123;
    all.where = {.column = 2, .row = 4};
    all.act = {.kind = Fruit::pear, .target = seat_of(0)};
    all.eaten[seat_of(1)] = 9;
    all.row[1] = 3;
    all.list.push_back(Fruit::pear);
    all.list.push_back(Fruit::none);
    all.frames.push({.step = 7, .subject = seat_of(1)});
    all.hand.add(Fruit::plum, 4);
    all.tiles.add(static_cast<Tile>(8), 200);
    all.seats = SeatSet::of_bits(0b101);
    all.liked.add(Fruit::apple);
    all.known = {.value = Fruit::pear, .known_to = SeatSet::only(seat_of(1))};
    all.maybe = {.value = Fruit::plum, .is_seen = true};
    return all;
}

TEST(Json, is_written_from_the_field_list) {
    EXPECT_EQ(to_json(example(), players),
              R"({"best":"plum","lead":2,"is_open":true,"small":255,"score":-300,"large":1234567890123,)"
              R"("where":"c5","act":{"kind":"pear","target":0},"eaten":[0,9,0],"row":[0,3],)"
              R"("list":["pear",null],"frames":[{"step":7,"subject":1}],"hand":{"plum":4},)"
              R"("tiles":{"t8":200},"seats":[0,2],"liked":["apple"],)"
              R"("known":{"value":"pear","known_to":[1]},"maybe":"plum"})");
}

TEST(Json, a_sparse_struct_leaves_out_what_has_its_default_but_never_its_kind) {
    EXPECT_EQ(to_json(Act{}), R"({"kind":"apple"})");
    EXPECT_EQ(to_json(Act{.kind = Fruit::pear, .count = 2}), R"({"kind":"pear","count":2})");
}

TEST(Json, what_is_written_is_read_back) {
    for (const Everything& value : {example(), Everything{}}) {
        const auto back = from_json(boost::json::parse(to_json(value, players)), Everything{}, players);
        ASSERT_TRUE(back) << back.refusal().message;
        EXPECT_EQ(*back, value);
    }
}

TEST(Json, a_zone_with_nothing_in_it_survives_even_if_there_is_one_for_each_seat) {
    const PerSeat<Nothing, 4> nothing;
    EXPECT_EQ(to_json(nothing, players), "[null,null,null]");
    EXPECT_TRUE(from_json(boost::json::parse("[null,null,null]"), nothing, players));
    EXPECT_FALSE(from_json(boost::json::parse("[null,1,null]"), nothing, players));
}

TEST(Json, an_object_changes_only_what_it_names) {
    const auto changed = from_json(boost::json::parse(R"({"small":7,"eaten":{"2":5},"act":{"kind":"plum"}})"),
                                   example(), players);
    ASSERT_TRUE(changed) << changed.refusal().message;
    Everything expected = example();
    expected.small = 7;
    expected.eaten[seat_of(2)] = 5;
    expected.act = {.kind = Fruit::plum};  // a choice is one value
    EXPECT_EQ(*changed, expected);
}

TEST(Json, names_and_seats_may_be_null) {
    const auto changed =
        from_json(boost::json::parse(R"({"best":null,"lead":null,"maybe":null})"), example(), players);
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->best, Fruit::none);
    EXPECT_EQ(changed->lead, no_seat);
    EXPECT_EQ(changed->maybe, Maybe<Fruit>{});
}

TEST(Json, an_enumeration_without_names_is_a_number_within_its_type) {
    EXPECT_EQ(to_json(Corner{3}), "3");
    EXPECT_EQ(*from_json(boost::json::value(255), Corner{}), Corner{255});
    for (const boost::json::value& wrong :
         {boost::json::value(256), boost::json::value(-1), boost::json::value("a")}) {
        const Or<Corner> read = from_json(wrong, Corner{});
        ASSERT_FALSE(bool(read));
        EXPECT_EQ(read.refusal().message, "must be a whole number from 0 to 255");
    }
}

template <class T>
std::string changes(const T& before, const T& after) {
    std::string out;
    JsonChanges(out, 3).write(before, after);
    return out;
}

TEST(Json, of_a_list_only_the_entries_that_changed_are_written_unless_most_did) {
    PerCorner<u8> before, one, most;
    one[Corner{2}] = 7;
    for (u8& value : most) value = 1;
    EXPECT_EQ(changes(before, one), R"({"2":7})");
    EXPECT_EQ(changes(before, most), "[1,1,1,1]");
    EXPECT_EQ(changes(before, before), "");
    EXPECT_EQ(changes(SeatSet{}, SeatSet::only(seat_of(1))), "[1]") << "no list of slots";
}

TEST(Json, text_is_quoted_and_escaped) {
    std::string out;
    append_quoted(out, "a\"b\\c\n\x01 é");
    EXPECT_EQ(out, "\"a\\\"b\\\\c\\u000a\\u0001 é\"");
    EXPECT_EQ(boost::json::parse(out).as_string(), "a\"b\\c\n\x01 é");
}

struct Fault {
    const char* json;
    const char* message;
};

class JsonFaults : public testing::TestWithParam<Fault> {};

TEST_P(JsonFaults, name_the_path_and_what_is_wrong) {
    const auto read = from_json(boost::json::parse(GetParam().json), example(), players);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.refusal().code, "bad_value");
    EXPECT_EQ(read.refusal().message, GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    all, JsonFaults,
    testing::Values(
        Fault{"[]", "must be an object"}, Fault{R"({"colour":1})", "has no field \"colour\""},
        Fault{R"({"nothing":{}})", "has no field \"nothing\""},
        Fault{R"({"small":256})", "small: must be a whole number from 0 to 255"},
        Fault{R"({"small":-1})", "small: must be a whole number from 0 to 255"},
        Fault{R"({"small":1.5})", "small: must be a whole number from 0 to 255"},
        Fault{R"({"small":"1"})", "small: must be a whole number from 0 to 255"},
        Fault{R"({"score":40000})", "score: must be a whole number from -32768 to 32767"},
        Fault{R"({"large":18446744073709551615})",
              "large: must be a whole number from 0 to 9223372036854775807"},
        Fault{R"({"is_open":1})", "is_open: must be true or false"},
        Fault{R"({"best":"cherry"})", "best: must be one of apple, pear, plum"},
        Fault{R"({"best":0})", "best: must be one of apple, pear, plum"},
        Fault{R"({"lead":3})", "lead: must be a whole number from 0 to 2"},
        Fault{R"({"where":"z9"})", "where: is not in the right form"},
        Fault{R"({"where":5})", "where: is not in the right form"},
        Fault{R"({"act":{"kind":"pear","count":300}})", "act.count: must be a whole number from 0 to 255"},
        Fault{R"({"act":{"colour":"red"}})", "act: has no field \"colour\""},
        Fault{R"({"eaten":[1,2]})", "eaten: must have 3 entries"},
        Fault{R"({"eaten":[1,2,300]})", "eaten[2]: must be a whole number from 0 to 255"},
        Fault{R"({"eaten":{"3":1}})", "eaten: has no entry \"3\""},
        Fault{R"({"eaten":{"1":true}})", "eaten[1]: must be a whole number from 0 to 255"},
        Fault{R"({"eaten":7})", "eaten: must be a list"},
        Fault{R"({"row":[1,2,3]})", "row: must have 2 entries"},
        Fault{R"({"list":["pear","pear","pear","pear"]})", "list: has more than 3 entries"},
        Fault{R"({"list":["pear","fig"]})", "list[1]: must be one of apple, pear, plum"},
        Fault{R"({"frames":[{"step":1},{"step":"x"}]})",
              "frames[1].step: must be a whole number from 0 to 255"},
        Fault{R"({"hand":[]})", "hand: must be an object of card names and counts"},
        Fault{R"({"hand":{"fig":1}})", "hand: has no card \"fig\""},
        Fault{R"({"hand":{"plum":128}})", "hand.plum: must be a whole number from 0 to 127"},
        Fault{R"({"hand":{"plum":100,"pear":28}})", "hand.pear: must be a whole number from 0 to 27"},
        Fault{R"({"tiles":{"t1":256}})", "tiles.t1: must be a whole number from 0 to 255"},
        Fault{R"({"seats":[0,3]})", "seats[1]: must be a whole number from 0 to 2"},
        Fault{R"({"seats":[null]})", "seats[0]: must be a seat"},
        Fault{R"({"liked":["apple",null]})", "liked[1]: must be a name"},
        Fault{R"({"liked":{"apple":true}})", "liked: must be a list"},
        Fault{R"({"known":"pear"})", "known: must be an object"},
        Fault{R"({"known":{"value":"pear","seen_by":[1]}})", "known.seen_by: is not a field"},
        Fault{R"({"known":{"known_to":[5]}})", "known.known_to[0]: must be a whole number from 0 to 2"},
        Fault{R"({"maybe":"fig"})", "maybe: must be one of apple, pear, plum"}));

}  // namespace
}  // namespace fg
