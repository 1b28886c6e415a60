// SPDX-License-Identifier: Apache-2.0
// Rules KTM-142 and KTM-170: a possible world behind a view, and what a person is shown of one.
#include "engine/playout.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

TEST(KtmRules, KTM_142_only_with_track_does_a_person_get_the_knowledge_sets) {
    for (MemoryAid aid : {MemoryAid::log, MemoryAid::none, MemoryAid::track}) {
        Scene scene(4, {.memory_aid = aid});
        scene.does(0, Act::look);
        View person = scene.view(0);
        Game::for_person(scene.rules, person);
        const bool is_kept = aid == MemoryAid::track;
        EXPECT_EQ(person.mine.knowledge.size(), is_kept ? 120 : 0);
        EXPECT_EQ(person.table.known.size(), is_kept ? 720 : 0);
        EXPECT_EQ(scene.view(0).mine.knowledge.size(), 120);  // what a bot gets
        person.mine.knowledge = scene.view(0).mine.knowledge;
        person.table.known = scene.view(0).table.known;
        EXPECT_EQ(person, scene.view(0));  // and nothing else is taken out
    }
    EXPECT_EQ(Options{}.memory_aid, MemoryAid::log);
}

TEST(KtmRules, KTM_170_an_imagined_world_keeps_the_invariants_and_the_view) {
    for (int players = 3; players <= 6; ++players)
        for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
            const Rules rules = make_rules(players, {.target_timing = timing}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 15; ++play) {
                State state = Game::setup(rules, chance, silence);
                while (true) {
                    for (int i = -1; i < players; ++i) {
                        const Seat viewer = i < 0 ? no_seat : seat_of(i);
                        const View view = view_for<Game>(state, viewer);
                        const State world = Game::redeal(rules, view, chance);
                        const Complaint complaint = Game::check(rules, world);
                        ASSERT_EQ(complaint, nullptr) << complaint;
                        ASSERT_EQ(view_for<Game>(world, viewer), view);
                        if (viewer != no_seat) {
                            ASSERT_EQ(world.round.owing.has(viewer), state.round.owing.has(viewer));
                        }
                    }
                    if (Game::is_over(state.table)) break;
                    answer_at_random<Game>(rules, state, state.round.owing.lowest(), chance);
                }
            }
        }
}

}  // namespace
}  // namespace fg::ktm
