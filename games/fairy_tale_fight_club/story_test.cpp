// SPDX-License-Identifier: Apache-2.0
// What a finished game tells of itself in numbers.
#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

struct Marking {
    static constexpr bool listens = true;
    const Rules& rules;
    const State& state;
    StoryMarks& marks;
    void operator()(Audience, const Event& event) { mark_story(rules, state, event, marks); }
};

TEST(FairyTaleFightClubStory, points_and_fights_add_up_in_games_with_contracts) {
    for (int players = 1; players <= 4; ++players)
        for (const FlagSets rule : {FlagSets::repeat, FlagSets::once_each}) {
            const Rules rules = make_rules(players, {.flag_sets = rule}, {});
            FastChance chance(static_cast<u64>(players)), dice(3);
            State state;
            StoryMarks marks;
            Marking tell{rules, state, marks};
            Play<FastChance, Marking> play{rules, state, chance, tell};
            play.set_up();
            while (!Game::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                Offers offers;
                offer(rules, seen_by<Game>(state, seat), offers);
                play.answer(seat, Advice::advise(rules, view_for<Game>(state, seat), offers, dice));
            }
            const Story story = marks.told(story_words, players);
            const Result result = Game::result(rules, state.table);
            for (int i = 0; i < players; ++i) {
                int sum = 0;
                for (const StorySource& source : story.sources)
                    sum += source.amounts[static_cast<std::size_t>(i)];
                EXPECT_EQ(sum, result.score[seat_of(i)]);
                EXPECT_EQ(story.curve.back()[static_cast<std::size_t>(i)], result.score[seat_of(i)]);
            }
            ASSERT_TRUE(story.ledger);
            EXPECT_EQ(story.ledger->entries.empty(), players == 1) << "nobody fights alone";
        }
}

}  // namespace
}  // namespace fg::ftf
