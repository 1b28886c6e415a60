// SPDX-License-Identifier: Apache-2.0
#include "engine/piles.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/chance.h"
#include "engine/hash.h"
#include "engine/symmetry.h"
#include "match/chance_sources.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "match/typescript.h"

namespace fg {
namespace {

FG_ENUM_OR_NONE(Card, a1, a2, a3, a4, b1, b2, b3, b4)
FG_ENUM_OR_NONE(Back, amber, blue)
FG_ENUM_OR_NONE(Pile, deck, row, stack, hand)

struct Deck {
    using Card = fg::Card;
    using Back = fg::Back;
    using Pile = fg::Pile;
    static constexpr int seats = 3;
    static constexpr Back back_of(Card card) { return card <= Card::a4 ? Back::amber : Back::blue; }
    static constexpr PileRule rule_of(Pile pile) {
        switch (pile) {
            case Pile::deck: return {.order = PileRule::Order::mixed};
            case Pile::row: return {.order = PileRule::Order::shown, .is_face_up = true};
            case Pile::stack:
                return {.order = PileRule::Order::shown, .is_per_seat = true, .owner_knows = true};
            case Pile::hand:
                return {.order = PileRule::Order::held, .is_per_seat = true, .owner_knows = true};
            case Pile::none: break;
        }
        return {};
    }
};
using TestPiles = Piles<Deck>;
using At = TestPiles::At;
constexpr Seat p = seat_of(0), q = seat_of(1), r = seat_of(2);
constexpr At deck{Pile::deck}, row{Pile::row};
constexpr At hand(Seat seat) { return {Pile::hand, seat}; }
constexpr At stack(Seat seat) { return {Pile::stack, seat}; }

template <template <class> class C>
struct Veiled {
    PilesIn<C, Deck> piles;
    FG_FIELDS(Veiled, piles)
};

std::vector<Card> cards(const TestPiles& piles, At at) {
    std::vector<Card> list;
    for (Card card : piles.cards_in(at)) list.push_back(card);
    return list;
}
using Cards = std::vector<Card>;

// p holds b1 and a2, q holds a1, the row has a4 under b3, q's stack b2 under a3.
TestPiles laid_out() {
    TestPiles piles;
    piles.move(Card::b1, hand(p));
    piles.move(Card::a2, hand(p));
    piles.move(Card::a1, hand(q));
    piles.move(Card::a4, row);
    piles.move(Card::b3, row);
    piles.move(Card::b2, stack(q));
    piles.move(Card::a3, stack(q));
    return piles;
}

TEST(Piles, cards_lie_where_they_were_put_and_in_that_order) {
    const TestPiles piles = laid_out();
    EXPECT_EQ(cards(piles, hand(p)), (Cards{Card::b1, Card::a2}));
    EXPECT_EQ(cards(piles, row), (Cards{Card::a4, Card::b3}));
    EXPECT_EQ(cards(piles, stack(q)), (Cards{Card::b2, Card::a3}));
    EXPECT_EQ(cards(piles, deck), (Cards{Card::b4}));
    EXPECT_EQ(piles.top(row), Card::b3);
    EXPECT_EQ(piles.size(hand(r)), 0);
    EXPECT_EQ(piles.where(Card::a3), stack(q));
    EXPECT_EQ(piles.count_backs(hand(p), Back::blue), 1);
    EXPECT_EQ(piles.complaint(), nullptr);
}

TEST(Piles, any_walk_of_cards_keeps_each_exactly_once) {
    FastChance chance(7);
    TestPiles piles;
    std::map<Card, At> expected;
    for (int i = 0; i < 5000; ++i) {
        const Card card = static_cast<Card>(chance.below(8));
        const At to = TestPiles::at_of(static_cast<int>(chance.below(TestPiles::piles)));
        chance.flip() ? piles.move(card, to) : piles.move_under(card, to);
        expected.insert_or_assign(card, to);
        ASSERT_EQ(piles.complaint(), nullptr);
        for (const auto& [which, at] : expected) ASSERT_EQ(piles.where(which), at);
    }
}

TEST(Piles, under_a_pile_is_its_bottom_and_moving_within_it_is_fine) {
    TestPiles piles = laid_out();
    piles.move_under(Card::b4, row);
    EXPECT_EQ(cards(piles, row), (Cards{Card::b4, Card::a4, Card::b3}));
    piles.move(Card::b4, row);
    EXPECT_EQ(cards(piles, row), (Cards{Card::a4, Card::b3, Card::b4}));
}

TEST(Piles, who_may_see_a_pile_knows_its_cards_and_goes_on_knowing_them) {
    TestPiles piles = laid_out();
    EXPECT_TRUE(piles.is_public(Card::a4));
    EXPECT_EQ(piles.known_to(Card::a1), SeatSet::only(q));
    piles.move(Card::a1, hand(r));
    EXPECT_EQ(piles.known_to(Card::a1), SeatSet::only(q).with(r));
    piles.shuffle_into(hand(r), deck);
    EXPECT_TRUE(piles.known_to(Card::a1).is_empty());
    EXPECT_EQ(cards(piles, deck), (Cards{Card::a1, Card::b4}));
}

TEST(Piles, a_card_that_leaves_a_hand_unseen_may_be_any_of_its_back) {
    TestPiles piles;
    for (Card card : {Card::a1, Card::a2, Card::b1}) piles.move(card, hand(p));
    piles.show_all(Card::a1);
    piles.show(Card::a2, q);
    piles.show(Card::b1, r);
    const PilesShown<Deck> before(piles, r);
    TestPiles other = piles;
    piles.move_unseen(Card::a1, stack(q), SeatSet::only(q));
    other.move_unseen(Card::a2, stack(q), SeatSet::only(q));
    EXPECT_EQ(piles.known_to(Card::a1), SeatSet::only(p).with(q)) << "p held it, q saw it go";
    EXPECT_EQ(piles.known_to(Card::a2), SeatSet::only(p).with(q)) << "q knew it before";
    EXPECT_EQ(piles.known_to(Card::b1), SeatSet::only(p).with(r)) << "its back is another one";
    EXPECT_EQ(PilesShown<Deck>(piles, r), PilesShown<Deck>(other, r)) << "nobody else can tell them apart";
    EXPECT_TRUE(before.sees(Card::a1));
    EXPECT_FALSE(PilesShown<Deck>(piles, r).sees(Card::a1));
    EXPECT_EQ(piles.complaint(), nullptr);
}

TEST(Piles, a_card_that_leaves_a_hand_unseen_is_known_if_it_can_be_no_other) {
    TestPiles piles;
    piles.move(Card::a1, hand(p));
    piles.move(Card::b1, hand(p));
    piles.show_all(Card::a1);
    piles.move_unseen(Card::a1, stack(q), {});
    EXPECT_TRUE(piles.is_public(Card::a1));
}

TEST(Piles, a_view_shows_faces_to_who_knows_them_and_backs_to_all) {
    const TestPiles piles = laid_out();
    EXPECT_EQ(to_json(PilesShown<Deck>(piles, p), 3),
              R"({"deck":{"cards":[],"unknown":{"blue":1}},"row":["a4","b3"],)"
              R"("stack":[[],[{"back":"blue"},{"back":"amber"}],[]],)"
              R"("hand":[{"cards":["b1","a2"],"unknown":{}},{"cards":[],"unknown":{"amber":1}},)"
              R"({"cards":[],"unknown":{}}]})");
    EXPECT_EQ(to_json(PilesShown<Deck>(piles, q), 3),
              R"({"deck":{"cards":[],"unknown":{"blue":1}},"row":["a4","b3"],)"
              R"("stack":[[],[{"back":"blue","card":"b2"},{"back":"amber","card":"a3"}],[]],)"
              R"("hand":[{"cards":[],"unknown":{"amber":1,"blue":1}},{"cards":["a1"],"unknown":{}},)"
              R"({"cards":[],"unknown":{}}]})");
}

TEST(Piles, known_cards_of_another_hand_stand_first_and_never_in_their_place) {
    TestPiles piles;
    piles.move(Card::a3, hand(q));
    piles.move(Card::a1, hand(q));
    piles.move(Card::a2, hand(q));
    piles.show(Card::a2, p);
    const PilesShown<Deck> shown(piles, p);
    EXPECT_EQ(shown.entry(hand(q), 0).card, Card::a2);
    EXPECT_FALSE(shown.entry(hand(q), 1).is_known);
    TestPiles other;
    other.move(Card::a2, hand(q));
    other.move(Card::a4, hand(q));
    other.move(Card::a1, hand(q));
    other.show(Card::a2, p);
    EXPECT_EQ(shown, PilesShown<Deck>(other, p)) << "neither places nor faces tell these apart";
}

TEST(Piles, a_lens_shows_the_same_from_a_state_and_from_a_view) {
    Veiled<Known> zone{laid_out()};
    zone.piles.show(Card::b2, r);
    Veiled<Maybe> shown{};
    for (Seat seat : {p, q, r}) {
        shown = {};
        veil_zone(zone, shown, seat);
        const Lens<Veiled<Known>> from_state(zone, seat), from_view(shown, seat);
        const auto pick = [](const auto& z) -> const auto& { return z.piles; };
        const auto a = from_state.at(pick), b = from_view.at(pick);
        for (int i = 0; i < 2; ++i) {
            EXPECT_EQ(a.entry(stack(q), i).is_known, b.entry(stack(q), i).is_known);
            EXPECT_EQ(a.entry(stack(q), i).card, b.entry(stack(q), i).card);
            EXPECT_EQ(a.entry(stack(q), i).back, b.entry(stack(q), i).back);
        }
        for (int i = 0; i < 8; ++i)
            EXPECT_EQ(a.sees(static_cast<Card>(i), hand(p)), b.sees(static_cast<Card>(i), hand(p)));
        EXPECT_EQ(a.entry(stack(q), 0).is_known, seat != p);
    }
}

TEST(Piles, a_redeal_keeps_what_is_seen_and_deals_the_rest_every_way) {
    TestPiles piles = laid_out();
    piles.show(Card::b2, p);
    FastChance chance(3);
    std::set<u64> worlds;
    for (int i = 0; i < 400; ++i) {
        for (Seat viewer : {p, q, r, no_seat}) {
            const PilesShown<Deck> shown(piles, viewer);
            const TestPiles world = shown.redealt(viewer, chance);
            ASSERT_EQ(world.complaint(), nullptr);
            ASSERT_EQ(PilesShown<Deck>(world, viewer), shown);
            if (viewer == p) worlds.insert(hash_of(world));
        }
    }
    // p does not see a1 (q's hand) and a3 (q's stack), nor b4 (deck): the amber ones may change places.
    EXPECT_EQ(worlds.size(), 2u);
}

TEST(Piles, a_redeal_heeds_what_fits_a_pile) {
    const TestPiles piles = laid_out();
    FastChance chance(3);
    const PilesShown<Deck> shown(piles, r);
    for (int i = 0; i < 200; ++i) {
        const TestPiles world = shown.redealt(r, chance, [](Card card, At at) {
            return at.kind != Pile::stack || card == Card::b2 || card == Card::a3;
        });
        ASSERT_EQ(cards(world, stack(q)), (Cards{Card::b2, Card::a3}));
    }
}

TEST(Piles, survive_json) {
    TestPiles piles = laid_out();
    piles.show(Card::b2, r);
    const auto back = from_json(boost::json::parse(to_json(piles, 3)), TestPiles{}, 3);
    ASSERT_TRUE(back) << back.refusal().message;
    EXPECT_EQ(*back, piles);
    for (Seat viewer : {p, q, r, no_seat}) {
        const PilesShown<Deck> shown(piles, viewer);
        const auto again = from_json(boost::json::parse(to_json(shown, 3)), PilesShown<Deck>{}, 3);
        ASSERT_TRUE(again) << again.refusal().message;
        EXPECT_EQ(*again, shown);
    }
}

TEST(Piles, json_that_has_a_card_twice_or_not_at_all_is_refused) {
    std::string json = to_json(laid_out(), 3);
    const auto read = [](const std::string& text) {
        return from_json(boost::json::parse(text), TestPiles{}, 3);
    };
    std::string twice = json;
    twice.replace(twice.find("\"b4\""), 4, "\"b3\"");
    EXPECT_FALSE(read(twice));
    std::string missing = json;
    missing.replace(missing.find("[\"b4\"]"), 6, "[]");
    EXPECT_EQ(read(missing).refusal().message, "must hold every card");
}

TEST(Piles, a_draw_from_a_mixed_pile_is_known_by_the_cards_name) {
    TestPiles piles;
    ScriptedSource script({std::string("b2"), std::string("b2")});
    NamedChance chance(script);
    piles.move(chance.card(piles.lot(deck)), hand(p));
    EXPECT_EQ(cards(piles, hand(p)), Cards{Card::b2});
    chance.card(piles.lot(deck));
    EXPECT_NE(script.complaint(), "") << "it is no longer there";
}

TEST(Piles, turn_with_their_players) {
    const TestPiles piles = laid_out();
    const TestPiles turned = turned_value(SeatTurning(3, 1), piles);
    EXPECT_EQ(cards(turned, hand(q)), cards(piles, hand(p)));
    EXPECT_EQ(cards(turned, stack(r)), cards(piles, stack(q)));
    EXPECT_EQ(turned.known_to(Card::a1), SeatSet::only(r));
    EXPECT_EQ(turned_value(SeatTurning(3, 2), turned), piles);
}

TEST(Piles, cost_two_bytes_a_card) { EXPECT_LE(sizeof(TestPiles), 2u * 8 + TestPiles::piles + 2); }

}  // namespace
}  // namespace fg
