// SPDX-License-Identifier: Apache-2.0
// Acts and games of skill at a table, where time stands still: what is asked, how long, and what is believed.
#include "server/faire_fixture_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

using FaireSkill = FaireTable;

std::string phrase_in(const json::object& play) {
    return std::string(play.at("skill").at("phrase").as_string());
}
std::vector<u8> symbols_in(const json::object& play) {
    std::vector<u8> symbols;
    for (const json::value& symbol : play.at("skill").at("symbols").as_array())
        symbols.push_back(static_cast<u8>(symbol.as_int64()));
    return symbols;
}
// What everybody was told of a seat last, of that kind.
json::object last_told(const json::object& play, std::string_view kind, int seat) {
    json::object last;
    for (const json::value& event : play.at("events").as_array())
        if (event.at(1).is_object())
            if (const json::object& told = event.at(1).as_object();
                told.at("kind").as_string() == kind && told.at("seat") == seat)
                last = told;
    return last;
}
std::int64_t score_of(const json::object& play, int seat) {
    const json::object told = last_told(play, "showed", seat);
    return told.empty() ? -1 : told.contains("count") ? told.at("count").as_int64() : 0;
}

TEST_F(FaireSkill, ThePhraseIsTheSameForBothAndForNobodyElse) {
    start();
    play_until("Tangled Tongue", "score");
    const json::object mine = play(seat_of(0)), theirs = play(seat_of(1));
    EXPECT_EQ(mine.at("skill").at("kind"), "phrase");
    EXPECT_EQ(mine.at("skill").at("seconds"), 30);
    EXPECT_EQ(mine.at("skill"), theirs.at("skill"));
    EXPECT_EQ(mine.at("skill"), play(seat_of(0)).at("skill")) << "as often as one looks";
    EXPECT_FALSE(play(no_seat).contains("skill"));
    const json::array& offers = mine.at("question").at("offers").as_array();
    ASSERT_EQ(offers.size(), 1u) << "what is measured is not offered";
    EXPECT_EQ(offers[0].at("choice").at("act"), "dice");
}
TEST_F(FaireSkill, AScoreIsMeasuredAndNotChosen) {
    start();
    const Person first = play_until("Tangled Tongue", "score");
    EXPECT_EQ(choose(first, R"({"act":"show","n":99})").refusal().code, "measured");
    EXPECT_EQ(table->draft(first, number(first), json::parse(R"({"act":"show","n":99})")).refusal().code,
              "measured");
    EXPECT_TRUE(choose(first, R"({"act":"dice"})"));
    EXPECT_FALSE(play(seat(first)).contains("skill")) << "until it is played";
    EXPECT_TRUE(table->undo(first, now)) << "nothing was learned of dice that have not been rolled";
}
TEST_F(FaireSkill, WhatWasTypedIsScoredByTheSecondsOfTheDevice) {
    start();
    play_until("Tangled Tongue", "score");
    const std::string phrase = phrase_in(play(seat_of(0)));
    wait(8000);
    EXPECT_EQ(play_skill(anna, {.ms = 100, .typed = phrase}).refusal().code, "impossible")
        << "nobody types that fast";
    EXPECT_EQ(play_skill(anna, {.ms = -1, .typed = phrase}).refusal().code, "impossible");
    ASSERT_TRUE(play_skill(anna, {.ms = 7500, .typed = phrase}));
    EXPECT_EQ(table->undo(anna, now).refusal().code, "no_undo") << "it is played once";
    EXPECT_EQ(table->play_skill(anna, number(anna), {.ms = 7500, .typed = phrase}, now).refusal().code,
              "stale");
    ASSERT_TRUE(play_skill(ben, {.ms = 3000, .typed = phrase})) << "a slow line is no fault";
    EXPECT_EQ(score_of(play(no_seat), 0), 99 - 3 * 7);
    EXPECT_EQ(score_of(play(no_seat), 1), 99 - 3 * 5) << "but three seconds are all that is believed";
}
TEST_F(FaireSkill, APatternIsEnteredFromMemory) {
    start();
    play_until("Juggler's Pattern", "pattern");
    const std::vector<u8> symbols = symbols_in(play(seat_of(0)));
    EXPECT_EQ(symbols, symbols_in(play(seat_of(1))));
    EXPECT_EQ(play(seat_of(0)).at("skill").at("show"), 5000);
    wait(2000);
    EXPECT_EQ(play_skill(anna, {.ms = 2000, .symbols = symbols}).refusal().code, "impossible")
        << "it is still shown";
    wait(6000);
    EXPECT_EQ(choose(anna, R"({"act":"choose","pick":"pass"})").refusal().code, "measured");
    ASSERT_TRUE(play_skill(anna, {.ms = 7900, .symbols = symbols}));
    const json::object answered = play(seat_of(0));
    EXPECT_FALSE(answered.contains("skill"));
    ASSERT_TRUE(play_skill(ben, {.ms = 7900, .symbols = {}}));
    EXPECT_EQ(last_told(play(no_seat), "judged", 0).at("verdict"), "success");
    EXPECT_EQ(last_told(play(no_seat), "judged", 1).at("verdict"), "failure");
}
TEST_F(FaireSkill, TheBannerRisesWhenNobodyCanTell) {
    start();
    play_until("Snatch the Banner", "score");
    EXPECT_EQ(play(seat_of(0)).at("skill"), json::parse(R"({"kind":"banner","within":2000})"));
    const Millis rise = table->banner_rises();
    EXPECT_GE(rise, now + 2000);
    EXPECT_LE(rise, now + 6000);
    const json::object asked = play(seat_of(0));
    EXPECT_EQ(asked.at("deadline").as_int64(), now + 13'000) << "which does not tell when it rises";
    wait(rise - now - 1);
    ASSERT_TRUE(play_skill(anna, {.ms = 300})) << "too early is an answer, too";
    wait(501);
    EXPECT_EQ(play_skill(ben, {.ms = 79}).refusal().code, "impossible");
    ASSERT_TRUE(play_skill(ben, {.ms = 400}));
    EXPECT_EQ(score_of(play(no_seat), 0), 0);
    EXPECT_EQ(score_of(play(no_seat), 1), 79);
    EXPECT_EQ(table->banner_rises(), Table::never);
}
TEST_F(FaireSkill, WhoDoesNotPlayScoresNothingAndIsNotTakenForGone) {
    start("brisk");
    play_until("Snatch the Banner", "score");
    wait(13'001);
    EXPECT_EQ(score_of(play(no_seat), 0), 0);
    EXPECT_EQ(score_of(play(no_seat), 1), 0);
    wait(90'001);
    for (const Person& person : {anna, ben})
        EXPECT_FALSE(table->is_bot_seat(seat(person))) << "one silent clock of the table's is not two";
}
TEST_F(FaireSkill, OnlyWhoOwesSuchAnAnswerPlays) {
    start();
    const Person asked = play_until("no such card at all", "action");
    EXPECT_EQ(play_skill(asked, {.ms = 500}).refusal().code, "not_asked");
    const Person stranger{"pZ", "Zoe"};
    EXPECT_EQ(table->play_skill(stranger, 1, {.ms = 500}, now).refusal().code, "no_seat");
}

TEST_F(FaireSkill, AnActIsTimedWhereNothingElseIs) {
    for (const char* clock : {"none", "days", "relaxed"}) {
        start(clock);
        const Person performer = play_until("Ballad of the Turnip", "act");
        const json::object asked = play(seat(performer));
        EXPECT_TRUE(asked.at("question").at("left_to_you").as_bool());
        EXPECT_EQ(asked.at("deadline").as_int64(), now + 40'000) << clock;
        EXPECT_EQ(play(no_seat).at("deadline"), asked.at("deadline")) << "everybody sees how long";
        wait(39'999);
        EXPECT_EQ(question(performer).at("kind"), "act") << "nobody lets the curtain fall for them";
        wait(2);
        const Person& judge = performer.id == anna.id ? ben : anna;
        EXPECT_EQ(question(judge).at("kind"), "vote");
        const Millis vote = clock == std::string_view("relaxed") ? 60'000 : 20'000;
        EXPECT_EQ(play(seat(judge)).at("deadline").as_int64(), now + vote) << clock;
        wait(vote + 1);
        const json::object next = play(no_seat);
        EXPECT_EQ(next.at("kinds").as_object().begin()->value(), "action") << "who does not vote abstains";
        EXPECT_EQ(next.at("deadline").is_null(), clock == std::string_view("none"));
        EXPECT_FALSE(table->is_bot_seat(seat(judge)));
    }
}
TEST_F(FaireSkill, WhoLetsVotesPassByAtATableWithoutAClockIsNotGone) {
    start("none");
    for (const char* card : {"Ballad of the Turnip", "Visiting Dignitary", "Gargoyle Face"}) {
        play_until(card, "act");
        wait(40'001);
        wait(20'001);
        for (const Person& person : {anna, ben}) EXPECT_FALSE(table->is_bot_seat(seat(person)));
    }
}

TEST_F(FaireSkill, REN_147_AVoteIsOneOfTwoSilentClocks) {
    start("brisk");
    const auto let_pass = [this](const Person& person) {
        wait(play(seat(person)).at("deadline").as_int64() - now + 1);
    };
    const Person performer = play_until("Ballad of the Turnip", "act");
    const Person judge = performer.id == anna.id ? ben : anna;
    ASSERT_TRUE(choose(performer, R"({"act":"curtain"})"));
    ASSERT_EQ(question(judge).at("kind"), "vote");
    let_pass(judge);
    EXPECT_FALSE(table->is_bot_seat(seat(judge)));
    while (question(judge).is_null()) {
        const json::value asked = question(performer);
        const std::size_t pick = offer_towards("no such card", asked.as_object());
        ASSERT_TRUE(choose(performer, json::serialize(asked.at("offers").at(pick).at("choice"))));
    }
    let_pass(judge);
    EXPECT_TRUE(table->is_bot_seat(seat(judge)));
    ASSERT_TRUE(table->sit(judge, seat(judge), "", now));
    EXPECT_FALSE(table->is_bot_seat(seat(judge))) << "until they act";
}

// ---- who begins

class FaireHost : public FaireTable {
  protected:
    // Anna makes the table and sits down there; Ben has the other chair.
    void start_at(Seat seat) {
        const std::string form =
            R"({"game":"ren_faire","players":2,"pace":"swift","options":{"first_player":"host"}})";
        auto made = Table::create(offered, "t1", json::parse(form).as_object(), anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        const Seat other = seat_of(1 - index_of(seat));
        ASSERT_TRUE(table->sit(anna, seat, "", now));
        ASSERT_TRUE(table->sit(ben, other, "", now));
        for (const Person& person : {anna, ben}) ASSERT_TRUE(table->ready(person, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        table->tick(now, true);
    }
};
TEST_F(FaireHost, REN_015_TheHostDecidesWhereverTheySit) {
    for (const Seat chair : {seat_of(0), seat_of(1)}) {
        start_at(chair);
        EXPECT_EQ(question(anna).at("kind"), "host_choice");
        EXPECT_TRUE(question(ben).is_null());
        auto again = Table::load(offered, "t1", table->take_rows(), now);
        ASSERT_TRUE(again) << again.refusal().message;
        EXPECT_EQ((*again)->play_json(chair, 0), table->play_json(chair, 0));
        ASSERT_TRUE(choose(anna, R"({"act":"name","seat":0})"));
        EXPECT_EQ(play(no_seat).at("view").at("table").at("first"), 0);
    }
}
TEST_F(FaireHost, REN_015_WhoIsHostNextDecidesWhenTheyLeave) {
    start_at(seat_of(1));
    ASSERT_TRUE(table->leave(anna, now));
    table->tick(now, true);
    EXPECT_EQ(question(ben).at("kind"), "host_choice");
}

}  // namespace
}  // namespace fg::server
