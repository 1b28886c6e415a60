// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "bots/make_bot.h"
#include "tests/toys/lantern_lottery/advice.h"

namespace fg::bots {
namespace {

using lantern::Advice;
using lantern::Colour;
using Toy = lantern::Game;
using Choice = Toy::Choice;
using lantern::Act;

Toy::Rules rules_for(int players, int rounds = 3) {
    return Toy::make_rules(players, {.rounds = static_cast<u8>(rounds)}, {});
}
Toy::State dealt(const Toy::Rules& rules, u64 seed) {
    FastChance chance(seed);
    Silence silence;
    return Toy::setup(rules, chance, silence);
}
void answer(const Toy::Rules& rules, Toy::State& state, Seat seat, Choice choice) {
    FastChance chance(1);
    Silence silence;
    Toy::apply(rules, state, seat, choice, chance, silence);
}
Choice guess(Colour colour) { return {.act = Act::guess, .colour = colour}; }

// How one game of seat-by-seat bots ends, for the seats' shares.
PerSeat<float> played(const Toy::Rules& rules, std::span<const std::string_view> names, u64 seed) {
    std::vector<std::unique_ptr<Bot<Toy>>> bots;
    for (std::string_view name : names) bots.push_back(make_typed_bot<Toy, Advice>(name));
    Toy::State state = dealt(rules, seed);
    FastChance chance(seed + 77);
    Silence silence;
    while (!Toy::is_over(state.table)) {
        const Seat seat = state.round.owing.lowest();
        const Budget budget{.iterations = 200, .seed = chance.bits()};
        const Choice choice =
            bots[static_cast<std::size_t>(seat)]->decide(rules, view_for<Toy>(state, seat), budget);
        Toy::apply(rules, state, seat, choice, chance, silence);
    }
    PerSeat<float> shares{};
    shares_at_end<Toy>(rules, state, shares);
    return shares;
}

float share_of_first(std::span<const std::string_view> names, int games) {
    const Toy::Rules rules = rules_for(static_cast<int>(names.size()));
    float total = 0;
    for (int game = 0; game < games; ++game)
        total += played(rules, names, static_cast<u64>(game) + 1)[seat_of(0)];
    return total / static_cast<float>(games);
}

TEST(Seer, names_the_prize_it_has_seen) {
    for (u64 seed = 1; seed <= 20; ++seed) {
        const Toy::Rules rules = rules_for(3, 1);
        Toy::State state = dealt(rules, seed);
        answer(rules, state, seat_of(0), {.act = Act::peek});
        Seer<Toy, Advice> seer;
        const Choice choice =
            seer.decide(rules, view_for<Toy>(state, seat_of(0)), {.iterations = 300, .seed = seed});
        EXPECT_EQ(choice, guess(state.veiled.prize.value)) << "deal " << seed;
    }
}

TEST(Seer, peeks_because_knowing_wins_even_without_trust_in_advice) {
    const Toy::Rules rules = rules_for(2, 1);
    const Toy::State state = dealt(rules, 5);
    Seer<Toy, Advice> seer({.exploration = 0.6F, .trust = 0});
    const Choice choice =
        seer.decide(rules, view_for<Toy>(state, seat_of(0)), {.iterations = 4000, .seed = 3});
    EXPECT_EQ(choice.act, Act::peek);
}

TEST(Seer, cannot_know_a_prize_it_has_not_seen) {
    // Seat 1 has not peeked: whatever the prize is, the same view and seed must give the same answer.
    const Toy::Rules rules = rules_for(3, 1);
    Toy::State state = dealt(rules, 8);
    answer(rules, state, seat_of(0), {.act = Act::peek});
    Seer<Toy, Advice> seer;
    FastChance chance(4);
    const Toy::View view = view_for<Toy>(state, seat_of(1));
    const Choice choice = seer.decide(rules, view, {.iterations = 500, .seed = 3});
    int other_prizes = 0;
    for (int i = 0; i < 20; ++i) {
        const Toy::State other = Toy::redeal(rules, view, chance);
        other_prizes += other.veiled.prize.value != state.veiled.prize.value;
        EXPECT_EQ(seer.decide(rules, view_for<Toy>(other, seat_of(1)), {.iterations = 500, .seed = 3}),
                  choice);
    }
    EXPECT_GT(other_prizes, 0);
}

TEST(Seer, gives_the_same_answer_and_tree_for_the_same_seed_and_iterations) {
    const Toy::Rules rules = rules_for(4);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    Seer<Toy, Advice> fresh, used;
    used.decide(rules, view, {.iterations = 700, .seed = 99});
    const Budget budget{.iterations = 500, .seed = 12};
    EXPECT_EQ(fresh.decide(rules, view, budget), used.decide(rules, view, budget));
    const auto a = fresh.findings(seat_of(0)), b = used.findings(seat_of(0));
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].choice, b[i].choice);
        EXPECT_EQ(a[i].visits, b[i].visits);
        EXPECT_EQ(a[i].share, b[i].share);
    }
}

