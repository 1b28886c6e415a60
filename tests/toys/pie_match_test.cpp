// SPDX-License-Identifier: Apache-2.0
// What the wrapper does with answers in steps, clocks, reports and content, with the second toy as its game.
#include <gtest/gtest.h>

#include "match/record.h"
#include "tests/conformance/record_promises.h"
#include "tests/toys/matches.h"

namespace fg::pie {
namespace {

using Match = MatchOf<Game, Text>;
const GameOf<Game, Text> game("");
const Seat a = seat_of(0), b = seat_of(1), c = seat_of(2);

MatchSetup three_players() {
    MatchSetup setup;
    setup.players = 3;
    setup.seed = SeededSource::seed_from_text("pies");
    setup.options["passing"] = 3;
    return setup;
}
std::unique_ptr<AnyMatch> started(const MatchSetup& setup = three_players()) {
    auto match = game.start(setup);
    EXPECT_TRUE(match) << match.refusal().message;
    return std::move(*match);
}
const State& state_of(const AnyMatch& match) { return static_cast<const Match&>(match).state(); }
std::string code(const Or<Done>& done) { return done ? "done" : done.refusal().code; }
std::string choose(AnyMatch& match, Seat seat, const Choice& choice,
                   const std::vector<Outcome>& chance = {}) {
    return code(match.choose(seat, AnyChoice::of(choice), chance));
}
// The cards of a hand by rising number.
std::vector<Card> held(const AnyMatch& match, Seat seat) {
    std::vector<Card> cards;
    for (const Card card : state_of(match).veiled.piles.cards_in(hand(seat))) cards.push_back(card);
    std::sort(cards.begin(), cards.end());
    return cards;
}
Choice pass(const AnyMatch& match, Seat seat, std::size_t place) {
    return {.act = Act::pass, .card = held(match, seat)[place]};
}
const Choice done{.act = Act::done}, rest{.act = Act::rest};
Choice call(Back back) { return {.act = Act::call, .back = back}; }

// Everybody lays one pie.
std::unique_ptr<AnyMatch> passing(const MatchSetup& setup = three_players()) {
    auto match = started(setup);
    for (Seat seat : {c, a, b}) {
        EXPECT_EQ(choose(*match, seat, {.act = Act::lay, .card = held(*match, seat)[0]}), "done");
        EXPECT_EQ(choose(*match, seat, {.act = Act::ready}), "done");
    }
    EXPECT_EQ(match->question(a), "pass");
    return match;
}
// Nobody passes anything, the first player takes a pie, and a crier comes.
std::unique_ptr<AnyMatch> crying() {
    auto match = passing();
    for (Seat seat : {a, b, c}) EXPECT_EQ(code(match->expire(seat)), "done");
    const Card oldest = state_of(*match).veiled.piles.card(counter, 0);
    EXPECT_EQ(choose(*match, a, {.act = Act::take, .card = oldest}, {std::string("sweet_crier")}), "done");
    EXPECT_EQ(match->question(b), "cry");
    EXPECT_EQ(match->asked(), SeatSet::only(b).with(c));
    return match;
}
// Plays a record again; what went wrong, or nothing.
std::string fault_in_replay(const AnyMatch& match) {
    std::string faults;
    for (const SeedPolicy policy : {SeedPolicy::reveal, SeedPolicy::keep_secret})
        faults += conformance::fault_in_replay<Game, Text>(match, policy);
    return faults;
}
std::string last_line(const AnyMatch& match) {
    const std::string text = write_record(match);
    const std::size_t closing = text.rfind("\n{") + 1, start = text.rfind("\n{", closing - 2) + 1;
    return text.substr(start, closing - start);
}

TEST(PieMatch, a_group_is_one_line_and_replays) {
    const auto match = passing();
    const std::size_t lines = match->steps().size();
    const Choice first = pass(*match, b, 0), second = pass(*match, b, 1);
    choose(*match, b, first);
    EXPECT_EQ(match->steps().size(), lines + 1) << "unfinished";
    EXPECT_TRUE(match->steps().back().is_unfinished);
    EXPECT_NE(last_line(*match).find(R"("unfinished":true)"), std::string::npos);
    EXPECT_EQ(fault_in_replay(*match), "");
    choose(*match, b, second);
    choose(*match, b, done);
    ASSERT_EQ(match->steps().size(), lines + 1);
    const LogEntry step = match->steps().back();
    EXPECT_EQ(step.choices, (std::vector<std::string>{to_json(first), to_json(second), to_json(done)}));
    EXPECT_FALSE(step.is_unfinished);
    EXPECT_EQ(last_line(*match).find(R"({"seat":1,"choice":[{"act":"pass")"), 0u) << last_line(*match);
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, groups_picked_at_the_same_time_are_a_line_each_in_the_order_they_were_finished) {
    const auto match = passing();
    const std::size_t lines = match->steps().size();
    choose(*match, a, pass(*match, a, 0));
    choose(*match, b, pass(*match, b, 0));
    choose(*match, c, pass(*match, c, 0));
    for (Seat seat : {c, a, b}) ASSERT_EQ(choose(*match, seat, done), "done");
    const auto steps = match->steps();
    ASSERT_EQ(steps.size(), lines + 3);
    EXPECT_EQ(steps[lines].seat, c);
    EXPECT_EQ(steps[lines + 2].seat, b);
    EXPECT_EQ(match->question(a), "turn");
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, a_clock_drops_an_unfinished_group_and_is_recorded_as_a_clock) {
    const auto match = passing();
    const std::size_t hand_before = held(*match, b).size();
    const Choice first = pass(*match, b, 0);
    choose(*match, b, first);
    ASSERT_TRUE(match->is_in_group(b));
    ASSERT_EQ(code(match->expire(b)), "done");
    EXPECT_FALSE(match->owing().has(b));
    const LogEntry step = match->steps().back();
    EXPECT_EQ(step.kind, LogEntry::Kind::timeout);
    EXPECT_EQ(step.choices, std::vector<std::string>{to_json(first)}) << "what it dropped";
    EXPECT_EQ(last_line(*match).find(R"({"seat":1,"timeout":true,"dropped":[{"act":"pass")"), 0u)
        << last_line(*match);
    EXPECT_EQ(fault_in_replay(*match), "") << "while others still think";
    for (Seat seat : {a, c}) ASSERT_EQ(code(match->expire(seat)), "done");
    EXPECT_EQ(held(*match, b).size(), hand_before) << "nobody passed anything";
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, a_clock_that_draws_is_recorded_with_its_chance_when_the_round_closes) {
    const auto match = crying();
    ASSERT_EQ(code(match->expire(c)), "done");
    EXPECT_TRUE(match->steps().back().chance.empty()) << "nobody could tell yet";
    EXPECT_EQ(fault_in_replay(*match), "");
    const std::size_t told = match->event_count();
    ASSERT_EQ(choose(*match, b, call(Back::sweet), {true}), "done");
    EXPECT_EQ(match->event_json(told), R"({"kind":"called","seat":1,"back":"sweet"})");
    EXPECT_EQ(match->event_json(told + 1), R"({"kind":"called","seat":2,"back":"sweet"})");
    EXPECT_EQ(match->question(b), "turn") << "the refill went on, and the turn ended";
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, two_clocks_draw_in_the_order_of_seats_whichever_ran_out_first) {
    std::vector<std::string> ends;
    for (const auto& order : {std::vector<Seat>{b, c}, std::vector<Seat>{c, b}}) {
        const auto match = crying();
        ASSERT_EQ(code(match->expire(order[0])), "done");
        ASSERT_EQ(code(match->expire(order[1], {true, false})), "done");
        EXPECT_EQ(match->steps().back().kind, LogEntry::Kind::timeout);
        EXPECT_GE(match->steps().back().chance.size(), 3u) << "two calls and the refill";
        EXPECT_EQ(match->steps().back().given, 2u);
        EXPECT_EQ(fault_in_replay(*match), "");
        ends.push_back(match->state_json());
    }
    EXPECT_EQ(ends[0], ends[1]);
}

TEST(PieMatch, a_report_is_recorded_and_replayed) {
    const auto match = passing();
    choose(*match, b, pass(*match, b, 0));
    choose(*match, c, pass(*match, c, 0));
    const Report left{.kind = ReportKind::left, .seat = b};
    ASSERT_TRUE(match->accepts(left));
    ASSERT_EQ(code(match->report(left)), "done");
    EXPECT_FALSE(match->accepts(left)) << "only once";
    EXPECT_EQ(last_line(*match).find(R"({"seat":2,"choice":[{"act":"pass")"), 0u) << "c has not finished";
    EXPECT_FALSE(match->asked().has(b));
    EXPECT_TRUE(held(*match, b).empty());
    EXPECT_EQ(fault_in_replay(*match), "");
    choose(*match, c, done);
    ASSERT_EQ(code(match->expire(a)), "done");
    EXPECT_EQ(match->question(a), "turn");
    choose(*match, a, rest);
    EXPECT_EQ(match->asked(), SeatSet::only(c)) << "who left has no turn";
    EXPECT_EQ(fault_in_replay(*match), "");
    ASSERT_EQ(code(match->report({.kind = ReportKind::stand_in, .seat = a})), "done");
    EXPECT_EQ(last_line(*match).find(R"({"report":{"kind":"stand_in","seat":0},"chance":[])"), 0u);
    EXPECT_EQ(match->asked(), SeatSet::only(c));
    EXPECT_EQ(fault_in_replay(*match), "");
    ASSERT_EQ(code(match->report({.kind = ReportKind::left, .seat = c})), "done");
    EXPECT_TRUE(match->is_over());
    EXPECT_EQ(match->result().winners, SeatSet::only(a));
    EXPECT_EQ(code(match->report({.kind = ReportKind::left, .seat = a})), "not_offered");
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, undo_takes_back_one_step_at_a_time) {
    const auto match = passing();
    const std::string fresh = match->state_json(), record = write_record(*match);
    choose(*match, b, pass(*match, b, 0));
    const std::string after_one = match->state_json();
    choose(*match, b, pass(*match, b, 1));
    choose(*match, b, done);
    EXPECT_FALSE(match->owing().has(b));
    ASSERT_EQ(code(match->undo(b)), "done");
    EXPECT_TRUE(match->is_in_group(b));
    EXPECT_EQ(fault_in_replay(*match), "");
    ASSERT_EQ(code(match->undo(b)), "done");
    EXPECT_EQ(match->state_json(), after_one);
    ASSERT_EQ(code(match->undo(b)), "done");
    EXPECT_EQ(match->state_json(), fresh);
    EXPECT_EQ(write_record(*match), record);
    EXPECT_EQ(code(match->undo(b)), "no_undo");
}

TEST(PieMatch, undo_takes_back_nothing_once_the_round_is_over) {
    const auto match = passing();
    for (Seat seat : {a, b}) ASSERT_EQ(code(match->expire(seat)), "done");
    choose(*match, c, pass(*match, c, 0));
    EXPECT_TRUE(match->can_undo(c));
    choose(*match, c, done);
    EXPECT_EQ(match->undoable(), no_seat);
    EXPECT_EQ(code(match->undo(c)), "no_undo");
}

TEST(PieMatch, choose_all_takes_all_steps_or_none) {
    const auto match = passing();
    const std::string before = match->state_json();
    const auto all = [&](std::vector<Choice> choices) {
        std::vector<AnyChoice> list;
        for (const Choice& choice : choices) list.push_back(AnyChoice::of(choice));
        return code(match->choose_all(b, list));
    };
    ASSERT_GE(held(*match, b).size(), 3u);
    const Choice low = pass(*match, b, 0), middle = pass(*match, b, 1), high = pass(*match, b, 2);
    EXPECT_EQ(all({}), "bad_choice");
    EXPECT_EQ(all({middle, low}), "not_offered") << "in rising order only";
    EXPECT_EQ(all({low, {.act = Act::pass, .card = held(*match, a)[0]}}), "not_offered");
    EXPECT_EQ(all({low, done, high}), "not_offered") << "complete before its last step";
    EXPECT_EQ(all({low, middle, high, done}), "not_offered") << "the third pie closes it";
    EXPECT_EQ(match->state_json(), before);
    EXPECT_TRUE(match->is_step(b, AnyChoice::of(low)));
    EXPECT_EQ(all({low, middle, high}), "done");
    EXPECT_FALSE(match->owing().has(b));
    EXPECT_EQ(match->steps().back().choices.size(), 3u);
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, a_pie_out_of_order_is_refused_with_the_rule) {
    const auto match = passing();
    const Choice low = pass(*match, b, 0), middle = pass(*match, b, 1);
    choose(*match, b, middle);
    const Or<Done> refused = match->choose(b, AnyChoice::of(low));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.refusal().message, "pies are picked in rising order");
    EXPECT_EQ(refused.refusal().rule, "PIE-004");
}

TEST(PieMatch, content_that_cannot_be_played_is_refused_with_its_entry) {
    const auto refusal = [](const char* changes) {
        MatchSetup setup = three_players();
        setup.content = boost::json::parse(changes).as_object();
        const auto match = game.start(setup);
        return match ? "started" : match.refusal().code + ": " + match.refusal().message;
    };
    EXPECT_EQ(refusal(R"({"values":{"plum":7},"hand":{"3":5},"clocks":{"cry":5}})"), "started");
    EXPECT_EQ(refusal(R"({"values":{"plum":10}})"), "bad_content: values: a pie is worth 9 at most");
    EXPECT_EQ(refusal(R"({"hand":{"3":1}})"), "bad_content: hand: must be from 2 to 6");
    EXPECT_EQ(refusal(R"({"hand":{"5":1}})"),
              "bad_content: the content's hand: has no entry \"5\"; there are: 2, 3, 4");
    EXPECT_EQ(refusal(R"({"counter":5,"hand":{"3":6}})"),
              "bad_content: hand: there are too few pies for so many players");
    EXPECT_EQ(refusal(R"({"clocks":{"cry":0}})"),
              "bad_content: clocks: every question needs at least a second");
    EXPECT_EQ(refusal(R"({"purse":0})"), "bad_content: purse: must be from 1 to 9");
    MatchSetup setup = three_players();
    setup.options["missing"] = boost::json::array{"plum", "leek", "beef"};
    EXPECT_EQ(game.start(setup).refusal().message, "missing: at most two kinds may be left out");
    setup = three_players();
    setup.content = boost::json::parse(R"({"clocks":{"set_out":7},"hand":{"3":2}})").as_object();
    const auto match = started(setup);
    EXPECT_EQ(match->clock_seconds(a), 7);
    EXPECT_EQ(held(*match, a).size(), 2u);
    EXPECT_EQ(fault_in_replay(*match), "");
}

TEST(PieMatch, changes_add_up_to_the_view_through_a_whole_game) {
    const auto match = started();
    match->keep_moments();
    std::vector<conformance::FollowedView> followed;
    for (Seat viewer : {a, b, c, no_seat}) followed.emplace_back(*match, viewer);
    FastChance dice(7);
    while (!match->is_over()) {
        ASSERT_EQ((conformance::play_on<Game>(static_cast<Match&>(*match), dice)), "");
        for (auto& view : followed) ASSERT_EQ(view.fault(*match), "");
        match->forget_moments();
    }
}

TEST(PieMatch, who_knows_a_pie_of_another_hand_may_order_it_and_nobody_else) {
    const auto match = passing();
    const Card given = held(*match, a)[0];
    choose(*match, a, {.act = Act::pass, .card = given});
    choose(*match, a, done);
    for (Seat seat : {b, c}) ASSERT_EQ(code(match->expire(seat)), "done");
    const Choice order{.act = Act::order, .card = given, .to = b};
    const auto is_offered = [&](Seat seat) {
        const auto offers = match->offers(seat);
        return std::any_of(offers.begin(), offers.end(),
                           [&](const Offer& offer) { return offer.choice.as<Choice>() == order; });
    };
    EXPECT_TRUE(is_offered(a)) << "who gave it goes on knowing it";
    choose(*match, a, rest);
    choose(*match, b, rest);
    ASSERT_TRUE(match->owing().has(c));
    EXPECT_FALSE(is_offered(c));
    EXPECT_NE(match->view_json(a, false).find(std::string(name_of(given))), std::string::npos);
    EXPECT_EQ(match->view_json(c, false).find('"' + std::string(name_of(given)) + '"'), std::string::npos);
}

}  // namespace
}  // namespace fg::pie
