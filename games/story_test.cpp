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
    if (story->counts) {  // no points
        EXPECT_FALSE(story->counts->empty());
        EXPECT_TRUE(story->sources.empty());
        EXPECT_NE(story->curve.front(), Ints(story->curve.front().size())) << "everybody begins with cards";
    } else {
        EXPECT_EQ(story->curve.back(), scores_of(match));
        EXPECT_EQ(sum_of(*story, match.players()), scores_of(match));
    }
    EXPECT_EQ(story->curve.size(), static_cast<std::size_t>(match.turns_begun()) + 1);
    ASSERT_TRUE(story->ledger);
    EXPECT_FALSE(story->ledger->passed.empty());
    const bool has_bluffs = story->ledger->title.find("bluffs") != std::string_view::npos;
    EXPECT_EQ(story->ledger->passed.find("bluff") != std::string_view::npos, has_bluffs);
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

// MON-348: what nobody can answer never comes to nothing.
TEST(Stories, of_monster_faire_with_its_optional_rules_say_that_what_is_certain_came_off) {
    int tried = 0;
    for (int seed = 1; seed <= 4; ++seed) {
        MatchSetup setup{.players = 4};
        for (const char* rule : {"rule_morbius", "rule_renfrew", "rule_berk", "rule_many_hands",
                                 "rule_many_cooks", "rule_igors_revenge", "rule_wine_cellar"})
            setup.options[rule] = "on";
        setup.seed = SeededSource::seed_from_text("story");
        auto match = find_game("monster_faire")->start(setup);
        ASSERT_TRUE(match);
        play_to_the_end(**match, static_cast<u64>(seed));
        expect_story(**match);
        const auto story = (*match)->story();
        for (const StoryEntry& entry : story->ledger->entries) {
            const bool is_certain = entry.what == "Stirring up an Igor" || entry.what == "Lure for Condo" ||
                                    entry.what == "Sabotage";
            if (!is_certain) continue;
            EXPECT_EQ(entry.held, entry.times) << entry.what;
            tried += entry.times;
        }
    }
    EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace fg
