// SPDX-License-Identifier: Apache-2.0
// The wrapper, with the toy as its game.
#include <gtest/gtest.h>

#include "engine/playout.h"
#include "match/game_of.h"
#include "tests/toys/matches.h"

namespace fg {
namespace {

using lantern::Choice;
using lantern::Colour;
using Toy = lantern::Game;
using ToyGame = GameOf<Toy, lantern::Text>;
using ToyMatch = MatchOf<Toy, lantern::Text>;

const ToyGame& game() {
    static const ToyGame toy(
        "- **LAN-004** [stated] (L7) The active player may `peek` (L8) at the *prize* (Later on, too).\n");
    return toy;
}
MatchSetup two_players() {
    MatchSetup setup;
    setup.players = 2;
    setup.seed = SeededSource::seed_from_text("toy");
    return setup;
}
std::unique_ptr<AnyMatch> started(const MatchSetup& setup) {
    auto match = game().start(setup);
    EXPECT_TRUE(match) << match.refusal().message;
    return std::move(*match);
}

const Seat first = seat_of(0), second = seat_of(1);
const Choice wait{.act = lantern::Act::wait}, peek{.act = lantern::Act::peek};
Choice guess(Colour colour) { return {.act = lantern::Act::guess, .colour = colour}; }
std::string code(const Or<Done>& done) { return done ? "done" : done.refusal().code; }
std::string choose(AnyMatch& match, Seat seat, const Choice& choice,
                   const std::vector<Outcome>& chance = {}) {
    return code(match.choose(seat, AnyChoice::of(choice), chance));
}

// Peeked or not, nothing is told before the last prize; then every right guess is a lantern.
TEST(Match, tells_its_story_when_the_game_is_over_and_not_before) {
    MatchSetup setup = two_players();
    setup.options["rounds"] = 1;
    const std::unique_ptr<AnyMatch> match = started(setup);
    while (!match->is_over()) {
        EXPECT_FALSE(match->story());
        const Seat seat = match->owing().lowest();
        ASSERT_TRUE(match->choose(seat, match->offers(seat).front().choice));
    }
    ASSERT_TRUE(match->story());
    const Result result = match->result();
    EXPECT_EQ(match->story()->curve.back(), (std::vector<int>{result.score[first], result.score[second]}));
    EXPECT_FALSE(match->story()->ledger);
}

TEST(Game, starts_only_tables_it_can_play) {
    const auto refused = [](auto&& change) {
        MatchSetup setup = two_players();
        change(setup);
        const auto match = game().start(setup);
        return match ? "started" : match.refusal().code + ": " + match.refusal().message;
    };
    EXPECT_EQ(refused([](MatchSetup& s) { s.players = 1; }),
              "bad_players: Lantern Lottery is for 2 to 4 players");
    EXPECT_EQ(refused([](MatchSetup& s) { s.players = 5; }),
              "bad_players: Lantern Lottery is for 2 to 4 players");
    EXPECT_EQ(refused([](MatchSetup& s) { s.options["rounds"] = "many"; }),
              "bad_option: rounds: must be a whole number from 1 to 4");
    EXPECT_EQ(refused([](MatchSetup& s) { s.options["rounds"] = 300; }),
              "bad_option: rounds: must be a whole number from 1 to 4");
    EXPECT_EQ(refused([](MatchSetup& s) { s.options["colour"] = 1; }),
              "bad_option: there is no option \"colour\"; there are: rounds, peeking");
    EXPECT_EQ(refused([](MatchSetup& s) { s.content["colour"] = 1; }),
              "bad_content: the content has no field \"colour\"");
    EXPECT_EQ(refused([](MatchSetup& s) { s.options["rounds"] = 0; }),
              "bad_option: rounds: must be from 1 to 9");
    EXPECT_EQ(refused([](MatchSetup& s) {
                  s.content = boost::json::object{{"lanterns", {{"red", 1}, {"gold", 1}, {"blue", 1}}}};
              }),
              "bad_content: lanterns: there are too few");
    EXPECT_EQ(refused([](MatchSetup& s) { s.content = boost::json::object{{"lanterns", {{"pink", 1}}}}; }),
              "bad_content: the content's lanterns: has no entry \"pink\"; there are: red, gold, blue");
    EXPECT_EQ(refused([](MatchSetup& s) { s.chance = {std::string("pink")}; }),
              "bad_chance: outcome 1 does not fit, expected a card, one of: red, gold, blue");
    EXPECT_EQ(refused([](MatchSetup& s) { s.chance.assign(6, std::string("red")); }),
              "bad_chance: outcome 5 does not fit, expected a card, one of: gold, blue");
    EXPECT_EQ(refused([](MatchSetup& s) {
                  s.chance.assign(4, std::string("red"));
                  s.chance.resize(6, std::string("blue"));
              }),
              "bad_chance: more outcomes were given than this step has");
    EXPECT_EQ(refused([](MatchSetup&) {}), "started");
}

TEST(Game, says_what_its_options_are) {
    const auto options = game().options();
    ASSERT_EQ(options.size(), 2u);
    EXPECT_EQ(options[0].key, "rounds");
    EXPECT_EQ(options[0].type, OptionInfo::Type::number);
    EXPECT_EQ(options[0].usual, "3");
    EXPECT_EQ(options[0].least, 1);
    EXPECT_EQ(options[0].most, 4);
    EXPECT_EQ(options[1].type, OptionInfo::Type::toggle);
    EXPECT_EQ(options[1].rule, "LAN-004");
}

TEST(Game, hashes_its_content_with_the_changes) {
    const auto red = [](int count) { return boost::json::object{{"lanterns", {{"red", count}}}}; };
    EXPECT_EQ(*game().content_hash({}), *game().content_hash(red(4)));
    EXPECT_NE(*game().content_hash({}), *game().content_hash(red(5)));
    EXPECT_FALSE(game().content_hash({{"lanterns", "x"}}));
    EXPECT_EQ(game().content_json(),
              R"({"lanterns":{"red":4,"gold":4,"blue":4},"clocks":{"peek":10,"guess":10}})");
    EXPECT_EQ(*game().content_json(2, {}, red(5)),
              R"({"lanterns":{"red":5,"gold":4,"blue":4},"clocks":{"peek":10,"guess":10}})");
    EXPECT_EQ(game().content_json(2, {}, red(50)).refusal().message, "lanterns: at most 40 of a colour");
}

TEST(Game, quotes_a_rule_without_number_tag_and_markup) {
    EXPECT_EQ(rule_text(game(), "LAN-004"), "The active player may peek at the prize (Later on, too).");
    EXPECT_EQ(rule_text(game(), "LAN-999"), "");
}

TEST(Match, fills_in_options_and_names) {
    const auto match = started(two_players());
    EXPECT_EQ(boost::json::serialize(match->setup().options), R"({"rounds":3,"peeking":true})");
    EXPECT_EQ(match->name(second), "Seat 1");
    EXPECT_EQ(match->players(), 2);
}

TEST(Match, deals_from_given_outcomes_and_then_from_the_seed) {
    MatchSetup setup = two_players();
    setup.chance = {std::string("red"), std::string("gold"), std::string("red"), std::string("blue")};
    const auto match = started(setup);
    EXPECT_NE(match->view_json(first, false).find(R"("hand":{"red":2})"), std::string::npos);
    EXPECT_FALSE(match->is_dealt_by_seed());
    EXPECT_EQ(match->steps().front().given, 4u);
    EXPECT_EQ(match->steps().front().chance.size(), 5u) << "the prize came from the seed";
    EXPECT_TRUE(started(two_players())->is_dealt_by_seed());
}

TEST(Match, offers_to_who_owes_an_answer_and_to_nobody_else) {
    const auto match = started(two_players());
    EXPECT_EQ(match->asked(), SeatSet::only(first));
    const auto offers = match->offers(first);
    ASSERT_EQ(offers.size(), 2u);
    EXPECT_EQ(offers[1].json, R"({"act":"peek"})");
    EXPECT_EQ(offers[1].label, "Peek");
    EXPECT_EQ(offers[1].rule, "LAN-004");
    EXPECT_TRUE(match->offers(second).empty());
    EXPECT_TRUE(match->offers(no_seat).empty());
    EXPECT_EQ(match->question(first), "peek");
    EXPECT_EQ(match->question_rule(first), "LAN-004");
    EXPECT_EQ(match->prompt(first), "Look at the prize?");
    EXPECT_EQ(match->clock_seconds(first), 10);
    EXPECT_EQ(match->timeout(first)->as<Choice>(), wait);
}

TEST(Match, an_answer_in_steps_is_labelled_as_a_whole) {
    const auto label = [](std::vector<std::string> labels) { return label_of_steps(labels); };
    EXPECT_EQ(label({"Walk 7: to the gate"}), "Walk 7: to the gate");
    EXPECT_EQ(label({"Load a wagon", "Pick Frog (2)", "Done: load Frog (2)"}), "Load Frog (2)");
    EXPECT_EQ(label({"Buy a wagon: the next one", "War Wagon for 3 gold: holds 5"}),
              "Buy a wagon, then War Wagon for 3 gold");
    EXPECT_EQ(label({"Pick a bun", "Pick a pie", "Pick a tart", "Done"}), "Pick a bun, a pie and a tart");
}

TEST(Match, refuses_with_a_reason_and_changes_nothing) {
    const auto match = started(two_players());
    const std::string before = match->state_json();
    const auto refused = match->choose(first, AnyChoice::of(guess(Colour::red)), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.refusal().code, "not_offered");
    EXPECT_EQ(refused.refusal().message, "that is not one of the choices: Look at the prize?");
    EXPECT_EQ(refused.refusal().rule, "LAN-004");
    EXPECT_EQ(choose(*match, second, wait), "not_asked");
    EXPECT_EQ(choose(*match, seat_of(2), wait), "no_seat");
    EXPECT_EQ(choose(*match, no_seat, wait), "no_seat");
    EXPECT_EQ(choose(*match, first, peek, {3}), "bad_chance") << "a peek uses no chance";
    EXPECT_EQ(match->state_json(), before);
    EXPECT_EQ(match->steps().size(), 1u);
    EXPECT_EQ(match->event_count(), 4u) << "the deal only";
}

// Waits, then both guess red: `rounds` rounds.
void play_on(AnyMatch& match, int rounds) {
    for (int i = 0; i < rounds; ++i) {
        EXPECT_EQ(choose(match, match.asked().lowest(), wait), "done");
        EXPECT_EQ(choose(match, first, guess(Colour::red)), "done");
        EXPECT_EQ(choose(match, second, guess(Colour::red)), "done");
    }
}

TEST(Match, outcomes_that_do_not_fit_leave_it_as_it_was) {
    const auto match = started(two_players());
    choose(*match, first, wait);
    choose(*match, first, guess(Colour::red));
    const std::string before = match->state_json();
    const std::size_t events = match->event_count();
    EXPECT_EQ(choose(*match, second, guess(Colour::red), {6}), "bad_chance");
    EXPECT_EQ(match->state_json(), before);
    EXPECT_EQ(match->event_count(), events);
    EXPECT_EQ(choose(*match, second, guess(Colour::red)), "done");
}

TEST(Match, is_over_after_the_last_round_and_takes_no_more) {
    const auto match = started(two_players());
    play_on(*match, 3);
    EXPECT_TRUE(match->is_over());
    EXPECT_TRUE(match->asked().is_empty());
    EXPECT_TRUE(match->owing().is_empty());
    EXPECT_TRUE(match->result().is_over);
    EXPECT_EQ(match->result().winners, SeatSet::first(2)) << "both guessed the same";
    EXPECT_EQ(choose(*match, first, wait), "over");
}

TEST(Match, numbers_events_alike_for_everybody) {
    const auto match = started(two_players());
    choose(*match, first, peek);
    ASSERT_EQ(match->event_count(), 6u);
    EXPECT_EQ(match->event_audience(5), Audience::only(first));
    EXPECT_EQ(match->event_json(4, second), R"({"kind":"peeked","seat":0})");
    EXPECT_EQ(match->event_json(5, second), "null");
    EXPECT_EQ(match->event_json(5, no_seat), "null");
    EXPECT_EQ(match->event_json(5, first), match->event_json(5));
    EXPECT_NE(match->event_json(5, first), "null");
    EXPECT_EQ(match->event_sentence(4, first), "you peeked at the prize.");
    EXPECT_EQ(match->event_sentence(4, second), "Seat 0 peeked at the prize.");
    EXPECT_EQ(match->event_sentence(5, second), "");
    EXPECT_EQ(match->event_sentence(5), match->event_sentence(5, first).replace(0, 3, "Seat 0"))
        << "all of it, and nobody in particular is told";
}

TEST(Match, undoes_exactly_what_gave_nothing_away) {
    const auto match = started(two_players());
    EXPECT_EQ(match->undoable(), no_seat);
    EXPECT_EQ(code(match->undo(first)), "no_undo");
    choose(*match, first, wait);
    EXPECT_FALSE(match->can_undo(first)) << "the word has passed to all";
    const std::string before = match->state_json();
    choose(*match, first, guess(Colour::red));
    EXPECT_TRUE(match->can_undo(first)) << "sealed: nobody knows yet";
    EXPECT_FALSE(match->can_undo(second));
    EXPECT_FALSE(match->can_undo(no_seat));
    EXPECT_EQ(code(match->undo(second)), "no_undo");
    EXPECT_EQ(code(match->undo(first)), "done");
    EXPECT_EQ(match->state_json(), before);
    EXPECT_EQ(match->steps().size(), 2u) << "the log forgets it too";
    choose(*match, first, guess(Colour::blue));
    choose(*match, second, guess(Colour::red));
    EXPECT_FALSE(match->can_undo(second)) << "the prize was shown";
    EXPECT_FALSE(match->can_undo(first));
    choose(*match, second, peek);
    EXPECT_FALSE(match->can_undo(second)) << "a look cannot be taken back";
}

TEST(Match, reads_choices_by_their_fields) {
    const auto match = started(two_players());
    const auto choice = match->read_choice(boost::json::parse(R"({"act":"guess","colour":"gold"})"));
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->as<Choice>(), guess(Colour::gold));
    EXPECT_EQ(match->choice_json(*choice), R"({"act":"guess","colour":"gold"})");
    EXPECT_EQ(match->label(first, *choice), "Guess gold");
    const auto bad = match->read_choice(boost::json::parse(R"({"act":"steal"})"));
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.refusal().code, "bad_choice");
    EXPECT_EQ(bad.refusal().message, "the choice act: must be one of wait, peek, guess");
}