TEST(Seer, another_seed_gives_another_search) {
    const Toy::Rules rules = rules_for(4);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    Seer<Toy, Advice> one, two;
    one.decide(rules, view, {.iterations = 500, .seed = 12});
    two.decide(rules, view, {.iterations = 500, .seed = 13});
    EXPECT_NE(one.findings(seat_of(0))[0].share, two.findings(seat_of(0))[0].share);
}

TEST(Seer, counts_what_it_did) {
    const Toy::Rules rules = rules_for(3);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    Seer<Toy, Advice> seer;
    seer.decide(rules, view, {.iterations = 400, .seed = 1});
    EXPECT_EQ(seer.count().iterations, 400u);
    EXPECT_GE(seer.count().tree_decisions, 400u);
    EXPECT_GT(seer.count().rollout_decisions, 0u);
    u32 visits = 0;
    for (const auto& finding : seer.findings(seat_of(0))) {
        visits += finding.visits;
        EXPECT_GE(finding.share, 0.0F);
        EXPECT_LE(finding.share, 1.0F);
    }
    EXPECT_EQ(visits, 400u);
}

TEST(Seer, keeps_to_its_time) {
    const Toy::Rules rules = rules_for(4, 4);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    Seer<Toy, Advice> seer;
    const auto start = std::chrono::steady_clock::now();
    seer.decide(rules, view, {.ms = 60, .seed = 1});
    const auto took = std::chrono::steady_clock::now() - start;
    EXPECT_GE(took, std::chrono::milliseconds(60));
    EXPECT_LT(took, std::chrono::milliseconds(3000));  // a busy machine may take the processor away
    EXPECT_GT(seer.count().iterations, 8u);
}

// Names the first offer, whatever is known.
struct BlindAdvice : Advice {
    static Choice advise(const Toy::Rules&, const Toy::View&, const Toy::Offers& offers, FastChance&) {
        return offers[0];
    }
};

Toy::State peeked(const Toy::Rules& rules, u64 seed) {
    Toy::State state = dealt(rules, seed);
    answer(rules, state, seat_of(0), {.act = Act::peek});
    return state;
}

TEST(Race, leaves_the_advice_for_what_is_clearly_better) {
    int others = 0;
    for (u64 seed = 1; seed <= 20; ++seed) {
        const Toy::Rules rules = rules_for(2, 1);
        const Toy::State state = peeked(rules, seed);
        const Toy::View view = view_for<Toy>(state, seat_of(0));
        Toy::Offers offers;
        offers_in<Toy>(rules, view, offers);
        SearchCount count;
        const Choice choice =
            Race<Toy, BlindAdvice>().best(rules, view, offers, {.iterations = 400, .seed = seed}, count);
        EXPECT_EQ(choice, guess(state.veiled.prize.value)) << "deal " << seed;
        others += choice != offers[0];
        EXPECT_LT(count.iterations, 400u) << "goes on although only one answer is left";
    }
    EXPECT_GT(others, 5);
}

TEST(Race, keeps_to_the_advice_before_anything_has_been_tried_in_earnest) {
    const Toy::Rules rules = rules_for(2, 1);
    const Toy::View view = view_for<Toy>(peeked(rules, 3), seat_of(0));
    Toy::Offers offers;
    offers_in<Toy>(rules, view, offers);
    for (u32 iterations = 1; iterations < static_cast<u32>(offers.size()); ++iterations) {
        SearchCount count;
        EXPECT_EQ((Race<Toy, BlindAdvice>().best(rules, view, offers, {.iterations = iterations}, count)),
                  offers[0]);
        EXPECT_EQ(count.iterations, iterations);
    }
}

// Looks no further than the round that is being decided.
struct ShortSight : BlindAdvice {
    static bool is_in_sight(const Toy::Rules&, const Toy::State::Table& from, const Toy::State::Table& now) {
        return now.rounds_left == from.rounds_left;
    }
};
static_assert(HasSight<ShortSight, Toy> && !HasSight<BlindAdvice, Toy>);

template <class A>
Choice raced(const Toy::Rules& rules, const Toy::View& view, u64 seed, SearchCount& count) {
    Toy::Offers offers;
    offers_in<Toy>(rules, view, offers);
    return Race<Toy, A>().best(rules, view, offers, {.iterations = 400, .seed = seed}, count);
}

TEST(Race, plays_no_further_than_is_in_sight_and_finds_what_lies_there) {
    const Toy::Rules rules = rules_for(2, 3);
    SearchCount far, near;
    for (u64 seed = 1; seed <= 20; ++seed) {
        const Toy::State state = peeked(rules, seed);
        const Toy::View view = view_for<Toy>(state, seat_of(0));
        raced<BlindAdvice>(rules, view, seed, far);
        EXPECT_EQ(raced<ShortSight>(rules, view, seed, near), guess(state.veiled.prize.value)) << seed;
    }
    const auto each = [](const SearchCount& count) {
        return static_cast<double>(count.rollout_decisions) / static_cast<double>(count.iterations);
    };
    EXPECT_GT(near.rollout_decisions, 0u);
    EXPECT_LT(each(near), 0.5 * each(far));
}

