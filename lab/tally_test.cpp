// SPDX-License-Identifier: Apache-2.0
// The tally against a slow count that shares nothing with it but the rules: names in maps, one game after the other.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/all_games.h"
#include "lab/study_of.h"
#include "match/json_write.h"
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

// The words in a field as its JSON has them: of one name, of a list of names, or of a bag, whose counts have names for keys.
template <class F>
std::vector<std::string> words_in(const F& field) {
    const boost::json::value json = boost::json::parse(to_json(field, max_seats));
    std::vector<std::string> words;
    if (const auto* word = json.if_string()) words.emplace_back(*word);
    if (const auto* list = json.if_array())
        for (const boost::json::value& one : *list)
            if (one.is_string()) words.emplace_back(one.get_string());
    if (const auto* bag = json.if_object())
        for (const auto& [name, count] : *bag)
            if (count.is_int64())
                words.insert(words.end(), static_cast<std::size_t>(count.get_int64()), std::string(name));
    return words;
}

// The names in a value of some kind, as the lab writes them.
template <class T>
std::vector<std::string> names_in(std::string_view group, const T& value) {
    const auto kind = T::first_field(value);
    const std::string start = std::string(group) + ": " + std::string(name_of(kind));
    std::vector<std::string> names{start};
    const u32 fields = kind_fields<T>(kind).all;
    int place = 0;
    T::each(value, [&]<class F>(std::string_view name, const F& field) {
        if (place > 0 && (fields >> place & 1) != 0)
            for (const std::string& word : words_in(field))
                names.push_back(start + ", " + std::string(name) + " " + word);
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

    u64 bare = 0;
    for (u64 number = 5; number < 5 + games; ++number)
        bare += decisions_of_game<G, SageHand<G, A>>(rules, seed_of_game(plan.study, number));
    EXPECT_EQ(bare, slow.decisions) << "what counting is measured against plays the same games";

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

template <class F>
std::vector<int> names_counted(const F& field) {
    std::vector<int> names;
    NamesIn<F>::each(field, [&](int name) { names.push_back(name); });
    return names;
}
TEST(Tally, finds_names_alone_and_in_whatever_holds_several) {
    using lantern::Colour;
    using Ints = std::vector<int>;
    EXPECT_EQ(names_counted(Colour::gold), Ints{1});
    EXPECT_EQ(names_counted(Colour::none), Ints{});
    FixedVec<Colour, 3> list;
    list.push_back(Colour::blue);
    list.push_back(Colour::red);
    EXPECT_EQ(names_counted(list), (Ints{2, 0}));
    NameSet<Colour> set;
    set.add(Colour::blue);
    set.add(Colour::red);
    EXPECT_EQ(names_counted(set), (Ints{0, 2}));
    NibbleBag<Colour> bag;
    bag.add(Colour::red, 2);
    bag.add(Colour::blue);
    EXPECT_EQ(names_counted(bag), (Ints{0, 0, 2})) << "a card that lies there twice counts twice";
    EXPECT_EQ(NamesIn<int>::count, 0);
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