TEST(Match, takes_a_position_only_if_it_is_possible) {
    const auto match = started(two_players());
    const std::string before = match->state_json();
    const auto set = [&](const char* json) { return match->set_state(boost::json::parse(json)); };
    EXPECT_EQ(set(R"({"table":{"turn":1}})").refusal().message, "the state's table: has no field \"turn\"");
    EXPECT_EQ(code(set(R"({"hidden":{"deck":{}}})")), "impossible_state");
    EXPECT_EQ(match->state_json(), before);
    EXPECT_EQ(code(set(R"({"table":{"score":[2,1]}})")), "done");
    EXPECT_EQ(match->result().score[first], 2);
    EXPECT_EQ(match->steps().back().kind, LogEntry::Kind::set);
    EXPECT_FALSE(match->is_dealt_by_seed());
    EXPECT_EQ(match->undoable(), no_seat);
}

TEST(Match, views_show_a_seat_its_own_and_no_more) {
    const auto match = started(two_players());
    EXPECT_EQ(match->view_json(first, false).find("deck\":"), std::string::npos);
    EXPECT_NE(match->view_json(no_seat, false).find(R"("viewer":null,"mine":{"hand":{})"), std::string::npos);
    const auto view = match->view(second);
    const auto& box = dynamic_cast<const ViewBox<Toy>&>(*view);
    EXPECT_EQ(box.view.viewer, second);
    EXPECT_EQ(box.rules.players, 2);
}

