// SPDX-License-Identifier: Apache-2.0
// Rules KTM-003 to KTM-018 and KTM-152 to KTM-154: setup and the first looks.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

std::vector<Outcome> setup_words(int start) {
    return {start,
            std::string("Peasant"),
            std::string("Thief"),
            std::string("King"),
            std::string("Sheriff"),
            std::string("Minister"),
            std::string("Executioner")};
}

State fresh(const Rules& rules, Notebook& notes, u64 seed = 3) {
    FastSource source(seed);
    NamedChance chance(source);
    return Game::setup(rules, chance, notes);
}

void all_decline(const Rules& rules, State& state) {
    FastChance chance(1);
    Silence silence;
    while (state.table.question == Question::initial_look)
        Game::apply(rules, state, state.round.owing.lowest(), Choice{.act = Act::decline}, chance, silence);
}

TEST(KtmRules, KTM_003_one_card_of_each_character_and_thirty_coins) {
    EXPECT_EQ(name_count<Character>, 6);
    for (u64 seed = 0; seed < 20; ++seed) {
        const Rules rules = make_rules(6, {}, {});
        Notebook notes;
        const State state = fresh(rules, notes, seed);
        u32 faces = 0;
        for (Character face : state.hidden.face) faces |= 1u << index_of(face);
        EXPECT_EQ(faces, 63u);
        EXPECT_EQ(rules.coins_in_play(), 30);
    }
}

TEST(KtmRules, KTM_005_KTM_006_KTM_014_KTM_154_setup_draws_the_start_player_and_then_lays_six_cards) {
    const Rules rules = make_rules(4, {}, {});
    ScriptedSource script(setup_words(2));
    NamedChance chance(script);
    Notebook notes;
    const State state = Game::setup(rules, chance, notes);
    EXPECT_EQ(script.complaint(), "");
    EXPECT_TRUE(script.is_used_up());  // seats are given by the lobby; nothing else is drawn
    EXPECT_EQ(state.table.start_player, seat_of(2));
    const Character expected[] = {P, T, K, S, M, E};
    for (int spot = 0; spot < spots; ++spot)
        EXPECT_EQ(state.hidden.face[state.table.card_at[spot]], expected[spot]);
    EXPECT_EQ(state.table.question, Question::initial_look);
}

TEST(KtmRules, KTM_007_KTM_008_KTM_009_coins_for_each_player_count) {
    const int coins[] = {15, 20, 25, 30}, treasury[] = {6, 8, 10, 12};
    for (int players = 3; players <= 6; ++players) {
        Scene scene(players);
        EXPECT_EQ(scene.rules.coins_in_play(), coins[players - 3]);
        EXPECT_EQ(scene.treasury(), treasury[players - 3]);
        EXPECT_EQ(scene.coins(), Ints(static_cast<std::size_t>(players), 3));
        scene.state.table.treasury = static_cast<u8>(scene.treasury() + 1);
        EXPECT_NE(Game::check(scene.rules, scene.state), nullptr);
    }
}

TEST(KtmRules, KTM_010_everybody_sees_every_purse_and_the_treasury) {
    Scene scene(5);
    scene.purses({0, 1, 6, 5, 4});
    for (Seat viewer : {seat_of(0), seat_of(3), no_seat}) {
        const View view = view_for<Game>(scene.state, viewer);
        EXPECT_EQ(view.table.purse, scene.state.table.purse);
        EXPECT_EQ(view.table.treasury, 9);
    }
}

TEST(KtmRules, KTM_011_KTM_012_KTM_013_KTM_152_every_player_is_equally_likely_to_start_and_is_announced) {
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        std::vector<double> share(static_cast<std::size_t>(players));
        each_deal(rules, [&](const State& state, double probability, const Notebook& notes) {
            share[static_cast<std::size_t>(state.table.start_player)] += probability;
            ASSERT_EQ(notes.told.size(), 1u);  // no card is shown to anyone
            ASSERT_EQ(notes.told[0].event.kind, EventKind::started);
            ASSERT_TRUE(notes.told[0].audience.everyone);
            ASSERT_EQ(notes.told[0].event.seat, state.table.start_player);
        });
        for (double one : share) EXPECT_NEAR(one, 1.0 / players, 1e-9);
    }
}

