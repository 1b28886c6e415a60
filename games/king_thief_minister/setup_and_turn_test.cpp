// SPDX-License-Identifier: Apache-2.0
// Rules KTM-001 to KTM-053: setup, spots and directions, the turn, Look and Move.
#include "games/king_thief_minister/scene_test.h"
#include "games/king_thief_minister/text.h"

namespace fg::ktm {
namespace {

std::vector<ChanceWord> setup_words(int start) {
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
        Game::apply(rules, state, state.hidden.owing.lowest(), {.act = Act::decline}, chance, silence);
}

TEST(KtmRules, KTM_001_three_to_six_players) {
    for (int players : {0, 1, 2, 7, 8}) EXPECT_NE(Game::complaint(players, {}, {}), nullptr);
    for (int players : {3, 4, 5, 6}) EXPECT_EQ(Game::complaint(players, {}, {}), nullptr);
    EXPECT_EQ(Game::min_players, 3);
    EXPECT_EQ(Game::max_players, 6);
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
        EnumeratingSource all;
        do {
            all.restart();
            NamedChance chance(all);
            Notebook notes;
            const State state = Game::setup(rules, chance, notes);
            share[static_cast<std::size_t>(state.table.start_player)] += all.probability();
            ASSERT_EQ(notes.told.size(), 1u);  // no card is shown to anyone
            ASSERT_EQ(notes.told[0].event.happening, Happening::started);
            ASSERT_TRUE(notes.told[0].audience.everyone);
            ASSERT_EQ(notes.told[0].event.seat, state.table.start_player);
        } while (all.next());
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
    EXPECT_EQ(Game::asked(state.table), SeatSet::first(6));
    all_decline(rules, state);
    EXPECT_EQ(state.table.question, Question::main);
    EXPECT_EQ(Game::asked(state.table), SeatSet::only(state.table.start_player));
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
                EXPECT_EQ(offers.has(peek(spot)), spot != rules.spot_of[seat_of(i)]);
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
    Game::apply(rules, other, seat_of(0), {.act = Act::decline}, chance, notes);
    EXPECT_TRUE(notes.told.empty());
    EXPECT_EQ(view_for<Game>(one, seat_of(1)), view_for<Game>(other, seat_of(1)));
    EXPECT_EQ(view_for<Game>(one, no_seat), view_for<Game>(other, no_seat));
    EXPECT_EQ(view_for<Game>(one, seat_of(0)).mine.sealed, peek(3));
    EXPECT_EQ(Game::asked(one.table), SeatSet::first(3));
    Game::apply(rules, one, seat_of(2), peek(1), chance, notes);
    Game::apply(rules, one, seat_of(1), peek(1), chance, notes);
    EXPECT_EQ(one.own[seat_of(0)].sealed, Choice{});
    EXPECT_EQ(one.own[seat_of(1)].knowledge.certain_face(1), one.hidden.face[1]);
    EXPECT_EQ(one.own[seat_of(2)].knowledge.certain_face(1), one.hidden.face[1]);
    int peeks = 0;
    for (const Told& told : notes.told)
        peeks += told.event.happening == Happening::peeked && told.audience.everyone;
    EXPECT_EQ(peeks, 3);
}

TEST(KtmRules, KTM_019_each_spot_always_holds_exactly_one_card) {
    Scene scene(5);
    for (Act move : {Act::move_left, Act::move_front, Act::move_right}) {
        scene.does(scene.mover(), move);
        u32 cards = 0;
        for (u8 card : scene.state.table.card_at) cards |= 1u << card;
        EXPECT_EQ(cards, 63u);
    }
    scene.state.table.card_at[2] = scene.state.table.card_at[3];
    EXPECT_STREQ(Game::check(scene.rules, scene.state),
                 "each of the six cards must lie at exactly one spot (KTM-019)");
}

TEST(KtmRules, KTM_020_KTM_022_spots_are_counted_modulo_six_and_front_is_three_on) {
    const Rules rules = make_rules(6, {}, {});
    const int front[] = {3, 4, 5, 0, 1, 2};
    for (int i = 0; i < 6; ++i) EXPECT_EQ(spot_in_front(rules, seat_of(i)), front[i]);
}

TEST(KtmRules, KTM_021_right_is_counterclockwise_and_left_is_clockwise) {
    const Rules rules = make_rules(6, {}, {});
    EXPECT_EQ(right_of(rules, seat_of(0)), seat_of(5));
    EXPECT_EQ(right_of(rules, seat_of(3)), seat_of(2));
    EXPECT_EQ(left_of(rules, seat_of(5)), seat_of(0));
    EXPECT_EQ(left_of(rules, seat_of(3)), seat_of(4));
}

TEST(KtmRules, KTM_023_a_player_uses_the_card_that_is_now_in_his_spot) {
    Scene scene(6);
    scene.does(0, Act::move_left);  // PKTMES: p1 now has the King
    scene.claims(1, K);
    scene.window({0});
    EXPECT_EQ(scene.last(Happening::verdict).event.verdict, Verdict::right);
}

TEST(KtmRules, KTM_024_KTM_025_KTM_026_KTM_027_KTM_028_KTM_029_KTM_030_KTM_031_who_owns_which_spot) {
    const Options adjacent{.four_player_layout = FourPlayerLayout::adjacent};
    struct Case {
        int players;
        Options options;
        Ints spots_of_seats;
    };
    const Case cases[] = {{6, {}, {0, 1, 2, 3, 4, 5}}, {5, {}, {0, 1, 2, 3, 4}},
                          {4, {}, {0, 1, 3, 4}},       {4, adjacent, {0, 1, 2, 3}},
                          {3, {}, {0, 2, 4}},          {5, adjacent, {0, 1, 2, 3, 4}}};
    for (const Case& one : cases) {
        const Rules rules = make_rules(one.players, one.options, {});
        Ints owned;
        for (int i = 0; i < one.players; ++i) owned.push_back(rules.spot_of[seat_of(i)]);
        EXPECT_EQ(owned, one.spots_of_seats);
        int empty = 0;
        for (Seat seat : rules.seat_at) empty += seat == no_seat;
        EXPECT_EQ(empty, 6 - one.players);
        for (int i = 0; i < one.players; ++i)
            EXPECT_NE(left_of(rules, seat_of(i)), right_of(rules, seat_of(i)));
    }
}

TEST(KtmRules, KTM_032_an_empty_spot_is_no_target_but_its_card_takes_part) {
    Scene scene(4);
    scene.claims(0, E);
    scene.window({});
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    for (const Choice& choice : offers) EXPECT_LT(index_of(choice.target), 4);
    scene.does(0, {.act = Act::execute, .character = K, .target = scene.p(1)});
    scene.claims(1, M);
    scene.window({});
    EXPECT_TRUE(scene.offers(1, shuffle(2, 5, Shuffle::open)));
    scene.does(1, shuffle(2, 5, Shuffle::open));
    EXPECT_EQ(scene.letters(), "KTPESM");
    EXPECT_EQ(scene.mover(), 3);
    scene.does(3, Act::move_left);
    EXPECT_EQ(scene.face_at(3), P);
    scene.does(4, Act::move_right);
    scene.does(0, Act::move_right);
    scene.cards("KPTMES").claims(1, P);
    EXPECT_TRUE(scene.offers(1, name_card(2, T)));
    EXPECT_TRUE(scene.offers(1, name_card(5, S)));
}

TEST(KtmRules, KTM_033_KTM_100_neighbours_are_the_nearest_players_across_empty_spots) {
    Scene scene(4);
    scene.to_move(1).claims(1, T);  // right p0, left p3 across the empty spot 2
    scene.window({});
    EXPECT_EQ(scene.coins(), (Ints{2, 5, 2, 3}));
}

TEST(KtmRules, KTM_034_right_hand_order_goes_counterclockwise_and_ends_with_the_left_neighbour) {
    const Rules rules = make_rules(5, {}, {});
    Ints order;
    for (Seat seat : OnRight{seat_of(2), 5}) order.push_back(rules.spot_of[seat]);
    EXPECT_EQ(order, (Ints{1, 0, 4, 3}));
    EXPECT_EQ(first_on_right(SeatSet::of_bits(0b11000), seat_of(2)), seat_of(4));
    EXPECT_EQ(first_on_right(SeatSet::of_bits(0b11001), seat_of(2)), seat_of(0));
    EXPECT_EQ(first_on_right(SeatSet::of_bits(0b11011), seat_of(2)), seat_of(1));
}

TEST(KtmRules, KTM_035_KTM_036_turns_go_clockwise_and_skip_empty_spots) {
    const Ints orders[] = {{0, 2, 4, 0}, {0, 1, 3, 4, 0}, {0, 1, 2, 3, 4, 0}, {0, 1, 2, 3, 4, 5, 0}};
    for (const Ints& order : orders) {
        Scene scene(static_cast<int>(order.size()) - 1);
        for (int player : order) {
            EXPECT_EQ(scene.mover(), player);
            scene.does(player, Act::move_front);
        }
    }
}

TEST(KtmRules, KTM_037_a_turn_is_exactly_one_action) {
    for (Act act : {Act::look, Act::move_right, Act::move_left, Act::move_front}) {
        Scene scene(6);
        scene.does(0, act);
        EXPECT_EQ(scene.mover(), 1);
        EXPECT_EQ(scene.state.table.turns, 1u);
    }
    Scene scene(6);
    scene.claims(0, T);
    EXPECT_EQ(scene.mover(), 0);
    scene.window({});
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmRules, KTM_038_KTM_039_look_move_or_claim_and_no_pass) {
    Scene scene(6);
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    int looks = 0, moves = 0, claims = 0;
    for (const Choice& choice : offers) {
        looks += choice.act == Act::look;
        moves +=
            choice.act == Act::move_right || choice.act == Act::move_left || choice.act == Act::move_front;
        claims += choice.act == Act::claim;
    }
    EXPECT_EQ(looks, 1);
    EXPECT_EQ(moves, 3);
    EXPECT_EQ(claims, 6);
    EXPECT_EQ(offers.size(), 10);

    scene.purses(
        {0, 29, 0, 0, 0, 0});  // broke, with one coin in the treasury: a Move is still there and free
    EXPECT_EQ(scene.offer_count(0), 9);
    scene.does(0, Act::move_right);
    EXPECT_EQ(scene.coins(), (Ints{0, 29, 0, 0, 0, 0}));
}

TEST(KtmRules, KTM_040_legal_choices_depend_on_public_facts_only) {
    const Rules rules = make_rules(5, {}, {});
    FastChance chance(5);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    int questions = 0;
    for (int step = 0; step < 600 && !Game::is_over(state.table); ++step) {
        const Seat seat = state.hidden.owing.lowest();
        Offers before, after;
        Game::offer(rules, seen_by<Game>(state, seat), before);
        State other = state;  // the same table, other cards, other knowledge
        std::swap(other.hidden.face[0], other.hidden.face[5]);
        for (int i = 0; i < 5; ++i) other.own[seat_of(i)].knowledge = Knowledge::all();
        Game::offer(rules, seen_by<Game>(other, seat), after);
        ASSERT_EQ(before.size(), after.size());
        for (int i = 0; i < before.size(); ++i) ASSERT_EQ(before[i], after[i]);
        ++questions;
        Game::apply(rules, state, seat,
                    before[static_cast<int>(chance.below(static_cast<u32>(before.size())))], chance, silence);
    }
    EXPECT_GT(questions, 20);
}

TEST(KtmRules, KTM_041_KTM_042_a_look_costs_one_coin_to_the_treasury) {
    Scene scene(3);
    scene.does(0, Act::look);
    EXPECT_EQ(scene.coins(), (Ints{2, 3, 3}));
    EXPECT_EQ(scene.treasury(), 7);
    EXPECT_EQ(scene.knows(0, 0), K);
}

TEST(KtmRules, KTM_043_payment_comes_first_and_only_the_payer_sees_the_face) {
    Scene scene(4);
    scene.to_move(3).does(3, Act::look);
    ASSERT_GE(scene.notes.told.size(), 3u);
    EXPECT_EQ(scene.notes.told[0].event.happening, Happening::paid);
    EXPECT_EQ(scene.notes.told[1].event.happening, Happening::looked);
    EXPECT_TRUE(scene.notes.told[1].audience.everyone);
    EXPECT_EQ(scene.notes.told[1].event.character, Character::none);
    EXPECT_EQ(scene.notes.told[2].event.happening, Happening::saw);
    EXPECT_EQ(scene.notes.told[2].audience, Audience::only(scene.p(3)));
    EXPECT_EQ(scene.notes.told[2].event.character, E);
    EXPECT_EQ(scene.state.table.face_up[3], Character::none);
    EXPECT_EQ(scene.letters(), "KTMESP");
    EXPECT_EQ(scene.question(), Question::main);
}

TEST(KtmRules, KTM_044_a_broke_look_is_paid_by_a_shortfall_round_in_right_hand_order) {
    Scene scene(5);
    scene.purses({4, 4, 0, 4, 4}).to_move(2);
    scene.does(2, Act::look);
    EXPECT_EQ(scene.takers(Reason::shortfall), (Ints{1, 0, 4, 3}));
    EXPECT_EQ(scene.coins(), (Ints{5, 5, 0, 5, 5}));
    EXPECT_EQ(scene.knows(2, 2), M);
}

TEST(KtmRules, KTM_045_KTM_046_a_broke_look_needs_a_coin_for_each_other_player) {
    for (int players = 3; players <= 6; ++players)
        for (int treasury = 1; treasury <= players; ++treasury) {
            Scene scene(players);
            for (int i = 0; i < players; ++i) scene.state.table.purse[seat_of(i)] = 0;
            scene.state.table.purse[seat_of(1)] = static_cast<u8>(5 * players - treasury);
            scene.state.table.treasury = static_cast<u8>(treasury);
            EXPECT_EQ(scene.offers(0, Act::look), treasury >= players - 1);
        }
}

TEST(KtmRules, KTM_047_with_exactly_enough_coins_a_broke_look_ends_the_game_unseen) {
    Scene scene(3);
    scene.purses({0, 7, 6});
    ASSERT_EQ(scene.treasury(), 2);
    scene.does(0, Act::look);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(Happening::looked), 0);
    EXPECT_EQ(scene.count(Happening::saw), 0);
}

TEST(KtmRules, KTM_048_KTM_049_KTM_050_KTM_051_the_three_moves) {
    const std::pair<Act, const char*> moves[] = {
        {Act::move_right, "TMESPK"}, {Act::move_left, "PKTMES"}, {Act::move_front, "ESPKTM"}};
    for (const auto& [move, letters] : moves) {
        Scene scene(5);
        scene.to_move(4).does(4, move);
        EXPECT_EQ(scene.letters(), letters);
    }
}

TEST(KtmRules, KTM_052_a_move_is_free_public_certain_and_moves_every_card) {
    Scene scene(3);
    const State before = scene.state;
    scene.does(0, Act::move_right);
    EXPECT_EQ(scene.state.table.purse, before.table.purse);
    EXPECT_EQ(scene.sizes(), Ints(3, 720));
    EXPECT_TRUE(scene.last(Happening::moved).audience.everyone);
    EXPECT_EQ(scene.question(), Question::main);
    for (int spot = 0; spot < spots; ++spot)
        EXPECT_NE(scene.state.table.card_at[spot], before.table.card_at[spot]);
    EXPECT_EQ(scene.state.own, before.own);  // nobody's knowledge about the cards changes
}

TEST(KtmRules, KTM_053_each_call_is_one_choice_and_is_shown_as_it_was_said) {
    const std::pair<Act, const char*> calls[] = {
        {Act::move_right, "To right"}, {Act::move_left, "To left"}, {Act::move_front, "To front"}};
    for (const auto& [move, call] : calls) {
        Scene scene(6);
        EXPECT_NE(Text::label(scene.rules, scene.state.table, scene.p(0), {.act = move}).find(call),
                  std::string::npos);
        scene.does(0, move);
        const std::vector<std::string> names(6, "Ann");
        const std::string line =
            Text::sentence(scene.rules, scene.last(Happening::moved).event, scene.p(3), names);
        EXPECT_NE(line.find(call), std::string::npos);
    }
}

}  // namespace
}  // namespace fg::ktm
