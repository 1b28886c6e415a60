// SPDX-License-Identifier: Apache-2.0
#include "lab/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "bots/roster.h"
#include "games/all.h"
#include "lab/game_labs.h"
#include "match/record.h"

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
// A clock that goes on by a millisecond, or none, whenever it is looked at: before every game.
struct TickingClock {
    explicit TickingClock(int of_step = 1) : step(of_step) {}
    int step;
    std::shared_ptr<int> looks = std::make_shared<int>(0);
    OddsLimits::Clock::time_point operator()() const {
        return OddsLimits::Clock::time_point{} + std::chrono::milliseconds(step * ++*looks);
    }
};
// Time for 96 games from each place, and for some answers to be weighed.
OddsLimits brief(int answers = 3) {
    return {.curve = std::chrono::milliseconds(1000),
            .moments = std::chrono::milliseconds(100 * answers),
            .places = 10,
            .games = 96,
            .now = TickingClock()};
}
// Of the curve, the place that a turn led to.
std::size_t place_after(const OddsFound& odds, int turn) {
    std::size_t at = 1;
    while (odds.turns[at] < turn) ++at;
    return at;
}

struct Told {
    int turn = 0;
    Seat seat = no_seat;
    std::string label;
    bool operator==(const Told&) const = default;
};
std::string label_of(const AnyMatch& match, const LogEntry& entry) {
    std::vector<AnyChoice> choices;
    for (const std::string& json : entry.choices)
        choices.push_back(*match.read_choice(boost::json::parse(json)));
    return match.label_all(entry.seat, choices);
}
// What was answered in a game by random bots, who let no clock run out: all of it, or only the answers in steps.
std::vector<Told> answers_of(const AnyMatch& match, bool only_groups) {
    std::vector<Told> told;
    const std::vector<LogEntry> log = match.steps();
    Or<std::unique_ptr<AnyMatch>> again = match.game().start(match.setup());
    for (std::size_t step = 1; step < log.size(); ++step) {
        if (!only_groups || log[step].choices.size() > 1)
            told.push_back({(*again)->turns_begun(), log[step].seat, label_of(**again, log[step])});
        EXPECT_TRUE(play_again(**again, log[step]));
    }
    return told;
}

// What no game can give: positions whose worth to the first seat is known, in per cent. Each has its own luck.
template <class Worth>
PlayOn by_lot(Worth worth) {
    return [worth](const PlayOutPlan& plan, GameRange range) -> Or<PlayOut> {
        const u64 position = std::hash<std::string>{}(boost::json::serialize(plan.state));
        PlayOut sums;
        for (u64 number = range.first; number < range.end(); ++number) {
            if (plan.is_enough && plan.is_enough()) break;
            FastChance chance(seed_of_game({.seed = position}, number));
            const std::size_t winner = chance.below(100) < worth(position, range) ? 0 : 1 + chance.below(2);
            sums.won[winner].sum += whole_win;
            ++sums.games;
        }
        return sums;
    };
}
u32 good_or_bad(u64 position, GameRange) { return position % 2 == 0 ? 80 : 20; }

