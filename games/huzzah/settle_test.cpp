// SPDX-License-Identifier: Apache-2.0
// Forced answers given at once.
#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahPromises, settling_forced_answers_gives_the_same_state_as_one_by_one) {
    FastChance play(9);
    Silence silence;
    int settled = 0;
    for_many_positions(99, 1, [&](const Rules& rules, const State& state) {
        if (state.round.owing != state.round.asked || Game::is_over(state.table)) return;
        State at_once = state, one_by_one = state;
        const u64 seed = play.bits();
        FastChance first(seed), second(seed);
        Game::settle(rules, at_once, first, silence);
        Offers offers;
        while (at_once != one_by_one) {  // settle stops somewhere on the way of forced answers
            Seat forced = no_seat;
            for (Seat s : one_by_one.round.owing) {
                offer(rules, seen_by<Game>(one_by_one, s), offers);
                if (offers.size() == 1) forced = s;
            }
            ASSERT_NE(forced, no_seat) << "settle answered what was not forced";
            offer(rules, seen_by<Game>(one_by_one, forced), offers);
            Game::apply(rules, one_by_one, forced, offers[0], second, silence);
            ++settled;
        }
        ASSERT_EQ(first.bits(), second.bits());
        for (Seat s : is_window(at_once.table.frame.phase) ? at_once.round.owing : SeatSet{}) {
            ASSERT_TRUE(at_once.own[s].hand.has(Card::bump));
        }
    });
    EXPECT_GT(settled, 1000);
}

}  // namespace
}  // namespace fg::huzzah
