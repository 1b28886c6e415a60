// SPDX-License-Identifier: Apache-2.0
// The outlook was fitted once to the ends of games of sages (docs/decisions/0042). It is held against such games here, so that a
// change of rules, content or sages that makes its weights stale does not go unnoticed.
#include "games/monster_faire/outlook.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/monster_faire/advice.h"
#include "games/monster_faire/game.h"

namespace fg::mon {
namespace {

constexpr int stretches = 3, every = 45;

// How surprised one is at who won, in nats: by the outlook, and if all were alike.
struct Surprise {
    int positions = 0;
    double outlook = 0, alike = 0;
};
struct Expected {
    Stretch stretch;
    PerSeat<float> shares;
};
Stretch stretch_of(const Rules& rules, const State& state) {
    if (state.table.faire.is_on) return Stretch::faire;
    const bool do_all_live = (present(rules, state.table) - state.table.living).is_empty();
    return do_all_live ? Stretch::waiting : Stretch::building;
}
Expected expected_at(const Rules& rules, const State& state) {
    Expected expected{.stretch = stretch_of(rules, state), .shares = {}};
    Chances(rules, state).give(expected.shares);
    return expected;
}
// One game of sages, and what the outlook made of it every now and then.
void watch_game(const Rules& rules, FastChance& chance, Surprise (&surprise)[stretches]) {
    Silence silence;
    Offers offers;
    std::vector<Expected> seen;
    State state = Game::setup(rules, chance, silence);
    for (int answers = 1; !Game::is_over(state.table); ++answers) {
        if (answers % every == 0) seen.push_back(expected_at(rules, state));
        const Seat seat = state.round.owing.lowest();
        const View view = view_for<Game>(state, seat);
        Game::offer(rules, seen_in<Game>(view), offers);
        Game::apply(rules, state, seat, Advice::advise(rules, view, offers, chance), chance, silence);
    }
    const SeatSet winners = Game::result(rules, state.table).winners;
    for (const Expected& expected : seen) {
        float share = 0;
        for (const Seat seat : winners) share += expected.shares[seat];
        Surprise& here = surprise[index_of(expected.stretch)];
        ++here.positions;
        here.outlook -= std::log(std::max(share, 1e-6F));
        here.alike -= std::log(static_cast<double>(winners.size()) / rules.players);
    }
}

TEST(MonsterFaireOutlookSlow, knows_much_of_who_will_win_and_the_more_the_longer_a_game_has_gone) {
    Surprise surprise[stretches];
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = Game::make_rules(players, {}, {});
        FastChance chance(42 + static_cast<u64>(players));
        for (int game = 0; game < 300; ++game) watch_game(rules, chance, surprise);
    }
    constexpr double most[stretches]{0.70, 0.60, 0.15};  // found: 0.65, 0.54, 0.12
    for (int s = 0; s < stretches; ++s) {
        const Surprise& here = surprise[s];
        EXPECT_GT(here.positions, 500) << s;
        EXPECT_LT(here.outlook / here.alike, most[s])
            << "stretch " << s << ": " << here.outlook / here.positions << " nats of "
            << here.alike / here.positions;
    }
}

}  // namespace
}  // namespace fg::mon