TEST(Odds, of_every_game_end_with_its_result) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(game->id());
        const auto match = played(*game, {.players = game->max_players()}, "sage");
        OddsLimits limits = brief();
        limits.places = 5;
        const Or<OddsFound> odds = odds_after(*match, limits);
        ASSERT_TRUE(odds) << odds.refusal().message;
        EXPECT_EQ(odds->curve.size(), 5u);
        EXPECT_EQ(odds->turns.size(), odds->curve.size());
        EXPECT_EQ(odds->games, 96);
        ASSERT_EQ(odds->margins.size(), odds->curve.size());
        for (const std::vector<int>& shares : odds->curve)
            EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0), 100, 4);
        for (int seat = 0; seat < match->players(); ++seat)
            EXPECT_EQ(odds->curve.back()[static_cast<std::size_t>(seat)] > 0,
                      match->result().winners.has(seat_of(seat)));
        EXPECT_LE(odds->moments.size(), 3u);
        EXPECT_EQ(odds->margins.back(), std::vector<int>(static_cast<std::size_t>(match->players())));
        for (const TurningPoint& moment : odds->moments) {
            const std::size_t at = place_after(*odds, moment.turn),
                              seat = static_cast<std::size_t>(moment.seat);
            EXPECT_EQ(moment.before, odds->curve[at - 1][seat]);
            EXPECT_EQ(moment.after, odds->curve[at][seat]);
            EXPECT_GE(std::abs(moment.after - moment.before) + 1,
                      std::hypot(odds->margins[at][seat], odds->margins[at - 1][seat]) - 1)
                << "what may be chance is no turning point";
            EXPECT_FALSE(moment.did.empty());
            EXPECT_EQ(moment.instead.has_value(), moment.could.has_value());
            EXPECT_EQ(moment.instead.has_value(), moment.had.has_value());
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

// The moments of so many games of three who play at random.
template <class Worth>
std::vector<TurningPoint> moments_with(Worth worth, u8 games) {
    std::vector<TurningPoint> moments;
    for (u8 game = 0; game < games; ++game) {
        MatchSetup setup{.players = 3};
        setup.seed[0] = game;
        const auto match = played(*find_game("king_thief_minister"), setup, "random");
        const Or<OddsFound> odds = odds_of(by_lot(worth), match->game(), match->setup(), match->steps(),
                                           {.places = 10, .now = TickingClock(0)});
        EXPECT_TRUE(odds);
        moments.insert(moments.end(), odds->moments.begin(), odds->moments.end());
    }
    return moments;
}

// Whether what was done or what is named ends the game, so that what it is worth is no lot.
bool is_of_end(const TurningPoint& moment) {
    const auto is_certain = [](int chance) { return chance % 50 == 0; };  // lost, shared by two, won
    return is_certain(*moment.had) || is_certain(*moment.could);
}

// The best of eleven answers that are worth the same looks seven points better than any by luck. The curve, of few games at a time,
// swings; only an answer that ends the game is another matter.
TEST(Odds, name_nothing_where_all_answers_are_alike) {
    const std::vector<TurningPoint> moments = moments_with(
        [](u64 position, GameRange range) {
            return range.first < 400 && range.games < 96 ? good_or_bad(position, range) : 33;
        },
        50);
    EXPECT_GE(moments.size(), 100u);
    for (const TurningPoint& moment : moments)
        EXPECT_TRUE(!moment.instead || is_of_end(moment)) << *moment.had << " " << *moment.could;
}
TEST(Odds, find_a_blunder_where_there_is_one) {
    const std::vector<TurningPoint> moments = moments_with(good_or_bad, 20);
    int of_first = 0, named = 0;
    for (const TurningPoint& moment : moments) {
        if (moment.seat != seat_of(0)) continue;
        ++of_first;
        if (!moment.instead) continue;
        ++named;
        if (is_of_end(moment)) continue;
        EXPECT_NEAR(*moment.had, 20, 5);
        EXPECT_NEAR(*moment.could, 80, 5);
    }
    EXPECT_GT(of_first, 10);
    EXPECT_GT(named, of_first / 2);
}

// What people see on the page: the numbers of the story's curve.
TEST(Odds, count_turns_as_the_story_does) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(game->id());
        const auto match = played(*game, {.players = game->min_players() + 1}, "sage");
        const Or<OddsFound> odds =
            odds_of(by_lot(good_or_bad), match->game(), match->setup(), match->steps(), brief(0));
        ASSERT_TRUE(odds);
        EXPECT_EQ(odds->turns.front(), 0);
        EXPECT_EQ(odds->turns.back(), static_cast<int>(match->story()->curve.size()) - 1);
        EXPECT_TRUE(std::ranges::is_sorted(odds->turns));
        // A round of Monster Faire is many turns.
        EXPECT_GE(odds->curve.size(), std::min<std::size_t>(10, match->story()->curve.size()));
    }
}
// The log says in which turn a seat did what; with few places, one stretch of the curve is many turns.
TEST(Odds, name_the_turn_in_which_an_answer_was_given) {
    for (const auto& [id, places] : {std::pair("huzzah", 60), {"king_thief_minister", 9}}) {
        SCOPED_TRACE(id);
        const auto match = played(*find_game(id), {.players = 4}, "random");
        OddsLimits limits = brief(10);
        limits.places = static_cast<std::size_t>(places);
        limits.curve = std::chrono::seconds(7);
        const Or<OddsFound> odds = odds_after(*match, limits);
        ASSERT_TRUE(odds);
        ASSERT_FALSE(odds->moments.empty());
        const std::vector<Told> told = answers_of(*match, false);
        for (const auto& moment : odds->moments)
            EXPECT_TRUE(std::ranges::count(told, Told{moment.turn, moment.seat, moment.did}))
                << moment.turn << ' ' << moment.did;
    }
}
// Creatures are picked and cards discarded several at a time.
TEST(Odds, weigh_and_name_an_answer_in_steps_as_a_whole) {
    const auto match = played(*find_game("fairy_tale_fight_club"),
                              {.players = 3, .seed = SeededSource::seed_from_text("a")}, "random");
    const Or<OddsFound> odds =
        odds_of(by_lot(good_or_bad), match->game(), match->setup(), match->steps(), brief(60));
    ASSERT_TRUE(odds);
    const std::vector<Told> told = answers_of(*match, false), in_steps = answers_of(*match, true);
    int groups = 0;
    for (const auto& moment : odds->moments) {
        const Told did{moment.turn, moment.seat, moment.did};
        EXPECT_TRUE(std::ranges::count(told, did)) << moment.did;
        groups += std::ranges::count(in_steps, did) > 0 && moment.instead;
    }
    EXPECT_GT(groups, 0);
}

