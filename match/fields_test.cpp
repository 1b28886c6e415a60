// SPDX-License-Identifier: Apache-2.0
#include "engine/fields.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/hash.h"
#include "engine/state.h"
#include "match/typescript.h"

namespace fg {
namespace {

enum class Fruit : u8 { apple, pear, none = 255 };
constexpr auto names_of(Fruit) { return std::array<std::string_view, 2>{"apple", "pear"}; }

struct Pair {
    u8 left = 0;
    u8 right = 0;
    FG_FIELDS(Pair, left, right)
};
struct Basket {
    Fruit best = Fruit::none;
    Pair pair;
    PerSeat<u8> eaten;
    Array<u8, 3> row;
    FixedVec<Fruit, 4> list;
    Bag<Fruit> bag;
    SeatSet seats;
    NameSet<Fruit> liked;
    FG_FIELDS(Basket, best, pair, eaten, row, list, bag, seats, liked)
};
struct Forgetful {
    u8 listed = 0;
    u8 forgotten = 0;
    FG_FIELDS(Forgetful, listed)
};

static_assert(Basket{} == Basket{} && Forgetful{} == Forgetful{});

// A forgotten field is a compile error wherever the list is used: these assertions stand in JsonWriter and
// Hash.
static_assert(lists_every_field<Pair>);
static_assert(lists_every_field<Basket>);
static_assert(!lists_every_field<Forgetful>);
static_assert(HasFields<Pair> && !HasFields<int>);
static_assert(Named<Fruit> && !Named<Seat>);

TEST(Names, words_and_values_find_each_other) {
    EXPECT_EQ(name_of(Fruit::pear), "pear");
    EXPECT_EQ(name_of(Fruit::none), "none");
    Fruit fruit = Fruit::none;
    EXPECT_TRUE(find_name("apple", fruit));
    EXPECT_EQ(fruit, Fruit::apple);
    EXPECT_FALSE(find_name("plum", fruit));
    EXPECT_EQ(fruit, Fruit::apple) << "untouched by a miss";
    EXPECT_EQ(name_count<Fruit>, 2);
}

TEST(NameSet, adds_and_removes) {
    NameSet<Fruit> set;
    EXPECT_TRUE(set.is_empty());
    set.add(Fruit::pear);
    EXPECT_TRUE(set.has(Fruit::pear));
    EXPECT_FALSE(set.has(Fruit::apple));
    EXPECT_EQ(set.size(), 1);
    set.remove(Fruit::pear);
    EXPECT_EQ(set, NameSet<Fruit>{});
}

TEST(Fields, are_visited_by_name_in_order_and_can_be_changed) {
    Pair pair;
    std::vector<std::string> names;
    Pair::each(pair, [&](std::string_view name, u8& value) {
        names.emplace_back(name);
        value = static_cast<u8>(names.size());
    });
    EXPECT_EQ(names, (std::vector<std::string>{"left", "right"}));
    EXPECT_EQ(pair, (Pair{1, 2}));
    EXPECT_NE(pair, (Pair{1, 3}));
}

TEST(Fields, of_two_values_are_visited_side_by_side) {
    Pair from{3, 4}, to;
    Pair::each_pair(from, to, [](std::string_view, const u8& a, u8& b) { b = a; });
    EXPECT_EQ(from, to);
}

// Every field of a value counts, whatever container it is in.
TEST(Hash, changes_with_every_field) {
    std::vector<Basket> baskets(9);
    baskets[1].best = Fruit::apple;
    baskets[2].pair.right = 1;
    baskets[3].eaten[seat_of(7)] = 1;
    baskets[4].row[2] = 1;
    baskets[5].list.push_back(Fruit::apple);
    baskets[6].bag.add(Fruit::pear);
    baskets[7].seats.add(seat_of(0));
    baskets[8].liked.add(Fruit::apple);
    for (std::size_t a = 0; a < baskets.size(); ++a)
        for (std::size_t b = 0; b < baskets.size(); ++b)
            EXPECT_EQ(hash_of(baskets[a]) == hash_of(baskets[b]), a == b) << a << ' ' << b;
}

TEST(Hash, is_the_same_in_every_build) {
    Basket basket;
    basket.bag.add(Fruit::pear, 3);
    basket.eaten[seat_of(2)] = 200;
    EXPECT_EQ(hash_of(basket), hash_of(Basket{basket}));
    EXPECT_EQ(hash_of(Pair{1, 2}), 0xb6c8aa63a6e155b6u);
}

struct Table {
    u8 turn = 0;
    FG_FIELDS(Table, turn)
};
struct Own {
    Fruit held = Fruit::none;
    FG_FIELDS(Own, held)
};
struct Hidden {
    Bag<Fruit> deck;
    FG_FIELDS(Hidden, deck)
};
static_assert(Hidden{} == Hidden{});
template <template <class> class Card>
struct Veiled {
    FixedVec<Card<Fruit>, 3> pile;
    PerSeat<Card<Fruit>, 2> before;
    Array<Card<Fruit>, 1> row;
    u8 count = 0;
    FG_FIELDS(Veiled, pile, before, row, count)
};
using State = StateOf<Table, Own, Hidden, Round<Pair, 3>, Veiled<Known>>;
using View = ViewOf<State>;

State example() {
    State state;
    state.table.turn = 4;
    state.own[seat_of(1)].held = Fruit::pear;
    state.hidden.deck.add(Fruit::apple, 5);
    state.veiled.pile.push_back({.value = Fruit::pear, .known_to = SeatSet::only(seat_of(1))});
    state.veiled.pile.push_back({.value = Fruit::apple, .known_to = SeatSet::first(2)});
    state.veiled.before[seat_of(0)] = {.value = Fruit::apple, .known_to = SeatSet::only(seat_of(2))};
    state.veiled.row[0] = {.value = Fruit::pear, .known_to = {}};
    state.veiled.count = 2;
    return state;
}

TEST(View, holds_the_table_the_own_and_what_that_seat_knows) {
    const View view = view_of(example(), seat_of(1));
    EXPECT_EQ(view.table.turn, 4);
    EXPECT_EQ(view.viewer, seat_of(1));
    EXPECT_EQ(view.mine.held, Fruit::pear);
    ASSERT_EQ(view.veiled.pile.size(), 2);
    EXPECT_EQ(view.veiled.pile[0], (Maybe<Fruit>{Fruit::pear, true}));
    EXPECT_EQ(view.veiled.pile[1], (Maybe<Fruit>{Fruit::apple, true}));
    EXPECT_EQ(view.veiled.before[seat_of(0)], (Maybe<Fruit>{}));
    EXPECT_EQ(view.veiled.row[0], (Maybe<Fruit>{})) << "known to nobody";
    EXPECT_EQ(view.veiled.count, 2);
}

TEST(View, of_a_spectator_has_nothing_of_seat_zero) {
    State state = example();
    state.own[seat_of(0)].held = Fruit::apple;
    state.veiled.row[0].known_to = SeatSet::first(3);
    const View view = view_of(state, no_seat);
    EXPECT_EQ(view.viewer, no_seat);
    EXPECT_EQ(view.mine, Own{});
    EXPECT_EQ(view.veiled.pile[1], (Maybe<Fruit>{}));
    EXPECT_EQ(view.veiled.row[0], (Maybe<Fruit>{}));
}

TEST(View, is_the_same_whatever_lies_hidden) {
    State other = example();
    other.hidden.deck.add(Fruit::pear);
    other.own[seat_of(2)].held = Fruit::apple;
    other.veiled.pile[0].value = Fruit::apple;
    EXPECT_EQ(view_of(example(), seat_of(0)), view_of(other, seat_of(0)));
    EXPECT_NE(view_of(example(), seat_of(1)), view_of(other, seat_of(1)));
}

TEST(TypeScript, types_come_from_the_fields) {
    TypeScriptWriter writer;
    writer.declare<Basket>("Basket");
    const std::string& text = writer.text();
    EXPECT_NE(text.find("export type Fruit =\n  | \"apple\"\n  | \"pear\";"), std::string::npos) << text;
    EXPECT_NE(text.find("export interface Pair {\n  left: number;\n  right: number;\n}"), std::string::npos);
    EXPECT_NE(text.find("  best: Fruit | null;"), std::string::npos);
    EXPECT_NE(text.find("  bag: Partial<Record<Fruit, number>>;"), std::string::npos);
    EXPECT_NE(text.find("  seats: number[];"), std::string::npos);
    EXPECT_LT(text.find("interface Pair"), text.find("interface Basket")) << "parts come first";
}

enum class Aid : u8 { none, notes };
constexpr auto names_of(Aid) { return std::array<std::string_view, 2>{"none", "notes"}; }

struct Pick {
    static constexpr bool sparse = true;
    Fruit fruit = Fruit::none;
    Seat from = no_seat;
    Seat to = seat_of(0);
    FG_FIELDS(Pick, fruit, from, to)
};
struct Stall {
    Pick pick;
    FixedVec<Pick, 2> picks;
    Aid aid = Aid::none;
    FG_FIELDS(Stall, pick, picks, aid)
};
static_assert(Stall{} == Stall{} && Pick{} == Pick{});

TEST(TypeScript, what_a_sparse_struct_leaves_out_is_never_null) {
    TypeScriptWriter writer;
    writer.declare<Stall>("Stall");
    const std::string& text = writer.text();
    EXPECT_NE(text.find("interface Pick {\n  fruit: Fruit;\n  from?: number;\n  to?: number | null;\n}"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("  pick: Pick | { fruit: null };\n  picks: (Pick | { fruit: null })[];"),
              std::string::npos)
        << text;
}
TEST(TypeScript, a_none_that_has_a_word_is_not_null) {
    TypeScriptWriter writer;
    writer.declare<Stall>("Stall");
    EXPECT_NE(writer.text().find("  aid: Aid;"), std::string::npos) << writer.text();
}

}  // namespace
}  // namespace fg
