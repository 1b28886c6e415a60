// SPDX-License-Identifier: Apache-2.0
// Decks and discard piles: MON-284 to MON-291.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

constexpr Choice draw_v{.act = Act::draw, .deck = Deck::villagers},
    draw_b{.act = Act::draw, .deck = Deck::parts};

// Where cards are out of everybody's way: no rule draws from an Igor pile of somebody who is out.
constexpr At away{Pile::dealing};

TEST(MonsterFaireDecks, MON_284_MON_291_a_discard_goes_on_top_of_its_own_pile) {
    Scene scene;
    scene.put(discard_at(Deck::villagers), "VD2")
        .put(discard_at(Deck::parts), "BD2")
        .put(counters_of(A), "VHJ BHQ");
    scene.start(Step::begin_turn);
    EXPECT_EQ(scene.at(discard_at(Deck::villagers)), "VD2 VHJ");
    EXPECT_EQ(scene.at(discard_at(Deck::parts)), "BD2 BHQ");
    EXPECT_TRUE(scene.cards.is_public(Card::vhj)) << "public, in order";
}
TEST(MonsterFaireDecks, S_MON_63_MON_285_MON_286_refill_in_mid_draw) {
    Scene scene;
    scene.deck(Deck::villagers, "VD1 VD2 VD3 VD4 VD5 VD6", away);
    scene.put(discard_at(Deck::villagers), "VD2 VD3 VD4 VD5 VD6").start(Step::begin_turn);
    scene.answer(A, Act::pass);
    scene.answer(A, {.act = Act::skip, .count = 2});
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.hand(A), "VD1");
    EXPECT_EQ(scene.size(discard_at(Deck::villagers)), 5) << "not earlier";
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.size(deck_at(Deck::villagers)), 4);
    EXPECT_EQ(scene.size(discard_at(Deck::villagers)), 0);
    EXPECT_EQ(scene.last(EventKind::reshuffled).count, 5);
}
TEST(MonsterFaireDecks, S_MON_64_MON_287_one_deck_gone) {
    Scene scene;
    scene.igor(A, "VDJ").laboratory(B, "VC2").living(B, "BD9 BH9").deck(Deck::parts, "", away);
    scene.start(Step::begin_turn);
    EXPECT_EQ(scene.offers_of(A), (std::vector{draw_v, Choice{.act = Act::pass}}));
    scene.answer(A, Act::pass);
    scene.answer(A, {.act = Act::skip, .count = 0});
    scene.answer(A, {.act = Act::visit, .seat = B});
    scene.answer(A, {.act = Act::request, .request = Request::anything});
    scene.top("VD1").answer(B, Act::attack_monster);
    EXPECT_EQ(scene.igor(A), "") << "one deck is left: A draws from it without being asked";
    EXPECT_EQ(scene.at(graveyard), "") << "no card goes to the Graveyard";
}
TEST(MonsterFaireDecks, MON_287_an_errand_goes_on_with_what_lies_there) {
    Scene scene;
    scene.igor(A, "VDJ").put(town, "VC2").deck(Deck::villagers, "", away).start(Step::igor_phase);
    scene.answer(A, Act::to_town);
    EXPECT_EQ(scene.at(town), "VC2") << "no card is drawn";
    EXPECT_EQ(scene.cards_offered(A, Act::recruit), "VC2");
    Scene digging;
    digging.igor(A, "VDJ")
        .put(graveyard, "BC2 BC3")
        .deck(Deck::villagers, "", away)
        .top("BC4")
        .start(Step::igor_phase);
    digging.answer(A, Act::to_graveyard);
    digging.answer(A, Act::dig, "BC3");
    EXPECT_EQ(digging.hand(A), "BC3") << "nobody catches him";
}
TEST(MonsterFaireDecks, S_MON_65_MON_288_MON_289_everything_gone) {
    Scene scene;
    scene.igor(A, "VDQ")
        .hand(A, "VD4 VC1 BC1")
        .hand(B, "VC2 VC3 BC2")
        .hand(C, "VC4 VC5 BC3 BC4")
        .igor(B, "BDJ");
    scene.deck(Deck::villagers, "", away).deck(Deck::parts, "", away).start(Step::igor_phase);
    scene.answer(A, {.act = Act::visit, .seat = B});
    scene.answer(A, Act::carry, "VD4");
    scene.answer(A, {.act = Act::request, .request = Request::anything});
    scene.answer(B, Act::attack_igor);
    ASSERT_TRUE(scene.is_asked(Question::fight_deck, A)) << "both decks are offered";
    scene.top("VC5").answer(A, draw_v);
    EXPECT_TRUE(scene.was_told(EventKind::hands_emptied));
    EXPECT_EQ(scene.hand(A) + scene.hand(B) + scene.hand(C), "");
    EXPECT_EQ(scene.at(cargo), "VD4") << "cargo is no hand";
    EXPECT_EQ(scene.at(played), "VC5");
    EXPECT_EQ(scene.size(deck_at(Deck::villagers)), 4);
    EXPECT_EQ(scene.size(deck_at(Deck::parts)), 4) << "both decks are made anew";
}
TEST(MonsterFaireDecks, MON_289_nothing_at_all_is_left) {
    Scene scene;
    scene.deck(Deck::villagers, "", away).deck(Deck::parts, "", away).start(Step::begin_turn);
    EXPECT_FALSE(scene.is_asked(Question::draw, A)) << "nothing is offered";
    EXPECT_TRUE(scene.is_asked(Question::skip, A));
    scene.answer(A, {.act = Act::skip, .count = 3});
    EXPECT_EQ(scene.hand(A), "");
}
TEST(MonsterFaireDecks, MON_289_if_the_chosen_deck_is_still_empty_the_other_is_used) {
    Scene scene;
    scene.hand(B, "BC1 BC2")
        .deck(Deck::villagers, "", away)
        .deck(Deck::parts, "", away)
        .start(Step::begin_turn);
    EXPECT_EQ(scene.acts(A), "draw pass");
    scene.answer(A, draw_v);
    EXPECT_EQ(scene.size(hand_of(A)), 1);
    EXPECT_EQ(scene.hand(B), "");
    EXPECT_EQ(scene.last(EventKind::drew).deck, Deck::parts);
}
TEST(MonsterFaireDecks, MON_289_MON_173_a_card_pledged_in_town_is_no_hand) {
    for (const bool has_another : {false, true}) {
        Scene scene;
        scene.living(A, "BD5 BH5").living(B, "BC3 BS4").hand(A, "VD2");
        if (has_another) scene.hand(C, "VC9");
        scene.table.in_town.add(B);
        scene.deck(Deck::villagers, "", away).deck(Deck::parts, "", away).start(Step::monster_step);
        scene.answer(B, Act::pass);
        scene.answer(A, {.act = Act::fight, .seat = B});
        scene.answer(A, Act::show, "VD2");
        EXPECT_EQ(scene.is_asked(Question::town_deck, B), has_another) << "nothing is offered, nothing drawn";
        if (has_another) scene.answer(B, draw_v);
        EXPECT_EQ(scene.was_told(EventKind::hands_emptied), has_another);
        EXPECT_EQ(scene.last(EventKind::fought).count, 12) << "what is pledged is played";
        EXPECT_EQ(scene.last(EventKind::fought).rival, has_another ? 16 : 7);
    }
}
TEST(MonsterFaireDecks, MON_290_the_player_whose_fate_it_is_chooses_the_deck) {
    Scene scene(3, with(&Options::town_retaliation));
    scene.living(A, "BD1 BH1").put(town, "VC9 VS8").start(Step::monster_step);
    scene.answer(A, Act::rampage);
    EXPECT_TRUE(scene.is_asked(Question::hiding_deck, A));
    EXPECT_EQ(scene.offers_of(A), (std::vector{draw_v, draw_b}));
    scene.expire(A);
    EXPECT_TRUE(scene.table.in_town.has(A)) << "an expired clock takes V";
}

}  // namespace
}  // namespace fg::mon