// Counted by looks at the clock: there is one before every game.
TEST(Odds, play_no_more_games_than_there_is_time_for) {
    const auto match = played(*find_game("king_thief_minister"), {.players = 5}, "sage");
    for (const auto& [curve, moments] : {std::pair(0, 0), {100, 0}, {700, 250}, {9000, 2000}}) {
        const TickingClock clock;
        const Or<OddsFound> odds = odds_after(*match, {.curve = std::chrono::milliseconds(curve),
                                                       .moments = std::chrono::milliseconds(moments),
                                                       .now = clock});
        ASSERT_TRUE(odds);
        EXPECT_GE(odds->curve.size(), 2u) << "the deal and the end are always there";
        EXPECT_EQ(odds->turns.front(), 0);
        EXPECT_EQ(odds->curve.size(), odds->turns.size());
        // Besides the games: each answer that is not weighed any more, and each share of the time.
        EXPECT_LE(*clock.looks, curve + moments + 100) << curve << ' ' << moments;
        EXPECT_EQ(odds->games % 16, 0);
        EXPECT_GE(odds->games, 16);
        // By few games hardly any turn is surely more than luck.
        EXPECT_TRUE(curve < 9000 || !odds->moments.empty());
        for (const TurningPoint& moment : odds->moments)
            EXPECT_TRUE(moments >= 4 * 96 || !moment.instead)
                << "there was no time to weigh two answers twice";
    }
}
// 95 of 100 intervals must hold what is so.
TEST(Odds, margins_hold_the_truth_about_as_often_as_they_say) {
    const auto match = played(*find_game("king_thief_minister"), {.players = 3}, "random");
    const Or<OddsFound> odds = odds_of(by_lot([](u64, GameRange) { return 30u; }), match->game(),
                                       match->setup(), match->steps(), {.now = TickingClock(0)});
    ASSERT_TRUE(odds);
    EXPECT_EQ(odds->games, 400);
    const std::size_t places = odds->curve.size() - 1;
    std::size_t held = 0;
    for (std::size_t at = 0; at < places; ++at) {
        EXPECT_NEAR(odds->margins[at][0], 4.5, 1);
        held += std::abs(odds->curve[at][0] - 30) <= odds->margins[at][0];
    }
    EXPECT_GE(held, places * 9 / 10);
    EXPECT_GT(places, 20u);
}
// With time for six places besides the deal they lie everywhere in the game.
TEST(Odds, leave_out_places_evenly_when_time_is_short) {
    const auto match = played(*find_game("king_thief_minister"), {.players = 5}, "sage");
    const Or<OddsFound> odds = odds_after(*match, {.curve = std::chrono::milliseconds(7 * 96 + 8),
                                                   .moments = std::chrono::milliseconds(0),
                                                   .now = TickingClock()});
    ASSERT_TRUE(odds);
    ASSERT_EQ(odds->turns.size(), 8u);
    for (std::size_t at = 1; at < 8; ++at)
        EXPECT_LE(odds->turns[at] - odds->turns[at - 1], odds->turns.back() / 2) << at;
}

TEST(Odds, a_log_that_cannot_be_played_is_refused) {
    const auto match = played(*find_game("huzzah"), {.players = 3}, "sage");
    std::vector<LogEntry> steps = match->steps();
    steps.erase(steps.begin() + 3);
    EXPECT_FALSE(odds_of(*find_lab("huzzah"), match->game(), match->setup(), steps, brief()));
}

}  // namespace
}  // namespace fg::lab
