// SPDX-License-Identifier: Apache-2.0
// Huzzah! behind the type-erased interface: JSON of options, choices, states and events.
#include <gtest/gtest.h>

#include "games/all.h"
#include "games/huzzah/game.h"

namespace fg::huzzah {
namespace {

namespace json = boost::json;

const AnyGame& game() { return registered<Game>(); }

std::unique_ptr<AnyMatch> start(int players, const std::string& options = "{}") {
    MatchSetup setup;
    setup.players = players;
    setup.options = json::parse(options).as_object();
    setup.seed = SeededSource::seed_from_text("huzzah");
    auto match = game().start(setup);
    EXPECT_TRUE(match) << (match ? "" : match.refusal().message);
    return match ? std::move(*match) : nullptr;
}
std::string why_not(int players, const std::string& options) {
    MatchSetup setup;
    setup.players = players;
    setup.options = json::parse(options).as_object();
    const auto match = game().start(setup);
    return match ? "" : match.refusal().message;
}
void choose(AnyMatch& match, Seat seat, const std::string& choice, const std::vector<Outcome>& chance = {}) {
    const auto read = match.read_choice(json::parse(choice));
    ASSERT_TRUE(read) << read.refusal().message;
    const auto done = match.choose(seat, *read, chance);
    ASSERT_TRUE(done) << done.refusal().message;
}
json::value state_of(const AnyMatch& match) { return json::parse(match.state_json()); }

TEST(HuzzahWrapper, options_are_read_by_name_and_refused_with_a_reason) {
    EXPECT_EQ(why_not(4, R"({"stage_repairs":"custom","closed_stages":["Swag Cart","Boars Hede"]})"), "");
    EXPECT_NE(why_not(8, R"({"stage_repairs":"custom","closed_stages":["Swag Cart","Boars Hede"]})"), "");
    EXPECT_NE(why_not(4, R"({"closed_stages":["Swag Cart"]})"), "");
    EXPECT_NE(why_not(4, R"({"closed_stages":["Tournament Stand"]})"), "");
    EXPECT_NE(why_not(4, R"({"turn_cap":19})"), "");
    EXPECT_NE(why_not(4, R"({"tie_rule":null})"), "");
    EXPECT_NE(why_not(2, "{}"), "");
}

TEST(HuzzahWrapper, a_turn_is_played_in_words) {
    const auto match = start(3);
    for (const char* stage : {"Cathedral Stage", "Queen's Bower"})
        choose(*match, match->owing().lowest(), R"({"act":"choose","stage":")" + std::string(stage) + "\"}");
    // A Gate die, three dice, then fifteen cards.
    std::vector<Outcome> deal{3, 4, 4, 3};
    for (int i = 0; i < 3; ++i)
        for (const char* card : {"2-Crowd", "3-Crowd", "Finale", "Huzzah!", "Bump"})
            deal.push_back(std::string(card));
    choose(*match, match->owing().lowest(), R"({"act":"choose","stage":"Mud Pit"})", deal);
    EXPECT_EQ(state_of(*match).at("table").at("richard"), 33);
    EXPECT_EQ(match->asked(), SeatSet::first(3));
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(match->question(seat_of(seat)), "show");
        choose(*match, seat_of(seat), R"({"act":"show","card":"3-Crowd"})",
               seat == 2 ? std::vector<Outcome>{1, 1, 1} : std::vector<Outcome>{});
    }
    EXPECT_EQ(match->prompt(seat_of(0)),
              "Richard has stopped on step 36 at Gallows Corner. Bump him 3 steps on?");
    EXPECT_EQ(match->offers(seat_of(0)).size(), 2u);
    EXPECT_EQ(match->offers(seat_of(0))[1].json, R"({"act":"bump"})");
    EXPECT_EQ(match->offers(seat_of(0))[1].label, "Bump Richard to step 39: a Gate");
    EXPECT_EQ(match->offers(seat_of(0))[0].leads_to, -1);
    EXPECT_EQ(match->offers(seat_of(0))[1].leads_to, 39);
}

TEST(HuzzahWrapper, a_partial_state_is_set_or_refused_with_the_reason) {
    const auto match = start(3);
    for (const char* stage : {"Cathedral Stage", "Queen's Bower", "Mud Pit"})
        choose(*match, match->owing().lowest(), R"({"act":"choose","stage":")" + std::string(stage) + "\"}");
    const auto set = [&match](const std::string& changes) {
        const auto done = match->set_state(json::parse(changes));
        return done ? std::string() : done.refusal().message;
    };
    const json::value before = state_of(*match);
    EXPECT_EQ(set(R"({"table":{"richard":20,"score":{"1":42},"counters":{"30":4}}})"), "");
    EXPECT_EQ(state_of(*match).at("table").at("score").at(1), 42);
    EXPECT_EQ(set(R"({"table":{"counters":{"16":1}}})"), "there is audience where nobody performs");
    EXPECT_EQ(set(R"({"table":{"place":{"0":"Tournament Stand"}}})"),
              "the state's table.place[0]: is not in the right form");
    EXPECT_EQ(set(R"({"table":{"score":{"1":-1}}})"), "a score is negative");
    EXPECT_EQ(set(R"({"own":{"0":{"hand":{"Finale":9}}}})"), "the cards are not all there exactly once");
    EXPECT_EQ(state_of(*match).at("table").at("score").at(1), 42) << "a refusal changes nothing";
    EXPECT_EQ(before.at("own"), state_of(*match).at("own"));
}

TEST(HuzzahWrapper, places_and_sealed_answers_are_readable) {
    const auto match = start(3);
    for (const char* stage : {"Cathedral Stage", "Queen's Bower", "Mud Pit"})
        choose(*match, match->owing().lowest(), R"({"act":"choose","stage":")" + std::string(stage) + "\"}");
    const auto offer = match->offers(seat_of(1))[0];
    choose(*match, seat_of(1), offer.json);
    const json::value mine = json::parse(match->view_json(seat_of(1), false));
    EXPECT_EQ(json::serialize(mine.at("round").at("sealed")), offer.json);
    const json::value other = json::parse(match->view_json(seat_of(0), false));
    EXPECT_FALSE(other.at("round").as_object().contains("sealed"));
    EXPECT_TRUE(match->can_undo(seat_of(1))) << "a sealed answer can be taken back";
}

}  // namespace
}  // namespace fg::huzzah
