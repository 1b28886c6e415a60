// SPDX-License-Identifier: Apache-2.0
// Rules KTM-146 to KTM-151: hidden information and exact knowledge.
#include "games/king_thief_minister/scene_test.h"
#include "games/king_thief_minister/witness_test.h"

namespace fg::ktm {
namespace {

TEST(KtmKnowledge, worlds_are_numbered_and_found_again) {
    for (int world = 0; world < worlds; ++world) ASSERT_EQ(world_of(faces_in(world)), world);
}

TEST(KtmKnowledge, swapping_exchanges_two_faces_in_every_world) {
    for (int a = 0; a < spots; ++a)
        for (int b = 0; b < spots; ++b) {
            if (a == b) continue;
            for (int world = 0; world < worlds; world += 7) {
                Knowledge one;
                one.add(world);
                Faces faces = faces_in(world);
                std::swap(faces[a], faces[b]);
                const Knowledge image = one.swapped(a, b);
                ASSERT_EQ(image.size(), 1);
                ASSERT_TRUE(image.has(world_of(faces)));
            }
        }
}

TEST(KtmKnowledge, counts_and_picks_agree_with_the_set) {
    Knowledge set = Knowledge::all();
    set.learn_is_not(2, K);
    set.learn_is_not(4, P);
    EXPECT_EQ(set.size(), 504);
    int total = 0;
    for (int c = 0; c < characters; ++c) total += set.count_with(3, character_at(c));
    EXPECT_EQ(total, 504);
    for (int n = 0; n < set.size(); n += 11) EXPECT_TRUE(set.has(set.nth(n)));
    EXPECT_EQ(set.count_with(2, K), 0);
    EXPECT_FALSE(set.allows(2, K));
    EXPECT_TRUE(set.allows(2, P));
}

TEST(KtmKnowledge, text_goes_out_and_in) {
    Knowledge some = Knowledge::all();
    some.learn_is(1, E);
    for (const Knowledge& set : {Knowledge{}, Knowledge::all(), some}) {
        char text[Knowledge::max_text];
        const auto length = static_cast<std::size_t>(set.write_text(text));
        Knowledge read = some;
        EXPECT_TRUE(read.read_text({text, length}));
        EXPECT_EQ(read, set);
    }
    Knowledge untouched = some;
    EXPECT_FALSE(untouched.read_text("everything"));
    EXPECT_FALSE(untouched.read_text(std::string(180, 'x')));
    EXPECT_EQ(untouched, some);
}

// Every seat and the public, through whole random games: the engine's set is the one that follows from what
// was told.
void play_watched(int players, const Options& options, u64 seed) {
    const Rules rules = make_rules(players, options, {});
    FastSource source(seed);
    NamedChance chance(source);
    Notebook notes;
    State state = Game::setup(rules, chance, notes);
    std::vector<Witness> witnesses;
    for (int i = 0; i < players; ++i) witnesses.emplace_back(rules, seat_of(i));
    Witness spectator(rules, no_seat);
    FastChance dice(seed + 1);
    std::size_t heard = 0;
    while (true) {
        for (; heard < notes.told.size(); ++heard) {
            const Told& told = notes.told[heard];
            for (int i = 0; i < players; ++i)
                if (told.audience.includes(seat_of(i)))
                    witnesses[static_cast<std::size_t>(i)].hear(told.event);
            if (told.audience.includes(no_seat)) spectator.hear(told.event);
        }
        for (int i = 0; i < players; ++i)
            ASSERT_TRUE(witnesses[static_cast<std::size_t>(i)].agrees(state.own[seat_of(i)].knowledge,
                                                                      state.table.card_at));
        ASSERT_TRUE(spectator.agrees(state.table.known, state.table.card_at));
        const Complaint complaint = Game::check(rules, state);
        ASSERT_EQ(complaint, nullptr) << complaint;
        if (Game::is_over(state.table)) return;
        // Mostly quiet, so that Ministers get to shuffle.
        const Seat seat = state.round.owing.lowest();
        Offers offers;
        Game::offer(rules, seen_by<Game>(state, seat), offers);
        const bool is_quiet = is_window(state.table.question) && dice.below(4) != 0;
        const int pick = is_quiet ? 0 : static_cast<int>(dice.below(static_cast<u32>(offers.size())));
        Game::apply(rules, state, seat, offers[pick], chance, notes);
    }
}

TEST(KtmKnowledge, KTM_147_KTM_148_every_set_is_exactly_what_follows_from_what_was_told) {
    for (int players = 3; players <= 6; ++players)
        for (HiddenShuffle hidden : {HiddenShuffle::minister_knows, HiddenShuffle::nobody_knows})
            for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim})
                for (u64 seed = 0; seed < 3; ++seed)
                    play_watched(
                        players,
                        {.minister_hidden_shuffle = hidden, .target_timing = timing, .round_cap = 12},
                        100 * seed + static_cast<u64>(players));
}

