// SPDX-License-Identifier: Apache-2.0
// The tally against a slow count that shares nothing with it but the rules: names in maps, one game after the other.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/all_games.h"
#include "lab/study_of.h"
#include "tests/toys/lantern_lottery/advice.h"
#include "tests/toys/lantern_lottery/game.h"

namespace fg::lab {
namespace {

struct SlowThing {
    u64 games = 0, times = 0, seats = 0, won = 0, refrained = 0, refrained_won = 0;
    friend bool operator==(const SlowThing&, const SlowThing&) = default;
};
struct OfGame {
    u64 times = 0;
    std::set<int> seats, could;
};

// The names in a value of some kind, as the lab writes them.
template <class T>
std::vector<std::string> names_in(std::string_view group, const T& value) {
    const auto kind = T::first_field(value);
    const std::string start = std::string(group) + ": " + std::string(name_of(kind));
    std::vector<std::string> names{start};
    const u32 fields = kind_fields<T>(kind).all;
    int place = 0;
    T::each(value, [&]<class F>(std::string_view name, const F& field) {
        if constexpr (Named<F>)
            if (place > 0 && (fields >> place & 1) != 0 && index_of(field) < name_count<F>)
                names.push_back(start + ", " + std::string(name) + " " + std::string(name_of(field)));
        ++place;
    });
    return names;
}

template <Game G, class A>
struct SlowCount {
    u64 games = 0, answers = 0, decisions = 0, turns = 0, margins = 0, changes = 0;
    std::map<int, u64> scores, won, won_by_place;
    std::map<std::string, SlowThing> things;
    std::map<std::string, OfGame> now;

    struct Listener {
        static constexpr bool listens = true;
        SlowCount& count;
        void operator()(Audience, const typename G::Event& event) {
            int seat = 255;
            if constexpr (requires { event.seat; }) seat = index_of(event.seat);
            for (const std::string& name : names_in("event", event)) count.see(name, seat);
        }
    };
    void see(const std::string& name, int seat) {
        ++now[name].times;
        if (seat != 255) now[name].seats.insert(seat);
    }

