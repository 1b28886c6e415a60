// SPDX-License-Identifier: Apache-2.0
#include "engine/chance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "match/chance_sources.h"

namespace fg {
namespace {

enum class Ball : u8 { red, gold, blue };
constexpr auto names_of(Ball) { return std::array<std::string_view, 3>{"red", "gold", "blue"}; }

Bag<Ball> urn(int red, int gold, int blue) {
    Bag<Ball> bag;
    bag.add(Ball::red, red);
    bag.add(Ball::gold, gold);
    bag.add(Ball::blue, blue);
    return bag;
}

// Chi-square against equal expectations; far beyond it chance alone does not come.
bool is_even(const std::vector<int>& counts, int draws) {
    const double expected = draws / static_cast<double>(counts.size());
    double sum = 0;
    for (int count : counts) sum += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size()) - 1;
    return sum < freedom + 5 * std::sqrt(2 * freedom) + 5;
}

TEST(FastChance, is_the_known_generator) {
    FastChance chance(0);
    EXPECT_EQ(chance.bits(), 0xe220a8397b1dcdafu);
    EXPECT_EQ(chance.bits(), 0x6e789e6aa1b965f4u);
    EXPECT_EQ(chance.bits(), 0x06c45d188009454fu);
}

TEST(FastChance, below_is_even) {
    FastChance chance(7);
    for (u32 n : {2u, 3u, 6u, 7u, 100u, 216u}) {
        std::vector<int> counts(n);
        for (int i = 0; i < 100000; ++i) ++counts[chance.below(n)];
        EXPECT_TRUE(is_even(counts, 100000)) << n;
    }
}

// 3 * 2^30 does not divide 2^32: without rejection a third of the numbers would come twice as often.
TEST(FastChance, below_is_even_where_multiplying_alone_is_not) {
    FastChance chance(8);
    std::vector<int> counts(3);
    for (int i = 0; i < 60000; ++i) ++counts[chance.below(3u << 30) % 3];
    EXPECT_TRUE(is_even(counts, 60000));
}

TEST(FastChance, three_dice_are_three_even_dice) {
    FastChance chance(9);
    std::vector<int> counts(216);
    for (int i = 0; i < 100000; ++i) {
        const Dice<3> dice = roll<3>(chance);
        ASSERT_EQ(dice.total(), dice.face[0] + dice.face[1] + dice.face[2]);
        for (u8 face : dice.face) ASSERT_TRUE(face >= 1 && face <= 6);
        ++counts[static_cast<std::size_t>((dice.face[0] - 1) * 36 + (dice.face[1] - 1) * 6 + dice.face[2] -
                                          1)];
    }
    EXPECT_TRUE(is_even(counts, 100000));
}

TEST(FastChance, cards_come_as_often_as_they_are_in_the_bag) {
    FastChance chance(10);
    const Bag<Ball> bag = urn(1, 0, 3);
    int blue = 0;
    for (int i = 0; i < 40000; ++i) {
        const Ball ball = chance.card(bag);
        ASSERT_NE(ball, Ball::gold);
        blue += ball == Ball::blue;
    }
    EXPECT_NEAR(blue, 30000, 400);
}

TEST(FastChance, seats_and_flips_are_even) {
    FastChance chance(11);
    std::vector<int> seats(8), sides(2);
    for (int i = 0; i < 30000; ++i) {
        ++seats[static_cast<std::size_t>(chance.seat(SeatSet::of_bits(0b10010010)))];
        ++sides[chance.flip()];
    }
    EXPECT_EQ(seats[0] + seats[2] + seats[3] + seats[5] + seats[6], 0);
    EXPECT_TRUE(is_even({seats[1], seats[4], seats[7]}, 30000));
    EXPECT_TRUE(is_even(sides, 30000));
}

TEST(SeededSource, deals_what_sha256_of_seed_and_block_says) {
    SeededSource source(SeededSource::seed_from_text("fairground"));
    NamedChance chance(source);
    const std::vector<int> expected{4, 4, 4, 3, 3, 2, 6, 2, 2, 6, 5, 6, 1, 4, 2, 4, 1, 3, 1, 5};
    for (int face : expected) EXPECT_EQ(chance.die(), face);
    EXPECT_EQ(source.words_used(), 20u);
}

TEST(SeededSource, goes_on_where_it_was_left) {
    SeededSource whole(SeededSource::seed_from_text("x")), later(SeededSource::seed_from_text("x"), 13);
    NamedChance a(whole), b(later);
    for (int i = 0; i < 13; ++i) a.die();
    for (int i = 0; i < 20; ++i) EXPECT_EQ(a.die(), b.die());
}

TEST(SeededSource, seeds_are_written_read_and_committed_to) {
    const auto seed = SeededSource::seed_from_text("fairground");
    EXPECT_EQ(SeededSource::to_hex(seed), "73de96ac7e0e411cf93e833996dcb95fc3627f6b7b0303e1850b45cdaea6cc48");
    EXPECT_EQ(SeededSource::commitment(seed),
              "c41c6a17e70eb7e6b2a3a01cb17f7644156ac93aa94be7b4204538d01eb4b358");
    SeededSource::Seed back{};
    EXPECT_TRUE(SeededSource::from_hex(SeededSource::to_hex(seed), back));
    EXPECT_EQ(back, seed);
    EXPECT_FALSE(SeededSource::from_hex("73de", back));
    EXPECT_FALSE(SeededSource::from_hex(std::string(64, 'g'), back));
    EXPECT_FALSE(SeededSource::from_hex(std::string(66, 'a'), back));
    EXPECT_NE(SeededSource::random_seed(), SeededSource::random_seed());
}

TEST(ScriptedSource, gives_the_listed_outcomes_in_words) {
    ScriptedSource source({4, 2, 5, std::string("gold"), 3, true, false});
    NamedChance chance(source);
    const Dice<3> dice = roll<3>(chance);
    EXPECT_EQ(dice.face[0] * 100 + dice.face[1] * 10 + dice.face[2], 425) << "die by die";
    EXPECT_EQ(chance.card(urn(1, 1, 1)), Ball::gold);
    EXPECT_EQ(chance.seat(SeatSet::first(4)), seat_of(3));
    EXPECT_TRUE(chance.flip());
    EXPECT_FALSE(chance.flip());
    EXPECT_TRUE(source.is_used_up());
    EXPECT_EQ(source.complaint(), "");
}

std::string complaint_about(const Outcome& word, auto&& ask) {
    ScriptedSource source({word});
    NamedChance chance(source);
    ask(chance);
    EXPECT_EQ(source.used(), 0u);
    return source.complaint();
}

TEST(ScriptedSource, complains_about_what_does_not_fit) {
    const auto die = [](NamedChance& chance) { EXPECT_EQ(chance.die(), 1) << "some possible answer"; };
    const auto card = [](NamedChance& chance) { EXPECT_EQ(chance.card(urn(0, 1, 2)), Ball::gold); };
    const auto seat = [](NamedChance& chance) {
        EXPECT_EQ(chance.seat(SeatSet::of_bits(0b101)), seat_of(0));
    };
    const auto flip = [](NamedChance& chance) { EXPECT_FALSE(chance.flip()); };
    const std::string misfit = "outcome 1 does not fit, expected ";
    for (const Outcome& word : std::vector<Outcome>{0, 7, -1, std::string("red"), true})
        EXPECT_EQ(complaint_about(word, die), misfit + "a die's face from 1 to 6");
    for (const Outcome& word : std::vector<Outcome>{1, std::string("red"), std::string("pink"), false})
        EXPECT_EQ(complaint_about(word, card), misfit + "a card, one of: gold, blue");
    for (const Outcome& word : std::vector<Outcome>{1, 3, 9, std::string("0"), true})
        EXPECT_EQ(complaint_about(word, seat), misfit + "a seat, one of: 0, 2");
    for (const Outcome& word : std::vector<Outcome>{1, std::string("true")})
        EXPECT_EQ(complaint_about(word, flip), misfit + "true or false");
}

TEST(ScriptedSource, complains_when_used_up_unless_another_goes_on) {
    ScriptedSource alone({6});
    NamedChance first(alone);
    EXPECT_EQ(first.die(), 6);
    first.die();
    EXPECT_EQ(alone.complaint(), "no outcome is left, expected a die's face from 1 to 6");

    ScriptedSource next({5, 5});
    ScriptedSource followed({6}, &next);
    NamedChance chance(followed);
    EXPECT_EQ(chance.die(), 6);
    EXPECT_EQ(chance.die(), 5);
    EXPECT_EQ(followed.complaint(), "");
    EXPECT_EQ(next.used(), 1u);
}

TEST(RecordingSource, keeps_words_that_can_be_played_again) {
    FastSource fast(3);
    RecordingSource recording(fast);
    NamedChance chance(recording);
    const Dice<3> dice = roll<3>(chance);
    const Ball ball = chance.card(urn(2, 2, 2));
    const Seat seat = chance.seat(SeatSet::first(5));
    const bool heads = chance.flip();
    ASSERT_EQ(recording.words().size(), 6u);

    ScriptedSource script(recording.words());
    NamedChance again(script);
    EXPECT_EQ(roll<3>(again).total(), dice.total());
    EXPECT_EQ(again.card(urn(2, 2, 2)), ball);
    EXPECT_EQ(again.seat(SeatSet::first(5)), seat);
    EXPECT_EQ(again.flip(), heads);
    EXPECT_TRUE(script.complaint().empty() && script.is_used_up());
}

TEST(EnumeratingSource, finds_every_sum_of_two_dice_with_its_probability) {
    std::map<int, double> sums;
    EnumeratingSource all;
    int runs = 0;
    do {
        all.restart();
        NamedChance chance(all);
        const int first = chance.die(), second = chance.die();
        sums[first + second] += all.probability();
        ++runs;
    } while (all.next());
    EXPECT_EQ(runs, 36);
    double total = 0;
    for (const auto& [sum, probability] : sums) {
        EXPECT_NEAR(probability, (6 - std::abs(7 - sum)) / 36.0, 1e-12) << sum;
        total += probability;
    }
    EXPECT_NEAR(total, 1, 1e-12);
}

// Drawing two balls without putting back; a flip only after a red one, so that branches differ in depth.
TEST(EnumeratingSource, follows_branches_of_different_depth) {
    std::map<std::pair<Ball, Ball>, double> draws;
    double total = 0;
    EnumeratingSource all;
    do {
        all.restart();
        NamedChance chance(all);
        Bag<Ball> bag = urn(2, 0, 1);
        const Ball first = chance.card(bag);
        bag.remove(first);
        if (first == Ball::red) chance.flip();
        const Ball second = chance.card(bag);
        draws[{first, second}] += all.probability();
        total += all.probability();
    } while (all.next());
    EXPECT_NEAR(total, 1, 1e-12);
    EXPECT_EQ(draws.size(), 3u);
    for (const auto& [draw, probability] : draws) EXPECT_NEAR(probability, 1.0 / 3, 1e-12);
}

TEST(Draw, the_nth_way_leads_to_its_answer) {
    const u8 ways[] = {2, 0, 3};
    const Draw step{.kind = Draw::Kind::die, .answers = 3, .ways = ways};
    EXPECT_EQ(total_ways(step), 5);
    EXPECT_EQ(answer_at(step, 0), 0);
    EXPECT_EQ(answer_at(step, 1), 0);
    EXPECT_EQ(answer_at(step, 2), 2);
    EXPECT_EQ(answer_at(step, 4), 2);
}

// Seventy-five kinds, more than fit into any fixed array of the past.
enum class Contract : u8 {};
constexpr auto names_of(Contract) {
    std::array<std::string_view, 75> names{};
    constexpr std::string_view digits =
        "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
        "5051525354"
        "5556575859606162636465666768697071727374";
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = digits.substr(2 * i, 2);
    return names;
}

TEST(NamedChance, a_bag_may_have_any_number_of_kinds) {
    PlainBag<Contract> bag;
    bag.add(Contract{74}, 2);
    bag.add(Contract{3});
    std::vector<Outcome> words;
    double certain = 0;
    EnumeratingSource all;
    do {
        all.restart();
        RecordingSource recording(all);
        NamedChance chance(recording);
        if (chance.card(bag) == Contract{74}) certain = all.probability();
        words.push_back(recording.words().front());
    } while (all.next());
    EXPECT_EQ(words, (std::vector<Outcome>{std::string("03"), std::string("74")}));
    EXPECT_DOUBLE_EQ(certain, 2.0 / 3);
}

TEST(NamedChance, a_number_lies_between_its_ends_and_is_known_by_itself) {
    ScriptedSource scripted({40, 89, 90});
    NamedChance chance(scripted);
    EXPECT_EQ(chance.number(40, 89), 40);
    EXPECT_EQ(chance.number(40, 89), 89);
    chance.number(40, 89);
    EXPECT_EQ(scripted.complaint(), "outcome 3 does not fit, expected a number from 40 to 89");
}

TEST(FastChance, every_number_of_a_range_comes_up) {
    FastChance chance(1);
    std::map<int, int> seen;
    for (int i = 0; i < 5000; ++i) ++seen[chance.number(40, 89)];
    EXPECT_EQ(seen.size(), 50u);
    EXPECT_EQ(seen.begin()->first, 40);
    EXPECT_EQ(seen.rbegin()->first, 89);
}

TEST(FastChance, any_number_of_dice_is_thrown_together) {
    FastChance chance(1);
    std::map<int, int> totals;
    for (int i = 0; i < 20000; ++i) ++totals[roll<2>(chance).total()];
    EXPECT_EQ(totals.size(), 11u);
    EXPECT_NEAR(totals[7], 20000 / 6.0, 300);
}

}  // namespace
}  // namespace fg