TEST(KtmKnowledge, KTM_147_the_whole_state_is_plain_and_under_a_kilobyte) {
    EXPECT_LT(sizeof(State), 1024u);
    EXPECT_TRUE(std::is_trivially_copyable_v<State>);
    EXPECT_EQ(Knowledge::all().size(), 720);
}

TEST(KtmKnowledge, KTM_146_a_view_is_the_same_whatever_the_viewer_cannot_know) {
    Scene one(5), other(5);
    other.cards("PSEMTK");
    for (Scene* scene : {&one, &other}) {
        scene->claims(0, T);
        scene->does(1, Act::no);
    }
    other.state.round.seal(other.p(2), {.act = Act::challenge});  // p2's secret wish in one of the worlds
    ASSERT_EQ(Game::check(other.rules, other.state), nullptr);
    for (int viewer : {0, 1, 3, 4}) EXPECT_EQ(one.view(viewer), other.view(viewer));
    EXPECT_EQ(view_for<Game>(one.state, no_seat), view_for<Game>(other.state, no_seat));
}

TEST(KtmKnowledge, KTM_146_a_sealed_exchange_is_known_to_its_author_only) {
    const Options options{.target_timing = TargetTiming::with_claim};
    Scene exchange(4, options), keep(4, options);
    for (Scene* scene : {&exchange, &keep}) scene->claims(0, M);
    exchange.does(0, shuffle(1, 2, Shuffle::exchange));
    keep.does(0, shuffle(1, 2, Shuffle::keep));
    for (int viewer : {1, 3, 4}) EXPECT_EQ(exchange.view(viewer), keep.view(viewer));
    EXPECT_EQ(exchange.view(0).veiled.secret.value, Shuffle::exchange);
    EXPECT_EQ(keep.view(0).veiled.secret.value, Shuffle::keep);
}

TEST(KtmKnowledge, KTM_149_looks_already_made_count_even_if_paying_for_them_ends_the_game) {
    Scene scene(4);
    scene.cards("TKMESP").purses({9, 9, 0, 0});
    ASSERT_EQ(scene.treasury(), 2);
    scene.claims(0, T);
    scene.window({3});
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.sights(3), std::vector<std::string>{"spot 0 T"});
    EXPECT_EQ(scene.sizes(), Ints(4, 120));
    Scene look(4);  // and looks still to come do not happen
    look.purses({0, 8, 5, 4});
    look.does(0, Act::look);
    EXPECT_TRUE(look.is_over());
    EXPECT_EQ(look.size(0), 720);
}

TEST(KtmKnowledge, KTM_150_a_view_holds_all_that_a_returning_player_is_shown) {
    Scene scene(6);
    scene.does(0, Act::move_left);
    scene.claims(1, K);
    scene.does(4, Act::challenge);
    const View back = scene.view(4);
    EXPECT_EQ(back.table.mover, scene.p(1));
    EXPECT_EQ(back.table.turns, 1u);
    EXPECT_EQ(back.table.question, Question::challenge);
    EXPECT_EQ(back.table.pretender, scene.p(1));
    EXPECT_EQ(back.table.claim, K);
    EXPECT_EQ(back.round.sealed, Choice{.act = Act::challenge});  // whether and how they have answered
    EXPECT_EQ(scene.view(5).round.sealed, Choice{});
    Scene peasant(4);
    peasant.cards("PKTMES").claims(0, P);
    EXPECT_EQ(peasant.view(3).table.face_up[0], P);  // cards now face up
}

TEST(KtmKnowledge, KTM_151_spectators_see_the_public_state_and_the_cards_after_the_end) {
    Scene scene(3);
    scene.purses({4, 4, 5}).does(0, Act::look);
    const View during = view_for<Game>(scene.state, no_seat);
    EXPECT_EQ(during.mine, Own{});
    EXPECT_EQ(during.table.face_up[0], Character::none);
    EXPECT_EQ(during.table.known.size(), 720);
    scene.claims(2, K);
    scene.window({});
    ASSERT_TRUE(scene.is_over());
    const View after = view_for<Game>(scene.state, no_seat);
    for (int spot = 0; spot < spots; ++spot) EXPECT_EQ(after.table.face_up[spot], scene.face_at(spot));
}

}  // namespace
}  // namespace fg::ktm
