// SPDX-License-Identifier: Apache-2.0
// For tests: many positions of random games, with every value of every option.
#pragma once

#include "games/huzzah/scene_test.h"

namespace fg::huzzah {

inline std::vector<Options> every_option() {
    return {{},
            {.stage_repairs = StageRepairs::suggested},
            {.move_order = MoveOrder::first_then_clockwise},
            {.stage_claim_timing = ClaimTiming::before_bumps},
            {.bump_after_push = true},
            {.bump_window_mode = WindowMode::ordered},
            {.heckle_presence = HecklePresence::at_play},
            {.negative_scores = true},
            {.discard_visibility = DiscardVisibility::face_down},
            {.tie_rule = TieRule::shared, .target_score = 20, .turn_cap = 20}};
}

// Plays random games with every option and number of players and shows each position to `look`.
template <class Look>
void for_many_positions(u64 seed, int games, Look look) {
    FastChance chance(seed);
    int number = 0;
    for (const Options& options : every_option())
        for (int game = 0; game < games; ++game) {
            const Rules rules = make_rules(3 + number++ % 6, options, {});
            State state = dealt(rules, chance);
            u32 answers = 0;
            for (; !Game::is_over(state.table); ++answers) {
                look(rules, state);
                if (testing::Test::HasFatalFailure()) return;
                const SeatSet owing = state.round.owing;
                answer_at_random(rules, state, chance.seat(owing), chance);
            }
            ASSERT_LE(answers, longest(rules));
            look(rules, state);
        }
}

}  // namespace fg::huzzah
