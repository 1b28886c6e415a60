// SPDX-License-Identifier: Apache-2.0
// Every game that has a story, played at random to its end: nothing is told before, and then it adds up.
#include <gtest/gtest.h>

#include "engine/chance.h"
#include "games/all.h"

namespace fg {
namespace {

using Ints = std::vector<int>;

Ints scores_of(const AnyMatch& match) {
    Ints list;
    for (int seat = 0; seat < match.players(); ++seat) list.push_back(match.result().score[seat_of(seat)]);
    return list;
}
Ints sum_of(const Story& story, int players) {
    Ints sum(static_cast<std::size_t>(players));
    for (const StorySource& source : story.sources)
        for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += source.amounts[seat];
    return sum;
}
void play_to_the_end(AnyMatch& match, u64 seed) {
    FastChance random(seed);
    while (!match.is_over()) {
        ASSERT_FALSE(match.story()) << "told before the end";
        const Seat seat = match.owing().lowest();
        const std::vector<Offer> offers = match.offers(seat);
        const std::size_t pick = random.below(static_cast<u32>(offers.size()));
        ASSERT_TRUE(match.choose(seat, offers[pick].choice));
    }
}
void expect_story(const AnyMatch& match) {
    const std::optional<Story> story = match.story();
    ASSERT_TRUE(story);
    EXPECT_EQ(story->curve.back(), scores_of(match));
    EXPECT_EQ(sum_of(*story, match.players()), scores_of(match));
    ASSERT_TRUE(story->ledger);
    for (const StoryEntry& entry : story->ledger->entries) {
        EXPECT_GT(entry.times, 0) << entry.what;
        EXPECT_LE(entry.held + entry.caught, entry.times) << entry.what;
    }
}

TEST(Stories, add_up_at_every_count_and_are_not_told_before_the_end) {
    for (const AnyGame* game : all_games())
        for (int players = game->min_players(); players <= game->max_players(); ++players) {
            MatchSetup setup;
            setup.players = players;
            setup.seed = SeededSource::seed_from_text("story" + std::to_string(players));
            if (game->id() == "huzzah") setup.options["turn_cap"] = 20;
            auto match = game->start(setup);
            ASSERT_TRUE(match);
            SCOPED_TRACE(std::string(game->id()) + " for " + std::to_string(players));
            play_to_the_end(**match, static_cast<u64>(players));
            expect_story(**match);
        }
}

}  // namespace
}  // namespace fg
