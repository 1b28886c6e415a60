// SPDX-License-Identifier: Apache-2.0
// What every game's advice must keep to, whatever it thinks of the game.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/rollout.h"
#include "bots/seer.h"
#include "games/all_games.h"

namespace fg::lab {
namespace {

// Visits every decision of some random games at every player count.
template <Game G, class Visit>
void for_each_decision(Visit&& visit) {
    Silence silence;
    typename G::Offers offers;
    for (int players = G::min_players; players <= G::max_players; ++players) {
        const typename G::Rules rules = G::make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(players) * 31);
        for (int game = 0; game < 3; ++game) {
            typename G::State state = G::setup(rules, chance, silence);
            while (!G::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                G::offer(rules, seen_by<G>(state, seat), offers);
                visit(rules, state, seat, offers, chance);
                G::apply(rules, state, seat,
                         offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))], chance,
                         silence);
            }
        }
    }
}

TEST(Advice, names_one_of_the_offers) {
    for_each_game([]<Game G, class A>() {
        for_each_decision<G>(
            [](const auto& rules, const auto& state, Seat seat, const auto& offers, auto& chance) {
                ASSERT_TRUE(offers.has(A::advise(rules, view_for<G>(state, seat), offers, chance))) << G::id;
            });
    });
}

TEST(Advice, quick_hand_names_one_of_the_offers_and_counts_them) {
    for_each_game([]<Game G, class A>() {
        if constexpr (bots::HasQuick<A, G>)
            for_each_decision<G>([](const auto& rules, const auto& state, Seat seat, const auto& offers,
                                    auto& chance) {
                typename G::Choice choice;
                ASSERT_EQ(A::quick(rules, seen_by<G>(state, seat), chance, choice), offers.size()) << G::id;
                ASSERT_TRUE(offers.has(choice)) << G::id;
            });
    });
}

TEST(Advice, outlook_divides_one_win) {
    for_each_game([]<Game G, class A>() {
        for_each_decision<G>([](const auto& rules, const auto& state, Seat, const auto&, auto&) {
            PerSeat<float> shares{};
            A::outlook(rules, state, shares);
            float total = 0;
            for (Seat seat : SeatSet::first(rules.players)) {
                ASSERT_GE(shares[seat], 0.0F) << G::id;
                total += shares[seat];
            }
            // Alone one always wins; there it says how well.
            if (rules.players == 1)
                ASSERT_LE(total, 1) << G::id;
            else
                ASSERT_NEAR(total, 1, 1e-3) << G::id;
        });
    });
}

template <Game G, class A>
bool may_be_weary([[maybe_unused]] const typename G::Rules& rules,
                  [[maybe_unused]] const typename G::State::Table& table) {
    if constexpr (bots::HasWeariness<A, G>)
        return A::weariness(rules, table) > 0;
    else
        return false;
}

// A search in the middle of every game, in every position of a short stretch: its answer is legal, its
// figures hold.
TEST(Advice, search_answers_in_every_position) {
    for_each_game([]<Game G, class A>() {
        bots::Seer<G, A> seer;
        int number = 0;
        for_each_decision<G>([&](const auto& rules, const auto& state, Seat seat, const auto& offers, auto&) {
            if (++number % 40 != 0) return;
            const auto choice = seer.decide(rules, view_for<G>(state, seat), {.iterations = 20, .seed = 5});
            ASSERT_TRUE(offers.has(choice)) << G::id;
            if (!may_be_weary<G, A>(rules, state.table)) {
                const u64 tries = offers.size() == 1 ? 0u : 20u;
                // Alone a search is over when one answer is clearly the best.
                const bool is_alone = rules.players == 1;
                ASSERT_LE(seer.count().iterations, tries) << G::id;
                ASSERT_TRUE(is_alone || seer.count().iterations == tries) << G::id;
            }
        });
    });
}

}  // namespace
}  // namespace fg::lab
