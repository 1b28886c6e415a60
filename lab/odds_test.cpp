// SPDX-License-Identifier: Apache-2.0
#include "lab/odds.h"

#include <gtest/gtest.h>

#include <numeric>

#include "bots/roster.h"
#include "games/all.h"
#include "lab/game_labs.h"

namespace fg::lab {
namespace {

std::unique_ptr<AnyMatch> played(const AnyGame& game, const MatchSetup& setup, std::string_view bot) {
    Or<std::unique_ptr<AnyMatch>> match = game.start(setup);
    const std::unique_ptr<bots::AnyBot> player = bots::make_bot(game, bot);
    u64 seed = 0;
    while (!(*match)->is_over()) {
        const Seat seat = (*match)->owing().lowest();
        const Or<Done> done = (*match)->choose(seat, player->decide(*(*match)->view(seat), {.seed = ++seed}));
        FG_CHECK(done);
    }
    return std::move(*match);
}
Or<OddsFound> odds_after(const AnyMatch& match, const OddsLimits& limits) {
    return odds_of(*find_lab(match.game().id()), match.game(), match.setup(), match.steps(), limits);
}
const OddsLimits brief{
    .curve = std::chrono::milliseconds(1), .moments = std::chrono::milliseconds(300), .places = 20};

TEST(Odds, of_every_game_end_with_its_result) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(game->id());
        const auto match = played(*game, {.players = game->max_players()}, "sage");
        const Or<OddsFound> odds = odds_after(*match, brief);
        ASSERT_TRUE(odds) << odds.refusal().message;
        ASSERT_GE(odds->curve.size(), 2u);
        EXPECT_LE(odds->curve.size(), 20u);
        EXPECT_EQ(odds->turns.size(), odds->curve.size());
        EXPECT_EQ(odds->games, 16);
        for (const std::vector<int>& shares : odds->curve)
            EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0), 100, 4);
        for (int seat = 0; seat < match->players(); ++seat)
            EXPECT_EQ(odds->curve.back()[static_cast<std::size_t>(seat)] > 0,
                      match->result().winners.has(seat_of(seat)));
        EXPECT_LE(odds->moments.size(), 3u);
        for (const TurningPoint& moment : odds->moments) {
            const auto at = static_cast<std::size_t>(moment.turn),
                       seat = static_cast<std::size_t>(moment.seat);
            EXPECT_EQ(moment.before, odds->curve[at - 1][seat]);
            EXPECT_EQ(moment.after, odds->curve[at][seat]);
            EXPECT_FALSE(moment.did.empty());
            EXPECT_EQ(moment.instead.has_value(), moment.could.has_value());
        }
    }
}

// Who plays at random leaves much to be done better.
TEST(Odds, name_what_could_have_been_done_instead) {
    const auto match = played(*find_game("king_thief_minister"), {.players = 3}, "random");
    const Or<OddsFound> odds = odds_after(*match, {.moments = std::chrono::seconds(20)});
    ASSERT_TRUE(odds);
    ASSERT_EQ(odds->moments.size(), 3u);
    int named = 0;
    for (const TurningPoint& moment : odds->moments) {
        if (!moment.instead) continue;
        ++named;
        EXPECT_NE(*moment.instead, moment.did);
    }
    EXPECT_GT(named, 0);
}

TEST(Odds, a_log_that_cannot_be_played_is_refused) {
    const auto match = played(*find_game("huzzah"), {.players = 3}, "sage");
    std::vector<LogEntry> steps = match->steps();
    steps.erase(steps.begin() + 3);
    EXPECT_FALSE(odds_of(*find_lab("huzzah"), match->game(), match->setup(), steps, brief));
}

}  // namespace
}  // namespace fg::lab
