// SPDX-License-Identifier: Apache-2.0
// Whole games by the rule of thumb come to what the game is about, whoever plays and whatever the options: every wagon is bought,
// contracts of every level are completed, every Event card is turned up, and every kind of fight is won.
#include <set>
#include <utility>

#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/scene_test.h"
#include "match/json_write.h"

namespace fg::ftf {
namespace {

using Names = std::set<std::string_view>;

struct Reached {
    Names bought, completed, turned, won;  // won: kinds of fights
    int fought = 0, won_fights = 0;
};
void count(const Rules& rules, const Event& event, Reached& reached) {
    if (event.kind == EventKind::bought) reached.bought.insert(name_of(event.wagon));
    if (event.kind == EventKind::completed) reached.completed.insert(name_of(level_of(event.contract)));
    if (event.kind == EventKind::event_turned) reached.turned.insert(name_of(event.event));
    if (event.kind == EventKind::won_fight) reached.won.insert(name_of(rules.face(event.event).fight));
    reached.fought += event.kind == EventKind::fought;
    reached.won_fights += event.kind == EventKind::won_fight;
}
void play_game(const Rules& rules, FastChance& chance, Reached& reached) {
    State state;
    Log tell;
    Play<FastChance, Log> play{rules, state, chance, tell};
    play.set_up();
    while (!Game::is_over(state.table)) {
        const Seat seat = chance.seat(state.round.owing);
        Offers offers;
        offer(rules, seen_by<Game>(state, seat), offers);
        play.answer(seat, Advice::advise(rules, view_for<Game>(state, seat), offers, chance));
    }
    ASSERT_EQ(check(rules, state), nullptr);
    for (const auto& [audience, event] : tell.entries) count(rules, event, reached);
}
template <class Name>
Names all_names() {
    Names names;
    for (int i = 0; i < name_count<Name>; ++i) names.insert(name_of(static_cast<Name>(i)));
    return names;
}
const Names wagons = all_names<Wagon>(), levels{"level I", "level II", "level III"};

// The usual options, and every other value of each one; of a number, off and some more.
std::vector<Options> option_sets() {
    Options options;
    std::vector<Options> sets{options};
    Options::each(options, [&]<class Field>(std::string_view, Field& field) {
        const auto add = [&](Field value) {
            const Field usual = std::exchange(field, value);
            if (value != usual && complaint(2, options, {}) == nullptr) sets.push_back(options);
            field = usual;
        };
        if constexpr (Named<Field>)
            for (int i = 0; i < name_count<Field>; ++i) add(static_cast<Field>(i));
        else
            for (const int number : {0, 12, 20, 40}) add(static_cast<Field>(number));
    });
    return sets;
}

TEST(FairyTaleFightClubWalks, advised_players_buy_every_wagon_complete_every_level_and_fight) {
    for (int players = 1; players <= max_players; ++players) {
        SCOPED_TRACE(std::to_string(players) + " players");
        Reached reached;
        FastChance chance(70 + static_cast<u64>(players));
        for (int game = 0; game < 30; ++game) play_game(make_rules(players, {}, {}), chance, reached);
        EXPECT_EQ(reached.bought, wagons);
        EXPECT_EQ(reached.completed, levels);
        const bool can_fight = players > 1;  // FTF-173: nobody fights alone
        EXPECT_EQ(reached.fought > 30, can_fight) << reached.fought;
        EXPECT_EQ(reached.won_fights > 10, can_fight) << reached.won_fights;
    }
}
TEST(FairyTaleFightClubWalksSlow,
     with_every_value_of_every_option_all_cards_wagons_levels_and_fights_come_up) {
    constexpr int games = 12;  // of each number of players
    const std::vector<Options> sets = option_sets();
    EXPECT_GE(sets.size(), 20u);
    for (const Options& options : sets) {
        SCOPED_TRACE(to_json(options));
        Names turned, won;
        FastChance chance(13);
        for (int players = 1; players <= max_players; ++players) {
            SCOPED_TRACE(std::to_string(players) + " players");
            const Rules rules = make_rules(players, options, {});
            Reached reached;
            for (int game = 0; game < games; ++game) play_game(rules, chance, reached);
            EXPECT_EQ(reached.bought, wagons);
            // Level III lies at the bottom, too deep for a solo game that is cut short (FTF-175).
            const bool is_short =
                players == 1 && options.solo_rounds != 0 && options.solo_rounds < Options{}.solo_rounds;
            if (!is_short) {
                EXPECT_EQ(reached.completed, levels);
            }
            turned.merge(reached.turned);
            won.merge(reached.won);
        }
        EXPECT_EQ(turned, all_names<EventCard>());
        EXPECT_EQ(won, (Names{"low_card", "high_card", "low_gold", "high_gold"}));
    }
}

}  // namespace
}  // namespace fg::ftf