    void play(const typename G::Rules& rules, u64 seed) {
        now.clear();
        FastChance chance(seed);
        Listener tell{*this};
        typename G::State state = G::setup(rules, chance, tell);
        u32 turn = 0;
        int leader = -1;
        while (!G::is_over(state.table)) {
            if constexpr (HasSettle<G>) {
                G::settle(rules, state, chance, tell);
                if (G::is_over(state.table)) break;
            }
            answer(rules, state, chance, tell);
            if (turns_of<G>(state) == turn) continue;
            turn = turns_of<G>(state);
            if constexpr (HasStanding<G>)
                note_leader(G::standing(rules, state), rules.players, leader);
            else
                note_leader(G::result(rules, state.table).score, rules.players, leader);
        }
        turns += turns_of<G>(state);
        finish(rules, state);
    }
    void answer(const typename G::Rules& rules, typename G::State& state, FastChance& chance,
                Listener& tell) {
        const Seat seat = state.round.owing.lowest();
        const typename G::View view = view_for<G>(state, seat);
        typename G::Offers offers;
        G::offer(rules, seen_in<G>(view), offers);
        ++answers;
        decisions += offers.size() > 1;
        if (offers.size() > 1) {
            see("question: " + std::string(name_of(G::question(state.table, seat))), index_of(seat));
            for (int i = 0; i < offers.size(); ++i)
                for (const std::string& name : names_in("answer", offers[i]))
                    now[name].could.insert(index_of(seat));
        }
        const auto choice = offers.size() == 1 ? offers[0] : A::advise(rules, view, offers, chance);
        for (const std::string& name : names_in("answer", choice)) see(name, index_of(seat));
        G::apply(rules, state, seat, choice, chance, tell);
    }
    void note_leader(const PerSeat<i16>& points, int players, int& leader) {
        std::multimap<int, int> order;
        for (int seat = 0; seat < players; ++seat) order.emplace(-points[seat_of(seat)], seat);
        if (players == 1 || order.count(order.begin()->first) > 1) return;
        changes += leader >= 0 && leader != order.begin()->second;
        leader = order.begin()->second;
    }
    void finish(const typename G::Rules& rules, const typename G::State& state) {
        ++games;
        const Result result = G::result(rules, state.table);
        std::multiset<int> sorted;
        for (int seat = 0; seat < rules.players; ++seat) {
            ++scores[result.score[seat_of(seat)]];
            sorted.insert(-result.score[seat_of(seat)]);
        }
        if (rules.players > 1) margins += static_cast<u64>(*std::next(sorted.begin()) - *sorted.begin());
        const auto won_by = [&](int seat) {
            return result.winners.has(seat_of(seat)) ? whole_win / static_cast<u64>(result.winners.size())
                                                     : 0;
        };
        for (int seat = 0; seat < rules.players; ++seat) {
            won[seat] += won_by(seat);
            const int first = index_of(first_seat_of<G>(state.table));
            won_by_place[(seat - first + rules.players) % rules.players] += won_by(seat);
        }
        for (const auto& [name, seen] : now) {
            SlowThing& sum = things[name];
            sum.games += seen.times > 0;
            sum.times += seen.times;
            sum.seats += seen.seats.size();
            for (const int seat : seen.seats) sum.won += won_by(seat);
            for (const int seat : seen.could)
                if (!seen.seats.contains(seat)) {
                    ++sum.refrained;
                    sum.refrained_won += won_by(seat);
                }
        }
    }
};

std::string name_of_thing(const ThingCount& thing) {
    static constexpr const char* groups[]{"question: ", "answer: ", "event: "};
    const std::string names =
        thing.field.empty() ? thing.kind : thing.kind + ", " + thing.field + " " + thing.name;
    return groups[static_cast<int>(thing.group)] + names;
}

template <Game G, class A>
void compare_counts(int players, u64 games) {
    SCOPED_TRACE(std::string(G::id) + " with " + std::to_string(players));
    const StudyPlan plan{.table = {.players = players}, .study = {.seed = 7, .close_every = 1}};
    std::vector<u64> words(static_cast<std::size_t>(tally_words<G>));
    StudyOf<G, A>::play(plan, {5, games}, words);
    const Counts counts = StudyOf<G, A>::counts(words, players);

    SlowCount<G, A> slow;
    const typename G::Rules rules = StudyOf<G, A>::rules_of(plan.table);
    for (u64 number = 5; number < 5 + games; ++number) slow.play(rules, seed_of_game(plan.study, number));

    EXPECT_EQ(counts.all.games, slow.games);
    EXPECT_EQ(counts.all.close_games, slow.games);
    EXPECT_EQ(counts.all.answers, slow.answers);
    EXPECT_EQ(counts.all.decisions.sum, slow.decisions);
    EXPECT_EQ(counts.all.turns.sum, slow.turns);
    EXPECT_EQ(counts.all.lead_changes.sum, slow.changes);
    EXPECT_EQ(counts.all.margin.sum, slow.margins);
    for (const auto& [score, times] : slow.scores)
        EXPECT_EQ(counts.all.scores[score_bin(score)], times) << score;
    for (int i = 0; i < players; ++i) {
        EXPECT_EQ(counts.all.won_by_seat[i].sum, slow.won[i]) << i;
        EXPECT_EQ(counts.all.won_by_place[i].sum, slow.won_by_place[i]) << i;
    }
    std::map<std::string, SlowThing> things;
    for (const ThingCount& thing : counts.things)
        if (thing.seen.times + thing.seen.refrained > 0)
            things[name_of_thing(thing)] = {thing.seen.games, thing.seen.times,     thing.seen.seats,
                                            thing.seen.won,   thing.seen.refrained, thing.seen.refrained_won};
    EXPECT_EQ(things.size(), slow.things.size());
    for (const auto& [name, thing] : slow.things) EXPECT_EQ(things[name], thing) << name;
}

TEST(Tally, counts_of_a_toy_are_those_of_a_slow_count) {
    compare_counts<lantern::Game, lantern::Advice>(3, 40);
}

TEST(Tally, counts_of_every_game_are_those_of_a_slow_count) {
    for_each_game([]<Game G, class A>() {
        compare_counts<G, A>(G::min_players, 12);
        compare_counts<G, A>(G::max_players, 12);
    });
}

TEST(Tally, bins_follow_each_other_and_hold_their_numbers) {
    for (u32 number = 0; number < 70'000; ++number) {
        const int bin = bin_of(number);
        ASSERT_GE(number, least_of_bin(bin));
        if (bin + 1 < bins) {
            ASSERT_LT(number, least_of_bin(bin + 1));
        }
    }
    EXPECT_EQ(score_bin(-40), 0);
    EXPECT_EQ(score_bin(-32), 0);
    EXPECT_EQ(score_bin(0), 32);
    EXPECT_EQ(score_bin(5000), score_bins - 1);
}

TEST(Tally, leaders_of_a_long_game_are_found_at_its_quarters) {
    for (const int turns : {4, 40, 63, 64, 65, 1000}) {
        Leads leads;
        // Seat 0 for the first half, then seat 1; nobody for a moment between.
        for (int turn = 0; turn < turns; ++turn)
            leads.add(turn == turns / 2 ? no_seat : seat_of(turn < turns / 2 ? 0 : 1));
        EXPECT_EQ(leads.at(1), seat_of(0)) << turns;
        EXPECT_EQ(leads.at(3), seat_of(1)) << turns;
        EXPECT_EQ(leads.changes(), 1u) << turns;
    }
}

TEST(Tally, a_random_hand_is_counted_too) {
    StudyPlan plan{.table = {.players = 3}, .player = Player::random, .study = {.close_every = 2}};
    std::vector<u64> words(static_cast<std::size_t>(tally_words<lantern::Game>));
    StudyOf<lantern::Game, lantern::Advice>::play(plan, {0, 2 * block_size}, words);
    const Counts counts = StudyOf<lantern::Game, lantern::Advice>::counts(words, 3);
    EXPECT_EQ(counts.all.games, 2 * block_size);
    EXPECT_EQ(counts.all.close_games, block_size);
    EXPECT_EQ(counts.all.won_by_seat[0].sum + counts.all.won_by_seat[1].sum + counts.all.won_by_seat[2].sum,
              2 * block_size * whole_win);
}

}  // namespace
}  // namespace fg::lab
