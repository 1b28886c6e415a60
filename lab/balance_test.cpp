// SPDX-License-Identifier: Apache-2.0
// Tables of sages: games come to their own end, and no place in the turn order is better than another. What thinking bots do
// is measured by hand: `fairground lab match`.
#include <gtest/gtest.h>

#include <cmath>

#include "lab/game_labs.h"

namespace fg::lab {
namespace {

#ifdef FG_SLOW_BUILD
constexpr int games = 600;
#else
constexpr int games = 6000;
#endif

// Who begins these is ahead, and an option makes up for it.
boost::json::object fair_options(const GameLab& lab) {
    if (lab.id() == "fairy_tale_fight_club") return {{"seat_gold", "by_turn_order"}};  // FTF-036
    if (lab.id() == "monster_faire") return {{"late_cards", "by_turn_order"}};         // MON-410
    return {};
}
MatchResult sages(const GameLab& lab, int players) {
    return lab.play({.table = {.players = players, .options = fair_options(lab)},
                     .bots = std::vector<std::string>(static_cast<std::size_t>(players), "sage"),
                     .deals = games / players,
                     .budget = {.seed = 8}});
}

template <class Visit>
void at_every_table(Visit&& visit) {
    for (const GameLab* lab : game_labs())
        for (int players = lab->min_players(); players <= lab->max_players(); ++players) {
            SCOPED_TRACE(std::string(lab->id()) + " with " + std::to_string(players));
            visit(sages(*lab, players), players);
        }
}

TEST(Balance, no_place_in_the_turn_order_is_three_points_from_its_fair_share) {
    at_every_table([](const MatchResult& result, int players) {
        const double fair = 1.0 / players;
        // Games of one deal are much alike, so that only deals count as independent.
        const double luck = 2 * std::sqrt(fair * (1 - fair) / (games / players));
        for (double share : result.places) EXPECT_NEAR(share, fair, 0.03 + luck);
    });
}

// KTM-164: the cap is there for tables that go in circles; sensible players hardly ever do.
TEST(Balance, KTM_164_hardly_a_game_of_sages_ends_at_the_cap) {
    const GameLab* lab = find_lab("king_thief_minister");
    ASSERT_NE(lab, nullptr);
    for (int players = lab->min_players(); players <= lab->max_players(); ++players) {
        MatchResult result = sages(*lab, players);
        EXPECT_EQ(result.endings["round_cap"] + result.endings["empty_treasury"], result.games);
        EXPECT_LE(result.endings["round_cap"], result.games / 20) << players;
    }
}

}  // namespace
}  // namespace fg::lab
