// SPDX-License-Identifier: Apache-2.0
// The story of a finished game, with the numbers of the catalogue's scenarios.
#include "games/huzzah/story.h"

#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

using Ints = std::vector<int>;

// What step {5} of a scene comes to. Nobody's pawn has moved when the cards are turned over.
Story after_reveal(Scene& scene) {
    StoryMarks marks;
    const State before = scene.state;
    scene.reveal_step();
    for (const Log::Entry& entry : scene.log.entries) mark_story(before, entry.event, marks);
    return marks.told(story_words, scene.rules.players);
}
std::string entries_of(const Story& story) {
    std::string text;
    for (const StoryEntry& entry : story.ledger->entries)
        text += std::to_string(index_of(entry.seat.seat)) + ' ' + std::string(entry.what) + ' ' +
                std::to_string(entry.times) + '/' + std::to_string(entry.held) + "; ";
    return text;
}

// S-HUZ-25, S-HUZ-29: a Finale before a crowd of 14 and, elsewhere, a Huzzah! that Richard sees.
TEST(HuzzahStory, a_finale_and_a_huzzah_bring_points) {
    Scene scene(3);
    scene.pawns("S6 S2 S1").counters("29:5 30:5 31:3 33:1 6:5").scores({20, 10, 0}).richard(8);
    scene.plays(A, "Finale").plays(B, "Huzzah!").plays(C, "2-Crowd");
    const Story story = after_reveal(scene);
    ASSERT_EQ(story.sources.size(), 2u);
    EXPECT_EQ(story.sources[0].name, "Finale");
    EXPECT_EQ(story.sources[0].amounts, (Ints{14, 0, 0}));
    EXPECT_EQ(story.sources[1].name, "Huzzah!");
    EXPECT_EQ(story.sources[1].amounts, (Ints{0, 12, 0}));
    EXPECT_EQ(entries_of(story), "0 Finale 1/1; 1 Huzzah! 1/1; ");
}

// S-HUZ-24: with one point to lose, Richard's look at a 5-Crowd costs one.
TEST(HuzzahStory, a_crowd_that_richard_saw_costs_what_was_there_to_lose) {
    Scene scene(3);
    scene.pawns("S4 S1 S2").counters("18:2").scores({1, 0, 0}).richard(20).plays(A, "5-Crowd");
    const Story story = after_reveal(scene);
    ASSERT_EQ(story.sources.size(), 1u);
    EXPECT_EQ(story.sources[0].name, "Crowds that Richard saw");
    EXPECT_EQ(story.sources[0].amounts, (Ints{-1, 0, 0}));
    EXPECT_EQ(entries_of(story), "");
}

// S-HUZ-40: a heckled Finale is worth nothing to its performer and three points to the heckler (HUZ-139).
TEST(HuzzahStory, a_heckle_takes_a_finale_away) {
    Scene scene(3);
    scene.pawns("S6 31 S1").counters("29:5 30:5").richard(0).plays(A, "Finale").plays(B, "Finale");
    const Story story = after_reveal(scene);
    ASSERT_EQ(story.sources.size(), 1u);
    EXPECT_EQ(story.sources[0].name, "Heckles");
    EXPECT_EQ(story.sources[0].amounts, (Ints{0, 3, 0}));
    EXPECT_EQ(entries_of(story), "0 Finale 1/0; 1 Heckle 0/1; ") << "the attempt was marked in step {3}";
}

}  // namespace
}  // namespace fg::huzzah