TEST(Race, gives_the_same_answer_for_the_same_seed_whatever_was_decided_before) {
    const Toy::Rules rules = rules_for(2, 3);
    Race<Toy, ShortSight> used;
    for (u64 seed = 1; seed <= 10; ++seed) {
        const Toy::View view = view_for<Toy>(peeked(rules, seed), seat_of(0));
        Toy::Offers offers;
        offers_in<Toy>(rules, view, offers);
        SearchCount one, two;
        EXPECT_EQ(
            used.best(rules, view, offers, {.iterations = 200, .seed = seed}, one),
            (Race<Toy, ShortSight>().best(rules, view, offers, {.iterations = 200, .seed = seed}, two)));
        EXPECT_EQ(one.rollout_decisions, two.rollout_decisions);
    }
}

TEST(Seer, works_in_little_room_without_growing) {
    const Toy::Rules rules = rules_for(4);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    Seer<Toy, Advice> seer(tuning_of<Advice>(), 40);
    seer.decide(rules, view, {.iterations = 2000, .seed = 1});
    EXPECT_LE(seer.count().nodes, 40u);
    EXPECT_EQ(seer.count().iterations, 2000u);
}

TEST(Tree, finds_its_children_again_whatever_is_offered_in_between) {
    Tree<Toy> tree(100);
    tree.clear();
    Toy::Offers some, all;
    some.add(guess(Colour::blue));
    for (Colour colour : {Colour::red, Colour::gold, Colour::blue}) all.add(guess(colour));
    Tree<Toy>::Open first, second, third, fourth;
    tree.open(Tree<Toy>::root, {seat_of(1), lantern::Question::guess}, some, first);
    tree.open(Tree<Toy>::root, {seat_of(1), lantern::Question::guess}, all, second);
    tree.open(Tree<Toy>::root, {seat_of(2), lantern::Question::guess}, all, third);
    tree.open(Tree<Toy>::root, {seat_of(1), lantern::Question::guess, 7}, some, fourth);
    EXPECT_NE(fourth.node[0], first.node[0]);
    EXPECT_EQ(second.node[2], first.node[0]);
    EXPECT_NE(third.node[2], first.node[0]);
    EXPECT_EQ(tree[first.node[0]].available, 2u);
    EXPECT_EQ(tree[second.node[0]].available, 1u);
    EXPECT_EQ(tree.size(), 8u);
}

TEST(Bots, are_made_by_name) {
    for (std::string_view name : names) EXPECT_NE((make_boxed_bot<Toy, Advice>(name)), nullptr) << name;
    EXPECT_EQ((make_boxed_bot<Toy, Advice>("oracle")), nullptr);
}

TEST(Bots, answer_through_the_type_erased_door) {
    const Toy::Rules rules = rules_for(3, 1);
    Toy::State state = dealt(rules, 6);
    answer(rules, state, seat_of(0), {.act = Act::peek});
    const ViewBox<Toy> box(rules, view_for<Toy>(state, seat_of(0)));
    for (std::string_view name : {"sage", "seer"}) {
        const AnyChoice choice =
            make_boxed_bot<Toy, Advice>(name)->decide(box, {.iterations = 100, .seed = 1});
        EXPECT_EQ(choice.as<Choice>(), guess(state.veiled.prize.value)) << name;
    }
}

TEST(Bots, random_gives_every_offer_and_nothing_else) {
    const Toy::Rules rules = rules_for(2);
    const Toy::View view = view_for<Toy>(dealt(rules, 1), seat_of(0));
    Random<Toy> random;
    int peeks = 0;
    for (u64 seed = 0; seed < 1000; ++seed)
        peeks += random.decide(rules, view, {.seed = seed}).act == Act::peek;
    EXPECT_NEAR(peeks, 500, 80);
}

TEST(Bots, sage_beats_random_and_seer_beats_random) {
    const std::array<std::string_view, 3> sage{"sage", "random", "random"}, seer{"seer", "random", "random"};
    EXPECT_GT(share_of_first(sage, 300), 0.40F);
    EXPECT_GT(share_of_first(seer, 300), 0.40F);
}

TEST(SeerThreads, several_think_at_once_and_each_as_if_alone) {
    const Toy::Rules rules = rules_for(4);
    const Toy::View view = view_for<Toy>(dealt(rules, 2), seat_of(0));
    const auto think = [&](u64 seed) {
        Seer<Toy, Advice> seer;
        seer.decide(rules, view, {.iterations = 1500, .seed = seed});
        return seer.findings(seat_of(0))[0].share;
    };
    std::array<float, 4> together{};
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < together.size(); ++i)
        threads.emplace_back([&, i] { together[i] = think(i + 1); });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < together.size(); ++i) EXPECT_EQ(together[i], think(i + 1));
}

}  // namespace
}  // namespace fg::bots