TEST(KtmRules, KTM_015_nobody_sees_a_face_while_the_cards_are_laid_out) {
    Notebook notes;
    const Rules rules = make_rules(5, {}, {});
    const State state = fresh(rules, notes);
    for (Character face : state.table.face_up) EXPECT_EQ(face, Character::none);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(state.own[seat_of(i)].knowledge, Knowledge::all());
    EXPECT_EQ(state.table.known, Knowledge::all());
    for (const Told& told : notes.told) EXPECT_EQ(told.event.character, Character::none);
}

TEST(KtmRules, KTM_016_after_the_first_looks_the_start_player_begins) {
    const Rules rules = make_rules(6, {}, {});
    Notebook notes;
    State state = fresh(rules, notes);
    EXPECT_EQ(state.round.asked, SeatSet::first(6));
    all_decline(rules, state);
    EXPECT_EQ(state.table.question, Question::main);
    EXPECT_EQ(state.round.asked, SeatSet::only(state.table.start_player));
}

TEST(KtmRules, KTM_017_any_other_spot_may_be_chosen_or_none) {
    for (int players : {3, 4, 5, 6}) {
        const Rules rules = make_rules(players, {}, {});
        Notebook notes;
        const State state = fresh(rules, notes);
        for (int i = 0; i < players; ++i) {
            Offers offers;
            Game::offer(rules, seen_by<Game>(state, seat_of(i)), offers);
            EXPECT_EQ(offers.size(), 6);
            EXPECT_TRUE(offers.has({.act = Act::decline}));
            for (int spot = 0; spot < spots; ++spot)
                EXPECT_EQ(offers.has(peek(spot)), spot_at(spot) != rules.spot_of[seat_of(i)]);
        }
    }
}

TEST(KtmRules, KTM_018_first_looks_are_sealed_until_all_are_in) {
    const Rules rules = make_rules(3, {}, {});
    Notebook notes;
    State one = fresh(rules, notes), other = one;
    notes.told.clear();
    FastSource source(1);
    NamedChance chance(source);
    Game::apply(rules, one, seat_of(0), peek(3), chance, notes);
    Game::apply(rules, other, seat_of(0), Choice{.act = Act::decline}, chance, notes);
    EXPECT_TRUE(notes.told.empty());
    EXPECT_EQ(view_for<Game>(one, seat_of(1)), view_for<Game>(other, seat_of(1)));
    EXPECT_EQ(view_for<Game>(one, no_seat), view_for<Game>(other, no_seat));
    EXPECT_EQ(view_for<Game>(one, seat_of(0)).round.sealed, peek(3));
    EXPECT_EQ(one.round.asked, SeatSet::first(3));
    Game::apply(rules, one, seat_of(2), peek(1), chance, notes);
    Game::apply(rules, one, seat_of(1), peek(1), chance, notes);
    EXPECT_EQ(one.round.so_far[seat_of(0)].sealed, Choice{});
    EXPECT_EQ(one.own[seat_of(1)].knowledge.certain_face(1), one.hidden.face[1]);
    EXPECT_EQ(one.own[seat_of(2)].knowledge.certain_face(1), one.hidden.face[1]);
    int peeks = 0;
    for (const Told& told : notes.told)
        peeks += told.event.kind == EventKind::peeked && told.audience.everyone;
    EXPECT_EQ(peeks, 3);
}

TEST(KtmRules, KTM_153_the_arrangement_is_uniform_and_independent_of_the_start_player) {
    const Rules rules = make_rules(4, {}, {});
    std::vector<int> seen(4 * worlds);
    each_deal(rules, [&](const State& state, double probability, const Notebook&) {
        ASSERT_NEAR(probability, 1.0 / 4 / 720, 1e-9);
        ++seen[static_cast<std::size_t>(index_of(state.table.start_player) * worlds +
                                        world_of(state.hidden.face))];
    });
    for (int times : seen) ASSERT_EQ(times, 1);
}

}  // namespace
}  // namespace fg::ktm