TEST(Match, redeals_a_world_with_the_same_view) {
    const auto match = started(two_players());
    const auto world = from_json(boost::json::parse(match->redealt_json(second, 5)), Toy::State{}, 2);
    ASSERT_TRUE(world);
    EXPECT_EQ(to_json(view_for<Toy>(*world, second), 2), match->view_json(second, false));
}

TEST(Match, the_same_seed_and_choices_are_the_same_game) {
    const auto a = started(two_players()), b = started(two_players());
    play_on(*a, 3);
    play_on(*b, 3);
    EXPECT_EQ(a->signature(), b->signature());
    EXPECT_EQ(a->state_json(), b->state_json());
    MatchSetup other = two_players();
    other.seed = SeededSource::seed_from_text("another");
    EXPECT_NE(started(other)->signature(), started(two_players())->signature());
}

TEST(Playout, ends_and_counts_decisions_and_answers) {
    const Toy::Rules rules = Toy::make_rules(3, {}, {});
    FastChance chance(1);
    Silence silence;
    Toy::State state = Toy::setup(rules, chance, silence);
    const PlayCount count = play_at_random<Toy>(rules, state, chance);
    EXPECT_TRUE(Toy::is_over(state.table));
    EXPECT_EQ(count.answers, 12u);
    EXPECT_EQ(count.decisions, 12u);
}

TEST(Playout, leaves_forced_answers_to_settle_and_stops_at_its_limit) {
    const Toy::Rules rules = Toy::make_rules(3, {.peeking = false}, {});
    FastChance chance(1);
    Silence silence;
    Toy::State state = Toy::setup(rules, chance, silence);
    EXPECT_EQ(play_at_random<Toy>(rules, state, chance, 4).decisions, 4u);
    EXPECT_FALSE(Toy::is_over(state.table));
    EXPECT_EQ(play_at_random<Toy>(rules, state, chance).answers, 5u);
    EXPECT_TRUE(Toy::is_over(state.table));
}

}  // namespace
}  // namespace fg
