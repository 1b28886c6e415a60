// SPDX-License-Identifier: Apache-2.0
// For tests of acts and games of skill: a table of Ren Faire for two people, played on until the card that is wanted is on the
// Stage. Everything else is discarded, so nothing but that card ever happens.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "bots/roster.h"
#include "server/table.h"

namespace fg::server {

inline constexpr std::string_view faire_form =
    R"("game":"ren_faire","players":2,"pace":"swift","options":{"judging":"vote","character_pick":"random"})";

// What to answer so that only that card is played: an index among the offers.
inline std::size_t offer_towards(std::string_view card, const boost::json::object& question) {
    const boost::json::array& offers = question.at("offers").as_array();
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const boost::json::object& choice = offers[i].at("choice").as_object();
        const boost::json::value* played = choice.if_contains("card");
        if (choice.at("act") == "play" && played != nullptr && played->as_string() == card) return i;
    }
    for (std::size_t i = 0; i < offers.size(); ++i)
        if (offers[i].at("choice").at("act") == "draw_up") return i;
    return 0;
}

class FaireTable : public testing::Test {
  protected:
    const bots::GamesAndBots offered = bots::all_games_and_bots();
    const Person anna{"pA", "Anna"}, ben{"pB", "Ben"};
    std::unique_ptr<Table> table;
    Millis now = 1'000'000;

    void start(std::string_view clock = "none") {
        const std::string form =
            "{" + std::string(faire_form) + R"(,"seats":["me",null],"clock":")" + std::string(clock) + "\"}";
        auto made = Table::create(offered, "t1", boost::json::parse(form).as_object(), anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->ready(ben, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        table->tick(now, true);
    }
    boost::json::object play(Seat viewer) {
        return boost::json::parse(table->play_json(viewer, 0)).as_object();
    }
    Seat seat(const Person& person) const { return table->seat_of_person(person.id); }
    boost::json::value question(const Person& person) { return play(seat(person)).at("question"); }
    u64 number(const Person& person) { return static_cast<u64>(question(person).at("number").as_int64()); }
    Or<Done> choose(const Person& person, std::string_view choice) {
        Or<Done> done = table->choose(person, number(person), boost::json::parse(choice), now);
        table->tick(now, true);
        return done;
    }
    Or<Done> play_skill(const Person& person, const SkillPlay& what) {
        Or<Done> done = table->play_skill(person, number(person), what, now);
        table->tick(now, true);
        return done;
    }
    void wait(Millis ms) {
        now += ms;
        table->tick(now, true);
    }
    // Until somebody is asked that, with that card on the Stage; who it is.
    Person play_until(std::string_view card, std::string_view kind) {
        for (int i = 0; i < 2000 && table->phase() == Phase::playing; ++i)
            for (const Person& person : {anna, ben}) {
                const boost::json::value asked = question(person);
                if (asked.is_null() || asked.at("answered").as_bool()) continue;
                if (asked.at("kind").as_string() == kind) return person;
                const std::size_t pick = offer_towards(card, asked.as_object());
                const boost::json::value choice = asked.at("offers").at(pick).at("choice");
                EXPECT_TRUE(choose(person, boost::json::serialize(choice)));
            }
        ADD_FAILURE() << card << " never came";
        return anna;
    }
};

}  // namespace fg::server
